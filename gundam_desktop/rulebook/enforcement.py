"""Which routine enforces which clause: a table filled beside the routines, never a wrapper around a call."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

MARKS: Final[dict[str, list[str]]] = {}
"""By clause: the routines that carry it out or check it, as `module.name`."""


def enforces(routine: Callable[..., Any], *clauses: str) -> None:
    """Note that `routine` carries out or checks these clauses."""
    name = f"{routine.__module__}.{routine.__qualname__}"
    for clause in clauses:
        MARKS.setdefault(clause, []).append(name)
