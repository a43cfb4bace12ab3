"""Writes a deck as a list: number text, JSON, a deck builder's link."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks.deck import CardCount, Deck
from gundam_desktop.games.gcg.decks.formats import json_list as data
from gundam_desktop.games.gcg.decks.formats import link_list as links
from gundam_desktop.games.gcg.decks.formats import text_list as lines

PLAIN_RESOURCES = Deck(name="", cards=()).resources
"""The resource deck of a list that does not speak of one."""


def write_list(deck: Deck, form: str = lines.TEXT, cards: Mapping[str, Card] | None = None) -> str:
    """The deck in one of `FORMS`; read again it is the same deck, as far as the form goes.

    A link has neither title nor source. `cards` name the cards in a text; all there are if not given. ValueError for
    another form.
    """
    if form not in FORMATS:
        raise ValueError(f"a list cannot be written as {form}; right are {', '.join(FORMATS)}")
    if form == lines.TEXT:
        return _text(deck, cards if cards is not None else {card.number: card for card in card_sets()})
    return _json(deck) if form == data.JSON else _link(deck)


FORMATS = (lines.TEXT, data.JSON, links.BUILDER)
"""The forms that can be written, and read."""
READ_ONLY = (lines.NAMES, links.APP)
"""The forms that can only be read."""


def _text(deck: Deck, cards: Mapping[str, Card]) -> str:
    notes = [deck.comment, *deck.source.splitlines()] if deck.comment or deck.source else []
    blocks = [
        [f"# {' '.join(note.split())}".rstrip() for note in notes] + _lines(deck.cards, cards),
        _lines(deck.resources, cards) or ["Resource deck"],
    ]
    if deck.sideboard:
        blocks.append(["", "Sideboard", *_lines(deck.sideboard, cards)])
    return "".join(f"{line}\n" for block in blocks for line in block)


def _lines(entries: tuple[CardCount, ...], cards: Mapping[str, Card]) -> list[str]:
    names = {number: cards[number].name if number in cards else "" for number, _ in entries}
    return [f"{count} {number} {names[number]}".rstrip() for number, count in entries]


def _json(deck: Deck) -> str:
    parts: dict[str, Any] = {"name": deck.comment, "source": deck.source}
    parts = {key: text for key, text in parts.items() if text}
    parts |= {"deck": _entries(deck.cards), "resource": _entries(deck.resources)}
    if deck.sideboard:
        parts["sideboard"] = _entries(deck.sideboard)
    return json.dumps(parts, ensure_ascii=False, indent=1) + "\n"


def _entries(entries: tuple[CardCount, ...]) -> list[dict[str, Any]]:
    return [{"cardNumber": number, "count": count} for number, count in entries]


def _link(deck: Deck) -> str:
    """Resources stand in it when they are not the ten plain ones."""
    resources = [] if deck.resources == PLAIN_RESOURCES else [*deck.resources]
    return links.link_to([[*deck.cards, *resources], [*deck.sideboard]]) + "\n"
