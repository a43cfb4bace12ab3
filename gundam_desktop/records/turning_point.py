"""Who was ahead at each position of a game, by the game's own evaluation of the views, and where it turned for good."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from gundam_desktop.records.game_history import GameHistory
from gundam_desktop.tabletop import View


class TurningPoint(NamedTuple):
    """The decision with which a game turned."""

    position: int
    """The position before it: from there the game can be played on."""
    before: float
    """The winner's lead at that position, in the evaluation's unit."""
    after: float
    """The winner's lead at the next decision with a choice."""
    for_good: bool
    """True if the winner was not ahead before it and was ahead ever since; False if the winner was always ahead, so
    that this is only the largest swing."""


class Course(NamedTuple):
    """The course of a game."""

    first: int
    """The position of the first lead."""
    leads: tuple[float, ...]
    """The lead of seat 0 at each position; below 0 seat 1 is ahead. The last one only says who has won."""
    winner: int
    """The winner's seat; -1 for a draw, and for a game that is not over."""
    turning: TurningPoint | None
    """None without a winner, and for a game without a decision."""


def course_of(history: GameHistory, evaluate: Callable[[View], float]) -> Course:
    """Evaluate every position of a game up to its current one, and find where it turned."""
    positions = range(history.first, history.position + 1)
    leads = tuple(evaluate(history.at(position).view(0)) for position in positions)
    result = history.game.view(0).result
    winner = int(result) if result in ("0", "1") else -1
    decided = _turning_candidates(history)
    turning = None
    if winner >= 0 and decided:
        sign = 1 if winner == 0 else -1
        own = [sign * leads[at - history.first] for at in (*decided, history.position)]
        place, for_good = turning_place(own)
        turning = TurningPoint(decided[place], own[place], own[place + 1], for_good)
    return Course(history.first, leads, winner, turning)


def _turning_candidates(history: GameHistory) -> list[int]:
    """The positions before choices that could have turned the game: before the first turn nobody is ahead."""
    decided = [at for at in range(history.first, history.position) if _was_open(history, at)]
    return [at for at in decided if history.moves[at].turn] or decided


def _was_open(history: GameHistory, position: int) -> bool:
    """True if the choice at a position could have been another: one of several, of cards, or to give the game up."""
    game, move = history.at(position), history.moves[position]
    listed = game.legal_choices(move.seat)
    return not move.forced and (len(listed) != 1 or game.parse(move.text, move.seat) not in listed)


def turning_place(leads: Sequence[float]) -> tuple[int, bool]:
    """Return the index of the turning decision, given the winner's lead before each decision and at the end.

    It is the last decision before which the winner was not ahead, with True. If there is none, it is the decision with
    the largest gain, except for the last one, with False.
    """
    behind = [place for place, lead in enumerate(leads[:-1]) if lead <= 0]
    if behind:
        return behind[-1], True
    gains = [after - before for before, after in pairwise(leads[:-1])]
    return (gains.index(max(gains)) if gains else 0), False
