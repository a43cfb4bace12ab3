"""The popup below the search field: completions."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtWidgets import QFrame, QLineEdit, QVBoxLayout, QWidget

from gundam_desktop.ui.decks.builder.popup_list import PopupRow, PopupView
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.scaling import scaled
from gundam_desktop.ui.style.theme import theme

SMALLEST = 240


class CompletionPopup(Ambient, QFrame):
    """Overlays the window below the field, and below `beneath`; the keyboard focus stays in the field."""

    def __init__(self, field: QLineEdit) -> None:
        super().__init__(field)
        self.hide()
        self._field = field
        self.beneath: QWidget = field
        """The widget that is not covered: the field, or what stands below it."""
        self.setObjectName("beneath")
        self.list = PopupView(self)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        column.addWidget(self.list)
        self.refresh_colors()

    def refresh_colors(self) -> None:
        colors = theme()
        self.setStyleSheet(f"#beneath {{background: {colors.panel}; border: 1px solid {colors.accent_self}}}")

    def show_completions(self, rows: Sequence[PopupRow]) -> None:
        """Show completions, none selected; without completions the popup closes."""
        self.list.rows.show_rows(rows)
        self.list.setCurrentIndex(QModelIndex())
        self._open(bool(rows))

    def _open(self, wanted: bool) -> None:
        if not wanted or not self._field.isVisible():
            self.hide()
            return
        window = self._field.window()
        if self.parentWidget() is not window:
            self.setParent(window)
        left = self._field.mapTo(window, QPoint()).x()
        place = QPoint(left, self.beneath.mapTo(window, QPoint(0, self.beneath.height() + 2)).y())
        size = self.list.content_size()
        width = min(max(size.width() + 2, scaled(SMALLEST)), window.width() - place.x())
        self.setGeometry(place.x(), place.y(), width, min(size.height() + 2, window.height() - place.y()))
        self.show()
        self.raise_()
