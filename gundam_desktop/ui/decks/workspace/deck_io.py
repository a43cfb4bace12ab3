"""Lists that come in and go out, for the deck room."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QWidget

from gundam_desktop.games.gcg.decks_api import Deck, write_list
from gundam_desktop.ui.decks.import_export import ExportDialog, ImportDialog
from gundam_desktop.ui.style.theme import Theme


class DeckIO(QObject):
    """Opens the dialogs."""

    imported = Signal(object)
    """The `Deck` of a list."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._parent = parent

    def read(self, text: str, language: str, theme: Theme) -> None:
        """Show what a list was found to say; an empty one is asked for."""
        dialog = ImportDialog(text, language, theme, self._parent)
        dialog.imported.connect(self.imported)
        self._open(dialog)

    def show(self, deck: Deck, language: str, theme: Theme) -> None:
        """Show a deck as a list, a picture, or cards to print."""
        self._open(ExportDialog(deck, language, theme, self._parent))

    @staticmethod
    def copy(deck: Deck) -> None:
        """Put a deck into the clipboard as a list."""
        QGuiApplication.clipboard().setText(write_list(deck))

    @staticmethod
    def _open(dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
