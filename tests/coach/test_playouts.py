"""Games played on from a world: fair between choices, and the same for the same seed."""

from __future__ import annotations

import pytest

from gundam_desktop.coach.playouts import Playouts, mean_of
from tests.coach.games import GAME_MODULE, WIN, WINNING, played


def test_the_choice_that_wins_is_worth_a_win() -> None:
    game = played(WINNING, WIN[:2], to_end=False).game
    playouts = Playouts(GAME_MODULE, "greedy:worlds=1", None)
    attack = game.parse(WIN[2], 0)
    before = game.digest()
    played_on = playouts.play(game, attack, 1)
    assert played_on.chance == 1.0
    assert played_on.made[0] == (0, attack)
    assert game.digest() == before


def test_an_unknown_level_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="there is no bot"):
        Playouts(GAME_MODULE, "nobody", None)


def test_a_mean_has_an_interval() -> None:
    assert mean_of([3.0]).margin == 1.0
    mean = mean_of([0.0, 1.0, 0.0, 1.0])
    assert mean.value == 0.5
    assert mean.margin == pytest.approx(1.96 * (1 / 3 / 4) ** 0.5)
