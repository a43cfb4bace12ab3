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


def deck_summary(name: str, language: str = "en") -> DeckSummary:
    """Return what a list shows of a deck, by its name or the path of its file. `BadInput` if it cannot be read."""
    sets = card_sets()
    deck = deck_lookup.listed(name, sets)
    group: DeckGroup = "team" if deck.for_team_battles else "shipped" if shipped_decks.key_card_of(name) else "own"
    colors = tuple(color for color, _ in colors_of(deck, sets.by_number))
    return DeckSummary(
        name,
        title=deck_lookup.title(name, language),
        key_card=shipped_decks.key_card_of(name) or key_card(deck, sets.by_number),
        colors=colors,
        color_names=color_names(colors, language),
        plan=shipped_decks.plan_of(name, language),
        group=group,
    )


def key_card(deck: Deck, cards: Mapping[str, Card]) -> str:
    """Return the number of the card that represents a deck: its highest Unit with at least three copies.

    Without such a Unit, the highest of the cards with the most copies; empty for an empty deck.
    """

    def weight(entry: tuple[str, int]) -> tuple[bool, bool, int, int, int]:
        card, count = cards[entry[0]], entry[1]
        return card.type == "unit", count >= MANY, card.level or 0, card.cost or 0, count

    return max(deck.cards, key=weight)[0] if deck.cards else ""
