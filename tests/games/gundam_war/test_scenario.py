"""Every scenario of this game is a test of its own; together they show every clause."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from gundam_desktop.cli.coverage import covered
from gundam_desktop.games.gundam_war.doors import DOORS
from gundam_desktop.games.gundam_war.scenario import SCENARIOS
from gundam_desktop.scenarios.reading import read_file
from gundam_desktop.scenarios.runner import run
from gundam_desktop.scenarios.scenario import Scenario
from tests.games.gundam_war.scenarios.clause_checks import CHECKS, Check

FOLDER = Path(__file__).parent / "scenarios"


def scenarios() -> Iterator[Scenario]:
    for path in sorted(FOLDER.glob("*.yaml")):
        yield from read_file(path, SCENARIOS)


@pytest.mark.parametrize("scenario", list(scenarios()), ids=lambda each: f"{Path(each.file).stem}: {each.title}")
def test_scenario(scenario: Scenario) -> None:
    result = run(scenario)
    if not result.ok:
        step = f", step {result.step}" if result.step else ""
        pytest.fail(f"{scenario.file}, line {scenario.document.line}{step}: {result.why}", pytrace=False)


@pytest.mark.parametrize("check", CHECKS, ids=[check.title for check in CHECKS])
def test_a_check_holds(check: Check) -> None:
    check.run()


@pytest.mark.clone
def test_every_clause_is_enforced_and_shown() -> None:
    found = covered(DOORS)
    assert found.missing == []
    assert found.survivors == []
    assert found.enforced == found.testable == 84
