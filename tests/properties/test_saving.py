"""At every decision a game can be saved, loaded and copied, and goes on exactly the same."""

from __future__ import annotations

import json
import random

from gundam_desktop.games.gcg.game import load
from tests.conftest import Times
from tests.properties.random_games import any_choice, any_decks, told, walk


def test_a_loaded_game_is_equal_at_every_decision(rng: random.Random, times: Times) -> None:
    for _ in range(times(60, plain=3)):
        decks = any_decks(rng)
        for game in walk(decks, rng):
            loaded = load(json.loads(json.dumps(game.dump())))
            assert loaded.digest() == game.digest(), told(decks, game)
            assert loaded.decision == game.decision, told(decks, game)
            if rng.random() < 0.1:
                for player in (0, 1):
                    assert loaded.legal_choices(player) == game.legal_choices(player), told(decks, game)
                    assert loaded.view(player) == game.view(player), told(decks, game)


def test_a_copy_and_a_loaded_game_go_on_like_their_original(rng: random.Random, times: Times) -> None:
    for _ in range(times(60, plain=3)):
        decks = any_decks(rng)
        for game in walk(decks, rng):
            player = game.decision.player
            if player < 0:
                break
            before = game.digest()
            copy, loaded = game.copy(), load(game.dump())
            choice = any_choice(game, rng)
            events = copy.apply(player, choice)
            assert game.digest() == before, told(decks, game)
            assert loaded.apply(player, choice) == events, told(decks, game)
            assert loaded.digest() == copy.digest(), told(decks, game)
            again = game.copy()
            assert again.apply(player, choice) == events, told(decks, game)
            assert again.digest() == copy.digest(), told(decks, game)
