"""Records one key, and names the action that would lose it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QKeySequenceEdit, QWidget

from gundam_desktop.ui.keys.commands import Command
from gundam_desktop.ui.keys.keymap import Keymap, portable_key, shown
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.sheet import Sheet

_NARROWEST = 380


class KeyRecorder(Sheet, QDialog):
    """Waits for a key press; Enter then accepts the key."""

    recorded = Signal(str)
    """The key that was accepted."""

    def __init__(self, command: Command, keymap: Keymap, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._command, self._keymap = command, keymap
        self.setWindowTitle(self.tr("Record a key"))
        self.setMinimumWidth(_NARROWEST)
        self.asking = Label(self, self.tr("Press the new key for: {action}").format(action=command.title))
        self.asking.setWordWrap(True)
        self.edit = QKeySequenceEdit(self)
        self.edit.setMaximumSequenceLength(1)
        self.edit.setAccessibleName(self.asking.text())
        self.edit.installEventFilter(self)
        self.edit.keySequenceChanged.connect(self._changed)
        self.told = Label(self)
        self.told.setWordWrap(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, parent=self)
        self.take = buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self._take)
        buttons.rejected.connect(self.reject)
        column = self.headed_column()
        for part in (self.asking, self.edit, self.told, buttons):
            column.addWidget(part)
        self._changed(QKeySequence())
        self.edit.setFocus()

    @property
    def key(self) -> str:
        """The key pressed last, in its portable form; empty if it cannot be used."""
        return portable_key(self.edit.keySequence().toString(QKeySequence.SequenceFormat.PortableText))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Tab move the focus to the buttons: it cannot be recorded."""
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride) and isinstance(event, QKeyEvent):
            walks = event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
            if walks and event.type() == QEvent.Type.KeyPress:
                self.focusNextPrevChild(event.key() == Qt.Key.Key_Tab)
            return walks
        return super().eventFilter(watched, event)

    def _changed(self, sequence: QKeySequence) -> None:
        key = self.key
        owner = self._keymap.owner_of(key, self._command.group) if key else None
        taken = owner is not None and owner.id != self._command.id
        self.take.setText(self.tr("&Reassign") if taken else self.tr("&Use this key"))
        self.take.setEnabled(bool(key))
        if owner is not None and taken:
            text = self.tr("{key} is already the key for: {action}. If you reassign it, that action loses it.")
            self.told.setText(text.format(key=shown(key), action=owner.title))
        elif key or sequence.isEmpty():
            self.told.setText("")
        else:
            self.told.setText(self.tr("This key cannot be used."))
        self.take.setAccessibleDescription(self.told.text())
        if key:
            self.take.setFocus()

    def _take(self) -> None:
        if self.key:
            self.recorded.emit(self.key)
            self.accept()
