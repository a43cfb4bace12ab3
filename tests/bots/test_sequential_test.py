"""The sequential test: how often it is right, and how soon."""

from __future__ import annotations

import random

import pytest

from gundam_desktop.bots.sequential_test import BOUND, log_likelihood_ratio, verdict

ROUND = 8
TESTS = 200


def ended(chance: random.Random, first: float, second: float, most: int = 400) -> tuple[str, int]:
    """A test of a player who wins `first` of its games going first and `second` of the others."""
    scores: list[float] = []
    while len(scores) < most:
        scores += [((chance.random() < first) + (chance.random() < second)) / 2 for _ in range(ROUND)]
        if reached := verdict(scores):
            return reached, len(scores)
    return "", most


@pytest.mark.parametrize(("first", "second"), [(0.5, 0.5), (0.75, 0.25), (0.6, 0.4), (0.4, 0.4)])
def test_an_equal_or_weaker_player_is_rarely_called_stronger(first: float, second: float) -> None:
    chance = random.Random(1)
    wrong = sum(ended(chance, first, second)[0] == "stronger" for _ in range(TESTS))
    assert wrong <= 0.08 * TESTS  # 5 % are meant, and 200 tests are few


@pytest.mark.parametrize(("first", "second"), [(0.6, 0.6), (0.8, 0.4), (0.7, 0.7)])
def test_a_stronger_player_is_recognized(first: float, second: float) -> None:
    chance = random.Random(2)
    right = sum(ended(chance, first, second)[0] == "stronger" for _ in range(TESTS))
    assert right >= 0.92 * TESTS


def test_the_clearer_it_is_the_sooner_it_ends() -> None:
    pairs = [sum(ended(random.Random(seed), rate, rate)[1] for seed in range(20)) for rate in (0.95, 0.75, 0.62)]
    assert pairs == sorted(pairs)
    assert pairs[0] <= 20 * 2 * ROUND


def test_nothing_is_said_of_nothing_and_the_bounds_are_those_of_five_in_a_hundred() -> None:
    assert log_likelihood_ratio([]) == 0.0
    assert verdict([]) == ""
    assert round(BOUND, 3) == 2.944
    assert verdict([1.0] * 20) == "stronger"
    assert verdict([0.0] * 20) == "not stronger"


def test_pairs_that_are_always_shared_decide_in_the_end() -> None:
    assert verdict([0.5] * 8) == ""
    assert verdict([0.5] * 40) == "not stronger"
