"""Cards that effects make: tokens of which there is no card, and cards of other types that are Units for a time."""

from __future__ import annotations

import json

from gundam_desktop.games.gcg import game as gcg
from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.cards.made_cards import made_by
from gundam_desktop.games.gcg.game import Game
from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.scenarios.reading import read_text
from gundam_desktop.scenarios.runner import play

WALKER = "T-WalkerTestAP3HP2Blocker"
UNIT = "GD05-089AP3HP3"
TOKEN = """
title: a token
cards:
  - {number: X-001, name: Call, type: command, level: 1, cost: 0, text: "【Main】Deploy 1 [Walker]((Test)･AP3･HP2･<Blocker>) Unit token."}
position: {A: {hand: [X-001], resources: {active: 1}}, B: {}}
play: [A: play X-001]
expect: {winner: none}
"""  # noqa: E501 - a line of text is a line
PILOT = """
title: a Pilot that is a Unit
position:
  turn_player: B
  A: {shields: [GD05-089], trash: [GD05-042, GD05-042, GD05-036]}
  B: {battle: [ST01-005]}
play: [B: attack ST01-005 -> player, A: "yes", A: "yes"]
expect: {winner: none}
"""

NEXT = """
title: the next Unit costs less, and keyword effects are lost
cards:
  - number: X-001
    name: Order
    type: command
    level: 0
    cost: 0
    text: >-
      【Main】During this turn, the next Unit card you play from your hand gets cost -1.
      Choose 1 enemy Unit. It loses <Blocker> and <Breach> during this turn.
  - {number: X-002, name: Grunt, type: unit, level: 1, cost: 3}
position:
  A: {hand: [{card: X-001, as: order}, X-002]}
  B: {battle: [{card: ST01-005, as: gm}]}
play: [A: play order]
expect: {winner: none}
"""


def played(text: str) -> Game:
    (scenario,) = read_text(text, "a test", SCENARIOS)
    library.know(scenario.setting.cards)
    game = play(scenario)
    assert isinstance(game, Game)
    return game


def numbers(game: Game) -> list[str]:
    view = game.view(0)
    return [view.cards[card].number for card in view.zones[0, "battle"]]


def test_a_token_is_shown_and_saved() -> None:
    game = played(TOKEN)
    assert numbers(game) == [WALKER]
    face = library.face(WALKER)
    assert (face.name, face.type, face.traits, face.figures) == ("Walker", "unit token", ("Test",), (None, None, 3, 2))
    assert [badge.name for badge in face.badges] == ["<Blocker>"]
    again = gcg.load(json.loads(json.dumps(game.dump())))
    assert numbers(again) == [WALKER]
    assert again.digest() == game.digest()


def test_a_pilot_that_is_a_unit_is_shown_saved_and_known_as_the_card_of_a_deck() -> None:
    game = played(PILOT)
    assert numbers(game) == [UNIT]
    face = library.face(UNIT)
    assert (face.name, face.type, face.figures) == ("Master Asia", "unit", (6, 1, 3, 3))
    again = gcg.load(json.loads(json.dumps(game.dump())))
    assert again.digest() == game.digest()
    world = gcg.sample_world(game.view(1), 7)
    assert numbers(world) == [UNIT]
    assert world.state.cards[world.state.zone(0, 3)[0]].definition.printed.number == "GD05-089"


def test_only_what_effects_make_is_made() -> None:
    sets = card_sets()
    assert [made.number for made in made_by(sets.card("GD05-089"))] == [UNIT]
    assert list(made_by(sets.card("GD05-006"))) == []  # its token has a card
    assert UNIT not in sets
    assert sets.card(UNIT).original == "GD05-089"


def test_a_card_in_hand_shows_what_it_costs_as_the_next_one() -> None:
    game = played(NEXT)
    view = game.view(0)
    (grunt,) = (view.cards[card] for card in view.zones[0, "hand"])
    assert (grunt.figures[1], grunt.changes[1]) == (2, 1)


def test_each_keyword_effect_that_is_lost_is_told() -> None:
    game = played(NEXT)
    told = [library.story(event, ("Ann", "Ben"), "en") for event in game.apply(0, game.legal_choices(0)[0])]
    assert [sentence for sentence in told if "loses" in sentence] == ["GM loses <Blocker>.", "GM loses <Breach>."]
