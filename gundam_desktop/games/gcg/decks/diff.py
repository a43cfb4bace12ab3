"""What makes two decks different."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.decks.deck import Deck, Entry

SIDEBOARD = "sideboard"
_ORDER = ("unit", "pilot", "command", "base", "resource")


class Change(NamedTuple):
    """A number of which two decks have different counts."""

    number: str
    before: int
    after: int

    @property
    def more(self) -> int:
        """How many were added; below 0, how many were taken."""
        return self.after - self.before


class ChangedType(NamedTuple):
    """The changes among the cards of a type, or in the `sideboard`."""

    type: str
    changes: tuple[Change, ...]


def compare(before: Deck, after: Deck, cards: Mapping[str, Card]) -> list[ChangedType]:
    """What was added to the first deck, taken from it and changed to make the second, grouped by type of card."""
    grouped: dict[str, list[Change]] = {}
    for change in _changes((*before.cards, *before.resources), (*after.cards, *after.resources)):
        grouped.setdefault(cards[change.number].type, []).append(change)
    beside = _changes(before.sideboard, after.sideboard)
    types = [*_ORDER, *sorted(grouped.keys() - set(_ORDER))]
    groups = [ChangedType(type_, tuple(grouped[type_])) for type_ in types if type_ in grouped]
    return [*groups, ChangedType(SIDEBOARD, tuple(beside))] if beside else groups


def _changes(before: Iterable[Entry], after: Iterable[Entry]) -> list[Change]:
    old, new = dict(before), dict(after)
    numbers = sorted(old.keys() | new.keys())
    return [Change(n, old.get(n, 0), new.get(n, 0)) for n in numbers if old.get(n, 0) != new.get(n, 0)]
