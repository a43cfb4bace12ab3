"""A slow disk stops no window, and nothing is lost or told less for it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.decks_api import CollectedCards, DeckEntry
from gundam_desktop.kept_file import KeptFile
from gundam_desktop.locate import player_folder
from gundam_desktop.match.journal_keeper import JournalKeeper
from gundam_desktop.records import Record, Store, read_record
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.decks.builder.deck_document import DeckDocument
from gundam_desktop.ui.decks.collection.collected import CollectionState
from gundam_desktop.ui.decks.workspace.open_deck import OpenDeck
from gundam_desktop.ui.session import settings
from gundam_desktop.ui.session.disk import Disk, disk
from gundam_desktop.ui.session.settings import Settings
from tests.records.played_games import a_start
from tests.ui import stub_game


class SlowDisk:
    """A disk that keeps who flushes waiting until it turns."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.turning, self.flush = Event(), os.fsync
        self.fault: OSError | None = None
        monkeypatch.setattr(os, "fsync", self._fsync)
        monkeypatch.setattr("gundam_desktop.ui.session.disk.MOMENT", 0.0)

    def _fsync(self, handle: int) -> None:
        self.turning.wait()
        if self.fault is not None:
            raise self.fault
        self.flush(handle)

    def turn(self, fault: OSError | None = None) -> None:
        """Let everything that waits go on, and wait for it."""
        self.fault = fault
        self.turning.set()
        disk().finish()


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowDisk]:
    made = SlowDisk(monkeypatch)
    yield made
    made.turn()


def test_everything_is_done_in_its_order_and_told_in_the_thread_of_the_window(qtbot: QtBot) -> None:
    first, done, told = Event(), list[int](), list[Any]()
    queue = Disk(patient=False)

    def work(number: int) -> int:
        if number == 0:
            first.wait()
        done.append(number)
        if number == 3:
            raise OSError("full")
        return number

    def end(of: Future[int]) -> None:
        told.append(str(of.exception()) if of.exception() else of.result())

    for number in range(5):
        queue.do(number, partial(work, number), end)
    QApplication.processEvents()
    assert told == []
    first.set()
    qtbot.waitUntil(lambda: len(told) == 5)
    assert done == [0, 1, 2, 3, 4]
    assert told == [0, 1, 2, "full", 4]
    queue.close()


def test_what_is_newer_takes_the_place_of_what_still_waits(qtbot: QtBot) -> None:
    first, done, told = Event(), list[str](), list[Future[Any]]()
    queue = Disk(patient=False)
    queue.do("first", first.wait, told.append)
    for text in ("a", "b", "c"):
        queue.do("file", partial(done.append, text), told.append)
        queue.do(text, partial(done.append, text * 2), told.append)
    first.set()
    queue.close()
    assert done == ["aa", "bb", "c", "cc"], "the newest stands where it was wanted"
    assert len(told) == 5


def test_a_patient_one_has_done_it_when_it_returns(qtbot: QtBot) -> None:
    told: list[Future[Any]] = []
    queue = Disk()
    queue.do("file", int, told.append)
    assert len(told) == 1
    queue.close()


def test_what_is_done_may_ask_for_more(qtbot: QtBot) -> None:
    told: list[Future[Any]] = []
    queue = Disk(patient=False)
    queue.do("file", int, lambda _end: queue.do("file", int, told.append))
    queue.close()
    assert len(told) == 1


def test_settings_are_saved_beside_the_window(qtbot: QtBot, slow: SlowDisk) -> None:
    window = MainWindow(stub_game.services(), Settings())
    qtbot.addWidget(window)
    for pace in ("brisk", "none", "calm", "brisk"):
        window.settings_controller.change("showcase", pace)
    window.settings_controller.change("animation", 2.0)
    assert not settings.settings_file().exists()
    slow.turn()
    now = settings.load().settings
    assert (now.showcase, now.animation) == ("brisk", 2.0)


def test_a_setting_that_is_changed_back_while_the_disk_is_slow_is_changed_back(qtbot: QtBot, slow: SlowDisk) -> None:
    window = MainWindow(stub_game.services(), Settings())
    qtbot.addWidget(window)
    window.settings_controller.change("showcase", "brisk")
    window.settings_controller.change("showcase", "calm")
    slow.turn()
    assert settings.load().settings.showcase == "calm"


def test_settings_that_a_slow_disk_cannot_take_are_told(qtbot: QtBot, slow: SlowDisk) -> None:
    window = MainWindow(stub_game.services(), Settings())
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.settings_controller.not_saved) as told:
        window.settings_controller.change("animation", 2.0)
        slow.turn(OSError(28, "No space left on device"))
    assert "No space left on device" in told.args[0]


def test_a_window_that_is_closed_has_saved_everything(qtbot: QtBot, slow: SlowDisk) -> None:
    window = MainWindow(stub_game.services(), Settings())
    qtbot.addWidget(window)
    window.settings_controller.change("showcase", "brisk")
    slow.turning.set()
    window.leave()
    assert settings.load().settings.showcase == "brisk"


@pytest.fixture
def opened(qtbot: QtBot) -> OpenDeck:
    return OpenDeck(DeckDocument(), decks_api.player_repository())


def edit(opened: OpenDeck, name: str) -> None:
    deck = library.deck("official-004").model_copy(update={"name": name, "comment": ""})
    opened.document.replace(deck, "Edit")


def test_a_draft_is_kept_beside_the_window(opened: OpenDeck, slow: SlowDisk) -> None:
    for name in ("One", "Two", "Three"):
        edit(opened, name)
    assert opened.repository.recoverable_drafts().drafts == []
    slow.turning.set()
    opened.close()
    (draft,) = opened.repository.recoverable_drafts().drafts
    assert draft.content.deck.name == "Three"


def test_a_draft_that_a_slow_disk_cannot_take_is_told(opened: OpenDeck, qtbot: QtBot, slow: SlowDisk) -> None:
    with qtbot.waitSignal(opened.write_failed) as told:
        edit(opened, "One")
        slow.turn(OSError(28, "No space left on device"))
    assert "No space left on device" in told.args[0]
    persisted = [opened.is_persisted]
    slow.fault = None  # the disk has room again
    persisted.append(opened.is_persisted)
    assert persisted == [False, True]
    opened.close()


def test_a_deck_is_saved_beside_the_window_and_told_when_it_is(opened: OpenDeck, slow: SlowDisk) -> None:
    saved: list[Future[DeckEntry]] = []
    edit(opened, "One")
    opened.save(saved.append)
    assert (saved, opened.is_saved, opened.is_saving) == ([], False, True)
    slow.turn()
    assert saved[0].result().path.is_file()
    assert opened.is_saved
    opened.close()
    assert not opened.repository.has_drafts


def test_what_is_edited_while_a_deck_is_saved_is_kept_as_a_draft(opened: OpenDeck, slow: SlowDisk) -> None:
    saved: list[Future[DeckEntry]] = []
    edit(opened, "One")
    opened.save(saved.append)
    edit(opened, "One, edited")
    slow.turn()
    entry = saved[0].result()
    assert entry.name == "One"
    assert opened.entry == entry
    assert not opened.is_saved
    opened.close()
    (draft,) = opened.repository.recoverable_drafts().drafts
    assert (draft.content.deck.name, draft.content.base) == ("One, edited", entry.id)


def test_another_deck_that_is_opened_meanwhile_is_not_taken_for_the_saved_one(opened: OpenDeck, slow: SlowDisk) -> None:
    saved: list[Future[DeckEntry]] = []
    edit(opened, "One")
    opened.save(saved.append)
    opened.open(library.deck("official-005"), shipped="official-005")
    slow.turn()
    assert saved[0].result().name == "One"
    assert opened.entry is None
    assert opened.is_as_shipped
    opened.close()


def test_what_is_learned_counts_before_it_is_on_the_disk(qtbot: QtBot, slow: SlowDisk, tmp_path: Path) -> None:
    path = tmp_path / "learned"
    kept = KeptFile(path, 100, bytes.decode, disk().do)
    for text in (b"one", b"two", b"three"):
        kept.write(text)
    assert not path.exists()
    assert KeptFile(path, 100, bytes.decode).kept == "three"
    slow.turn()
    assert path.read_bytes() == b"three"
    assert KeptFile(path, 100, bytes.decode).kept == "three"


def test_a_game_begins_beside_the_window(qtbot: QtBot, slow: SlowDisk) -> None:
    writer = JournalKeeper(Record(a_start()), None, Store(), Disk(patient=False), print)
    writer.sync()
    assert writer.journal is not None
    path = writer.journal.path
    assert path.parent == player_folder("games")
    assert read_record(path).start == writer._record.start, "a crash of the program loses nothing"
    slow.turning.set()
    writer.close()


def test_the_collection_is_kept_beside_the_window(qtbot: QtBot, slow: SlowDisk) -> None:
    collection = decks_api.player_collection()
    state, faults = CollectionState(collection), list[str]()
    state.failed.connect(faults.append)
    state.add("owned", {"ST01-001": 2})
    state.add("owned", {"ST01-001": 1})
    state.set_count("wanted", "ST01-005", 4)
    assert state.cards == CollectedCards(), "the window goes on"
    slow.turn()
    assert state.cards == collection.read() == CollectedCards(owned={"ST01-001": 3}, wanted={"ST01-005": 4})
    slow.turn(OSError(28, "No space left on device"))
    state.add("owned", {"ST01-001": 1})
    qtbot.waitUntil(lambda: bool(faults))
    assert "No space left" in faults[0]
    assert state.cards == collection.read(), "what could not be written is not shown"
