"""Cards made of the words of the effect language, in positions made at random, played by chance: nothing goes wrong."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.game import EDITIONS, Game, at, load, pool_with
from gundam_desktop.games.gcg.model.constants import BATTLE, HAND, ZONE_NAMES
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.games.gcg.scenario.position import Position, PositionError, build
from gundam_desktop.scenarios.reading import read_text
from gundam_desktop.scenarios.runner import play
from gundam_desktop.tabletop import Choice
from tests.conftest import Times
from tests.properties import invariants
from tests.properties.own_positions import positions
from tests.properties.random_games import any_choice
from tests.properties.test_choices import agree, has_words
from tests.properties.test_hidden import exchanged

DECISIONS = 60
SOMETIMES = 0.05


def played(own: tuple[Card, ...], position: dict[str, Any], edition: str, seed: int) -> None:
    """Build the position and play it by chance, everything held to what must hold."""
    rng = random.Random(seed)
    game, _ = at(built(own, position, edition))
    for _ in range(DECISIONS):
        hold(game, rng)
        if game.decision.player < 0:
            return
        go_on(game, rng)


def built(own: tuple[Card, ...], position: dict[str, Any], edition: str) -> State:
    """The position's state; a Unit or Base that would have no HP left is undamaged, else not there."""
    position, pool = copy.deepcopy(position), pool_with(own)
    while True:
        try:
            return build(Position.model_validate(position), pool, edition).state
        except PositionError as error:
            seat, zone, *index = error.path
            side: Any = position[str(seat)]
            place, key = (side[zone], index[0]) if index else (side, zone)
            if not place[key].pop("damage", 0):
                del place[key]


def hold(game: Game, rng: random.Random) -> None:
    invariants.check(game, rng)
    if rng.random() < SOMETIMES and game.decision.player >= 0:
        for player in (0, 1):
            for refusal in agree(game, player):
                has_words(game.state.edition, refusal)
            twin = exchanged(game, player, rng)
            if twin is not None:
                assert twin.view(player) == game.view(player), player
                assert twin.legal_choices(player) == game.legal_choices(player), player


def go_on(game: Game, rng: random.Random) -> None:
    """Make one choice; now and then a copy and a loaded game must make it just the same."""
    choice, player = any_choice(game, rng), game.decision.player
    twins = [game.copy(), load(json.loads(json.dumps(game.dump())))] if rng.random() < SOMETIMES else []
    before = game.digest() if twins else ""
    assert all(twin.digest() == before for twin in twins)
    events = game.apply(player, choice)
    after = game.digest() if twins else ""
    for twin in twins:
        assert twin.apply(player, choice) == events
        assert twin.digest() == after


def test_cards_made_at_random(times: Times) -> None:
    @settings(max_examples=times(1500, share=25, plain=3), suppress_health_check=list(HealthCheck))
    @given(positions(), st.sampled_from([*EDITIONS]), st.integers(0, 1 << 32))
    def property_of(made: tuple[tuple[Card, ...], dict[str, Any]], edition: str, seed: int) -> None:
        played(*made, edition, seed)

    property_of()


@pytest.mark.parametrize(("answer", "zone"), [("yes", "deck"), ("no", "trash")])
def test_a_unit_without_hp_is_in_play_only_while_its_player_is_asked_where_it_goes(answer: str, zone: str) -> None:
    """Found by the property above: the Unit that is asked about has no HP, and nothing else is done meanwhile."""
    text = """
title: a Unit that may go under the deck instead of being destroyed
cards:
  - {number: X-001, name: Wall, type: unit, level: 1, cost: 1, ap: 1, hp: 2,
     effects: [{kind: constant, changes: [{goes: deck bottom, may: true}]}]}
  - {number: X-004, name: Strike, type: command, level: 1, cost: 1,
     text: "【Main】Choose 1 of your Units. Deal 2 damage to it. Then, draw 1."}
position:
  A: {hand: [X-004], resources: {active: 1}, battle: [{card: X-001, as: wall}]}
play:
  - A: play X-004
  - A: choose wall
expect: {decision: A confirm}
"""
    game = play(read_text(text, "a test", SCENARIOS)[0])
    assert isinstance(game, Game)
    (wall,) = game.state.zone(0, BATTLE)
    invariants.check(game, random.Random(1))
    game.apply(0, Choice(answer))
    invariants.check(game, random.Random(1))
    assert (ZONE_NAMES[game.state.cards[wall].zone], len(game.state.zone(0, HAND))) == (zone, 1)
