"""The scenarios of this folder. Tests are made from their titles, which are quickly found; a file is read, once for
all tests of a process, when one of its scenarios runs."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest
import yaml

from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.scenarios.reading import read_file
from gundam_desktop.scenarios.runner import run
from gundam_desktop.scenarios.scenario import Scenario, ScenarioFormat

FOLDER = Path(__file__).parent
FILES = tuple(sorted(FOLDER.rglob("*.yaml")))
_TITLE = re.compile(r"^title: (.*)$", re.MULTILINE)
"""A title stands on one line; every test of a scenario compares the titles found with those read."""


@cache
def titles_in(file: Path) -> tuple[str, ...]:
    """The titles of the scenarios of a file, in order, from its lines that look like one."""
    return tuple(str(yaml.safe_load(title)) for title in _TITLE.findall(file.read_text(encoding="utf-8")))


@cache
def scenarios_in(file: Path, form: ScenarioFormat = SCENARIOS) -> tuple[Scenario, ...]:
    """The scenarios of a file."""
    return tuple(read_file(file, form))


def hold(file: Path, number: int, form: ScenarioFormat = SCENARIOS) -> Scenario:
    """Fail unless a scenario holds; returns it."""
    scenarios = scenarios_in(file, form)
    assert titles_in(file) == tuple(scenario.title for scenario in scenarios), "else some have no test"
    scenario = scenarios[number]
    result = run(scenario)
    if not result.ok:
        step = f", step {result.step}" if result.step else ""
        pytest.fail(f"{scenario.file}, line {scenario.document.line}{step}: {result.why}", pytrace=False)
    return scenario


def each_of(files: Iterable[Path]) -> list[pytest.ParameterSet]:
    """Parameters for a test of each scenario: its file and its number there, with the title as id."""
    return [
        pytest.param(file, number, id=f"{file.stem}: {title}")
        for file in files
        for number, title in enumerate(titles_in(file))
    ]


def all_titles() -> list[str]:
    """The titles of the scenarios of all files."""
    return [title for file in FILES for title in titles_in(file)]


def all_scenarios() -> list[Scenario]:
    """The scenarios of all files."""
    return [scenario for file in FILES for scenario in scenarios_in(file)]
