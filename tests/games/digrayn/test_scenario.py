"""Every scenario of this game is a test of its own; together they show every clause."""

from __future__ import annotations

from pathlib import Path

import pytest

from gundam_desktop.cli.coverage import covered
from gundam_desktop.games.digrayn.game_module import GAME_MODULE
from gundam_desktop.games.digrayn.scenario import SCENARIOS
from gundam_desktop.scenarios.clause_checks import ClauseCheck
from tests.games.digrayn.scenarios.clause_checks import CHECKS
from tests.scenarios.shipped import each_of, hold, titles_in

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.yaml"))


@pytest.mark.parametrize(("file", "number"), each_of(FILES))
def test_scenario(file: Path, number: int) -> None:
    hold(file, number, SCENARIOS)


def test_scenarios_of_every_file_are_found() -> None:
    assert [file for file in FILES if not titles_in(file)] == []


@pytest.mark.parametrize("check", CHECKS, ids=[check.title for check in CHECKS])
def test_a_check_holds(check: ClauseCheck) -> None:
    check.run()


@pytest.mark.full
@pytest.mark.clone
def test_every_clause_is_enforced_and_shown() -> None:
    found = covered(GAME_MODULE)
    assert found.missing == []
    assert found.survivors == []
    assert found.enforced == found.testable == 83
