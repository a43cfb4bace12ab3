"""The index of decks: what many decks cost, and that nothing in the index is trusted."""

from __future__ import annotations

import json
import random
import threading
from contextlib import suppress
from pathlib import Path

import pytest

from gundam_desktop.games.gcg.decks import deck_index, deck_lookup
from gundam_desktop.games.gcg.decks.deck import Deck, DeckError
from gundam_desktop.games.gcg.decks.repository import DeckRepository
from gundam_desktop.locate import user_cache
from gundam_desktop.prepared import write_prepared
from gundam_desktop.reading import read_whole
from tests.conftest import Times
from tests.games.gcg.decks.plain_cards import CARDS
from tests.records.strangers import changed

GREEN = Deck(name="Green", cards=(("ST02-001", 4),))
BLUE = Deck(name="Blue", cards=(("ST01-001", 4), ("ST01-002", 4)))


@pytest.fixture
def read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the deck files that are read; the cache is the test's own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    deck_lookup.index_of.cache_clear()
    names: list[str] = []

    def heard(path: Path, most: int) -> bytes:
        names.append(path.name)
        return read_whole(path, most)

    monkeypatch.setattr(deck_lookup, "read_whole", heard)
    return names


@pytest.fixture
def looked(read: list[str], monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The folder of decks, as often as all files in it were looked at."""
    folders: list[Path] = []
    usual = deck_lookup.deck_files

    def heard(top: Path) -> object:
        if top == deck_lookup.saved_folder():
            folders.append(top)
        return usual(top)

    monkeypatch.setattr(deck_lookup, "deck_files", heard)
    return folders


def filled(home: Path, count: int = 200) -> Path:
    folder = home / "decks"
    folder.mkdir()
    for number in range(count):
        text = f"# name: Deck {number:04}\n# id: {number:012x}\n4 ST01-001\n10 R-001\n"
        (folder / f"Deck {number:04}.txt").write_text(text, encoding="utf-8")
    return folder


def restarted() -> None:
    """As when the program is started again: only what is on the disk is known."""
    for thread in threading.enumerate():
        if thread.name == "index of decks":
            thread.join()
    deck_lookup.index_of.cache_clear()


def index_file() -> Path:
    restarted()
    (file,) = user_cache(deck_index.NAME).glob("*.json")
    return file


def test_names_are_known_at_the_next_start_without_reading_a_deck(home: Path, read: list[str]) -> None:
    filled(home)
    before = deck_lookup.saved_decks()
    assert len(read) == 200
    restarted()
    read.clear()
    assert deck_lookup.saved_decks() == before
    assert read == []


def test_only_decks_that_have_changed_are_read(home: Path, read: list[str]) -> None:
    folder = filled(home)
    deck_lookup.saved_decks()
    restarted()
    read.clear()
    (folder / "Deck 0003.txt").write_text("# name: Other\n4 ST01-001\n", encoding="utf-8")
    (folder / "Deck 0005.txt").unlink()
    names = deck_lookup.saved_decks()
    assert read == ["Deck 0003.txt"]
    assert "Other" in names
    assert not {"Deck 0003", "Deck 0005"} & set(names)


def test_one_deck_is_found_among_many_with_a_look_at_its_file_alone(
    home: Path, read: list[str], looked: list[Path]
) -> None:
    filled(home)
    deck_lookup.saved_decks()
    restarted()
    read.clear()
    looked.clear()
    assert deck_lookup.find("Deck 0123", CARDS).name == "Deck 0123"
    assert read == ["Deck 0123.txt"]
    assert looked == []


def test_a_save_costs_the_same_among_many_decks(home: Path, read: list[str], looked: list[Path]) -> None:
    repository = DeckRepository(filled(home), CARDS)
    entry = repository.entry(f"{7:012x}")
    assert entry is not None
    read.clear()
    looked.clear()
    changed_deck = BLUE.model_copy(update={"name": entry.name})
    saved = repository.save(entry, changed_deck)
    again = repository.entry(saved.id)
    assert again is not None
    assert again.deck.cards == BLUE.cards
    assert set(read) == {"Deck 0007.txt"}
    assert looked == [], "the other decks are not looked at"
    added = repository.add(BLUE)
    assert added.name == "Blue"
    assert set(read) <= {"Deck 0007.txt", "Blue.txt"}, "a new name is compared with the known ones"
    assert len(looked) == 1
    again = repository.save(added, GREEN.model_copy(update={"name": "Blue"}))
    assert repository.entry(again.id) == again
    assert deck_lookup.find("Blue", CARDS).cards == GREEN.cards
    assert len(looked) == 1, "what was written is known"


def test_a_deck_whose_file_was_exchanged_is_looked_for(home: Path, read: list[str]) -> None:
    folder = filled(home, 30)
    repository = DeckRepository(folder, CARDS)
    assert repository.entry(f"{3:012x}") is not None
    (folder / "Deck 0003.txt").replace(folder / "moved.txt")
    (folder / "Deck 0004.txt").replace(folder / "Deck 0003.txt")
    moved, other = repository.entry(f"{3:012x}"), repository.entry(f"{4:012x}")
    assert moved is not None
    assert other is not None
    assert (moved.path.name, other.path.name) == ("moved.txt", "Deck 0003.txt")
    assert deck_lookup.name_of(folder / "moved.txt") == "Deck 0003"
    assert deck_lookup.find("Deck 0004", CARDS).name == "Deck 0004"


def test_a_copy_made_by_hand_has_an_id_of_its_own(home: Path, read: list[str]) -> None:
    folder = filled(home, 3)
    text = (folder / "Deck 0001.txt").read_text("utf-8")
    (folder / "copy.txt").write_text(text.replace("Deck 0001", "Copy"), encoding="utf-8")
    repository = DeckRepository(folder, CARDS)
    for entry in repository.listing().entries:
        assert repository.entry(entry.id) == entry


def test_of_two_decks_with_one_id_the_damaged_one_does_not_hide_the_other(home: Path, read: list[str]) -> None:
    folder = filled(home, 3)
    (folder / "A.txt").write_text(f"# name: A\n# id: {1:012x}\n4 no card\n", encoding="utf-8")
    repository = DeckRepository(folder, CARDS)
    entry = repository.entry(f"{1:012x}")
    assert entry is not None
    assert entry.name == "Deck 0001"


def test_a_deck_that_cannot_be_read_for_a_while_is_known_again(
    home: Path, read: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = filled(home, 30)

    def refused(path: Path, most: int) -> bytes:
        raise PermissionError(13, "Permission denied", str(path))

    with monkeypatch.context() as patched:
        patched.setattr(deck_lookup, "read_whole", refused)
        assert "Deck 0003" in deck_lookup.saved_decks()
        assert DeckRepository(folder, CARDS).entry(f"{3:012x}") is None
    entry = DeckRepository(folder, CARDS).entry(f"{3:012x}")
    assert entry is not None
    assert entry.name == "Deck 0003"


@pytest.mark.parametrize("bad", [b"", b"x", b"\x00" * 5000, b"1 2\n[]"])
def test_an_index_that_is_damaged_is_made_again(home: Path, read: list[str], bad: bytes) -> None:
    filled(home, 30)
    before = deck_lookup.saved_decks()
    index_file().write_bytes(bad)
    restarted()
    assert deck_lookup.saved_decks() == before


def test_an_index_of_a_stranger_names_no_other_file(
    home: Path, read: list[str], rng: random.Random, times: Times
) -> None:
    filled(home, 30)
    before = deck_lookup.saved_decks()
    file = index_file()
    state, content = file.stem, json.loads(file.read_bytes().partition(b"\n")[2])
    for name in ("../../escaped.txt", "/etc/passwd", "a\x00b"):
        write_prepared(file, state, content | {name: next(iter(content.values()))})
        restarted()
        assert set(deck_lookup.saved_decks().values()) == set(before.values())
    for _ in range(times(100)):
        write_prepared(file, state, changed(content, rng))
        restarted()
        for name in before:
            with suppress(DeckError):  # it may be listed under a wrong name, until its file changes
                assert deck_lookup.find(name, CARDS).cards == (("ST01-001", 4),)
        assert set(deck_lookup.saved_decks().values()) == set(before.values())


def test_decks_that_take_each_other_s_names_keep_no_other_from_being_found(home: Path, read: list[str]) -> None:
    folder = filled(home, 3)
    for file, name in (("a", "c.txt"), ("b", "X"), ("c", "X")):
        (folder / f"{file}.txt").write_text(f"# name: {name}\n4 ST01-001\n", encoding="utf-8")
    assert [deck_lookup.find(name, CARDS).name for name in ("c.txt", "X", "Deck 0001")] == ["c.txt", "X", "Deck 0001"]
