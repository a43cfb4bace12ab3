from __future__ import annotations

import itertools
import random

import pytest

from gundam_desktop.bots.elo import Meeting, ratings


def expected(difference: float) -> float:
    """The score that Elo expects of a player this much stronger."""
    return 1 / (1 + 10 ** (-difference / 400))


def test_known_ratings_are_found_again() -> None:
    true = {"a": 0.0, "b": 120.0, "c": 250.0, "d": 700.0}
    games = 100_000
    meetings = [
        Meeting((second, first), games * expected(true[second] - true[first]), games)
        for first, second in itertools.combinations(true, 2)
    ]
    found = ratings(meetings, "a")
    assert found == pytest.approx(true, abs=1)


def test_a_player_who_wins_all_games_has_a_finite_rating() -> None:
    found = ratings([Meeting(("b", "a"), 50.0, 50), Meeting(("c", "b"), 30.0, 40)], "a")
    assert 600 < found["b"] < 1000
    assert found["b"] + 100 < found["c"] < found["b"] + 250


def test_the_order_of_the_meetings_does_not_count() -> None:
    chance = random.Random(3)
    meetings = [Meeting(pair, chance.randint(5, 35), 40) for pair in itertools.combinations("abcde", 2)]
    assert ratings(meetings, "c") == pytest.approx(ratings(meetings[::-1], "c"), abs=0.2)
    assert ratings(meetings, "c")["c"] == 0.0


def test_without_games_all_are_equal() -> None:
    assert ratings([Meeting(("a", "b"), 0.0, 0)], "a") == {"a": 0.0, "b": 0.0}
    assert ratings([], "a") == {}
