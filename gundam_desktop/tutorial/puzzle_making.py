"""Makes a puzzle from a position, as the player whose puzzle it is may know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import yaml

from gundam_desktop.games import find
from gundam_desktop.scenarios.reading import read_text
from gundam_desktop.scenarios.scenario import Scenario, ScenarioFormat
from gundam_desktop.tabletop import Game
from gundam_desktop.tutorial.puzzle import Puzzle, puzzle_of
from gundam_desktop.tutorial.solver import Solution, Solver

MOST_POSITIONS = 20_000
"""The positions after which a puzzle counts as too large to be solved."""
_WIDTH = 120
_UNSOLVED = "end"
"""Stands in `best` until the puzzle is solved."""


class NoPuzzle(ValueError):
    """The position makes no puzzle; one line for people."""

    def __init__(self, why: str, reached: bool | None = None) -> None:
        super().__init__(why)
        self.reached = reached
        """Whether the goal can be forced; None if that was not decided."""


class MadePuzzle(NamedTuple):
    """A puzzle, with the solver's solution."""

    text: str
    """The text of its scenario file."""
    puzzle: Puzzle
    solution: Solution


class MadeText(NamedTuple):
    """The result of making a puzzle."""

    text: str
    """The text of the puzzle's file; empty if there is none."""
    reached: bool | None
    """Whether the goal can be forced; None if that was not decided."""


class PuzzleWork:
    """The work of making a puzzle, for another process: a call carries it out."""

    def __init__(self, game: str, state: Mapping[str, Any], player: int, title: str, goal: str, turns: int) -> None:
        """`state` is the dump of a game in which `player` decides."""
        self._game, self._state, self._player = game, state, player
        self._title, self._goal, self._turns = title, goal, turns

    def __call__(self, _number: int) -> MadeText:
        game_module = find(self._game)
        assert game_module.scenarios is not None
        try:
            made = puzzle_from(
                game_module.scenarios,
                game_module.load(self._state),
                self._player,
                title=self._title,
                goal=self._goal,
                turns=self._turns,
            )
        except NoPuzzle as error:
            return MadeText("", error.reached)
        return MadeText(made.text, True)


def puzzle_from(
    form: ScenarioFormat,
    game: Game,
    player: int,
    *,
    title: str,
    goal: str,
    turns: int = 0,
    most_positions: int = MOST_POSITIONS,
) -> MadePuzzle:
    """Return a puzzle for `player` from a game in which they decide; what they may not know is left out.

    Raises `NoPuzzle` if the game is at a point that a file cannot describe, or if the goal cannot be forced, is kept by
    every choice, or takes more positions to decide.
    """
    try:
        written = form.write(game, title, player)
    except ValueError as error:
        raise NoPuzzle(str(error)) from None
    comments = "".join(line for line in written.splitlines(keepends=True) if line.startswith("#"))
    fields: dict[str, Any] = yaml.safe_load(written)
    del fields["expect"]
    return solved(form, fields | {"goal": goal, "turns": turns}, comments, most_positions)


def solved(
    form: ScenarioFormat, fields: dict[str, Any], comments: str = "", most_positions: int = MOST_POSITIONS
) -> MadePuzzle:
    """The fields of a puzzle with the best choices that the solver finds. Raises `NoPuzzle` as `puzzle_from` does."""
    puzzle = puzzle_of(_read(form, fields | {"best": [_UNSOLVED]}, ""))
    assert puzzle.aim is not None
    solution = Solver(puzzle.aim, most_positions).solve(puzzle.belief)
    if None in dict(solution.choices).values():
        raise NoPuzzle(f"it was not decided within {most_positions} positions", solution.reached)
    if not solution.best:
        raise NoPuzzle("the goal cannot be forced", False)
    if not solution.wrong:
        raise NoPuzzle("every choice keeps the goal within reach", True)
    best = [puzzle.text(choice) for choice in solution.best]
    scenario = _read(form, fields | {"best": best}, comments)
    return MadePuzzle(_written(fields | {"best": best}, comments), puzzle._replace(scenario=scenario), solution)


def _read(form: ScenarioFormat, fields: dict[str, Any], comments: str) -> Scenario:
    return read_text(_written(fields, comments), str(fields["title"]), form)[0]


def _written(fields: dict[str, Any], comments: str) -> str:
    text = yaml.safe_dump(fields, sort_keys=False, allow_unicode=True, width=_WIDTH, default_flow_style=None)
    return comments + text
