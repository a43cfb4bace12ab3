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
"""Numbers of a deck's cards, numbers of its Resources."""

BLANK: Final = "FILLER"
"""The card number of an unknown card until it is given an identity."""
_RESOURCE: Final = "R-001"


class Worlds:
    """What a player knows of a game, and the worlds that agree with it.

    What is left of the deck lists is counted once, and a record is made once for each unknown card and each identity
    that it gets: a further world takes a sixth of the time of the first one.
    """

    def __init__(self, known: State, unknown: Sequence[int], decks: tuple[DeckList, DeckList] | None) -> None:
        """`known` has blank cards in place of the `unknown` ones; it is not changed.

        Without deck lists the cards become fillers.
        """
        self.known = known
        self._unknown = tuple(unknown)
        self._piles = self._left_over(decks)

    def world(self, seed: int) -> State:
        """Return a state in which every unknown card has an identity from the rest of its owner's deck list.

        The rest is sorted before it is dealt, so that the result cannot depend on the true order.
        """
        chance = random.Random(seed)
        state = self.known.copy()
        state.random = chance.getrandbits(64)
        works_in_hand: list[int] = []
        for pile in self._piles:
            pile.deal(state.cards, chance, works_in_hand)
        if works_in_hand:
            state.sources = (*state.sources, *works_in_hand)
        state.touch()
        return state

    def _left_over(self, decks: tuple[DeckList, DeckList] | None) -> list[_Pile]:
        """Return the piles to deal: for each player the unknown cards, and the unknown Resources."""
        cards, hidden, pool = self.known.cards, frozenset(self._unknown), self.known.pool
        piles: list[_Pile] = []
        for owner in (0, 1):
            seen = Counter(
                record.definition.printed.number
                for card, record in enumerate(cards)
                if record.owner == owner and record.zone != OUTSIDE and card not in hidden
            )
            for resource in (False, True):
                places = [
                    card
                    for card in self._unknown
                    if cards[card].owner == owner and (cards[card].zone == RESOURCE_DECK) == resource
                ]
                left = Counter(decks[owner][resource] if decks is not None else ()) - seen
                filler = _RESOURCE if resource else BLANK
                numbers = (sorted(left.elements()) + [filler] * len(places))[: max(len(places), left.total())]
                if places:
                    piles.append(_Pile(places, [pool[number] for number in numbers]))
        return piles


class _Pile:
    """Unknown cards, and the cards of which they may be any."""

    def __init__(self, places: list[int], definitions: list[Definition]) -> None:
        self._places = places
        self._kinds = list(dict.fromkeys(definitions))
        self._left = [self._kinds.index(definition) for definition in definitions]
        self._made: list[list[CardRecord | None]] = [[None] * len(self._kinds) for _ in places]
        """For each card and each kind the record, once it was needed."""

    def deal(self, cards: list[CardRecord], chance: random.Random, works_in_hand: list[int]) -> None:
        """Give every card of the pile an identity; add those with constant effects that work in hand to the list."""
        dealt = self._left
        if len(self._kinds) > 1:
            # By the order of random numbers, because shuffling takes three times as long.
            keys = [chance.random() for _ in dealt]
            dealt = [self._left[place] for place in sorted(range(len(keys)), key=keys.__getitem__)]
        for card, kind, made in zip(self._places, dealt, self._made, strict=False):
            record = made[kind]
            if record is None:
                record = made[kind] = cards[card].as_card(self._kinds[kind])
            cards[card] = record
            if record.zone == HAND and HAND in record.definition.constant_zones:
                works_in_hand.append(card)
