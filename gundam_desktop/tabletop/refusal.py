"""Refusals: why a choice is not legal."""

from __future__ import annotations

from typing import Any, ClassVar

from gundam_desktop.tabletop.value import Value


class Refusal(Value):
    """One reason why a choice is not legal. Its sentence is in the language files under `code`."""

    _fields: ClassVar[tuple[str, ...]] = ("code", "clause", "figures", "also", "card")
    __slots__ = _fields

    def __init__(
        self,
        code: str,
        clause: str,
        figures: tuple[tuple[str, str | int], ...] = (),
        also: tuple[str, ...] = (),
        card: int = 0,
    ) -> None:
        self.code = code
        """A short key for the reason: `too few resources`, `not active`."""
        self.clause = clause
        """The clause of the rules that decides it."""
        self.figures = figures
        """The values for the sentence: `(("needs", 5), ("has", 4))`."""
        self.also = also
        """Other clauses that forbid it as well."""
        self.card = card
        """The card that forbids it, when an effect does; 0 otherwise."""

    def values(self) -> tuple[Any, ...]:
        """Return all fields."""
        return (
            self.code,
            self.clause,
            self.figures,
            self.also,
            self.card,
        )
