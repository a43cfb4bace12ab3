"""The journal of a game on a disk that fails, and works again."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from gundam_desktop.languages import LanguageKey
from gundam_desktop.match import journal_keeper
from gundam_desktop.match.journal_keeper import JournalKeeper
from gundam_desktop.records import Journal, Record, Store, read_record
from gundam_desktop.records.entries import Jump, Move
from gundam_desktop.ui.session.disk import Disk
from gundam_desktop.ui.session.notices import saving_text
from gundam_desktop.ui.style.appearance import install_language
from tests.records.played_games import a_start


@pytest.fixture
def record() -> Record:
    return Record(a_start())


def keeper(record: Record, store: Store | None) -> tuple[JournalKeeper, list[str]]:
    """The journal of a game as a window keeps it, and what the player is told."""
    messages: list[str] = []
    return JournalKeeper(
        record, None, store, Disk(patient=False), lambda saving: messages.append(saving_text(saving))
    ), messages


def make(writer: JournalKeeper, record: Record, text: str) -> None:
    """Make a choice, as the history of a game does."""
    line = Move(seat=0, text=text)
    record.add(line)
    writer.keep(line)
    writer.sync()


def test_a_game_is_saved_as_soon_as_there_is_a_place_for_it(
    qtbot: QtBot, record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal_keeper, "RETRY", 0.0)
    folder = tmp_path / "file" / "games"
    folder.parent.write_text("no folder")
    writer, messages = keeper(record, Store(folder))
    make(writer, record, "first")
    make(writer, record, "keep")
    assert messages == ["The game is not being saved: Not a directory. You can keep playing; saving is tried again."]
    folder.parent.unlink()
    make(writer, record, "keep")
    assert messages[1:] == ["The game is saved again."]
    make(writer, record, "end")
    assert writer.journal is not None
    path = writer.journal.path
    writer.close()
    assert [move.text for move in read_record(path).moves] == ["first", "keep", "keep", "end"]


def test_a_folder_that_is_removed_is_noticed(
    qtbot: QtBot, record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal_keeper, "RETRY", 0.0)
    writer, messages = keeper(record, Store(tmp_path / "games"))
    make(writer, record, "first")
    assert messages == []
    shutil.rmtree(tmp_path / "games")
    make(writer, record, "keep")
    assert len(messages) == 2
    assert writer.journal is not None
    assert len(read_record(writer.journal.path).moves) == 2
    writer.close()


def test_a_slow_disk_is_not_waited_for(
    qtbot: QtBot, record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    turning, flushed = Event(), list[str]()

    def slow(journal: Journal) -> None:
        turning.wait()
        flushed.append(read_record(journal.path).moves[-1].text)

    monkeypatch.setattr(Journal, "sync", slow)
    writer, _told = keeper(record, Store(tmp_path / "games"))
    for text in ("first", "keep", "end"):
        make(writer, record, text)
    assert writer.journal is not None
    path = writer.journal.path
    assert [move.text for move in read_record(path).moves] == ["first", "keep", "end"]
    assert not flushed
    turning.set()
    writer.close()
    assert flushed[-1] == "end"


def test_a_game_that_is_not_recorded_is_not_begun(qtbot: QtBot, record: Record, tmp_path: Path) -> None:
    writer, _told = keeper(record, None)
    make(writer, record, "first")
    assert writer.journal is None


def test_a_closed_game_is_not_begun_again(qtbot: QtBot, record: Record, tmp_path: Path) -> None:
    writer, _told = keeper(record, Store(tmp_path / "games"))
    make(writer, record, "first")
    writer.close()
    writer.sync()
    assert writer.journal is None


def begun_writer(record: Record, store: Store) -> tuple[JournalKeeper, Path, list[str]]:
    writer, messages = keeper(record, store)
    make(writer, record, "first")
    for _ in range(30):
        make(writer, record, "keep")
    assert writer.journal is not None
    return writer, writer.journal.path, messages


def cut(path: Path) -> None:
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:17]))


def restored(path: Path) -> None:
    """Another program puts an older state in its place."""
    former = path.with_suffix(".old")
    former.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:17]))
    former.replace(path)


def rewritten(path: Path) -> None:
    """Another last line, of the same length."""
    data = path.read_bytes()
    path.write_bytes(data[:-20] + b"x" * 19 + data[-1:])


def longer(path: Path) -> None:
    path.write_bytes(path.read_bytes() + b"more")


@pytest.mark.parametrize("change", [cut, restored, rewritten, longer])
@pytest.mark.parametrize("at_the_end", [False, True])
def test_a_file_that_another_program_changes_is_told_and_kept_and_the_whole_game_written_again(
    qtbot: QtBot, record: Record, tmp_path: Path, change: Callable[[Path], None], *, at_the_end: bool
) -> None:
    store = Store(tmp_path / "games")
    writer, path, messages = begun_writer(record, store)
    change(path)
    changed = path.read_bytes()
    if not at_the_end:
        make(writer, record, "end")
        assert len(messages) == 1
        make(writer, record, "end")
    writer.close()
    (text,) = messages
    beside = path.with_name(f"{path.stem}-2.game")
    assert beside.name in text
    assert beside.read_bytes() == changed
    assert [move.text for move in read_record(path).moves] == [move.text for move in record.moves]


@pytest.mark.parametrize("which", ["ja", "zh"])
def test_what_was_changed_is_told_in_the_language_in_use(
    qtbot: QtBot, record: Record, tmp_path: Path, which: LanguageKey
) -> None:
    install_language(which)
    writer, path, messages = begun_writer(record, Store(tmp_path / "games"))
    cut(path)
    make(writer, record, "end")
    writer.close()
    assert len(messages) == 1
    assert "Another program" not in messages[0]
    assert "size" not in messages[0]


def test_choices_that_were_undone_are_still_there_in_a_game_that_is_written_again(
    qtbot: QtBot, record: Record, tmp_path: Path
) -> None:
    writer, path, _told = begun_writer(record, Store(tmp_path / "games"))
    for line in (Jump(position=20), Jump(position=25)):
        record.add(line)
        cut(path)
        writer.keep(line)
    writer.close()
    again = read_record(path)
    assert (again.damage, again.position, len(again.moves)) == (None, 25, 31)


def test_the_games_own_file_is_written_again_without_a_second_one(
    qtbot: QtBot, record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal_keeper, "RETRY", 0.0)
    writer, path, messages = begun_writer(record, Store(tmp_path / "games"))

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(Journal, "write", full)
        make(writer, record, "end")
    make(writer, record, "end")
    writer.close()
    assert len(messages) == 2
    assert [file.name for file in path.parent.glob("*.game")] == [path.name]
    assert len(read_record(path).moves) == len(record.moves)


def test_a_file_put_back_while_the_game_was_not_saved_is_kept(
    qtbot: QtBot, record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal_keeper, "RETRY", 0.0)
    writer, path, _told = begun_writer(record, Store(tmp_path / "games"))
    path.rename(tmp_path / "away")
    line = Move(seat=0, text="end")
    record.add(line)
    writer.keep(line)
    path.write_bytes(b"put back")
    writer.sync()
    writer.close()
    assert path.with_name(f"{path.stem}-2.game").read_bytes() == b"put back"
    assert len(read_record(path).moves) == len(record.moves)
