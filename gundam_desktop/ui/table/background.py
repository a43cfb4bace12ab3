"""The background of the table: light in the middle, with a grid."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient

from gundam_desktop.ui.style.theme import theme

_GRID = 30.0
"""Units between two lines."""


def paint_background(painter: QPainter, area: QRectF, table: QRectF) -> None:
    """Paint an area of the background of a table; both are in units of the scene."""
    colors = theme()
    gradient = QRadialGradient(QPointF(table.center().x(), table.height() * 0.42), table.width() * 0.65)
    gradient.setColorAt(0, QColor(colors.background_light))
    gradient.setColorAt(1, QColor(colors.background))
    painter.fillRect(area, gradient)
    painter.setPen(QPen(QColor(colors.grid), 0.8))
    for x in range(int(area.left() // _GRID), int(area.right() // _GRID) + 1):
        painter.drawLine(QPointF(x * _GRID, area.top()), QPointF(x * _GRID, area.bottom()))
    for y in range(int(area.top() // _GRID), int(area.bottom() // _GRID) + 1):
        painter.drawLine(QPointF(area.left(), y * _GRID), QPointF(area.right(), y * _GRID))
