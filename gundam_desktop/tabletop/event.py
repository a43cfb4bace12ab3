"""Events: what happened, in order, each with the clause that made it happen."""

from __future__ import annotations

from typing import NamedTuple

from gundam_desktop.tabletop.place import Arrow


class Change(NamedTuple):
    """The changes of an event to one card, for a table that follows event by event."""

    card: int
    zone: str = ""
    """Key of the place it is in now; empty if that did not change."""
    seat: int | None = None
    """Seat of the place it is in now; None if that did not change."""
    position: int = -1
    """Index in that zone, 0 first (the top of a pile); -1 is the end."""
    number: str = ""
    """The card's number; empty for players who may not see it."""
    rested: int = -1
    """1 rested, 0 active, -1 unchanged."""
    damage: int = -1
    """Damage on it now, -1 unchanged."""
    under: int = -1
    """The card that it is under now, 0 none, -1 unchanged."""
    slot: int = -1
    """Which of several spots of its place it has now, -1 unchanged."""
    turn: int | None = None
    """Degrees clockwise by which it is turned now, as the viewer sees it; None unchanged."""
    down: int = -1
    """1 face down for everybody, 0 not, -1 unchanged."""


class Event(NamedTuple):
    """One thing that happened."""

    kind: str
    """The kind of event: one of `vocabulary.EVENTS`, or the game's own."""
    clause: str
    """The clause that made it happen."""
    player: int = -1
    """Seat of the player who did it or is concerned by it; -1 none."""
    card: int = 0
    """The card it is about; 0 none."""
    number: str = ""
    """That card's number at the time; empty for players who may not see it."""
    target: int = 0
    """The other card, if there is one."""
    target_number: str = ""
    """Its number."""
    amount: int = 0
    """Points of damage, cards drawn and so on."""
    word: str = ""
    """A named detail: a keyword, a phase, `battle` or `effect` for damage."""
    seen_by: int = 3
    """Who may see the card's face: bit 0 seat 0, bit 1 seat 1."""
    changes: tuple[Change, ...] = ()
    """The changes to cards."""
    arrows: tuple[Arrow, ...] | None = None
    """The arrows on the table from now on; None if they stay as they were."""

    def as_seen_by(self, player: int) -> Event:
        """The event as `player` may see it: without the numbers of cards that they may not know."""
        if self.seen_by >> player & 1:
            return self
        return self._replace(number="", changes=tuple(c._replace(number="") for c in self.changes))
