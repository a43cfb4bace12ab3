"""A game that is played on freely from a lesson or a puzzle, with the way back below the table."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gundam_desktop.ui.style.button import ActionButton
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.panel import Panel
from gundam_desktop.ui.style.scaling import set_font
from gundam_desktop.ui.style.theme import theme


class FreePlayPanel(Panel):
    """Says what is played, and offers the way back."""

    back_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.words, self.back = Label(self), ActionButton(parent=self)
        self.words.setWordWrap(True)
        set_font(self.words, 15)
        self.back.clicked.connect(self.back_wanted)
        row = QHBoxLayout()
        row.addWidget(self.words, 1)
        row.addWidget(self.back)
        self.box.addLayout(row)
        self.refresh_texts()
        self.refresh_colors()

    def refresh_texts(self) -> None:
        self.words.setText(self.tr("You are playing freely. Nothing is judged here."))
        self.back.set_caption(self.tr("Back to the task"))

    def refresh_colors(self) -> None:
        self.words.setStyleSheet(f"color: {theme().text}")
