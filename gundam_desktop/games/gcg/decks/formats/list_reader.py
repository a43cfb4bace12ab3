"""Reads a list in any format into a deck, and reports the lines that are not understood."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import count
from typing import Any, NamedTuple

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.decks.deck import DECK, RESOURCE, Deck
from gundam_desktop.games.gcg.decks.formats import json_list, text_list
from gundam_desktop.games.gcg.decks.formats.card_finder import CardFinder
from gundam_desktop.games.gcg.decks.formats.clean_text import is_fence
from gundam_desktop.games.gcg.decks.formats.line_reader import MOST_COPIES_IN_LIST
from gundam_desktop.games.gcg.decks.formats.list_items import (
    AmbiguousLine,
    ListEntry,
    ListItem,
    ListPosition,
    ListProblem,
    ParsedList,
)
from gundam_desktop.quoting import quoted

LARGEST = 200_000
"""The most characters of a list; a longer list is not read."""


class ReadList(NamedTuple):
    """A list as it was read: every line is in the deck, among the problems or among the questions."""

    deck: Deck
    form: str
    problems: tuple[ListProblem, ...]
    questions: tuple[AmbiguousLine, ...]
    items: tuple[ListItem, ...]
    """All items in the order of the list."""


def read_list(text: str, cards: Mapping[str, Card], name: str = "") -> ReadList:
    r"""Read a list in any format; the deck gets the name if the list has none.

    >>> from gundam_desktop.games.gcg.cards.catalog import card_sets
    >>> read_list("4 ST01-005\nGM x3\nDear diary", card_sets().by_number).deck.cards
    (('ST01-005', 7),)
    """
    finder = CardFinder(cards)
    if len(text) > LARGEST:
        parsed = ParsedList(
            [ListProblem(ListPosition("list"), "", "too large", {"size": len(text), "most": LARGEST})], text_list.TEXT
        )
    else:
        text = _without_fences(json_list.without_surrogates(text).removeprefix("\ufeff"))
        parsed = json_list.parse_json(text, finder) if json_list.is_json(text) else text_list.parse_text(text, finder)
    return _gathered(parsed.items, parsed.form, _heading(parsed, name))


def with_answers(read: ReadList, answers: Mapping[int, str]) -> ReadList:
    """Return the list with answered questions: index in `questions` -> card number, or empty to leave the line out.

    `ValueError` for a number that the question does not offer, and for an index out of range.
    """
    for index, number in answers.items():
        if not 0 <= index < len(read.questions):
            raise ValueError(f"there is no question {index}; there are {len(read.questions)}")
        if number and number not in read.questions[index].numbers:
            raise ValueError(f"{number} is no answer; expected {', '.join(read.questions[index].numbers)}")
    questions = count()
    items = [
        _settled(item, answers[index])
        if isinstance(item, AmbiguousLine) and (index := next(questions)) in answers
        else item
        for item in read.items
    ]
    return _gathered(items, read.form, read.deck)


def _without_fences(text: str) -> str:
    """Return a text with the fences around it emptied: the lines of Markdown that begin and end code."""
    lines = text.splitlines()
    first = next((line for line in lines if line.strip()), "")
    return "\n".join("" if is_fence(line) else line for line in lines) if is_fence(first) else text


def _settled(question: AmbiguousLine, number: str) -> ListItem:
    if number:
        return ListEntry(question.place, question.line, question.copies, number, question.part)
    return ListProblem(question.place, question.line, "left out", {"line": quoted(question.line)})


def _heading(parsed: ParsedList, name: str) -> Deck:
    """Return a deck without cards, with the title and source of the list."""
    fields: dict[str, Any] = {"resources": ()} if parsed.resources else {}
    return Deck(
        name=parsed.name or json_list.without_surrogates(name),
        cards=(),
        comment=parsed.title,
        source=parsed.source,
        **fields,
    )


def _gathered(items: Iterable[ListItem], form: str, heading: Deck) -> ReadList:
    """Sum the entries up; too many copies of a card are a problem."""
    counts: dict[str, dict[str, int]] = {"cards": {}, "resources": {}, "sideboard": {}, "maybeboard": {}}
    counted = [_counted(item, counts) for item in items]
    entries = {part: tuple(numbers.items()) for part, numbers in counts.items() if numbers or part != "resources"}
    problems = tuple(item for item in counted if isinstance(item, ListProblem))
    if not counted:
        problems = (ListProblem(ListPosition("list"), "", "empty", {}),)
    questions = tuple(item for item in counted if isinstance(item, AmbiguousLine))
    return ReadList(heading.model_copy(update=entries), form, problems, questions, tuple(counted))


def _counted(item: ListItem, counts: dict[str, dict[str, int]]) -> ListItem:
    if not isinstance(item, ListEntry):
        return item
    in_deck = "resources" if RESOURCE.match(item.number) else "cards"
    part = counts[in_deck if item.part == DECK else item.part]
    together = part.get(item.number, 0) + item.copies
    if together > MOST_COPIES_IN_LIST:
        return ListProblem(
            item.place, item.line, "too many", {"number": item.number, "count": together, "most": MOST_COPIES_IN_LIST}
        )
    part[item.number] = together
    return item
