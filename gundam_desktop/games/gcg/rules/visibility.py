"""Who may see which card (3-1-4 and the zones of chapter 3). Nothing about this is decided elsewhere.

The record of a card has a bit for each player who knows which card it is. The bit is set when the player sees the
card, and cleared when nobody can tell any more which card it is: after a private zone was shuffled, or cards were put
somewhere in an order that nobody knows.
"""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.gcg.model.constants import HAND, PUBLIC_ZONES
from gundam_desktop.games.gcg.model.state import CardRecord, State
from gundam_desktop.rulebook.enforcement import enforces

BOTH: Final = 3


@enforces("3-1-4", "3-2-2", "3-3-2", "3-4-3", "3-5-3", "3-6-3-1", "3-6-4-1", "3-7-2", "3-8-2", "3-8-3", "3-9-2")
def known_after(card: CardRecord, zone: int) -> int:
    """The players (bits) who know a card that comes into `zone`: both in a public zone, its owner in hand (3-8-2)."""
    if zone in PUBLIC_ZONES:
        return BOTH
    if zone == HAND:
        return card.known | 1 << card.owner
    return card.known


@enforces("3-1-4", "3-8-3")
def may_know(state: State, player: int, card: int) -> bool:
    """True if `player` may know which card it is."""
    return bool(state.cards[card].known >> player & 1)


def show(state: State, cards: tuple[int, ...], viewers: int) -> None:
    """Show cards to the players in `viewers` (bits): from now on they know them."""
    for card in cards:
        record = state.cards[card]
        if record.known & viewers != viewers:
            state.replace(card, record.but(known=record.known | viewers))
