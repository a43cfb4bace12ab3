"""Decks: lists of 50 cards, and the four that come with the program."""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.gundam_war.model.cards import GENERATION, all_cards, card_of
from gundam_desktop.games.kit.decks import Deck, DeckError, Decks
from gundam_desktop.rulebook.enforcement import enforces

SIZE = 50
MOST_COPIES = 3
DECKS: Final = Decks("gundam_war", all_cards, lambda number: card_of(number).color)


def require_legal(deck: Deck) -> None:
    """Raise `DeckError` with the first reason if a deck may not be played."""
    if faults := [*_wrong_size(deck), *_too_many(deck)]:
        raise DeckError(f"{deck.name}: {faults[0]}")


@enforces("GX-1-1")
def _wrong_size(deck: Deck) -> list[str]:
    """Return the reason why a deck does not have exactly 50 cards; empty if it does."""
    count = sum(each for _, each in deck.cards)
    return [] if count == SIZE else [f"a deck has exactly {SIZE} cards (it has {count}) (GX-1-1)"]


@enforces("GX-1-2")
def _too_many(deck: Deck) -> list[str]:
    """Why a deck has too many cards of one name; Generation cards have no limit."""
    cards = all_cards()
    return [
        f"at most {MOST_COPIES} cards of one name (it has {count} {cards[number].named}) (GX-1-2)"
        for number, count in deck.cards
        if count > MOST_COPIES and cards[number].type != GENERATION
    ]
