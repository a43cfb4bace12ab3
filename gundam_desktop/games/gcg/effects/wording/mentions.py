"""What a text has spoken of so far: the part of it that is the same in every language."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Literal, TypeAlias, TypeVar

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.language.token_facts import TokenLookup

Subject: TypeAlias = m.Reference | Literal["your shield area", "card in hand", "card in trash"]
"""What changes are about: a reference, or what has other words there."""


@dataclass
class Mentions(ABC):
    """The text so far: a pronoun is used where the reader of the text will take it for the right card."""

    tokens: TokenLookup
    effects: Callable[[Iterable[m.AnyAbility]], list[str]] = lambda _: []
    """Words the effects of a token that are named with it."""
    many: dict[m.Reference, bool] = field(default_factory=dict)
    """True for what was chosen, or looked at, if it may be several."""
    pronouns: int = 0
    """How many there have been."""
    enemy: bool = False
    """True if the card that the event is about is an enemy Unit."""
    one_of_two: m.Selector | None = None
    """Which Unit did what the event is, where two Units have part in it and "it" could be either."""
    command: bool = False
    """True if it is the Command that was played."""

    @abstractmethod
    def introduce(self, reference: m.Reference, *, many: bool = False) -> None:
        """Take note of cards that were chosen or looked at."""

    @abstractmethod
    def forget(self) -> None:
        """Use no pronoun from here on until something is spoken of again."""


SpokenOf = TypeVar("SpokenOf", bound=Mentions)
"""What a text in one language has spoken of."""
