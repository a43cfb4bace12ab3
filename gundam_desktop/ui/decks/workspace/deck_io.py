"""Opens the import and export dialogs, which are imported when they are first wanted."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QWidget

from gundam_desktop.games.gcg.decks_api import Deck, write_list
from gundam_desktop.ui.style.translation import language

if TYPE_CHECKING:
    from gundam_desktop.ui.decks.import_export import ImportDialog


class DeckIO(QObject):
    """Imports and exports decks; `parent` carries the dialogs."""

    imported = Signal(object, int)
    """The imported `Deck`, and the number of things in the list that were not understood."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._parent = parent
        self._left = ""
        """The list of an import that was broken off."""

    def read(self, text: str) -> None:
        """Open the import dialog with a list; without one, with the list of an import that was broken off.

        That list is selected, so that pasting another one replaces it.
        """
        from gundam_desktop.ui.decks.import_export import ImportDialog

        dialog = ImportDialog(text or self._left, self._parent)
        if not text:
            dialog.text.selectAll()
        self._ask(dialog)

    def read_file(self, path: Path) -> None:
        """Open the import dialog with the list of a file."""
        from gundam_desktop.ui.decks.import_export import ImportDialog

        dialog = ImportDialog("", self._parent)
        dialog.open_file(path)
        self._ask(dialog)

    def _ask(self, dialog: ImportDialog) -> None:
        dialog.imported.connect(self._import)
        dialog.rejected.connect(lambda: self._keep(dialog.text.toPlainText()))
        self._open(dialog)

    def _import(self, deck: Deck, left_out: int) -> None:
        self._keep("")
        self.imported.emit(deck, left_out)

    def _keep(self, text: str) -> None:
        self._left = text

    def show(self, deck: Deck) -> None:
        """Open the export dialog for a deck."""
        from gundam_desktop.ui.decks.import_export import ExportDialog

        self._open(ExportDialog(deck, self._parent))

    @staticmethod
    def copy(deck: Deck) -> None:
        """Copy a deck to the clipboard as a list."""
        QGuiApplication.clipboard().setText(write_list(deck, language=language()))

    @staticmethod
    def _open(dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
