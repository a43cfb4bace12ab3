"""Card packs in the client: what is in one is shown first, then it is installed; it is listed and removed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import devtools, packs_api
from gundam_desktop.ui.app import main_window
from gundam_desktop.ui.app.file_opening import FileOpening
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.decks.packs.packs_dialog import PacksDialog
from gundam_desktop.ui.session.disk import disk
from gundam_desktop.ui.session.settings import Settings
from gundam_desktop.ui.style.scaling import screen_room
from tests.games.gcg.cards.pack_files import pack_data, put_pack, write
from tests.games.gcg.cards.player_files import HERON
from tests.ui import stub_game

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support raise", extend=True)


@pytest.fixture(autouse=True, scope="module")
def parser() -> None:
    """Load the parser of texts, which takes seconds, before a thread and a window share the time."""
    devtools.read("", "【Deploy】Draw 1.")


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    made = MainWindow(stub_game.services(), Settings())
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def restarts(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    done: list[int] = []
    monkeypatch.setattr(main_window, "restart", lambda: done.append(1))
    return done


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return write(tmp_path / "herons.pack", pack_data())


def box(qtbot: QtBot, window: MainWindow) -> QMessageBox:
    """Return the newest question or message, once the disk and the reader have done their work."""
    disk().finish()
    qtbot.waitUntil(lambda: bool(visible(window)))
    return visible(window)[-1]


def visible(window: MainWindow) -> list[QMessageBox]:
    return [box for box in window.findChildren(QMessageBox) if box.isVisible()]


def press(box: QMessageBox | PacksDialog, text: str) -> None:
    (button,) = [button for button in box.findChildren(QPushButton) if button.text() == text]
    button.click()


def test_a_pack_that_is_double_clicked_is_shown_and_installed(
    qtbot: QtBot, window: MainWindow, file: Path, restarts: list[int]
) -> None:
    FileOpening(window).open(file)
    asked = box(qtbot, window)
    assert asked.text() == "Install the card pack “Herons”?"
    told = asked.informativeText()
    assert "Version 1, digest " in told
    assert "Not signed: nobody vouches for what is in it." in told
    assert "played without an ability that is not understood: 1" in told
    assert "MY-003 Folded Order: text: not understood: 'Fold' at 6" in told
    assert packs_api.installed() == ()
    press(asked, "Install")
    done = box(qtbot, window)
    assert [pack.pack.name for pack in packs_api.installed()] == ["Herons"]
    assert restarts == []
    press(done, "Start again now")
    assert restarts == [1]


def test_nothing_is_installed_without_an_answer(qtbot: QtBot, window: MainWindow, file: Path) -> None:
    window.packs().ask_install(file)
    press(box(qtbot, window), "Cancel")
    assert packs_api.installed() == ()


def test_a_pack_of_another_signer_is_no_default(
    qtbot: QtBot, window: MainWindow, home: Path, file: Path, tmp_path: Path
) -> None:
    signer = packs_api.sign_pack(put_pack(home, HERON, version="2"), tmp_path / "a.key")
    window.packs().ask_install(file)
    asked = box(qtbot, window)
    assert f"was signed with the key {signer}. Is this one" in asked.informativeText()
    assert "It is older than version 2" in asked.informativeText()
    assert asked.defaultButton().text() == "Cancel"


def test_what_is_no_pack_is_refused_with_the_reason(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    window.packs().ask_install(write(tmp_path / "a.pack", {"pack": 9}))
    told = box(qtbot, window)
    assert told.text() == "This card pack cannot be installed"
    assert "this program reads packs of format 1 (got 9)" in told.informativeText()


def test_a_pack_that_cannot_be_written_is_told(
    qtbot: QtBot, window: MainWindow, home: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device", "/somewhere")

    monkeypatch.setattr(packs_api, "write_whole", full)
    window.packs().ask_install(file)
    press(box(qtbot, window), "Install")
    told = box(qtbot, window)
    assert told.text() == "The card pack was not installed"
    assert told.informativeText() == "/somewhere: No space left on device"


def test_installed_packs_are_listed_and_removed(
    qtbot: QtBot, window: MainWindow, home: Path, restarts: list[int]
) -> None:
    put_pack(home, HERON, {**HERON, "number": "ST01-001"})
    window._menu_slots()["packs"]()
    dialog = window.findChild(PacksDialog)
    assert dialog is not None
    line = dialog.list.item(0).text()
    assert line == "Herons, version 1 – cards: 2 – not signed – not used, because the program has them: 1"
    press(dialog, "&Remove…")
    press(box(qtbot, window), "Remove")
    press(box(qtbot, window), "Start again now")
    assert packs_api.installed() == ()
    assert (home / "cards" / "older" / "Herons 1.pack").is_file()
    assert restarts == [1]


def test_of_two_packs_with_one_name_the_chosen_one_is_removed(qtbot: QtBot, window: MainWindow, home: Path) -> None:
    first, second = (put_pack(home, HERON, file=file, version=file) for file in ("1", "2"))
    window.packs().show_list()
    dialog = window.findChild(PacksDialog)
    assert dialog is not None
    dialog.list.setCurrentRow(1)
    press(dialog, "&Remove…")
    press(box(qtbot, window), "Remove")
    press(box(qtbot, window), "Later")
    assert first.exists()
    assert not second.exists()


def test_a_pack_that_is_gone_meanwhile_is_told(qtbot: QtBot, window: MainWindow, home: Path) -> None:
    path = put_pack(home, HERON)
    window.packs().show_list()
    dialog = window.findChild(PacksDialog)
    assert dialog is not None
    path.unlink()
    press(dialog, "&Remove…")
    press(box(qtbot, window), "Remove")
    told = box(qtbot, window)
    assert told.text() == "The card pack was not removed"
    assert told.informativeText() == f"{path}: No such file or directory"


def test_a_question_about_cards_with_long_texts_fits_the_screen(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    cards = [{**HERON, "number": f"MY-{n:03}", "text": "【Deploy】" + "Fold the table. " * 50} for n in range(20)]
    window.packs().ask_install(write(tmp_path / "a.pack", pack_data(*cards)))
    asked = box(qtbot, window)
    assert "MY-000 Grey Heron: text: not understood" in asked.informativeText()
    assert asked.height() <= screen_room(asked).height()


def test_without_packs_there_is_only_installing(
    qtbot: QtBot, window: MainWindow, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    window.packs().show_list()
    dialog = window.findChild(PacksDialog)
    assert dialog is not None
    assert not dialog.remove.isEnabled()
    press(dialog, "&Install…")
    assert box(qtbot, window).text() == "Install the card pack “Herons”?"


def test_a_pack_is_dropped_on_the_window(qtbot: QtBot, window: MainWindow, file: Path) -> None:
    opening = FileOpening(window)
    dropped = QMimeData()
    dropped.setUrls([QUrl.fromLocalFile(str(file))])
    both = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
    button, shift = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier
    entering = QDragEnterEvent(QPoint(9, 9), both, dropped, button, shift)
    assert QApplication.sendEvent(window, entering)
    assert entering.isAccepted()
    drop = QDropEvent(QPointF(9, 9), both, dropped, button, shift)
    QApplication.sendEvent(window, drop)
    assert drop.dropAction() == Qt.DropAction.CopyAction, "the file stays where it is"
    assert box(qtbot, window).text() == "Install the card pack “Herons”?"
    opening.deleteLater()
