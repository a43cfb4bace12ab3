"""Deck building as others use it: decks, deck rules, list formats, the deck repository, card search, chances."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import cache, partial
from pathlib import Path

from gundam_desktop import locate
from gundam_desktop.games.gcg import library, play_figures
from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.cards.sets import CardSets
from gundam_desktop.games.gcg.deck_summary import key_card
from gundam_desktop.games.gcg.decks import deck_lookup, link_pairs
from gundam_desktop.games.gcg.decks.collection import (
    MOST_COLLECTED,
    OWNED,
    SHELVES,
    WANTED,
    CardNeed,
    CollectedCards,
    Collection,
    Counts,
    Shelf,
    counts_of,
    needs_of,
)
from gundam_desktop.games.gcg.decks.construction import (
    COLORS,
    DECK_SIZE,
    DECK_TYPES,
    LIST_TYPES,
    MOST_COPIES,
    RESOURCE_DECK_SIZE,
    SIDEBOARD_SIZE,
    colors_of,
    type_order,
)
from gundam_desktop.games.gcg.decks.deck import (
    DECK,
    MAYBEBOARD,
    PARTS,
    RESOURCE_NUMBER,
    SIDEBOARD,
    Deck,
    DeckError,
    Part,
)
from gundam_desktop.games.gcg.decks.deck_format import read_text
from gundam_desktop.games.gcg.decks.deck_lookup import REMOVED, SUFFIXES, decode_text, find, text_of
from gundam_desktop.games.gcg.decks.deck_reader import DamagedDeck, DeckEntry, DeckListing, DeckReader, matches
from gundam_desktop.games.gcg.decks.deck_report import all_violations, report
from gundam_desktop.games.gcg.decks.diff import CountChange, TypeChanges, compare
from gundam_desktop.games.gcg.decks.distribution import Distribution
from gundam_desktop.games.gcg.decks.drafts import Draft, DraftContent, RecoverableDraft, RecoverableDrafts
from gundam_desktop.games.gcg.decks.exchanges import Exchange, exchanges, paired
from gundam_desktop.games.gcg.decks.faults import fault
from gundam_desktop.games.gcg.decks.formats import (
    FORMATS,
    AmbiguousLine,
    ListPosition,
    ListProblem,
    ReadList,
    format_name,
    position_text,
    problem_text,
    read_list,
    with_answers,
    write_list,
)
from gundam_desktop.games.gcg.decks.formats.list_texts import heading
from gundam_desktop.games.gcg.decks.formats.list_writer import write_counts, write_table
from gundam_desktop.games.gcg.decks.formats.strict import completely, read_complete
from gundam_desktop.games.gcg.decks.hypergeometric import UNDEFINED, Chance, percent
from gundam_desktop.games.gcg.decks.legality import Playable, RuleCheck, check_text, legality, playable
from gundam_desktop.games.gcg.decks.link_pairs import LinkPair, LinkPairs
from gundam_desktop.games.gcg.decks.odds import Chances, OddsKey, OddsRow, chance_of_group, chance_of_pair
from gundam_desktop.games.gcg.decks.repository import DeckRepository, DeckVersion, SaveConflict
from gundam_desktop.games.gcg.decks.restrictions import latest as latest_restrictions
from gundam_desktop.games.gcg.decks.restrictions import restricted
from gundam_desktop.games.gcg.decks.sample_hand import SampleHand, sample_hand
from gundam_desktop.games.gcg.decks.shipped_decks import key_card_of, plan_of
from gundam_desktop.games.gcg.decks.statistics import chances_of, distribution_of, pairs_of, violations_of
from gundam_desktop.games.gcg.decks.suggestions import Suggestion, suggestions
from gundam_desktop.games.gcg.decks.violations import (
    Violation,
    clause_text,
    color_names,
    remedy_text,
    shown_title,
    violation_text,
)
from gundam_desktop.games.gcg.effects.language import Keyword
from gundam_desktop.games.gcg.model.editions import EDITIONS, NEWEST
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.games.gcg.search.card_index import CardIndex, Counters
from gundam_desktop.games.gcg.search.completion import Completion, complete
from gundam_desktop.games.gcg.search.errors import QueryError, error_text
from gundam_desktop.games.gcg.search.parsing import parse as parse_query
from gundam_desktop.games.gcg.search.query import Query, written_value
from gundam_desktop.games.gcg.search.query import write as write_query
from gundam_desktop.games.gcg.search.query_edit import has_term, with_term, without_field
from gundam_desktop.games.gcg.search.sorting import SORTS, sort_key
from gundam_desktop.games.gcg.search.vocabulary import field_name

__all__ = [
    "COLORS",
    "DECK",
    "DECK_SIZE",
    "DECK_TYPES",
    "EDITIONS",
    "FORMATS",
    "LIST_TYPES",
    "MAYBEBOARD",
    "MOST_COLLECTED",
    "MOST_COPIES",
    "NEWEST",
    "OWNED",
    "PARTS",
    "REMOVED",
    "RESOURCE_DECK_SIZE",
    "RESOURCE_NUMBER",
    "SHELVES",
    "SIDEBOARD",
    "SIDEBOARD_SIZE",
    "SORTS",
    "SUFFIXES",
    "UNDEFINED",
    "WANTED",
    "AmbiguousLine",
    "Card",
    "CardIndex",
    "CardNeed",
    "Chance",
    "Chances",
    "CollectedCards",
    "Collection",
    "Completion",
    "CountChange",
    "Counters",
    "Counts",
    "DamagedDeck",
    "Deck",
    "DeckEntry",
    "DeckError",
    "DeckListing",
    "DeckRepository",
    "DeckVersion",
    "Distribution",
    "Draft",
    "DraftContent",
    "Exchange",
    "LinkPair",
    "LinkPairs",
    "ListPosition",
    "ListProblem",
    "OddsKey",
    "OddsRow",
    "Part",
    "Playable",
    "Query",
    "QueryError",
    "ReadList",
    "RecoverableDraft",
    "RecoverableDrafts",
    "RuleCheck",
    "SampleHand",
    "SaveConflict",
    "Shelf",
    "Suggestion",
    "TypeChanges",
    "Violation",
    "all_cards",
    "all_violations",
    "card_index",
    "card_sets",
    "chance_of_group",
    "chance_of_pair",
    "chances_of",
    "check_text",
    "clause",
    "clause_text",
    "color_names",
    "colors_of",
    "compare",
    "complete",
    "completely",
    "counts_of",
    "decode_text",
    "distribution_of",
    "error_text",
    "exchanges_for",
    "fault",
    "field_name",
    "figure_numbers",
    "figure_words",
    "find",
    "format_name",
    "gauntlet_folder",
    "has_term",
    "heading",
    "key_card",
    "key_card_of",
    "keyword_name",
    "latest_restrictions",
    "legality",
    "links_query",
    "lookup_name",
    "matches",
    "needs_of",
    "paired",
    "pairs_of",
    "parse_query",
    "percent",
    "plan_of",
    "playable",
    "player_repository",
    "position_text",
    "problem_text",
    "read_complete",
    "read_list",
    "read_text",
    "remedy_text",
    "report",
    "sample_hand",
    "shipped_entries",
    "shown_title",
    "sort_key",
    "suggestions_for",
    "text_of",
    "trait_name",
    "tuning_folder",
    "type_order",
    "violation_text",
    "violations_of",
    "with_answers",
    "with_term",
    "without_field",
    "write_counts",
    "write_list",
    "write_query",
    "write_table",
    "written_value",
]


WINDOW_TIMEOUT_S = 0.3
"""How many seconds a window waits for another program that writes decks; writing takes milliseconds."""


def all_cards() -> dict[str, Card]:
    """Return every known card by number, without the own cards of positions."""
    return dict(card_sets().by_number)


def gauntlet_folder() -> Path:
    """Return the player's folder of the games that bots have played in gauntlets."""
    return locate.player_folder("gauntlets")


def figure_numbers(deck: Deck) -> Sequence[str]:
    """Return the different card numbers of a deck, in the order in which games between bots count their copies."""
    return play_figures.numbers(deck)


def figure_words(language: str) -> Mapping[str, str]:
    """Return the names of what is counted in games between bots, by key."""
    return play_figures.words(language)


def tuning_folder() -> Path:
    """Return the player's folder of the games that bots have played to improve decks."""
    return locate.player_folder("tunings")


def player_repository() -> DeckRepository:
    """Return the repository of the player's decks, for a window, which waits for no other program for long."""
    return DeckRepository(deck_lookup.saved_folder(), all_cards(), WINDOW_TIMEOUT_S)


def player_collection() -> Collection:
    """Return the player's collection and wish list, for a window, which waits for no other program for long."""
    return Collection(locate.player_folder("collection", "gcg.json"), WINDOW_TIMEOUT_S)


def counters_of(cards: CollectedCards) -> dict[str, Callable[[str], int]]:
    """Return the counters with which the card search finds cards by their copies in a collection."""
    return {shelf: partial(_count, cards.counts(shelf)) for shelf in SHELVES}


def _count(counts: Counts, number: str) -> int:
    return counts.get(number, 0)


def lookup_name(entry: DeckEntry) -> str:
    """Return the name by which `find` finds a stored deck."""
    return deck_lookup.name_of(entry.path)


def shipped_entries() -> list[DeckEntry]:
    """Return the decks that the program ships."""
    folder = locate.game_resource("gcg", "decks")
    return DeckReader(folder, all_cards()).listing(folder).entries


def suggestions_for(deck: Deck, day: date) -> list[Suggestion]:
    """Return cards that would suit a deck in the newest edition, with reasons, judged by the shipped decks."""
    return suggestions(deck, all_cards(), [entry.deck for entry in shipped_entries()], day)


def exchanges_for(deck: Deck, day: date) -> list[Exchange]:
    """Return the exchanges of cards to try in a deck, by the rules of construction and the restrictions of a day."""
    return exchanges(deck, all_cards(), [entry.deck for entry in shipped_entries()], day)


def card_index(tokens: bool = False) -> CardIndex:
    """Return an index of the cards that can be in a deck or resource deck; with `tokens` also of tokens.

    Legality and restrictions are those of today.
    """
    return _index(card_sets(), tokens, date.today())


@cache
def _index(sets: CardSets, tokens: bool, day: date) -> CardIndex:
    names = {cards.set: cards.name for cards in sets.sets}
    searched = (card for card in sets if tokens or not card.is_token)
    return CardIndex(searched, library, names, restricted(sets, day))


def trait_name(trait: str, language: str = "en") -> str:
    """Return a trait as written on cards in a language."""
    return library.wording(language).names.trait(trait)


def clause(number: str) -> str:
    """Return the newest edition's number for a clause of edition 1.0; decks are judged by the newest edition.

    >>> clause("5-2-1-6-1")
    '6-2-1-6-1'
    """
    return RULEBOOK.number_in(NEWEST, number)


def keyword_name(keyword: str, language: str = "en") -> str:
    """Return a keyword without its amount, as written on cards in a language."""
    return library.wording(language).keyword(Keyword.model_validate({"name": keyword}))


def links_query(number: str, language: str = "en") -> str:
    """Return a query for the cards that link with a Unit or a Pilot; empty for a card that links with none.

    >>> links_query("ST01-010"), links_query("ST01-005")
    ('links:ST01-010', '')
    """
    cards = card_sets().by_number
    if link_pairs.pilot_names(cards[number]):
        return with_term("", "links", ":", number, True, language)
    if cards[number].link is None:
        return ""
    pilots = [pilot.number for pilot in cards.values() if link_pairs.links(cards[number], pilot)]
    query = ""
    for pilot in pilots:
        query = with_term(query, "number", "=", pilot, True, language)
    return query
