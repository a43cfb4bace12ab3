"""Finds the clauses that scenarios and checks show: they fail if a routine that enforces the clause is disabled."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import NamedTuple, Protocol

from gundam_desktop.rulebook.enforcement import MARKS
from gundam_desktop.rulebook.evidence import ShownClauses
from gundam_desktop.rulebook.mutation import Neutral, disabled, neutral_of, routine_of
from gundam_desktop.rulebook.rulebook import Rulebook
from gundam_desktop.scenarios.runner import run
from gundam_desktop.scenarios.scenario import Scenario


class ClauseCheck(Protocol):
    """Something that fails when one of its clauses is not enforced."""

    @property
    def edition(self) -> str: ...

    @property
    def title(self) -> str: ...

    @property
    def clauses(self) -> Sequence[str]: ...

    @property
    def run(self) -> Callable[[], None]: ...


class _Witness(NamedTuple):
    """A scenario or a check, its clauses, and a function that returns True if it fails now."""

    title: str
    edition: str
    clauses: Sequence[str]
    fails: Callable[[], bool]


class Mutations(NamedTuple):
    """How the routines of one game are switched off."""

    rulebook: Rulebook
    neutral: Mapping[str, Neutral] = MappingProxyType({})
    """By annotated type: the stand-in for routines of a type that is the game's own."""
    forget: Callable[[], None] = lambda: None
    """Discards what was made by routines that are now switched off or on."""


def showing(
    mutations: Mutations, scenarios: Iterable[Scenario], checks: Iterable[ClauseCheck], edition: str
) -> ShownClauses:
    """Disable every marked routine in turn and run the scenarios and checks of its clauses, by an edition's numbers.

    A clause that means the same in the base edition may be shown by a scenario or a check of the base.
    """
    rulebook = mutations.rulebook
    witnesses = [_Witness(s.title, s.edition, s.clauses, partial(_scenario_fails, s)) for s in scenarios]
    witnesses += [_Witness(c.title, c.edition, c.clauses, partial(_check_fails, c.run)) for c in checks]
    clauses_of: dict[str, list[str]] = defaultdict(list)
    numbers: dict[tuple[str, str], list[str]] = defaultdict(list)
    for number in (clause.number for clause in rulebook.book(edition)):
        for named in {(edition, number), *((rulebook.base, each) for each in rulebook.same(edition, number))}:
            numbers[named].append(number)
        marked = (name for cited in rulebook.citations(edition, number) for name in MARKS.get(cited, ()))
        for name in dict.fromkeys(marked):
            clauses_of[name].append(number)
    about: dict[str, list[_Witness]] = defaultdict(list)
    for witness in witnesses:
        its = [number for named in witness.clauses for number in numbers.get((witness.edition, named), ())]
        if its and not witness.fails():  # one that fails anyway shows nothing
            for number in its:
                about[number].append(witness)
    shown: dict[str, list[str]] = {}
    survivors: list[tuple[str, str]] = []
    for name, clauses in sorted(clauses_of.items()):
        noticed = _noticed(mutations, name, clauses, about)
        for clause in clauses:
            if noticed.get(clause):
                shown.setdefault(clause, []).extend(noticed[clause])
            else:
                survivors.append((clause, name))
    return ShownClauses(shown, survivors)


def _noticed(
    mutations: Mutations, name: str, clauses: Sequence[str], about: Mapping[str, list[_Witness]]
) -> dict[str, list[str]]:
    """By clause the titles of its scenarios and checks that fail without the routine."""
    routine = routine_of(name)
    failed: dict[int, bool] = {}
    noticed: dict[str, list[str]] = {}
    with disabled(routine, neutral_of(routine, mutations.neutral)):
        mutations.forget()
        for clause in clauses:
            for witness in about.get(clause, ()):
                if id(witness) not in failed:
                    failed[id(witness)] = witness.fails()
                if failed[id(witness)]:
                    noticed.setdefault(clause, []).append(witness.title)
    mutations.forget()
    return noticed


def _scenario_fails(scenario: Scenario) -> bool:
    try:
        return not run(scenario).ok
    except Exception:  # any error without the routine shows that it is needed
        return True


def _check_fails(check: Callable[[], None]) -> bool:
    try:
        check()
    except Exception:  # an assertion or any other error
        return True
    return False
