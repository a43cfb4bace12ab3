"""Events: what happened, in order, each with the clause that made it happen."""

from __future__ import annotations

from typing import Any, ClassVar

from gundam_desktop.tabletop.place import Arrow
from gundam_desktop.tabletop.value import Value


class Change(Value):
    """The changes of an event to one card, for a table that follows event by event."""

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
        """Key of the place it is in now; empty if that did not change."""
        self.seat = seat
        """Seat of the place it is in now; None if that did not change."""
        self.position = position
        """Index in that zone, 0 first (the top of a pile); -1 is the end."""
        self.number = number
        """The card's number; empty for players who may not see it."""
        self.rested = rested
        """1 rested, 0 active, -1 unchanged."""
        self.damage = damage
        """Damage on it now, -1 unchanged."""
        self.under = under
        """The card that it is under now, 0 none, -1 unchanged."""
        self.slot = slot
        """Which of several spots of its place it has now, -1 unchanged."""
        self.turn = turn
        """Degrees clockwise by which it is turned now, seen as in `CardView.turn`; None unchanged."""
        self.down = down
        """1 face down for everybody, 0 not, -1 unchanged."""

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
        """Seat of the player who did it or is concerned by it; -1 none."""
        self.card = card
        """The card it is about; 0 none."""
        self.number = number
        """That card's number at the time; empty for players who may not see it."""
        self.target = target
        """The other card, if there is one."""
        self.target_number = target_number
        """Its number."""
        self.amount = amount
        """Points of damage, cards drawn and so on."""
        self.word = word
        """A named detail: a keyword, a phase, `battle` or `effect` for damage."""
        self.seen_by = seen_by
        """Who may see the card's face: bit 0 seat 0, bit 1 seat 1."""
        self.changes = changes
        """The changes to cards."""
        self.arrows = arrows
        """The arrows on the table from now on; None if they stay as they were."""

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
