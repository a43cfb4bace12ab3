"""The value network, and what it is told of a state."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gundam_desktop.games.gcg.model.constants import BASE, BATTLE, HAND, SHIELDS, ZONES
from gundam_desktop.games.gcg.simulation.value_features import NAMES, features
from gundam_desktop.games.gcg.simulation.value_network import ValueNetwork, shipped_network
from tests.conftest import Times
from tests.properties.random_games import any_decks, walk

NONE: dict[str, Any] = {
    "inputs": list(NAMES),
    "bias": 0.0,
    "direct": [0.0] * len(NAMES),
    "hidden": [[0.0] * (len(NAMES) + 1)],
    "out": [0.0],
}


def test_features_count_what_their_names_tell(rng: random.Random, times: Times) -> None:
    for _ in range(times(10)):
        for game in walk(any_decks(rng), rng):
            state = game.state
            told = dict(zip(NAMES, features(state), strict=True))
            for whose, seat in (("own", state.turn_player), ("opponent", 1 - state.turn_player)):
                zones = {zone: state.zones[seat * ZONES + zone] for zone in (SHIELDS, BASE, BATTLE, HAND)}
                assert told[f"{whose}: Shields"] == pytest.approx(len(zones[SHIELDS]) / 3)
                assert told[f"{whose}: Bases"] == len(zones[BASE])
                assert told[f"{whose}: Units"] == pytest.approx(len(zones[BATTLE]) / 3)
                assert told[f"{whose}: cards in hand"] == pytest.approx(min(len(zones[HAND]), 9) / 4)
                rested = sum(state.cards[card].rested for card in zones[BATTLE])
                assert told[f"{whose}: rested Units"] == pytest.approx(rested / 2)


def test_both_players_share_the_chance(rng: random.Random, times: Times) -> None:
    for _ in range(times(5, share=5)):
        for game in walk(any_decks(rng), rng):
            first, second = (shipped_network().chance(game.state, seat) for seat in (0, 1))
            assert 0 < first < 1
            assert first + second == pytest.approx(1)


def test_weights_count_as_they_are_written(rng: random.Random) -> None:
    game = next(walk(any_decks(rng), rng))
    player = game.state.turn_player
    assert ValueNetwork(NONE).chance(game.state, player) == pytest.approx(0.5)
    assert ValueNetwork({**NONE, "bias": 1.0}).chance(game.state, player) == pytest.approx(0.731, abs=0.001)
    sure = ValueNetwork({**NONE, "out": [1.0], "hidden": [[100.0, *[0.0] * len(NAMES)]]})
    assert sure.chance(game.state, player) == pytest.approx(0.731, abs=0.001)
    assert ValueNetwork({**NONE, "bias": 100.0}).chance(game.state, player) < 1, "never taken for decided"


def test_a_keyword_effect_that_is_newer_than_the_network_weighs_nothing(rng: random.Random) -> None:
    game = next(walk(any_decks(rng), rng))
    newest = NAMES.index("own: Units with Suppression")
    direct, hidden = ([rng.uniform(-1, 1) for _ in NAMES] for _ in range(2))
    direct[newest] = hidden[newest] = 0.0
    whole: dict[str, Any] = {
        "inputs": [*NAMES],
        "direct": direct,
        "hidden": [[0.5, *hidden]],
        "out": [1.0],
        "bias": 0.0,
    }
    fewer = {key: [each for place, each in enumerate(whole[key]) if place != newest] for key in ("inputs", "direct")}
    older = whole | fewer | {"hidden": [[0.5, *hidden[:newest], *hidden[newest + 1 :]]]}
    assert ValueNetwork(older).chance(game.state, 0) == ValueNetwork(whole).chance(game.state, 0)


def test_a_file_for_other_features_or_with_a_layer_too_short_is_refused() -> None:
    with pytest.raises(ValueError, match=r"turns: unknown or misplaced; fit it again"):
        ValueNetwork({**NONE, "inputs": [*NAMES, "turns"]})
    with pytest.raises(ValueError, match="their order"):
        ValueNetwork({**NONE, "inputs": list(reversed(NAMES))})
    with pytest.raises(ValueError, match="layers do not fit"):
        ValueNetwork({**NONE, "out": [1.0, 2.0]})
