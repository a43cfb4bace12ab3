"""What a choice threw away by force: a win in this turn, or the next turn survived, in worlds that agree with the view.

A world is solved exhaustively, whatever the opponent does in it. What would have been better is proved for all the
worlds together in which it holds: the player could not tell them apart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from gundam_desktop.coach.decisions import PastDecision
from gundam_desktop.scenarios.scenario import SURVIVE, WIN
from gundam_desktop.tabletop import Choice, Game, View
from gundam_desktop.tutorial.goal import Aim, Bound
from gundam_desktop.tutorial.solver import Solution, Solver
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
"""Worlds that must be promising before the others are searched."""
_QUICK: Final = 300
"""Positions that may be searched in one world."""
_LONG: Final = 6000
"""Positions that may be searched in all worlds together, for one choice."""
_MOST_TRIED: Final = 3
"""Choices that are tried in all worlds together, those that hold in most."""


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
    if not any(_loses(solver, world, decision.played) for world in decision.worlds(_FIRST)):
        return None
    worlds, found = decision.worlds(WORLDS), list[Solution]()
    for world in worlds:
        if len(found) - _most_held(found) > WORLDS - LEAST_HELD:
            return None
        found.append(solver.solve((world,)))
    if sum(decision.played in solution.wrong for solution in found) < _LEAST_LOST:
        return None
    counted = Counter(choice for solution in found for choice in solution.best)
    for better, held in counted.most_common(_MOST_TRIED):
        if held < LEAST_HELD:
            return None
        kept = tuple(world for world, solution in zip(worlds, found, strict=True) if better in solution.best)
        if Solver(solver.aim, _LONG).outcome_of(kept, better).reached:
            return Thrown(better, held, WORLDS)
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


def _loses(solver: Solver, world: Game, played: Choice) -> bool:
    """True if a choice loses in a world what another one keeps; the choice comes first, for most lose nothing."""
    return solver.outcome_of((world,), played).reached is False and bool(solver.solve((world,)).best)


def _most_held(found: Sequence[Solution]) -> int:
    """In how many worlds the choice holds that holds in most."""
    counted = Counter(choice for solution in found for choice in solution.best)
    return max(counted.values(), default=0)
