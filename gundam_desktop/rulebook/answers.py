"""The official answers to questions about the rules: which of them scenarios show, and which no scenario can show."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

ID: Final = re.compile(r"[A-Z][1-9]\d*")
"""A letter and a number."""


class Answer(NamedTuple):
    """One answer, without its words."""

    cards: tuple[str, ...]
    """The numbers of the cards that it is about."""
    date: str
    why_not: str = ""
    """Why no scenario can show it; empty for an answer that one can show."""
    said: tuple[str, ...] = ()
    """What the answer says, in our own English sentences."""


def answers_in(title: str) -> tuple[str, ...]:
    """Return the ids of the answers that a scenario shows: its title begins with them.

    >>> answers_in("Q12, Q13: two Units are blocked by one")
    ('Q12', 'Q13')
    >>> answers_in("A Unit is blocked: it is rested")
    ()
    """
    ids, colon, _ = title.partition(": ")
    found = tuple(ids.split(", "))
    return found if colon and all(map(ID.fullmatch, found)) else ()
