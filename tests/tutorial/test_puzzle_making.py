"""A position of a game becomes a puzzle as its player may know it."""

from __future__ import annotations

from pathlib import Path

import pytest

from gundam_desktop.cli.main import main
from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.scenarios.reading import read_text
from gundam_desktop.tabletop import Choice, Game
from gundam_desktop.tutorial.puzzle import puzzle_of
from gundam_desktop.tutorial.puzzle_making import NoPuzzle, puzzle_from

POSITION = """
title: T
position:
  A: {hand: [ST02-014], battle: [ST02-004], resources: {active: 1, rested: 2}}
  B: {hand: [ST01-014], shields: 0, battle: [ST02-008]}
expect: {}
"""


def game_of(text: str) -> Game:
    return SCENARIOS.begin(read_text(text, "f.yaml", SCENARIOS)[0]).game


def test_it_is_solved_and_holds_only_what_its_player_knows(tmp_path: Path) -> None:
    made = puzzle_from(SCENARIOS, game_of(POSITION), 0, title="Mine", goal="win")
    assert "ST01-014" not in made.text
    assert "# Cards that A may not know are written as FILLER." in made.text
    read = read_text(made.text, "mine.yaml", SCENARIOS)[0]
    assert read.title == "Mine"
    puzzle = puzzle_of(read)
    assert [puzzle.text(choice) for choice in puzzle.best()] == ["play ST02-014"]
    assert puzzle.best() == made.solution.best
    file = tmp_path / "mine.yaml"
    file.write_text(made.text, encoding="utf-8")
    assert main(["scenario", str(file)]) == 0


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("shields: 0", "shields: 3", "the goal cannot be forced"),
        ("[ST02-008]", "[{card: ST02-008, rested: true, damage: 0}]", ""),
    ],
)
def test_a_goal_that_cannot_be_forced(old: str, new: str, why: str) -> None:
    game = game_of(POSITION.replace(old, new))
    if why:
        with pytest.raises(NoPuzzle, match=why) as caught:
            puzzle_from(SCENARIOS, game, 0, title="T", goal="win")
        assert caught.value.reached is False
    else:
        assert puzzle_from(SCENARIOS, game, 0, title="T", goal="win").solution.reached


def test_a_goal_that_every_choice_keeps() -> None:
    with pytest.raises(NoPuzzle, match="every choice keeps the goal within reach") as caught:
        puzzle_from(SCENARIOS, game_of(POSITION), 0, title="T", goal="survive")
    assert caught.value.reached is True


def test_a_position_that_is_too_large() -> None:
    with pytest.raises(NoPuzzle, match="not decided within 3 positions"):
        puzzle_from(SCENARIOS, game_of(POSITION), 0, title="T", goal="win", most_positions=3)


def test_a_moment_that_no_file_can_hold() -> None:
    game = game_of(POSITION)
    game.apply(0, Choice("end"))
    with pytest.raises(NoPuzzle, match="only a moment of the main phase"):
        puzzle_from(SCENARIOS, game, 0, title="T", goal="survive", turns=1)
