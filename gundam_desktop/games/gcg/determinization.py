"""Makes full states that agree with all that a player knows, from the player's view alone (determinization)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Final

from gundam_desktop.games.gcg.model.constants import HAND, OUTSIDE, RESOURCE_DECK
from gundam_desktop.games.gcg.model.definition import Definition
from gundam_desktop.games.gcg.model.state import CardRecord, State

DeckList = tuple[Sequence[str], Sequence[str]]
"""Numbers of a deck's cards in the order before the shuffle, numbers of its Resources."""

BLANK: Final = "FILLER"
"""The card number of an unknown card until it is given an identity."""
_RESOURCE: Final = "R-001"


class Worlds:
    """What a player knows of a game, and the worlds that agree with it.

    What is left of the deck lists is counted once, and a record is made once for each unknown card and each identity
    that it gets: a further world takes a sixth of the time of the first one.
    """

    def __init__(self, known: State, unknown: Sequence[int], decks: tuple[DeckList | None, DeckList | None]) -> None:
        """`known` has blank cards in place of the `unknown` ones; it is not changed.

        If a player's deck list is None, that player's unknown cards become fillers.
        """
        self.known = known
        self._unknown = tuple(unknown)
        self._base = known.copy()
        """What is the same in all worlds: cards that can only be one, such as Resources, have their identity."""
        self._base.touch()
        piles = self._left_over(decks)
        for pile in piles:
            if pile.is_alike:
                pile.deal(self._base, random.Random(0))
        self._piles = [pile for pile in piles if not pile.is_alike]

    def world(self, seed: int) -> State:
        """Return a state in which every unknown card has an identity from the rest of its owner's deck list.

        The rest is dealt from the order of that list, so that the result cannot depend on the true order.
        """
        chance = random.Random(seed)
        state = self._base.copy()
        state.random = chance.getrandbits(64)
        for pile in self._piles:
            pile.deal(state, chance)
        return state

    def _left_over(self, decks: tuple[DeckList | None, DeckList | None]) -> list[_Pile]:
        """Return the piles to deal: for each player the unknown cards, and the unknown Resources."""
        cards, pool = self.known.cards, self.known.pool
        places: tuple[tuple[list[int], list[int]], ...] = (([], []), ([], []))
        for card in self._unknown:
            record = cards[card]
            places[record.owner][record.zone == RESOURCE_DECK].append(card)
        seen: tuple[list[str], list[str]] = ([], [])
        for card in set(range(len(cards))).difference(self._unknown):
            record = cards[card]
            if record.zone != OUTSIDE:
                seen[record.owner].append(record.definition.printed.number)
        piles: list[_Pile] = []
        for owner in (0, 1):
            known = Counter(seen[owner])
            deck = decks[owner]
            for resource in (0, 1):
                unknown = places[owner][resource]
                if not unknown:
                    continue
                numbers = _without(deck[resource] if deck is not None else (), known)
                numbers += [_RESOURCE if resource else BLANK] * (len(unknown) - len(numbers))
                piles.append(_Pile(unknown, [pool[number] for number in numbers]))
        return piles


def _without(numbers: Sequence[str], known: Counter[str]) -> list[str]:
    """Return the numbers, in their order, without those that are known to be elsewhere."""
    gone = known.copy()
    left = []
    for number in numbers:
        if gone[number] > 0:
            gone[number] -= 1
        else:
            left.append(number)
    return left


class _Pile:
    """Unknown cards, and the cards from which they are dealt."""

    def __init__(self, places: list[int], definitions: list[Definition]) -> None:
        self._places = places
        self._kinds = list(dict.fromkeys(definitions))
        self._left = [self._kinds.index(definition) for definition in definitions]
        self._made: list[list[CardRecord | None]] = [[None] * len(self._kinds) for _ in places]
        """For each unknown card and each kind, the record; None until it is needed."""

    @property
    def is_alike(self) -> bool:
        """True if all cards of the pile are the same card."""
        return len(self._kinds) == 1

    def deal(self, state: State, chance: random.Random) -> None:
        """Give every card of the pile an identity."""
        # Order by random numbers, because shuffling takes three times as long.
        keys = [chance.random() for _ in self._left]
        dealt = [self._left[place] for place in sorted(range(len(keys)), key=keys.__getitem__)]
        state.asked = state.awaitable = None
        cards = state.cards
        for card, kind, made in zip(self._places, dealt, self._made, strict=False):
            record = made[kind]
            if record is None:
                record = made[kind] = cards[card].as_card(self._kinds[kind])
            cards[card] = record
            if record.zone == HAND and HAND in record.definition.constant_zones:
                state.sources = (*state.sources, card)
