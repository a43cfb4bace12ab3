"""The door to deck building: decks as values, the rules for them, lists, the shelf of decks, search, chances."""

from __future__ import annotations

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.sets import card_sets
from gundam_desktop.games.gcg.decks import restrictions
from gundam_desktop.games.gcg.decks.construction import (
    DECK_SIZE,
    DECK_TYPES,
    MOST_COLORS,
    MOST_COPIES,
    RESOURCE_DECK_SIZE,
    Breach,
    breaches,
)
from gundam_desktop.games.gcg.decks.deck import RESOURCE_NUMBER, Deck, DeckError

__all__ = [
    "DECK_SIZE",
    "DECK_TYPES",
    "MOST_COLORS",
    "MOST_COPIES",
    "RESOURCE_DECK_SIZE",
    "RESOURCE_NUMBER",
    "Breach",
    "Card",
    "Deck",
    "DeckError",
    "all_cards",
    "breaches",
    "restriction_breaches",
]

restriction_breaches = restrictions.breaches


# building


def all_cards() -> dict[str, Card]:
    """Every card there is, by number; those of a position's own are not among them."""
    return {card.number: card for card in card_sets()}
