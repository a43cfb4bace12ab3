"""Events: what happened, in order, each with the clause that made it happen."""

from __future__ import annotations

from typing import Any, ClassVar

from gundam_desktop.tabletop.place import Arrow
from gundam_desktop.tabletop.value import Value


class Change(Value):
    """The changes that an event made to one card, for a table that follows event by event."""

    _fields: ClassVar[tuple[str, ...]] = (
        "card",
        "zone",
        "seat",
        "position",
        "number",
        "rested",
        "damage",
        "under",
        "slot",
        "turn",
        "down",
    )
    __slots__ = _fields

    def __init__(
        self,
        card: int,
        zone: str = "",
        seat: int | None = None,
        position: int = -1,
        number: str = "",
        rested: int = -1,
        damage: int = -1,
        under: int = -1,
        slot: int = -1,
        turn: int | None = None,
        down: int = -1,
    ) -> None:
        self.card = card
        self.zone = zone
        """Key of the place where the card is now; empty if that did not change."""
        self.seat = seat
        """Seat of the place where the card is now; None if that did not change."""
        self.position = position
        """Index in that zone, 0 first (the top of a pile); -1 is the end."""
        self.number = number
        """The card's number; empty for players who may not see it."""
        self.rested = rested
        """1 rested, 0 active, -1 unchanged."""
        self.damage = damage
        """Points of damage on the card now; -1 unchanged."""
        self.under = under
        """Id of the card on top of it now; 0 none, -1 unchanged."""
        self.slot = slot
        """Index of its slot, in a place that has several; -1 unchanged."""
        self.turn = turn
        """Degrees clockwise by which it is turned now, seen as in `CardView.turn`; None unchanged."""
        self.down = down
        """1 face down for everybody, 0 not face down, -1 unchanged."""

    def values(self) -> tuple[Any, ...]:
        """Return all fields."""
        return (
            self.card,
            self.zone,
            self.seat,
            self.position,
            self.number,
            self.rested,
            self.damage,
            self.under,
            self.slot,
            self.turn,
            self.down,
        )


class Event(Value):
    """One thing that happened."""

    _fields: ClassVar[tuple[str, ...]] = (
        "kind",
        "clause",
        "player",
        "card",
        "number",
        "target",
        "target_number",
        "amount",
        "word",
        "seen_by",
        "changes",
        "arrows",
    )
    __slots__ = _fields

    def __init__(
        self,
        kind: str,
        clause: str,
        player: int = -1,
        card: int = 0,
        number: str = "",
        target: int = 0,
        target_number: str = "",
        amount: int = 0,
        word: str = "",
        seen_by: int = 3,
        changes: tuple[Change, ...] = (),
        arrows: tuple[Arrow, ...] | None = None,
    ) -> None:
        self.kind = kind
        """The kind of event: one of `vocabulary.EVENTS`, or the game's own."""
        self.clause = clause
        """The clause that made it happen."""
        self.player = player
        """Seat of the player who did it or whom it concerns; -1 none."""
        self.card = card
        """Id of the card that it is about; 0 none."""
        self.number = number
        """That card's number at the time; empty for players who may not see it."""
        self.target = target
        """Id of the other card, if there is one; 0 none."""
        self.target_number = target_number
        """The other card's number at the time; empty for players who may not see it."""
        self.amount = amount
        """Points of damage, the number of cards drawn and so on."""
        self.word = word
        """A named detail: a keyword, a phase; for damage, `battle` or `effect`."""
        self.seen_by = seen_by
        """Who may see the card's face, as bits: 1 for seat 0, 2 for seat 1."""
        self.changes = changes
        """The changes to cards."""
        self.arrows = arrows
        """All arrows on the table after the event; None if they stay as they were."""

    def values(self) -> tuple[Any, ...]:
        """Return all fields."""
        return (
            self.kind,
            self.clause,
            self.player,
            self.card,
            self.number,
            self.target,
            self.target_number,
            self.amount,
            self.word,
            self.seen_by,
            self.changes,
            self.arrows,
        )

    def as_seen_by(self, player: int) -> Event:
        """The event as `player` may see it: without the numbers of cards that they may not know."""
        if self.seen_by >> player & 1:
            return self
        return self._replace(number="", changes=tuple(c._replace(number="") for c in self.changes))
