"""The scenario files of this game."""

from __future__ import annotations

from pathlib import Path as FilePath
from typing import Any, Final

from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.games.gcg.model.editions import EDITIONS
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.games.gcg.scenario.begun import Begun, begin
from gundam_desktop.games.gcg.scenario.deck_facts import deck_mismatches, exchanged, expected_of_deck, find_deck
from gundam_desktop.games.gcg.scenario.facts import expected_value
from gundam_desktop.games.gcg.scenario.labels import check_labels
from gundam_desktop.games.gcg.scenario.notation import Written, read_choice
from gundam_desktop.games.gcg.scenario.setting import Setting, read_setting
from gundam_desktop.games.gcg.scenario.worlds import check_worlds, in_world, read_world
from gundam_desktop.games.gcg.scenario.writing import write
from gundam_desktop.scenarios.fields import Path
from gundam_desktop.scenarios.scenario import DeckMismatch, Fact, Fields, Scenario, ScenarioFormat


class GcgScenarios(ScenarioFormat):
    """How this game reads and runs positions, written choices and facts."""

    passes_for = frozenset({"block", "action"})

    def setting(self, fields: Fields) -> Setting:
        return read_setting(fields)

    def choice(self, text: str) -> Written:
        return read_choice(text)

    def fact(self, subject: str, value: Any, path: Path) -> Any:
        return expected_value(subject, value, path)

    def check_names(self, scenario: Scenario) -> None:
        check_labels(scenario)
        check_worlds(scenario)

    def world(self, value: Any, path: Path) -> tuple[str, ...]:
        return read_world(value, path)

    def in_world(self, scenario: Scenario, world: Any) -> Scenario:
        return in_world(scenario, world)

    def begin(self, scenario: Scenario) -> Begun:
        return begin(scenario)

    def write(self, game: Any, title: str, viewer: int | None = None) -> str:
        return write(game, title, viewer)

    def deck_fact(self, subject: str, value: Any, path: Path) -> Any:
        return expected_of_deck(subject, value, path)

    def find_deck(self, name: str, folder: FilePath) -> Deck:
        return find_deck(name, folder)

    def deck_mismatches(self, goal: tuple[Fact, ...], deck: Deck) -> list[DeckMismatch]:
        return deck_mismatches(goal, deck)

    def exchanged(self, first: Deck, second: Deck) -> int:
        return exchanged(first, second)


SCENARIOS: Final = GcgScenarios(RULEBOOK, tuple(EDITIONS), "tests/scenarios")
