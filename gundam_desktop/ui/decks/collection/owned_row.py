"""The copies of the card that is shown large: how many the player owns, and how many are on the wish list."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QHBoxLayout, QSpinBox, QWidget

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks_api import MOST_COLLECTED, OWNED, SHELVES, WANTED, Shelf
from gundam_desktop.ui.decks.collection.collected import CollectionState
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.scaling import set_font
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import language


class OwnedRow(Ambient, QWidget):
    """Two fields with their labels; a change is written at once."""

    def __init__(self, state: CollectionState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state = state
        self.number = ""
        """The number of the card; empty if there is none."""
        self.fields: dict[Shelf, QSpinBox] = {}
        self._labels: dict[Shelf, Label] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 0, 2, 0)
        for shelf in SHELVES:
            field, label = QSpinBox(self), Label(self)
            field.setRange(0, MOST_COLLECTED)
            field.valueChanged.connect(partial(self._set, shelf))
            label.setBuddy(field)
            for widget in (field, label):
                set_font(widget, 12.5)
            self.fields[shelf], self._labels[shelf] = field, label
            row.addWidget(label)
            row.addWidget(field)
            if shelf == OWNED:
                row.addStretch(1)
        state.changed.connect(self._show)
        self.refresh_colors()
        self.show_card("")

    def show_card(self, number: str) -> None:
        """Show the copies of a card; an empty number is none."""
        self.number = number
        self.setEnabled(bool(number))
        self.refresh_texts()
        self._show()

    def refresh_texts(self) -> None:
        name = library.name_of(self.number, language()) if self.number else ""
        texts: dict[Shelf, str] = {OWNED: self.tr("&Owned"), WANTED: self.tr("&Wish list")}
        for shelf, text in texts.items():
            self._labels[shelf].setText(text)
            self.fields[shelf].setAccessibleName(f"{text.replace('&', '')} {name}".strip())

    def refresh_colors(self) -> None:
        for label in self._labels.values():
            label.setStyleSheet(f"color: {theme().muted}")

    def _show(self) -> None:
        for shelf, field in self.fields.items():
            with QSignalBlocker(field):
                field.setValue(self._state.count(shelf, self.number))

    def _set(self, shelf: Shelf, count: int) -> None:
        self._state.set_count(shelf, self.number, count)
