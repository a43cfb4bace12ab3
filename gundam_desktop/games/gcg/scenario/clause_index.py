"""Finds where a clause is enforced, and the scenarios that show it."""

from __future__ import annotations

import importlib
import linecache
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

from gundam_desktop import locate
from gundam_desktop.games.doors import EnforcingRoutine, ShowingScenario
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.rulebook.enforcement import MARKS
from gundam_desktop.scenarios.document import Document, ScenarioError, documents

_NEXT_DOCUMENT = re.compile(r"^---", re.MULTILINE)
_ABOUT_CLAUSES = ("clauses", "editions")
_DOORS = ("game", "library")
"""Importing these imports all modules whose routines are marked with clauses."""


class _Head(NamedTuple):
    """What a scenario is about."""

    title: str
    line: int
    clauses: tuple[str, ...]
    edition: str


def enforced(number: str, edition: str) -> list[EnforcingRoutine]:
    """Return the routines that carry out or check a clause of an edition."""
    for door in _DOORS:
        importlib.import_module(f"gundam_desktop.games.gcg.{door}")
    marked = (name for cited in RULEBOOK.citations(edition, number) for name in MARKS.get(cited, ()))
    return [EnforcingRoutine(name, place_of(name)) for name in dict.fromkeys(marked)]


def place_of(name: str) -> str:
    """Return file and line of a routine."""
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
    """Return the line of the routine's `def`; its code begins with the decorators."""
    first = code.co_firstlineno
    below = linecache.getlines(code.co_filename)[first - 1 :]
    return first + next((i for i, line in enumerate(below) if line.lstrip().startswith("def ")), 0)


def shown_by(number: str, edition: str) -> list[ShowingScenario]:
    """Return the scenarios that name a clause of an edition under `clauses`.

    Scenarios of the edition name it by its number there, those of the base by the numbers for which it stands.
    """
    numbers = {RULEBOOK.base: RULEBOOK.stood_for(edition, number) or RULEBOOK.same(edition, number), edition: (number,)}
    folder = locate.scenario_folder()
    if folder is None:
        return []
    any_of = "|".join(re.escape(each) for among in numbers.values() for each in among)
    there = re.compile(rf"(?<![\d-])(?:{any_of})(?![\d-])")
    return [
        ShowingScenario(scenario.title, file.relative_to(folder.parents[1]).as_posix(), scenario.line)
        for file in sorted(folder.rglob("*.yaml"), key=_rank)
        for document in _documents(file)
        if there.search(document)
        for scenario in _heads(document, str(file))
        if not set(scenario.clauses).isdisjoint(numbers.get(scenario.edition, ()))
    ]


def _rank(file: Path) -> tuple[bool, Path]:
    """Sort key of a file of scenarios: those about clauses come before those about cards and answers."""
    return file.parent.name not in _ABOUT_CLAUSES, file


@cache
def _documents(file: Path) -> tuple[str, ...]:
    """Yield the documents of a file as text, each at its lines in the file; only few of them need to be parsed."""
    return tuple(_divided(file.read_text(encoding="utf-8-sig", errors="replace")))


def _divided(text: str) -> Iterator[str]:
    starts = [0, *(match.start() for match in _NEXT_DOCUMENT.finditer(text)), len(text)]
    for start, end in pairwise(starts):
        yield "\n" * text.count("\n", 0, start) + text[start:end]


@cache
def _heads(document: str, file: str) -> tuple[_Head, ...]:
    """The scenarios of a document without their positions and choices, which take long to read."""
    try:
        return tuple(_head(each) for each in documents(document, file))
    except ScenarioError:  # reported when the scenario is run
        return ()


def _head(document: Document) -> _Head:
    match document.data:
        case {"title": str(title), "clauses": [*clauses], **others}:
            return _Head(title, document.line, tuple(map(str, clauses)), str(others.get("edition", RULEBOOK.base)))
    return _Head("", document.line, (), "")
