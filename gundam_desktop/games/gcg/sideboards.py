"""Sideboards in matches: which decks may be played with one, and the exchange of cards between the games."""

from __future__ import annotations

from collections.abc import Iterable

from gundam_desktop.games.game_module import DeckLists
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks import construction, deck_lookup, faults
from gundam_desktop.games.gcg.decks.deck import DECK, SIDEBOARD, CardCount, Deck
from gundam_desktop.games.gcg.decks.violations import Violation, clause_text, remedy_text, violation_text


def fault(deck: Deck, language: str) -> str:
    """Return every violation of a deck and its sideboard with its source and remedy; empty if there is none.

    `DeckError` for unknown cards.
    """
    _require_known(deck)
    cards = card_sets().by_number
    found = [*construction.violations(deck, cards), *construction.sideboard_violations(deck, cards)]
    if not found:
        return ""
    return f"{deck_lookup.recorded_title(deck.comment, language) or deck.name}: " + "; ".join(
        _told(violation, language) for violation in found
    )


def lists(deck: Deck) -> DeckLists:
    """Return the cards of a deck and of its sideboard, by type, Lv and cost. `DeckError` for unknown cards."""
    _require_known(deck)
    return DeckLists(_sorted(deck.cards), _sorted(deck.sideboard))


def moved(deck: Deck, number: str, into_sideboard: bool) -> Deck:
    """Return the deck with one copy of a card moved into its sideboard, or out of it."""
    return deck.moved(number, DECK if into_sideboard else SIDEBOARD)


def _require_known(deck: Deck) -> None:
    unknown = sorted(number for number in deck.together if number not in card_sets().by_number)
    if unknown:
        raise faults.fault("unknown cards", name=deck.name, numbers=", ".join(unknown))


def _told(violation: Violation, language: str) -> str:
    text, remedy = violation_text(violation, language), remedy_text(violation, language)
    return f"{text} ({clause_text(violation, language)}) – {remedy}"


def _sorted(entries: Iterable[CardCount]) -> list[CardCount]:
    return sorted(entries, key=lambda entry: _order(entry[0]))


def _order(number: str) -> tuple[int, int, int, str]:
    card = card_sets().card(number)
    return construction.type_order(card.type), card.level, card.cost, number
