"""A deck: which cards, how many of each."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

Count = Annotated[int, Field(ge=1, le=999)]
Entry = tuple[str, Count]

RESOURCE_NUMBER = "R-001"
RESOURCE_COUNT = 10


class DeckError(ValueError):
    """A deck that cannot be found or read; the message is one line for people."""


class Deck(BaseModel):
    """A deck and its resource deck, each number once, in the order of the list."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str
    cards: tuple[Entry, ...]
    resources: tuple[Entry, ...] = ((RESOURCE_NUMBER, RESOURCE_COUNT),)
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
