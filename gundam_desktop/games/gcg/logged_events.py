"""Which events the log of a game tells: not those that the rules imply or that another event shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from gundam_desktop.games.gcg.model.editions import EDITIONS
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.tabletop import Event

_MINOR = {
    (kind, RULEBOOK.number_in(edition, clause))
    for kind, clause in (
        ("set active", "6-2-2-1"),
        ("rested", "7-3-1"),
        ("rested", "11-1-4-1"),
        ("trashed", "2-3-5-2"),
        ("trashed", "4-10-3"),
    )
    for edition in EDITIONS
}
_BEGINNINGS = {"activated", "activated burst", "attacked", "phase", "played", "step", "turn begins"}
"""Events that begin something new."""
_DONE_TO_CHOSEN = {
    "damaged",
    "deployed",
    "diverted",
    "destroyed",
    "discarded",
    "exposed",
    "gained",
    "gained effect",
    "gained trait",
    "increased",
    "lost keyword",
    "lost keywords",
    "modified",
    "paired",
    "protected",
    "recovered",
    "reduced",
    "removed",
    "rested",
    "returned to deck",
    "returned to hand",
    "revealed",
    "ruled",
    "set active",
    "trashed",
}
"""Events that show which card was chosen, so that the choice needs no line of its own."""


def worth_telling(events: Sequence[Event]) -> list[Event]:
    """Drop events that the following ones imply: a card that is chosen and then rested is only shown as rested."""
    return [event for at, event in enumerate(events) if not _said_again(event, events[at + 1 :])]


def _said_again(event: Event, later: Sequence[Event]) -> bool:
    if event.kind == "chose" and event.card:
        return any(other.kind in _DONE_TO_CHOSEN and other.card == event.card for other in _soon(later))
    if event.kind == "damaged" and not event.card:
        return any(other.kind == "shield destroyed" and other.player == event.player for other in _soon(later))
    return False


def _soon(later: Sequence[Event]) -> Iterator[Event]:
    """Return the next events, up to the beginning of something new."""
    return takewhile(lambda event: event.kind not in _BEGINNINGS, later)


def is_minor(event: Event) -> bool:
    """True for an event that the rules imply or that another event already shows.

    Cards become active at the start of the turn, attackers and Blockers rest, and a played Command or a destroyed
    Shield goes to the trash.
    """
    return (event.kind, event.clause) in _MINOR
