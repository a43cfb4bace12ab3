"""Which decision to take back: all of one's own that can be gone back to, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QDialog, QDialogButtonBox, QListView, QWidget

from gundam_desktop.ui.play.texts import turn_name
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.scaling import resize_within_screen
from gundam_desktop.ui.style.sheet import Sheet

POSITION = Qt.ItemDataRole.UserRole
SIZE = (560, 480)


class Decided(NamedTuple):
    """A decision in the list."""

    position: int
    turn: int
    text: str
    free: bool
    """True if nobody has to agree to its undo."""


class UndoDialog(Sheet, QDialog):
    """Shows the decisions, the latest first."""

    chosen = Signal(int)
    """The position to which the game goes back: how many choices stay."""

    def __init__(self, decisions: Sequence[Decided], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Undo to…"))
        resize_within_screen(self, *SIZE)
        self._model = QStandardItemModel(self)
        line = self.tr("{turn}: {choice}")
        asked = self.tr("{turn}: {choice} (with consent)")
        for decided in reversed(decisions):
            item = QStandardItem(
                (line if decided.free else asked).format(turn=turn_name(decided.turn), choice=decided.text)
            )
            item.setData(decided.position, POSITION)
            item.setEditable(False)
            self._model.appendRow(item)
        self.list = QListView(self)
        self.list.setModel(self._model)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setAccessibleName(self.windowTitle())
        self.list.activated.connect(lambda _index: self.accept())
        flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.list.selectionModel().setCurrentIndex(self._model.index(0, 0), flag)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self)
        buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Undo"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        head = Label(self, self.tr("The selected choice and everything after it will be undone. You can redo it."))
        head.setWordWrap(True)
        column = self.headed_column()
        column.addWidget(head)
        column.addWidget(self.list, 1)
        column.addWidget(buttons)

    def accept(self) -> None:
        """Close, and emit `chosen` for the decision that is marked."""
        index = self.list.currentIndex()
        super().accept()
        if index.isValid():
            self.chosen.emit(int(index.data(POSITION)))
