"""The dialogs of the Help menu."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.app.bug_report import ReportDialog
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
        (window.help.show_about, QDialog),
    ):
        show()
        dialog = next(dialog for dialog in window.findChildren(kind) if dialog.isVisible())
        dialog.close()
    assert window.help.keys_dialog is None
