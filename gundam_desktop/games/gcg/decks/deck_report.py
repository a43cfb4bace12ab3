"""What the command line tells of a deck, as plain data: what it violates, its cards, counts, link pairs and chances."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Any

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks import construction, restrictions
from gundam_desktop.games.gcg.decks.deck import CardCount, Deck
from gundam_desktop.games.gcg.decks.distribution import count_distribution
from gundam_desktop.games.gcg.decks.link_pairs import link_pairs_of
from gundam_desktop.games.gcg.decks.odds import OddsRow, chances
from gundam_desktop.games.gcg.decks.violations import Violation


def all_violations(deck: Deck, day: date | None = None) -> list[Violation]:
    """Return what a deck and its sideboard violate: chapter 5 and, for a given day, the restrictions in force then."""
    cards = card_sets().by_number
    found = construction.violations(deck, cards) + construction.sideboard_violations(deck, cards)
    return found + (restrictions.violations(deck, cards, day) if day is not None else [])


def report(deck: Deck) -> dict[str, Any]:
    """Return a deck with the names of its cards, its counts, link pairs and chances (`Distribution`, `Chances`)."""
    cards = card_sets().by_number
    found, odds = link_pairs_of(deck, cards), chances(deck, cards)
    return {
        "name": deck.name,
        "title": deck.comment,
        "count": deck.count,
        "cards": _named(deck.cards),
        "resources": [{"number": number, "count": count} for number, count in deck.resources],
        "sideboard": _named(deck.sideboard),
        "maybeboard": _named(deck.maybeboard),
        **_by_text(count_distribution(deck, cards)._asdict()),
        "links": {
            "pairs": [pair._asdict() for pair in found.pairs],
            "unmet": list(found.unmet),
            "idle": list(found.idle),
        },
        "chances": {"rows": [_odds_row(row) for row in odds.rows], "burst_shields": odds.bursts},
    }


def _named(entries: Iterable[CardCount]) -> list[dict[str, Any]]:
    cards = card_sets().by_number
    return [{"number": number, "name": cards[number].name, "count": count} for number, count in entries]


def _odds_row(row: OddsRow) -> dict[str, Any]:
    return {"key": row.key, "goes": row.turn_order, "redraw": row.redraw, "by_turn": row.by_turn}


def _by_text(data: dict[str, Any]) -> dict[str, Any]:
    """Return data with all keys as texts, as in JSON."""
    return {str(key): _by_text(value) if isinstance(value, dict) else value for key, value in data.items()}
