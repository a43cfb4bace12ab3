"""Backing up and restoring in the client: what is asked and told, and that nothing that is open is lost."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from gundam_desktop import backup, restoring
from gundam_desktop.backup import write_backup
from gundam_desktop.records import Store
from gundam_desktop.ui.app import backup_dialogs
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.session import settings
from gundam_desktop.ui.session.settings import Settings
from tests.backup_files import put
from tests.ui import stub_game
from tests.ui.table_driver import FRIENDS, Take

DECK = {"decks/Mine.txt": b"4 ST01-001\n"}


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    made = MainWindow(stub_game.services(), Settings())
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that the player names."""
    path = tmp_path / "mine.zip"
    for ask in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, ask, lambda *_: (str(path), ""))
    return path


@pytest.fixture
def restarts(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    done: list[int] = []
    monkeypatch.setattr(backup_dialogs, "restart", lambda *_: done.append(1))
    return done


def choose(window: MainWindow, entry: str) -> QMessageBox:
    """Choose an entry of a menu; return the message that follows."""
    window._menu_slots()[entry]()
    return box(window)


def box(window: MainWindow) -> QMessageBox:
    QApplication.processEvents()
    return [box for box in window.findChildren(QMessageBox) if box.isVisible()][-1]


def press(box: QMessageBox, text: str) -> None:
    (button,) = [button for button in box.findChildren(QPushButton) if button.text() == text]
    button.click()


def test_everything_is_backed_up_and_what_is_not_is_told(window: MainWindow, home: Path, file: Path) -> None:
    put(home, {**DECK, "online/x.seat": b"a token"})
    told = choose(window, "backup")
    assert told.text() == "Everything is backed up"
    assert str(file) in told.informativeText()
    assert "Seats at tables over a network" in told.informativeText()
    assert restoring.make_plan(file).same == ("decks/Mine.txt",)


def test_a_backup_that_cannot_be_written_is_told_with_the_reason(
    window: MainWindow, home: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_file: int) -> None:
        raise OSError(28, "No space left on device")

    put(home, DECK)
    monkeypatch.setattr(os, "fsync", full)
    told = choose(window, "backup")
    assert told.text() == "The backup was not made"
    assert f"{file}: No space left on device" in told.informativeText()
    monkeypatch.setattr(backup, "MOST_FILES", 0)
    assert "There are too many files" in choose(window, "backup").informativeText()
    assert not file.exists()


def test_a_file_that_is_no_backup_is_refused(window: MainWindow, file: Path) -> None:
    file.write_bytes(b"no backup")
    told = choose(window, "restore")
    assert told.text() == "This backup cannot be restored"
    assert "This is not a whole backup of this program." in told.informativeText()
    assert str(file) in told.informativeText()


def test_a_backup_of_what_is_there_changes_nothing(window: MainWindow, home: Path, file: Path) -> None:
    put(home, DECK)
    write_backup(file)
    told = choose(window, "restore")
    assert told.text() == "Everything in this backup is here already"
    assert "Decks – the same: 1" in told.informativeText()


def test_what_would_change_is_shown_first_and_nothing_is_done_without_a_yes(
    window: MainWindow, home: Path, file: Path, restarts: list[int]
) -> None:
    put(home, {**DECK, "decks/Two.txt": b"2"})
    write_backup(file)
    put(home, {"decks/Mine.txt": b"3", "decks/Other.txt": b"3"})
    asked = choose(window, "restore")
    assert "Decks – replaced: 1, only here: 1, the same: 1" in asked.informativeText()
    assert asked.defaultButton() is asked.escapeButton()
    press(asked, "Cancel")
    assert (home / "decks" / "Mine.txt").read_bytes() == b"3"
    assert not restarts
    press(choose(window, "restore"), "Restore")
    assert (home / "decks" / "Mine.txt").read_bytes() == DECK["decks/Mine.txt"]
    (kept,) = (home / restoring.ASIDE).iterdir()
    assert f"What was replaced is kept in {kept}." in box(window).informativeText()
    press(box(window), "Start again")
    assert restarts == [1]


def test_an_open_game_is_saved_before_and_goes_on_afterwards(
    take: Take, home: Path, file: Path, restarts: list[int]
) -> None:
    hand = take(setup=FRIENDS)
    window, session = hand.window, hand.session
    put(home, {"settings.json": b'{"theme": "light"}'})
    write_backup(file)
    hand.press("Keep hand")
    assert session.journal is not None
    path = session.journal.path
    press(choose(window, "restore"), "Restore")
    assert box(window).text() == "The backup is restored"
    press(box(window), "Start again")
    assert restarts == [1]
    assert settings.load().settings.theme == "light"
    left = {entry.path: entry.summary.choices for entry in Store().left()}
    assert left[path] >= 1


def test_a_restore_that_stops_is_told_and_the_client_starts_again(
    window: MainWindow, home: Path, file: Path, restarts: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, _data: object, **_how: bool) -> None:
        raise OSError(28, "No space left on device", str(path))

    put(home, {**DECK, "settings.json": json.dumps({"language": "en"}).encode()})
    write_backup(file)
    put(home, {"decks/Mine.txt": b"3"})
    monkeypatch.setattr(restoring, "write_whole", full)
    press(choose(window, "restore"), "Restore")
    told = box(window)
    assert told.text() == "The backup was not restored completely"
    assert "No space left on device; nothing was replaced" in told.informativeText()
    told.close()
    assert restarts == [1]
    assert (home / "decks" / "Mine.txt").read_bytes() == b"3"
