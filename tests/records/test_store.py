"""The folder of saved games: listed, renamed, removed, imported, exported, locked."""

from __future__ import annotations

import os
import random
import re
from pathlib import Path

import pytest

from gundam_desktop.reading import read_whole
from gundam_desktop.records import ChangedOutside, GameListing, InUse, Journal, Record, Store, read_record, verify
from gundam_desktop.records import store as store_module
from gundam_desktop.records.entries import Archived, Damaged, write_line
from tests.conftest import Times
from tests.records.played_games import a_start, recorded
from tests.records.strangers import changed_line, sealed, texts_of


def test_the_folder_lists_games_and_sets_aside_what_is_damaged(store: Store, rng: random.Random) -> None:
    over, left = recorded(store, rng, seed=1), recorded(store, rng, 9, seed=2)
    bad = store.folder / "bad.game"
    bad.write_bytes(b"no game\n")
    listing = store.listing()
    assert {entry.path: entry.over for entry in listing.entries} == {over: True, left: False}
    assert len(listing.faults) == 1
    assert "bad.game" in listing.faults[0]
    assert (store.folder / "damaged" / "bad.game").read_bytes() == b"no game\n"
    assert [entry.path for entry in store.left()] == [left]
    assert store.listing().faults == []


def test_two_programs_do_not_write_the_same_game(store: Store, rng: random.Random) -> None:
    path = recorded(store, rng, 9)
    journal, _ = Journal.resume(path)
    with pytest.raises(InUse):
        Journal.resume(path)
    with pytest.raises(InUse):
        store.remove(path)
    assert store.left() == []
    assert [entry.in_use for entry in store.listing().entries] == [True]
    journal.close()
    assert [entry.path for entry in store.left()] == [path]


def test_a_file_that_is_being_written_is_not_set_aside(store: Store) -> None:
    journal = store.begin(a_start())
    journal.path.write_bytes(b"half")
    assert store.listing().faults == []
    assert journal.path.exists()
    journal.close()


def test_a_file_that_another_program_writes_meanwhile_is_not_set_aside(
    store: Store, rng: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = recorded(store, rng, 9)
    whole = path.read_bytes()

    def half(path: Path) -> Record:
        path.write_bytes(whole[:10])
        return read_record(path)

    monkeypatch.setattr(store_module, "read_record", half)
    assert store.listing() == GameListing([], [])
    assert path.exists()


def test_name_put_away_and_remove(store: Store, rng: random.Random) -> None:
    path = recorded(store, rng, 9)
    store.rename(path, "A fine game")
    store.keep_picture(path, b"jpg")
    assert store.listing().entries[0].summary.name == "A fine game"
    store.archive(path)
    assert store.left() == []
    store.remove(path)
    assert store.listing().entries == []
    assert not path.with_suffix(".jpg").exists()


def test_the_window_does_not_wait_for_the_disk_to_keep_a_picture(
    store: Store, rng: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = recorded(store, rng)
    waited: list[int] = []
    monkeypatch.setattr(os, "fsync", waited.append)
    store.keep_picture(path, b"jpg")
    assert waited == []
    assert path.with_suffix(".jpg").read_bytes() == b"jpg"


def test_out_and_in_again(store: Store, rng: random.Random, tmp_path: Path) -> None:
    path, out = recorded(store, rng), tmp_path / "mine.game"
    store.hand_out(path, out)
    assert out.stat().st_size <= path.stat().st_size
    assert store.bring_in(out) == path
    other = Store(tmp_path / "elsewhere")
    assert verify(read_record(other.bring_in(out))).ok


def test_a_brought_game_with_the_id_of_another_gets_its_own(store: Store, rng: random.Random, tmp_path: Path) -> None:
    path, out = recorded(store, rng, 20), tmp_path / "mine.game"
    store.hand_out(path, out)
    store.rename(path, "changed since")
    brought = store.bring_in(out)
    assert brought != path
    assert read_record(brought).start.id == brought.stem
    assert len(store.listing().entries) == 2


def test_what_a_killed_program_has_left_half_written_is_removed_when_it_is_old(
    store: Store, rng: random.Random
) -> None:
    path = recorded(store, rng, 3)
    old, new = store.folder / ".part-a.game-x", store.folder / ".part-b.game-y"
    for part in (old, new):
        part.write_bytes(b"half")
    os.utime(old, (1, 1))
    assert [entry.path for entry in store.listing().entries] == [path]
    assert (old.exists(), new.exists()) == (False, True)


@pytest.mark.parametrize("identity", ["../../escaped", "/tmp/escaped", "a/b", "..", "", "x\x00y", "a" * 300, "CON.x"])
def test_the_id_in_a_file_never_names_a_path(store: Store, rng: random.Random, tmp_path: Path, identity: str) -> None:
    out = tmp_path / "strange.game"
    record = read_record(recorded(Store(tmp_path / "other"), rng, 5))
    record.start = record.start.model_copy(update={"id": identity})
    out.write_bytes(b"".join(write_line(line) for line in record.lines()))
    before = {path for path in tmp_path.rglob("*") if store.folder not in path.parents}
    brought = store.bring_in(out)
    assert brought.parent == store.folder
    assert re.fullmatch(r"\d{8}-\d{6}-[0-9a-f]{6}\.game", brought.name)
    assert {path for path in tmp_path.rglob("*") if store.folder not in path.parents} - {store.folder} <= before
    assert len(store.listing().entries) == 1


def test_a_pipe_among_the_games_is_named_and_not_waited_for(store: Store, rng: random.Random) -> None:
    path = recorded(store, rng, 5)
    os.mkfifo(store.folder / "pipe.game")
    listing = store.listing()
    assert [entry.path for entry in listing.entries] == [path]
    assert listing.faults == ["pipe.game: cannot be read (it is a device or a pipe, not a file)"]


def test_a_game_with_wrong_content_hurts_no_other(store: Store, rng: random.Random, times: Times) -> None:
    whole = recorded(store, rng, 12)
    texts = texts_of(whole.read_bytes())
    for number in range(times(200)):
        at = rng.randrange(len(texts))
        strange = [*texts[:at], changed_line(texts[at], rng), *texts[at + 1 :]]
        path = store.folder / f"strange-{number}.game"
        path.write_bytes(b"".join(map(sealed, strange)))
        listing = store.listing()
        assert whole in [entry.path for entry in listing.entries]
        assert all(len(fault.splitlines()) == 1 for fault in listing.faults)
        path.unlink(missing_ok=True)


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_line_ends_of_another_system_change_nothing(store: Store, rng: random.Random, mark: bytes) -> None:
    path = recorded(store, rng, 30)
    digest = verify(read_record(path), compare=True).digest
    lines = path.read_bytes().splitlines()
    for ends in ([b"\r\n"], [b"\n", b"\r\n"]):
        path.write_bytes(mark + b"".join(line + rng.choice(ends) for line in [*lines, b"", b""]))
        verdict = verify(read_record(path), compare=True)
        assert (verdict.ok, verdict.digest) == (True, digest)
    assert store.listing().faults == []
    store.rename(path, "A mailed game")  # the client goes on writing in it
    path.write_bytes(path.read_bytes() + b"0000 half a li")
    journal, record = Journal.resume(path)
    journal.close()
    assert (record.name, path.read_bytes().count(b"half")) == ("A mailed game", 0)
    assert read_record(store.bring_in(path)).name == "A mailed game"


@pytest.mark.parametrize(
    "content", [b"", b"# Read me\n\ntext\n", b"no line end", b'{"kind": "start"}\n', b"\x00\xff\n"]
)
def test_a_file_of_another_kind_is_no_recorded_game(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "README.md"
    path.write_bytes(content)
    with pytest.raises(Damaged, match="this is not a recorded game"):
        read_record(path)


def test_a_file_that_is_exchanged_while_it_is_opened_is_not_cut(
    store: Store, rng: random.Random, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path, other = recorded(store, rng, 9), tmp_path / "other"
    with path.open("ab") as file:
        file.write(b"half a li")
    other.write_bytes(path.read_bytes() * 2)
    whole = other.read_bytes()

    def exchanged(read: Path, most: int) -> bytes:
        data = read_whole(read, most)
        read.unlink()
        read.symlink_to(other)
        return data

    monkeypatch.setattr("gundam_desktop.records.journal.read_whole", exchanged)
    with pytest.raises(OSError, match=r"another program|symbolic links"):
        Journal.resume(path)
    assert other.read_bytes() == whole


@pytest.mark.skipif(os.name == "nt", reason="links as on Unix")
def test_a_game_is_read_through_a_link_and_never_written_through_it(
    store: Store, rng: random.Random, tmp_path: Path
) -> None:
    path, other = recorded(store, rng, 9), tmp_path / "other"
    path.rename(other)
    with other.open("ab") as file:
        file.write(b"half a li")
    whole = other.read_bytes()
    path.symlink_to(other)
    assert [entry.path for entry in store.listing().entries] == [path]
    store.rename(path, "Mine")
    assert not path.is_symlink()
    assert store.listing().entries[0].summary.name == "Mine"
    assert other.read_bytes() == whole


@pytest.mark.skipif(os.name == "nt", reason="links as on Unix")
def test_a_link_that_takes_the_place_of_an_open_game_is_another_file(
    store: Store, rng: random.Random, tmp_path: Path
) -> None:
    journal, _record = Journal.resume(recorded(store, rng, 9))
    journal.path.rename(tmp_path / "moved")
    journal.path.symlink_to(tmp_path / "moved")
    whole = journal.path.read_bytes()
    with pytest.raises(ChangedOutside, match="another file is in its place"):
        journal.write(Archived())
    journal.close()
    assert journal.path.read_bytes() == whole
