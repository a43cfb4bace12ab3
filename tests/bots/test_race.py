"""The statistics of a race: values of cards from many exchanges, what has fallen behind, what has been shown."""

from __future__ import annotations

import random

import pytest

from gundam_desktop.bots.race import (
    NOISE,
    Differences,
    Variant,
    effect,
    error_of,
    is_behind,
    is_hopeless,
    visible,
    worths,
)

VARIANTS = [Variant(out, into, 4, None) for out in "abcdef" for into in "uvwxyz"]


def drawn(mean: float, games: int, seed: int) -> Differences:
    """Differences with a mean, about as they are in games."""
    chance = random.Random(seed)
    return {game: (chance.random() < NOISE) * chance.choice((-1.0, 1.0)) + mean for game in range(games)}


def test_few_games_of_many_exchanges_tell_which_card_is_weak() -> None:
    found = [drawn(0.12 * (one.out == "c"), 40, seed) for seed, one in enumerate(VARIANTS)]
    worth = worths(VARIANTS, found)
    best = sorted(VARIANTS, key=lambda one: -worth[VARIANTS.index(one)])[:6]
    assert [one.out for one in best].count("c") >= 5


def test_an_exchange_without_games_is_judged_by_its_cards() -> None:
    found = [{} if one.out + one.into == "cx" else drawn(0.2 * (one.out == "c"), 50, 1) for one in VARIANTS]
    by_key = dict(zip((one.key for one in VARIANTS), worths(VARIANTS, found), strict=True))
    assert by_key["4 c x"] > 0.05
    assert by_key["4 c x"] > by_key["4 d x"] + 0.05


def test_without_games_nothing_is_worth_anything() -> None:
    assert set(worths(VARIANTS, [{} for _ in VARIANTS])) == {0.0}


def test_an_interval_is_wider_if_more_finalists_are_compared() -> None:
    differences = drawn(0.05, 400, 3)
    alone, of_three = effect(differences, 1), effect(differences, 3)
    assert alone.mean == of_three.mean == pytest.approx(sum(differences.values()) / 400)
    assert of_three.low < alone.low < alone.mean < alone.high < of_three.high
    assert alone.high - alone.mean == pytest.approx(1.96 * error_of(list(differences.values())), rel=0.001)
    assert effect({}, 3).low == -1.0


def test_a_few_equal_differences_are_no_certainty() -> None:
    assert effect(dict.fromkeys(range(3), 1.0), 1).low < 1.0
    assert effect(dict.fromkeys(range(100), 0.0), 3).low < 0


def test_a_variant_falls_behind_in_the_games_that_both_have_played() -> None:
    best = drawn(0.3, 100, 4)
    assert is_behind(drawn(-0.1, 100, 5), best)
    assert not is_behind(drawn(0.29, 100, 5), best)
    assert not is_behind({1000 + game: -1.0 for game in range(100)}, best)
    assert not is_behind({}, best)


def test_a_finalist_is_given_up_when_it_cannot_be_shown_any_more() -> None:
    assert is_hopeless(drawn(-0.05, 800, 6), 1000, 3)
    assert not is_hopeless(drawn(0.0, 20, 6), 1000, 3)
    assert not is_hopeless(drawn(0.08, 800, 6), 1000, 3)
    assert not is_hopeless({}, 1000, 3)


def test_four_times_as_many_games_show_half_the_effect() -> None:
    differences = drawn(0.0, 500, 7)
    assert visible(differences, 4000, 3) == pytest.approx(visible(differences, 1000, 3) / 2)
    assert 0.02 < visible({}, 2500, 3) < 0.03
