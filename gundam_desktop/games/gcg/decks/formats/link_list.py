"""Deck lists as links: those of deck builders with numbers and counts, and those of the publisher's app."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from urllib.parse import quote, unquote

from gundam_desktop.games.gcg.decks.deck import DECK, SIDEBOARD
from gundam_desktop.games.gcg.decks.formats import app_ids
from gundam_desktop.games.gcg.decks.formats.card_finder import CardFinder
from gundam_desktop.games.gcg.decks.formats.list_items import (
    MOST_COPIES_IN_LIST,
    LineReading,
    ListItem,
    ListPosition,
    ListProblem,
    entry_or_ambiguity,
    item_of,
)
from gundam_desktop.quoting import quoted

BUILDER, APP = "link", "app"
ADDRESS = "https://deckbuilder.egmanevents.com/gundam?deck="
_LINK = re.compile(r"(?:^|[?&#])deck=([^&\s#]*)")
_BARE = re.compile(r"^[A-Za-z0-9]+-[0-9A-Za-z_]+:[0-9]+(?:[,|][^\s]*)?$")
_PAIR = re.compile(r"^([^:]+):([0-9]+)$")


def deck_in(line: str) -> str:
    """Return the deck parameter of a link in a line; empty if there is none."""
    match = _LINK.search(line)
    if match:
        return unquote(match[1])
    return line if _BARE.match(line) else ""


def form_of(parameter: str) -> str:
    """Return the format of a deck parameter."""
    return BUILDER if ":" in parameter else APP


def items_of(parameter: str, finder: CardFinder) -> Iterator[ListItem]:
    """Yield the items of a deck parameter."""
    if form_of(parameter) == BUILDER:
        yield from _builder(parameter, finder)
    else:
        yield from _app(parameter, finder)


def _builder(parameter: str, finder: CardFinder) -> Iterator[ListItem]:
    index = 0
    for part, side in enumerate(parameter.split("|")):
        for text in filter(None, map(str.strip, side.split(","))):
            index += 1
            place = ListPosition("card", index)
            match = _PAIR.match(text)
            if match is None:
                yield ListProblem(place, text, "no pair", {"line": quoted(text)})
                continue
            yield item_of(place, text, [LineReading(match[2], match[1])], SIDEBOARD if part else DECK, finder)


def _app(parameter: str, finder: CardFinder) -> Iterator[ListItem]:
    """Yield the items of the app's tokens: one token a copy, those of one card together."""
    index = 1
    for token, same in groupby(filter(None, re.split(r"[.!]", parameter))):
        place, copies = ListPosition("card", index), len(list(same))
        index += copies
        line = f"{token} x{copies}"
        numbers = tuple(number for number in app_ids.numbers(token) if number in finder.cards)
        if copies > MOST_COPIES_IN_LIST:
            yield ListProblem(place, line, "count", {"count": copies, "most": MOST_COPIES_IN_LIST})
        elif numbers:
            yield entry_or_ambiguity(place, line, copies, numbers, DECK)
        else:
            yield ListProblem(place, line, "app card", {"token": quoted(token, 20), "count": copies})


def link_to(parts: list[list[tuple[str, int]]]) -> str:
    """Return a deck builder's link with the cards of the deck, then of the sideboard."""
    written = [",".join(f"{number}:{count}" for number, count in part) for part in parts]
    return ADDRESS + quote("|".join(written).rstrip("|"), safe=":,|-_")
