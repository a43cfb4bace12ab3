"""Reads a list in any form into a deck, with all that could not be understood beside it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.decks.deck import RESOURCE, Deck
from gundam_desktop.games.gcg.decks.formats import json_list as data
from gundam_desktop.games.gcg.decks.formats import text_list as lines
from gundam_desktop.games.gcg.decks.formats.card_finder import CardFinder
from gundam_desktop.games.gcg.decks.formats.list_items import (
    MOST_COPIES_IN_LIST,
    SIDEBOARD,
    AmbiguousLine,
    ListEntry,
    ListItem,
    ListPosition,
    ListProblem,
    ParsedList,
    shortened,
)

LARGEST = 200_000
"""The most characters of a list; one that is longer is not read."""


class ReadList(NamedTuple):
    """A list as it was understood: every line of a card is in the deck, a problem or a question."""

    deck: Deck
    form: str
    problems: tuple[ListProblem, ...]
    questions: tuple[AmbiguousLine, ...]
    items: tuple[ListItem, ...]
    """All that the list says of cards, in its order."""


def read_list(text: str, cards: Mapping[str, Card], name: str = "") -> ReadList:
    r"""Read a list, whatever the text is; the deck gets the name.

    >>> from gundam_desktop.games.gcg.cards.catalog import card_sets
    >>> read_list("4 ST01-005\nGM x3\nDear diary", {card.number: card for card in card_sets()}).deck.cards
    (('ST01-005', 7),)
    """
    finder = CardFinder(cards)
    if len(text) > LARGEST:
        said = ParsedList(
            [ListProblem(ListPosition("list"), "", "too large", {"size": len(text), "most": LARGEST})], lines.TEXT
        )
    else:
        text = data.without_surrogates(text).removeprefix("\ufeff")
        said = data.parse_json(text, finder) if data.is_json(text) else lines.parse_text(text, finder)
    return _gathered(said.items, said.form, _heading(said, name))


def with_answers(read: ReadList, answers: Mapping[int, str]) -> ReadList:
    """The list with some of its questions answered, by their place in `questions`, with a number; none leaves it out.

    ValueError for a number that does not fit, and for a question that there is not.
    """
    for index, number in answers.items():
        if not 0 <= index < len(read.questions):
            raise ValueError(f"there is no question {index}; there are {len(read.questions)}")
        if number and number not in read.questions[index].numbers:
            raise ValueError(f"{number} is no answer; right are {', '.join(read.questions[index].numbers)}")
    settled = {read.questions[index]: _settled(read.questions[index], number) for index, number in answers.items()}
    items = [settled.get(item, item) if isinstance(item, AmbiguousLine) else item for item in read.items]
    return _gathered(items, read.form, read.deck)


def _settled(question: AmbiguousLine, number: str) -> ListItem:
    if number:
        return ListEntry(question.place, question.line, question.copies, number, question.part)
    return ListProblem(question.place, question.line, "left out", {"line": shortened(question.line)})


def _heading(said: ParsedList, name: str) -> Deck:
    """A deck without cards, and with all else that the list says."""
    fields: dict[str, Any] = {"resources": ()} if said.resources else {}
    return Deck(name=data.without_surrogates(name), cards=(), comment=said.title, source=said.source, **fields)


def _gathered(items: Iterable[ListItem], form: str, heading: Deck) -> ReadList:
    """Count the entries together; what would be too many of a card is a problem."""
    counts: dict[str, dict[str, int]] = {"cards": {}, "resources": {}, "sideboard": {}}
    told = [_counted(item, counts) for item in items]
    entries = {part: tuple(numbers.items()) for part, numbers in counts.items() if numbers or part != "resources"}
    problems = tuple(item for item in told if isinstance(item, ListProblem))
    if not told:
        problems = (ListProblem(ListPosition("list"), "", "empty", {}),)
    questions = tuple(item for item in told if isinstance(item, AmbiguousLine))
    return ReadList(heading.model_copy(update=entries), form, problems, questions, tuple(told))


def _counted(item: ListItem, counts: dict[str, dict[str, int]]) -> ListItem:
    if not isinstance(item, ListEntry):
        return item
    if item.part == SIDEBOARD:
        part = counts["sideboard"]
    else:
        part = counts["resources" if RESOURCE.match(item.number) else "cards"]
    together = part.get(item.number, 0) + item.copies
    if together > MOST_COPIES_IN_LIST:
        return ListProblem(
            item.place, item.line, "too many", {"number": item.number, "count": together, "most": MOST_COPIES_IN_LIST}
        )
    part[item.number] = together
    return item
