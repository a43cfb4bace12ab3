"""Where a clause is enforced, and which scenarios of a clone show it."""

from __future__ import annotations

import importlib
import linecache
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import CodeType
from typing import Any

from gundam_desktop import locate
from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.rulebook.enforcement import MARKS
from gundam_desktop.scenarios.document import ScenarioError
from gundam_desktop.scenarios.reading import read_text
from gundam_desktop.scenarios.scenario import Scenario
from gundam_desktop.tabletop.doors import EnforcingRoutine, ShowingScenario

_NEXT_DOCUMENT = re.compile(r"^---", re.MULTILINE)
_DOORS = ("game", "library")
"""These and all below them leave their marks when they are imported."""


def enforced(number: str) -> list[EnforcingRoutine]:
    """The routines that carry out or check a clause of edition 1.0."""
    for door in _DOORS:
        importlib.import_module(f"gundam_desktop.games.gcg.{door}")
    return [EnforcingRoutine(name, place_of(name)) for name in dict.fromkeys(MARKS.get(number, ()))]


def place_of(name: str) -> str:
    """File and line of a routine."""
    parts = name.split(".")
    for length in range(len(parts) - 1, 0, -1):
        try:
            found: Any = importlib.import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        file = "/".join(parts[:length]) + ("/__init__.py" if hasattr(found, "__path__") else ".py")
        for part in parts[length:]:
            found = getattr(found, part, None)
        code = getattr(getattr(found, "__wrapped__", found), "__code__", None)
        return f"{file}:{_line_of(code)}" if code else file
    return name


def _line_of(code: CodeType) -> int:
    """The line of the routine's `def`: its code begins with the decorators."""
    first = code.co_firstlineno
    below = linecache.getlines(code.co_filename)[first - 1 :]
    return first + next((i for i, line in enumerate(below) if line.lstrip().startswith("def ")), 0)


def shown_by(number: str) -> list[ShowingScenario]:
    """The scenarios that name a clause of edition 1.0 under `clauses`; none for an installed program."""
    tests = locate.tests_folder()
    if tests is None:
        return []
    there = re.compile(rf"(?<![\d-]){re.escape(number)}(?![\d-])")
    return [
        ShowingScenario(scenario.title, file.relative_to(tests.parent).as_posix(), scenario.document.line)
        for file in sorted((tests / "scenarios").rglob("*.yaml"))
        for document in _documents(file)
        if there.search(document)
        for scenario in _scenarios(document, str(file))
        if number in scenario.clauses
    ]


@cache
def _documents(file: Path) -> tuple[str, ...]:
    """The documents of a file as text, each on the lines where it stands: only few of them have to be read."""
    return tuple(_divided(file.read_text(encoding="utf-8-sig", errors="replace")))


def _divided(text: str) -> Iterator[str]:
    starts = [0, *(match.start() for match in _NEXT_DOCUMENT.finditer(text)), len(text)]
    for start, end in pairwise(starts):
        yield "\n" * text.count("\n", 0, start) + text[start:end]


@cache
def _scenarios(document: str, file: str) -> tuple[Scenario, ...]:
    try:
        return tuple(read_text(document, file, SCENARIOS))
    except ScenarioError:  # whoever runs it is told what is wrong with it
        return ()
