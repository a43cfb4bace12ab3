"""Restrictions of official play: cards that from some day on are banned or limited. Off unless asked for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from functools import cache
from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from gundam_desktop import locate
from gundam_desktop.games.gcg.cards.card import Card, CardType
from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.games.gcg.decks.violations import Violation


class _Restriction(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    since: date
    exempt: str = ""
    """The set of the starter deck that it does not concern as it is sold, which cannot be told from a list."""

    @property
    def clause(self) -> str:
        """What a breach names in place of a clause of the rules."""
        return f"restriction of {self.since}"

    def breach(self, code: str, count: int, limit: int, cards: Iterable[Card]) -> Violation:
        """A breach of this restriction."""
        return Violation(self.clause, code, count, limit, tuple(cards), since=self.since, exempt=self.exempt)


class Banned(_Restriction):
    """No copy of this number."""

    kind: Literal["banned"]
    number: str

    def broken_by(self, deck: Deck, cards: Mapping[str, Card]) -> Violation | None:
        """What is wrong with the deck, None if nothing is."""
        count = dict(deck.cards).get(self.number, 0)
        return self.breach("banned", count, 0, [cards[self.number]]) if count else None


class Limit(_Restriction):
    """At most so many copies of this number."""

    kind: Literal["limit"]
    number: str
    most: int

    def broken_by(self, deck: Deck, cards: Mapping[str, Card]) -> Violation | None:
        """What is wrong with the deck, None if nothing is."""
        count = dict(deck.cards).get(self.number, 0)
        return self.breach("limit", count, self.most, [cards[self.number]]) if count > self.most else None


class Apart(_Restriction):
    """These numbers not in one deck."""

    kind: Literal["apart"]
    numbers: tuple[str, str]

    def broken_by(self, deck: Deck, cards: Mapping[str, Card]) -> Violation | None:
        """What is wrong with the deck, None if nothing is."""
        both = set(self.numbers) <= set(dict(deck.cards))
        return self.breach("apart", 2, 1, (cards[number] for number in self.numbers)) if both else None


class Plain(_Restriction):
    """At most so many different numbers among the cards with these facts and without any text."""

    kind: Literal["plain"]
    type: CardType
    level: int
    cost: int
    ap: int
    hp: int
    most: int

    def broken_by(self, deck: Deck, cards: Mapping[str, Card]) -> Violation | None:
        """What is wrong with the deck, None if nothing is."""
        found = [cards[number] for number, _ in deck.cards if self.meets(cards[number])]
        return self.breach("plain", len(found), self.most, found) if len(found) > self.most else None

    def meets(self, card: Card) -> bool:
        """Whether the card is one of those."""
        facts = (card.type, card.level, card.cost, card.ap, card.hp)
        return facts == (self.type, self.level, self.cost, self.ap, self.hp) and not card.effects


Restriction: TypeAlias = Annotated[Banned | Limit | Apart | Plain, Field(discriminator="kind")]


class _File(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    restrictions: tuple[Restriction, ...]


def violations(deck: Deck, cards: Mapping[str, Card], day: date) -> list[Violation]:
    """Every restriction in force on that day that the deck breaks."""
    in_force = (restriction for restriction in _restrictions() if restriction.since <= day)
    return [breach for restriction in in_force if (breach := restriction.broken_by(deck, cards)) is not None]


def latest() -> date:
    """The day from which the newest restrictions are in force."""
    return max(restriction.since for restriction in _restrictions())


@cache
def _restrictions() -> tuple[Restriction, ...]:
    file = _File.model_validate_json(locate.resource("restrictions.json").read_text(encoding="utf-8"))
    return file.restrictions
