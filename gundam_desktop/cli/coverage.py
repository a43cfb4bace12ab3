"""`rule coverage`: of the clauses that a test can show, which are enforced and shown; of the official answers, which
scenarios show; and what is missing.

A clause counts as shown only if a scenario or a check about it fails when a routine that is marked with it is switched
off; an answer only if a scenario holds whose title begins with its id.
"""

from __future__ import annotations

import argparse
import importlib.util
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import gundam_desktop
from gundam_desktop import locate
from gundam_desktop.cli.command import ANSWER_IS_NO, DONE, CommandError, edition_of, print_json
from gundam_desktop.compiled import INTERPRETED
from gundam_desktop.games import find
from gundam_desktop.games.game_module import GameModule

if TYPE_CHECKING:
    from gundam_desktop.scenarios.scenario import Scenario, ScenarioFormat


class Covered(NamedTuple):
    """The coverage of the clauses and of the official answers."""

    testable: int
    enforced: int
    shown: int
    missing: list[str]
    """Testable clauses that are not enforced or not shown."""
    survivors: list[tuple[str, str]]
    """(clause, routine): marks where no test about the clause fails when the routine is switched off."""
    partial: dict[str, str]
    """Clause that a test can show only partly -> the part that is shown."""
    others: dict[str, str]
    """Clause that no test can show -> the reason."""
    answers_shown: int
    answers_listed: int
    """The number of answers that no scenario can show."""
    answers_missing: list[str]
    """Ids of answers that are neither shown nor listed as impossible."""


def covered(game_module: GameModule, edition: str = "", scenarios: Sequence[Scenario] | None = None) -> Covered:
    """Switch each marked routine off and see which scenarios and checks fail. Needs a clone with its tests.

    The clauses are those of an edition, by default the base. By default the scenarios are all those of the clone.
    """
    from gundam_desktop.rulebook.enforcement import MARKS

    if gundam_desktop.COMPILED:
        right = f"expected {INTERPRETED}=1 in the environment"
        raise CommandError(f"routines of the compiled engine cannot be switched off; {right}")
    rulebook, form, evidence = game_module.rulebook, game_module.scenarios, game_module.evidence
    if rulebook is None or form is None or evidence is None:
        raise CommandError(f"--game {game_module.key}: this game has no rule book, or no scenarios for it")
    tests = locate.tests_folder()
    if tests is None:
        raise CommandError("the scenarios are not here; this command works only in a clone of the project")
    folder = tests.parent / form.folder
    if scenarios is None:
        scenarios = _scenarios_in(folder, form)
    edition = edition or rulebook.base
    found = evidence().showing(scenarios, _checks(folder / "clause_checks.py"), edition)
    levels = rulebook.showable(edition)
    testable = [number for number, level in levels.items() if level.level == "yes"]
    answers, shown = rulebook.answers, _shown_answers(scenarios)
    enforced = {n for n in testable if any(cited in MARKS for cited in rulebook.citations(edition, n))}
    missing = [number for number in testable if number not in enforced or number not in found.shown]
    return Covered(
        testable=len(testable),
        enforced=len(enforced),
        shown=sum(number in found.shown for number in testable),
        missing=missing,
        survivors=found.survivors,
        partial={number: level.why for number, level in levels.items() if level.level == "partial"},
        others={number: level.why for number, level in levels.items() if level.level == "no"},
        answers_shown=sum(number in shown for number in answers),
        answers_listed=sum(bool(answer.why_not) for answer in answers.values()),
        answers_missing=[number for number, answer in answers.items() if not answer.why_not and number not in shown],
    )


def _scenarios_in(folder: Path, form: ScenarioFormat) -> list[Scenario]:
    from gundam_desktop.scenarios.document import ScenarioError
    from gundam_desktop.scenarios.reading import read_file

    try:
        return [scenario for file in sorted(folder.rglob("*.yaml")) for scenario in read_file(file, form)]
    except ScenarioError as error:
        raise CommandError(str(error)) from None


def _shown_answers(scenarios: Sequence[Scenario]) -> set[str]:
    """Return the official answers shown by scenarios that succeed."""
    from gundam_desktop.rulebook.answers import answers_in
    from gundam_desktop.scenarios.runner import run

    named = ((scenario, answers_in(scenario.title)) for scenario in scenarios)
    return {answer for scenario, answers in named if answers and run(scenario).ok for answer in answers}


def _checks(file: Path) -> list[Any]:
    """Return the checks for clauses that a scenario cannot show; empty for a game without such checks."""
    if not file.is_file():
        return []
    spec = importlib.util.spec_from_file_location("clause_checks", file)
    if spec is None or spec.loader is None:
        raise CommandError(f"{file}: the checks are not here; they belong to a clone of the project")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    checks: list[Any] = module.CHECKS
    return checks


def run_coverage(arguments: argparse.Namespace) -> int:
    """Print the coverage; 1 while a testable clause or an answer is missing."""
    found = covered(find(arguments.game), edition_of(arguments.game, arguments.edition))
    if arguments.json:
        print_json(found._asdict())
    else:
        print(f"testable clauses {found.testable}: enforced {found.enforced}, shown {found.shown}")
        print("missing: " + (", ".join(found.missing) or "none"))
        print(f"official answers: shown {found.answers_shown}, listed with a reason {found.answers_listed}")
        print("answers missing: " + (", ".join(found.answers_missing) or "none"))
        print(f"marks that no test notices: {len(found.survivors)}")
        for clause, routine in found.survivors:
            print(f"  {clause} {routine}")
        print(f"shown in part: {len(found.partial)}")
        for clause, why in found.partial.items():
            print(f"  {clause}: {why}")
        print(f"no test can show: {len(found.others)}")
        for clause, why in found.others.items():
            print(f"  {clause}: {why}")
    return DONE if not found.missing and not found.answers_missing else ANSWER_IS_NO
