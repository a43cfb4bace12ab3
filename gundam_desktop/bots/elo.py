"""Elo ratings from the results of many pairings: the model of Bradley and Terry, fitted by iteration.

In that model a player of strength p beats one of strength q with the chance p / (p + q); an Elo rating is
400 log10(p). Hunter (2004), "MM algorithms for generalized Bradley-Terry models", shows that the iteration used here
always converges to the most likely strengths.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

ITERATIONS = 10_000
TOLERANCE = 1e-9
"""The iteration ends when no strength changes by more than this share."""


class Meeting(NamedTuple):
    """The games of two players."""

    players: tuple[str, str]
    points: float
    """Points of the first player: 1 for a win, half for a draw."""
    games: int


def ratings(meetings: Sequence[Meeting], zero: str) -> dict[str, float]:
    """Return the Elo rating of every player who meets another, that of `zero` set to 0.

    Each meeting counts one more game than was played, a drawn one: without it a player who has won every game would
    be infinitely strong.

    >>> ratings([Meeting(("a", "b"), 25.0, 100)], "a")
    {'a': 0.0, 'b': 188.6}
    """
    points: defaultdict[str, float] = defaultdict(float)
    for (first, second), won, games in meetings:
        points[first] += won + 0.5
        points[second] += games - won + 0.5
    strength = dict.fromkeys(points, 1.0)
    for _ in range(ITERATIONS):
        expected: defaultdict[str, float] = defaultdict(float)
        for (first, second), _won, games in meetings:
            share = (games + 1) / (strength[first] + strength[second])
            expected[first] += share
            expected[second] += share
        found = {player: points[player] / expected[player] for player in points}
        change = max((abs(found[player] / strength[player] - 1) for player in points), default=0.0)
        scale = math.exp(sum(map(math.log, found.values())) / len(found)) if found else 1.0
        strength = {player: value / scale for player, value in found.items()}
        if change < TOLERANCE:
            break
    elo = {player: 400 * math.log10(value) for player, value in strength.items()}
    return {player: round(value - elo.get(zero, 0.0), 1) + 0.0 for player, value in elo.items()}
