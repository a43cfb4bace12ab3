"""Sample hands: a shuffled deck with its first hand, redraw, Shields and draws."""

from __future__ import annotations

import random
from typing import NamedTuple

from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.games.gcg.decks.hypergeometric import HAND, SHIELDS


class SampleHand(NamedTuple):
    """A shuffled deck, partly dealt; each step returns a new value. A deck that is too small deals all its cards."""

    seed: int
    order: tuple[str, ...]
    """The deck from its top before the hand was drawn (after a redraw: before the new hand)."""
    redrawn: bool = False
    draws: int = 0

    @property
    def hand(self) -> tuple[str, ...]:
        """The first hand (5-2-1-5), or the one after the redraw."""
        return self.order[:HAND]

    @property
    def shields(self) -> tuple[str, ...]:
        """The Shields in the order in which they are placed: the last one on top (5-2-2)."""
        return self.order[HAND : HAND + SHIELDS]

    @property
    def drawn(self) -> tuple[str, ...]:
        """The cards drawn after that, one each turn (6-3-1)."""
        return self.order[HAND + SHIELDS :][: self.draws]

    @property
    def can_redraw(self) -> bool:
        """True if the hand may be redrawn: once, and before anything else is drawn (5-2-1-6)."""
        return not self.redrawn and not self.draws and bool(self.order)

    @property
    def can_draw(self) -> bool:
        """True if the deck has a card left to draw."""
        return HAND + SHIELDS + self.draws < len(self.order)

    def redraw(self) -> SampleHand:
        """Put the hand under the deck, draw five cards, then shuffle (5-2-1-6-1). ValueError unless `can_redraw`."""
        if not self.can_redraw:
            raise ValueError("a hand is redrawn once, before anything else is drawn (5-2-1-6)")
        put_under = self.order[HAND:] + self.hand
        rest = list(put_under[HAND:])
        random.Random(f"{self.seed} redraw").shuffle(rest)
        return self._replace(order=(*put_under[:HAND], *rest), redrawn=True)

    def draw(self) -> SampleHand:
        """Draw one more card. ValueError if the deck is empty."""
        if not self.can_draw:
            raise ValueError("the deck has no card left to draw")
        return self._replace(draws=self.draws + 1)


def sample_hand(deck: Deck, seed: int) -> SampleHand:
    """Shuffle a deck and deal its first hand; the same seed deals the same hand."""
    order = sorted(deck.numbers())
    random.Random(seed).shuffle(order)
    return SampleHand(seed, tuple(order))
