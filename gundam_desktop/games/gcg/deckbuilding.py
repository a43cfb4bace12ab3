"""The door to deck building: decks as values, the rules for them, lists, the shelf of decks, search, chances."""

from __future__ import annotations

from gundam_desktop.games.gcg.decks.deck import Deck, DeckError

__all__ = [
    "Deck",
    "DeckError",
]
