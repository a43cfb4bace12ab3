"""Digests of card sets: two programs whose digests are equal have the same cards, with the same errata in force."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.cards.sets import CardSets
from gundam_desktop.games.gcg.decks.deck import Deck


def set_digests(deck: Deck | None = None) -> Mapping[str, str]:
    """Return key of a set -> digest, for the sets of a deck, or for all sets that there are."""
    digests = _digests(card_sets())
    if deck is None:
        return digests
    numbers = {*deck.numbers(), *deck.resource_numbers(), *(number for number, _ in deck.sideboard)}
    return {key: digests[key] for key in sorted({_set_of(number) for number in numbers}) if key in digests}


@lru_cache(1)
def _digests(cards: CardSets) -> Mapping[str, str]:
    hashes: defaultdict[str, Any] = defaultdict(hashlib.sha256)
    for number, card in sorted(cards.by_number.items()):
        hashes[_set_of(number)].update(card.model_dump_json(exclude=None if card.unplayed else {"unplayed"}).encode())
    return {key: found.hexdigest()[:16] for key, found in sorted(hashes.items())}


def _set_of(number: str) -> str:
    return number.partition("-")[0]
