"""The statistics of a race between variants of a deck: what each is worth, which fall behind, what has been shown.

Every variant exchanges some copies of one card for another, and plays the same games as the deck without the exchange.
A difference is the points of a game with the exchange minus those without it: -1 to 1.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from statistics import NormalDist
from typing import Any, NamedTuple

NOISE = 0.16
"""The usual variance of a difference (measured, docs/arena.md); of two unpaired games it is 0.5."""
CARD = 0.01**2
"""The assumed variance of what one copy of a card is worth, in win rate."""
OWN = 0.015**2
"""The assumed variance of what an exchange is worth beyond the values of its cards."""
SWEEPS = 10
"""How many times the values of all cards are adjusted to each other."""
BEHIND = 2.0
"""Standard errors that separate a variant that has fallen behind from the best one."""
ERROR = 0.05
"""The chance that the interval of any finalist misses the true effect."""
POWER = 0.8
"""The chance to show an effect of the smallest size that is called visible."""

Differences = Mapping[int, float]
"""Differences by the index of their game."""


class Variant(NamedTuple):
    """A deck after an exchange of copies of one card for another."""

    out: str
    into: str
    copies: int
    deck: Any

    @property
    def key(self) -> str:
        """The exchange as text, which names the variant in files."""
        return f"{self.copies} {self.out} {self.into}"


class Effect(NamedTuple):
    """What an exchange adds to the win rate (0.01 is one point), with an interval; `games` is the number of pairs."""

    mean: float
    low: float
    high: float
    games: int


def worths(variants: Sequence[Variant], found: Sequence[Differences]) -> list[float]:
    """Estimate what each variant adds to the win rate, those without games too.

    Each card has a value per copy, fitted to all differences together (ridge regression): so hundreds of exchanges
    with a few games each tell about every card. The differences of a variant itself count more, the more it has.
    """
    means = [sum(own.values()) / len(own) if own else 0.0 for own in found]
    weights = [1 / (OWN + NOISE / len(own)) if own else 0.0 for own in found]
    of_card: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for place, variant in enumerate(variants):
        if weights[place]:
            of_card[variant.out].append((place, -variant.copies))
            of_card[variant.into].append((place, variant.copies))
    values: dict[str, float] = defaultdict(float)
    fitted = [0.0] * len(variants)
    for _ in range(SWEEPS):
        for card, uses in of_card.items():
            pull = sum(weights[at] * times * (means[at] - fitted[at] + times * values[card]) for at, times in uses)
            value = pull / (1 / CARD + sum(weights[at] * times * times for at, times in uses))
            for at, times in uses:
                fitted[at] += times * (value - values[card])
            values[card] = value
    prior = [one.copies * (values[one.into] - values[one.out]) for one in variants]
    return [guess + OWN * weight * (mean - guess) for guess, mean, weight in zip(prior, means, weights, strict=True)]


def error_of(differences: Sequence[float]) -> float:
    """Return the standard error of the mean of differences; a few equal ones count as if they varied a little."""
    count = len(differences)
    middle = sum(differences) / count
    square = sum((each - middle) ** 2 for each in differences) + 2 * NOISE  # two usual ones more
    return math.sqrt(square / (count + 2) / count)


def effect(differences: Differences, finalists: int) -> Effect:
    """Return the effect of one of several finalists; their intervals all hold at once with a chance of 95 %."""
    values = list(differences.values())
    if not values:
        return Effect(0.0, -1.0, 1.0, 0)
    mean, half = sum(values) / len(values), _bound(finalists) * error_of(values)
    return Effect(mean, mean - half, mean + half, len(values))


def is_behind(differences: Differences, best: Differences) -> bool:
    """True if a variant is clearly worse than the best one in the games that both have played."""
    both = [best[game] - own for game, own in differences.items() if game in best]
    return len(both) > 1 and sum(both) / len(both) > BEHIND * error_of(both)


def is_hopeless(differences: Differences, games: int, finalists: int) -> bool:
    """True if a finalist will hardly be shown to be better when all `games` are played."""
    values = list(differences.values())
    if not values:
        return False
    error = error_of(values)
    return sum(values) / len(values) + BEHIND * error < _bound(finalists) * error * math.sqrt(len(values) / games)


def visible(differences: Differences, games: int, finalists: int) -> float:
    """Return the smallest effect that a number of games shows in four of five cases."""
    values = list(differences.values())
    spread = error_of(values) * math.sqrt(len(values)) if values else math.sqrt(NOISE)
    return (_bound(finalists) + NormalDist().inv_cdf(POWER)) * spread / math.sqrt(max(1, games))


def points(effect: float) -> str:
    """Return an effect on the win rate in points, with its sign.

    >>> points(0.041)
    '+4.1'
    """
    return f"{100 * effect:+.1f}"


def _bound(finalists: int) -> float:
    """How many standard errors half an interval has, so that those of all finalists hold at once (Bonferroni)."""
    return NormalDist().inv_cdf(1 - ERROR / 2 / max(1, finalists))
