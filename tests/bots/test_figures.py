"""The figures of many games are those of their games."""

from __future__ import annotations

import random

import pytest

from gundam_desktop.bots.arena import Played, wilson
from gundam_desktop.bots.figures import Rate, Spread, difference, figures_of, rate_of, spread
from gundam_desktop.bots.game_figures import GameFigures


def game(number: int, winner: int, linked: tuple[int, int] = (3, -1), hand: tuple[str, str] = ("10", "0")) -> Played:
    return Played(number, 7, winner, 8 + number, 50, "d", figures=GameFigures((), {"linked": linked}, {"hand": hand}))


def test_each_deck_has_its_own_figures() -> None:
    games = [game(0, 0), game(1, 1), game(2, -1, hand=("01", "2")), game(3, 1, linked=(5, -1), hand=("00", "1"))]
    games.append(Played(4, 7, -1, 0, 0, "", "KeyError: 1"))
    figures = figures_of(games, (("X-1", "X-2"), ("Y-1",)))
    one, other = figures.decks
    assert figures.turns == Spread(4, 9.5, 9.5, 8, 11)
    # Bot A goes first in games 0 and 3, bot B in 1 and 2.
    assert (one.first.rate, one.second.rate, other.first.rate, other.second.rate) == (0.5, 0.25, 0.75, 0.5)
    assert one.spreads == {"linked": Spread(4, 3.5, 3, 3, 5)}
    assert other.spreads == {}, "never counted"
    rates = [[(card.number, *card.rates["hand"][:2]) for card in deck.cards] for deck in figures.decks]
    assert rates == [[("X-1", 2, 0.5), ("X-2", 1, 0.5)], [("Y-1", 2, 0.75)]]


def test_without_games_there_are_no_figures() -> None:
    figures = figures_of([], (("X-1",), ()))
    assert figures.turns is None
    assert figures.decks[0].cards == ()
    assert figures.decks[0].first == Rate(0, None, (0.0, 1.0))


def test_a_tenth_is_outside_on_each_side() -> None:
    assert spread([*range(1, 101)]) == Spread(100, 50.5, 50.5, 10, 91)
    assert spread([4]) == Spread(1, 4.0, 4, 4, 4)


def test_the_interval_of_a_rate_is_wilsons() -> None:
    rate = rate_of([game(number, 0 if number < 7 else 1) for number in range(10)], 0)
    assert rate == Rate(10, 0.7, wilson(7, 10))


def test_a_known_difference() -> None:
    """Newcombe (1998), method 10, example (a): 56 of 70 less 48 of 80."""
    found = difference(Rate(70, 56 / 70, wilson(56, 70)), Rate(80, 0.6, wilson(48, 80)))
    assert found is not None
    assert [round(end, 4) for end in (found.points, *found.interval)] == [0.2, 0.0524, 0.3339]
    assert found.is_shown
    few = difference(Rate(2, 1.0, wilson(2, 2)), Rate(2, 0.0, wilson(0, 2)))
    assert few is not None
    assert few.interval[0] > 0
    assert not few.is_shown
    assert difference(Rate(0, None, (0.0, 1.0)), Rate(80, 0.6, wilson(48, 80))) is None


@pytest.mark.parametrize("rate", [0.2, 0.5, 0.8])
def test_equal_levels_differ_rarely(rate: float) -> None:
    chance, shown, tries = random.Random(1), 0, 2000
    for _ in range(tries):
        first, second = (sum(chance.random() < rate for _ in range(100)) for _ in (0, 1))
        found = difference(Rate(100, first / 100, wilson(first, 100)), Rate(100, second / 100, wilson(second, 100)))
        assert found is not None
        shown += found.is_shown
    assert shown / tries < 0.065
