"""Restrictions of official play: cards that from some day on are banned or limited. Off unless asked for."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from gundam_desktop import locate
from gundam_desktop.games.gcg.cards.card import Card, CardType
from gundam_desktop.games.gcg.decks.construction import Breach
from gundam_desktop.games.gcg.decks.deck import Deck


class _Restriction(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    since: date
    exempt: str = ""
    """Which decks it does not concern, in words: what is sold as it is cannot be told from its list."""


class Banned(_Restriction):
    """No copy of this number."""

    kind: Literal["banned"]
    number: str

    def broken_by(self, deck: Deck, _cards: Mapping[str, Card]) -> str:
        """What is wrong with the deck, empty if nothing is."""
        return f"{self.number} is banned" if self.number in dict(deck.cards) else ""


class Limit(_Restriction):
    """At most so many copies of this number."""

    kind: Literal["limit"]
    number: str
    most: int

    def broken_by(self, deck: Deck, _cards: Mapping[str, Card]) -> str:
        """What is wrong with the deck, empty if nothing is."""
        count = dict(deck.cards).get(self.number, 0)
        return f"{self.number} is in the deck {count} times; {self.most} are allowed" if count > self.most else ""


class Apart(_Restriction):
    """These numbers not in one deck."""

    kind: Literal["apart"]
    numbers: tuple[str, str]

    def broken_by(self, deck: Deck, _cards: Mapping[str, Card]) -> str:
        """What is wrong with the deck, empty if nothing is."""
        both = set(self.numbers) <= set(dict(deck.cards))
        return f"{' and '.join(self.numbers)} may not be in one deck" if both else ""


class Plain(_Restriction):
    """At most so many different numbers among the cards with these facts and without any text."""

    kind: Literal["plain"]
    type: CardType
    level: int
    cost: int
    ap: int
    hp: int
    most: int

    def broken_by(self, deck: Deck, cards: Mapping[str, Card]) -> str:
        """What is wrong with the deck, empty if nothing is."""
        found = [number for number, _ in deck.cards if self.meets(cards[number])]
        if len(found) <= self.most:
            return ""
        facts = f"Lv.{self.level}, cost {self.cost}, AP {self.ap}, HP {self.hp}"
        return f"{', '.join(found)}: of the Units with {facts} and no text only {self.most} number may be in a deck"

    def meets(self, card: Card) -> bool:
        """Whether the card is one of those."""
        facts = (card.type, card.level, card.cost, card.ap, card.hp)
        return facts == (self.type, self.level, self.cost, self.ap, self.hp) and not card.effects


class _File(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    restrictions: tuple[Annotated[Banned | Limit | Apart | Plain, Field(discriminator="kind")], ...]


def breaches(deck: Deck, cards: Mapping[str, Card], day: date) -> list[Breach]:
    """Every restriction in force on that day that the deck breaks."""
    file = _File.model_validate_json(locate.resource("restrictions.json").read_text(encoding="utf-8"))
    found = []
    for restriction in file.restrictions:
        if restriction.since <= day and (message := restriction.broken_by(deck, cards)):
            exempt = f" (not for {restriction.exempt})" if restriction.exempt else ""
            found.append(Breach(f"restriction of {restriction.since}", message + exempt))
    return found
