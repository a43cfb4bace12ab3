"""What is known of a deck made of the cards there are. Worked out once and remembered while a deck is built."""

from __future__ import annotations

from functools import lru_cache

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.sets import CardSets, card_sets
from gundam_desktop.games.gcg.decks import construction, distribution, odds, pairs
from gundam_desktop.games.gcg.decks.deck import Deck, Entry
from gundam_desktop.games.gcg.decks.distribution import Spread
from gundam_desktop.games.gcg.decks.hands import SampleHand, sample_hand
from gundam_desktop.games.gcg.decks.hypergeometric import Chance
from gundam_desktop.games.gcg.decks.odds import Chances, Key, Row, chance_of_group, chance_of_pair
from gundam_desktop.games.gcg.decks.pairs import Pair, Pairs
from gundam_desktop.games.gcg.decks.violations import Violation

__all__ = [
    "Chance",
    "Chances",
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
    "pairs_of",
    "sample_hand",
    "spread_of",
]
REMEMBERED = 64
"""Decks: as many as are looked at while one is built and its edits are taken back."""


def spread_of(deck: Deck) -> Spread:
    """How the cards of a deck are spread. KeyError for a number that no card has."""
    return distribution.spread(deck, _cards(deck))


def pairs_of(deck: Deck) -> Pairs:
    """What links in a deck. KeyError for a number that no card has."""
    return pairs.pairs(deck, _cards(deck))


def chances_of(deck: Deck) -> Chances:
    """The chances of a deck. KeyError for a number that no card has."""
    return _chances(deck.cards, card_sets())


def breaches_of(deck: Deck) -> list[Violation]:
    """Every construction rule that a deck breaks. KeyError for a number that no card has."""
    return construction.breaches(deck, _cards(deck))


@lru_cache(REMEMBERED)
def _chances(cards: tuple[Entry, ...], _sets: CardSets) -> Chances:
    deck = Deck(name="", cards=cards)
    return odds.chances(deck, _cards(deck))


def _cards(deck: Deck) -> dict[str, Card]:
    return {number: card_sets().card(number) for number, _ in (*deck.cards, *deck.resources)}
