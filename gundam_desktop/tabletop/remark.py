"""A remark: one fact about a decision that its player could overlook, as a coach would say it."""

from __future__ import annotations

from typing import NamedTuple


class Remark(NamedTuple):
    """One fact that follows from a player's view alone."""

    kind: str
    """The key of its kind; remarks of one kind say the same of other cards."""
    fact: str
    """A sentence or two with their figures, in a language."""
    question: str
    """What the player could think about."""
    clause: str
    """The clause behind it, by its number in the edition that is played."""
    cards: tuple[int, ...] = ()
    """The cards that it is about."""
