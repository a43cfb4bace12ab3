"""The chance that an evaluation means: none in the first turns, the same from both seats, 0 and 1 at the end."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from gundam_desktop.games.gcg.game_module import GAME_MODULE
from gundam_desktop.games.gcg.win_chance import bands, win_chance
from tests.properties.random_games import any_decks, walk


def test_the_curves_rise_with_the_evaluation_and_leave_out_the_first_turns() -> None:
    assert bands()[0].from_turn > 1
    assert all(band.slope > 0 for band in bands())
    assert all(before.from_turn < after.from_turn for before, after in pairwise(bands()))


def test_both_players_agree_about_their_chances(rng: random.Random) -> None:
    seen = set()
    for game in walk(any_decks(rng), rng):
        first, second = (win_chance(game.view(seat)) for seat in (0, 1))
        assert (first is None) == (second is None) == (game.turn < bands()[0].from_turn and not game.view(0).result)
        if first is not None and second is not None:
            assert first + second == pytest.approx(1, abs=0.05)
            seen.add(0 <= first <= 1)
    assert seen == {True}


def test_it_is_the_game_s_door() -> None:
    assert GAME_MODULE.win_chance is win_chance
