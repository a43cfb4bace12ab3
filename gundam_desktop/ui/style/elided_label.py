"""A label of one line that is shortened where it has too little room; the hint has the whole text."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.literal import literal


class ElidedLabel(Label):
    """Takes the room that other widgets leave."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._whole = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    @property
    def whole(self) -> str:
        """The whole text."""
        return self._whole

    def show_text(self, text: str) -> None:
        """Show a text."""
        self._whole = text
        self.setToolTip(literal(text))
        self.setAccessibleName(text)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.setText(self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, self.width()))
