"""How hard a puzzle is, by definition."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.tutorial.puzzle import Puzzle, puzzle_of
from gundam_desktop.tutorial.puzzle_book import puzzle_named
from gundam_desktop.tutorial.puzzle_grade import Grade, grade, main_line
from gundam_desktop.tutorial.solver import NotDecided, Solver
from gundam_desktop.tutorial.solver_moves import after


def solver_of(name: str) -> tuple[Puzzle, Solver]:
    puzzle = puzzle_of(puzzle_named("gcg", SCENARIOS, name))
    assert puzzle.aim is not None
    return puzzle, Solver(puzzle.aim)


def test_the_rate_of_chance() -> None:
    """Two of three attackers at the Base, then the last one at the player: one way among many."""
    puzzle, solver = solver_of("base_first")
    # First one of 5 choices, then one of 3: the player, the bait, the end of the turn.
    assert grade(puzzle, solver).rate == pytest.approx(1 / 5 * 1 / 3)
    assert grade(puzzle, solver).decisions == 2


def test_the_rate_in_the_hardest_world_counts() -> None:
    puzzle, solver = solver_of("small_one_into_the_dark")
    # The Base from the Burst: one of two small Units of 4 choices, the big one of 3, the last one of 2.
    assert grade(puzzle, solver).rate == pytest.approx(2 / 4 * 1 / 3 * 1 / 2)


@pytest.mark.parametrize(
    ("rate", "decisions", "level"), [(0.3, 2, 1), (0.1, 5, 2), (0.03, 5, 3), (0.01, 3, 4), (0.01, 4, 5)]
)
def test_levels(rate: float, decisions: int, level: int) -> None:
    assert Grade(rate, decisions).level == level


def test_the_main_line_reaches_the_goal() -> None:
    puzzle, solver = solver_of("rest_the_blocker")
    game = puzzle.game
    line = main_line(puzzle, solver)
    for player, choice in line:
        assert game.decision.player == player
        game = after(game, choice)
    assert solver.aim.judge(game) is True
    assert line[0][1].verb == "play"


def test_what_takes_too_long_has_no_grade() -> None:
    puzzle, solver = solver_of("support_arithmetic")
    with pytest.raises(NotDecided):
        grade(puzzle, solver, most_positions=5)
