"""A list of which nothing may be missing, as the command line and the shelf read it."""

from __future__ import annotations

from collections.abc import Mapping

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.decks.deck import Deck, DeckError
from gundam_desktop.games.gcg.decks.formats.list_reader import read_list
from gundam_desktop.games.gcg.decks.formats.list_texts import position_text, problem_text, question_text


def read_complete(text: str, cards: Mapping[str, Card], name: str, source: str, *, empty: bool = False) -> Deck:
    """Read a list all of which must be understood; `DeckError`, which calls it `source`, names the first that is not.

    A list without any card is one only if it may be `empty`.

    >>> whole("4 ST01-005", {"ST01-005": Card(number="ST01-005", name="GM", type="unit")}, "four", "four.txt").count
    4
    """
    read = read_list(text, cards, name)
    problems = [problem for problem in read.problems if not (empty and problem.code == "empty")]
    wrong = [(problem.place, problem_text(problem)) for problem in problems]
    wrong += [(question.place, question_text(question)) for question in read.questions]
    if not wrong:
        return read.deck
    first, said = min(wrong, key=lambda one: one[0].at)
    place = position_text(first)
    more = f" (and {len(wrong) - 1} more)" if len(wrong) > 1 else ""
    raise DeckError(f"{source}{f', {place}' if place else ''}: {said}{more}")
