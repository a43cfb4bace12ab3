"""A deck: which cards, how many of each."""

from __future__ import annotations

import re
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

Count = Annotated[int, Field(ge=1, le=999)]
CardCount = tuple[str, Count]

RESOURCE_NUMBER = "R-001"
RESOURCE_COUNT = 10
RESOURCE = re.compile(r"^RP?-[0-9]+$")
"""Matches the numbers of Resource cards."""


class DeckError(ValueError):
    """A deck cannot be found or read; the message is one line for people."""


class Deck(BaseModel):
    """A deck and its resource deck: each number once with its count, in the order of the list."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str
    cards: tuple[CardCount, ...]
    resources: tuple[CardCount, ...] = ((RESOURCE_NUMBER, RESOURCE_COUNT),)
    sideboard: tuple[CardCount, ...] = ()
    """Cards that a list names besides the deck. The rules have no sideboard; these cards are never played."""
    comment: str = ""
    """The title: the first comment of the list."""
    source: str = ""
    """Further comments: where the list comes from."""

    @property
    def count(self) -> int:
        """Number of cards in the deck, without the resource deck."""
        return sum(count for _, count in self.cards)

    @property
    def resource_count(self) -> int:
        """Number of cards in the resource deck."""
        return sum(count for _, count in self.resources)

    def numbers(self) -> list[str]:
        """Return the number of each card, copies repeated."""
        return [number for number, count in self.cards for _ in range(count)]

    def resource_numbers(self) -> list[str]:
        """Return the number of each Resource card, copies repeated."""
        return [number for number, count in self.resources for _ in range(count)]

    def copies(self, number: str) -> int:
        """Return how many copies of a number the deck and its resource deck have."""
        return sum(count for own, count in (*self.cards, *self.resources) if own == number)

    def with_count(self, number: str, count: int) -> Deck:
        """Return the deck with `count` copies of a card; 0 removes it. Resources go to the resource deck.

        >>> Deck(name="two", cards=(("ST01-001", 2),)).with_count("ST01-005", 4).cards
        (('ST01-001', 2), ('ST01-005', 4))
        """
        part = "resources" if RESOURCE.match(number) else "cards"
        entries = {**dict(getattr(self, part)), number: count}
        return self.model_copy(update={part: tuple((own, copies) for own, copies in entries.items() if copies > 0)})
