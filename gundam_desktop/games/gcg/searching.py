"""The index of the cards that the program knows."""

from __future__ import annotations

from functools import cache

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.cards.sets import CardSets, card_sets
from gundam_desktop.games.gcg.search.card_index import CardIndex


def card_index(tokens: bool = False) -> CardIndex:
    """Return the cards that can be in a deck or a resource deck, ready to be searched; with `tokens` those, too."""
    return _index(card_sets(), tokens)


@cache
def _index(sets: CardSets, tokens: bool) -> CardIndex:
    names = {cards.set: cards.name for cards in sets.sets}
    return CardIndex((card for card in sets if tokens or not card.is_token), library, names)
