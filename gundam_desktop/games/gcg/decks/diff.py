"""Compares two decks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.decks.construction import LIST_TYPES
from gundam_desktop.games.gcg.decks.deck import MAYBEBOARD, SIDEBOARD, CardCount, Deck


class CountChange(NamedTuple):
    """A card number whose counts differ between two decks."""

    number: str
    before: int
    after: int

    @property
    def more(self) -> int:
        """The number of copies added; negative if copies were removed."""
        return self.after - self.before


class TypeChanges(NamedTuple):
    """The changes of the cards of one type, or of the `sideboard` or `maybeboard`."""

    type: str
    changes: tuple[CountChange, ...]


def compare(before: Deck, after: Deck, cards: Mapping[str, Card]) -> list[TypeChanges]:
    """List the changes that turn the first deck into the second, grouped by card type."""
    grouped: dict[str, list[CountChange]] = {}
    for change in _changes((*before.cards, *before.resources), (*after.cards, *after.resources)):
        grouped.setdefault(cards[change.number].type, []).append(change)
    types = [*LIST_TYPES, *sorted(grouped.keys() - set(LIST_TYPES))]
    groups = [TypeChanges(type_, tuple(grouped[type_])) for type_ in types if type_ in grouped]
    aside = {
        SIDEBOARD: _changes(before.sideboard, after.sideboard),
        MAYBEBOARD: _changes(before.maybeboard, after.maybeboard),
    }
    return groups + [TypeChanges(part, tuple(changes)) for part, changes in aside.items() if changes]


def _changes(before: Iterable[CardCount], after: Iterable[CardCount]) -> list[CountChange]:
    old, new = dict(before), dict(after)
    numbers = sorted(old.keys() | new.keys())
    return [CountChange(n, old.get(n, 0), new.get(n, 0)) for n in numbers if old.get(n, 0) != new.get(n, 0)]
