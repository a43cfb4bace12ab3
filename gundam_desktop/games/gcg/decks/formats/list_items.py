"""What a list says, place by place: an entry of the deck, a question, or a problem."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from gundam_desktop.games.gcg.decks.formats.card_finder import CardFinder

MOST_COPIES_IN_LIST = 999
"""The most copies of one card that a list may name."""
DECK, SIDEBOARD = "deck", "sideboard"


class ListPosition(NamedTuple):
    """Where something stands in a list: the line of a text, the card of a link, the entry of a part of JSON."""

    kind: str
    """`line`, `card`, `entry`; `list` for the list as a whole."""
    at: int = 0
    part: str = ""


class ListEntry(NamedTuple):
    """So many copies of a card, in the deck or beside it."""

    place: ListPosition
    line: str
    copies: int
    number: str
    part: str


class AmbiguousLine(NamedTuple):
    """So many copies of one of these cards: what stands there fits each of them."""

    place: ListPosition
    line: str
    copies: int
    numbers: tuple[str, ...]
    part: str


class ListProblem(NamedTuple):
    """What is not in the deck: where it stands, the line as it is, and why not, as a code with figures."""

    place: ListPosition
    line: str
    code: str
    figures: Mapping[str, str | int]


ListItem: TypeAlias = ListEntry | AmbiguousLine | ListProblem


class LineReading(NamedTuple):
    """One way to understand a line: so many of what."""

    copies: str
    what: str


class ParsedList(NamedTuple):
    """A whole list: what it says of cards, in order, and of itself."""

    items: list[ListItem]
    form: str
    title: str = ""
    source: str = ""
    resources: bool = False
    """Whether it speaks of the resource deck, so that one without cards is meant to have none."""


def item_of(place: ListPosition, line: str, readings: Sequence[LineReading], part: str, finder: CardFinder) -> ListItem:
    """What a line says, by the readings whose card there is; several cards that fit are a question."""
    found = [(reading, numbers) for reading in readings if (numbers := finder.find(reading.what))]
    if not found:
        return _not_found(place, line, readings, finder)
    copies = found[0][0].copies
    if not is_count(copies):
        return ListProblem(place, line, "count", {"count": shortened(copies, 40), "most": MOST_COPIES_IN_LIST})
    fitting = (number for reading, numbers in found if reading.copies == copies for number in numbers)
    return entry_or_ambiguity(place, line, int(copies), tuple(dict.fromkeys(fitting)), part)


def entry_or_ambiguity(
    place: ListPosition, line: str, copies: int, numbers: tuple[str, ...], part: str
) -> ListEntry | AmbiguousLine:
    """An entry for one number, a question for several."""
    if len(numbers) == 1:
        return ListEntry(place, line, copies, numbers[0], part)
    return AmbiguousLine(place, line, copies, numbers, part)


def is_count(written: str) -> bool:
    """Whether so many copies can be in a list."""
    figures = written.lstrip("0")
    return 1 <= len(figures) <= len(str(MOST_COPIES_IN_LIST)) and figures.isascii() and figures.isdigit()


def shortened(text: str, most: int = 60) -> str:
    """A text that fits a sentence."""
    return text if len(text) <= most else text[: most - 1] + "…"


def _not_found(place: ListPosition, line: str, readings: Sequence[LineReading], finder: CardFinder) -> ListProblem:
    if not readings or finder.find(line):
        return ListProblem(place, line, "no count" if finder.find(line) else "no card", {"line": shortened(line)})
    what = readings[0].what
    number = finder.number_in(what)
    figures = dict(_near(finder.near(number or what)))
    figures |= {"number": number} if number else {"name": shortened(what)}
    kind = "number" if number else "name"
    return ListProblem(place, line, f"unknown {kind} near" if "near" in figures else f"unknown {kind}", figures)


def _near(found: Sequence[str]) -> Iterator[tuple[str, str]]:
    if found:
        yield "near", ", ".join(found)
