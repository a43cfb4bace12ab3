"""Whether a step's goal can still be reached, and how: the solver, asked about a lesson's table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, cast

from gundam_desktop.tabletop import Choice, Game
from gundam_desktop.tutorial.goal import Aim
from gundam_desktop.tutorial.lesson_table import LessonTable, Verdict
from gundam_desktop.tutorial.solver import NotDecided, Solver
from gundam_desktop.tutorial.solver_moves import TooManySelections, all_choices

MOST_POSITIONS: Final = 1500
"""The most positions to search after a choice; if they do not suffice, the answer is unknown and play continues."""
MOST_FOR_PROOF: Final = 50_000
"""The most positions to search to prove that a goal can be forced, or cannot."""


@dataclass(frozen=True)
class StepAim(Aim):
    """The goal of a step, as its table judges it."""

    def judge(self, game: Game) -> bool | None:
        """Return True when the goal is reached, False when it can no longer be reached, None while play continues."""
        verdict = cast(LessonTable, game).verdict
        return None if verdict is None else verdict is Verdict.DONE


def reachable(table: LessonTable, most: int = MOST_POSITIONS) -> bool | None:
    """Whether the learner can still reach the goal against the other player of this step; None if not decided."""
    return _solver(table, most).forced((cast(Game, table),))


def good_choices(table: LessonTable, most: int = MOST_POSITIONS) -> tuple[Choice, ...]:
    """The learner's choices after which the goal can be reached."""
    return _solver(table, most).solve((cast(Game, table),)).best


def good_choice(table: LessonTable, preferred: Sequence[Choice], most: int = MOST_POSITIONS) -> Choice | None:
    """One of the learner's choices that lead to the goal, a preferred one if there is one; None if none is found.

    At most `most` positions are searched for each choice.
    """
    solver = _solver(table, most)
    try:
        choices = all_choices(cast(Game, table))
    except TooManySelections:
        choices = []
    found = (choice for choice in (*preferred, *choices) if solver.outcome_of((cast(Game, table),), choice).reached)
    return next(found, None)


def _solver(table: LessonTable, most: int) -> Solver:
    return Solver(StepAim(table.seat, "", 0), most)


def forced(table: LessonTable, most: int = MOST_FOR_PROOF) -> bool:
    """Whether the goal of a step can be forced in this turn, whatever the other player does.

    Raises `NotDecided` when that takes too long; lessons have no such positions.
    """
    aim = Aim(table.seat, "", table.turn, table.step.goal, table.begun)
    answer = Solver(aim, most).forced((table.game,))
    if answer is None:
        raise NotDecided
    return answer
