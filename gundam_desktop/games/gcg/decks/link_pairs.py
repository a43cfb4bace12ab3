"""Finds the pairs of a Unit and a Pilot in a deck that link (2-11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.games.gcg.effects.language import AlsoNamed, PilotName
from gundam_desktop.games.gcg.model.editions import EDITIONS, NEWEST


class LinkPair(NamedTuple):
    """A Unit and a Pilot, or a Command with a pilot effect, that meets its link condition."""

    unit: str
    pilot: str
    unit_copies: int
    pilot_copies: int


class LinkPairs(NamedTuple):
    """The link pairs of a deck, in the order of its list."""

    pairs: tuple[LinkPair, ...]
    unmet: tuple[str, ...]
    """Units with a link condition that no card of the deck meets."""
    idle: tuple[str, ...]
    """Pilots, and Commands with a pilot effect, that no Unit of the deck links with."""


def link_pairs_of(deck: Deck, cards: Mapping[str, Card], edition: str = NEWEST) -> LinkPairs:
    """Find the link pairs of a deck by an edition of the rules. KeyError for a number that `cards` does not have."""
    counted = [(cards[number], count) for number, count in deck.cards]
    units = [(card, count) for card, count in counted if card.link is not None]
    pilots = [(card, count) for card, count in counted if pilot_names(card)]
    found = tuple(
        LinkPair(unit.number, pilot.number, unit_count, pilot_count)
        for unit, unit_count in units
        for pilot, pilot_count in pilots
        if links(unit, pilot, edition)
    )
    linked, linking = {pair.unit for pair in found}, {pair.pilot for pair in found}
    return LinkPairs(
        found,
        tuple(unit.number for unit, _ in units if unit.number not in linked),
        tuple(pilot.number for pilot, _ in pilots if pilot.number not in linking),
    )


def links(unit: Card, pilot: Card, edition: str = NEWEST) -> bool:
    """True if the Pilot meets the Unit's link condition by a name or by a trait (2-11-1, 2-11-3).

    From edition 1.1 the name in the condition may be a part of the Pilot's name (3-2-6-4 of edition 1.9).

    >>> from gundam_desktop.games.gcg.cards.catalog import card_sets
    >>> links(card_sets().card("ST01-001"), card_sets().card("ST01-010"))
    True
    """
    names = pilot_names(pilot)
    if unit.link is None or not names:
        return False
    if not names.isdisjoint(unit.link.names) or not set(pilot.traits).isdisjoint(unit.link.traits):
        return True
    by_part = EDITIONS[edition].link_by_part_of_name
    return by_part and any(part in name for part in unit.link.names for name in names)


def pilot_names(card: Card) -> frozenset[str]:
    """Return the names of a card as a Pilot (2-3-4, 2-3-5-4-1); empty if it cannot be paired."""
    own = {card.name} if card.type == "pilot" else {e.name for e in card.effects if isinstance(e, PilotName)}
    return frozenset(own | {e.name for e in card.effects if isinstance(e, AlsoNamed)}) if own else frozenset()
