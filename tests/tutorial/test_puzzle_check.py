"""A puzzle is right when its best choices are those that can be proved."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.scenarios.reading import read_text
from gundam_desktop.tutorial.puzzle_check import check_puzzle

PUZZLE = """
title: a puzzle
position:
  A: {hand: [ST02-014], battle: [ST02-004], resources: {active: 1, rested: 2}}
  B: {shields: 0, battle: [ST02-008]}
goal: win
best: [BEST]
"""


@pytest.mark.parametrize(
    ("best", "why"),
    [
        ("play ST02-014", ()),
        (
            "end",
            (
                "end: it is among `best` and loses the goal",
                "play ST02-014: it keeps the goal and is not among `best`",
            ),
        ),
    ],
)
def test_the_best_choices_are_compared_with_the_proof(best: str, why: tuple[str, ...]) -> None:
    (scenario,) = read_text(PUZZLE.replace("BEST", best), "f.yaml", SCENARIOS)
    result = check_puzzle(scenario)
    assert result.why == why
    assert result.ok is not bool(why)
    assert result.wrong_tries == 2  # to attack at once, and to end
