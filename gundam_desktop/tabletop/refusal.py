"""Refusals: why a choice is not legal."""

from __future__ import annotations

from typing import NamedTuple


class Refusal(NamedTuple):
    """One reason why not. Its sentence lives in the language files under `code`."""

    code: str
    """A short key: `too few resources`, `not active`."""
    clause: str
    """The clause of the rules that decides it."""
    figures: tuple[tuple[str, str | int], ...] = ()
    """What fills the sentence: `(("needs", 5), ("has", 4))`."""
    also: tuple[str, ...] = ()
    """Other clauses that say the same."""
    card: int = 0
    """The card that forbids it, when an effect does; 0 otherwise."""
