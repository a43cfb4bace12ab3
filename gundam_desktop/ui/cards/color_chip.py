"""Paints the shape of a card colour: alone for a deck, or with a card's cost in it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from gundam_desktop.ui.cards.shapes import color_shape
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.theme import FIGURE_INK, hue, theme

_SMALLER = {"triangle": 0.74, "diamond": 0.8, "star": 0.8}
"""Scale of the cost in shapes that taper upwards."""


def paint_color(painter: QPainter, color: str, center: QPointF, radius: float) -> None:
    """Paint the shape of one of a deck's colours, as `Face.color` names it."""
    own = hue(color)
    painter.setPen(QPen(QColor(theme().text if theme().dark else theme().muted), 1))
    painter.setBrush(QColor(own.frame))
    painter.drawPath(color_shape(own.shape, center, radius))


def paint_chip(painter: QPainter, center: QPointF, radius: float, color: str, cost: int | None) -> None:
    """Paint the shape of a card colour, as `Face.color` names it, with a cost in it."""
    own = hue(color)
    painter.setPen(QPen(QColor(own.frame), max(1.0, radius / 8)))
    painter.setBrush(QColor(own.deep))
    painter.drawPath(color_shape("circle" if own.shape == "ring" else own.shape, center, radius))
    if cost is not None:
        size = radius * 1.25 * _SMALLER.get(own.shape, 1.0)
        place = QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius)
        if own.shape == "triangle":
            place.translate(0, radius * 0.12)
        painter.setFont(fonts.font(size, fonts.BOLD, fonts.FIGURES))
        painter.setPen(QColor(FIGURE_INK))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(cost))
