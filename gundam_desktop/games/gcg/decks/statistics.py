"""Statistics of a deck made of the known cards, cached while the deck is edited."""

from __future__ import annotations

from functools import lru_cache

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.cards.sets import CardSets
from gundam_desktop.games.gcg.decks import construction, distribution, link_pairs, odds
from gundam_desktop.games.gcg.decks.deck import CardCount, Deck
from gundam_desktop.games.gcg.decks.distribution import Distribution
from gundam_desktop.games.gcg.decks.link_pairs import LinkPairs
from gundam_desktop.games.gcg.decks.odds import Chances
from gundam_desktop.games.gcg.decks.violations import Violation

CACHED_DECKS = 64
"""The number of decks cached: enough for the states of one deck while edits are made and undone."""


def distribution_of(deck: Deck) -> Distribution:
    """Count the cards of a deck by type, colour, level and so on. KeyError for an unknown card number."""
    return distribution.count_distribution(deck, _cards(deck))


def pairs_of(deck: Deck) -> LinkPairs:
    """Find the link pairs of a deck. KeyError for an unknown card number."""
    return link_pairs.link_pairs_of(deck, _cards(deck))


def chances_of(deck: Deck) -> Chances:
    """Compute the chances of a deck. KeyError for an unknown card number."""
    return _chances(deck.cards, card_sets())


def violations_of(deck: Deck) -> list[Violation]:
    """List every construction rule that a deck breaks. KeyError for an unknown card number."""
    return construction.violations(deck, _cards(deck))


@lru_cache(CACHED_DECKS)
def _chances(cards: tuple[CardCount, ...], _sets: CardSets) -> Chances:
    deck = Deck(name="", cards=cards)
    return odds.chances(deck, _cards(deck))


def _cards(deck: Deck) -> dict[str, Card]:
    return {number: card_sets().card(number) for number, _ in (*deck.cards, *deck.resources)}
