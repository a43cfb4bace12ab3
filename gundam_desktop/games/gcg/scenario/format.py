"""The scenario files of this game."""

from __future__ import annotations

from typing import Any, Final

from gundam_desktop.games.gcg.model.editions import EDITIONS
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.games.gcg.scenario.begun import Begun, begin
from gundam_desktop.games.gcg.scenario.facts import expected_value
from gundam_desktop.games.gcg.scenario.labels import check_labels
from gundam_desktop.games.gcg.scenario.notation import Written, read_choice
from gundam_desktop.games.gcg.scenario.setting import Setting, read_setting
from gundam_desktop.games.gcg.scenario.writing import write
from gundam_desktop.scenarios.fields import Path
from gundam_desktop.scenarios.scenario import Fields, Scenario, ScenarioFormat


class GcgScenarios(ScenarioFormat):
    """Its positions, written choices and facts."""

    def setting(self, fields: Fields) -> Setting:
        return read_setting(fields)

    def choice(self, text: str) -> Written:
        return read_choice(text)

    def fact(self, subject: str, value: Any, path: Path) -> Any:
        return expected_value(subject, value, path)

    def check_names(self, scenario: Scenario) -> None:
        check_labels(scenario)

    def begin(self, scenario: Scenario) -> Begun:
        return begin(scenario)

    def write(self, game: Any, title: str, viewer: int | None = None) -> str:
        return write(game, title, viewer)


SCENARIOS: Final = GcgScenarios(RULEBOOK, tuple(EDITIONS))
