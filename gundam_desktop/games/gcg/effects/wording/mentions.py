"""The cards that a text has mentioned so far, as far as this is the same in every language."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Literal, TypeAlias, TypeVar

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.language.token_facts import TokenLookup

Subject: TypeAlias = m.Reference | m.PlayerTarget | Literal["your shield area", "card in hand", "card in trash"]
"""The cards that are changed: a reference, or cards with words of their own."""


WordsOfEffects: TypeAlias = Callable[[Iterable[m.AnyAbility]], list[str]]


@dataclass
class Mentions(ABC):
    """The mentions of a text so far: a pronoun is used if a reader will take it for the right card."""

    tokens: TokenLookup
    effects: WordsOfEffects = lambda _: []
    """Words the effects of a token that are named with it."""
    many: dict[Subject, bool] = field(default_factory=dict)
    """Reference -> True if it may mean several chosen or looked-at cards."""
    pronouns: int = 0
    """The number of pronouns so far."""
    enemy: bool = False
    """True if the other card of the event is an enemy Unit."""
    one_of_two: m.Selector | None = None
    """The Unit that did the event, if two Units take part and "it" could mean either; else None."""
    attacker: m.Reference | None = None
    """The attacking Unit, if the event is an attack that involves two Units; else None."""
    revealed: bool = False
    """True if the cards that were looked at are shown to all players: "the revealed card"."""
    taken: bool = False
    """True if the card that was looked at may have been taken away since."""
    command: bool = False
    """True if the card of the event is the Command that was played."""
    fallen: m.Reference | None = None
    """The Unit that the text's event destroys; None if it destroys none."""

    moved: m.Reference | None = None
    """The card that the previous step put into the trash, if it was a single card; else None."""
    of_destruction: bool = False
    """True in an effect that the destruction of this Unit triggers: the card of the event is the Unit that did it."""
    of_main: bool = False
    """True in the 【Main】 of a Command: the card goes to the trash after it."""
    placed_by_all: bool = False
    """True if several players have placed cards from their decks into their trash."""

    @abstractmethod
    def introduce(self, reference: m.Reference, *, many: bool = False) -> None:
        """Record cards as chosen or looked at; `many` if there may be several."""

    @abstractmethod
    def forget(self) -> None:
        """Use no pronoun from here on until cards are mentioned again."""


def fallen_to(on: m.Trigger) -> m.Reference | None:
    """Return the Unit that an event destroys, as a reference; None for other events, and for this Unit itself."""
    if on.event == "destroyed":
        return None if on.who is None else "event doer"
    return "event card" if on.event in {"destroys unit with battle damage", "destroys unit with damage"} else None


SpokenOf = TypeVar("SpokenOf", bound=Mentions)
"""The mentions of a text in one language."""
