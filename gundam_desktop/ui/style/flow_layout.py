"""A layout that wraps its widgets into lines."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLayout, QLayoutItem, QWidget

from gundam_desktop.ui.style.scaling import scaled

GAP, WIDE_GAP = 6, 12


class FlowLayout(QLayout):
    """Lays widgets and rows of widgets out like words in a paragraph; some have a wider gap before them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._apart: set[QWidget | QLayout] = set()
        self.setContentsMargins(0, 0, 0, 0)

    def set_apart(self, part: QWidget | QLayout) -> None:
        """Leave a wider gap before a widget or a row."""
        self._apart.add(part)

    def add_row(self, *widgets: QWidget) -> QLayout:
        """Add widgets that stay in one line, and return their row."""
        row = QHBoxLayout()
        for widget in widgets:
            row.addWidget(widget)
        self.addChildLayout(row)
        self.addItem(row)
        return row

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # type: ignore[override, unused-ignore]  # Qt asks until none is left
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._lay_out(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._lay_out(rect, move=True)

    def sizeHint(self) -> QSize:
        """The size of everything in one line."""
        widths = [item.sizeHint().width() + self._gap(item) for item in self._shown]
        return QSize(sum(widths), self.minimumSize().height())

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    @property
    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _gap(self, item: QLayoutItem) -> int:
        is_apart = item.widget() in self._apart or item.layout() in self._apart
        return scaled(WIDE_GAP if is_apart else GAP)

    def _lay_out(self, rect: QRect, *, move: bool) -> int:
        """Place the items (only if `move`) and return the height that they need."""
        x, y, line = rect.x(), rect.y(), 0
        for item in self._shown:
            size, gap = item.sizeHint(), self._gap(item) if x > rect.x() else 0
            if x > rect.x() and x + gap + size.width() > rect.right() + 1:
                x, y, line, gap = rect.x(), y + line + scaled(GAP), 0, 0
            if move:
                item.setGeometry(QRect(QPoint(x + gap, y), size))
            x += gap + size.width()
            line = max(line, size.height())
        return y + line - rect.y()
