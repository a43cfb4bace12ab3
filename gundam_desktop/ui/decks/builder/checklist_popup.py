"""The list that a filter button opens: a checklist with a search field if it is long."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QVBoxLayout, QWidget

from gundam_desktop.ui.decks.builder.popup_list import MOST_SEEN, PopupRow, PopupView
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.button import ENTER
from gundam_desktop.ui.style.scaling import scaled, set_font
from gundam_desktop.ui.style.theme import theme

_MOVES = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: MOST_SEEN, Qt.Key.Key_PageUp: -MOST_SEEN}


class ChecklistPopup(Ambient, QFrame):
    """Stays open while rows are toggled; Escape or a click elsewhere closes it."""

    toggled = Signal(object)
    """The toggled row with its new state."""
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("choices")
        self.setAttribute(Qt.WidgetAttribute.WA_NoMouseReplay)  # a click on its own button only closes it
        self._rows: list[PopupRow] = []
        self.finder = QLineEdit(self)
        self.finder.setClearButtonEnabled(True)
        set_font(self.finder, 13)
        self.list = PopupView(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.setSpacing(4)
        column.addWidget(self.finder)
        column.addWidget(self.list, 1)
        self.finder.textChanged.connect(self._search)
        self.list.clicked.connect(lambda _index: self._toggle())
        self.finder.installEventFilter(self)
        self.list.installEventFilter(self)
        self.refresh_colors()

    def refresh_colors(self) -> None:
        colors = theme()
        self.setStyleSheet(
            f"#choices {{background: {colors.panel}; border: 1px solid {colors.accent_self}}}"
            f"QLineEdit {{background: {colors.zone}; color: {colors.text}; border: 1px solid {colors.zone_edge};"
            f" padding: 3px 6px}} QLineEdit:focus {{border-color: {colors.accent_self}}}"
        )

    def show_rows(self, rows: Sequence[PopupRow]) -> None:
        """Show these rows, or their new states."""
        self._rows = list(rows)
        self._search(self.finder.text())

    def open_at(self, place: QPoint, name: str) -> None:
        """Open at a point of the screen, sized to the rows."""
        self.setAccessibleName(name)
        self.list.setAccessibleName(name)
        self.finder.setAccessibleName(self.tr("Search in the list: {name}").format(name=name))
        self.finder.setPlaceholderText(self.tr("Search"))
        self.finder.clear()
        long = len(self._rows) > MOST_SEEN
        self.finder.setVisible(long)
        wanted = self.list.content_size()
        height = wanted.height() + scaled(10) + (self.finder.sizeHint().height() + 4 if long else 0)
        screen = self.screen().availableGeometry()
        width = max(wanted.width() + scaled(10), scaled(150))
        left = max(screen.left(), min(place.x(), screen.right() - width))
        self.setGeometry(left, min(place.y(), max(screen.top(), screen.bottom() - height)), width, height)
        self.show()
        (self.finder if long else self.list).setFocus()
        self.list.setCurrentIndex(self.list.rows.index(0))

    def _search(self, text: str) -> None:
        wanted = text.casefold().split()
        row = self.list.row()
        self.list.rows.show_rows([each for each in self._rows if all(word in each.label.casefold() for word in wanted)])
        if row is None or row.term != getattr(self.list.row(), "term", None):
            self.list.setCurrentIndex(self.list.rows.index(0) if self.list.rows.rows else QModelIndex())

    def _toggle(self) -> None:
        row = self.list.row()
        if row is not None:
            self.toggled.emit(replace(row, on=not row.on))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        key = event.key()
        if key in _MOVES:
            self.list.move_by(_MOVES[Qt.Key(key)])
        elif key in ENTER or (key == Qt.Key.Key_Space and watched is self.list):
            self._toggle()
        elif key == Qt.Key.Key_Escape:
            self.close()
        else:
            return False
        return True

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.closed.emit()
