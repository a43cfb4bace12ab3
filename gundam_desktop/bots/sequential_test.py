"""A sequential test of two players: after every few games it says whether one is stronger, so that it stops early.

The generalized sequential probability ratio test, on pairs of games: both games of a pair have the same deal, with the
seats exchanged, so that luck in the deal cancels out. The score of a pair is the mean of its games (0, 1/4, 1/2, 3/4
or 1). Two hypotheses are compared: that the expected score is `EQUAL`, and that it is `STRONGER`. For scores that are
about normally distributed, the logarithm of the ratio of their likelihoods after n pairs is
n (s1 - s0) (2 mean - s0 - s1) / (2 variance). Wald's bounds end the test: each hypothesis is accepted wrongly in
about `ALPHA` of the tests in which the other one is true. The ladder (`ladder.py`) uses it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

EQUAL, STRONGER = 0.5, 0.6
"""Expected score of a player who is as strong as the other one, and of one who is clearly stronger."""
ALPHA = 0.05
"""The share of wrong verdicts (0 to 1) when one of the hypotheses is true."""
BOUND = math.log((1 - ALPHA) / ALPHA)


def log_likelihood_ratio(scores: Sequence[float]) -> float:
    """Return how strongly the scores of pairs speak for `STRONGER` (above 0) or for `EQUAL` (below 0)."""
    if not scores:
        return 0.0
    mean = sum(scores) / len(scores)
    # One lost and one won pair are added to the variance, which a few equal pairs would make 0.
    sample = (*scores, 0.0, 1.0)
    middle = sum(sample) / len(sample)
    variance = sum((score - middle) ** 2 for score in sample) / len(sample)
    return len(scores) * (STRONGER - EQUAL) * (2 * mean - EQUAL - STRONGER) / (2 * variance)


def verdict(scores: Sequence[float]) -> str:
    """Return `stronger`, `not stronger`, or an empty text while it is not decided.

    >>> verdict([1.0, 0.5, 1.0, 1.0, 0.5, 1.0, 1.0, 1.0, 1.0])
    'stronger'
    >>> verdict([0.5, 0.75])
    ''
    """
    ratio = log_likelihood_ratio(scores)
    if ratio >= BOUND:
        return "stronger"
    return "not stronger" if ratio <= -BOUND else ""
