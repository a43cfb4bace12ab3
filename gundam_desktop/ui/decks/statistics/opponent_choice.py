"""A list of decks to play against, each with a box, and a box for all."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from gundam_desktop.ui.style.label import Label

OFF, ON = Qt.CheckState.Unchecked, Qt.CheckState.Checked


class OpponentChoice(QWidget):
    """At first all decks are chosen."""

    changed = Signal()
    """Others were chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.list, self.all, self.title = QListWidget(self), QCheckBox(self), Label(self)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.title.setBuddy(self.list)
        self.list.itemChanged.connect(lambda _item: self._changed())
        self.all.clicked.connect(self._choose_all)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.all)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(head)
        column.addWidget(self.list)

    def show_names(self, names: Sequence[str]) -> None:
        """Offer the decks of these names; a deck that was not chosen before stays so."""
        off = {item.text() for item in self._items() if item.checkState() == OFF}
        with QSignalBlocker(self.list):
            self.list.clear()
            for name in names:
                item = QListWidgetItem(name, self.list)
                item.setFlags(
                    Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable
                )
                item.setCheckState(OFF if name in off else ON)
        self.all.setChecked(len(self.chosen()) == self.list.count())

    def chosen(self) -> list[int]:
        """Return the places of the chosen decks in the list."""
        return [place for place, item in enumerate(self._items()) if item.checkState() == ON]

    def _items(self) -> list[QListWidgetItem]:
        return [self.list.item(row) for row in range(self.list.count())]

    def _choose_all(self, on: bool) -> None:
        with QSignalBlocker(self.list):
            for item in self._items():
                item.setCheckState(ON if on else OFF)
        self._changed()

    def _changed(self) -> None:
        self.all.setChecked(len(self.chosen()) == self.list.count())
        self.changed.emit()
