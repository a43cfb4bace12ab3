"""The context of an effect that is carried out: its player, its card, its event. Plain data in the effect's frame."""

from __future__ import annotations

from typing import Any, NamedTuple


class LastState(NamedTuple):
    """The state of a card when it was last on the field (11-2-8-3-1)."""

    ap: int
    hp: int
    """The remaining HP."""
    level: int
    cost: int
    zone: int
    rested: bool
    damage: int
    pilot: int
    linked: bool
    keywords: tuple[tuple[int, int], ...]


class Context(NamedTuple):
    """The player, the cards and the event of an effect that waits or is carried out."""

    player: int
    """The player who controls the effect."""
    this: int
    """`this Unit` or `this Base`: id of the card that has the effect; for a Pilot's effect its Unit (2-3-4-4)."""
    stamp: int
    """The card's `stamp` when the effect began to wait; if it differs now, the card has changed zone (3-1-5)."""
    card: int
    """Id of the card on which the text is printed."""
    number: str
    """The number of that card; its id may change, since hidden cards get new ids."""
    ability: int
    """Index in its definition, or one of the built-in effects of `effects.run.keyword_effects`."""
    chosen: tuple[int, ...] = ()
    looked: tuple[int, ...] = ()
    event: int = 0
    """The other card of the triggering event."""
    event_stamp: int = 0
    """The `stamp` of that card at the time of the event."""
    amount: int = 0
    """The amount of a keyword effect."""
    done: bool = False
    """True if the instruction before was carried out ("If you do")."""
    last: tuple[Any, ...] = ()
    """The values of a `LastState`, for an effect of a card that has left the field."""
    doer: int = 0
    """The card that did the triggering event, or to which it happened, if that is not this Unit."""
    destroyed: tuple[int, ...] = ()
    """The Units that the instruction before destroyed."""
    with_ex: bool = False
    """For a Command: True if it was played using an EX Resource."""
    origin: int = -1
    """For an effect of being deployed: the zone from which the card came."""
