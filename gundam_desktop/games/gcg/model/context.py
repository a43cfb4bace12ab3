"""For whom and for what an effect is carried out: plain data, kept in the effect's frame."""

from __future__ import annotations

from typing import Any, NamedTuple


class LastState(NamedTuple):
    """What a card was like when it was last on the field (11-2-8-3-1)."""

    ap: int
    hp: int
    """What was left of it."""
    level: int
    cost: int
    zone: int
    rested: bool
    damage: int
    pilot: int
    linked: bool
    keywords: tuple[tuple[int, int], ...]


class Context(NamedTuple):
    """The place of an effect in the game."""

    player: int
    """Who controls the effect."""
    this: int
    """`this Unit` or `this Base`: id of the card that has the effect; for a Pilot's effect its Unit (2-3-4-4)."""
    stamp: int
    """The card's `stamp` when the effect began to wait; another one now means that it has changed zone (3-1-5)."""
    card: int
    """Id of the card on which the text is printed."""
    number: str
    """That card's number: ids of hidden cards are renewed."""
    ability: int
    """Index in its definition, or one of the built-in effects of `effects.run.keyword_effects`."""
    chosen: tuple[int, ...] = ()
    looked: tuple[int, ...] = ()
    event: int = 0
    """The other card of the triggering event."""
    event_stamp: int = 0
    """That card's `stamp` at the time."""
    amount: int = 0
    """The amount of a keyword effect."""
    done: bool = False
    """True if the instruction before was carried out ("If you do")."""
    last: tuple[Any, ...] = ()
    """The values of a `LastState`, for an effect of a card that has left the field."""
    doer: int = 0
    """The card that did what the triggering event is, or to which it happened, where that is not this Unit."""
    destroyed: tuple[int, ...] = ()
    """The Units that the instruction before destroyed."""
    with_ex: bool = False
    """For a Command: whether an EX Resource was used to play it."""
    origin: int = -1
    """For an effect of being deployed: the zone from which the card came."""
