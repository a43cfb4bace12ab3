"""The dialogs of the Help menu."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.app.bug_report import ReportDialog
from gundam_desktop.ui.app.guide_dialog import GuideDialog
from gundam_desktop.ui.app.licences import LicencesDialog
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.app.shortcuts_dialog import ShortcutsDialog
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.keys.dialog import KeysDialog
from gundam_desktop.ui.session.settings import Settings
from gundam_desktop.ui.style.appearance import install_language
from gundam_desktop.ui.style.scaling import LEAST_ROOM, set_scale_for, set_text_size
from tests.ui import stub_game


def test_each_opens_over_the_window(qtbot: QtBot) -> None:
    window = MainWindow(stub_game.services(), Settings())
    qtbot.addWidget(window)
    window.show()
    for show, kind in (
        (window.help.show_keys, ShortcutsDialog),
        (window.help.change_keys, KeysDialog),
        (window.help.show_report, ReportDialog),
        (window.help.show_guide, GuideDialog),
        (window.help.show_about, QDialog),
    ):
        show()
        dialog = next(dialog for dialog in window.findChildren(kind) if dialog.isVisible())
        dialog.close()
    assert window.help.keys_dialog is None


@pytest.mark.parametrize("language", ["en", "ja", "zh"])
@pytest.mark.parametrize("room", [LEAST_ROOM, QSize(1280, 720), QSize(1440, 900)])
@pytest.mark.parametrize("text_size", [100, 200])
def test_the_keys_are_never_wider_than_their_list(qtbot: QtBot, language: str, room: QSize, text_size: int) -> None:
    install_language(language)
    set_text_size(text_size)
    set_scale_for(room)
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(room)
    dialog = ShortcutsDialog(Keymap(parent=window), window)
    dialog.open()
    assert dialog.list.horizontalScrollBar().maximum() == 0
    dialog.close()


def test_about_says_what_is_inside_and_that_no_network_is_used(qtbot: QtBot) -> None:
    window = MainWindow(stub_game.services(), Settings())
    qtbot.addWidget(window)
    window.show()
    window.help.show_about()
    (about,) = window.findChildren(QMessageBox)
    assert "no network" in about.text()
    (button,) = [button for button in about.buttons() if "inside" in button.text()]
    button.click()
    (licences,) = window.findChildren(LicencesDialog)
    assert "LGPL-3.0-only" in licences.list.toPlainText()
    licences.close()
