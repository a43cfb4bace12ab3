"""What only the screen knows: in which place of the battle area a unit stands, and the order of one's own hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gundam_desktop.ui.table.layout import BATTLE_PLACES


class BattleSlots:
    """The places of one player's battle area. A unit keeps its place when another leaves."""

    def __init__(self) -> None:
        self._places: list[int] = []
        self._wanted: dict[int, int] = {}

    def want(self, card: int, place: int) -> None:
        """Remember where a card was dropped: it gets that place when it comes, if it is free then."""
        self._wanted[card] = place

    def update(self, cards: Sequence[int]) -> None:
        """Make the places those of the cards that are in the battle area now."""
        present = set(cards)
        self._places = [card if card in present else 0 for card in self._places]
        self._fill_up(BATTLE_PLACES)
        for card in cards:
            if card not in self._places:
                self._places[self._free_place(card)] = card
        while len(self._places) > BATTLE_PLACES and not self._places[-1]:
            self._places.pop()

    def _free_place(self, card: int) -> int:
        wanted = self._wanted.pop(card, -1)
        if 0 <= wanted < len(self._places) and not self._places[wanted]:
            return wanted
        if 0 not in self._places:
            self._places.append(0)
        return self._places.index(0)

    def _fill_up(self, count: int) -> None:
        self._places += [0] * (count - len(self._places))

    def of(self, card: int) -> int:
        """The place of a card, counted from 0."""
        return self._places.index(card)

    @property
    def count(self) -> int:
        """How many places there are: six, or more while more units are there."""
        return max(BATTLE_PLACES, len(self._places))


class HandOrder:
    """The order in which a hand is shown. New cards come last."""

    def __init__(self) -> None:
        self._order: list[int] = []

    def arranged(self, cards: Iterable[int]) -> tuple[int, ...]:
        """The cards in the player's order; it is kept for the next time."""
        present = list(cards)
        known = set(self._order)
        self._order = [card for card in self._order if card in present] + [
            card for card in present if card not in known
        ]
        return tuple(self._order)

    def set(self, cards: Iterable[int]) -> None:
        """Put these cards first, in this order."""
        first = list(cards)
        self._order = first + [card for card in self._order if card not in first]

    def move(self, card: int, index: int) -> None:
        """Put one card at an index among the others."""
        if card in self._order:
            self._order.remove(card)
        self._order.insert(index, card)
