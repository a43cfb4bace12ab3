"""The door to deck building: decks as values, the rules for them, lists, the shelf of decks, search, chances."""

from __future__ import annotations

from gundam_desktop import locate
from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.sets import card_sets
from gundam_desktop.games.gcg.deck_words import keyword_name, trait_name
from gundam_desktop.games.gcg.decks import deck_lookup
from gundam_desktop.games.gcg.decks.construction import DECK_SIZE, MOST_COPIES, RESOURCE_DECK_SIZE, colors_of
from gundam_desktop.games.gcg.decks.deck import RESOURCE_NUMBER, Deck, DeckError
from gundam_desktop.games.gcg.decks.deck_files import DamagedDeck, Entry, Listing, Reader, matches
from gundam_desktop.games.gcg.decks.deck_lookup import REMOVED, find, text_of
from gundam_desktop.games.gcg.decks.deckfile import read_text
from gundam_desktop.games.gcg.decks.diff import SIDEBOARD, Change, ChangedType, compare
from gundam_desktop.games.gcg.decks.drafts import Draft, DraftContent, LeftDraft, LeftDrafts
from gundam_desktop.games.gcg.decks.formats import (
    FORMS,
    Place,
    Problem,
    Question,
    ReadList,
    answered,
    form_text,
    place_text,
    problem_text,
    read_list,
    write_list,
)
from gundam_desktop.games.gcg.decks.formats.strict import whole
from gundam_desktop.games.gcg.decks.legality import Check, Playable, check_text, legality, playable
from gundam_desktop.games.gcg.decks.repository import Conflict, DeckRepository, Version
from gundam_desktop.games.gcg.decks.restrictions import latest as latest_restrictions
from gundam_desktop.games.gcg.decks.statistics import (
    Chance,
    Chances,
    Key,
    Pair,
    Pairs,
    Row,
    SampleHand,
    Spread,
    breaches_of,
    chance_of_group,
    chance_of_pair,
    chances_of,
    pairs_of,
    sample_hand,
    spread_of,
)
from gundam_desktop.games.gcg.decks.violations import Violation, breach_text, clause_text, color_names, remedy_text
from gundam_desktop.games.gcg.search.completion import Suggestion, suggest
from gundam_desktop.games.gcg.search.errors import Fault, fault_sentence
from gundam_desktop.games.gcg.search.index import CardIndex
from gundam_desktop.games.gcg.search.parsing import parse as parse_query
from gundam_desktop.games.gcg.search.query import Query
from gundam_desktop.games.gcg.search.query import write as write_query
from gundam_desktop.games.gcg.search.query_edit import has_term, with_term
from gundam_desktop.games.gcg.search.sorting import SORTS, sort_key
from gundam_desktop.games.gcg.searching import card_index

__all__ = [
    "DECK_SIZE",
    "FORMS",
    "MOST_COPIES",
    "REMOVED",
    "RESOURCE_DECK_SIZE",
    "RESOURCE_NUMBER",
    "SIDEBOARD",
    "SORTS",
    "Card",
    "CardIndex",
    "Chance",
    "Chances",
    "Change",
    "ChangedType",
    "Check",
    "Conflict",
    "DamagedDeck",
    "Deck",
    "DeckError",
    "DeckRepository",
    "Draft",
    "DraftContent",
    "Entry",
    "Fault",
    "Key",
    "LeftDraft",
    "LeftDrafts",
    "Listing",
    "Pair",
    "Pairs",
    "Place",
    "Playable",
    "Problem",
    "Query",
    "Question",
    "ReadList",
    "Row",
    "SampleHand",
    "Spread",
    "Suggestion",
    "Version",
    "Violation",
    "all_cards",
    "answered",
    "breach_text",
    "breaches_of",
    "card_index",
    "chance_of_group",
    "chance_of_pair",
    "chances_of",
    "check_text",
    "clause_text",
    "color_names",
    "colors_of",
    "compare",
    "fault_sentence",
    "find",
    "form_text",
    "found_by",
    "has_term",
    "keyword_name",
    "latest_restrictions",
    "legality",
    "matches",
    "pairs_of",
    "parse_query",
    "place_text",
    "playable",
    "players_shelf",
    "problem_text",
    "read_list",
    "read_text",
    "remedy_text",
    "sample_hand",
    "shipped_entries",
    "sort_key",
    "spread_of",
    "suggest",
    "text_of",
    "trait_name",
    "whole",
    "with_term",
    "write_list",
    "write_query",
]


def all_cards() -> dict[str, Card]:
    """Every card there is, by number; those of a position's own are not among them."""
    return {card.number: card for card in card_sets()}


def players_shelf() -> DeckRepository:
    """The player's decks."""
    return DeckRepository(deck_lookup.saved_folder(), all_cards())


def found_by(entry: Entry) -> str:
    """The name by which `find` finds a deck of the shelf."""
    return deck_lookup.name_of(entry.path)


def shipped_entries() -> list[Entry]:
    """The decks that the program ships; they are read, never written."""
    folder = locate.resource("decks")
    return Reader(folder, all_cards()).listing(folder).entries
