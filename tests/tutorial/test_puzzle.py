"""Puzzles begin at their player's decision, in every world."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.scenarios.document import ScenarioError
from gundam_desktop.scenarios.reading import read_text
from gundam_desktop.tutorial.puzzle import Puzzle, puzzle_of
from gundam_desktop.tutorial.solver import Solver

BLOCK = """
title: Block
position:
  A: {battle: [{card: ST02-005, as: maganac}]}
  B: {shields: 0, battle: [{card: ST02-009, as: tragos}]}
before: [{A: attack maganac -> player}]
seat: B
goal: survive
best: [block tragos]
"""
WORLDS = """
title: Burst
position:
  A: {battle: [{card: ST01-005, as: gm}, {card: ST01-003, as: cannon}]}
  B: {shields: [ST03-013]}
worlds: [[ST03-013], [FILLER], [ST01-010]]
goal: win
best: [attack gm -> player]
"""


def read(text: str) -> Puzzle:
    return puzzle_of(read_text(text, "f.yaml", SCENARIOS)[0])


def test_it_begins_after_the_choices_that_lead_to_it() -> None:
    puzzle = read(BLOCK)
    assert puzzle.seat == 1
    assert puzzle.game.decision.kind == "block"
    assert [puzzle.text(choice) for choice in puzzle.best()] == ["block tragos"]


def test_what_only_one_world_allows_is_not_best() -> None:
    puzzle = read(WORLDS)
    assert puzzle.aim is not None
    assert len(puzzle.belief) == 3
    assert Solver(puzzle.aim).solve(puzzle.belief).best == puzzle.best()
    alone = read(WORLDS.replace("worlds: [[ST03-013], [FILLER], [ST01-010]]\n", "").replace("ST03-013", "FILLER"))
    assert alone.aim is not None
    assert len(Solver(alone.aim).solve(alone.belief).best) == 2


def test_a_puzzle_without_a_goal_has_its_best_choices_alone() -> None:
    puzzle = read(BLOCK.replace("goal: survive\n", ""))
    assert puzzle.aim is None
    assert len(puzzle.best()) == 1


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (BLOCK.replace("seat: B", "seat: A"), "f.yaml, line 7: seat: the puzzle's player has nothing to decide here"),
        (BLOCK.replace("seat: B\n", ""), "f.yaml, line 2: the puzzle's player has nothing to decide here"),
        (BLOCK.replace("survive", "{A.battle: 1}"), "f.yaml, line 8: goal: it is reached or lost before the first"),
        (BLOCK.replace("{A: attack", "{B: attack"), "f.yaml, line 6: before: step 1: `B: attack maganac -> playe"),
        (BLOCK.replace("best: [block tragos]", "best: [block ST01-001]"), "f.yaml, line 9: best[1]: there is no card"),
        ("title: T\nplay: []\n", "f.yaml, line 1: this scenario is not a puzzle: it has no `best`"),
    ],
)  # fmt: skip
def test_a_puzzle_that_cannot_be_played(text: str, message: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        read(text).best()
    assert str(caught.value).startswith(message)


def test_facts_are_judged_in_every_world() -> None:
    """Labels name the cards of each world."""
    puzzle = read(WORLDS.replace("goal: win", "goal: {cannon: {zone: A.battle}, B.shields: 0}"))
    assert puzzle.aim is not None
    assert Solver(puzzle.aim).solve(puzzle.belief).reached is True
