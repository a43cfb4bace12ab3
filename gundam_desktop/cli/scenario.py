"""`scenario`: checks scenario files."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from gundam_desktop.cli.command import (
    ANSWER_IS_NO,
    DONE,
    WRONG,
    CommandError,
    Commands,
    add,
    add_game,
    add_json,
    print_json,
    scenarios_of,
    warn,
)
from gundam_desktop.languages import LANGUAGES

if TYPE_CHECKING:
    from gundam_desktop.scenarios.document import ScenarioError
    from gundam_desktop.scenarios.scenario import Scenario, ScenarioFormat

TEXTS = "text"
"""The folder beside scenarios that holds the sentences about them."""


class Result(NamedTuple):
    """The result of one scenario."""

    file: str
    title: str
    ok: bool
    why: str
    valid: bool = True
    place: str = ""
    """Where it failed: file, line and step."""


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = add(commands, "scenario", "check scenario files", "scenario rules.yaml my_scenarios/", run, cards=True)
    parser.add_argument("paths", nargs="+", metavar="PATH", type=Path, help="a file, or a folder of *.yaml files")
    add_game(parser)
    parser.add_argument("--quiet", action="store_true", help="print only what fails")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Run every scenario; 0 when all hold, 1 when one fails, 2 when a file is not valid."""
    form = scenarios_of(arguments.game)
    results = []
    for path in files_of(arguments.paths):
        for result in results_of(path, form):
            results.append(result)
            if not arguments.json:
                _print(result, arguments.quiet)
    passed = sum(result.ok for result in results)
    failed = len(results) - passed
    if arguments.json:
        listed = [{"file": r.file, "title": r.title, "ok": r.ok, "why": r.why} for r in results]
        print_json({"passed": passed, "failed": failed, "results": listed})
    elif not arguments.quiet or failed:
        print(f"{passed} passed, {failed} failed")
    if not all(result.valid for result in results):
        return WRONG
    return ANSWER_IS_NO if failed else DONE


def files_of(paths: list[Path]) -> list[Path]:
    """Return the scenario files for the paths: files themselves, and all *.yaml below folders that are not texts."""
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            found = sorted(file for file in path.rglob("*.yaml") if file.is_file() and not is_of_texts(file))
            if not found:
                raise CommandError(f"{path}: there is no scenario file (*.yaml) in this folder")
            files += found
        elif path.exists():
            files.append(path)
        else:
            raise CommandError(f"{path}: there is no such file or folder")
    return list(dict.fromkeys(files))


def is_of_texts(file: Path) -> bool:
    """True for a file with sentences about scenarios in one language, `text/NAME.en.yaml`, which is not a scenario."""
    return file.parent.name == TEXTS and file.stem.rpartition(".")[2] in LANGUAGES


def results_of(path: Path, form: ScenarioFormat) -> Iterator[Result]:
    """Yield the result of each scenario of a file."""
    from gundam_desktop.scenarios.document import ScenarioError
    from gundam_desktop.scenarios.reading import read_each

    for read in read_each(path, form):
        yield _invalid(path, "", read) if isinstance(read, ScenarioError) else _result(path, read)


def _result(path: Path, scenario: Scenario) -> Result:
    from gundam_desktop.scenarios.document import ScenarioError
    from gundam_desktop.scenarios.runner import run as run_scenario

    place = f"{path}, line {scenario.document.line}"
    try:
        result = run_scenario(scenario)
    except ScenarioError as error:
        return _invalid(path, scenario.title, error)
    except Exception as error:  # an error of the game itself fails this scenario only
        why = f"the game failed: {type(error).__name__}: {error}"
        return Result(str(path), scenario.title, False, why, place=place)
    if result.step:
        place += f", step {result.step}"
    return Result(str(path), scenario.title, result.ok, f"{result.why} ({place})" if result.why else "", place=place)


def _invalid(path: Path, title: str, error: ScenarioError) -> Result:
    return Result(str(path), title, False, str(error), valid=False)


def _print(result: Result, quiet: bool) -> None:
    if not result.valid:
        warn(f"error: {result.why}")
    elif not result.ok:
        print(f"FAILED {result.title}: {result.why}")
    elif not quiet:
        print(f"ok {result.title}")
