"""A puzzle being played: its player chooses, and the other player gives the best defence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TypeAlias

from gundam_desktop.scenarios.runner import PASS
from gundam_desktop.tabletop import Choice, Event, Game
from gundam_desktop.tutorial.puzzle import Puzzle
from gundam_desktop.tutorial.solver import MOST_POSITIONS, Belief, Solver
from gundam_desktop.tutorial.solver_lines import Refutation, defence, follow, refutation
from gundam_desktop.tutorial.solver_moves import Made

Line: TypeAlias = tuple[Made, ...]
"""A choice of the player, and what followed it until they decided again."""


class PuzzleTry:
    """The progress of one try at a puzzle with a goal. It does not search, and so takes no time."""

    def __init__(self, puzzle: Puzzle, world: int = 0) -> None:
        """`world` is the index in `puzzle.belief` of the world to be taken as true."""
        assert puzzle.aim is not None
        self.puzzle, self.aim = puzzle, puzzle.aim
        self.made: list[Made] = []
        self._games = [puzzle.belief[world]]
        """The game before each of `made`, and after the last one."""
        self._begins: list[int] = []
        """The indexes in `made` of the player's choices that were not forced."""

    @property
    def game(self) -> Game:
        """The true game at present. Copy it, do not change it."""
        return self._games[-1]

    @property
    def solved(self) -> bool | None:
        """True if the goal is reached, False if it is out of reach by now, None while it is open."""
        return self.aim.judge(self.game)

    @property
    def lines(self) -> tuple[Line, ...]:
        """The choices made so far, one line for each choice of the player."""
        bounds = pairwise((*self._begins, len(self.made)))
        return tuple(tuple(self.made[begin:end]) for begin, end in bounds)

    def follow(self, line: Sequence[Made]) -> None:
        """Make a choice of the player with all that follows it, as it was worked out elsewhere."""
        begin = len(self.made)
        for _, choice in line:
            self._make(choice)
        self._begins.append(begin)

    def take_back(self) -> bool:
        """Take the player's last choice back with all that followed; False if there is none."""
        if not self._begins:
            return False
        begin = self._begins.pop()
        del self.made[begin:]
        del self._games[begin + 1 :]
        return True

    def _make(self, choice: Choice) -> list[Event]:
        """Make a choice of the player who decides. Raises `IllegalChoice` and changes nothing."""
        game = self.game.copy()
        player = game.decision.player
        events = game.apply(player, choice)
        self._games.append(game)
        self.made.append((player, choice))
        return [event.as_seen_by(self.puzzle.seat) for event in events]


class PuzzleRun(PuzzleTry):
    """A try in which every choice is judged by search, and the other player answers by it."""

    def __init__(
        self,
        puzzle: Puzzle,
        world: int = 0,
        most_positions: int = MOST_POSITIONS,
        interrupted: Callable[[], bool] = lambda: False,
    ) -> None:
        """`world` as in `PuzzleTry`, the other parameters as in `Solver`."""
        super().__init__(puzzle, world)
        self.solver = Solver(self.aim, most_positions, interrupted)
        self._beliefs: list[Belief] = [puzzle.belief]
        """What the player holds for possible, for each of the games."""

    @property
    def belief(self) -> Belief:
        """The games that the player holds for possible."""
        return self._beliefs[-1]

    def go_to(self, lines: Sequence[Line]) -> None:
        """Be where these lines lead to from the beginning of the puzzle."""
        while self.lines != tuple(lines[: len(self._begins)]):
            self.take_back()
        for line in lines[len(self._begins) :]:
            self.follow(line)

    def keeps(self, choice: Choice) -> bool | None:
        """Whether a choice of the player keeps the goal within reach; None if that was not decided."""
        return self.solver.outcome_of(self.belief, choice).reached

    def refutation(self, choice: Choice) -> Refutation | None:
        """Why a choice of the player is wrong; None if it is not, or if that was not decided."""
        return refutation(self.solver, self.belief, choice)

    def choose(self, choice: Choice) -> list[Event]:
        """Make a choice of the player, then those of the other one until the player decides again or all is settled.

        A pass of the player that is the only choice is made, too. Returns what happened, as the player is shown it.
        Raises `IllegalChoice` and changes nothing.
        """
        begin = len(self.made)
        events = self._make(choice)
        self._begins.append(begin)
        while self.solved is None and (following := self._following()) is not None:
            events += self._make(following)
        return events

    def _following(self) -> Choice | None:
        """The choice of the other player, or the player's pass if it is the only one; None when the player decides."""
        if self.game.decision.player != self.puzzle.seat:
            return defence(self.solver, self.belief, self.game)
        return PASS if self.game.legal_choices(self.puzzle.seat) == [PASS] else None

    def take_back(self) -> bool:
        """Take the player's last choice back with all that followed; False if there is none."""
        taken = super().take_back()
        del self._beliefs[len(self.made) + 1 :]
        return taken

    def best(self) -> tuple[Choice, ...]:
        """The choices of the player, who decides, that keep the goal within reach; empty if that was not decided."""
        return self.solver.solve(self.belief).best

    def _make(self, choice: Choice) -> list[Event]:
        before = self.game
        events = super()._make(choice)
        self._beliefs.append(follow(self.puzzle.seat, self.belief, before, choice)[0])
        return events
