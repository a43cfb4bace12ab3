"""The construction rules of chapter 5: what makes a deck one that may be played with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.decks.deck import Deck, DeckError
from gundam_desktop.rulebook.marks import enforces

DECK_SIZE = 50
RESOURCE_DECK_SIZE = 10
MOST_COLORS = 2
MOST_COPIES = 4
DECK_TYPES = ("unit", "pilot", "command", "base")


class Breach(NamedTuple):
    """One rule that a deck breaks: the clause, and what is wrong in one sentence."""

    clause: str
    message: str


def breaches(deck: Deck, cards: Mapping[str, Card]) -> list[Breach]:
    """Every breach of the construction rules (5-1-1); empty exactly when the deck is legal."""
    return [
        *_sizes(deck),
        *_types(deck, cards),
        *_colors(deck, cards),
        *_copies(deck),
        *_resource_types(deck, cards),
    ]


def check(deck: Deck, cards: Mapping[str, Card]) -> None:
    """Raise `DeckError` naming every breach, unless the deck may be presented for a game (5-2-1-1)."""
    found = breaches(deck, cards)
    if found:
        raise DeckError(f"{deck.name}: " + "; ".join(f"{breach.message} ({breach.clause})" for breach in found))


def _sizes(deck: Deck) -> list[Breach]:
    found = []
    if deck.count != DECK_SIZE:
        found.append(Breach("5-1-1", f"the deck has {deck.count} cards; it must have exactly {DECK_SIZE}"))
    if deck.resource_count != RESOURCE_DECK_SIZE:
        text = f"the resource deck has {deck.resource_count} cards; it must have exactly {RESOURCE_DECK_SIZE}"
        found.append(Breach("5-1-1", text))
    return found


def _types(deck: Deck, cards: Mapping[str, Card]) -> list[Breach]:
    return [
        Breach("5-1-1-1", f"{_named(cards[number])}; a deck has Unit, Pilot, Command and Base cards")
        for number, _ in deck.cards
        if cards[number].type not in DECK_TYPES
    ]


def _colors(deck: Deck, cards: Mapping[str, Card]) -> list[Breach]:
    colors = sorted({color for number, _ in deck.cards if (color := cards[number].color) is not None})
    if len(colors) <= MOST_COLORS:
        return []
    return [Breach("5-1-1-2", f"the deck has {len(colors)} colours ({', '.join(colors)}); it may have one or two")]


def _copies(deck: Deck) -> list[Breach]:
    return [
        Breach("5-1-1-3", f"{number} is in the deck {count} times; {MOST_COPIES} of one number are the most")
        for number, count in deck.cards
        if count > MOST_COPIES
    ]


def _resource_types(deck: Deck, cards: Mapping[str, Card]) -> list[Breach]:
    return [
        Breach("5-1-1-4", f"{_named(cards[number])}; a resource deck has Resource cards")
        for number, _ in deck.resources
        if cards[number].type != "resource"
    ]


def _named(card: Card) -> str:
    return f"{card.number} {card.name} is of the type {card.type}"


enforces(_sizes, "5-1-1")
enforces(_types, "5-1-1-1")
enforces(_colors, "5-1-1-2", "5-1-1-2-1")
enforces(_copies, "5-1-1-3")
enforces(_resource_types, "5-1-1-4", "5-1-1-5")
enforces(check, "5-1-1", "5-2-1-1")
