"""Marks that only some games' cards have: the colours of a cost, and the hexes that a card reaches."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from gundam_desktop.tabletop import Face
from gundam_desktop.ui.cards.shapes import color_shape, polygon, regular
from gundam_desktop.ui.style.theme import hue

_SHADE, _WHITE, _REACHED = QColor(0, 0, 0, 170), QColor("#FFFFFF"), QColor("#FFD24A")


def draw_pips(painter: QPainter, at: QPointF, face: Face, radius: float) -> None:
    """Draw the colours of a card's cost below each other; each has the shape of its colour."""
    for place, color in enumerate(face.pips):
        card_hue = hue(color)
        painter.setPen(QPen(_WHITE, radius / 7))
        painter.setBrush(QColor(card_hue.frame))
        center = QPointF(at.x(), at.y() + place * radius * 2.4)
        painter.drawPath(color_shape(card_hue.shape, center, radius))


def draw_range(painter: QPainter, place: QRectF, face: Face) -> None:
    """Draw the hexes that a card reaches around its own, as large as fits into a place."""
    if not face.range:
        return
    centers = {cell: _center(*cell) for cell in (*face.range, (0, 0))}
    size = max(max(abs(center.x()), abs(center.y())) for center in centers.values()) + 1
    radius = min(place.width(), place.height()) / 2 / size
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_SHADE)
    painter.drawRoundedRect(place, radius, radius)
    for cell, center in centers.items():
        painter.setPen(QPen(_WHITE, radius / 8))
        painter.setBrush(_WHITE if cell == (0, 0) else _REACHED)
        painter.drawPolygon(polygon(regular(6, math.pi / 6), place.center() + center * radius, radius * 0.9))


def _center(column: int, row: int) -> QPointF:
    """The middle of a hex in axial coordinates, in units of its radius."""
    return QPointF(math.sqrt(3) * (column + row / 2), 1.5 * row)
