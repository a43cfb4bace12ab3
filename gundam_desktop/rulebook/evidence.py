"""What is known of a clause besides its words: the routines that enforce it, and the tests that show it."""

from __future__ import annotations

from typing import NamedTuple


class EnforcingRoutine(NamedTuple):
    """A routine that carries out or checks a clause."""

    routine: str
    """Its full name."""
    at: str
    """File and line; the file alone where line numbers are not available."""


class ShowingScenario(NamedTuple):
    """A scenario that names a clause."""

    title: str
    file: str
    """Path from the folder that holds `tests` (`locate.scenario_folder`)."""
    line: int


class ShownClauses(NamedTuple):
    """Which clauses the scenarios and checks show."""

    shown: set[str]
    """The clauses of the edition about which a test fails when a routine that enforces them is switched off."""
    survivors: list[tuple[str, str]]
    """(clause, routine) pairs where no test fails when the routine is switched off."""
