"""Checks a puzzle: its best choices must be exactly those that the solver proves; all others are refuted."""

from __future__ import annotations

from gundam_desktop.scenarios.scenario import Scenario
from gundam_desktop.tabletop import Choice
from gundam_desktop.tutorial.lesson_check import CheckResult
from gundam_desktop.tutorial.puzzle import Puzzle, puzzle_of
from gundam_desktop.tutorial.solver import Solver
from gundam_desktop.tutorial.solver_lines import refutation


def check_puzzle(scenario: Scenario) -> CheckResult:
    """Solve a puzzle with a goal and compare. Raises `ScenarioError` if it cannot be played."""
    puzzle = puzzle_of(scenario)
    if puzzle.aim is None:
        return CheckResult(scenario.title, 1, 0, ("it has no goal, so nothing can be proved",))
    solver = Solver(puzzle.aim)
    solution = solver.solve(puzzle.belief)
    why = [f"{puzzle.text(choice)}: {said}" for choice, said in _differences(puzzle, set(solution.best))]
    why += [
        f"{puzzle.text(choice)}: it is wrong, and no line shows why"
        for choice in solution.wrong
        if refutation(solver, puzzle.belief, choice) is None
    ]
    return CheckResult(scenario.title, 1, len(solution.wrong), tuple(why))


def _differences(puzzle: Puzzle, proved: set[Choice]) -> list[tuple[Choice, str]]:
    """Return (choice, difference) for choices that are best only in the file, or only by the solver."""
    written = set(puzzle.best())
    return [
        *((choice, "it is among `best` and loses the goal") for choice in written - proved),
        *((choice, "it keeps the goal and is not among `best`") for choice in proved - written),
    ]
