"""The figures of one game: counted for bots, not for seats, written and read."""

from __future__ import annotations

import json

import pytest

from gundam_desktop.bots.arena import Pairing, play_game
from gundam_desktop.bots.game_figures import NO_FIGURES, GameFigures, read_figures
from gundam_desktop.games import find, keys, registered
from gundam_desktop.tabletop import View
from tests.properties.random_games import shipped

FIGURES = GameFigures((50, 61), {"redraws": (1, 0)}, {"hand": ("012", "3")})


def test_what_is_written_is_read() -> None:
    assert read_figures(json.loads(json.dumps(FIGURES.written()))) == FIGURES
    assert read_figures(json.loads(json.dumps(NO_FIGURES.written()))) == NO_FIGURES


@pytest.mark.parametrize(
    "wrong",
    [
        7,
        {},
        {**FIGURES.written(), "more": 1},
        {**FIGURES.written(), "chances": [101]},
        {**FIGURES.written(), "chances": "50"},
        {**FIGURES.written(), "figures": {"redraws": [1]}},
        {**FIGURES.written(), "figures": {"redraws": [1, "0"]}},
        {**FIGURES.written(), "cards": {"hand": ["01", "x"]}},
        {**FIGURES.written(), "cards": []},
    ],
)
def test_other_data_are_refused(wrong: object) -> None:
    with pytest.raises(ValueError, match="not the figures of a game"):
        read_figures(wrong)


def test_figures_belong_to_the_bots_whatever_their_seats() -> None:
    """Bot A never does anything; whichever seat it has, it plays no card and has little chance to win."""
    deck = shipped()["official-004"]
    for number in range(4):
        played = play_game(Pairing(("idle", "greedy:worlds=1"), (deck, deck), 3), number)
        figures = played.figures
        assert set(figures.cards["played"][0]) == {"0"}
        assert set(figures.cards["played"][1]) > {"0"}
        assert played.winner == 1
        assert figures.chances[-1] < 50
        assert figures.figures["linked"][0] == -1


def test_chances_are_judged_once_a_turn_at_most() -> None:
    asked: list[int] = []

    def even(view: View) -> float:
        asked.append(view.turn)
        return 0.5

    counted = find("gcg")._replace(key="counted", win_chance=even)
    deck = shipped()["official-004"]
    with registered(counted):
        played = play_game(Pairing(("random", "random"), (deck, deck), 3, game="counted"), 0)
    assert asked == list(range(1, played.turns + 1))
    assert set(played.figures.chances) == {50}


@pytest.mark.parametrize("key", keys())
def test_games_of_every_kind_are_counted_as_far_as_they_can_be(key: str) -> None:
    game_module = find(key)
    first, second = (game_module.library.deck(name) for name in list(game_module.library.deck_names())[:2])
    figures = play_game(Pairing(("random", "random"), (first, second), 3, game=key), 1).figures
    assert bool(figures.chances) == (game_module.win_chance is not None)
    assert bool(figures.figures) == bool(figures.cards) == (game_module.play_figures is not None)
