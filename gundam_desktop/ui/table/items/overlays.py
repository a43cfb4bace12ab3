"""Temporary items over the table: arrows, bubbles with reasons, rising figures, rings, the tray's panel."""

from __future__ import annotations

import math

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from gundam_desktop.ui.cards.lettering import LEFT, RIGHT, draw_figure, draw_text, pieces, width_of
from gundam_desktop.ui.style.fonts import FIGURES, NORMAL
from gundam_desktop.ui.style.panel import chamfered
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.table import z_values
from gundam_desktop.ui.table.paint_context import PaintContext, letters

_BADGE = 14.0
"""Radius of the badge of an arrow."""


class ArrowItem(QGraphicsObject):
    """An arrow between two points, as from an attacker to its target."""

    def __init__(self, context: PaintContext) -> None:
        super().__init__()
        self.context = context
        self._start = self._end = QPointF()
        self.allowed = True
        """False if it leads to nothing."""
        self.hint = ""
        """The number in the badge of an arrow that shows what could be done; empty for an arrow of the game."""
        self.setZValue(z_values.ARROWS)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def point(self, start: QPointF, end: QPointF) -> None:
        """Set the two ends."""
        if (start, end) != (self._start, self._end):
            self.prepareGeometryChange()
            self._start, self._end = QPointF(start), QPointF(end)
            self.update()

    def set_allowed(self, on: bool) -> None:
        """Draw the arrow whole, or if its target is illegal as a thin broken line without light."""
        if on != self.allowed:
            self.allowed = on
            self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(self._start, self._end).normalized().adjusted(-60, -60, 60, 60)

    def paint(self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None) -> None:
        way = self._end - self._start
        length = math.hypot(way.x(), way.y())
        if length < 24:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bend = QPointF(-way.y() / length, way.x() / length) * 36
        control = QLineF(self._start, self._end).center() + bend
        angle = math.atan2(self._end.y() - control.y(), self._end.x() - control.x())
        ahead = QPointF(math.cos(angle), math.sin(angle))
        path = QPainterPath(self._start)
        path.quadTo(control, self._end - ahead * 8)
        color = QColor(theme().legal if self.hint else theme().danger if self.allowed else theme().muted)
        style = Qt.PenStyle.SolidLine if self.allowed else Qt.PenStyle.DashLine
        for width, alpha in ((16.0, 45), (9.0, 110), (4.5, 255)) if self.allowed else ((3.0, 255),):
            color.setAlpha(alpha)
            painter.setPen(QPen(color, width, style, Qt.PenCapStyle.RoundCap))
            painter.drawPath(path)
        tip = self._end + ahead * 10
        wings = [QPointF(math.cos(angle + turn), math.sin(angle + turn)) * 30 for turn in (2.6, -2.6)]
        painter.setPen(QPen(QColor("#FFFFFF"), 1.5))
        painter.setBrush(color)
        painter.drawPolygon(QPolygonF([tip, tip + wings[0], tip - ahead * 16, tip + wings[1]]))
        if self.hint:
            self._paint_badge(painter, path.pointAtPercent(0.5))

    def _paint_badge(self, painter: QPainter, at: QPointF) -> None:
        colors = theme()
        painter.setPen(QPen(QColor(colors.legal), 2.4))
        painter.setBrush(QColor(colors.panel))
        painter.drawEllipse(at, _BADGE, _BADGE)
        place = QRectF(at.x() - _BADGE, at.y() - _BADGE, 2 * _BADGE, 2 * _BADGE)
        draw_text(painter, place, self.hint, 18, QColor(colors.text), family=FIGURES)


class BubbleItem(QGraphicsObject):
    """A sentence at a card or a plate: the reason for a refusal, or what a player does."""

    _WIDTH = 290.0

    def __init__(self, text: str, at: QPointF, inside: QRectF, avoid: QRectF, color: str, mark: str = "") -> None:
        """`at` is its tip; the sentence stays `inside` and does not lie under what is at `avoid`.

        A `mark`, if there is one, stands before the sentence.
        """
        super().__init__()
        self.text, self._color, self._mark = text, color, mark
        self._margin = 32.0 if mark else 12.0
        self._size = letters(15, 23)
        self._lines = wrapped(text, self._size, letters(self._WIDTH, 440), NORMAL)
        widest = max((width_of(line, self._size, NORMAL) for line in self._lines), default=0.0)
        width, height = widest + self._margin + 12, len(self._lines) * self._size * 1.3 + 20
        x = max(inside.left() + 6, min(inside.right() - width - 6, at.x() - width / 2))
        tops = (at.y() - height - 20, at.y() + 20, avoid.top() - height - 6, avoid.bottom() + 6)
        boxes = [QRectF(x, top, width, height) for top in tops]
        free = (box for box in boxes if inside.contains(box) and not box.intersects(avoid))
        self.box = next(free, boxes[0])
        self._below = self.box.top() > at.y()
        self._tip = QPointF(max(x + 20, min(x + width - 20, at.x())), at.y() + (6 if self._below else -6))
        self.setZValue(z_values.BUBBLE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self.box.adjusted(-4, -28, 4, 28)

    def paint(self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colors, box = theme(), self.box
        edge = box.top() if self._below else box.bottom()
        tail = QPolygonF([QPointF(self._tip.x() - 10, edge), self._tip, QPointF(self._tip.x() + 10, edge)])
        path = QPainterPath()
        path.addPolygon(chamfered(box, 8))
        path.closeSubpath()
        tip = QPainterPath()
        tip.addPolygon(tail)
        tip.closeSubpath()
        painter.setPen(QPen(QColor(self._color), 1.8))
        painter.setBrush(QColor(colors.panel))
        painter.drawPath(path.united(tip))
        draw_text(painter, QRectF(box.left() + 8, box.top(), 20, box.height()), self._mark, 20, QColor(self._color))
        for row, line in enumerate(self._lines):
            y = box.top() + 10 + row * self._size * 1.3
            place = QRectF(box.left() + self._margin, y, box.width() - self._margin - 8, self._size * 1.3)
            draw_text(painter, place, line, self._size, QColor(colors.text), NORMAL, LEFT)


def wrapped(text: str, size: float, width: float, weight: QFont.Weight) -> list[str]:
    """A text in lines of at most a width, as far as its words allow."""
    lines: list[str] = []
    for paragraph in text.splitlines():
        line = ""
        for piece in pieces(paragraph):
            if line and width_of((line + piece).rstrip(), size, weight) > width:
                lines.append(line.rstrip())
                line = ""
            line += piece
        lines.append(line.rstrip())
    return lines


class RisingFigure(QGraphicsObject):
    """A number that rises from a card and fades: damage dealt or recovered."""

    def __init__(self, text: str, color: str, at: QPointF) -> None:
        super().__init__()
        self._text, self._color, self._at = text, color, QPointF(at)
        self.setPos(at)
        self.setZValue(z_values.EFFECTS)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def rise(self, share: float) -> None:
        """Show it at a share of its time."""
        self.setPos(self._at + QPointF(0, -46 * share))
        self.setScale(1.0 + 0.5 * max(0.0, 1 - share * 4))
        self.fade(share)

    def fade(self, share: float) -> None:
        """Show it at a share of its time, where it is."""
        self.setOpacity(min(1.0, 2.2 * (1 - share)))

    def boundingRect(self) -> QRectF:
        return QRectF(-60, -34, 120, 68)

    def paint(self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rim = QColor(0, 0, 0, 200)
        draw_figure(painter, QPointF(0, 0), self._text, 40, QColor(self._color), rim, 5)


class RingItem(QGraphicsObject):
    """A ring of light that spreads from a card."""

    def __init__(self, color: str, at: QPointF, scale: float) -> None:
        super().__init__()
        self._color = color
        self._share = 0.0
        self.setPos(at)
        self.setScale(scale)
        self.setZValue(z_values.EFFECTS)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def grow(self, share: float) -> None:
        """Show it at a share of its time."""
        self._share = share
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-110, -130, 220, 260)

    def paint(self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        out = 44 * (1 - (1 - self._share) ** 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, strength in ((12.0, 0.3), (4.0, 1.0)):
            color = QColor(self._color)
            color.setAlphaF(strength * (1 - self._share))
            painter.setPen(QPen(color, width))
            painter.drawRoundedRect(
                QRectF(-52 - out, -72 - out, 104 + 2 * out, 144 + 2 * out), 12 + out / 2, 12 + out / 2
            )


class TrayItem(QGraphicsObject):
    """The panel of the tray."""

    def __init__(self, context: PaintContext, box: QRectF, title: str, hint: str = "", name: str = "") -> None:
        """`name` is its name for a screen reader."""
        super().__init__()
        self.hint = hint
        self.name = name
        self.context = context
        self.box = QRectF(box)
        self.title = title
        self.setZValue(z_values.TRAY)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self.box.adjusted(-10, -10, 10, 10)

    def paint(self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colors = theme()
        shadow = QColor(0, 0, 0, 70)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shadow)
        painter.drawPolygon(chamfered(self.box.adjusted(4, 6, 4, 6), 14))
        panel = QColor(colors.panel)
        panel.setAlphaF(0.97)
        painter.setBrush(panel)
        painter.setPen(QPen(QColor(colors.target), 1.8))
        painter.drawPolygon(chamfered(self.box, 14))
        place = QRectF(self.box.left() + 18, self.box.top() + 8, self.box.width() - 36, 18)
        draw_text(painter, place, self.title, letters(15, 18), QColor(colors.text), align=LEFT)
        draw_text(painter, place, self.hint, letters(12.5, 16), QColor(colors.muted), NORMAL, RIGHT)
