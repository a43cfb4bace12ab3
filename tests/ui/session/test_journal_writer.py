"""The journal of a game on a disk that fails, and works again."""

from __future__ import annotations

import shutil
from pathlib import Path
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from gundam_desktop.records import Journal, Record, Store, read_record
from gundam_desktop.records.entries import Move
from gundam_desktop.ui.session import journal_writer
from gundam_desktop.ui.session.journal_writer import JournalWriter
from tests.records.played_games import a_start


@pytest.fixture
def record() -> Record:
    return Record(a_start())


def make(writer: JournalWriter, record: Record, text: str) -> None:
    """Make a choice, as the history of a game does."""
    line = Move(seat=0, text=text)
    record.add(line)
    writer.keep(line)
    writer.sync()


def test_a_game_is_saved_as_soon_as_there_is_a_place_for_it(
    qtbot: QtBot, record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal_writer, "RETRY", 0.0)
    folder = tmp_path / "file" / "games"
    folder.parent.write_text("no folder")
    writer, told = JournalWriter(record, None, Store(folder)), list[str]()
    writer.told.connect(told.append)
    make(writer, record, "first")
    make(writer, record, "keep")
    assert told == ["The game is not being saved: Not a directory. You can keep playing; saving is tried again."]
    folder.parent.unlink()
    make(writer, record, "keep")
    assert told[1:] == ["The game is saved again."]
    make(writer, record, "end")
    assert writer.journal is not None
    path = writer.journal.path
    writer.close()
    assert [move.text for move in read_record(path).moves] == ["first", "keep", "keep", "end"]


def test_a_folder_that_is_removed_is_noticed(
    qtbot: QtBot, record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal_writer, "RETRY", 0.0)
    writer, told = JournalWriter(record, None, Store(tmp_path / "games")), list[str]()
    writer.told.connect(told.append)
    make(writer, record, "first")
    assert told == []
    shutil.rmtree(tmp_path / "games")
    make(writer, record, "keep")
    qtbot.waitUntil(lambda: len(told) == 1)
    make(writer, record, "keep")
    assert len(told) == 2
    assert writer.journal is not None
    assert len(read_record(writer.journal.path).moves) == 3
    writer.close()


def test_a_slow_disk_is_not_waited_for(
    qtbot: QtBot, record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    turning, flushed = Event(), list[str]()

    def slow(journal: Journal) -> None:
        turning.wait()
        flushed.append(read_record(journal.path).moves[-1].text)

    monkeypatch.setattr(Journal, "sync", slow)
    writer = JournalWriter(record, None, Store(tmp_path / "games"))
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
    writer = JournalWriter(record, None)
    make(writer, record, "first")
    assert writer.journal is None


def test_a_closed_game_is_not_begun_again(qtbot: QtBot, record: Record, tmp_path: Path) -> None:
    writer = JournalWriter(record, None, Store(tmp_path / "games"))
    make(writer, record, "first")
    writer.close()
    writer.sync()
    assert writer.journal is None
