"""A deck: which cards, how many of each."""

from __future__ import annotations

import re
from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

Count = Annotated[int, Field(ge=1, le=999)]
CardCount = tuple[str, Count]

RESOURCE_NUMBER = "R-001"
RESOURCE_COUNT = 10
Part: TypeAlias = Literal["deck", "sideboard"]
DECK: Part = "deck"
SIDEBOARD: Part = "sideboard"
RESOURCE = re.compile(r"^RP?-[0-9]+$")
"""Matches the numbers of Resource cards."""


class DeckError(ValueError):
    """A deck cannot be found or read; the message is one line for people, `more` are those for further faults."""

    def __init__(self, message: str, more: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.more = more


TEAM_BATTLES = "for team battles"
"""The comment of a recipe that is made for games of two against two."""


class Deck(BaseModel):
    """A deck and its resource deck: each number once with its count, in the order of the list."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str
    cards: tuple[CardCount, ...]
    resources: tuple[CardCount, ...] = ((RESOURCE_NUMBER, RESOURCE_COUNT),)
    sideboard: tuple[CardCount, ...] = ()
    """Cards that may be exchanged for cards of the deck between the games of a match; empty without a sideboard."""
    comment: str = ""
    """The title: the first comment of the list."""
    source: str = ""
    """Further comments: where the list comes from."""

    @property
    def for_team_battles(self) -> bool:
        """True for a recipe that is made for games of two against two; it says so in a comment of its list."""
        return TEAM_BATTLES in self.source.splitlines()

    @property
    def count(self) -> int:
        """Number of cards in the deck, without the resource deck."""
        return sum(count for _, count in self.cards)

    @property
    def resource_count(self) -> int:
        """Number of cards in the resource deck."""
        return sum(count for _, count in self.resources)

    @property
    def sideboard_count(self) -> int:
        """Number of cards in the sideboard."""
        return sum(count for _, count in self.sideboard)

    @property
    def together(self) -> dict[str, int]:
        """The copies of each number in the deck and its sideboard together."""
        counts = dict(self.cards)
        for number, count in self.sideboard:
            counts[number] = counts.get(number, 0) + count
        return counts

    def numbers(self) -> list[str]:
        """Return the number of each card, copies repeated."""
        return [number for number, count in self.cards for _ in range(count)]

    def resource_numbers(self) -> list[str]:
        """Return the number of each Resource card, copies repeated."""
        return [number for number, count in self.resources for _ in range(count)]

    def copies(self, number: str, part: Part = DECK) -> int:
        """Return how many copies of a number the deck and its resource deck have, or the sideboard."""
        entries = self.sideboard if part == SIDEBOARD else (*self.cards, *self.resources)
        return sum(count for own, count in entries if own == number)

    def with_count(self, number: str, count: int, part: Part = DECK) -> Deck:
        """Return the deck with `count` copies of a card in a part of it; 0 removes it.

        Resources of the deck go to the resource deck.

        >>> Deck(name="two", cards=(("ST01-001", 2),)).with_count("ST01-005", 4).cards
        (('ST01-001', 2), ('ST01-005', 4))
        """
        in_deck = "resources" if RESOURCE.match(number) else "cards"
        field = "sideboard" if part == SIDEBOARD else in_deck
        entries = {**dict(getattr(self, field)), number: count}
        return self.model_copy(update={field: tuple((own, copies) for own, copies in entries.items() if copies > 0)})

    def moved(self, number: str, origin: Part, count: int = 1) -> Deck:
        """Return the deck with up to `count` copies of a card moved between deck and sideboard, out of `origin`.

        A Resource stays where it is unless it is in the sideboard.

        >>> Deck(name="one", cards=(("ST01-001", 2),)).moved("ST01-001", "deck").sideboard
        (('ST01-001', 1),)
        """
        target = DECK if origin == SIDEBOARD else SIDEBOARD
        if target == SIDEBOARD and RESOURCE.match(number):
            return self
        count = min(count, self.copies(number, origin))
        taken = self.with_count(number, self.copies(number, origin) - count, origin)
        return taken.with_count(number, self.copies(number, target) + count, target)
