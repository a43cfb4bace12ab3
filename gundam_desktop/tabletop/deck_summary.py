"""What a list of decks shows of each deck, so that a player can choose by more than its name."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

DeckGroup: TypeAlias = Literal["shipped", "own", "team"]
"""The decks that come with the program, the player's own decks, and the decks that are made for teams."""


class DeckSummary(NamedTuple):
    """One deck in a list."""

    name: str
    """The name under which `Library.deck` finds it."""
    title: str
    key_card: str = ""
    """The number of the card that represents the deck; empty if no card does."""
    colors: tuple[str, ...] = ()
    """Keys of its colours, as in `Face.color`."""
    color_names: str = ""
    """The colours in words."""
    plan: str = ""
    """How to play the deck, in a sentence or two; empty if nobody has written it."""
    beside: tuple[str, ...] = ()
    """The numbers of two more cards that show what the deck is like; fewer if it has no others."""
    curve: tuple[int, ...] = ()
    """How many of its cards have each cost, from 1; the last number counts all that cost as much or more."""
    group: DeckGroup = "shipped"
