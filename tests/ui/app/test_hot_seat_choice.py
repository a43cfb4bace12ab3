"""The choice of how two people share the machine: each level says what it tells, wherever it is chosen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QMessageBox
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.app.hot_seat_choice import HotSeatChoice
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.app.settings_dialog import SettingsDialog
from gundam_desktop.ui.session import settings
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.settings import GameSetup, Settings
from tests.ui import stub_game
from tests.ui.stub_game import main_phase

FRIENDS = GameSetup(names=("Ann", "Ben"), opponent=HUMAN)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    window = MainWindow(
        stub_game.services([main_phase(0), main_phase(1)]), Settings(theme="dark", animation=0, last_game=FRIENDS)
    )
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield window
    window.close()


def choose(box: QComboBox, level: str) -> None:
    """Choose by keys, from the first entry on."""
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.findData(level)):
        QTest.keyClick(box, Qt.Key.Key_Down)


def settings_dialog(window: MainWindow) -> SettingsDialog:
    window.settings_controller.show()
    return next(found for found in window.findChildren(SettingsDialog) if found.isVisible())


def test_each_level_says_what_it_tells(qtbot: QtBot) -> None:
    choice = HotSeatChoice("tells nothing")
    qtbot.addWidget(choice)
    choice.show()
    assert choice.level == "tells nothing"
    told: dict[str, str] = {}
    for level in ("stops by card", "tells nothing", "open table"):
        choose(choice.list, level)
        told[choice.level] = choice.about.text()
        assert choice.list.accessibleDescription() == choice.about.text()
    assert "your opponent knows" in told["stops by card"]
    assert "learns nothing" in told["tells nothing"]
    assert "see both hands" in told["open table"]


def test_a_new_game_of_two_people_offers_it_and_keeps_it(window: MainWindow) -> None:
    window.launcher.ask_new_game()
    dialog = window.launcher.dialog
    assert dialog is not None
    assert dialog.hot_seat.isVisible()
    assert dialog.hot_seat.level == "stops by card"
    choose(dialog.hot_seat.list, "open table")
    dialog.start.click()
    assert settings.load().settings.hot_seat == "open table"
    assert not window.play_page.curtain.is_down
    window.launcher.ask_new_game()
    again = window.launcher.dialog
    assert again is not None
    assert again.hot_seat.level == "open table"
    again.opponent.tiles[0].click()
    assert not again.hot_seat.isVisible()
    again.close()


def test_a_dialog_that_is_closed_changes_nothing(window: MainWindow) -> None:
    window.launcher.ask_new_game()
    dialog = window.launcher.dialog
    assert dialog is not None
    choose(dialog.hot_seat.list, "open table")
    dialog.reject()
    assert window.settings.hot_seat == "stops by card"


@pytest.mark.parametrize("agreed", [True, False])
def test_hands_in_a_game_are_opened_only_if_both_agree(window: MainWindow, agreed: bool) -> None:
    assert window.launcher.play(FRIENDS)
    window.play_page.curtain.lift()
    dialog = settings_dialog(window)
    dialog.hot_seat.list.setFocus()
    QTest.keyClick(dialog.hot_seat.list, Qt.Key.Key_End)
    box = next(box for box in dialog.findChildren(QMessageBox) if box.isVisible())
    assert window.settings.hot_seat == "stops by card"
    text = "Open both hands" if agreed else "Cancel"
    next(button for button in box.buttons() if button.text().replace("&", "") == text).click()
    assert window.settings.hot_seat == ("open table" if agreed else "stops by card")
    assert dialog.hot_seat.level == window.settings.hot_seat
    assert window.session is not None
    assert window.session.is_open is agreed
    dialog.close()


def test_settings_from_before_there_were_levels_open(window: MainWindow) -> None:
    path = settings.settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text('{"auto_pass": "never", "last_game": {"opponent": "human"}}', encoding="utf-8")
    loaded = settings.load()
    assert loaded.reason == ""
    assert (loaded.settings.hot_seat, loaded.settings.last_game.opponent) == ("stops by card", HUMAN)
