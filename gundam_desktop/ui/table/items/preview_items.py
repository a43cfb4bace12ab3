"""The preview of a choice, drawn over the table: a mark at each card or place, and the outcome in a few lines."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from gundam_desktop.tabletop import Fate
from gundam_desktop.ui.cards.lettering import CENTER, draw_figure, draw_text, width_of
from gundam_desktop.ui.cards.shapes import polygon, regular
from gundam_desktop.ui.style.fonts import BOLD, NORMAL
from gundam_desktop.ui.style.panel import chamfered
from gundam_desktop.ui.style.theme import DAMAGE_COLOR, FIGURE_COLORS, FIGURE_INK, theme
from gundam_desktop.ui.table import z_values
from gundam_desktop.ui.table.items.overlays import wrapped
from gundam_desktop.ui.table.paint_context import letters

_VEIL = 130
_POINTS_RADIUS, _BADGE_RADIUS = 21.0, 11.0
_CRACK = ((0.42, 0.0), (0.58, 0.18), (0.36, 0.4), (0.62, 0.6), (0.4, 0.82), (0.55, 1.0))
"""A line from the top of a card to its bottom, in shares of its width and height."""
_SHIELD = ((-0.8, -0.9), (0.8, -0.9), (0.8, 0.1), (0.0, 1.0), (-0.8, 0.1))
_CROSS = ((-0.45, -0.45), (0.45, 0.45)), ((-0.45, 0.45), (0.45, -0.45))
_TICK = ((-0.5, 0.0), (-0.1, 0.42), (0.55, -0.42))
_SIZE, _SMALL = 16.0, 14.0
_WIDEST = 330.0
_LEADING = 1.32


class FateMark(QGraphicsObject):
    """The mark of what would become of the card or the place at a box."""

    def __init__(self, fate: Fate, points: int, box: QRectF) -> None:
        super().__init__()
        self.fate, self.points, self.box = fate, points, QRectF(box)
        self.setZValue(z_values.PREVIEW)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        margin = _POINTS_RADIUS + 4
        return self.box.adjusted(-margin, -margin, margin, margin)

    def paint(self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        match self.fate:
            case Fate.LOST:
                self._paint_crack(painter)
                self._paint_points(painter)
            case Fate.DAMAGED:
                self._paint_points(painter)
            case Fate.MAY_ACT:
                self._paint_shield(painter)
            case Fate.USED_UP:
                self._paint_veil(painter)
                self._paint_badge(
                    painter, theme().danger, ((-0.45, -0.45), (0.45, 0.45)), ((-0.45, 0.45), (0.45, -0.45))
                )
            case Fate.PAYS:
                self._paint_badge(painter, theme().accent_self, _TICK)

    def _paint_veil(self, painter: QPainter) -> None:
        veil = QColor(theme().background)
        veil.setAlpha(_VEIL)
        whole = QPainterPath()
        whole.addRoundedRect(self.box, 6, 6)
        painter.fillPath(whole, veil)

    def _paint_crack(self, painter: QPainter) -> None:
        self._paint_veil(painter)
        box = self.box
        crack = QPolygonF([box.topLeft() + QPointF(x * box.width(), y * box.height()) for x, y in _CRACK])
        for color, width in ((FIGURE_INK, 6.5), (DAMAGE_COLOR, 3.5)):
            pen = QPen(QColor(color), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.MiterJoin)
            painter.setPen(pen)
            painter.drawPolyline(crack)

    def _paint_points(self, painter: QPainter) -> None:
        center, ink = self.box.center(), QColor(FIGURE_INK)
        ground = QColor(DAMAGE_COLOR if self.points else FIGURE_COLORS[""])
        painter.setPen(QPen(ink, 2.2))
        painter.setBrush(ground)
        painter.drawPolygon(polygon(regular(6), center, _POINTS_RADIUS))
        text = f"-{self.points}" if self.points else "0"
        draw_figure(painter, center, text, 21, ink, ground.darker(180), 2)

    def _paint_shield(self, painter: QPainter) -> None:
        at = QPointF(self.box.left() + 12, self.box.top() + 16)
        painter.setPen(QPen(QColor(FIGURE_INK), 2))
        painter.setBrush(QColor(FIGURE_COLORS["blue"]))
        painter.drawPolygon(polygon(_SHIELD, at, 15))
        draw_figure(painter, at, "?", 16, QColor(FIGURE_INK), QColor(FIGURE_COLORS["blue"]), 1)

    def _paint_badge(self, painter: QPainter, color: str, *strokes: Sequence[tuple[float, float]]) -> None:
        """A round badge at the middle of a card, with strokes in units of its radius."""
        center, ink = self.box.center(), QColor(theme().on_accent)
        painter.setPen(QPen(ink, 1.8))
        painter.setBrush(QColor(color))
        painter.drawEllipse(center, _BADGE_RADIUS, _BADGE_RADIUS)
        painter.setPen(QPen(ink, 2.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        for stroke in strokes:
            painter.drawPolyline(polygon(stroke, center, _BADGE_RADIUS))


class OutcomeItem(QGraphicsObject):
    """The outcome in a few lines, the first one bold, beside what it is about."""

    def __init__(
        self, lines: Sequence[str], at: QPointF, inside: QRectF, avoid: Sequence[QRectF], rather: Sequence[QRectF] = ()
    ) -> None:
        """It stands around the point `at`, `inside` the table, and where it can beside all boxes to `avoid`.

        If there is room, it also leaves the boxes free that it should `rather` not cover.
        """
        super().__init__()
        self.lines = tuple(lines)
        head, others = (letters(_SIZE, 23), BOLD), (letters(_SMALL, 21), NORMAL)
        self._rows = [
            (row, size, weight)
            for index, line in enumerate(lines)
            for size, weight in (others if index else head,)
            for row in wrapped(line, size, letters(_WIDEST, 480), weight)
        ]
        width = max(width_of(text, size, weight) for text, size, weight in self._rows) + 28
        height = sum(size * _LEADING for _, size, _ in self._rows) + 14
        size = QRectF(0, 0, width, height)
        places = (_beside(at, size, inside, boxes) for boxes in ((*avoid, *rather), avoid))
        self.box = next((place for place in places if place is not None), _moved(size, at, inside))
        self.setZValue(z_values.PREVIEW)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self.box.adjusted(-3, -3, 3, 3)

    def paint(self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colors = theme()
        painter.setPen(QPen(QColor(colors.danger), 1.8))
        painter.setBrush(QColor(colors.panel))
        painter.drawPolygon(chamfered(self.box, 8))
        y = self.box.top() + 7
        for text, size, weight in self._rows:
            row = QRectF(self.box.left() + 14, y, self.box.width() - 28, size * _LEADING)
            draw_text(painter, row, text, size, QColor(colors.text), weight, CENTER)
            y += row.height()


def _beside(at: QPointF, box: QRectF, inside: QRectF, avoid: Sequence[QRectF]) -> QRectF | None:
    """The box moved to a point of the table, or as far beside it as it needs to leave the others free; else None."""
    for step in range(0, 320, 16):
        for way in ((1, 0), (-1, 0), (0, -1), (0, 1)):
            moved = _moved(box, at + QPointF(way[0] * step, way[1] * step), inside)
            if not any(moved.intersects(other) for other in avoid):
                return moved
    return None


def _moved(box: QRectF, at: QPointF, inside: QRectF) -> QRectF:
    """The box around a point, as far as it is inside the table there."""
    room, moved = inside.adjusted(6, 6, -6, -6), QRectF(box)
    moved.moveCenter(at)
    moved.moveLeft(max(room.left(), min(moved.left(), room.right() - moved.width())))
    moved.moveTop(max(room.top(), min(moved.top(), room.bottom() - moved.height())))
    return moved
