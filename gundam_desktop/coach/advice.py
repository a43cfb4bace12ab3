"""Advice for one decision: what is proved from its player's view and from worlds that agree with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from gundam_desktop.games import find
from gundam_desktop.scenarios.scenario import WIN
from gundam_desktop.tabletop import Choice, Event, Game, View
from gundam_desktop.tutorial.goal import Aim
from gundam_desktop.tutorial.proofs import can_lose_next_turn, can_win_now, choices_that_survive
from gundam_desktop.tutorial.solver import Solver
from gundam_desktop.tutorial.solver_moves import all_choices

WORLDS: Final = 4
_QUICK: Final = 600
"""Positions that a proof may search."""
_LONGEST: Final = 60

Kind: TypeAlias = Literal["win", "danger", "nothing"]
"""The player can win in this turn; the opponent can win in the next one; neither is proved."""


class Advice(NamedTuple):
    """What is known about a decision."""

    kind: Kind
    worlds: int = 0
    """How many worlds were asked."""
    choices: tuple[Choice, ...] = ()
    """The choices that keep the win, or that prevent the loss; empty if none is proved to."""
    clause: str = ""
    """The clause by which the game would end; empty if that was not found out."""


class Adviser:
    """The work of finding advice, for another process: a call carries it out."""

    def __init__(self, game: str, view: View, decks: tuple[Any, Any] | None, seed: int) -> None:
        """`view` is that of the player who decides; `decks` are those that they may know of."""
        self._game, self._view, self._decks, self._seed = game, view, decks, seed

    def __call__(self, _number: int) -> Advice:
        doors, view = find(self._game), self._view
        bound, sample = doors.cannot_win, doors.sample_world
        worlds = [sample(view, self._seed + number, self._decks) for number in range(WORLDS)]
        if can_win_now(view, worlds[:1], _QUICK, cannot_win=bound).answer:
            win = can_win_now(view, worlds, _QUICK, cannot_win=bound)
            if win.answer:
                return Advice("win", WORLDS, win.best, _ending(worlds[0], view.player))
        seen = sample(view, self._seed, None)
        if can_lose_next_turn(view, seen, _QUICK, cannot_win=bound).answer:
            solution = choices_that_survive(view, (seen,), _QUICK, cannot_win=bound, as_seen=True)
            return Advice("danger", 1, solution.best)
        return Advice("nothing", WORLDS)


def _ending(world: Game, player: int) -> str:
    """The clause of the last event when a player wins in this turn; empty if the way there is not found."""
    game, solver = world.copy(), Solver(Aim(player, WIN, world.turn), _QUICK)
    events: Sequence[Event] = ()
    for _ in range(_LONGEST):
        if (decider := game.decision.player) < 0:
            return events[-1].clause if events else ""
        best = solver.solve((game,)).best if decider == player else ()
        events = game.apply(decider, (best or tuple(all_choices(game)))[0])
    return ""
