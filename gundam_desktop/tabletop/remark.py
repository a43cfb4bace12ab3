"""A remark: one fact about a decision that its player could overlook, in a coach's words."""

from __future__ import annotations

from typing import NamedTuple


class Remark(NamedTuple):
    """One fact that follows from a player's view alone."""

    kind: str
    """The key of the remark's kind; remarks of one kind say the same about different cards."""
    fact: str
    """The fact in a sentence or two, with its figures."""
    question: str
    """A question for the player to think about."""
    clause: str
    """The clause behind it, by its number in the edition that is played."""
    cards: tuple[int, ...] = ()
    """Ids of the cards that it is about."""
