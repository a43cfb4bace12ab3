"""What outlives the effect that made it: changes that last, effects that wait, and what happened in this turn."""

from __future__ import annotations

from typing import NamedTuple

from gundam_desktop.games.gcg.model.context import Context


class LastingChange(NamedTuple):
    """A change that lasts for a time on a card, or on a shield area."""

    card: int
    number: str
    """In the effects of the card of this number the change is printed:"""
    ability: int
    place: int
    """the instruction of the ability,"""
    change: int
    """the change of the instruction."""
    amount: int
    """What its amount was when it was made."""
    context: Context
    duration: int


class WaitingEffect(NamedTuple):
    """A triggered effect that waits to be resolved (9-1-6)."""

    batch: int
    """How many effects had been resolved before: what is triggered later is resolved first (9-1-6-7)."""
    rank: int
    """Burst comes before everything (9-1-6-8), then Breach."""
    context: Context


class AwaitedEvent(NamedTuple):
    """An effect that waits for an event for a time."""

    context: Context
    cards: tuple[tuple[int, int], ...]
    """The cards that must do it, or to which it must happen, with their stamps; empty for any."""
    duration: int


class PastEvent(NamedTuple):
    """What happened to a card in this turn, or was done by it."""

    event: str
    owner: int
    number: str
    card: int
    stamp: int
    paired: bool
