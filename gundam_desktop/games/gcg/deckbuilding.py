"""The door to deck building: decks as values, the rules for them, lists, the shelf of decks, search, chances."""

from __future__ import annotations

from gundam_desktop.games.gcg.decks.deck import Deck, DeckError

# search
from gundam_desktop.games.gcg.search.editing import has_term, with_term
from gundam_desktop.games.gcg.search.faults import Fault, fault_sentence
from gundam_desktop.games.gcg.search.index import CardIndex
from gundam_desktop.games.gcg.search.parsing import parse
from gundam_desktop.games.gcg.search.query import Query, write
from gundam_desktop.games.gcg.search.sorting import SORTS, sort_key
from gundam_desktop.games.gcg.search.suggesting import Suggestion, suggest
from gundam_desktop.games.gcg.search.vocabulary import field_name
from gundam_desktop.games.gcg.searching import card_index

__all__ = [
    "Deck",
    "DeckError",
]

# search
__all__ += [
    "SORTS",
    "CardIndex",
    "Fault",
    "Query",
    "Suggestion",
    "card_index",
    "fault_sentence",
    "field_name",
    "has_term",
    "parse",
    "sort_key",
    "suggest",
    "with_term",
    "write",
]
