"""Writes a deck as a list: text, JSON, or a deck builder's link."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Mapping
from typing import Any

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks.deck import CardCount, Deck
from gundam_desktop.games.gcg.decks.formats import json_list, link_list, text_list
from gundam_desktop.games.gcg.decks.formats.list_texts import heading

PLAIN_RESOURCES = Deck(name="", cards=()).resources
"""The resource deck of a list that names none."""
OTHERS = "others"
"""The heading for cards with a type that is not in `HEADINGS`."""
HEADINGS = ("unit", "pilot", "command", "base", OTHERS)
TABLE_HEAD = ("Count", "Number", "Name", "Set")
"""The columns of a table, by words that the reader knows."""
RESOURCES, SIDEBOARD = "Resource deck", "Sideboard"


def write_list(
    deck: Deck, form: str = text_list.TEXT, cards: Mapping[str, Card] | None = None, language: str = "en"
) -> str:
    """Return the deck in one of `FORMATS`; reading it gives the same deck without its groups.

    A link has neither name, title, source nor maybeboard; a text has the cards by type, with headings and names in the
    language. `cards` give the names, by default all known cards. ValueError for another format.
    """
    if form not in FORMATS:
        raise ValueError(f"a list cannot be written as {form}; expected {', '.join(FORMATS)}")
    if form == text_list.TEXT:
        return _text(deck, cards if cards is not None else card_sets().by_number, language)
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


def write_counts(counts: Mapping[str, int], cards: Mapping[str, Card], language: str = "en") -> str:
    """Return a line for each card with its count, in the given order; for cards that are not a deck."""
    return _joined(_lines(counts.items(), cards, language))


def write_table(counts: Mapping[str, int], cards: Mapping[str, Card], language: str = "en") -> str:
    r"""Return the cards as CSV with a heading, in their order; reading it gives the same counts.

    >>> write_table({"ST01-001": 2}, {})
    'Count,Number,Name,Set\n2,ST01-001,,\n'
    """
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(TABLE_HEAD)
    for number, count in counts.items():
        card = cards.get(number)
        rows.writerow((count, number, card.name_in(language) if card else "", card.set if card else ""))
    return text.getvalue()


def _text(deck: Deck, cards: Mapping[str, Card], language: str) -> str:
    notes = [f"{text_list.NAME_MARK}{deck.name}"] if deck.name else []
    notes += [deck.comment, *deck.source.splitlines()] if deck.comment or deck.source else []
    lines = [f"# {' '.join(note.split())}".rstrip() for note in notes]
    parts: dict[str, list[CardCount]] = {kind: [] for kind in HEADINGS}
    for number, count in deck.cards:
        kind = cards[number].type if number in cards else OTHERS
        parts[kind if kind in HEADINGS else OTHERS].append((number, count))
    parts |= {"resources": [*deck.resources], "sideboard": [*deck.sideboard], "maybeboard": [*deck.maybeboard]}
    for part, entries in parts.items():
        if entries or part == "resources":
            lines += [""] if lines else []
            lines += [f"{heading(part, language)} ({sum(count for _, count in entries)})"]
            lines += _lines(entries, cards, language)
    return _joined(lines)


def _joined(lines: Iterable[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def _lines(entries: Iterable[CardCount], cards: Mapping[str, Card], language: str = "en") -> list[str]:
    named = [(number, count, cards[number].name_in(language) if number in cards else "") for number, count in entries]
    return [f"{count} {number} {name}".rstrip() for number, count, name in named]


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
