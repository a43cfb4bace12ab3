"""Guesses an unknown deck list from the cards that the player has shown.

The shipped decks serve as examples of how people build decks. The player's own decks are never used.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Final

from gundam_desktop.games.gcg.decks.deck_lookup import shipped_decks
from gundam_desktop.games.gcg.determinization import DeckList
from gundam_desktop.games.gcg.library import deck
from gundam_desktop.games.gcg.model.constants import OUTSIDE, RESOURCE
from gundam_desktop.games.gcg.model.state import State

_MISS: Final = 0.15
"""How much less likely a list is for each card seen that is not in it."""


def likely_list(state: State, unknown: Sequence[int], player: int, chance: random.Random) -> DeckList:
    """Return a random deck list that agrees with the known cards of a player; likelier lists are returned more often.

    `state` is redacted; `unknown` are the ids of its unknown cards. The list is a shipped deck in which some cards are
    replaced by those that were seen and are not in it.
    """
    hidden = set(unknown)
    seen: Counter[str] = Counter()
    for card, record in enumerate(state.cards):
        definition = record.definition.printed
        of_deck = not definition.token and definition.type != RESOURCE and record.zone != OUTSIDE
        if record.owner == player and of_deck and card not in hidden:
            seen[definition.number] += 1
    lists = _shipped()
    misses = [sum((seen - Counter(cards)).values()) for cards, _ in lists]
    least = min(misses)
    cards, resources = chance.choices(lists, [_MISS ** (number - least) for number in misses])[0]
    left = sorted((Counter(cards) - seen).elements())
    fitting = chance.sample(left, max(0, len(cards) - sum(seen.values())))
    return sorted([*seen.elements(), *fitting]), resources


@cache
def _shipped() -> list[DeckList]:
    decks = [deck(name) for name in shipped_decks()]
    return [(each.numbers(), sorted(each.resource_numbers())) for each in decks]
