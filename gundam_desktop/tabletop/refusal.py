"""Refusals: why a choice is not legal."""

from __future__ import annotations

from typing import NamedTuple


class Refusal(NamedTuple):
    """One reason why a choice is not legal. Its sentence is in the language files under `code`."""

    code: str
    """A short key: `too few resources`, `not active`."""
    clause: str
    """The clause of the rules that decides it."""
    figures: tuple[tuple[str, str | int], ...] = ()
    """The values for the sentence: `(("needs", 5), ("has", 4))`."""
    also: tuple[str, ...] = ()
    """Other clauses to the same effect."""
    card: int = 0
    """The card that forbids it, when an effect does; 0 otherwise."""
