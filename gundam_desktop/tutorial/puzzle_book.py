"""The puzzles of a game: those that the program ships, their texts, and the one of a day."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

import yaml

from gundam_desktop.locate import game_resource
from gundam_desktop.scenarios.reading import read_file
from gundam_desktop.scenarios.scenario import Scenario, ScenarioFormat
from gundam_desktop.spelling import did_you_mean

FOLDER: Final = "puzzles"
_STEP: Final = 31
"""How far apart in the book the puzzles of two days are, so that they differ in kind."""


class Texts(NamedTuple):
    """What is said about puzzles in one language."""

    goals: Mapping[str, str]
    """Key by `goal_key` -> the goal of a puzzle in a sentence."""
    kinds: Mapping[str, str]
    """The same in a few words, for a tile."""
    titles: Mapping[str, str]
    """Key (the title in the puzzle's file) -> title."""
    traps: Mapping[str, str]
    """Key -> why a choice is wrong."""
    themes: Mapping[str, str]
    """Key -> name of the theme."""


@cache
def puzzles(game: str, form: ScenarioFormat) -> tuple[Scenario, ...]:
    """Return the game's puzzles that the program ships, the easiest first. `ScenarioError` for an invalid file."""
    files = sorted((game_resource(game) / FOLDER).glob("*.yaml"))  # a game may have none
    found = [scenario for file in files for scenario in read_file(file, form)]
    return tuple(sorted(found, key=_level))


def _level(scenario: Scenario) -> int:
    return scenario.task.level or 0 if scenario.task else 0


def puzzle_named(game: str, form: ScenarioFormat, name: str) -> Scenario:
    """Return a shipped puzzle by its key. The `KeyError` for an unknown one suggests similar keys."""
    named = {scenario.title: scenario for scenario in puzzles(game, form)}
    if name not in named:
        hint = did_you_mean(name, named)
        raise KeyError(f"there is no puzzle {name}" + (f"; {hint}" if hint else ""))
    return named[name]


@cache
def texts(game: str, language: str) -> Texts:
    """Return the texts about a game's shipped puzzles in a language."""
    file = game_resource(game, FOLDER, "text", f"puzzles.{language}.yaml")
    return Texts(**yaml.safe_load(file.read_text(encoding="utf-8")))


def goal_key(scenario: Scenario) -> str:
    """Return the key of the sentence that states a puzzle's goal."""
    assert scenario.task is not None
    return (scenario.task.goal or "facts") + ("_next" if scenario.task.turns else "")


def of_the_day(found: Sequence[Scenario], day: datetime.date) -> Scenario:
    """The puzzle of a day: the same everywhere, and each one once before any comes again."""
    step = next(step for step in range(_STEP, _STEP + len(found) + 1) if _takes_all(step, len(found)))
    return found[day.toordinal() * step % len(found)]


def _takes_all(step: int, count: int) -> bool:
    """True if going round `count` places by this step reaches each of them."""
    return len({index * step % count for index in range(count)}) == count
