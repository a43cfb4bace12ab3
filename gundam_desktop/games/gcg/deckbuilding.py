"""The door to deck building: decks as values, the rules for them, lists, the shelf of decks, search, chances."""

from __future__ import annotations

from gundam_desktop import locate
from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.sets import card_sets
from gundam_desktop.games.gcg.decks import store
from gundam_desktop.games.gcg.decks.breach import Breach, breach_text, clause_text, color_names, remedy_text
from gundam_desktop.games.gcg.decks.comparing import SIDEBOARD, Change, ChangedType, compare
from gundam_desktop.games.gcg.decks.construction import colors_of
from gundam_desktop.games.gcg.decks.deck import Deck, DeckError
from gundam_desktop.games.gcg.decks.drafts import Draft, DraftContent, LeftDraft, LeftDrafts
from gundam_desktop.games.gcg.decks.entries import DamagedDeck, Entry, Listing, Reader, matches
from gundam_desktop.games.gcg.decks.legality import Check, Playable, check_text, legality, playable
from gundam_desktop.games.gcg.decks.restrictions import latest as latest_restrictions
from gundam_desktop.games.gcg.decks.shelf import Conflict, Shelf, Version
from gundam_desktop.games.gcg.decks.store import REMOVED

__all__ = [
    "REMOVED",
    "SIDEBOARD",
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


# the shelf


def all_cards() -> dict[str, Card]:
    """Every card there is, by number; those of a position's own are not among them."""
    return {card.number: card for card in card_sets()}


def players_shelf() -> Shelf:
    """The player's decks."""
    return Shelf(store.saved_folder(), all_cards())


def shipped_entries() -> list[Entry]:
    """The decks that the program ships; they are read, never written."""
    folder = locate.resource("decks")
    return Reader(folder, all_cards()).listing(folder).entries
