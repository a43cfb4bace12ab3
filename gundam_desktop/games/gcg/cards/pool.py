"""The card pool of a game: definitions by number, made from card data when first needed."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.definitions import definition_of
from gundam_desktop.games.gcg.cards.made_cards import made_by
from gundam_desktop.games.gcg.model.definition import Definition


class Pool(Mapping[str, Definition]):
    """Definitions of all known cards, and of a position's own cards.

    `find` returns the card of a number or raises KeyError; `own` cards take precedence.
    """

    def __init__(
        self, find: Callable[[str], Card], numbers: Callable[[], Iterable[str]], own: Iterable[Card] = ()
    ) -> None:
        self._find = find
        self._numbers = numbers
        self.own = {card.number: card for card in own}
        """Number -> card, for cards that are in no set; they are saved with the game."""
        self._made_by_own = {made.number: made for card in self.own.values() for made in made_by(card)}
        self._made: dict[str, Definition] = {}

    @cached_property
    def own_data(self) -> list[dict[str, Any]]:
        """The own cards as JSON data."""
        return [card.model_dump(mode="json") for card in self.own.values()]

    def __getitem__(self, number: str) -> Definition:
        made = self._made.get(number)
        if made is None:
            card = self.own.get(number) or self._made_by_own.get(number) or self._find(number)
            made = self._made[number] = definition_of(card)
            if card.original:
                made.original = self[card.original]
        return made

    def __contains__(self, number: object) -> bool:
        if number in self._made or number in self.own or number in self._made_by_own:
            return True
        try:
            self._find(str(number))
        except KeyError:
            return False
        return True

    def __iter__(self) -> Iterator[str]:
        seen: set[str] = set()
        for number in itertools.chain(self._numbers(), self.own):
            if number not in seen:
                seen.add(number)
                yield number

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __reduce__(self) -> str:
        raise TypeError("a pool stays in its process: send the game's dump")
