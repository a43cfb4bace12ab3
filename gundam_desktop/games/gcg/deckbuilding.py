"""The door to deck building: decks as values, the rules for them, lists, the shelf of decks, search, chances."""

from __future__ import annotations

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.sets import card_sets
from gundam_desktop.games.gcg.decks import store
from gundam_desktop.games.gcg.decks.breach import Breach, breach_text, clause_text, color_names, remedy_text
from gundam_desktop.games.gcg.decks.comparing import SIDEBOARD, Change, ChangedType, compare
from gundam_desktop.games.gcg.decks.construction import DECK_SIZE, MOST_COPIES, RESOURCE_DECK_SIZE, colors_of
from gundam_desktop.games.gcg.decks.deck import RESOURCE_NUMBER, Deck, DeckError
from gundam_desktop.games.gcg.decks.drafts import Draft, DraftContent, LeftDraft, LeftDrafts
from gundam_desktop.games.gcg.decks.entries import DamagedDeck, Entry, Listing, matches
from gundam_desktop.games.gcg.decks.legality import Check, Playable, check_text, legality, playable
from gundam_desktop.games.gcg.decks.restrictions import latest as latest_restrictions
from gundam_desktop.games.gcg.decks.shelf import Conflict, Shelf, Version
from gundam_desktop.games.gcg.decks.store import DRAFTS, LOCKS, VERSIONS

__all__ = [
    "DECK_SIZE",
    "DRAFTS",
    "LOCKS",
    "MOST_COPIES",
    "RESOURCE_DECK_SIZE",
    "RESOURCE_NUMBER",
    "SIDEBOARD",
    "VERSIONS",
    "Breach",
    "Card",
    "Change",
    "ChangedType",
    "Check",
    "Conflict",
    "DamagedDeck",
    "Deck",
    "DeckError",
    "Draft",
    "DraftContent",
    "Entry",
    "LeftDraft",
    "LeftDrafts",
    "Listing",
    "Playable",
    "Shelf",
    "Version",
    "all_cards",
    "breach_text",
    "check_text",
    "clause_text",
    "color_names",
    "colors_of",
    "compare",
    "latest_restrictions",
    "legality",
    "matches",
    "playable",
    "players_shelf",
    "remedy_text",
    "shipped_entries",
]


def all_cards() -> dict[str, Card]:
    """Every card there is, by number; those of a position's own are not among them."""
    return {card.number: card for card in card_sets()}


def players_shelf() -> Shelf:
    """The player's decks."""
    return Shelf(store.saved_folder(), all_cards())


def shipped_entries() -> dict[str, Deck]:
    """The decks that the program ships, by name; they are read, never written."""
    cards = all_cards()
    return {name: store.load(path, cards) for name, path in store.shipped_decks().items()}
