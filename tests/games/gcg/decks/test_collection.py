"""The cards that a player owns and wants: kept whole, by several programs at once; what a deck lacks of them."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from gundam_desktop.games.gcg import decks_api
from gundam_desktop.games.gcg.decks.collection import (
    OWNED,
    WANTED,
    CollectedCards,
    Collection,
    counts_of,
    needs_of,
)
from gundam_desktop.games.gcg.decks.deck import Deck, DeckError

GUNDAM, GM, RESOURCE = "ST01-001", "ST01-005", "R-001"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "collection" / "gcg.json"


@pytest.fixture
def collection(file: Path) -> Collection:
    return Collection(file)


def test_a_collection_without_a_file_is_empty_and_makes_none(collection: Collection, file: Path) -> None:
    assert collection.read() == CollectedCards()
    assert not file.parent.exists()


def test_counts_are_set_added_raised_and_replaced(collection: Collection) -> None:
    collection.set_count(OWNED, GUNDAM, 3)
    collection.add(OWNED, {GUNDAM: 1, GM: 2})
    assert collection.read().owned == {GUNDAM: 4, GM: 2}
    collection.add(OWNED, {GM: -5})
    assert collection.read().owned == {GUNDAM: 4}, "no count falls below none"
    collection.raise_to(WANTED, {GUNDAM: 2, GM: 1})
    collection.raise_to(WANTED, {GUNDAM: 1, GM: 3})
    assert collection.read().wanted == {GUNDAM: 2, GM: 3}
    collection.replace(WANTED, {GM: 1})
    assert collection.read() == CollectedCards(owned={GUNDAM: 4}, wanted={GM: 1})


def test_a_count_of_0_is_no_entry(collection: Collection) -> None:
    collection.set_count(OWNED, GUNDAM, 1)
    collection.set_count(OWNED, GUNDAM, 0)
    assert collection.read().owned == {}


def test_too_many_copies_are_refused_and_nothing_is_changed(collection: Collection) -> None:
    collection.set_count(OWNED, GUNDAM, 998)
    with pytest.raises(DeckError, match="1000 copies of ST01-001 in the collection; at most 999 are possible"):
        collection.add(OWNED, {GM: 1, GUNDAM: 2})
    assert collection.read().owned == {GUNDAM: 998}


def test_windows_that_write_at_once_lose_nothing(file: Path) -> None:
    def count(number: str) -> None:
        own = Collection(file)
        for _ in range(20):
            own.add(OWNED, {number: 1, GM: 1})

    writers = [threading.Thread(target=count, args=(f"ST01-00{n}",)) for n in range(1, 4)]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    assert Collection(file).read().owned == {**{f"ST01-00{n}": 20 for n in range(1, 4)}, GM: 60}


def test_a_program_that_writes_for_too_long_is_named(file: Path) -> None:
    with Collection(file)._locked(), pytest.raises(DeckError, match="another window has been writing there"):
        Collection(file, patience=0).add(OWNED, {GM: 1})


@pytest.mark.parametrize(
    "text", ["", "{", '{"owned": {"ST01-001": 0}}', '{"owned": {"ST01-001": "2"}}', '{"own": {}}', '{"owned": {"": 1}}']
)
def test_a_damaged_file_is_named_and_kept(text: str, collection: Collection, file: Path) -> None:
    file.parent.mkdir()
    file.write_text(text, encoding="utf-8")
    with pytest.raises(DeckError, match=r"gcg\.json: cannot be read: .*; it is kept as gcg\.broken-1\.json"):
        collection.add(OWNED, {GM: 1})
    assert (file.parent / "gcg.broken-1.json").read_text(encoding="utf-8") == text
    collection.add(OWNED, {GM: 1})
    assert collection.read().owned == {GM: 1}


def test_a_number_that_no_card_has_is_kept(collection: Collection, file: Path) -> None:
    file.parent.mkdir()
    file.write_text('{"owned": {"XX99-001": 2}}', encoding="utf-8")
    collection.add(OWNED, {GM: 1})
    assert collection.read().owned == {GM: 1, "XX99-001": 2}


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "collection").write_text("a file", encoding="utf-8")
    with pytest.raises(DeckError, match="collection"):
        Collection(tmp_path / "collection" / "gcg.json").add(OWNED, {GM: 1})


def test_a_deck_needs_the_cards_of_deck_and_sideboard_but_not_what_it_might_have() -> None:
    deck = Deck(name="", cards=((GUNDAM, 4), (GM, 1)), sideboard=((GM, 2),), maybeboard=(("ST01-010", 4),))
    assert needs_of(deck, {GUNDAM: 1, GM: 9}) == [(GUNDAM, 4, 1), (GM, 3, 9)]
    assert [need.missing for need in needs_of(deck, {GUNDAM: 1, GM: 9})] == [3, 0]
    assert needs_of(deck, {}, resources=True)[-1] == (RESOURCE, 10, 0)


def test_what_is_written_as_a_table_is_read_again() -> None:
    cards = decks_api.all_cards()
    counts = {number: 1 + place % 999 for place, number in enumerate(cards) if not cards[number].is_token}
    for language in ("en", "ja", "zh"):
        read = decks_api.read_list(decks_api.write_table(counts, cards, language), cards)
        assert not read.problems
        assert not read.questions
        assert counts_of(read) == counts


def test_a_list_without_resources_brings_none_into_a_collection() -> None:
    read = decks_api.read_list("Quantity,Card Number,Set\n2,ST01-001,ST01\n1,ST01-001_p1,ST01", decks_api.all_cards())
    assert counts_of(read) == {GUNDAM: 3}, "all printings count together"


def test_a_list_of_cards_is_read_again() -> None:
    cards = decks_api.all_cards()
    text = decks_api.write_counts({GUNDAM: 2, RESOURCE: 1}, cards)
    assert text.startswith("2 ST01-001 Gundam\n")
    assert counts_of(decks_api.read_list(text, cards)) == {GUNDAM: 2, RESOURCE: 1}
