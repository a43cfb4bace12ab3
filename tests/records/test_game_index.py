"""The index of saved games: files that have not changed are not read again, and nothing in the index is trusted."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from gundam_desktop.locate import user_cache
from gundam_desktop.prepared import write_prepared
from gundam_desktop.quoting import is_control
from gundam_desktop.records import RecordedGame, Store, game_index, read_record
from gundam_desktop.records import store as store_module
from gundam_desktop.records.entries import LONGEST_NAME, write_line
from gundam_desktop.records.game_index import MOST, NAME
from tests.conftest import Times
from tests.records.played_games import a_start, recorded
from tests.records.strangers import changed


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of the test's own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the files of games that are read."""
    names: list[str] = []

    def heard(path: Path) -> object:
        names.append(path.name)
        return read_record(path)

    monkeypatch.setattr(store_module, "read_record", heard)
    return names


def many(store: Store, count: int) -> list[Path]:
    store.folder.mkdir(parents=True)
    start, paths = a_start(), []
    for number in range(count):
        path = store.folder / f"game-{number:04}.game"
        path.write_bytes(write_line(start.model_copy(update={"id": path.stem})))
        os.utime(path, (1_000_000 + number, 1_000_000 + number))
        paths.append(path)
    return paths


def index_file() -> Path:
    (file,) = user_cache(NAME).glob("*.json")
    return file


def test_a_folder_that_has_not_changed_is_listed_without_reading_a_game(store: Store, read: list[str]) -> None:
    paths = many(store, 300)
    first = store.listing()
    assert len(read) == 300
    read.clear()
    assert Store(store.folder).listing() == first
    assert read == []
    assert [entry.path for entry in first.entries] == paths[::-1], "the last played first"


def test_only_what_has_changed_is_read(store: Store, read: list[str]) -> None:
    paths = many(store, 20)
    store.listing()
    read.clear()
    store.rename(paths[3], "named")
    paths[5].unlink()
    renamed = paths[7].rename(paths[7].with_name("other.game"))
    entries = {entry.path: entry for entry in store.listing().entries}
    assert sorted(read) == [paths[3].name, renamed.name]
    assert entries[paths[3]].summary.name == "named"
    assert paths[5] not in entries
    assert len(entries) == 19


def test_a_game_put_back_with_the_time_of_another_is_read(store: Store, read: list[str]) -> None:
    path = many(store, 3)[0]
    store.listing()
    read.clear()
    found = path.stat()
    other = path.with_suffix(".new")
    other.write_bytes(path.read_bytes().replace(b"Ann", b"Eve"))
    os.utime(other, ns=(found.st_atime_ns, found.st_mtime_ns))
    other.replace(path)
    store.listing()
    assert read == [path.name]


def test_the_first_games_are_there_before_the_last_are_read(store: Store, read: list[str]) -> None:
    paths = many(store, 50)
    results = store.scan()
    first = next(results)
    assert isinstance(first, RecordedGame)
    assert first.path == paths[-1]
    assert len(read) == 1


def test_a_listing_that_is_given_up_keeps_what_it_has_read(store: Store, read: list[str]) -> None:
    many(store, 50)
    results = store.scan()
    assert isinstance(results, Iterator)
    for _ in range(30):
        next(results)
    results.close()  # type: ignore[attr-defined]  # it is a generator
    read.clear()
    assert len(store.listing().entries) == 50
    assert len(read) == 20


def test_without_the_cache_everything_is_read_again(store: Store, read: list[str]) -> None:
    many(store, 5)
    before = store.listing()
    index_file().unlink()
    read.clear()
    assert store.listing() == before
    assert len(read) == 5


def test_a_cache_that_cannot_be_written_is_done_without(store: Store, cache: Path) -> None:
    cache.write_text("no folder")
    many(store, 5)
    assert len(store.listing().entries) == 5


@pytest.mark.parametrize("bad", [b"", b"x", b"[1, 2]\n{}", b"\x00" * 4096, b"1 2\n{"])
def test_an_index_that_is_damaged_is_made_again(store: Store, bad: bytes, read: list[str]) -> None:
    many(store, 5)
    before = store.listing()
    index_file().write_bytes(bad)
    read.clear()
    assert store.listing() == before
    assert len(read) == 5
    read.clear()
    store.listing()
    assert read == []


def test_an_index_of_a_stranger_names_no_other_file_and_hurts_no_game(
    store: Store, rng: random.Random, times: Times
) -> None:
    recorded(store, rng, 12)
    many_names = {entry.path for entry in store.listing().entries}
    file = index_file()
    state = file.stem
    content = json.loads(file.read_bytes().partition(b"\n")[2])
    for _ in range(times(300)):
        write_prepared(file, state, changed(content, rng))
        listing = store.listing()
        assert {entry.path for entry in listing.entries} == many_names
        assert listing.faults == []
        for entry in listing.entries:
            assert all(len(player.name) <= LONGEST_NAME for player in entry.summary.start.players)
            assert not any(is_control(sign) for player in entry.summary.start.players for sign in player.name)


def test_the_index_holds_no_decks_and_has_an_end(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    many(store, 30)
    store.listing()
    file = index_file()
    assert b"ST01-001" not in file.read_bytes(), "it would be as large as the games"
    assert file.stat().st_size / 30 * MOST < 20_000_000
    file.unlink()
    monkeypatch.setattr(game_index, "MOST", 10)
    assert len(store.listing().entries) == 30
    assert len(json.loads(index_file().read_bytes().partition(b"\n")[2])) == 10


def test_a_name_that_is_no_text_is_listed(store: Store, read: list[str]) -> None:
    (path,) = many(store, 1)
    path.rename(store.folder / os.fsdecode(b"\xff\xfe.game"))
    assert len(store.listing().entries) == 1
    assert len(store.listing().entries) == 1
    assert len(read) == 2
