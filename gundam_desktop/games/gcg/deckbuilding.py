"""The door to deck building: decks as values, the rules for them, lists, the shelf of decks, search, chances."""

from __future__ import annotations

from gundam_desktop.games.gcg.decks.deck import Deck, DeckError
from gundam_desktop.games.gcg.decks.knowing import (
    Breach,
    Chance,
    Chances,
    Pair,
    Pairs,
    Row,
    SampleHand,
    Spread,
    breaches_of,
    chance_of_group,
    chances_of,
    pairs_of,
    sample_hand,
    spread_of,
)

__all__ = [
    "Breach",
    "Chance",
    "Chances",
    "Deck",
    "DeckError",
    "Pair",
    "Pairs",
    "Row",
    "SampleHand",
    "Spread",
    "breaches_of",
    "chance_of_group",
    "chances_of",
    "pairs_of",
    "sample_hand",
    "spread_of",
]
