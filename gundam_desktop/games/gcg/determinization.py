"""Makes full states that agree with all that a player knows, from the player's view alone (determinization)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from gundam_desktop.games.gcg.model.constants import HAND, OUTSIDE, RESOURCE_DECK
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.views import BLANK

DeckList = tuple[Sequence[str], Sequence[str]]
"""Numbers of a deck's cards, numbers of its Resources."""

RESOURCE = "R-001"


def fill_in(state: State, unknown: Sequence[int], seed: int, decks: tuple[DeckList, DeckList] | None) -> None:
    """Give every unknown card a random identity from the rest of its owner's deck list.

    The rest is sorted before it is dealt, so that the result cannot depend on the true order. Without deck
    lists the cards become fillers.
    """
    chance = random.Random(seed)
    state.random = chance.getrandbits(64)
    hidden = set(unknown)
    for owner in (0, 1):
        known: Counter[str] = Counter(
            record.definition.printed.number
            for card, record in enumerate(state.cards)
            if record.owner == owner and record.zone != OUTSIDE and card not in hidden
        )
        for resource in (False, True):
            cards = [c for c in unknown if state.cards[c].owner == owner and _is_resource(state, c) == resource]
            numbers = _left(known, decks[owner][resource] if decks else (), len(cards), RESOURCE if resource else BLANK)
            chance.shuffle(numbers)
            for card, number in zip(cards, numbers, strict=True):
                _become(state, card, number)
    state.touch()


def _is_resource(state: State, card: int) -> bool:
    return state.cards[card].zone == RESOURCE_DECK


def _become(state: State, card: int, number: str) -> None:
    record = state.cards[card].but()
    record.definition = state.pool[number]
    state.cards[card] = record
    if record.zone == HAND and HAND in record.definition.constant_zones:
        state.sources = (*state.sources, card)


def _left(known: Counter[str], numbers: Sequence[str], count: int, filler: str) -> list[str]:
    """Return a deck list without the known cards, sorted, cut or filled up to the needed length."""
    rest = sorted((Counter(numbers) - known).elements())
    return (rest + [filler] * count)[:count]
