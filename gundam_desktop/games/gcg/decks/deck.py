"""A deck: which cards, how many of each."""

from __future__ import annotations

import re
from typing import Annotated, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from gundam_desktop.quoting import shown
from gundam_desktop.tabletop.spoken_error import Sentence, SpokenError

LONGEST_NAME = 200
"""The most characters of a deck's name or title; the rest is cut off."""


def shortened(text: str) -> str:
    """Return a name or title as lists and windows can show it: without control characters, not too long."""
    return shown(text, LONGEST_NAME)


_ShownName: TypeAlias = Annotated[str, AfterValidator(shortened)]
Count = Annotated[int, Field(ge=1, le=999)]
CardCount = tuple[str, Count]

RESOURCE_NUMBER = "R-001"
RESOURCE_COUNT = 10
Part: TypeAlias = Literal["deck", "sideboard", "maybeboard"]
DECK: Part = "deck"
SIDEBOARD: Part = "sideboard"
MAYBEBOARD: Part = "maybeboard"
PARTS = (DECK, SIDEBOARD, MAYBEBOARD)
RESOURCE = re.compile(r"^RP?-[0-9]+$")
"""Matches the numbers of Resource cards."""


class DeckError(SpokenError):
    """A deck cannot be found or read; the message is one line for people, `more` are those for further faults."""

    def __init__(self, sentence: Sentence, more: tuple[str, ...] = ()) -> None:
        super().__init__(sentence)
        self.more = more


TEAM_BATTLES = "for team battles"
"""The comment of a recipe that is made for games of two against two."""


class Deck(BaseModel):
    """A deck and its resource deck: each number once with its count, in the order of the list."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    name: _ShownName
    cards: tuple[CardCount, ...]
    resources: tuple[CardCount, ...] = ((RESOURCE_NUMBER, RESOURCE_COUNT),)
    sideboard: tuple[CardCount, ...] = ()
    """Cards that may be exchanged for cards of the deck between the games of a match; empty without a sideboard."""
    maybeboard: tuple[CardCount, ...] = ()
    """Cards that the player thinks about; they count for nothing."""
    groups: tuple[tuple[str, _ShownName], ...] = ()
    """The player's own groups, as (card number, name of its group)."""
    comment: _ShownName = ""
    """The title: the first comment of the list."""
    source: str = ""
    """Further comments: where the list comes from."""

    @property
    def for_team_battles(self) -> bool:
        """True for a recipe for games of two against two, which its list says in a comment."""
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
    def everything(self) -> tuple[CardCount, ...]:
        """The entries of every part, in this order: deck, resource deck, sideboard, maybeboard."""
        return (*self.cards, *self.resources, *self.sideboard, *self.maybeboard)

    @property
    def together(self) -> dict[str, int]:
        """Card number -> copies in the deck and its sideboard together."""
        counts = dict(self.cards)
        for number, count in self.sideboard:
            counts[number] = counts.get(number, 0) + count
        return counts

    def numbers(self) -> list[str]:
        """Return the card numbers, each repeated once for every copy."""
        return [number for number, count in self.cards for _ in range(count)]

    def shuffle_order(self) -> list[str]:
        """Return `numbers` as the cards lie before the shuffle: sorted, so that the order of the list does not matter.

        A seed moves the first card of this order to the same place in all decks of a size, and so with the others.
        """
        return sorted(self.numbers())

    def resource_numbers(self) -> list[str]:
        """Return the numbers of the Resource cards, each repeated once for every copy."""
        return [number for number, count in self.resources for _ in range(count)]

    def copies(self, number: str, part: Part = DECK) -> int:
        """Return how many copies of a number the deck and its resource deck have, or another part."""
        entries = (*self.cards, *self.resources) if part == DECK else getattr(self, part)
        return sum(count for own, count in entries if own == number)

    def needed(self, number: str) -> int:
        """Return how many copies of a number one must own to play the deck with its sideboard."""
        return self.copies(number) + self.copies(number, SIDEBOARD)

    def with_count(self, number: str, count: int, part: Part = DECK) -> Deck:
        """Return the deck with `count` copies of a card in a part of it; 0 removes it.

        Resources of the deck go to the resource deck.

        >>> Deck(name="two", cards=(("ST01-001", 2),)).with_count("ST01-005", 4).cards
        (('ST01-001', 2), ('ST01-005', 4))
        """
        in_deck = "resources" if RESOURCE.match(number) else "cards"
        field = in_deck if part == DECK else part
        entries = {**dict(getattr(self, field)), number: count}
        return self.model_copy(update={field: tuple((own, copies) for own, copies in entries.items() if copies > 0)})

    def with_group(self, number: str, group: str) -> Deck:
        """Return the deck with a card in a group of the player's; an empty name is none."""
        groups = {**dict(self.groups), number: " ".join(group.split())}
        return self.model_copy(update={"groups": tuple((own, name) for own, name in groups.items() if name)})

    def moved(self, number: str, origin: Part, count: int = 1, target: Part | None = None) -> Deck:
        """Return the deck with up to `count` copies of a card moved from one part into another.

        Without a target they go from the deck into the sideboard, and from elsewhere into the deck. A Resource never
        goes to a part other than the deck.

        >>> Deck(name="one", cards=(("ST01-001", 2),)).moved("ST01-001", "deck").sideboard
        (('ST01-001', 1),)
        """
        target = target or (SIDEBOARD if origin == DECK else DECK)
        if target != DECK and RESOURCE.match(number):
            return self
        count = min(count, self.copies(number, origin))
        taken = self.with_count(number, self.copies(number, origin) - count, origin)
        return taken.with_count(number, self.copies(number, target) + count, target)
