"""Games worth watching are found among many."""

from __future__ import annotations

from gundam_desktop.bots.arena import Played
from gundam_desktop.bots.game_figures import NO_FIGURES
from gundam_desktop.bots.special_games import distance, in_order, losers_peak


def game(number: int, winner: int, turns: int, *chances: int, error: str = "") -> Played:
    return Played(number, 7, winner, turns, 50, "d", error, figures=NO_FIGURES._replace(chances=chances))


GAMES = [
    game(0, 0, 9, 60, 80, 95),
    game(1, 1, 20, 50, 90, 20),
    game(2, 0, 5, 50, 15, 70),
    game(3, -1, 12, 49, 51),
    game(4, 1, 7),
    game(5, -1, 0, error="KeyError: 1"),
]


def test_the_losers_best_chance_is_that_of_the_bot_that_lost() -> None:
    assert [losers_peak(each) for each in GAMES] == [40, 90, 85, None, None, None]
    assert [distance(each) for each in GAMES[1:5]] == [70 / 3, 55 / 3, 1.0, None]


def test_special_games_come_first_and_unknown_ones_last() -> None:
    numbers = {
        order: [each.number for each in in_order(GAMES, order, lambda each: each)]
        for order in ("number", "lost from ahead", "closest", "longest", "shortest")
    }
    assert numbers["number"] == [0, 1, 2, 3, 4, 5]
    assert numbers["lost from ahead"] == [1, 2, 0, 3, 4, 5]
    assert numbers["closest"] == [3, 2, 1, 0, 4, 5]
    assert numbers["longest"] == [1, 3, 0, 4, 2, 5]
    assert numbers["shortest"] == [2, 4, 0, 3, 1, 5]
