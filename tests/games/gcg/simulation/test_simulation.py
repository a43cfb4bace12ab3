"""A world is played on to the player's next main phase, and a win that can be forced in it is seen."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.games.gcg.simulation.simulation import Simulation
from gundam_desktop.scenarios.reading import read_text
from gundam_desktop.scenarios.runner import play
from gundam_desktop.tabletop import Choice

POSITION = """
title: the end of the opponent's turn, who has {shields} Shields and no Base
position:
  turn_player: B
  A: {{deck: 20, hand: [], battle: [ST01-001, ST01-001, ST01-001, ST01-001], shields: 3, resources: {{active: 4}}}}
  B: {{deck: 20, hand: [], battle: [], shields: {shields}}}
expect: {{decision: B main}}
"""


@pytest.mark.parametrize(("shields", "wins"), [(3, True), (4, False)])
def test_a_win_of_the_next_turn_is_proved(shields: int, wins: bool) -> None:
    game = play(read_text(POSITION.format(shields=shields), "a test", SCENARIOS)[0])
    game.apply(1, Choice("end"))
    assert (game.decision.kind, game.decision.player) == ("action", 0)
    simulation = Simulation(game.view(0), None)
    chance = simulation.rollout(simulation.world(1), Choice("pass"))
    assert (chance > 0.999) is wins
