"""A choice: a small value for anything that a player can decide."""

from __future__ import annotations

from typing import Any, ClassVar

from gundam_desktop.tabletop.value import Value


class Choice(Value):
    """A player's choice, as a value that compares, hashes and prints the same everywhere.

    Its written form is the game's (`Game.format` and `Game.parse`).

    >>> Choice("attack", card=3, word="player")
    Choice(verb='attack', card=3, target=0, cards=(), word='player', number=0, paying=-1)
    """

    _fields: ClassVar[tuple[str, ...]] = ("verb", "card", "target", "cards", "word", "number", "paying")
    __slots__ = _fields

    def __init__(
        self,
        verb: str,
        card: int = 0,
        target: int = 0,
        cards: tuple[int, ...] = (),
        word: str = "",
        number: int = 0,
        paying: int = -1,
    ) -> None:
        self.verb = verb
        """The first word of the written form: one of `vocabulary.VERBS`, or the game's own."""
        self.card = card
        """Id of the card that acts; 0 is none."""
        self.target = target
        """Id of the card that is acted on; 0 is none."""
        self.cards = cards
        """Ids of the selected cards, in the order of selection."""
        self.word = word
        """A named option: a place, a token's name, a player."""
        self.number = number
        """Which of a card's abilities or of an effect's modes, counted from 1; 0 is the first or only one."""
        self.paying = paying
        """How many special means of payment to use; -1 leaves it to the game's rule."""

    def values(self) -> tuple[Any, ...]:
        """Return all fields."""
        return (
            self.verb,
            self.card,
            self.target,
            self.cards,
            self.word,
            self.number,
            self.paying,
        )

    def is_well_typed(self) -> bool:
        """True if every field holds a value of its type: a choice made by another program may hold anything."""
        # Compiled code would raise an error for a card that is no int if it took it out of a tuple of ints.
        cards: tuple[object, ...] = self.cards
        numbers: tuple[object, ...] = (self.card, self.target, self.number, self.paying)
        return (
            all(type(word) is str for word in (self.verb, self.word))
            and type(cards) is tuple
            and all(type(number) is int for number in numbers + cards)
        )

    def with_cards(self, cards: tuple[int, ...]) -> Choice:
        """Return the choice with other selected cards."""
        return Choice(self.verb, self.card, self.target, cards, self.word, self.number, self.paying)

    def with_paying(self, paying: int) -> Choice:
        """Return the choice with another number of special means of payment."""
        return Choice(self.verb, self.card, self.target, self.cards, self.word, self.number, paying)
