"""The chance to win that an evaluation means: curves by turn, fitted to games of bots (`benchmarks/win_chance.py`)."""

from __future__ import annotations

import math
from functools import cache
from typing import NamedTuple

from gundam_desktop.games.gcg.evaluation import WIN, evaluate
from gundam_desktop.locate import game_data
from gundam_desktop.tabletop import View

FILE = "win_chance.json"


class Band(NamedTuple):
    """The curve that applies from a turn on."""

    from_turn: int
    offset: float
    """The advantage of having the turn, as a logarithm of odds."""
    slope: float


@cache
def bands() -> tuple[Band, ...]:
    """The curves, in ascending order of turns."""
    data = game_data("gcg", FILE)
    return tuple(Band(**band) for band in data["bands"])


def win_chance(view: View) -> float | None:
    """The chance of a view's player to win, from 0 to 1; None in the first turns, when the evaluation does not tell it.

    It was fitted to the beginnings of turns. A draw counts as half a win.
    """
    worth = evaluate(view)
    if view.result:
        return (worth / WIN + 1) / 2
    found = [band for band in bands() if band.from_turn <= view.turn]
    if not found:
        return None
    offset = found[-1].offset if view.turn_player == view.player else -found[-1].offset
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, offset + found[-1].slope * worth))))
