"""A list that is not known is guessed from what was shown."""

from __future__ import annotations

import random
from collections import Counter

from gundam_desktop.games.gcg.game import pool_with, start
from gundam_desktop.games.gcg.simulation.likely_lists import likely_list
from tests.conftest import Times
from tests.properties.random_games import any_decks, shipped, walk


def test_the_list_has_every_card_that_was_shown(rng: random.Random, times: Times) -> None:
    for _ in range(times(10)):
        for game in walk(any_decks(rng), rng):
            if rng.random() < 0.1:
                state, unknown = game.view(0).known.state(pool_with)
                cards, resources = likely_list(state, unknown, 1, rng)
                shown = Counter(
                    record.definition.printed.number
                    for card, record in enumerate(state.cards)
                    if record.owner == 1 and card not in unknown
                )
                shown = Counter({number: count for number, count in shown.items() if number in cards})
                assert not shown - Counter(cards)
                assert (len(cards), len(resources)) == (50, 10)


def test_a_shipped_deck_is_recognized() -> None:
    deck = shipped()["official-004"]
    game, chance = start((deck, deck), 3, chooser=0), random.Random(1)
    for card, record in enumerate(game.state.cards[:40]):
        if record.owner == 1 or card > 20:
            game.state.replace(card, record.but(known=3))
    state, unknown = game.view(1).known.state(pool_with)
    guessed = [sorted(likely_list(state, unknown, 0, chance)[0]) for _ in range(20)]
    assert guessed.count(sorted(deck.numbers())) > 10
