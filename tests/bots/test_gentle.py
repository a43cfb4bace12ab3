"""The first opponent: sensible on the whole, and beaten by the greedy one."""

from __future__ import annotations

import random

from gundam_desktop.bots import levels
from gundam_desktop.bots.gentle import BY_CHANCE
from tests.properties.random_games import shipped, walk


def test_most_choices_are_those_of_the_greedy_player_and_some_are_not() -> None:
    decks = (shipped()["official-004"], shipped()["official-006"])
    gentle, greedy = levels.create("gcg", "gentle", 3), levels.create("gcg", "greedy:worlds=1", 3)
    same = different = 0
    for game in walk(decks, random.Random(2)):
        player = game.decision.player
        choices = game.legal_choices(player) if player >= 0 else []
        if len(choices) < 3:
            continue
        view = game.view(player)
        chosen = gentle.choose(view, choices, decks)
        assert chosen == gentle.choose(view, choices, decks), "the same view and seed give the same choice"
        if chosen == greedy.choose(view, choices, decks):
            same += 1
        else:
            different += 1
    assert 0 < different < same
    assert different / (same + different) < 1.5 * BY_CHANCE
