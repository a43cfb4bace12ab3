"""The marks on the ground of a board's cells: plain shapes in ink, large enough to be seen around a card."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from gundam_desktop.tabletop import Terrain
from gundam_desktop.ui.cards.shapes import Points, polygon
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import translate

_STRENGTH = 0.55
_LINE = 0.06
"""Width of a line, as a share of half of the cell's width."""
_PEAKS: tuple[Points, ...] = (
    ((-0.82, 0.66), (-0.3, -0.62), (0.22, 0.66)),
    ((-0.02, 0.06), (0.32, -0.4), (0.82, 0.66), (0.22, 0.66)),
)
_GRAINS: Points = tuple((x * 0.14, y * 0.28) for y in range(-2, 3) for x in range(-5, 6) if (x + y) % 2)
_BASE: Points = ((-0.72, 0.72), (-0.72, -0.3), (0, -0.8), (0.72, -0.3), (0.72, 0.72))
_DOOR: Points = ((-0.2, 0.72), (-0.2, 0.2), (0.2, 0.2), (0.2, 0.72))


def draw_terrain(painter: QPainter, terrain: Terrain, box: QRectF) -> None:
    """Draw a mark into the box of a cell."""
    center, radius = box.center(), min(box.width(), box.height()) / 2
    ink = QColor(theme().text)
    ink.setAlphaF(_STRENGTH)
    light = QColor(ink)
    light.setAlphaF(_STRENGTH / 3)
    painter.save()
    painter.setPen(QPen(ink, radius * _LINE, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(light)
    match terrain:
        case Terrain.MOUNTAIN:
            for peak in _PEAKS:
                painter.drawPolygon(polygon(peak, center, radius))
        case Terrain.SAND:
            painter.setPen(QPen(ink, radius * _LINE * 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPoints(polygon(_GRAINS, center, radius))
        case Terrain.WATER | Terrain.SHALLOWS:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for row in (-0.6, -0.2, 0.2, 0.6) if terrain is Terrain.WATER else (0.0,):
                painter.drawPath(_wave(center + QPointF(0, row * radius), radius))
        case Terrain.PILLAR:
            for share in (0.62, 0.44):
                painter.drawEllipse(center, radius * share, radius * share)
        case Terrain.BASE:
            painter.drawPolygon(polygon(_BASE, center, radius))
            painter.drawPolyline(polygon(_DOOR, center, radius))
        case Terrain.NONE:
            pass
    painter.restore()


def terrain_word(terrain: Terrain) -> str:
    """What a screen reader says of a mark; empty without one."""
    words = {
        Terrain.MOUNTAIN: translate("Terrain", "mountain"),
        Terrain.SAND: translate("Terrain", "sand"),
        Terrain.WATER: translate("Terrain", "water"),
        Terrain.SHALLOWS: translate("Terrain", "shallows"),
        Terrain.PILLAR: translate("Terrain", "pillar"),
        Terrain.BASE: translate("Terrain", "base"),
    }
    return words.get(terrain, "")


def _wave(center: QPointF, radius: float) -> QPainterPath:
    """A line of two waves across a cell."""
    step, high = radius * 0.4, radius * 0.13
    path = QPainterPath(center - QPointF(2 * step, 0))
    for at in (-1, 0, 1, 2):
        end = center + QPointF(at * step, 0)
        path.quadTo(end - QPointF(step / 2, high * 2 * (-1) ** at), end)
    return path
