"""A puzzle is solved when the goal is reached; the other player answers as well as can be."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.tabletop import Choice, IllegalChoice
from gundam_desktop.tutorial.puzzle import puzzle_of
from gundam_desktop.tutorial.puzzle_book import puzzle_named
from gundam_desktop.tutorial.puzzle_run import PuzzleRun


def run_of(name: str, world: int = 0) -> PuzzleRun:
    return PuzzleRun(puzzle_of(puzzle_named("gcg", SCENARIOS, name)), world)


def choose(run: PuzzleRun, *texts: str) -> None:
    for text in texts:
        run.choose(run.puzzle.begun.at(run.game).choice(SCENARIOS.choice(text), run.puzzle.seat))


def pass_on(run: PuzzleRun) -> None:
    """Pass until the next main phase or the end."""
    while run.solved is None and run.game.decision.kind != "main":
        choose(run, "pass")


@pytest.mark.parametrize("order", [("gm", "maganac", "drac"), ("drac", "gm", "maganac")])
def test_any_way_to_the_goal_solves_it(order: tuple[str, ...]) -> None:
    run = run_of("count_the_walls")
    for unit in order:
        choose(run, f"attack {unit} -> player")
        pass_on(run)
    assert run.solved is True


def test_the_other_player_refutes_what_is_wrong() -> None:
    run = run_of("rest_the_blocker")
    wrong = run.puzzle.begun.at(run.game).choice(SCENARIOS.choice("attack sandrock -> player"), 0)
    assert run.keeps(wrong) is False
    assert run.refutation(wrong) is not None
    run.choose(wrong)
    assert next(made.verb for player, made in run.made if player == 1) == "block"
    assert all(run.keeps(choice) is False for choice in run.game.legal_choices(0))


@pytest.mark.parametrize("world", [0, 1, 2])
def test_what_is_hidden_is_revealed_in_play(world: int) -> None:
    run = run_of("who_is_shot", world)
    assert {game.digest() for game in run.belief} == {game.digest() for game in run.puzzle.belief}
    choose(run, "attack gm -> player")
    pass_on(run)
    assert len(run.belief) == 1
    choose(run, "attack cannon -> player")
    pass_on(run)
    assert run.solved is True


def test_a_refused_choice_changes_nothing() -> None:
    run = run_of("link_and_go")
    before = run.game.digest()
    with pytest.raises(IllegalChoice):
        run.choose(Choice("pass"))
    assert run.game.digest() == before
    assert run.made == []
