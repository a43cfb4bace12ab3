"""Events: what happened, in order, each with the clause that made it happen."""

from __future__ import annotations

from typing import NamedTuple


class Change(NamedTuple):
    """What an event changed on one card, for a table that follows event by event."""

    card: int
    zone: str = ""
    """The zone it is in now; empty when that did not change."""
    owner: int = -1
    """Seat whose zone it is in now; -1 when that did not change."""
    position: int = -1
    """Index in that zone, 0 first (the top of a pile); -1 is the end."""
    number: str = ""
    """The card's number, for those who may see it; empty for others."""
    rested: int = -1
    """1 rested, 0 active, -1 unchanged."""
    damage: int = -1
    """Damage on it now, -1 unchanged."""
    host: int = -1
    """The card it lies under now (a pilot), 0 none, -1 unchanged."""


class Event(NamedTuple):
    """One thing that happened."""

    kind: str
    """What: `drew`, `deployed`, `paired`, `rested`, `damaged`, `destroyed`, `turn begins`, ..."""
    clause: str
    """The clause that made it happen."""
    player: int = -1
    """Seat of the player who did it or whom it concerns; -1 none."""
    card: int = 0
    """The card it is about; 0 none."""
    number: str = ""
    """That card's number at the time, empty for those who may not see it."""
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
    """The changes of cards that it brought."""

    def as_seen_by(self, player: int) -> Event:
        """The event as `player` may see it: without the numbers of cards that they may not know."""
        if self.seen_by >> player & 1:
            return self
        return self._replace(number="", changes=tuple(c._replace(number="") for c in self.changes))
