"""Results of effects that last: changes, waiting effects, and the past events of this turn."""

from __future__ import annotations

from typing import NamedTuple

from gundam_desktop.games.gcg.model.context import Context


class LastingChange(NamedTuple):
    """A change that lasts for a time on a card, or on a shield area."""

    card: int
    """The card's id; -1 and -2 for the shield areas of players 0 and 1."""
    number: str
    """The number of the card on which the change is printed."""
    ability: int
    """Index of the ability on that card."""
    place: int
    """Index of the instruction in the ability."""
    change: int
    """Index of the change in the instruction."""
    amount: int
    """The change's amount, fixed when the change was made."""
    context: Context
    """Of the effect that made the change."""
    duration: int
    """When it ends: a number of `Duration`, or one counted from it."""


class WaitingEffect(NamedTuple):
    """A triggered effect that waits to be resolved (9-1-6)."""

    batch: int
    """The number of effects resolved before it was triggered: later ones are resolved first (9-1-6-7)."""
    rank: int
    """0 for a Burst, which comes first among those of its batch (9-1-6-8)."""
    context: Context
    """Of the effect, as it will be resolved."""


class AwaitedEvent(NamedTuple):
    """An effect that waits for an event until its duration ends."""

    context: Context
    """Of the effect, as it will be resolved."""
    cards: tuple[tuple[int, int], ...]
    """The cards that must do the event, or to which it must happen, as (id, stamp); empty for any card."""
    duration: int
    """When it stops waiting: a number of `Duration`, or one counted from it."""


class PastEvent(NamedTuple):
    """Something that happened to a card or was done by it in this turn."""

    event: str
    """The name of the event, as in the effect language."""
    owner: int
    """The seat of the card's owner."""
    number: str
    """The card's number, such as ST01-001."""
    card: int
    """The card's id, and below its stamp at that time."""
    stamp: int
    paired: bool
    """True if it was a Unit with a Pilot."""
    effect_of: str = ""
    """The number of the card whose effect did it; empty if no effect did."""
    effect_owner: int = -1
    """Seat of the player who controlled that effect; -1 for none."""
