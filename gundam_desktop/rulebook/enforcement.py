"""Which routine enforces which clause: an index that the routines fill when they are defined.

The decorator returns the routine itself, so that a call costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

Routine = TypeVar("Routine", bound=Callable[..., Any])

MARKS: Final[dict[str, list[str]]] = {}
"""Clause -> the routines that carry it out or check it, as `module.name`."""


def enforces(*clauses: str) -> Callable[[Routine], Routine]:
    """Note that the routine below carries out or checks these clauses; return the routine unchanged."""

    def register(routine: Routine) -> Routine:
        mark(f"{routine.__module__}.{routine.__qualname__}", *clauses)
        return routine

    return register


def mark(name: str, *clauses: str) -> None:
    """Note that the routine of this full name carries out or checks these clauses."""
    for clause in clauses:
        MARKS.setdefault(clause, []).append(name)
