"""Goals are judged at their time: each decision, the end of the game, the end of the last turn."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.scenarios.reading import facts_at, read_text
from gundam_desktop.scenarios.scenario import SURVIVE, WIN
from gundam_desktop.tabletop import Choice
from gundam_desktop.tutorial.goal import Aim, aim_of, holds
from tests.games.toy.hexes import new_game
from tests.tutorial.coin import CALLS, END, HEADS, Coin

POSITION = """
title: T
position:
  A: {battle: [{card: ST01-005, as: gm}]}
  B: {shields: 1, battle: [{card: ST02-007, as: leo, rested: true}]}
goal: {B.shields: 0, gm: {rested: true}}
best: [attack gm -> player]
"""


@pytest.mark.parametrize(
    ("seat", "goal", "made", "judged"),
    [
        (0, WIN, [], None),
        (0, WIN, [CALLS[HEADS]], True),
        (1, WIN, [CALLS[HEADS]], False),
        (1, SURVIVE, [CALLS[HEADS]], False),
        (0, SURVIVE, [CALLS[HEADS]], True),
        (0, WIN, [END], None),
        (0, WIN, [END, END], False),
        (0, SURVIVE, [END], None),
        (0, SURVIVE, [END, END], True),
    ],
)
def test_winning_and_surviving_through_the_next_turn(
    seat: int, goal: str, made: list[Choice], judged: bool | None
) -> None:
    game = Coin(HEADS)
    for choice in made:
        game.apply(game.decision.player, choice)
    assert Aim(seat, goal, last_turn=2).judge(game) is judged


def test_a_drawn_game_is_survived_and_not_won() -> None:
    game = new_game()
    game.state.result, game.state.question = "draw", None
    assert Aim(0, SURVIVE, 1).judge(game) is True
    assert Aim(0, WIN, 1).judge(game) is False


def test_facts_are_reached_once_all_hold_and_nothing_is_pending() -> None:
    scenario = read_text(POSITION, "f.yaml", SCENARIOS)[0]
    begun = SCENARIOS.begin(scenario)
    game = begun.game.copy()
    aim = aim_of(scenario, begun, game)
    assert (aim.seat, aim.goal, aim.last_turn) == (0, "", 5)
    assert aim.judge(game) is None
    gm = game.parse("attack ST01-005 -> player", 0)
    game.apply(0, gm)
    while game.decision.kind != "main":
        assert aim.judge(game) is None
        game.apply(game.decision.player, Choice("pass"))
    assert aim.judge(game) is True
    ended = begun.game.copy()
    ended.apply(0, Choice("end"))
    while ended.turn == 5:
        ended.apply(ended.decision.player, Choice("pass"))
    assert aim.judge(ended) is False


def test_facts_hold_by_the_names_of_the_scenario() -> None:
    scenario = read_text(POSITION, "f.yaml", SCENARIOS)[0]
    begun = SCENARIOS.begin(scenario)
    facts = facts_at({"leo": {"rested": True}, "B.shields": 1}, ("goal",), SCENARIOS)
    assert holds(facts, begun, begun.game)
    assert not holds(facts_at({"gm": {"rested": True}}, ("goal",), SCENARIOS), begun, begun.game)
