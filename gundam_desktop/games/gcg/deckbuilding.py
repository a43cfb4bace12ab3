"""The door to deck building: decks as values, the rules for them, lists, the shelf of decks, search, chances."""

from __future__ import annotations

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.sets import card_sets
from gundam_desktop.games.gcg.decks.breach import clause_text, remedy_text
from gundam_desktop.games.gcg.decks.construction import DECK_SIZE, MOST_COPIES, RESOURCE_DECK_SIZE
from gundam_desktop.games.gcg.decks.deck import RESOURCE_NUMBER, Deck, DeckError
from gundam_desktop.games.gcg.decks.legality import Check, check_text, legality

__all__ = [
    "DECK_SIZE",
    "MOST_COPIES",
    "RESOURCE_DECK_SIZE",
    "RESOURCE_NUMBER",
    "Card",
    "Check",
    "Deck",
    "DeckError",
    "all_cards",
    "check_text",
    "clause_text",
    "legality",
    "remedy_text",
]


# building


def all_cards() -> dict[str, Card]:
    """Every card there is, by number; those of a position's own are not among them."""
    return {card.number: card for card in card_sets()}
