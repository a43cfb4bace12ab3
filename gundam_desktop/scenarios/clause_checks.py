"""Checks of clauses that no scenario can show, such as those about decks: a few lines of code each."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class ClauseCheck(NamedTuple):
    """Some lines that fail when one of their clauses is not enforced."""

    title: str
    clauses: tuple[str, ...]
    edition: str
    run: Callable[[], None]


class ClauseChecks(list[ClauseCheck]):
    """The checks of a game."""

    def shows(self, *clauses: str, edition: str = "1.0") -> Callable[[Callable[[], None]], Callable[[], None]]:
        """Return a decorator that adds a function as a check of clauses of an edition; its name is the title."""

        def note(run: Callable[[], None]) -> Callable[[], None]:
            self.append(ClauseCheck(run.__name__.replace("_", " "), clauses, edition, run))
            return run

        return note
