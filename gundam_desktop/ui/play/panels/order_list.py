"""Waiting effects under each other, to be put in order by dragging them or with Ctrl and the arrow keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.button import ENTER
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.panel import chamfered
from gundam_desktop.ui.style.scaling import scaled_font
from gundam_desktop.ui.style.text_line import paint_line
from gundam_desktop.ui.style.theme import theme

ROW, GAP = 42, 4
"""Height of a row, and the gap between two."""
GRIP, EDGE = 30, 10


class OrderEntry(NamedTuple):
    """One effect of the list."""

    name: str
    """The card's name."""
    text: str
    """The effect, preceded by its timing."""
    card: int = 0


class OrderList(QWidget):
    """Shows effects in the order of resolution, the first at the top."""

    reordered = Signal(object)
    """The rows were reordered: their former places, in the new order."""
    pointed = Signal(int)
    """A row was touched: the id of its card."""
    taken = Signal(int)
    """An effect is to be resolved at once: the place of its row."""

    def __init__(self, rows: Sequence[OrderEntry], parent: QWidget | None = None, keymap: Keymap | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Waiting effects, the first to be resolved at the top"))
        self.rows = [OrderRow(row, self) for row in rows]
        self._current: OrderRow | None = self.rows[0] if self.rows else None
        self._before = list(self.rows)
        for way, command in ((-1, "effect up"), (1, "effect down")):
            shortcut = QShortcut(self)
            (keymap or Keymap(parent=self)).bind(shortcut, command)
            shortcut.activated.connect(lambda way=way: self.move_current(way))
        self._arrange()

    def show_rows(self, rows: Sequence[OrderEntry]) -> None:
        """Show the same effects in their current order."""
        by_row = {id(row): row for row in self.rows}
        for row in rows:
            found = next(widget for widget in by_row.values() if widget.shown == row)
            del by_row[id(found)]
            self.rows.remove(found)
            self.rows.append(found)
        self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(320, len(self.rows) * (ROW + GAP) - GAP)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    # moving

    def move_current(self, way: int) -> None:
        """Move the marked row up or down."""
        if self._current is not None:
            self._hold()
            self._move(self._current, self.rows.index(self._current) + way)
            self._let_go()

    def mark(self, row: OrderRow) -> None:
        """Mark a row: the keys move it."""
        before, self._current = self._current, row
        for touched in (before, row):
            if touched is not None:
                touched.update()
        self.pointed.emit(row.shown.card)

    def is_marked(self, row: OrderRow) -> bool:
        """True if the keys move this row."""
        return row is self._current

    def take(self, row: OrderRow) -> None:
        """Resolve this one now, out of order."""
        self.taken.emit(self.rows.index(row))

    def step(self, row: OrderRow, way: int) -> None:
        """Go from one row to the next."""
        place = self.rows.index(row) + way
        if 0 <= place < len(self.rows):
            self.rows[place].setFocus(Qt.FocusReason.TabFocusReason)

    def drag(self, row: OrderRow, top: float) -> None:
        """Let a row follow the mouse; the others make room."""
        lowest = self.height() - ROW
        row.raise_()
        row.move(0, round(max(0.0, min(float(lowest), top))))
        self._move(row, round(row.y() / (ROW + GAP)), held=row)

    def begin_drag(self) -> None:
        """Begin a drag: remember the current order."""
        self._hold()

    def end_drag(self) -> None:
        """End a drag: put the row into its new place."""
        self._arrange()
        self._let_go()

    def _hold(self) -> None:
        self._before = list(self.rows)

    def _let_go(self) -> None:
        if self.rows != self._before:
            self.reordered.emit(tuple(self._before.index(row) for row in self.rows))

    def _move(self, row: OrderRow, place: int, held: OrderRow | None = None) -> None:
        place = max(0, min(len(self.rows) - 1, place))
        if self.rows.index(row) != place:
            self.rows.remove(row)
            self.rows.insert(place, row)
            self._arrange(held)

    def _arrange(self, held: OrderRow | None = None) -> None:
        for place, row in enumerate(self.rows):
            row.resize(self.width(), ROW)
            if row is not held:
                row.move(0, place * (ROW + GAP))
            row.set_place(place)
        for first, second in zip(self.rows, self.rows[1:], strict=False):
            QWidget.setTabOrder(first, second)


class OrderRow(QAbstractButton):
    """One effect: a grip, its place, the card's name, the text."""

    def __init__(self, shown: OrderEntry, parent: OrderList) -> None:
        super().__init__(parent)
        self.shown = shown
        self._list, self._place = parent, -1
        self._grip: float | None = None
        self._dragging = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setToolTip(literal(shown.text))
        self.clicked.connect(lambda: parent.take(self))  # as a screen reader presses it

    def set_place(self, place: int) -> None:
        """Set its place, counted from 0."""
        if place != self._place:
            self._place = place
            self.setAccessibleName(f"{place + 1}. {self.shown.name}. {self.shown.text}")
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._grip = event.position().y()
            self._list.mark(self)
            self._list.begin_drag()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._grip is not None:
            self._dragging = True
            self._list.drag(self, self.mapToParent(event.position()).y() - self._grip)

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        held, self._grip = self._grip is not None and self._dragging, None
        self._dragging = False
        if held:
            self._list.end_drag()
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._list.take(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and not event.isAutoRepeat():
            self._list.take(self)
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._list.step(self, -1 if event.key() == Qt.Key.Key_Up else 1)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._list.mark(self)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colors = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        marked = self._list.is_marked(self)
        painter.setPen(
            QPen(QColor(colors.target if self.hasFocus() else colors.accent_self if marked else colors.zone_edge), 1.4)
        )
        painter.setBrush(QColor(colors.zone))
        painter.drawPolygon(chamfered(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8))
        self._paint_grip(painter)
        left = GRIP + 24.0
        painter.setPen(QColor(colors.muted))
        painter.setFont(scaled_font(16, fonts.BOLD))
        painter.drawText(QRectF(GRIP, 0, 20, ROW), Qt.AlignmentFlag.AlignCenter, str(self._place + 1))
        room = self.width() - left - EDGE
        for top, text, size, weight, color in (
            (3.0, self.shown.name, 14.0, fonts.BOLD, colors.text),
            (21.0, self.shown.text, 12.5, fonts.NORMAL, colors.muted),
        ):
            paint_line(painter, QRectF(left, top, room, 18), text, scaled_font(size, weight), color)

    def _paint_grip(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme().muted))
        for column in (12, 18):
            for row in (-7, 0, 7):
                painter.drawEllipse(QRectF(column, ROW / 2 + row - 1.5, 3, 3))
