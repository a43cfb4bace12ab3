"""Positions known only to the screen: the slot of each card in a zone, and the order of the player's own hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence


class Slots:
    """The slots of one zone. A card keeps its slot when another leaves, and gets it back when it returns by undo."""

    def __init__(self, count: int) -> None:
        self._least = count
        self._cards: list[int] = [0] * count
        self.kept: dict[int, int] = {}
        """Card -> the slot that it had last, or that is wanted for it; it enters there, or at the nearest free one."""

    def want(self, card: int, slot: int) -> None:
        """Remember the slot at which a card was dropped."""
        self.kept[card] = slot

    def forget_wish(self, card: int) -> None:
        """Forget at which slot a card that is not in the zone was dropped."""
        if card not in self._cards:
            self.kept.pop(card, None)

    def update(self, cards: Sequence[int], given: Mapping[int, int]) -> None:
        """Take over the cards of the zone; `given` are the slots that the game itself gives to cards."""
        free = set(cards) - given.keys()
        self._cards = [card if card in free else 0 for card in self._cards]
        self._cards += [0] * (max(self._least, *(slot + 1 for slot in given.values()), 0) - len(self._cards))
        for card, slot in given.items():
            self._cards[slot] = card
        for card in sorted(free - set(self._cards), key=lambda card: (card not in self.kept, cards.index(card))):
            self._cards[self._free_slot(card)] = card
        self.kept |= {card: slot for slot, card in enumerate(self._cards) if card in free}
        while len(self._cards) > self._least and not self._cards[-1]:
            self._cards.pop()

    def _free_slot(self, card: int) -> int:
        if 0 not in self._cards:
            self._cards.append(0)
        wanted = self.kept.get(card, 0)
        free = [slot for slot, held in enumerate(self._cards) if not held]
        return min(free, key=lambda slot: abs(slot - wanted))

    def of(self, card: int) -> int:
        """The slot of a card, counted from 0."""
        return self._cards.index(card)

    @property
    def count(self) -> int:
        """The number of slots: the zone's limit, or more while more cards are in it."""
        return len(self._cards)


class HandOrder:
    """The order in which a hand is shown. New cards come last; one that comes back by undo gets its place again."""

    def __init__(self) -> None:
        self._order: list[int] = []
        self._left: dict[int, int] = {}
        """Card that is not in the hand -> the place that it had in it last."""

    def arranged(self, cards: Iterable[int]) -> tuple[int, ...]:
        """The cards in the player's order, which is remembered."""
        present, before = list(cards), self._order
        self._left |= {card: place for place, card in enumerate(before) if card not in present}
        self._order = [card for card in before if card in present]
        come = (card for card in present if card not in before)
        for card in sorted(come, key=lambda card: self._left.get(card, len(present))):
            self._order.insert(self._left.pop(card, len(present)), card)
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
