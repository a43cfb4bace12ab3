"""Reads lists that must be understood completely: for the command line and the deck repository."""

from __future__ import annotations

from collections.abc import Mapping

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.decks.deck import Deck, DeckError
from gundam_desktop.games.gcg.decks.formats.list_reader import read_list
from gundam_desktop.games.gcg.decks.formats.list_texts import position_text, problem_text, question_text


def read_complete(text: str, cards: Mapping[str, Card], name: str, source: str, *, empty: bool = False) -> Deck:
    """Read a list; `DeckError` names `source` and every line that is not understood.

    A list without any card is an error unless `empty` is set.

    >>> gm = Card(number="ST01-005", name="GM", type="unit")
    >>> read_complete("4 ST01-005", {gm.number: gm}, "four", "four.txt").count
    4
    """
    read = read_list(text, cards, name)
    problems = [problem for problem in read.problems if not (empty and problem.code == "empty")]
    wrong = [(problem.place, problem_text(problem)) for problem in problems]
    wrong += [(question.place, question_text(question)) for question in read.questions]
    if not wrong:
        return read.deck
    places = [(position_text(place), reason) for place, reason in sorted(wrong, key=lambda one: one[0].at)]
    first, *others = (f"{source}{f', {place}' if place else ''}: {reason}" for place, reason in places)
    more = f" (and {len(others)} more)" if others else ""
    raise DeckError(first + more, tuple(others))
