"""The − and + buttons on the card under the mouse and on the focused card, and one that moves it to the other part."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractItemView

from gundam_desktop.ui.decks.builder.card_view_input import OVER_LIMIT
from gundam_desktop.ui.decks.builder.cards_model import NUMBER, PART
from gundam_desktop.ui.style.theme import theme

PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class ButtonPair(NamedTuple):
    """The places of the buttons in a cell."""

    minus: QRectF
    plus: QRectF
    move: QRectF | None = None
    """Moves a copy between deck and sideboard; None where there is no such button."""


class StepButtons(QObject):
    """Watches the mouse over a view, and handles presses on the buttons before the view."""

    added = Signal(str, bool, str)
    """A card's number, True to exceed the limit of copies, and the part of the deck."""
    removed = Signal(str, str)
    moved = Signal(str, str)
    """A card's number, and the part of the deck that it leaves."""
    row_changed = Signal()
    """The mouse is over another row."""

    def __init__(self, view: QAbstractItemView, pair: Callable[[QRect], ButtonPair]) -> None:
        super().__init__(view)
        self._view, self._pair = view, pair
        self._mouse: QPoint | None = None
        self.row = -1
        """The row under the mouse; -1 if there is none."""
        view.viewport().setMouseTracking(True)
        view.viewport().installEventFilter(self)

    def shown_at(self, row: int) -> bool:
        """True if the buttons are shown in this row."""
        return row == self.row or (self._view.hasFocus() and row == self._view.currentIndex().row())

    def paint(self, painter: QPainter, place: QRect, *, upwards: bool = False) -> None:
        """Paint the buttons in a cell; the arrow of the moving one points down, or `upwards`."""
        pair = self._pair(place)
        for button, plus in ((pair.minus, False), (pair.plus, True)):
            ink = self._paint_ground(painter, button)
            center, arm = button.center(), button.height() * 0.26
            painter.setPen(QPen(ink, max(1.6, button.height() / 10)))
            painter.drawLine(center - QPointF(arm, 0), center + QPointF(arm, 0))
            if plus:
                painter.drawLine(center - QPointF(0, arm), center + QPointF(0, arm))
        if pair.move is not None:
            ink = self._paint_ground(painter, pair.move)
            center, half = pair.move.center(), pair.move.height() * 0.24 * (-1 if upwards else 1)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            corners = (QPointF(-half * 1.3, -half), QPointF(half * 1.3, -half), QPointF(0, half))
            painter.drawPolygon(QPolygonF([center + corner for corner in corners]))

    def _paint_ground(self, painter: QPainter, button: QRectF) -> QColor:
        """Paint an empty button and return the colour of its sign."""
        colors = theme()
        hot = self._mouse is not None and button.contains(QPointF(self._mouse))
        painter.setPen(QPen(QColor(colors.accent_self), 1.2))
        painter.setBrush(QColor(colors.accent_self if hot else colors.panel))
        painter.drawRoundedRect(button, 4, 4)
        return QColor(colors.on_accent if hot else colors.accent_self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.Leave:
            self._move(None)
        elif kind == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            self._move(event.position().toPoint())
        elif kind in PRESSES and isinstance(event, QMouseEvent) and event.button() == Qt.MouseButton.LeftButton:
            return self._press(event)
        return False

    def _move(self, at: QPoint | None) -> None:
        before, self._mouse = self.row, at
        self.row = self._view.indexAt(at).row() if at is not None else -1
        for row in {before, self.row} - {-1}:
            self._view.update(self._view.model().index(row, 0))
        if before != self.row:
            self.row_changed.emit()

    def _press(self, event: QMouseEvent) -> bool:
        at = event.position()
        index = self._view.indexAt(at.toPoint())
        number = index.data(NUMBER)
        if not number:
            return False
        minus, plus, move = self._pair(self._view.visualRect(index))
        part = index.data(PART)
        moves = move is not None and move.contains(at)
        if not (moves or minus.contains(at) or plus.contains(at)):
            return False
        self._view.setCurrentIndex(index)
        if moves:
            self.moved.emit(number, part)
        elif plus.contains(at):
            self.added.emit(number, bool(event.modifiers() & OVER_LIMIT), part)
        else:
            self.removed.emit(number, part)
        return True
