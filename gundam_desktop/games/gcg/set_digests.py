"""Digests of card sets: two programs whose digests are equal have the same cards, with the same errata in force."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from gundam_desktop.games.gcg.cards.card_lists import number_of
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.cards.sets import CardSets
from gundam_desktop.games.gcg.decks.deck import Deck

DIGITS: Final = 16
"""Figures of a digest that are compared and shown."""


def set_digests(deck: Deck | None = None) -> Mapping[str, str]:
    """Return key of a set -> digest, for the sets of a deck, or for all sets that there are."""
    digests = _digests(card_sets())
    if deck is None:
        return digests
    return {key: digests[key] for key in sorted(map(_set_of, _numbers(deck))) if key in digests}


def packs(deck: Deck | None = None) -> tuple[str, ...]:
    """Return the card packs that a deck has cards of, or all that are installed: name, version and digest of each."""
    used = None if deck is None else _numbers(deck)
    return tuple(
        f"{loaded.name}, version {loaded.pack.version}, digest {loaded.digest[:DIGITS]}"
        for loaded in card_sets().packs
        if used is None or any(number_of(entry) in used for entry in loaded.pack.cards)
    )


def _numbers(deck: Deck) -> set[str]:
    return {*deck.numbers(), *deck.resource_numbers(), *(number for number, _ in deck.sideboard)}


@lru_cache(1)
def _digests(cards: CardSets) -> Mapping[str, str]:
    hashes: defaultdict[str, Any] = defaultdict(hashlib.sha256)
    for number, card in sorted(cards.by_number.items()):
        hashes[_set_of(number)].update(card.model_dump_json(exclude=None if card.unplayed else {"unplayed"}).encode())
    return {key: found.hexdigest()[:DIGITS] for key, found in sorted(hashes.items())}


def _set_of(number: str) -> str:
    return number.partition("-")[0]
