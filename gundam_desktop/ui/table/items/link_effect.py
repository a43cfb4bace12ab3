"""Two cards become one: two rings close over them, a flash, a golden rim, and the word for it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from gundam_desktop.ui.cards.lettering import draw_figure
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.table import z_values
from gundam_desktop.ui.table.animation import Curve, part
from gundam_desktop.ui.table.paint_context import CARD

LINK = 1200.0
"""Milliseconds in all: the rings wait until the lower card has slid to its place."""
_SLID, _CLOSED, _LOCKED, _LEAVES = 240.0, 480.0, 620.0, 980.0
_APART, _RADIUS = 36.0, 30.0
_SILVER = QColor("#E6EEF4")


class LinkEffect(QGraphicsObject):
    """Over the upper card. With `still` nothing closes in: rim and word fade."""

    def __init__(self, word: str, *, still: bool) -> None:
        super().__init__()
        self.word, self._still, self._at = word, still, 0.0
        self.setZValue(z_values.EFFECTS)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_at(self, share: float) -> None:
        """Show it at a share of its time."""
        self._at = share * LINK
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-130, -130, 260, 260)

    def paint(self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        leaves = 1 - part(self._at, _LEAVES, LINK, Curve.Linear)
        came = part(self._at, 0, 160) if self._still else part(self._at, _CLOSED, _LOCKED)
        if not self._still and self._at < LINK:
            painter.save()
            painter.rotate(-self.rotation())
            self._paint_rings(painter, leaves)
            painter.restore()
        if came > 0:
            self._paint_lock(painter, came, leaves)

    def _paint_rings(self, painter: QPainter, leaves: float) -> None:
        comes = part(self._at, _SLID - 60, _SLID, Curve.Linear)
        apart = _APART * (1 - part(self._at, _SLID, _CLOSED, Curve.InOutCubic)) + 11
        for side, color in ((-1, QColor(theme().link)), (1, _SILVER)):
            for width, strength in ((12.0, 0.3), (5.0, 1.0)):
                light = QColor(color)
                light.setAlphaF(strength * comes * leaves)
                painter.setPen(QPen(light, width))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(QPointF(side * apart, 0), _RADIUS, _RADIUS)

    def _paint_lock(self, painter: QPainter, came: float, leaves: float) -> None:
        gold = QColor(theme().link)
        if not self._still and came < 1:
            light = QColor("#FFFFFF")
            light.setAlphaF(0.7 * (1 - came))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(light)
            painter.drawRoundedRect(CARD, 8, 8)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, strength in ((12.0, 0.25), (4.0, 1.0)):
            gold.setAlphaF(strength * came * leaves)
            painter.setPen(QPen(gold, width))
            painter.drawRoundedRect(CARD.adjusted(-4, -4, 4, 4), 11, 11)
        if self.word:
            painter.save()
            painter.rotate(-self.rotation())
            painter.setOpacity(painter.opacity() * came * leaves)
            draw_figure(painter, QPointF(0, 56), self.word, 27, QColor("#FFE9A8"), QColor(0, 0, 0, 220), 5)
            painter.restore()
