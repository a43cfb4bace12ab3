"""Deck lists as links: those of deck builders with numbers and counts, and those of the publisher's app."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple
from urllib.parse import quote, unquote

from gundam_desktop.games.gcg.decks.deck import DECK, SIDEBOARD, Part
from gundam_desktop.games.gcg.decks.formats import app_ids
from gundam_desktop.games.gcg.decks.formats.card_finder import CardFinder
from gundam_desktop.games.gcg.decks.formats.clean_text import cleaned
from gundam_desktop.games.gcg.decks.formats.line_reader import MOST_COPIES_IN_LIST, Refused, read_line, wrong_count
from gundam_desktop.games.gcg.decks.formats.list_items import ListItem, ListPosition, ListProblem, entry_or_ambiguity
from gundam_desktop.quoting import quoted

BUILDER, APP = "link", "app"
ADDRESS = "https://deckbuilder.egmanevents.com/gundam?deck="
_DECKS, _SIDEBOARDS = ("deck", "decklist", "list", "cards", "main"), ("side", "sideboard")
"""Parameters that hold cards."""
_LINK = re.compile(rf"(?<!\S)\S*?(?:[?&#;]|(?<!\S))(?:{'|'.join((*_DECKS, *_SIDEBOARDS))})=[^\s<>\"]*", re.IGNORECASE)
_PARAMETER = re.compile(r"(?:^|[?&#;])([A-Za-z_]+)=([^&#\s]*)")
_BARE = re.compile(r"^[A-Za-z0-9]+-[0-9A-Za-z_]+:[0-9]+(?:[,|][^\s]*)?$")
_OF_APP = re.compile(r"^[.!]*[^.!:,|]{1,4}(?:[.!]+[^.!:,|]{1,4})*[.!]*$")
_AROUND = ".,;:)]}>'\"*_`|"
"""Characters that punctuation, brackets or Markdown may put after a link."""


class Links(NamedTuple):
    """The deck links of a line, each once, and the line without them."""

    decks: tuple[tuple[Part, str], ...]
    """(part of the deck, its cards as written in the link) for each link."""
    rest: str


def links_in(line: str) -> Links:
    """Return the cards of the links in a line.

    >>> links_in("see https://a.example/g?decklist=GD01-118%3A4&x=1.")
    Links(decks=(('deck', 'GD01-118:4'),), rest='see   https://a.example/g 1')
    """
    if _BARE.match(line):
        return Links(((DECK, line),), "")
    if "=" not in line:
        return Links((), line)
    decks: dict[tuple[Part, str], None] = {}
    rest = []

    def without(match: re.Match[str]) -> str:
        for address in re.split(r"\]\(|\|(?=https?:)", match[0].replace("&amp;", "&")):
            rest.append(re.split("[?#]", address)[0])
            for key, value in _PARAMETER.findall(address.rstrip(_AROUND)):
                said = unquote(value).rstrip(_AROUND)
                if key.lower() in (*_DECKS, *_SIDEBOARDS) and said:
                    decks[SIDEBOARD if key.lower() in _SIDEBOARDS else DECK, said] = None
                else:
                    rest.append(said)
        return " "

    remaining = _LINK.sub(without, line)
    return Links(tuple(decks), " ".join([remaining, *rest])) if decks else Links((), line)


def form_of(said: str) -> str:
    """Return the format of the cards in a link."""
    return APP if _OF_APP.match(said) else BUILDER


def items_of(said: str, part: Part, finder: CardFinder) -> Iterator[ListItem]:
    """Yield the items of the cards in a link."""
    yield from _app(said, part, finder) if form_of(said) == APP else _builder(said, part, finder)


def _builder(said: str, part: Part, finder: CardFinder) -> Iterator[ListItem]:
    index = 0
    for side, cards in enumerate(said.split("|")):
        for text in filter(None, map(str.strip, re.split("[,;]", cards))):
            index += 1
            yield _pair(ListPosition("card", index), text, SIDEBOARD if side else part, finder)


def _pair(place: ListPosition, text: str, part: Part, finder: CardFinder) -> ListItem:
    read = read_line(cleaned(text), finder)
    if isinstance(read, Refused):
        return ListProblem(place, text, *(read if ":" in text else Refused("no pair", {"line": quoted(text)})))
    if len(read.cards) != 1 or not read.cards[0].is_counted:
        return ListProblem(place, text, "no pair", {"line": quoted(text)})
    return entry_or_ambiguity(place, text, read.cards[0].copies, read.cards[0].numbers, part)


def _app(said: str, part: Part, finder: CardFinder) -> Iterator[ListItem]:
    """Yield the items for the app's tokens, of which each is one copy; copies of one card are added up."""
    index = 1
    for token, same in groupby(filter(None, re.split(r"[.!]", said))):
        place, copies = ListPosition("card", index), len(list(same))
        index += copies
        line = f"{token} x{copies}"
        numbers = tuple(number for number in app_ids.numbers(token) if number in finder.cards)
        if copies > MOST_COPIES_IN_LIST:
            yield ListProblem(place, line, *wrong_count(str(copies)))
        elif numbers:
            yield entry_or_ambiguity(place, line, copies, numbers, part)
        else:
            yield ListProblem(place, line, "app card", {"token": quoted(token, 20), "count": copies})


def link_to(parts: list[list[tuple[str, int]]]) -> str:
    """Return a deck builder's link with the cards of the deck, then of the sideboard."""
    written = [",".join(f"{number}:{count}" for number, count in part) for part in parts]
    return ADDRESS + quote("|".join(written).rstrip("|"), safe=":,|-_")
