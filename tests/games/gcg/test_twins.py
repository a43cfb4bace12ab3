"""Cards of one number are told apart where a choice names one of them."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.scenarios.reading import read_text
from gundam_desktop.scenarios.runner import play
from gundam_desktop.tabletop import Game


def position(battle: str) -> Game:
    text = f"""
title: a position
position:
  A: {{battle: [ST01-001]}}
  B: {{battle: [{battle}]}}
expect: {{winner: none}}
"""
    (scenario,) = read_text(text, "a test", SCENARIOS)
    return play(scenario)


@pytest.mark.parametrize(
    ("battle", "labels"),
    [
        ("{card: ST01-005, rested: true}", ["Attack GM"]),
        (
            "{card: ST01-005, rested: true}, {card: ST01-005, rested: true, damage: 1}",
            ["Attack GM (rested)", "Attack GM (rested, 1 damage)"],
        ),
        ("{card: ST01-005, rested: true}, {card: ST01-005, rested: true}", ["Attack GM (1)", "Attack GM (2)"]),
        ("{card: ST01-005, rested: true}, ST01-005", ["Attack GM (rested)"]),
        (
            "{card: ST01-005, rested: true, pilot: ST01-010}, {card: ST01-005, rested: true}",
            ["Attack GM (rested, paired)", "Attack GM (rested)"],
        ),
    ],
)
def test_targets_of_one_number(battle: str, labels: list[str]) -> None:
    game = position(battle)
    view = game.view(0)
    choices = [choice for choice in game.legal_choices(0) if choice.verb == "attack" and choice.target]
    assert [library.label(choice, view, "en") for choice in choices] == labels
