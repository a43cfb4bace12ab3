"""The door to deck building: decks as values, the rules for them, lists, the shelf of decks, search, chances."""

from __future__ import annotations

from gundam_desktop.games.gcg.deck_words import keyword_name, trait_name
from gundam_desktop.games.gcg.decks.deck import Deck, DeckError
from gundam_desktop.games.gcg.decks.knowing import (
    Breach,
    Chance,
    Chances,
    Key,
    Pair,
    Pairs,
    Row,
    SampleHand,
    Spread,
    breaches_of,
    chance_of_group,
    chance_of_pair,
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
    "Key",
    "Pair",
    "Pairs",
    "Row",
    "SampleHand",
    "Spread",
    "breaches_of",
    "chance_of_group",
    "chance_of_pair",
    "chances_of",
    "keyword_name",
    "pairs_of",
    "sample_hand",
    "spread_of",
    "trait_name",
]
