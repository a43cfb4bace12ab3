"""What a choice threw away by force: a win in this turn, or the next turn survived, in worlds that agree with the view.

A world is solved exhaustively, whatever the opponent does in it. What would have been better is proved for all the
worlds together in which it holds: the player could not tell them apart.
"""

from __future__ import annotations

from collections import Counter
from typing import Final, Literal, NamedTuple, TypeAlias

from gundam_desktop.coach.decisions import PastDecision
from gundam_desktop.scenarios.scenario import SURVIVE, WIN
from gundam_desktop.tabletop import Choice, Game, View
from gundam_desktop.tutorial.goal import Aim, Bound
from gundam_desktop.tutorial.solver import Solver
from gundam_desktop.tutorial.solver_lines import refutation
from gundam_desktop.tutorial.solver_moves import Made

Proof: TypeAlias = Literal["", "missed win", "allowed loss"]
"""What is proved of a choice; empty for nothing."""

WORLDS: Final = 20
LEAST_HELD: Final = 18
"""In how many of them a proof must hold: in a few the opponent may have the one card that helps."""
_LEAST_LOST: Final = 10
"""In how many of them the choice that was made must lose what the better one keeps."""
_FIRST: Final = 2
"""The number of worlds in which all choices are searched; in further worlds, only choices that work in these."""
_QUICK: Final = 300
"""The most positions to search in one world."""
_LONG: Final = 6000
"""The most positions to search in all worlds together, for one choice; after that no further choice is tried."""
_MOST_TRIED: Final = 4
"""The most choices to try in all worlds: those that work in most of the first ones."""


class Thrown(NamedTuple):
    """What another choice would have forced."""

    better: Choice
    held: int
    """In how many of the worlds it does."""
    worlds: int


def thrown_away(decision: PastDecision, proof: Proof) -> Thrown | None:
    """What the choice of a decision threw away; None if that is not proved."""
    if not decision.choices:
        return None
    solver = Solver(aim_of(decision.view, proof, decision.game_module.cannot_win), _QUICK)
    kept = {choice: list[Game]() for choice in _candidates(solver, decision)}
    if not kept:
        return None
    lost = 0
    for number, world in enumerate(decision.worlds(WORLDS), 1):
        if lost < _LEAST_LOST:
            lost += solver.outcome_of((world,), decision.played).reached is False
        for choice, worlds in kept.items():
            if solver.outcome_of((world,), choice).reached:
                worlds.append(world)
        kept = {choice: worlds for choice, worlds in kept.items() if number - len(worlds) <= WORLDS - LEAST_HELD}
        if not kept or number - lost > WORLDS - _LEAST_LOST:
            return None
    together = Solver(solver.aim, _LONG)
    for choice, worlds in sorted(kept.items(), key=lambda entry: -len(entry[1])):
        if together.outcome_of(tuple(worlds), choice).reached:
            return Thrown(choice, len(worlds), WORLDS)
        if together.positions > _LONG:
            return None
    return None


class Kept(NamedTuple):
    """What one choice keeps by force."""

    held: int
    """The number of worlds in which it does."""
    lost: tuple[Game, ...]
    """The worlds in which it is proved to keep nothing."""


def kept_by(decision: PastDecision, choice: Choice, proof: Proof) -> Kept:
    """Return in which worlds a decision's choice forces the aim of a proof."""
    worlds, aim = decision.worlds(WORLDS), aim_of(decision.view, proof, decision.game_module.cannot_win)
    outcomes = [Solver(aim, _QUICK).outcome_of((world,), choice).reached for world in worlds]
    kept = tuple(world for world, reached in zip(worlds, outcomes, strict=True) if reached)
    lost = tuple(world for world, reached in zip(worlds, outcomes, strict=True) if reached is False)
    together = bool(kept) and Solver(aim, _LONG).outcome_of(kept, choice).reached
    return Kept(len(kept) if together else 0, lost)


def refuting_line(world: Game, choice: Choice, aim: Aim) -> tuple[Made, ...]:
    """Return a choice that loses in a world, with the choices that refute it; that choice alone if none is found."""
    found = refutation(Solver(aim, _LONG), (world,), choice)
    return ((aim.seat, choice), *(found.line if found is not None else ()))


def aim_of(view: View, proof: Proof, cannot_win: Bound = None) -> Aim:
    """Return what a view's player must keep: a win in this turn, or surviving the opponent's next turn."""
    if proof == "missed win":
        return Aim(view.player, WIN, view.turn, cannot_win=cannot_win)
    return Aim(view.player, SURVIVE, view.turn + (view.turn_player == view.player), cannot_win=cannot_win)


def _candidates(solver: Solver, decision: PastDecision) -> list[Choice]:
    """Return the choices that keep what the one played loses, in most of the first worlds; empty if it loses nothing.

    The choice played is searched first, because most choices lose nothing.
    """
    found = Counter[Choice]()
    for world in decision.worlds(_FIRST):
        if solver.outcome_of((world,), decision.played).reached is False:
            found.update(solver.solve((world,)).best)
    return [choice for choice, _ in found.most_common(_MOST_TRIED)]
