"""What a search tries is legal, and leaves nothing out but copies."""

from __future__ import annotations

import random

from gundam_desktop.games.gcg.game import Game
from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.games.gcg.simulation.moves import by_rule, moves
from gundam_desktop.scenarios.reading import read_text
from gundam_desktop.scenarios.runner import play
from tests.conftest import Times
from tests.properties.random_games import any_decks, told, walk


def test_every_choice_that_is_tried_is_legal(rng: random.Random, times: Times) -> None:
    for _ in range(times(40)):
        decks = any_decks(rng)
        for game in walk(decks, rng):
            decision = game.state.decision()
            if decision is not None:
                tried = moves(game.state, decision.player, 6, rng.random() < 0.5)
                assert tried, told(decks, game)
                for choice in (*tried, by_rule(game.state, decision)):
                    assert not game.explain(decision.player, choice), (choice, told(decks, game))


def test_every_verb_that_is_legal_is_tried(rng: random.Random, times: Times) -> None:
    for _ in range(times(20)):
        decks = any_decks(rng)
        for game in walk(decks, rng):
            player = game.decision.player
            listed = {(choice.verb, choice.card) for choice in game.legal_choices(player)} if player >= 0 else set()
            if listed and game.decision.kind == "main":
                numbers = {(verb, game.state.cards[card].definition.number) for verb, card in listed}
                found = moves(game.state, player, 6, payments=True)
                assert {(c.verb, game.state.cards[c.card].definition.number) for c in found} == numbers


TWINS = """
title: one of two Units of the same card attacks
cards:
  - number: X-001
    name: Net
    type: command
    level: 0
    cost: 0
    text: "【Action】Choose 1 rested enemy Unit. Return it to its owner's hand."
position:
  A: {battle: [{card: ST01-005, as: attacker}, {card: ST01-005, rested: true}]}
  B: {hand: [X-001], shields: 1}
play: [A: attack attacker -> player, B: play X-001]
expect: {winner: none}
"""


def test_a_unit_that_attacks_is_no_copy_of_another_one() -> None:
    (scenario,) = read_text(TWINS, "a test", SCENARIOS)
    game = play(scenario)
    assert isinstance(game, Game)
    assert len(game.legal_choices(1)) == len(moves(game.state, 1, 6, payments=False)) == 2
