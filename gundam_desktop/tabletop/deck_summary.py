"""What a list of decks shows of one, so that a player can choose by more than its name."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

DeckGroup: TypeAlias = Literal["shipped", "own", "team"]
"""Decks that the game brings, decks of the player's own, and decks that are made for teams."""


class DeckSummary(NamedTuple):
    """One deck in a list."""

    name: str
    """The name by which the library finds it."""
    title: str
    key_card: str = ""
    """The number of the card that stands for it; empty if no card does."""
    colors: tuple[str, ...] = ()
    """As faces of cards name them."""
    color_names: str = ""
    """The colours in words."""
    plan: str = ""
    """How it plays, in a sentence or two; empty if nobody has written it."""
    group: DeckGroup = "shipped"
