"""Restrictions of official play: cards banned or limited from a date on. Checked only on request.

The cards of a deck and of its sideboard count together.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from gundam_desktop import locate
from gundam_desktop.games.gcg.cards.card import LONGEST_NAME, Card, CardType
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.cards.sets import LONGEST_LINE, CardSets
from gundam_desktop.games.gcg.cards.validation_errors import faults_of, written
from gundam_desktop.games.gcg.decks.deck import SIDEBOARD, Deck
from gundam_desktop.games.gcg.decks.violations import Violation
from gundam_desktop.games.gcg.effects.language.parts import LARGEST_FIGURE
from gundam_desktop.quoting import quoted

if TYPE_CHECKING:
    from gundam_desktop.games.gcg.cards.pack import Pack


Count: TypeAlias = Annotated[int, Field(ge=0, le=LARGEST_FIGURE)]


class _Restriction(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    since: date
    exempt: Annotated[str, Field(max_length=LONGEST_NAME)] = ""
    """The set of a starter deck that is exempt as sold (which a list does not show)."""

    @property
    def numbers_named(self) -> tuple[str, ...]:
        """The numbers of the cards that it names."""
        return ()

    def others(self, _number: str) -> tuple[str, ...]:
        """The numbers of the cards that a card may not be together with."""
        return ()

    @property
    def clause(self) -> str:
        """The name that a violation has in place of a clause."""
        return f"restriction of {self.since}"

    def violation(self, deck: Deck, code: str, count: int, limit: int, cards: Iterable[Card]) -> Violation:
        """Return a violation of this restriction by a deck."""
        concerned = tuple(cards)
        beside = any(deck.copies(card.number, SIDEBOARD) for card in concerned)
        return Violation(
            self.clause, code, count, limit, concerned, since=self.since, together=beside, exempt=self.exempt
        )


class _OfNumber(_Restriction):
    """A restriction of one card number."""

    number: str

    @property
    def numbers_named(self) -> tuple[str, ...]:
        """The number of the card."""
        return (self.number,)

    def concerns(self, card: Card) -> bool:
        """True if the restriction applies to this card."""
        return card.number == self.number


class Banned(_OfNumber):
    """No copy of this number."""

    kind: Literal["banned"]

    def violated_by(self, deck: Deck, cards: Mapping[str, Card]) -> Violation | None:
        """Return the violation of a deck, None if there is none."""
        count = deck.together.get(self.number, 0)
        return self.violation(deck, "banned", count, 0, [cards[self.number]]) if count else None


class Limit(_OfNumber):
    """At most `most` copies of this number."""

    kind: Literal["limit"]
    most: Count

    def violated_by(self, deck: Deck, cards: Mapping[str, Card]) -> Violation | None:
        """Return the violation of a deck, None if there is none."""
        count = deck.together.get(self.number, 0)
        return self.violation(deck, "limit", count, self.most, [cards[self.number]]) if count > self.most else None


class Apart(_Restriction):
    """These two numbers may not be in one deck."""

    kind: Literal["apart"]
    numbers: tuple[str, str]

    @property
    def numbers_named(self) -> tuple[str, ...]:
        """The numbers of both cards."""
        return self.numbers

    def others(self, number: str) -> tuple[str, ...]:
        """The number of the other card."""
        return tuple(other for other in self.numbers if other != number)

    def concerns(self, card: Card) -> bool:
        """True if the restriction applies to this card."""
        return card.number in self.numbers

    def violated_by(self, deck: Deck, cards: Mapping[str, Card]) -> Violation | None:
        """Return the violation of a deck, None if there is none."""
        both = set(self.numbers) <= set(deck.together)
        return self.violation(deck, "apart", 2, 1, (cards[number] for number in self.numbers)) if both else None


class Plain(_Restriction):
    """At most `most` different numbers among the cards with these values and without text."""

    kind: Literal["plain"]
    type: CardType
    level: int
    cost: int
    ap: int
    hp: int
    most: Count

    def violated_by(self, deck: Deck, cards: Mapping[str, Card]) -> Violation | None:
        """Return the violation of a deck, None if there is none."""
        found = [cards[number] for number in deck.together if self.concerns(cards[number])]
        return self.violation(deck, "plain", len(found), self.most, found) if len(found) > self.most else None

    def concerns(self, card: Card) -> bool:
        """True if the restriction applies to this card."""
        facts = (card.type, card.level, card.cost, card.ap, card.hp)
        return facts == (self.type, self.level, self.cost, self.ap, self.hp) and not card.effects


Restriction: TypeAlias = Annotated[Banned | Limit | Apart | Plain, Field(discriminator="kind")]


class _File(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    restrictions: tuple[Restriction, ...]


def violations(deck: Deck, cards: Mapping[str, Card], day: date) -> list[Violation]:
    """List every restriction in force on a day that the deck violates."""
    in_force = (restriction for restriction in _restrictions() if restriction.since <= day)
    return [violation for restriction in in_force if (violation := restriction.violated_by(deck, cards)) is not None]


def restricted(cards: Iterable[Card], day: date) -> dict[str, frozenset[str]]:
    """Return card number -> kinds of restrictions that apply to the card on a day; other cards are left out."""
    in_force = [restriction for restriction in _restrictions() if restriction.since <= day]
    kinds = {card.number: frozenset(rule.kind for rule in in_force if rule.concerns(card)) for card in cards}
    return {number: found for number, found in kinds.items() if found}


def applying(card: Card) -> list[Restriction]:
    """The restrictions that apply to a card, the newest last, also those that are not in force yet."""
    return sorted((found for found in _restrictions() if found.concerns(card)), key=lambda found: found.since)


def latest() -> date:
    """Return the day from which the newest restrictions are in force."""
    return max(restriction.since for restriction in _restrictions())


def in_pack(pack: Pack, cards: CardSets) -> tuple[tuple[Restriction, ...], tuple[str, ...]]:
    """Return the restrictions of a pack, and a line for each one that is not valid or names an unknown card."""
    found: list[Restriction] = []
    faults: list[str] = []
    for place, entry in enumerate(pack.restrictions, start=1):
        data = {"restrictions": [entry]}
        try:
            (restriction,) = _File.model_validate(data).restrictions
        except ValidationError as error:
            fault = faults_of(error, data)[0]
            parts = (f"restriction {place}", written(fault.path[2:]), fault.message)
            faults.append(quoted(": ".join(filter(None, parts)), LONGEST_LINE))
            continue
        unknown = [number for number in restriction.numbers_named if number not in cards]
        if unknown:
            faults.append(f"restriction {place}: no card has the number {quoted(unknown[0])}")
        else:
            found.append(restriction)
    return tuple(found), tuple(faults)


def pack_faults() -> list[str]:
    """Return a line for each restriction of an installed pack that is left out."""
    cards = card_sets()
    return [f"{loaded.path}: {fault}" for loaded in cards.packs for fault in in_pack(loaded.pack, cards)[1]]


def _restrictions() -> tuple[Restriction, ...]:
    return _with_packs(card_sets())


@lru_cache(1)
def _with_packs(cards: CardSets) -> tuple[Restriction, ...]:
    """Return the restrictions that come with the program and those of packs, each once."""
    of_packs = (restriction for loaded in cards.packs for restriction in in_pack(loaded.pack, cards)[0])
    return tuple(dict.fromkeys((*_shipped(), *of_packs)))


@cache
def _shipped() -> tuple[Restriction, ...]:
    file = _File.model_validate_json(locate.game_resource("gcg", "restrictions.json").read_text(encoding="utf-8"))
    return file.restrictions
