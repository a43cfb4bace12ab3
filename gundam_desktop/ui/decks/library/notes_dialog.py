"""Edits the tags and notes of a deck."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCompleter, QDialog, QDialogButtonBox, QFormLayout, QLineEdit, QPlainTextEdit, QWidget

from gundam_desktop.games.gcg.decks_api import DeckEntry
from gundam_desktop.ui.style.scaling import resize_within_screen
from gundam_desktop.ui.style.sheet import Sheet

SIZE = (460, 340)


class NotesDialog(Sheet, QDialog):
    """Edits tags, with completion of known ones, and notes."""

    described = Signal(list, str)
    """The tags and the notes."""

    def __init__(self, entry: DeckEntry, known: Iterable[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Notes and tags of {name}").format(name=entry.name))
        resize_within_screen(self, *SIZE)
        self.tags = QLineEdit(", ".join(entry.tags), self)
        self.tags.setPlaceholderText(self.tr("Tags, with commas between them"))
        self.tags.setAccessibleName(self.tr("Tags"))
        completer = QCompleter(sorted(known), self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.tags.setCompleter(completer)
        self.notes = QPlainTextEdit(entry.notes, self)
        self.notes.setTabChangesFocus(True)
        self.notes.setAccessibleName(self.tr("Notes"))
        form = QFormLayout()
        self.headed_column().addLayout(form)
        form.addRow(self.tr("&Tags:"), self.tags)
        form.addRow(self.tr("&Notes:"), self.notes)
        kinds = QDialogButtonBox.StandardButton
        buttons = QDialogButtonBox(kinds.Save | kinds.Cancel, self)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        form.addRow(buttons)
        self.accepted.connect(lambda: self.described.emit(self.tags.text().split(","), self.notes.toPlainText()))
