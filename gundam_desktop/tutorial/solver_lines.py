"""Lines of choices: why a choice is wrong, the other player's best defence, and what the player knows afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gundam_desktop.tabletop import Choice, Game, IllegalChoice
from gundam_desktop.tutorial.solver import Belief, NotDecided, Outcome, Solver
from gundam_desktop.tutorial.solver_moves import Made, TooManySelections, Trace, after, all_choices, seen, step


class Refutation(NamedTuple):
    """Why a first choice is wrong."""

    line: tuple[Made, ...]
    """The choices after it until the goal is out of reach; the player delays that for as long as possible."""
    answered: bool
    """True if the other player had to choose on the way; False if the goal is lost whatever they do."""
    game: Game
    """The game at the end of the line."""


def refutation(solver: Solver, belief: Belief, wrong: Choice) -> Refutation | None:
    """Why a choice of the player loses; None if it does not, or if that was not decided."""
    if solver.outcome_of(belief, wrong).reached is not False:
        return None
    try:
        end, answered = _lost_line(solver, [Trace(game) for game in belief], wrong)
    except (NotDecided, TooManySelections):
        return None
    return Refutation(end.made[1:], answered, end.game)


def _lost_line(solver: Solver, traces: Sequence[Trace], choice: Choice) -> tuple[Trace, bool]:
    """A line after a choice in games that look the same, to where the goal is lost in one of them."""
    if len(traces) == 1:
        return _line_of_one(solver, step(traces[0], choice, solver.aim.seat))
    replies = solver.replies(traces, choice)
    if replies.lost:
        return replies.lost, True
    for group in replies.groups:
        belief = tuple(trace.game for trace in group)
        if solver.forced(belief) is False:
            if len(group) == 1:
                end, _ = _line_of_one(solver, group[0])
                return end, True
            return _lost_line(solver, group, _holding_out(solver, belief))
    raise NotDecided


def _holding_out(solver: Solver, belief: Belief) -> Choice:
    """The player's choice that loses last."""
    choices = all_choices(belief[0])
    return max(choices, key=lambda choice: solver.outcome_of(belief, choice).length)


def _line_of_one(solver: Solver, trace: Trace) -> tuple[Trace, bool]:
    """A line of one lost game to where the goal is lost, and whether the other player had to choose on the way."""
    answered = False
    while solver.aim.judge(trace.game) is None:
        game = trace.game
        choices = all_choices(game)
        if game.decision.player == solver.aim.seat:
            choice = _holding_out(solver, (game,)) if len(choices) > 1 else choices[0]
        else:
            choice = _refuting(solver, game, choices)
            answered |= len(choices) > 1
        trace = step(trace, choice, solver.aim.seat)
    return trace, answered


def _refuting(solver: Solver, game: Game, choices: Sequence[Choice]) -> Choice:
    """A choice of the other player after which the goal is out of reach."""
    for choice in choices:
        if solver.forced((after(game, choice),)) is False:
            return choice
    raise NotDecided


def defence(solver: Solver, belief: Belief, game: Game) -> Choice:
    """The other player's best choice in the true game: one that puts the goal out of reach, else the longest delay.

    `belief` are the games that the player who has the goal considers possible.
    """
    choices = all_choices(game)
    if len(choices) == 1:
        return choices[0]

    def resistance(choice: Choice) -> tuple[int, int]:
        outcome = _outcome_for_other(solver, *follow(solver.aim.seat, belief, game, choice))
        return {False: 2, None: 1, True: 0}[outcome.reached], outcome.length * (-1 if outcome.reached is False else 1)

    return max(choices, key=resistance)


def _outcome_for_other(solver: Solver, belief: Belief, game: Game) -> Outcome:
    """The outcome of the true game, if the other player sees everything."""
    if len(belief) == 1:
        return solver.outcome(belief)
    if (judged := solver.aim.judge(game)) is not None:
        return Outcome(judged)
    if game.decision.player == solver.aim.seat:
        return solver.outcome(belief)
    found = [_outcome_for_other(solver, *follow(solver.aim.seat, belief, game, c)) for c in all_choices(game)]
    lost = [each for each in found if each.reached is False]
    undecided = [each for each in found if each.reached is None]
    return (lost or undecided or [max(found, key=lambda each: each.length)])[0]


def follow(seat: int, belief: Belief, game: Game, choice: Choice) -> tuple[Belief, Game]:
    """What the player at `seat` considers possible after a choice in the true game, and that game.

    Another game stays possible if the choice made there, or any other choice of the other player, looks the same.
    """
    own = game.decision.player == seat
    true = step(Trace(game), choice, seat)
    look = (true.shown, seen(true.game.view(seat)))
    possible = {true.game.digest(): true.game}
    if len(belief) > 1:
        for other in belief:
            for made in [choice] if own else all_choices(other):
                try:
                    trace = step(Trace(other), made, seat)
                except IllegalChoice:
                    continue
                if (trace.shown, seen(trace.game.view(seat))) == look:
                    possible.setdefault(trace.game.digest(), trace.game)
    return tuple(possible.values()), true.game
