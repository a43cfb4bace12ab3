"""Counts the cards of a deck by type, colour, level, cost, AP, HP, trait and keyword."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.decks.construction import COLORS, DECK_TYPES
from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.games.gcg.effects.language import KeywordAbility, Triggered

Counts = dict[str, int]
Curve = dict[int, int]
"""Value -> number of cards with it, ascending; values that no card has are left out."""


class Distribution(NamedTuple):
    """The counts of a deck, without its resource deck."""

    types: Counts
    colors: Counts
    levels: Curve
    costs: Curve
    levels_by_type: dict[str, Curve]
    costs_by_type: dict[str, Curve]
    levels_by_color: dict[str, Curve]
    costs_by_color: dict[str, Curve]
    ap: Curve
    """AP of the Units."""
    hp: Curve
    """HP of the Units."""
    traits: Counts
    """Number of cards with each trait, the most frequent first."""
    bursts: int
    """Cards with a Burst effect (11-2-5)."""
    keywords: Counts
    """Cards with each keyword, the most frequent first."""


def count_distribution(deck: Deck, cards: Mapping[str, Card]) -> Distribution:
    """Count the cards of a deck. KeyError for a number that `cards` does not have."""
    counted = [(cards[number], count) for number, count in deck.cards]
    types = [name for name in DECK_TYPES if any(card.type == name for card, _ in counted)]
    of_type = {name: [(card, count) for card, count in counted if card.type == name] for name in types}
    colors = [color for color in COLORS if any(card.color == color for card, _ in counted)]
    of_color = {color: [(card, count) for card, count in counted if card.color == color] for color in colors}
    units = of_type.get("unit", [])
    return Distribution(
        types=_named(counted, lambda card: [card.type]),
        colors=_named(counted, lambda card: [card.color] if card.color else []),
        levels=_curve(counted, lambda card: card.level),
        costs=_curve(counted, lambda card: card.cost),
        levels_by_type={name: _curve(own, lambda card: card.level) for name, own in of_type.items()},
        costs_by_type={name: _curve(own, lambda card: card.cost) for name, own in of_type.items()},
        levels_by_color={color: _curve(own, lambda card: card.level) for color, own in of_color.items()},
        costs_by_color={color: _curve(own, lambda card: card.cost) for color, own in of_color.items()},
        ap=_curve(units, lambda card: card.ap),
        hp=_curve(units, lambda card: card.hp),
        traits=_frequent(_named(counted, lambda card: card.traits)),
        bursts=sum(count for card, count in counted if has_burst(card)),
        keywords=_frequent(_named(counted, keywords_of)),
    )


def has_burst(card: Card) -> bool:
    """True if the card has a Burst effect (11-2-5)."""
    return any(isinstance(effect, Triggered) and effect.on.event == "burst" for effect in card.effects)


def keywords_of(card: Card) -> list[str]:
    """Return the keywords printed on a card, each once."""
    return list(dict.fromkeys(e.keyword.name for e in card.effects if isinstance(e, KeywordAbility)))


def _named(cards: Iterable[tuple[Card, int]], names: Callable[[Card], Iterable[str]]) -> Counts:
    counts: Counter[str] = Counter()
    for card, count in cards:
        for name in names(card):
            counts[name] += count
    return {name: counts[name] for name in sorted(counts)}


def _curve(cards: Iterable[tuple[Card, int]], figure: Callable[[Card], int | None]) -> Curve:
    counts: Counter[int] = Counter()
    for card, count in cards:
        value = figure(card)
        if value is not None:
            counts[value] += count
    return {value: counts[value] for value in sorted(counts)}


def _frequent(counts: Counts) -> Counts:
    return dict(sorted(counts.items(), key=lambda entry: -entry[1]))
