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
"""Worlds in which all choices are searched; in the others only those that hold there."""
_QUICK: Final = 300
"""Positions that may be searched in one world."""
_LONG: Final = 6000
"""Positions that may be searched in all worlds together, for one choice; no further one is tried after more."""
_MOST_TRIED: Final = 4
"""Choices that are tried in all worlds, those that hold in most of the first ones."""


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
    solver = Solver(aim_of(decision.view, proof, decision.doors.cannot_win), _QUICK)
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
    """In how many of the worlds."""
    lost: tuple[Game, ...]
    """The worlds in which it is proved to keep nothing."""


def kept_by(decision: PastDecision, choice: Choice, proof: Proof) -> Kept:
    """In which of the worlds a choice of a decision forces what a proof is about."""
    worlds, aim = decision.worlds(WORLDS), aim_of(decision.view, proof, decision.doors.cannot_win)
    outcomes = [Solver(aim, _QUICK).outcome_of((world,), choice).reached for world in worlds]
    kept = tuple(world for world, reached in zip(worlds, outcomes, strict=True) if reached)
    lost = tuple(world for world, reached in zip(worlds, outcomes, strict=True) if reached is False)
    together = bool(kept) and Solver(aim, _LONG).outcome_of(kept, choice).reached
    return Kept(len(kept) if together else 0, lost)


def refuting_line(world: Game, choice: Choice, aim: Aim) -> tuple[Made, ...]:
    """A choice that loses in a world, and what refutes it there; the choice alone if that was not found."""
    found = refutation(Solver(aim, _LONG), (world,), choice)
    return ((aim.seat, choice), *(found.line if found is not None else ()))


def aim_of(view: View, proof: Proof, cannot_win: Bound = None) -> Aim:
    """What is to be kept by a view's player: a win in this turn, or their life through the opponent's next turn."""
    if proof == "missed win":
        return Aim(view.player, WIN, view.turn, cannot_win=cannot_win)
    return Aim(view.player, SURVIVE, view.turn + (view.turn_player == view.player), cannot_win=cannot_win)


def _candidates(solver: Solver, decision: PastDecision) -> list[Choice]:
    """The choices that keep what the one that was made loses, in most of the first worlds; empty if it loses nothing.

    The choice that was made is searched first, for most lose nothing.
    """
    found = Counter[Choice]()
    for world in decision.worlds(_FIRST):
        if solver.outcome_of((world,), decision.played).reached is False:
            found.update(solver.solve((world,)).best)
    return [choice for choice, _ in found.most_common(_MOST_TRIED)]
