"""Results of effects that last: changes, waiting effects, and the past events of this turn."""

from __future__ import annotations

from typing import NamedTuple

from gundam_desktop.games.gcg.model.context import Context


class LastingChange(NamedTuple):
    """A change that lasts for a time on a card, or on a shield area."""

    card: int
    number: str
    """The number of the card on which the change is printed."""
    ability: int
    place: int
    """Index of the instruction in the ability."""
    change: int
    """Index of the change in the instruction."""
    amount: int
    """The change's amount, fixed when the change was made."""
    context: Context
    duration: int


class WaitingEffect(NamedTuple):
    """A triggered effect that waits to be resolved (9-1-6)."""

    batch: int
    """The number of effects resolved before it was triggered: later ones are resolved first (9-1-6-7)."""
    rank: int
    """0 for a Burst, which comes first among those of its batch (9-1-6-8)."""
    context: Context


class AwaitedEvent(NamedTuple):
    """An effect that waits for an event until its duration ends."""

    context: Context
    cards: tuple[tuple[int, int], ...]
    """The cards that must do the event, or to which it must happen, as (id, stamp); empty for any card."""
    duration: int


class PastEvent(NamedTuple):
    """Something that happened to a card or was done by it in this turn."""

    event: str
    owner: int
    number: str
    card: int
    stamp: int
    paired: bool
    effect_of: str = ""
    """The number of the card whose effect did it; empty if no effect did."""
    effect_owner: int = -1
    """Seat of the player who controlled that effect; -1 for none."""
