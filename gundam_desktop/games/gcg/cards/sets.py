"""The library of card sets: every card that the program knows, by number."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Literal

from pydantic import Field, ValidationError

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.checks import mistakes_of
from gundam_desktop.games.gcg.cards.faults import Fault, faults_of, written
from gundam_desktop.games.gcg.effects.models import KeywordAbility, Model
from gundam_desktop.games.gcg.effects.tokens import TokenFacts, TokenLookup
from gundam_desktop.locate import cardset_folder

SCHEMA = 1


class CardSet(Model):
    """One file of cards."""

    version: Literal[1] = Field(alias="schema")
    set: str
    name: str
    cards: tuple[Card, ...]


class BadCardSet(ValueError):
    """Card set files that cannot be used; one line a fault: file, card, field, what would be right."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        super().__init__("\n".join(lines))


class CardSets:
    """All cards of some sets.

    >>> card_sets().card("ST01-001").name
    'Gundam'
    """

    def __init__(self, sets: Iterable[CardSet]) -> None:
        self.sets = tuple(sets)
        self._cards = {card.number: card for cards in self.sets for card in cards.cards}
        self.tokens = TokenLookup((card.number, token_facts(card)) for card in self if card.type == "unit token")

    def card(self, number: str) -> Card:
        """Return the card with this number; a KeyError names the nearest."""
        found = self._cards.get(number)
        if found is None:
            close = get_close_matches(number.upper(), self._cards, 3)
            hint = f"; near it: {', '.join(close)}" if close else ""
            raise KeyError(f"no card has the number {number}{hint}")
        return found

    def __iter__(self) -> Iterator[Card]:
        return iter(self._cards.values())

    def __len__(self) -> int:
        return len(self._cards)

    def __contains__(self, number: object) -> bool:
        return number in self._cards


@cache
def card_sets() -> CardSets:
    """Return the cards that come with the program."""
    return load_sets(cardset_folder())


def load_sets(folder: Path) -> CardSets:
    """Load all card sets of a folder; BadCardSet tells every fault of every file."""
    sets: list[CardSet] = []
    lines: list[str] = []
    for path in sorted(folder.glob("*.json")):
        try:
            sets.append(read_set(path))
        except BadCardSet as error:
            lines += error.lines
    seen: dict[str, str] = {}
    for cards in sets:
        for card in cards.cards:
            if card.number in seen:
                lines.append(f"{cards.set}: {card.number}: number: it is in the set {seen[card.number]} already")
            seen[card.number] = cards.set
    if lines:
        raise BadCardSet(lines)
    return CardSets(sets)


def read_set(path: Path) -> CardSet:
    """Read one card set file."""
    try:
        text = path.read_bytes()
        cards = CardSet.model_validate_json(text)
    except OSError as error:
        raise BadCardSet([f"{path.name}: {error.strerror}"]) from None
    except ValidationError as error:
        raise BadCardSet(_lines(path, text, error)) from None
    lines = [
        f"{path.name}: {card.number}: {field}: {mistake}"
        for card in cards.cards
        for field, mistake in mistakes_of(card)
    ]
    if lines:
        raise BadCardSet(lines)
    own = tuple(card.model_copy(update={"set": cards.set}) for card in cards.cards)
    return cards.model_copy(update={"cards": own})


def token_facts(card: Card) -> TokenFacts:
    """Return what a text says of this token."""
    keywords = tuple(ability.keyword for ability in card.effects if isinstance(ability, KeywordAbility))
    return TokenFacts(card.name, card.traits, card.ap or 0, card.hp or 0, keywords)


def _lines(path: Path, text: bytes, error: ValidationError) -> list[str]:
    try:
        data = json.loads(text)
    except ValueError as broken:
        return [f"{path.name}: this is not JSON: {broken}"]
    if isinstance(data, dict) and data.get("schema") != SCHEMA:
        return [f"{path.name}: schema: {data.get('schema')!r}; this program reads card sets of schema {SCHEMA}"]
    return [": ".join((path.name, *_place(fault, data), fault.message)) for fault in faults_of(error, data)]


def _place(fault: Fault, data: object) -> Iterator[str]:
    match fault.path:
        case ("cards", int() as place, *rest) if isinstance(data, dict):
            card = data["cards"][place]
            number = card.get("number") if isinstance(card, dict) else None
            yield number if isinstance(number, str) else f"card {place + 1}"
            if rest:
                yield written(tuple(rest))
        case ():
            pass
        case path:
            yield written(path)
