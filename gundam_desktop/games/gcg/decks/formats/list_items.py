"""The items of a deck list: entries of the deck, ambiguous lines, problems."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from gundam_desktop.games.gcg.decks.formats.card_finder import CardFinder
from gundam_desktop.quoting import quoted

MOST_COPIES_IN_LIST = 999
"""Maximum copies of one card in a list."""


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
    part: str


class AmbiguousLine(NamedTuple):
    """An ambiguous line: `copies` of one of the cards `numbers`."""

    place: ListPosition
    line: str
    copies: int
    numbers: tuple[str, ...]
    part: str


class ListProblem(NamedTuple):
    """A line that is not in the deck: its position, its text, and the reason as a code with figures."""

    place: ListPosition
    line: str
    code: str
    figures: Mapping[str, str | int]


ListItem: TypeAlias = ListEntry | AmbiguousLine | ListProblem


class LineReading(NamedTuple):
    """One way to understand a line: a count, and the words for the card."""

    copies: str
    what: str


class ParsedList(NamedTuple):
    """A parsed list: its items in order, its title, source and name."""

    items: list[ListItem]
    form: str
    title: str = ""
    source: str = ""
    resources: bool = False
    """True if it has a heading for the resource deck: an empty one then has no cards."""
    name: str = ""


def item_of(place: ListPosition, line: str, readings: Sequence[LineReading], part: str, finder: CardFinder) -> ListItem:
    """Return the item of a line, from the readings that name a known card."""
    found = [(reading, numbers) for reading in readings if (numbers := finder.find(reading.what))]
    if not found:
        return _not_found(place, line, readings, finder)
    copies = found[0][0].copies
    if not is_count(copies):
        return ListProblem(place, line, "count", {"count": quoted(copies, 40), "most": MOST_COPIES_IN_LIST})
    fitting = (number for reading, numbers in found if reading.copies == copies for number in numbers)
    return entry_or_ambiguity(place, line, int(copies), tuple(dict.fromkeys(fitting)), part)


def entry_or_ambiguity(
    place: ListPosition, line: str, copies: int, numbers: tuple[str, ...], part: str
) -> ListEntry | AmbiguousLine:
    """Return an entry for one number, an ambiguous line for several."""
    if len(numbers) == 1:
        return ListEntry(place, line, copies, numbers[0], part)
    return AmbiguousLine(place, line, copies, numbers, part)


def is_count(written: str) -> bool:
    """True if a text is a count from 1 to the maximum."""
    figures = written.lstrip("0")
    return 1 <= len(figures) <= len(str(MOST_COPIES_IN_LIST)) and figures.isascii() and figures.isdigit()


def _not_found(place: ListPosition, line: str, readings: Sequence[LineReading], finder: CardFinder) -> ListProblem:
    if not readings or finder.find(line):
        return ListProblem(place, line, "no count" if finder.find(line) else "no card", {"line": quoted(line)})
    return unknown_card(place, line, readings[0].what, finder)


def unknown_card(place: ListPosition, line: str, what: str, finder: CardFinder) -> ListProblem:
    """Return the problem of a line that names no known card by `what`, with the nearest cards that there are."""
    number = finder.number_in(what)
    figures = dict(_near(finder.near(number or what)))
    figures |= {"number": number} if number else {"name": quoted(what)}
    kind = "number" if number else "name"
    return ListProblem(place, line, f"unknown {kind} near" if "near" in figures else f"unknown {kind}", figures)


def _near(found: Sequence[str]) -> Iterator[tuple[str, str]]:
    if found:
        yield "near", ", ".join(found)
