"""A puzzle being played: its player chooses, the other one answers as well as can be."""

from __future__ import annotations

from collections.abc import Callable

from gundam_desktop.scenarios.runner import PASS
from gundam_desktop.tabletop import Choice, Event, Game
from gundam_desktop.tutorial.puzzle import Puzzle
from gundam_desktop.tutorial.solver import MOST_POSITIONS, Belief, Solver
from gundam_desktop.tutorial.solver_lines import Refutation, defence, follow, refutation
from gundam_desktop.tutorial.solver_moves import Made


class PuzzleRun:
    """One try at a puzzle with a goal, in one of its worlds. It is solved when the goal is reached."""

    def __init__(
        self,
        puzzle: Puzzle,
        world: int = 0,
        most_positions: int = MOST_POSITIONS,
        interrupted: Callable[[], bool] = lambda: False,
    ) -> None:
        """`world` is the place of the true one in `puzzle.belief`; see `Solver` for the others."""
        assert puzzle.aim is not None
        self.puzzle = puzzle
        self.solver = Solver(puzzle.aim, most_positions, interrupted)
        self.belief = puzzle.belief
        """The games that the player holds for possible."""
        self.game = puzzle.belief[world]
        """The true one. To be copied, not changed."""
        self.made: list[Made] = []
        self._before: list[tuple[Belief, Game, int]] = []

    @property
    def solved(self) -> bool | None:
        """True if the goal is reached, False if it is out of reach by now, None while it is open."""
        return self.solver.aim.judge(self.game)

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
        before = self.belief, self.game, len(self.made)
        events = self._make(choice)
        self._before.append(before)
        while self.solved is None and (following := self._following()) is not None:
            events += self._make(following)
        return events

    def _following(self) -> Choice | None:
        """The choice of the other player, or the player's pass if it is the only one; None when the player decides."""
        if self.game.decision.player != self.puzzle.seat:
            return defence(self.solver, self.belief, self.game)
        return PASS if self.game.choices(self.puzzle.seat) == [PASS] else None

    def take_back(self) -> bool:
        """Take the player's last choice back with all that followed; False if there is none."""
        if not self._before:
            return False
        self.belief, self.game, made = self._before.pop()
        del self.made[made:]
        return True

    def best(self) -> tuple[Choice, ...]:
        """The choices of the player, who decides, that keep the goal within reach; empty if that was not decided."""
        return self.solver.solve(self.belief).best

    def _make(self, choice: Choice) -> list[Event]:
        player = self.game.decision.player
        events = self.game.copy().apply(player, choice)
        self.belief, self.game = follow(self.puzzle.seat, self.belief, self.game, choice)
        self.made.append((player, choice))
        return [event.as_seen_by(self.puzzle.seat) for event in events]
