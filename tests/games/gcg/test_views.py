"""What a player knows of a position."""

from __future__ import annotations

from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.scenarios.reading import read_text
from gundam_desktop.scenarios.runner import play

FULL = """title: a token that is not in play yet
cards:
  - {number: X-001, name: Grunt, type: unit, ap: 1, hp: 1}
  - number: X-002
    name: Factory
    type: command
    level: 1
    cost: 1
    text: "【Main】Deploy 1 [Leo]((OZ)･AP1･HP1) Unit token."
position:
  A: {hand: [{card: X-002, as: factory}], battle: [X-001, X-001, X-001, X-001, X-001, X-001], resources: {active: 1}}
  B: {}
play:
  - A: play factory
expect: {decision: A choose}
"""


def test_a_token_for_which_another_unit_must_give_way_is_known_to_both_players() -> None:
    (scenario,) = read_text(FULL, "a test", SCENARIOS)
    game = play(scenario)
    asked = game.decision.card
    for player in (0, 1):
        assert game.view(player).cards[asked].number.startswith("T-")
        assert not any(asked in ids for ids in game.view(player).zones.values())
