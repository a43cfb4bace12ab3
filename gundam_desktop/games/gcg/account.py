"""The account of a game of the GUNDAM CARD GAME, counted from its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from gundam_desktop.games.gcg.library import card
from gundam_desktop.games.gcg.words import game_words
from gundam_desktop.tabletop import Account, DamageSource, Event, Tally

_TARGETS: Final = ("player", "shields", "base", "units")
_TALLIES: Final = ("turns", "drawn", "played", "attacks", "units lost", "shields lost")
_TALLIED: Final = {
    "turn begins": "turns",
    "attacked": "attacks",
    "shield destroyed": "shields lost",
    "took shield": "shields lost",
}
"""Kind of event -> the tally in which each one counts for its player."""
_DEEDS: Final = ("shields destroyed", "units destroyed", "damage")
_SHIELD_WORTH: Final = 3
"""What a hit on a Shield or a player is worth, in points of damage to Units and Bases."""
_UNIT_WORTH: Final = 2
"""What destroying a Unit is worth, besides the damage."""
_PLAYED: Final = {"deployed", "paired", "played"}
_UNITS: Final = {"unit", "unit token"}


def account(events: Sequence[Event], language: str = "en") -> Account:
    """Return what the events of a game add up to.

    Cards drawn before the first turn do not count. A card is played when it is deployed, paired or activated from
    the hand.
    """
    counted = _Counting()
    for event in events:
        counted.add(event)
    words = game_words(language)["account"]
    sources = (
        DamageSource(seat, number, tuple(points[target] for target in _TARGETS))
        for (seat, number), points in counted.damage.items()
    )
    return Account(
        tallies=tuple(Tally(words[key], (counted.tallies[key, 0], counted.tallies[key, 1])) for key in _TALLIES),
        targets=tuple(words[key] for key in _TARGETS),
        sources=tuple(sorted(sources, key=lambda source: (-source.total, source.seat, source.number))),
        deeds=tuple(Tally(words[key], (counted.deeds[key, 0], counted.deeds[key, 1])) for key in _DEEDS),
        best=(counted.best(0), counted.best(1)),
    )


class _Counting:
    """Counts event by event."""

    def __init__(self) -> None:
        self.tallies: Counter[tuple[str, int]] = Counter()
        self.damage: dict[tuple[int, str], Counter[str]] = {}
        """(seat, card number of the source) -> points of damage by target."""
        self.deeds: Counter[tuple[str, int]] = Counter()
        self._merits: Counter[tuple[int, str]] = Counter()
        """(seat, card number) -> what the cards of that number were worth."""
        self._hit_by: dict[int, tuple[int, str]] = {}
        """Card -> the owner and the number of the source of its last damage."""
        self._owner: dict[int, int] = {}
        self._zone: dict[int, str] = {}
        self._begun = False

    def best(self, seat: int) -> str:
        """The number of the card that did the most for a seat; empty if none did anything."""
        merits = {number: worth for (owner, number), worth in self._merits.items() if owner == seat and number}
        return min(merits, key=lambda number: (-merits[number], number), default="")

    def add(self, event: Event) -> None:
        """Count an event."""
        self._begun |= event.kind == "turn begins"
        key = _TALLIED.get(event.kind, "")
        if event.kind == "drew" and self._begun:
            key = "drawn"
        elif event.kind in _PLAYED and self._zone.get(event.card) == "hand":
            key = "played"
        elif event.kind == "destroyed" and _type_of(event.number) in _UNITS:
            key = "units lost"
            self.deeds["units destroyed", 1 - event.player] += 1
            self._merits[self._hit_by.pop(event.card, (-1, ""))] += _UNIT_WORTH
        elif event.kind == "shield destroyed":
            self.deeds["shields destroyed", 1 - event.player] += 1
        if key:
            self.tallies[key, event.player] += 1
        if event.kind in ("damaged", "player damaged"):
            self._add_damage(event)
        for change in event.changes:
            if change.seat is not None:
                self._owner[change.card] = change.seat
            if change.zone:
                self._zone[change.card] = change.zone

    def _add_damage(self, event: Event) -> None:
        source = self._owner.get(event.target, 1 - event.player), event.target_number
        target = _target_of(event)
        self.damage.setdefault(source, Counter())[target] += event.amount
        self.deeds["damage", source[0]] += event.amount
        self._merits[source] += _SHIELD_WORTH if target in ("player", "shields") else event.amount
        self._hit_by[event.card] = source


def _target_of(event: Event) -> str:
    if event.kind == "player damaged":
        return "player"
    if not event.card:
        return "shields"
    return "units" if _type_of(event.number) in _UNITS else "base"


def _type_of(number: str) -> str:
    return card(number).type if number else ""
