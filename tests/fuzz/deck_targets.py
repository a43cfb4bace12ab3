"""Decks, deck lists, drafts and queries, read as the builder reads them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks import deck_lookup
from gundam_desktop.games.gcg.decks.deck import DeckError
from gundam_desktop.games.gcg.decks.deck_reader import DeckReader
from gundam_desktop.games.gcg.decks.drafts import recoverable_drafts
from gundam_desktop.games.gcg.decks.formats import question_text, write_list
from gundam_desktop.games.gcg.search.card_index import CardIndex
from gundam_desktop.games.gcg.search.errors import error_text
from gundam_desktop.languages import LANGUAGES
from tests.fuzz.messages import is_message


def deck(data: bytes, folder: Path) -> None:
    """A file in the folder of saved decks: listed, or named among the damaged ones; and opened by its path."""
    path = folder / "a.deck"
    path.write_bytes(data)
    listing = DeckReader(folder, _cards()).listing(folder)
    assert len(listing.entries) + len(listing.damaged) == 1
    for damaged in listing.damaged:
        assert isinstance(damaged.error, DeckError)
        for language in LANGUAGES:
            is_message(damaged.error.sentence(language))
        for more in damaged.error.more:
            is_message(more)
    try:
        found = deck_lookup.load(path, _cards())
    except DeckError:
        assert listing.damaged
    else:
        assert listing.entries
        _is_written(found)
        for language in LANGUAGES:
            deck_lookup.title(str(path), language).encode()


def deck_list(data: bytes, folder: Path) -> None:
    """A list of any form in the import dialog: each line that is not understood is told, each question answered."""
    path = folder / "a.txt"
    path.write_bytes(data)
    try:
        text = decks_api.text_of(path)
    except DeckError as error:
        for language in LANGUAGES:
            is_message(error.sentence(language))
        return
    read = decks_api.read_text(text, _cards())
    for language in LANGUAGES:
        for problem in read.problems:
            is_message(decks_api.problem_text(problem, language))
        for question in read.questions:
            is_message(question_text(question, language))
    while read.questions:
        first, *others = read.questions
        read = decks_api.with_answers(read, {0: first.numbers[0]} | dict.fromkeys(range(1, len(others) + 1), ""))
    _is_written(read.deck)


def draft(data: bytes, folder: Path) -> None:
    """A draft that another program has left."""
    (folder / "a.draft").write_bytes(data)
    found = recoverable_drafts(folder, _cards())
    assert len(found.drafts) + len(found.faults) == 1
    for fault in found.faults:
        is_message(fault)
    for each in found.drafts:
        _is_written(each.content.deck)


def query(data: bytes, _folder: Path) -> None:
    """A query in the search field: found, faults told, written again as the same query, completed at its end."""
    text = data.decode(errors="replace")
    parsed, index = decks_api.parse_query(text), _index()
    index.find(parsed)
    for fault in (*parsed.errors, *index.misses(parsed)):
        for language in LANGUAGES:
            is_message(error_text(fault, language))
    for language in LANGUAGES:
        assert decks_api.parse_query(decks_api.write_query(parsed, language)).root == parsed.root
        decks_api.complete(text, len(text), index, language)


def _is_written(found: decks_api.Deck) -> None:
    """A deck that was read can be written in every form, and its text read again."""
    for form in decks_api.FORMATS:
        write_list(found, form, _cards()).encode()


@cache
def _cards() -> dict[str, Card]:
    """Some of the cards: the nearest of a thousand names take their time."""
    return {number: card for number, card in card_sets().by_number.items() if card.set in {"ST01", "ST02", "T", "R"}}


@cache
def _index() -> CardIndex:
    return CardIndex(_cards().values(), library)
