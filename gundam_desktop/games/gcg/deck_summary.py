"""Decks as lists show them: title, key card, colours, and how they play."""

from __future__ import annotations

from collections.abc import Mapping

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks import deck_lookup, shipped_decks
from gundam_desktop.games.gcg.decks.construction import colors_of
from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.games.gcg.decks.violations import color_names
from gundam_desktop.tabletop.deck_summary import DeckGroup, DeckSummary

MANY = 3
"""Copies of a card that a deck is built around."""
MOST_COST = 6
"""The cost from which cards are counted together."""


def deck_summary(name: str, language: str = "en") -> DeckSummary:
    """Return what a list shows of a deck, by its name or the path of its file. `BadInput` if it cannot be read."""
    sets = card_sets()
    deck = deck_lookup.listed(name, sets)
    group: DeckGroup = "team" if deck.for_team_battles else "shipped" if shipped_decks.key_card_of(name) else "own"
    colors = tuple(color for color, _ in colors_of(deck, sets.by_number))
    key = shipped_decks.key_card_of(name) or key_card(deck, sets.by_number)
    return DeckSummary(
        name,
        title=deck_lookup.title(name, language),
        key_card=key,
        colors=colors,
        color_names=color_names(colors, language),
        plan=shipped_decks.plan_of(name, language),
        beside=_beside(deck, sets.by_number, key),
        curve=_curve(deck, sets.by_number),
        group=group,
    )


def key_card(deck: Deck, cards: Mapping[str, Card]) -> str:
    """Return the number of the card that represents a deck: its highest Unit with at least three copies.

    Without such a Unit, the highest of the cards with the most copies; empty for an empty deck.
    """
    return next(iter(_by_weight(deck, cards)), "")


def _by_weight(deck: Deck, cards: Mapping[str, Card]) -> list[str]:
    """The numbers of a deck's cards, those that represent it best first."""

    def weight(entry: tuple[str, int]) -> tuple[bool, bool, int, int, int]:
        card, count = cards[entry[0]], entry[1]
        return card.type == "unit", count >= MANY, card.level or 0, card.cost or 0, count

    return [number for number, _ in sorted(deck.cards, key=weight, reverse=True)]


def _beside(deck: Deck, cards: Mapping[str, Card], key: str) -> tuple[str, ...]:
    """The next card after the one that represents a deck, and the first one of another type."""
    others = [number for number in _by_weight(deck, cards) if number != key]
    types = [cards[number].type for number in others]
    other = next((place for place, kind in enumerate(types) if kind != types[0]), 1)
    return tuple(others[place] for place in (0, other) if place < len(others))


def _curve(deck: Deck, cards: Mapping[str, Card]) -> tuple[int, ...]:
    costs = [min(cards[number].cost or 1, MOST_COST) for number, count in deck.cards for _ in range(count)]
    return tuple(costs.count(cost) for cost in range(1, MOST_COST + 1)) if costs else ()
