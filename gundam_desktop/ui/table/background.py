"""The background of the table: a floor in perspective, lit in the middle and from the edge of each seat."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPolygonF, QRadialGradient

from gundam_desktop.ui.style.theme import theme

_MIDDLE = 0.43
"""Where the light and the rings in the middle are, as a share of the table's height."""
_LINES, _CROSS_LINES, _STARS = 11, 9, 120
"""Lines that run away from the player on each side of the middle one; lines across them; stars."""
_VANISH = 0.9
"""How many heights of the table the lines meet above it."""
_RINGS = ((0.30, 0.20), (0.225, 0.28), (0.10, 0.22))
"""The rings in the middle: their radius in widths of the table, and their strength."""
_REACH = 0.62
"""How many widths of the table a light reaches."""


def paint_background(painter: QPainter, area: QRectF, table: QRectF) -> None:
    """Paint an area of the background of a table; both are in units of the scene."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_lights(painter, area, table)
    _paint_floor(painter, area, table)
    _paint_rings(painter, table)
    if theme().dark:
        _paint_stars(painter, table)
    for left, inner in ((0.0, 0.12), (1.0, 0.88)):  # darker towards both sides
        shade = QLinearGradient(table.width() * left, 0, table.width() * inner, 0)
        shade.setColorAt(0, QColor(0, 0, 0, 96 if theme().dark else 14))
        shade.setColorAt(1, QColor(0, 0, 0, 0))
        painter.fillRect(area, shade)
    painter.restore()


def _paint_lights(painter: QPainter, area: QRectF, table: QRectF) -> None:
    """Paint the light in the middle and that of each seat, from its own edge."""
    colors, reach = theme(), table.width() * _REACH
    middle = QPointF(table.center().x(), table.height() * _MIDDLE)
    glow = QRadialGradient(middle, reach)
    glow.setColorAt(0, QColor(colors.background_light).lighter(110 if colors.dark else 102))
    glow.setColorAt(0.55, QColor(colors.background_light))
    glow.setColorAt(1, QColor(colors.background))
    painter.fillRect(area, glow)
    for accent, height in ((colors.accent_opponent, -0.12), (colors.accent_self, 1.06)):
        light = QRadialGradient(QPointF(middle.x(), table.height() * height), reach)
        light.setColorAt(0, _faint(accent, 0.20 if colors.dark else 0.15))
        light.setColorAt(1, _faint(accent, 0.0))
        painter.fillRect(area, light)


def _paint_floor(painter: QPainter, area: QRectF, table: QRectF) -> None:
    """Paint lines that run away from the player, and lines across them, wider apart the nearer they are."""
    colors, width, height = theme(), table.width(), table.height()
    line = QColor(colors.grid).lighter(150 if colors.dark else 94).name()
    vanish = QPointF(table.center().x(), -height * _VANISH)
    for index in range(-_LINES, _LINES + 1):
        foot = QPointF(table.center().x() + index * width / _LINES, height * 1.05)
        top = vanish + (foot - vanish) * 0.46
        fade = QLinearGradient(top, foot)
        fade.setColorAt(0, _faint(line, 0.0))
        fade.setColorAt(1, QColor(line))
        painter.setPen(QPen(fade, 1.1))
        painter.drawLine(top, foot)
    for step in range(_CROSS_LINES):
        y = height * (0.06 + 0.98 * (step / (_CROSS_LINES - 1)) ** 1.5)
        painter.setPen(QPen(_faint(line, 0.10 + 0.07 * step), 1.0))
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))


def _paint_rings(painter: QPainter, table: QRectF) -> None:
    middle = QPointF(table.center().x(), table.height() * _MIDDLE)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for radius, strength in _RINGS:
        painter.setPen(QPen(_faint(theme().muted, strength * (0.6 if theme().dark else 0.8)), 2.0))
        painter.drawEllipse(middle, table.width() * radius, table.width() * radius * 0.52)


def _paint_stars(painter: QPainter, table: QRectF) -> None:
    chance = random.Random(7)  # the same stars at every painting
    stars = [QPointF(chance.uniform(0, table.width()), chance.uniform(0, table.height())) for _ in range(_STARS)]
    painter.setPen(QPen(QColor(255, 255, 255, 46), 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPoints(QPolygonF(stars))


def _faint(color: str, strength: float) -> QColor:
    faint = QColor(color)
    faint.setAlphaF(strength)
    return faint
