"""What holds at every decision of games by chance between random legal decks of all card sets, and at their end."""

from __future__ import annotations

import random

import pytest

from tests.conftest import Times
from tests.properties import invariants
from tests.properties.invariants import own_numbers
from tests.properties.random_games import any_decks, told, walk

SOMETIMES = 0.1


@pytest.mark.parametrize("part", [1, 2])
def test_invariants_hold_at_every_decision(part: int, rng: random.Random, times: Times) -> None:
    for _ in range(times(2500, share=25, plain=4)):
        decks = any_decks(rng)
        lists = [sorted([*deck.numbers(), *deck.resource_numbers()]) for deck in decks]
        for game in walk(decks, rng):
            try:
                invariants.check(game, rng)
                if game.decision.player < 0 or rng.random() < SOMETIMES:
                    assert [own_numbers(game.state, player) for player in (0, 1)] == lists
            except AssertionError as error:
                raise AssertionError(f"{error}; {told(decks, game)}") from error
