"""Reads lists that must be understood completely: for the command line and the deck repository."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.decks.deck import Deck, DeckError
from gundam_desktop.games.gcg.decks.faults import fault_text
from gundam_desktop.games.gcg.decks.formats.list_items import ListProblem
from gundam_desktop.games.gcg.decks.formats.list_reader import ReadList, read_list
from gundam_desktop.games.gcg.decks.formats.list_texts import position_text, problem_text, question_text


def read_complete(
    text: str,
    cards: Mapping[str, Card],
    name: str,
    source: str,
    more: Iterable[ListProblem] = (),
    *,
    empty: bool = False,
) -> Deck:
    """Read a list; `DeckError` names `source` and every line that is not understood, with those of `more`.

    A list without any card is an error unless `empty` is set.

    >>> gm = Card(number="ST01-005", name="GM", type="unit")
    >>> read_complete("4 ST01-005", {gm.number: gm}, "four", "four.txt").count
    4
    """
    return completely(read_list(text, cards, name), source, more, empty=empty).deck


def completely(read: ReadList, source: str, more: Iterable[ListProblem] = (), *, empty: bool = False) -> ReadList:
    """Return the list if it was understood completely; otherwise raise `DeckError` as `read_complete` does."""
    problems = [*more] + [problem for problem in read.problems if not (empty and problem.code == "empty")]
    if not problems and not read.questions:
        return read

    def lines(language: str) -> list[str]:
        wrong = [(problem.place, problem_text(problem, language)) for problem in problems]
        wrong += [(question.place, question_text(question, language)) for question in read.questions]
        places = [(position_text(at, language), reason) for at, reason in sorted(wrong, key=lambda one: one[0].at)]
        return [f"{source}{f', {place}' if place else ''}: {reason}" for place, reason in places]

    def sentence(language: str) -> str:
        first, *others = lines(language)
        return fault_text("lines", language, first=first, more=len(others)) if others else first

    raise DeckError(sentence, tuple(lines("en")[1:]))
