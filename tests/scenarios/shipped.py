"""The scenarios of this folder: each file is read once for all tests of a process."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.scenarios.reading import read_file
from gundam_desktop.scenarios.scenario import Scenario

FOLDER = Path(__file__).parent
FILES = tuple(sorted(FOLDER.rglob("*.yaml")))


@cache
def scenarios_in(file: Path) -> tuple[Scenario, ...]:
    """The scenarios of a file in this folder."""
    return tuple(read_file(file, SCENARIOS))


def all_scenarios() -> list[Scenario]:
    """The scenarios of all files."""
    return [scenario for file in FILES for scenario in scenarios_in(file)]
