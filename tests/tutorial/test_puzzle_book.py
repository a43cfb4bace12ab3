"""Every shipped puzzle is right: solved by the solver, hard enough, and said in every language."""

from __future__ import annotations

import datetime

import pytest

from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.languages import LANGUAGES
from gundam_desktop.scenarios.scenario import Scenario
from gundam_desktop.tutorial.puzzle import puzzle_of
from gundam_desktop.tutorial.puzzle_book import goal_key, of_the_day, puzzle_named, puzzles, texts
from gundam_desktop.tutorial.puzzle_grade import grade
from gundam_desktop.tutorial.solver import MOST_POSITIONS, NotDecided, Solver

ALL = puzzles("gcg", SCENARIOS)
IN_A_PLAIN_RUN = 200
GRADED_IN_A_PLAIN_RUN = 80
"""The positions searched in a plain run: what is not decided then is left to a whole one."""
MOST_BY_CHANCE = {1: 0.35, 2: 0.35, 3: 0.35, 4: 0.02, 5: 0.02}
ONE_WRONG = {"block_now_shoot_later": "one blocks or not; the other wrong choice comes in the action step"}
DECIDED_SOON = 0.9
"""The share of all choices that a plain run decides at least."""


def test_what_the_solver_finds_is_what_the_file_says(pytestconfig: pytest.Config) -> None:
    decided, listed = 0, 0
    for scenario in ALL:
        puzzle = puzzle_of(scenario)
        assert puzzle.aim is not None, scenario.title
        whole = bool(pytestconfig.option.whole)
        solver = Solver(puzzle.aim) if whole else Solver(puzzle.aim, IN_A_PLAIN_RUN)
        answers = dict(solver.solve(puzzle.belief).choices)
        best = set(puzzle.best())
        listed += len(answers)
        for choice, answer in answers.items():
            if answer is None:
                assert not whole, scenario.title
                continue
            decided += 1
            assert answer is (choice in best), f"{scenario.title}: {puzzle.text(choice)}"
        assert best <= set(answers), scenario.title
        assert len(answers) - len(best) >= (1 if scenario.title in ONE_WRONG else 2), scenario.title
    assert decided >= DECIDED_SOON * listed


@pytest.mark.parametrize("scenario", ALL, ids=lambda scenario: scenario.title)
def test_chance_does_not_solve_them(scenario: Scenario, pytestconfig: pytest.Config) -> None:
    whole = bool(pytestconfig.option.whole)
    puzzle = puzzle_of(scenario)
    assert puzzle.aim is not None
    assert scenario.task is not None
    try:
        graded = grade(puzzle, Solver(puzzle.aim), MOST_POSITIONS if whole else GRADED_IN_A_PLAIN_RUN)
    except NotDecided:
        assert not whole, "a plain run grades what is small"
        return
    assert graded.rate <= MOST_BY_CHANCE[scenario.task.level or 0]


def test_there_are_enough_of_every_level() -> None:
    levels = [scenario.task.level for scenario in ALL if scenario.task]
    assert len(levels) >= 50
    assert all(levels.count(level) >= 2 for level in range(1, 6))
    assert levels == sorted(levels, key=lambda level: level or 0)


@pytest.mark.parametrize("scenario", [s for s in ALL if s.task and s.task.traps], ids=lambda s: s.title)
def test_a_trap_is_legal_and_wrong(scenario: Scenario) -> None:
    puzzle = puzzle_of(scenario)
    assert scenario.task is not None
    for written, _ in scenario.task.traps:
        assert puzzle.choice(written) in puzzle.game.legal_choices(puzzle.seat), written.text
        assert puzzle.choice(written) not in puzzle.best(), written.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_about_them_is_said(language: str) -> None:
    said = texts("gcg", language)
    tasks = [scenario.task for scenario in ALL if scenario.task]
    assert set(said.titles) == {scenario.title for scenario in ALL}
    assert set(said.traps) == {key for task in tasks for _, key in task.traps}
    assert set(said.themes) == {theme for task in tasks for theme in task.themes}
    assert {goal_key(scenario) for scenario in ALL} <= set(said.goals)
    assert len(set(said.titles.values())) == len(ALL)
    for text in (*said.goals.values(), *said.traps.values()):
        assert text.endswith((".", "。")), text


def test_a_puzzle_is_found_by_its_key() -> None:
    assert puzzle_named("gcg", SCENARIOS, "link_and_go").title == "link_and_go"
    with pytest.raises(KeyError, match="there is no puzzle link_and_og; did you mean link_and_go"):
        puzzle_named("gcg", SCENARIOS, "link_and_og")


def test_each_day_has_a_puzzle_and_each_puzzle_its_day() -> None:
    first = datetime.date(2026, 1, 1)
    days = [of_the_day(ALL, first + datetime.timedelta(days=day)).title for day in range(len(ALL))]
    assert len(set(days)) == len(ALL)
    assert of_the_day(ALL, first + datetime.timedelta(days=len(ALL))).title == days[0]
    assert of_the_day(ALL[:1], first) == ALL[0]


@pytest.mark.parametrize("scenario", [s for s in ALL if s.task and s.task.worlds], ids=lambda s: s.title)
def test_what_is_best_in_all_worlds_is_good_in_each(scenario: Scenario) -> None:
    puzzle = puzzle_of(scenario)
    assert puzzle.aim is not None
    best = set(Solver(puzzle.aim).solve(puzzle.belief).best)
    alone = [set(Solver(puzzle.aim).solve((world,)).best) for world in puzzle.belief]
    assert all(best <= each for each in alone)
