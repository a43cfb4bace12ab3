"""The context of an effect that is carried out: its player, its card, its event. Plain data in the effect's frame."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from gundam_desktop.tabletop.value import Value


class LastState(NamedTuple):
    """The state of a card when it was last on the field (11-2-8-3-1)."""

    ap: int
    hp: int
    """The HP that remained after damage."""
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
    traits: tuple[str, ...] = ()
    """The traits that it had gained."""
    attacking: bool = False
    new: bool = False
    """True if it had come to the field in that turn."""
    number: str = ""
    """For a card of another type that was a Unit: the number of that Unit."""
    against: tuple[int, ...] = ()
    """If its battle ended at once: the other Unit of that battle and that Unit's `stamp`; else empty."""


class EachPlayer(NamedTuple):
    """Players who carry out steps one after the other, each for themselves."""

    controller: int
    """Seat of the player who controls the effect."""
    others: tuple[int, ...]
    """Seats of the players still to come."""
    chosen: tuple[int, ...] = ()
    """Ids of the cards that the players so far have chosen."""
    done: bool = False
    """True if one of those before has carried out the last of the steps."""


class Context(Value):
    """The player, the cards and the event of an effect that waits or is carried out."""

    _fields: ClassVar[tuple[str, ...]] = (
        "player",
        "this",
        "stamp",
        "card",
        "number",
        "ability",
        "chosen",
        "looked",
        "event",
        "event_stamp",
        "amount",
        "done",
        "last",
        "doer",
        "destroyed",
        "with_ex",
        "origin",
        "each",
        "did",
        "fell",
        "doer_stamp",
    )
    __slots__ = _fields

    def __init__(
        self,
        player: int,
        this: int,
        stamp: int,
        card: int,
        number: str,
        ability: int,
        chosen: tuple[int, ...] = (),
        looked: tuple[int, ...] = (),
        event: int = 0,
        event_stamp: int = 0,
        amount: int = 0,
        done: bool = False,
        last: tuple[Any, ...] = (),
        doer: int = 0,
        destroyed: tuple[int, ...] = (),
        with_ex: bool = False,
        origin: int = -1,
        each: tuple[Any, ...] = (),
        did: tuple[tuple[str, tuple[int, ...]], ...] = (),
        fell: tuple[tuple[int, tuple[Any, ...]], ...] = (),
        doer_stamp: int = 0,
    ) -> None:
        self.player = player
        """Seat of the player who controls the effect, or of the one who now carries out the steps of `each`."""
        self.this = this
        """`this Unit` or `this Base`: id of the card that has the effect; for a Pilot's effect its Unit (2-3-4-4)."""
        self.stamp = stamp
        """The card's `stamp` when the effect began to wait; if it differs now, the card has changed zone (3-1-5)."""
        self.card = card
        """Id of the card on which the text is printed."""
        self.number = number
        """The number of that card; its id may change, since hidden cards get new ids."""
        self.ability = ability
        """Index of the ability in the card's definition, or a built-in effect of `effects.run.keyword_effects`."""
        self.chosen = chosen
        self.looked = looked
        self.event = event
        """Id of the other card of the triggering event."""
        self.event_stamp = event_stamp
        """The `stamp` of that card at the time of the event."""
        self.amount = amount
        """The amount of a keyword effect."""
        self.done = done
        """True if the instruction before was carried out ("If you do")."""
        self.last = last
        """The values of a `LastState`, for an effect of a card that has left the field."""
        self.doer = doer
        """The card that did the triggering event, or to which it happened, if that is not this Unit."""
        self.destroyed = destroyed
        """Ids of the Units and Bases that the previous instruction destroyed."""
        self.with_ex = with_ex
        """For a Command: True if it was played using an EX Resource."""
        self.origin = origin
        """For an effect of being deployed: the zone from which the card came."""
        self.each = each
        """The values of an `EachPlayer` while players carry out steps one after the other."""
        self.did = did
        """What the effect has done so far, with the cards to which it did it."""
        self.fell = fell
        """The Units that the effect has destroyed, each with the values of its `LastState`, if asked for."""
        self.doer_stamp = doer_stamp
        """The `stamp` of the card `doer` at the time of the event."""

    def values(self) -> tuple[Any, ...]:
        """Return all fields."""
        return (
            self.player,
            self.this,
            self.stamp,
            self.card,
            self.number,
            self.ability,
            self.chosen,
            self.looked,
            self.event,
            self.event_stamp,
            self.amount,
            self.done,
            self.last,
            self.doer,
            self.destroyed,
            self.with_ex,
            self.origin,
            self.each,
            self.did,
            self.fell,
            self.doer_stamp,
        )

    def copied(self) -> Context:
        """Return an equal context that nobody else has: written out, compiled code makes it in a tenth of the time."""
        return Context(
            self.player,
            self.this,
            self.stamp,
            self.card,
            self.number,
            self.ability,
            self.chosen,
            self.looked,
            self.event,
            self.event_stamp,
            self.amount,
            self.done,
            self.last,
            self.doer,
            self.destroyed,
            self.with_ex,
            self.origin,
            self.each,
            self.did,
            self.fell,
            self.doer_stamp,
        )

    def after(self, done: bool) -> Context:
        """Return the context after an instruction; `done` is True if that was carried out."""
        new = self.copied()
        new.done = done
        return new

    @property
    def controller(self) -> int:
        """Seat of the player who controls the effect, even while others carry out its steps."""
        return EachPlayer(*self.each).controller if self.each else self.player
