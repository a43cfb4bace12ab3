"""Questions about a puzzle during play, and their answers; found in another process, because a search takes time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import NamedTuple

from gundam_desktop.games import find
from gundam_desktop.scenarios.document import Document
from gundam_desktop.scenarios.reading import scenario_of
from gundam_desktop.tabletop import Choice
from gundam_desktop.tutorial.puzzle import puzzle_of
from gundam_desktop.tutorial.puzzle_run import Line, PuzzleRun


class Asked(Enum):
    """What can be asked at a decision of the puzzle's player."""

    TRY = "try"
    """Whether a choice keeps the goal in reach, and what follows it."""
    BEST = "best"
    """Which choices keep the goal within reach."""
    WHY = "why"
    """What refutes a choice."""
    SOLUTION = "solution"
    """How the goal is reached from here."""


class Question(NamedTuple):
    """A question about a puzzle."""

    asked: Asked
    lines: tuple[Line, ...]
    """The player's choices so far, with what followed them."""
    choice: Choice | None = None
    """The choice that the question is about; None if it is about none."""


class Answer(NamedTuple):
    """An answer; fields that were not asked for are empty."""

    keeps: bool | None = None
    """Whether the choice keeps the goal within reach; None if that was not decided."""
    lines: tuple[Line, ...] = ()
    """A choice that does not lose the goal, with what follows it; the refutation; the whole solution."""
    best: tuple[Choice, ...] = ()


class PuzzleAnswers:
    """Answers questions about one puzzle. It is sent to a process as it is written, and solved there."""

    def __init__(self, game: str, document: Document) -> None:
        """`document` must be a valid puzzle of the game."""
        self._game, self._document = game, document
        self._run: PuzzleRun | None = None

    def __call__(self, question: Question) -> Answer:
        """Answer a question; results of the search are kept for the next question."""
        if self._run is None:
            form = find(self._game).scenarios
            assert form is not None
            self._run = PuzzleRun(puzzle_of(scenario_of(self._document, form)))
        self._run.go_to(question.lines)
        return _ANSWERS[question.asked](self._run, question.choice)


def _try(run: PuzzleRun, choice: Choice | None) -> Answer:
    assert choice is not None
    keeps = run.keeps(choice)
    if keeps is False:
        return Answer(False)
    run.choose(choice)
    return Answer(keeps, run.lines[-1:])


def _best(run: PuzzleRun, _: Choice | None) -> Answer:
    return Answer(best=run.best())


def _why(run: PuzzleRun, choice: Choice | None) -> Answer:
    assert choice is not None
    found = run.refutation(choice)
    return Answer() if found is None else Answer(False, (((run.puzzle.seat, choice), *found.line),))


def _solution(run: PuzzleRun, _: Choice | None) -> Answer:
    before = len(run.lines)
    while run.solved is None and (best := run.best()):
        run.choose(best[0])
    return Answer(run.solved, run.lines[before:])


_ANSWERS: Mapping[Asked, Callable[[PuzzleRun, Choice | None], Answer]] = {
    Asked.TRY: _try,
    Asked.BEST: _best,
    Asked.WHY: _why,
    Asked.SOLUTION: _solution,
}
