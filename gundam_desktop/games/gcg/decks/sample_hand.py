"""Sample hands: a deck shuffled, its first hand, a redraw, the Shields, the draws that follow."""

from __future__ import annotations

import random
from typing import NamedTuple

from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.games.gcg.decks.hypergeometric import HAND, SHIELDS


class SampleHand(NamedTuple):
    """A shuffled deck and how far it has been dealt; a step makes a new one. A small deck deals what it has."""

    seed: int
    order: tuple[str, ...]
    """The deck from its top, as it was before the hand was drawn, or after the redraw."""
    redrawn: bool = False
    draws: int = 0

    @property
    def hand(self) -> tuple[str, ...]:
        """The first hand (5-2-1-5), or the one after the redraw."""
        return self.order[:HAND]

    @property
    def shields(self) -> tuple[str, ...]:
        """The Shields in the order in which they are placed: the last lies on top (5-2-2)."""
        return self.order[HAND : HAND + SHIELDS]

    @property
    def drawn(self) -> tuple[str, ...]:
        """What was drawn after that, one card a turn (6-3-1)."""
        return self.order[HAND + SHIELDS :][: self.draws]

    @property
    def can_redraw(self) -> bool:
        """Whether the hand may be drawn anew: once, and before anything else is drawn (5-2-1-6)."""
        return not self.redrawn and not self.draws and bool(self.order)

    @property
    def can_draw(self) -> bool:
        """Whether the deck has a card that can be drawn."""
        return HAND + SHIELDS + self.draws < len(self.order)

    def redraw(self) -> SampleHand:
        """The hand under the deck, five new cards, then shuffled (5-2-1-6-1). ValueError when it may not be."""
        if not self.can_redraw:
            raise ValueError("a hand is redrawn once, before anything else is drawn (5-2-1-6)")
        put_under = self.order[HAND:] + self.hand
        rest = list(put_under[HAND:])
        random.Random(f"{self.seed} redraw").shuffle(rest)
        return self._replace(order=(*put_under[:HAND], *rest), redrawn=True)

    def draw(self) -> SampleHand:
        """One card more. ValueError when the deck is at its end."""
        if not self.can_draw:
            raise ValueError("the deck has no card left to draw")
        return self._replace(draws=self.draws + 1)


def sample_hand(deck: Deck, seed: int) -> SampleHand:
    """Shuffle a deck and deal its first hand; the same seed deals the same."""
    order = sorted(deck.numbers())
    random.Random(seed).shuffle(order)
    return SampleHand(seed, tuple(order))
