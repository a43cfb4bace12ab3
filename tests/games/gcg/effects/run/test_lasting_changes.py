"""What a change of cards for a time tells the players."""

from __future__ import annotations

from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.scenarios.reading import read_text
from gundam_desktop.scenarios.runner import play

BARRIER = """
title: Shields take no damage for a battle
cards:
  - {number: X-001, name: Barrier, type: command, level: 0, cost: 0,
     text: "【Action】Friendly Shields can't receive damage during this battle."}
  - {number: X-002, name: Grunt, type: unit, ap: 1, hp: 9}
position:
  A: {battle: [{card: X-002, as: grunt}]}
  B: {hand: [{card: X-001, as: barrier}], shields: [X-002, X-002]}
play:
  - A: attack grunt -> player
expect: {winner: none}
"""


def test_a_rule_for_shields_does_not_tell_which_cards_they_are() -> None:
    (scenario,) = read_text(BARRIER, "a test", SCENARIOS)
    game = play(scenario)
    choice = next(choice for choice in game.legal_choices(1) if choice.verb == "play")
    ruled = [event.as_seen_by(0) for event in game.apply(1, choice) if event.kind == "ruled"]
    assert len(ruled) == 2
    assert not any(event.number for event in ruled)
