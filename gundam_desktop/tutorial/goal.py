"""Goals: what a player is to reach by when, and whether a game has reached it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from gundam_desktop.scenarios.scenario import SURVIVE, WIN, BegunScenario, Fact, Scenario
from gundam_desktop.tabletop import Event, Game

Bound: TypeAlias = Callable[[Game, int], bool] | None
"""True only if a player certainly cannot win in the rest of their turn (`GameModule.cannot_win`); None for no bound."""


def holds(facts: Sequence[Fact], begun: BegunScenario, game: Game, events: Sequence[Event] = ()) -> bool:
    """True if every fact is true in a game that began as `begun`; `events` are those since then, for `cited`.

    Raises `FieldError` for a name that could mean several cards.
    """
    names = begun.at(game)
    return not any(names.mismatch(fact, events) for fact in facts)


@dataclass(frozen=True)
class Aim:
    """What one player is to reach, and by when."""

    seat: int
    goal: str
    """`WIN`, `SURVIVE`, or empty for facts."""
    last_turn: int
    """The number of the turn at whose end it must be reached."""
    facts: tuple[Fact, ...] = ()
    begun: BegunScenario | None = None
    """Names for the cards of the facts; None without facts."""
    cannot_win: Bound = None

    def foresee(self, game: Game) -> bool | None:
        """Return the outcome of an open goal as far as the game shows it without a search; None if it does not."""
        if self.cannot_win is None or self.facts:
            return None
        if self.goal == WIN:
            return False if game.turn == self.last_turn and self.cannot_win(game, self.seat) else None
        return True if game.turn == self.last_turn and self.cannot_win(game, 1 - self.seat) else None

    def judge(self, game: Game) -> bool | None:
        """True if the goal is reached, False if it is out of reach, None while it is open.

        Facts are judged at each main decision, where nothing is pending, and at the end of the game. To win is judged
        at the end of the game, to survive when the last turn has ended.
        """
        over = game.decision.player < 0
        late = game.turn > self.last_turn
        if over:
            return self._holds(game) if self.facts else self._ended_well(game.view(self.seat).result)
        if late:
            return self.goal == SURVIVE
        if self.facts and game.decision.kind == "main" and self._holds(game):
            return True
        return None

    def _ended_well(self, result: str) -> bool:
        """Return whether the game ended well for the player: a draw counts as survival but not as a win."""
        return result == str(self.seat) if self.goal == WIN else result != str(1 - self.seat)

    def _holds(self, game: Game) -> bool:
        assert self.begun is not None
        return holds(self.facts, self.begun, game)


def aim_of(scenario: Scenario, begun: BegunScenario, game: Game) -> Aim:
    """The aim of a puzzle with a goal, for a game at the puzzle's decision."""
    assert scenario.task is not None
    view = game.view(0)
    seat = view.turn_player if scenario.seat is None else scenario.seat
    return Aim(seat, scenario.task.goal, game.turn + scenario.task.turns, scenario.task.facts, begun)
