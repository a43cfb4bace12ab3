"""Writes a deck as a list: text, JSON, or a deck builder's link."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks.deck import CardCount, Deck
from gundam_desktop.games.gcg.decks.formats import json_list, link_list, text_list

PLAIN_RESOURCES = Deck(name="", cards=()).resources
"""The resource deck of a list that names none."""
HEADINGS = {"unit": "Units", "pilot": "Pilots", "command": "Commands", "base": "Bases"}
OTHERS, RESOURCES, SIDEBOARD, MAYBEBOARD = "Cards", "Resource deck", "Sideboard", "Maybeboard"


def write_list(deck: Deck, form: str = text_list.TEXT, cards: Mapping[str, Card] | None = None) -> str:
    """Return the deck in one of `FORMATS`; reading it gives the same deck without its groups.

    A link has neither name, title, source nor maybeboard; a text has the cards by type. `cards` give the names in a
    text, by default all known cards. ValueError for another format.
    """
    if form not in FORMATS:
        raise ValueError(f"a list cannot be written as {form}; right are {', '.join(FORMATS)}")
    if form == text_list.TEXT:
        return _text(deck, cards if cards is not None else card_sets().by_number)
    return _json(deck) if form == json_list.JSON else _link(deck)


FORMATS = (text_list.TEXT, json_list.JSON, link_list.BUILDER)
"""Formats that can be written and read."""
READ_ONLY = (text_list.NAMES, link_list.APP)
"""Formats that can only be read."""


def write_plain(deck: Deck, cards: Mapping[str, Card]) -> str:
    """Return the list alone, its cards in the order of the deck: no name, title, maybeboard or headings by type."""
    lines = _lines(deck.cards, cards) + (_lines(deck.resources, cards) or [RESOURCES])
    if deck.sideboard:
        lines += ["", SIDEBOARD, *_lines(deck.sideboard, cards)]
    return _joined(lines)


def _text(deck: Deck, cards: Mapping[str, Card]) -> str:
    notes = [f"{text_list.NAME_MARK}{deck.name}"] if deck.name else []
    notes += [deck.comment, *deck.source.splitlines()] if deck.comment or deck.source else []
    lines = [f"# {' '.join(note.split())}".rstrip() for note in notes]
    by_type: dict[str, list[CardCount]] = {heading: [] for heading in (*HEADINGS.values(), OTHERS)}
    for number, count in deck.cards:
        heading = HEADINGS.get(cards[number].type, OTHERS) if number in cards else OTHERS
        by_type[heading].append((number, count))
    others = {RESOURCES: [*deck.resources], SIDEBOARD: [*deck.sideboard], MAYBEBOARD: [*deck.maybeboard]}
    for heading, entries in (by_type | others).items():
        if entries or heading == RESOURCES:
            lines += [""] if lines else []
            lines += [f"{heading} ({sum(count for _, count in entries)})", *_lines(entries, cards)]
    return _joined(lines)


def _joined(lines: Iterable[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def _lines(entries: Iterable[CardCount], cards: Mapping[str, Card]) -> list[str]:
    return [f"{count} {number} {cards[number].name if number in cards else ''}".rstrip() for number, count in entries]


def _json(deck: Deck) -> str:
    parts: dict[str, Any] = {"name": deck.name, "title": deck.comment, "source": deck.source}
    parts = {key: text for key, text in parts.items() if text}
    parts |= {"deck": _entries(deck.cards), "resource": _entries(deck.resources)}
    if deck.sideboard:
        parts["sideboard"] = _entries(deck.sideboard)
    if deck.maybeboard:
        parts["maybeboard"] = _entries(deck.maybeboard)
    return json.dumps(parts, ensure_ascii=False, indent=1) + "\n"


def _entries(entries: tuple[CardCount, ...]) -> list[dict[str, Any]]:
    return [{"cardNumber": number, "count": count} for number, count in entries]


def _link(deck: Deck) -> str:
    """Return the link; resources are in it only if they are not the usual ten."""
    resources = [] if deck.resources == PLAIN_RESOURCES else [*deck.resources]
    return link_list.link_to([[*deck.cards, *resources], [*deck.sideboard]]) + "\n"
