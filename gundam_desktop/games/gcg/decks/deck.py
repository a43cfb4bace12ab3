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
"""Numbers of Resource cards."""


class DeckError(ValueError):
    """A deck that cannot be found or read; the message is one line for people."""


class Deck(BaseModel):
    """A deck and its resource deck, each number once, in the order of the list."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str
    cards: tuple[CardCount, ...]
    resources: tuple[CardCount, ...] = ((RESOURCE_NUMBER, RESOURCE_COUNT),)
    sideboard: tuple[CardCount, ...] = ()
    """Cards that a list names beside the deck; the rules know none, and nothing is played with them."""
    comment: str = ""
    """Its title: the first comment of the list."""
    source: str = ""
    """What else it says about itself, where it comes from."""

    @property
    def count(self) -> int:
        """How many cards the deck has, the resource deck not counted."""
        return sum(count for _, count in self.cards)

    @property
    def resource_count(self) -> int:
        """How many cards the resource deck has."""
        return sum(count for _, count in self.resources)

    def numbers(self) -> list[str]:
        """The deck card by card."""
        return [number for number, count in self.cards for _ in range(count)]

    def resource_numbers(self) -> list[str]:
        """The resource deck card by card."""
        return [number for number, count in self.resources for _ in range(count)]

    def copies(self, number: str) -> int:
        """How many cards of a number are in the deck and its resource deck."""
        return sum(count for own, count in (*self.cards, *self.resources) if own == number)

    def with_count(self, number: str, count: int) -> Deck:
        """The deck with so many of a card, each number in its place; 0 takes it out. Resources have their own deck.

        >>> Deck(name="two", cards=(("ST01-001", 2),)).with_count("ST01-005", 4).cards
        (('ST01-001', 2), ('ST01-005', 4))
        """
        part = "resources" if RESOURCE.match(number) else "cards"
        entries = {**dict(getattr(self, part)), number: count}
        return self.model_copy(update={part: tuple((own, many) for own, many in entries.items() if many > 0)})
