"""The items of a deck list: entries of the deck, ambiguous lines, problems."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from gundam_desktop.games.gcg.decks.deck import Part


class ListPosition(NamedTuple):
    """A position in a list: the line of a text, the card of a link, the entry of a part of JSON."""

    kind: str
    """`line`, `card`, `entry`; `list` for the list as a whole."""
    at: int = 0
    part: str = ""


class ListEntry(NamedTuple):
    """`copies` of a card in a part of the deck."""

    place: ListPosition
    line: str
    copies: int
    number: str
    part: Part


class AmbiguousLine(NamedTuple):
    """An ambiguous line: `copies` of one of the cards `numbers`."""

    place: ListPosition
    line: str
    copies: int
    numbers: tuple[str, ...]
    part: Part


class ListProblem(NamedTuple):
    """A line that is not in the deck: its position, its text, and the reason as a code with figures."""

    place: ListPosition
    line: str
    code: str
    figures: Mapping[str, str | int]


ListItem: TypeAlias = ListEntry | AmbiguousLine | ListProblem


class ParsedList(NamedTuple):
    """A parsed list: its items in order, its title, source and name."""

    items: list[ListItem]
    form: str
    title: str = ""
    source: str = ""
    resources: bool = False
    """True if it has a heading for the resource deck: an empty one then has no cards."""
    name: str = ""


def entry_or_ambiguity(
    place: ListPosition, line: str, copies: int, numbers: tuple[str, ...], part: Part
) -> ListEntry | AmbiguousLine:
    """Return an entry for one number, an ambiguous line for several."""
    if len(numbers) == 1:
        return ListEntry(place, line, copies, numbers[0], part)
    return AmbiguousLine(place, line, copies, numbers, part)
