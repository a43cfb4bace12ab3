"""Finds where a clause is enforced, and the scenarios that show it."""

from __future__ import annotations

import importlib
import linecache
import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path, PurePosixPath
from types import CodeType
from typing import Any, NamedTuple

from gundam_desktop import locate
from gundam_desktop.rulebook.enforcement import MARKS
from gundam_desktop.rulebook.evidence import EnforcingRoutine, ShowingScenario
from gundam_desktop.rulebook.rulebook import Rulebook
from gundam_desktop.scenarios.document import Document, ScenarioError
from gundam_desktop.scenarios.yaml_documents import documents

_NEXT_DOCUMENT = re.compile(r"^---", re.MULTILINE)


class ClauseIndex:
    """The index of one game's clauses, routines and scenarios."""

    def __init__(
        self, rulebook: Rulebook, folder: str, modules: Sequence[str], about_clauses: Sequence[str] = ()
    ) -> None:
        """`folder` holds the scenarios (`ScenarioFormat.folder`).

        Importing `modules` imports every routine that is marked with clauses. Scenarios of the subfolders
        `about_clauses` are named before the others.
        """
        self._rulebook, self._folder, self._modules = rulebook, PurePosixPath(folder), modules
        self._first = tuple(about_clauses)

    def enforced(self, number: str, edition: str) -> list[EnforcingRoutine]:
        """The routines that carry out or check a clause of an edition."""
        for module in self._modules:
            importlib.import_module(module)
        marked = (name for cited in self._rulebook.citations(edition, number) for name in MARKS.get(cited, ()))
        return [EnforcingRoutine(name, place_of(name)) for name in dict.fromkeys(marked)]

    def shown_by(self, number: str, edition: str) -> list[ShowingScenario]:
        """The scenarios that name a clause of an edition under `clauses`.

        Scenarios of the edition name it by its number there, those of the base by the numbers for which it stands.
        """
        rulebook = self._rulebook
        base = rulebook.stood_for(edition, number) or rulebook.same(edition, number)
        numbers = {rulebook.base: base, edition: (number,)}
        folder = locate.scenario_folder(str(self._folder))
        if folder is None:
            return []
        wanted = {each for among in numbers.values() for each in among}
        there = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, wanted))})(?![\d-])")
        return [
            ShowingScenario(scenario.title, (self._folder / file.relative_to(folder)).as_posix(), scenario.line)
            for file in sorted(folder.rglob("*.yaml"), key=self._rank)
            for document in _documents(file)
            if any(number in document for number in wanted)  # many times as fast as the search
            if there.search(document)
            for scenario in _heads(document, str(file))
            if not set(scenario.clauses).isdisjoint(numbers.get(scenario.edition or rulebook.base, ()))
        ]

    def _rank(self, file: Path) -> tuple[bool, Path]:
        return file.parent.name not in self._first, file


class _Head(NamedTuple):
    """The header of a scenario: its title and what it is about."""

    title: str
    line: int
    clauses: tuple[str, ...]
    edition: str
    """The edition; empty for the base."""


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


@cache
def _documents(file: Path) -> tuple[str, ...]:
    """Yield the documents of a file as text, each at its lines in the file; only few of them need to be parsed."""
    return tuple(_divided(file.read_text(encoding="utf-8-sig", errors="replace")))


def _divided(text: str) -> Iterator[str]:
    starts, lines = [0, *(match.start() for match in _NEXT_DOCUMENT.finditer(text)), len(text)], 0
    for start, end in pairwise(starts):
        yield "\n" * lines + text[start:end]
        lines += text.count("\n", start, end)


@cache
def _heads(document: str, file: str) -> tuple[_Head, ...]:
    """The scenarios of a document without their positions and choices, which take long to read."""
    try:
        return tuple(_head(each) for each in documents(document, file))
    except ScenarioError:  # will be reported when the scenario is run
        return ()


def _head(document: Document) -> _Head:
    match document.data:
        case {"title": str(title), "clauses": [*clauses], **others}:
            return _Head(title, document.line, tuple(map(str, clauses)), str(others.get("edition", "")))
    return _Head("", document.line, (), "")
