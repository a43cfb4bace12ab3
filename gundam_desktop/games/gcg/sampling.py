"""Worlds that agree with all that a player knows: made from the view, never from the game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from gundam_desktop.games.gcg.core.kinds import OUTSIDE, RESOURCE_DECK
from gundam_desktop.games.gcg.core.state import State
from gundam_desktop.tabletop import View

DeckList = tuple[Sequence[str], Sequence[str]]
"""Numbers of a deck's cards, numbers of its Resources."""

UNKNOWN = "FILLER"


def fill_in(state: State, view: View, seed: int, decks: tuple[DeckList, DeckList] | None) -> None:
    """Give every card that the viewer does not know an identity, by chance, from what is left of its owner's deck list.

    Cards are told apart by their blank numbers in `view.known`; the unknown ones are sorted before they are dealt,
    so that nothing of the true order can come through. Without deck lists they become fillers.
    """
    chance = random.Random(seed)
    state.random = chance.getrandbits(64)
    records = view.known.dump()["cards"]
    for owner in (0, 1):
        unknown = [c for c, fields in enumerate(records) if not fields[0] and fields[1] == owner]
        for resource in (False, True):
            cards = [c for c in unknown if (records[c][2] == RESOURCE_DECK) == resource]
            numbers = _left(records, owner, decks[owner][resource] if decks else (), len(cards), resource)
            chance.shuffle(numbers)
            for card, number in zip(cards, numbers, strict=True):
                record = state.cards[card].but()
                record.definition = state.pool[number]
                state.cards[card] = record


def _left(
    records: Sequence[Sequence[object]], owner: int, numbers: Sequence[str], count: int, resource: bool
) -> list[str]:
    """What is left of a deck list when the known cards are taken out, in sorted order, of the needed length."""
    left = Counter(numbers)
    left.subtract(str(r[0]) for r in records if r[0] and r[1] == owner and r[2] != OUTSIDE)
    rest = sorted(left.elements())
    filler = "R-001" if resource else UNKNOWN
    return (rest + [filler] * count)[:count] if len(rest) < count else rest
