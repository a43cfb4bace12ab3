"""Every scenario of this folder is a test of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.scenarios.reading import read_file
from gundam_desktop.scenarios.runner import run
from tests.scenarios import shown_abilities
from tests.scenarios.shipped import FILES, each_of, hold, titles_in


@pytest.mark.parametrize(("file", "number"), each_of(FILES))
def test_scenario(file: Path, number: int) -> None:
    scenario = hold(file, number)
    book = RULEBOOK.book(scenario.edition)
    assert [clause for clause in scenario.clauses if clause not in book] == [], f"not in edition {scenario.edition}"


def test_scenarios_of_every_file_are_found() -> None:
    assert [file for file in FILES if not titles_in(file)] == []


@pytest.mark.shared
def test_the_reference_scenarios_hold(shared: Path) -> None:
    failed = []
    for path in sorted((shared / "scenarios").rglob("*.yaml")):
        for scenario in read_file(path, SCENARIOS):
            result = run(scenario)
            if not result.ok:
                failed.append(f"{path.stem}: {scenario.title}: step {result.step}: {result.why}")
    assert failed == []


@pytest.mark.full
def test_every_ability_of_every_card_is_shown_by_a_scenario() -> None:
    assert shown_abilities.missing() == {}
