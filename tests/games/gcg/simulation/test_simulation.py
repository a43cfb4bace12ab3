"""A world is played on to the player's next main phase, and a win that can be forced in it is seen."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg.game import start
from gundam_desktop.games.gcg.model.editions import EDITIONS
from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.games.gcg.simulation.policy import Policy
from gundam_desktop.games.gcg.simulation.simulation import Simulation
from gundam_desktop.games.gcg.simulation.weights import POLICY
from gundam_desktop.games.gcg.simulation.weights import shipped as shipped_weights
from gundam_desktop.scenarios.reading import read_text
from gundam_desktop.scenarios.runner import play
from gundam_desktop.tabletop import Choice
from tests.properties.random_games import shipped

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


def test_of_the_opponents_replies_the_one_that_is_worse_for_the_player_counts() -> None:
    found: set[int] = set()
    for seed in range(3):
        game = start((shipped()["official-004"], shipped()["official-005"]), seed, [*EDITIONS][-1], 0)
        game.apply(0, Choice("first"))
        players = Policy(shipped_weights(POLICY))
        while game.decision.player >= 0 and game.turn < 8 and len(found) < 2:
            seat = game.decision.player
            if game.decision.kind == "main" and game.turn > 4:
                found.add(_worse_reply(Simulation(game.view(seat), None), seed))
            game.apply(seat, players.choice(game.state, seat))
    assert found == {0, 1}, "each reply is the worse one somewhere"


def _worse_reply(simulation: Simulation, seed: int) -> int:
    """Assert that the smaller of two chances counts; return which reply it belongs to."""
    choice, both = Choice("end"), simulation._replies
    chance = simulation.rollout(simulation.world(seed), choice)
    alone = []
    for reply in both:
        simulation._replies = (reply, reply)
        alone.append(simulation.rollout(simulation.world(seed), choice))
    assert chance == min(alone)
    return alone.index(min(alone))
