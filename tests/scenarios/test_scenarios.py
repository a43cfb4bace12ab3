"""Every scenario of this folder is a test of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.scenarios.reading import read_file
from gundam_desktop.scenarios.runner import run
from gundam_desktop.scenarios.scenario import Scenario
from tests.scenarios import shown_abilities
from tests.scenarios.shipped import all_scenarios


def name(scenario: Scenario) -> str:
    return f"{Path(scenario.file).stem}: {scenario.title}"


@pytest.mark.parametrize("scenario", all_scenarios(), ids=name)
def test_scenario(scenario: Scenario) -> None:
    result = run(scenario)
    if not result.ok:
        step = f", step {result.step}" if result.step else ""
        pytest.fail(f"{scenario.file}, line {scenario.document.line}{step}: {result.why}", pytrace=False)


@pytest.mark.shared
def test_the_reference_scenarios_hold(shared: Path) -> None:
    failed = []
    for path in sorted((shared / "scenarios").rglob("*.yaml")):
        for scenario in read_file(path, SCENARIOS):
            result = run(scenario)
            if not result.ok:
                failed.append(f"{name(scenario)}: step {result.step}: {result.why}")
    assert failed == []


def test_every_ability_of_every_card_is_shown_by_a_scenario() -> None:
    assert shown_abilities.missing() == {}
