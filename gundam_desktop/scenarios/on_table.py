"""Scenarios in the form in which a table plays them: plain data."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from gundam_desktop.scenarios.reading import read_file
from gundam_desktop.scenarios.runner import played
from gundam_desktop.scenarios.scenario import Scenario, ScenarioFormat
from gundam_desktop.tabletop import Game


class TableScenario(NamedTuple):
    """A scenario to be played on a table."""

    title: str
    edition: str
    state: dict[str, Any]
    """The position, as `Game.dump` writes it."""
    choices: tuple[tuple[int, str, bool], ...]
    """The choices made, without refused ones: (seat, written choice, True if the runner passed automatically)."""


def titles(path: Path, form: ScenarioFormat) -> list[str]:
    """The titles of the scenarios in a file. `ValueError` or `OSError` when it cannot be read."""
    return [scenario.title for scenario in read_file(path, form)]


def load(path: Path, title: str, form: ScenarioFormat) -> TableScenario:
    """A scenario of a file, the first one if none has the title. `ValueError` when it cannot be played."""
    scenarios = read_file(path, form)
    return for_table(next((each for each in scenarios if each.title == title), scenarios[0]))


def for_table(scenario: Scenario) -> TableScenario:
    """A scenario for a table. `ScenarioError` or `PlayError` when it cannot be played."""
    game = scenario.format.begin(scenario).game
    return TableScenario(scenario.title, scenario.edition, game.dump(), tuple(_choices(scenario, game)))


def _choices(scenario: Scenario, game: Game) -> Iterable[tuple[int, str, bool]]:
    made = played(scenario).made
    game = game.copy()
    for player, choice, forced in made:
        yield player, game.format(choice, player), forced
        game.apply(player, choice)
