"""With the weights of the simple bots, a state is worth what its player's view is worth."""

from __future__ import annotations

import random

import pytest

from gundam_desktop.games.gcg import evaluation
from gundam_desktop.games.gcg.evaluation import evaluate
from gundam_desktop.games.gcg.game import Game
from gundam_desktop.games.gcg.model.constants import HAND
from gundam_desktop.games.gcg.model.keywords import KEYWORD_EFFECTS
from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.games.gcg.simulation.judgement import evaluate_state
from gundam_desktop.games.gcg.simulation.policy import Policy
from gundam_desktop.games.gcg.simulation.weights import FEATURES, POLICY, Weights, shipped
from gundam_desktop.scenarios.reading import read_text
from gundam_desktop.scenarios.runner import play
from gundam_desktop.tabletop import Choice
from tests.conftest import Times
from tests.properties.random_games import any_decks, walk


def weights_of_views() -> Weights:
    e = evaluation
    values = {
        "shield": e._SHIELD,
        "last walls": 0.0,
        "base": e._BASE,
        "base hp": e._BASE_HP,
        **dict.fromkeys(("unit in hand", "pilot in hand", "command in hand", "base in hand"), e._CARD_IN_HAND),
        "resource": e._RESOURCE,
        "ex resource": e._EX_RESOURCE,
        "empty deck": -e._EMPTY_DECK,
        "unit": e._UNIT,
        "ap": e._AP,
        "hp": e._HP,
        **dict.fromkeys(("playable", "link in hand", "active blocker", "safe", "paired"), 0.0),
        "linked": e._LINKED,
        "active": e._READY,
        **{keyword.key: keyword.worth for keyword in KEYWORD_EFFECTS},
        "pressure": e._PRESSURE,
        "win at hand": e._BREAKTHROUGH,
        "win next": e._BREAKTHROUGH * e._LATER,
        "exposed": e._EXPOSED,
        "scale": 14.0,
    }
    return Weights(values)


def test_a_state_is_worth_what_its_view_is_worth(rng: random.Random, times: Times) -> None:
    weights = weights_of_views()
    for _ in range(times(30)):
        for game in walk(any_decks(rng), rng):
            if rng.random() < 0.2:
                view = game.view(0)
                if all(view.cards[card].number for card in view.zones[0, "hand"]):
                    assert evaluate_state(game.state, 0, weights, False) == pytest.approx(evaluate(view))


def test_both_sides_count_alike(rng: random.Random, times: Times) -> None:
    for _ in range(times(30)):
        for game in walk(any_decks(rng), rng):
            for passed in (False, True):
                first, second = (evaluate_state(game.state, seat, shipped(POLICY), passed) for seat in (0, 1))
                assert first == pytest.approx(-second)


UNWISE = """
title: a Command that lowers AP for this turn, with nobody to fight
position:
  A: {deck: 20, hand: [ST01-014], battle: [], shields: 3, resources: {active: 3}}
  B: {deck: 20, hand: [], battle: [ST01-001], shields: 3}
expect: {decision: A main}
"""


def test_what_ends_with_the_turn_is_worth_nothing_after_it() -> None:
    game = play(read_text(UNWISE, "a test", SCENARIOS)[0])
    assert isinstance(game, Game)
    state = game.state
    policy = Policy(shipped(POLICY))
    before, after = state, policy.after(state, 0, Choice("play", state.zone(0, HAND)[0]))
    policy.play_on(after, after.turn)
    assert after.lasting
    assert evaluate_state(before, 0, shipped(POLICY), True) > evaluate_state(after, 0, shipped(POLICY), True)
    assert policy.choice(before, 0) == Choice("end")


def test_weights_that_are_not_whole_are_refused() -> None:
    with pytest.raises(
        ValueError,
        match=r"\(search_weights.json\): sheild, shield: missing or unknown; expected shield, last",
    ):
        Weights({"sheild" if name == "shield" else name: 0.0 for name in FEATURES})
