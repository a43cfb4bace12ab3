"""How hard a puzzle is: how often random choices solve it, and how many decisions the shortest solution takes."""

from __future__ import annotations

from typing import Final, NamedTuple

from gundam_desktop.tabletop import Choice, Game
from gundam_desktop.tutorial.goal import Aim
from gundam_desktop.tutorial.puzzle import Puzzle
from gundam_desktop.tutorial.solver import MOST_POSITIONS, NotDecided, Solver
from gundam_desktop.tutorial.solver_lines import defence, follow
from gundam_desktop.tutorial.solver_moves import Made, after, all_choices

_EASIEST: Final = ((0.15, 1), (0.05, 2), (0.02, 3))
"""(least rate of success by random choices, level), the easiest first."""
_LONG: Final = 4
"""From this many decisions on, a puzzle that random choices hardly solve has the highest level."""


class Grade(NamedTuple):
    """How hard a puzzle is."""

    rate: float
    """How often random choices reach the goal against the best defence, from 0 to 1, in the hardest of its worlds."""
    decisions: int
    """How often its player chooses among several on the way to the goal."""

    @property
    def level(self) -> int:
        """From 1 (easy) to 5."""
        for rate, level in _EASIEST:
            if self.rate >= rate:
                return level
        return 5 if self.decisions >= _LONG else 4


def grade(puzzle: Puzzle, solver: Solver, most_positions: int = MOST_POSITIONS) -> Grade:
    """The grade of a puzzle whose goal can be forced. Raises `NotDecided` where that takes more positions."""
    chance = _Chance(solver.aim, most_positions)
    rate = min(chance.rate(game) for game in puzzle.belief)
    return Grade(rate, _decisions(puzzle, main_line(puzzle, solver)))


def main_line(puzzle: Puzzle, solver: Solver) -> tuple[Made, ...]:
    """A shortest way to the goal in the puzzle's position, against the longest defence.

    Raises `NotDecided` if the goal cannot be forced or that was not decided.
    """
    game, belief = puzzle.game, puzzle.belief
    line: list[Made] = []
    while solver.aim.judge(game) is None:
        player = game.decision.player
        if player == puzzle.seat:
            good = [(solver.outcome_of(belief, choice), choice) for choice in all_choices(game)]
            ways = [(outcome.length, choice) for outcome, choice in good if outcome.reached]
            if not ways:
                raise NotDecided
            choice = min(ways, key=lambda way: way[0])[1]
        else:
            choice = defence(solver, belief, game)
        line.append((player, choice))
        belief, game = follow(puzzle.seat, belief, game, choice)
    return tuple(line)


def _decisions(puzzle: Puzzle, line: tuple[Made, ...]) -> int:
    count, game = 0, puzzle.game
    for player, choice in line:
        count += player == puzzle.seat and len(all_choices(game)) > 1
        game = after(game, choice)
    return count


class _Chance:
    """How often random choices reach the goal, each position counted once."""

    def __init__(self, aim: Aim, most_positions: int) -> None:
        self._aim = aim
        self._left = most_positions
        self._found: dict[str, float] = {}

    def rate(self, game: Game) -> float:
        """Return the chance (0 to 1) in a game whose other player knows everything and makes the best defence."""
        while (judged := self._aim.judge(game)) is None:
            choices = all_choices(game)
            if len(choices) > 1:
                return self._of(game, choices)
            game = after(game, choices[0])
        return float(judged)

    def _of(self, game: Game, choices: list[Choice]) -> float:
        key = game.digest()
        if key not in self._found:
            self._left -= 1
            if self._left < 0:
                raise NotDecided
            rates = [self.rate(after(game, choice)) for choice in choices]
            mine = game.decision.player == self._aim.seat
            self._found[key] = sum(rates) / len(rates) if mine else min(rates)
        return self._found[key]
