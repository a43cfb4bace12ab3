"""The popup below the search field: completions, or an error message."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QVBoxLayout

from gundam_desktop.ui.decks.builder.popup_list import PopupRow, PopupView
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.scaling import scaled, set_font
from gundam_desktop.ui.style.theme import theme

SMALLEST = 240


class CompletionPopup(Ambient, QFrame):
    """Overlays the window below the field; the keyboard focus stays in the field."""

    def __init__(self, field: QLineEdit) -> None:
        super().__init__(field)
        self.hide()
        self._field = field
        self.setObjectName("beneath")
        self.list = PopupView(self)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.message = QLabel(self)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setWordWrap(True)
        set_font(self.message, 13)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        column.addWidget(self.list)
        column.addWidget(self.message)
        self.refresh_colors()

    def refresh_colors(self) -> None:
        colors = theme()
        self.setStyleSheet(
            f"#beneath {{background: {colors.panel}; border: 1px solid {colors.accent_self}}}"
            f" QLabel {{color: {colors.danger}; padding: {scaled(6)}px {scaled(10)}px}}"
        )

    def show_completions(self, rows: Sequence[PopupRow]) -> None:
        """Show completions, none selected; without completions the popup closes."""
        self.list.rows.show_rows(rows)
        self.list.setCurrentIndex(QModelIndex())
        self.message.hide()
        self.list.show()
        self._open(bool(rows))

    def show_message(self, sentence: str) -> None:
        """Show a message; an empty one closes the popup."""
        self.message.setText(sentence)
        self.list.hide()
        self.message.show()
        self._open(bool(sentence))

    def _open(self, wanted: bool) -> None:
        if not wanted or not self._field.isVisible():
            self.hide()
            return
        window = self._field.window()
        if self.parentWidget() is not window:
            self.setParent(window)
        place = self._field.mapTo(window, QPoint(0, self._field.height() + 2))
        listed = not self.list.isHidden()
        width = max(self.list.content_size().width() + 2, scaled(SMALLEST)) if listed else self._field.width()
        width = min(width, window.width() - place.x())
        height = self.list.content_size().height() if listed else self.message.heightForWidth(width - 2)
        self.setGeometry(place.x(), place.y(), width, min(height + 2, window.height() - place.y()))
        self.show()
        self.raise_()
