"""Which clauses the scenarios show: each fails when a routine that enforces one of its clauses is switched off."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from gundam_desktop.games.gcg import game
from gundam_desktop.games.gcg.core.definition import Ability, Figures
from gundam_desktop.games.gcg.scenario import Scenario, run
from gundam_desktop.rulebook.disabling import Neutral, disabled, neutral_of, routine_of
from gundam_desktop.rulebook.marks import MARKS

_NEUTRAL: Mapping[str, Neutral] = {
    "Outcome": lambda arguments: (arguments[3] + 1, arguments[1]),
    "Predicate": lambda _: lambda *_state: True,
    "Condition": lambda _: lambda *_state: True,
    "Finder": lambda _: lambda *_state: [],
    "Figures": lambda _: Figures(0, 0, 0, 0, (), ()),
    "Ability": lambda _: Ability(0, "keyword"),
    "Verdict": lambda _: None,
    "Verdicts": lambda _: (),
}


class Showing(NamedTuple):
    """What the scenarios show."""

    shown: dict[str, list[str]]
    """By clause: titles of scenarios that fail when a routine marked with it is switched off."""
    survivors: list[tuple[str, str]]
    """(clause, routine) pairs of which no scenario notices anything."""


def showing(scenarios: Iterable[Scenario]) -> Showing:
    """Switch off every marked routine in turn and run the scenarios that are about its clauses."""
    about: dict[str, list[Scenario]] = defaultdict(list)
    for scenario in scenarios:
        for clause in scenario.clauses:
            about[clause].append(scenario)
    clauses_of: dict[str, list[str]] = defaultdict(list)
    for clause, routines in MARKS.items():
        for routine in routines:
            clauses_of[routine].append(clause)
    shown: dict[str, list[str]] = {}
    survivors: list[tuple[str, str]] = []
    for name, clauses in sorted(clauses_of.items()):
        noticed = _noticed(name, clauses, about)
        for clause in clauses:
            if noticed.get(clause):
                shown.setdefault(clause, []).extend(noticed[clause])
            else:
                survivors.append((clause, name))
    return Showing(shown, survivors)


def _noticed(name: str, clauses: Sequence[str], about: Mapping[str, list[Scenario]]) -> dict[str, list[str]]:
    """By clause: the scenarios about it that fail without the routine."""
    routine = routine_of(name)
    failed: dict[int, bool] = {}
    noticed: dict[str, list[str]] = {}
    with disabled(routine, neutral_of(routine, _NEUTRAL)):
        game.forget_definitions()
        for clause in clauses:
            for scenario in about.get(clause, ()):
                if id(scenario) not in failed:
                    failed[id(scenario)] = _fails(scenario)
                if failed[id(scenario)]:
                    noticed.setdefault(clause, []).append(scenario.title)
    game.forget_definitions()
    return noticed


def _fails(scenario: Scenario) -> bool:
    try:
        return not run(scenario).ok
    except Exception:
        return True
