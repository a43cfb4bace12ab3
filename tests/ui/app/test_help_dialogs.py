"""The dialogs of the Help menu."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QMessageBox
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.app.bug_report import ReportDialog
from gundam_desktop.ui.app.guide_dialog import GuideDialog
from gundam_desktop.ui.app.licences import LicencesDialog
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.app.shortcuts_dialog import ShortcutsDialog
from gundam_desktop.ui.keys.dialog import KeysDialog
from gundam_desktop.ui.session.settings import Settings
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
