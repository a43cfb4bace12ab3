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
    fell_to: int = -1
    """The kind of damage that destroyed it; -1 for none."""
    fell_by: int = -1
    """The player whose card or effect destroyed it; -1 for none."""


class EachPlayer(NamedTuple):
    """Players who carry out steps one after the other, each for themselves."""

    controller: int
    """The player who controls the effect."""
    others: tuple[int, ...]
    """The players still to come."""
    chosen: tuple[int, ...] = ()
    """The cards that those before have chosen."""
    done: bool = False
    """True if one of those before has carried out the last of the steps."""


class Context(NamedTuple):
    """The player, the cards and the event of an effect that waits or is carried out."""

    player: int
    """The player who controls the effect, or the one who carries out the present steps of `each`."""
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
    """The Units and Bases that the instruction before destroyed."""
    with_ex: bool = False
    """For a Command: True if it was played using an EX Resource."""
    origin: int = -1
    """For an effect of being deployed: the zone from which the card came."""
    each: tuple[Any, ...] = ()
    """The values of an `EachPlayer` while players carry out steps one after the other."""
    did: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """What the effect has done so far, with the cards to which it did it."""
    other: tuple[int, ...] = ()
    """Another card that is judged by its last state on the field, while its damage is judged; else empty."""
    other_last: tuple[Any, ...] = ()
    """The values of its `LastState`."""

    fell: tuple[tuple[int, tuple[Any, ...]], ...] = ()
    """The Units that the effect has destroyed, each with the values of its `LastState`, if the effect asks for them."""

    @property
    def controller(self) -> int:
        """The player who controls the effect, also while others carry out its steps."""
        return EachPlayer(*self.each).controller if self.each else self.player
