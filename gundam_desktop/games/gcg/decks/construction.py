"""The construction rules of chapter 5."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.decks.deck import Deck, DeckError
from gundam_desktop.games.gcg.decks.violations import Violation
from gundam_desktop.rulebook.enforcement import enforces

DECK_SIZE = 50
RESOURCE_DECK_SIZE = 10
MOST_COLORS = 2
MOST_COPIES = 4
DECK_TYPES = ("unit", "pilot", "command", "base")


def violations(deck: Deck, cards: Mapping[str, Card]) -> list[Violation]:
    """List every violation of the construction rules (5-1-1); empty if the deck is legal."""
    return [
        *_sizes(deck),
        *_types(deck, cards),
        *_colors(deck, cards),
        *_copies(deck, cards),
        *_resource_types(deck, cards),
    ]


@enforces("5-1-1", "5-2-1-1")
def require_legal(deck: Deck, cards: Mapping[str, Card]) -> None:
    """Raise `DeckError` naming every violation, unless the deck may be presented for a game (5-2-1-1)."""
    found = violations(deck, cards)
    if found:
        raise DeckError(
            f"{deck.name}: " + "; ".join(f"{violation.message} ({violation.clause})" for violation in found)
        )


@enforces("5-1-1")
def _sizes(deck: Deck) -> list[Violation]:
    found = []
    if deck.count != DECK_SIZE:
        found.append(Violation("5-1-1", "deck size", deck.count, DECK_SIZE))
    if deck.resource_count != RESOURCE_DECK_SIZE:
        found.append(Violation("5-1-1", "resource deck size", deck.resource_count, RESOURCE_DECK_SIZE))
    return found


@enforces("5-1-1-1")
def _types(deck: Deck, cards: Mapping[str, Card]) -> list[Violation]:
    return [
        Violation("5-1-1-1", "type", cards=(cards[number],))
        for number, _ in deck.cards
        if cards[number].type not in DECK_TYPES
    ]


def colors_of(deck: Deck, cards: Mapping[str, Card]) -> tuple[tuple[str, int], ...]:
    """Return the colours of a deck by name, each with its number of cards."""
    counts: Counter[str] = Counter()
    for number, count in deck.cards:
        color = cards[number].color
        if color is not None:
            counts[color] += count
    return tuple(sorted(counts.items()))


@enforces("5-1-1-2", "5-1-1-2-1")
def _colors(deck: Deck, cards: Mapping[str, Card]) -> list[Violation]:
    colors = colors_of(deck, cards)
    return (
        [Violation("5-1-1-2", "colors", len(colors), MOST_COLORS, colors=colors)] if len(colors) > MOST_COLORS else []
    )


@enforces("5-1-1-3")
def _copies(deck: Deck, cards: Mapping[str, Card]) -> list[Violation]:
    return [
        Violation("5-1-1-3", "copies", count, MOST_COPIES, (cards[number],))
        for number, count in deck.cards
        if count > MOST_COPIES
    ]


@enforces("5-1-1-4", "5-1-1-5")
def _resource_types(deck: Deck, cards: Mapping[str, Card]) -> list[Violation]:
    return [
        Violation("5-1-1-4", "resource type", cards=(cards[number],))
        for number, _ in deck.resources
        if cards[number].type != "resource"
    ]
