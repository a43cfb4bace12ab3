"""The dialogs of the Help menu."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.app.bug_report import ReportDialog
from gundam_desktop.ui.app.guide_dialog import GuideDialog
from gundam_desktop.ui.app.licences import LicencesDialog
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.app.shortcuts_dialog import ShortcutsDialog
from gundam_desktop.ui.keys import COMMANDS, Keymap
from gundam_desktop.ui.keys.dialog import KeysDialog
from gundam_desktop.ui.session.settings import Settings
from gundam_desktop.ui.style.appearance import install_language
from gundam_desktop.ui.style.translation import LANGUAGES
from tests.ui import stub_game


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    window = MainWindow(stub_game.services(), Settings())
    qtbot.addWidget(window)
    window.show()
    return window


def test_each_opens_over_the_window(window: MainWindow) -> None:
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


def test_about_says_what_is_inside_and_when_the_network_is_used(window: MainWindow) -> None:
    window.help.show_about()
    (about,) = window.findChildren(QMessageBox)
    assert "unless you play online" in about.text()
    (button,) = [button for button in about.buttons() if "inside" in button.text()]
    button.click()
    (licences,) = window.findChildren(LicencesDialog)
    assert "LGPL-3.0-only" in licences.list.toPlainText()
    licences.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (640, 480)])
def test_no_column_of_the_keys_is_cut(qtbot: QtBot, language: str, size: tuple[int, int]) -> None:
    install_language(language)
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(*size)
    keymap = Keymap(parent=parent)
    dialog = ShortcutsDialog(keymap, parent)
    dialog.show()
    assert dialog.list.horizontalScrollBar().maximum() == 0
    text = dialog.list.toPlainText()
    assert all(command.title in text for command in COMMANDS if keymap.keys(command.id))
    dialog.close()
    install_language("en")


def test_each_dialog_of_the_keys_has_a_title_of_its_own(window: MainWindow) -> None:
    window.help.show_keys()
    window.help.change_keys()
    assert window.help.keys_dialog is not None
    (keys,) = window.findChildren(ShortcutsDialog)
    assert keys.windowTitle() != window.help.keys_dialog.windowTitle()
    for dialog in (keys, window.help.keys_dialog):
        dialog.close()


def test_the_program_shows_its_sign_beside_what_it_says_of_itself(window: MainWindow) -> None:
    window.help.show_about()
    (about,) = window.findChildren(QMessageBox)
    assert not about.iconPixmap().isNull()
    assert "GUNDAM WAR" in about.text()
    about.close()
