"""A choice: a small value for anything that a player can decide."""

from __future__ import annotations

from typing import NamedTuple


class Choice(NamedTuple):
    """A player's choice, as a value that compares, hashes and prints the same everywhere.

    Its written form is the game's (`Game.format` and `Game.parse`).

    >>> Choice("attack", card=3, word="player")
    Choice(verb='attack', card=3, target=0, cards=(), word='player', number=0, paying=-1)
    """

    verb: str
    """The first word of the written form: one of `vocabulary.VERBS`, or the game's own."""
    card: int = 0
    """Id of the card that acts; 0 is none."""
    target: int = 0
    """Id of the card it acts on; 0 is none."""
    cards: tuple[int, ...] = ()
    """Ids of the selected cards, in the order of selection."""
    word: str = ""
    """A named option: a place, a token's name, a player."""
    number: int = 0
    """Which of a card's abilities or of an effect's modes, counted from 1; 0 is the first or only one."""
    paying: int = -1
    """How many special means of payment to use; -1 leaves it to the game's rule."""
