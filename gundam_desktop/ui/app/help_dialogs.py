"""The dialogs of the Help menu: the list of keys, changing them, a report of a fault, about the program."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from gundam_desktop.ui.app.bug_report import ReportDialog, fault_report
from gundam_desktop.ui.app.guide_dialog import GuideDialog
from gundam_desktop.ui.app.licences import LicencesDialog
from gundam_desktop.ui.app.shortcuts_dialog import ShortcutsDialog, about_text
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.keys.dialog import KeysDialog
from gundam_desktop.ui.play.play_page import PlayPage
from gundam_desktop.ui.session.active_game import ActiveGame
from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.scaling import scaled

ICON = 64
"""Pixels of the program's sign beside the text about it."""


class HelpDialogs(QObject):
    """Opens them over the window."""

    def __init__(self, active: ActiveGame, page: PlayPage, keymap: Keymap, parent: QWidget) -> None:
        super().__init__(parent)
        self._active, self._page, self._keymap, self._parent = active, page, keymap, parent
        self.keys_dialog: KeysDialog | None = None
        """The dialog in which keys are changed, while it is open."""

    def show_keys(self) -> None:
        """Show what the keys do."""
        ShortcutsDialog(self._keymap, self._parent).open()

    def show_guide(self) -> None:
        """Show the user guide."""
        GuideDialog(self._parent).open()

    def change_keys(self) -> None:
        """Open the dialog in which keys are changed."""
        if self.keys_dialog is None:
            self.keys_dialog = KeysDialog(self._keymap, self._parent)
            self.keys_dialog.finished.connect(self._keys_dialog_closed)
            self.keys_dialog.open()

    def _keys_dialog_closed(self) -> None:
        if self.keys_dialog is not None:
            self.keys_dialog.deleteLater()
            self.keys_dialog = None

    def show_report(self) -> None:
        """Show a fault report."""
        shown = [] if self._page.curtain.is_down else self._page.side.log.texts
        dialog = ReportDialog(fault_report(self._active.session, shown), self._parent)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def show_about(self) -> None:
        """Show what this program is, and that it is not official."""
        session = self._active.session
        played = (session.start.game, session.start.edition) if session is not None else ("", "")
        box = message_box.inform(self._parent, self.tr("About"), about_text(*played))
        box.setIconPixmap(QApplication.windowIcon().pixmap(scaled(ICON)))
        inside = box.addButton(self.tr("What is inside…"), QMessageBox.ButtonRole.ActionRole)
        inside.clicked.connect(lambda: LicencesDialog(self._parent).open())
