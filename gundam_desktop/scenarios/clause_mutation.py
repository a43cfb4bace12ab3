"""Finds the clauses that scenarios and checks show: they fail if a routine that enforces the clause is disabled."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, partial
from types import MappingProxyType
from typing import NamedTuple

from gundam_desktop.rulebook.enforcement import MARKS
from gundam_desktop.rulebook.evidence import ShownClauses
from gundam_desktop.rulebook.mutation import Neutral, disabled, neutral_of, routine_of
from gundam_desktop.rulebook.rulebook import Rulebook
from gundam_desktop.scenarios.clause_checks import ClauseCheck
from gundam_desktop.scenarios.runner import run
from gundam_desktop.scenarios.scenario import Scenario


class _Witness:
    """A scenario or a check, with its clauses by the numbers of its edition."""

    def __init__(self, edition: str, clauses: Sequence[str], fails: Callable[[], bool]) -> None:
        self.edition = edition
        self.clauses = clauses
        self.fails = fails
        """Returns True if it fails now."""

    @cached_property
    def holds(self) -> bool:
        """True if it succeeds with every routine enabled; evaluated only while none is disabled."""
        return not self.fails()


class Mutations(NamedTuple):
    """How the routines of one game are switched off."""

    rulebook: Rulebook
    neutral: Mapping[str, Neutral] = MappingProxyType({})
    """Annotated type -> stand-in for routines that return this type of the game's own."""
    forget: Callable[[], None] = lambda: None
    """Discards cached results of routines that have just been disabled or enabled."""


def showing(
    mutations: Mutations, scenarios: Iterable[Scenario], checks: Iterable[ClauseCheck], edition: str
) -> ShownClauses:
    """Disable every marked routine in turn and run the scenarios and checks of its clauses, by an edition's numbers.

    A clause that means the same in the base edition may be shown by a scenario or a check of the base.
    """
    rulebook = mutations.rulebook
    witnesses = [_Witness(s.edition, s.clauses, partial(_scenario_fails, s)) for s in scenarios]
    witnesses += [_Witness(c.edition, c.clauses, partial(_check_fails, c.run)) for c in checks]
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
        for number in (number for named in witness.clauses for number in numbers.get((witness.edition, named), ())):
            about[number].append(witness)
    shown: set[str] = set()
    survivors: list[tuple[str, str]] = []
    for name, clauses in sorted(clauses_of.items()):
        noticed = _noticed(mutations, name, clauses, about)
        shown |= noticed
        survivors += [(clause, name) for clause in clauses if clause not in noticed]
    return ShownClauses(shown, survivors)


def _noticed(mutations: Mutations, name: str, clauses: Sequence[str], about: Mapping[str, list[_Witness]]) -> set[str]:
    """The clauses about which a scenario or a check fails without the routine, and holds with it."""
    while True:
        failing = _failing(mutations, name, clauses, about)
        faulty = [(clause, witness) for clause, witness in failing.items() if not witness.holds]
        if not faulty:
            return set(failing)
        for clause, witness in faulty:  # a test that fails anyway shows nothing
            about[clause].remove(witness)


def _failing(
    mutations: Mutations, name: str, clauses: Sequence[str], about: Mapping[str, list[_Witness]]
) -> dict[str, _Witness]:
    """Return clause -> the first of its scenarios and checks that fails without the routine."""
    routine = routine_of(name)
    failed: dict[int, bool] = {}

    def fails(witness: _Witness) -> bool:
        if id(witness) not in failed:
            failed[id(witness)] = witness.fails()
        return failed[id(witness)]

    with disabled(routine, neutral_of(routine, mutations.neutral)):
        mutations.forget()
        first = {clause: next(filter(fails, about.get(clause, ())), None) for clause in clauses}
    mutations.forget()
    return {clause: witness for clause, witness in first.items() if witness is not None}


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
