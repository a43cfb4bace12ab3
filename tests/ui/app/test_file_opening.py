"""Files that are double-clicked: games, scenarios and deck lists open, and what is wrong with one is told."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from gundam_desktop.net.invitation import read_invitation
from gundam_desktop.records import Store
from gundam_desktop.ui.app.file_opening import FileOpening
from gundam_desktop.ui.decks.import_export import ImportDialog
from gundam_desktop.ui.online.join_dialog import JoinDialog
from gundam_desktop.ui.session.replay import Replay
from tests.ui.saved_games.test_controller import ALONE, Player

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support raise", extend=True)
SCENARIO = "title: Nothing happens\nposition: {A: {battle: [ST01-005]}}\nexpect: {winner: none}\n"


@pytest.fixture
def player(qtbot: QtBot) -> Player:
    return Player(qtbot)


@pytest.fixture
def opening(player: Player) -> FileOpening:
    return FileOpening(player.window)


def left_game(player: Player) -> Path:
    player.play(ALONE)
    player.window.show_no_game()
    (left,) = Store().left()
    return left.path


def test_a_game_of_the_player_goes_on_and_a_copy_of_it_is_shown(
    player: Player, opening: FileOpening, tmp_path: Path
) -> None:
    path = left_game(player)
    copy = tmp_path / "copy.game"
    copy.write_bytes(path.read_bytes())
    opening.open_all([copy])
    assert isinstance(player.window.play_page.session, Replay)
    opening.open_all([path])
    assert player.session.journal is not None
    assert player.session.journal.path == path


def test_a_scenario_is_shown_on_the_table(player: Player, opening: FileOpening, tmp_path: Path) -> None:
    file = tmp_path / "position.scenario.yaml"
    file.write_text(SCENARIO, encoding="utf-8")
    opening.open_all([file])
    assert isinstance(player.window.play_page.session, Replay)
    assert player.window.on_table


def test_a_deck_list_is_offered_for_import(qtbot: QtBot, player: Player, opening: FileOpening, tmp_path: Path) -> None:
    file = tmp_path / "mine.deck"
    file.write_text("4 ST01-001\n", encoding="utf-8")
    opening.open_all([file])
    (dialog,) = player.window.findChildren(ImportDialog)
    assert dialog.text.toPlainText() == "4 ST01-001\n"
    qtbot.waitUntil(lambda: QApplication.activeWindow() is dialog)  # the window does not cover what it asks
    dialog.reject()


@pytest.mark.parametrize("name", ["broken.game", "broken.yaml"])
def test_what_is_wrong_is_told(player: Player, opening: FileOpening, tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    file.write_text("}", encoding="utf-8")
    opening.open(file)
    (box,) = player.window.findChildren(QMessageBox)
    assert box.isVisible()
    box.close()


def test_a_file_that_the_system_hands_to_the_application(player: Player, opening: FileOpening, tmp_path: Path) -> None:
    file = tmp_path / "position.yaml"
    file.write_text(SCENARIO, encoding="utf-8")
    application = QCoreApplication.instance()
    assert application is not None
    application.installEventFilter(opening)
    QCoreApplication.sendEvent(application, QFileOpenEvent(str(file)))
    QCoreApplication.sendEvent(application, QEvent(QEvent.Type.User))
    application.removeEventFilter(opening)
    assert isinstance(player.window.play_page.session, Replay)


def test_a_link_that_the_system_hands_to_the_application(player: Player, opening: FileOpening) -> None:
    link = f"gundam-desktop://join/[2001:db8::1]:7448/P3DFXWFR?fp={'a' * 52}&g=gcg&e=1.9"
    application = QCoreApplication.instance()
    assert application is not None
    application.installEventFilter(opening)
    QCoreApplication.sendEvent(application, QFileOpenEvent(QUrl(link)))
    application.removeEventFilter(opening)
    dialog = player.window.online.online.dialog
    assert isinstance(dialog, JoinDialog)
    assert read_invitation(dialog.field.text()) == read_invitation(link)
    dialog.reject()


def test_a_link_opens_the_dialog_and_dials_nothing(player: Player, opening: FileOpening) -> None:
    opening.open_all(["gundam-desktop://join/play.example.org/P3DFXWFR"])
    dialog = player.window.online.online.dialog
    assert dialog is not None
    assert dialog.isVisible()
    assert getattr(dialog, "table", None) is None
    dialog.reject()
