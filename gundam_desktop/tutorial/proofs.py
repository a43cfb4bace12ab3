"""Proofs for a coach: what follows from a player's view and from worlds that agree with it, and from nothing else.

The worlds are sampled from the view (`GameModule.sample_world`), so no answer depends on hidden cards. An answer holds
for these worlds; their number is part of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from gundam_desktop.scenarios.scenario import SURVIVE, WIN
from gundam_desktop.tabletop import Choice, Game, View
from gundam_desktop.tutorial.goal import Aim, Bound
from gundam_desktop.tutorial.solver import Solution, Solver
from gundam_desktop.tutorial.solver_moves import all_choices, seen

MOST_POSITIONS: Final = 600
"""The default limit of positions, after which a question is left open: about a second for each world."""
_MOST_STEPS: Final = 50
_ENDS: Final = (Choice("end"), Choice("pass"), Choice("no"))
"""The choices of a player who does nothing more, where one of them is legal."""


class Proof(NamedTuple):
    """An answer, and its basis."""

    answer: bool | None
    """True or False; None if it was not decided."""
    worlds: int
    """The number of worlds in which the question was asked."""
    best: tuple[Choice, ...] = ()
    """The choices that force a win; empty for other answers."""
    wrong: tuple[Choice, ...] = ()
    """The choices that are proved not to force a win."""


def can_win_now(
    view: View,
    worlds: Sequence[Game],
    most_positions: int = MOST_POSITIONS,
    interrupted: Callable[[], bool] = lambda: False,
    cannot_win: Bound = None,
) -> Proof:
    """Whether the player of a view wins this turn in all worlds by the same choices.

    `ValueError` if they do not decide, and for a world that does not look like the view.
    """
    aim = Aim(view.player, WIN, view.turn, cannot_win=cannot_win)
    solution = Solver(aim, most_positions, interrupted).solve(tuple(_checked(view, worlds)))
    return Proof(solution.reached, len(worlds), solution.best, solution.wrong)


def can_lose_next_turn(
    view: View,
    world: Game,
    most_positions: int = MOST_POSITIONS,
    interrupted: Callable[[], bool] = lambda: False,
    cannot_win: Bound = None,
) -> Proof:
    """Whether the opponent wins in their next turn with what the player sees, if the player does nothing more now.

    The opponent makes no use of cards that the player does not see. `ValueError` if the player does not decide, and
    for a world that does not look like the view.
    """
    _checked(view, (world,))
    idle = _idle(world, view.player)
    solver = Solver(_to_survive(view, cannot_win), most_positions, interrupted, _unseen(view))
    survived = None if idle is None else solver.forced((idle,))
    return Proof(None if survived is None else not survived, 1)


def choices_that_survive(
    view: View,
    worlds: Sequence[Game],
    most_positions: int = MOST_POSITIONS,
    interrupted: Callable[[], bool] = lambda: False,
    cannot_win: Bound = None,
    *,
    as_seen: bool = False,
) -> Solution:
    """For every choice of the player of a view: whether they can live through the opponent's next turn.

    With `as_seen`, the opponent makes no use of cards that the player does not see.
    `ValueError` if they do not decide, and for a world that does not look like the view.
    """
    unused = _unseen(view) if as_seen else ()
    return Solver(_to_survive(view, cannot_win), most_positions, interrupted, unused).solve(
        tuple(_checked(view, worlds))
    )


def _to_survive(view: View, cannot_win: Bound) -> Aim:
    last = view.turn + (view.turn_player == view.player)
    return Aim(view.player, SURVIVE, last, cannot_win=cannot_win)


def _unseen(view: View) -> frozenset[int]:
    return frozenset(card for card, seen in view.cards.items() if not seen.number)


def _checked(view: View, worlds: Sequence[Game]) -> Sequence[Game]:
    """The worlds; `ValueError` for a question that cannot be asked."""
    if view.decision.player != view.player:
        raise ValueError("the player of the view has nothing to decide")
    if not worlds:
        raise ValueError("nothing can be proved without a world")
    for world in worlds:
        if seen(world.view(view.player)) != seen(view):
            raise ValueError("a world does not look like the view")
    return worlds


def _idle(world: Game, player: int) -> Game | None:
    """A world after the player has done nothing more in this turn; None where they must do something."""
    game, turn = world.copy(), world.turn
    for _ in range(_MOST_STEPS):
        if game.decision.player != player or game.turn != turn:
            return game
        choices = all_choices(game)
        choice = choices[0] if len(choices) == 1 else next((end for end in _ENDS if end in choices), None)
        if choice is None:
            return None
        game.apply(player, choice)
    return None
