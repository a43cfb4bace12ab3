"""The background of pages without a table: light in the middle, with a grid."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient
from PySide6.QtWidgets import QWidget

from gundam_desktop.ui.style.scaling import scaled
from gundam_desktop.ui.style.theme import theme

GRID = 48


def paint_ground(page: QWidget) -> None:
    """Paint the background on all of a page."""
    painter, colors, box = QPainter(page), theme(), QRectF(page.rect())
    gradient = QRadialGradient(box.center(), max(box.width(), box.height()) * 0.6)
    gradient.setColorAt(0, QColor(colors.background_light))
    gradient.setColorAt(1, QColor(colors.background))
    painter.fillRect(box, gradient)
    painter.setPen(QPen(QColor(colors.grid), 0.8))
    for x in range(0, page.width(), scaled(GRID)):
        painter.drawLine(x, 0, x, page.height())
    for y in range(0, page.height(), scaled(GRID)):
        painter.drawLine(0, y, page.width(), y)
