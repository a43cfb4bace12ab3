"""Decks and cards made up for tests of what is known of a deck."""

from __future__ import annotations

from typing import Any

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.decks.deck import Deck


def card(number: str, **facts: Any) -> Card:
    return Card.model_validate({"number": number, "name": number, "type": "unit", "color": "blue"} | facts)


def deck_of(*counts: tuple[Card, int]) -> tuple[Deck, dict[str, Card]]:
    """A deck and its cards by number."""
    cards = {card.number: card for card, _ in counts}
    return Deck(name="made", cards=tuple((card.number, count) for card, count in counts if count)), cards
