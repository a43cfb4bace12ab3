"""The construction rules of chapter 5, and those of the official page on sideboards, which have no clause."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import date
from typing import get_args

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.decks.deck import CardCount, Deck, DeckError
from gundam_desktop.games.gcg.decks.violations import Violation, violation_text
from gundam_desktop.games.gcg.effects.language import Color
from gundam_desktop.rulebook.enforcement import enforces

DECK_SIZE = 50
RESOURCE_DECK_SIZE = 10
SIDEBOARD_SIZE = 10
SIDEBOARD_PAGE = date(2026, 7, 3)
"""The day of the official page on sideboards in matches."""
MOST_COLORS = 2
MOST_COPIES = 4
DECK_TYPES = ("unit", "pilot", "command", "base")
LIST_TYPES = (*DECK_TYPES, "resource")
"""The types of a deck and its resource deck, in the order of lists."""
COLORS: tuple[Color, ...] = get_args(Color)
"""In the order of lists and buttons."""


def type_order(card_type: str) -> int:
    """Return a type's index in lists; types that are in no deck come last."""
    return LIST_TYPES.index(card_type) if card_type in LIST_TYPES else len(LIST_TYPES)


def violations(deck: Deck, cards: Mapping[str, Card]) -> list[Violation]:
    """List every violation of the construction rules (5-1-1); empty if the deck is legal."""
    return [
        *_sizes(deck),
        *_types(deck, cards),
        *_colors(deck, cards),
        *_copies(deck, cards),
        *_resource_types(deck, cards),
    ]


def sideboard_violations(deck: Deck, cards: Mapping[str, Card]) -> list[Violation]:
    """List every violation of a sideboard's rules (official page of 2026-07-03); empty without a sideboard.

    It has exactly ten cards of the types of a deck (5-1-1-1). With the deck it has no more than four copies of a number
    and two colours, so that whatever is exchanged leaves a legal deck.
    """
    if not deck.sideboard:
        return []
    found = []
    if deck.sideboard_count != SIDEBOARD_SIZE:
        found.append(sideboard_rule("sideboard size", deck.sideboard_count, SIDEBOARD_SIZE))
    found += [
        Violation("5-1-1-1", "sideboard type", cards=(cards[number],))
        for number, _ in deck.sideboard
        if cards[number].type not in DECK_TYPES
    ]
    colors = _colors_among(deck.together.items(), cards)
    if len(colors) > max(MOST_COLORS, len(colors_of(deck, cards))):
        found.append(sideboard_rule("colors", len(colors), MOST_COLORS, colors=colors))
    found += [
        sideboard_rule("copies", deck.together[number], MOST_COPIES, (cards[number],))
        for number, _ in deck.sideboard
        if deck.together[number] > MOST_COPIES
    ]
    return found


def sideboard_rule(
    code: str,
    count: int = 0,
    limit: int = 0,
    cards: tuple[Card, ...] = (),
    colors: tuple[tuple[str, int], ...] = (),
) -> Violation:
    """Return a rule of the official page on sideboards with its figures; copies and colours count together."""
    page = f"official page of {SIDEBOARD_PAGE}"
    together = code in ("copies", "colors")
    return Violation(page, code, count, limit, cards, colors, published=SIDEBOARD_PAGE, together=together)


@enforces("5-1-1", "5-2-1-1")
def require_legal(deck: Deck, cards: Mapping[str, Card], edition: str) -> None:
    """Raise `DeckError` unless the deck is legal (5-2-1-1); it names every violation by the clauses of an edition."""
    found = violations(deck, cards)

    def sentence(language: str) -> str:
        told = [f"{violation_text(each, language)} ({each.clause_in(edition)})" for each in found]
        return f"{deck.name}: {'; '.join(told)}"

    if found:
        raise DeckError(sentence)


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
    """Return (colour, number of cards) for each colour of a deck, without its sideboard."""
    return _colors_among(deck.cards, cards)


def _colors_among(entries: Iterable[CardCount], cards: Mapping[str, Card]) -> tuple[tuple[str, int], ...]:
    counts: Counter[str] = Counter()
    for number, count in entries:
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
