"""The emblems of bases, and the crystals of resources."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from gundam_desktop.ui.cards.ink import Ink, mix
from gundam_desktop.ui.cards.shapes import regular
from gundam_desktop.ui.style.hues import Hue

_WHITE, _BLACK, _NIGHT = QColor("#FFFFFF"), QColor("#000000"), QColor("#10151C")


def draw_base(painter: QPainter, card_hue: Hue, rng: random.Random) -> None:
    """Draw a station, a fortress or a ship in a space from -1 to 1."""
    base, light = QColor(card_hue.frame), QColor(card_hue.light)
    dark = mix(QColor(card_hue.deep), _NIGHT, 0.5)
    hull = mix(mix(QColor("#C9D2DC"), light, 0.3), dark, 0.08)
    ink = Ink(painter, mix(dark, _BLACK, 0.4), 0.02)
    rng.choice((_draw_station, _draw_fortress, _draw_ship))(ink, base, light, hull, dark)
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(22):
        window = QColor("#FFE7A0")
        window.setAlphaF(rng.uniform(0.5, 1.0))
        painter.setBrush(window)
        painter.drawRect(QRectF(rng.uniform(-0.7, 0.7), rng.uniform(0.14, 0.46), 0.03, 0.03))


def _draw_station(ink: Ink, base: QColor, _: QColor, hull: QColor, dark: QColor) -> None:
    painter = ink.painter
    painter.setPen(ink.pen)
    for radius, color in ((0.95, mix(base, dark, 0.4)), (0.80, hull)):
        painter.setBrush(color)
        painter.drawEllipse(QPointF(0, 0.28), radius, radius * 0.34)
    painter.setBrush(dark)
    painter.drawEllipse(QPointF(0, 0.24), 0.58, 0.19)
    ink.fill([(-0.16, 0.34), (-0.22, -0.5), (-0.08, -0.86), (0.08, -0.86), (0.22, -0.5), (0.16, 0.34)], hull)
    ink.fill([(0.0, 0.34), (0.0, -0.86), (0.08, -0.86), (0.22, -0.5), (0.16, 0.34)], mix(hull, dark, 0.3), edge=False)
    ink.fill([(-0.34, -0.30), (0.34, -0.30), (0.26, -0.14), (-0.26, -0.14)], base)


def _draw_fortress(ink: Ink, base: QColor, light: QColor, hull: QColor, dark: QColor) -> None:
    half = [(0.42, -0.28), (0.50, 0.10), (0.86, 0.24), (1.02, 0.8)]
    ink.fill([*((-x, y) for x, y in reversed(half)), *half], hull)
    ink.fill([(0, 0.8), (0, -0.28), *half], mix(hull, dark, 0.28), edge=False)
    ink.fill([(-0.20, -0.28), (-0.12, -0.76), (0.12, -0.76), (0.20, -0.28)], base)
    ink.fill([(-0.24, 0.8), (-0.18, 0.30), (0.18, 0.30), (0.24, 0.8)], dark)
    ink.fill([(0.5, 0.3), (0.78, 0.38), (0.84, 0.52), (0.5, 0.46)], base, both=True)
    ink.fill([(-0.03, -0.76), (0.0, -1.02), (0.03, -0.76)], light)


def _draw_ship(ink: Ink, base: QColor, light: QColor, hull: QColor, dark: QColor) -> None:
    ink.fill([(-0.30, -0.10), (-0.30, -0.52), (0.02, -0.62), (0.14, -0.10)], mix(hull, dark, 0.2))
    ink.fill([(-0.22, -0.40), (0.04, -0.46), (0.07, -0.30), (-0.22, -0.26)], light)
    ink.fill(
        [(-1.0, -0.02), (-0.62, -0.14), (0.70, -0.08), (1.08, 0.22), (0.60, 0.52), (-0.74, 0.52), (-1.0, 0.34)], hull
    )
    ink.fill([(-1.0, 0.20), (1.08, 0.22), (0.60, 0.52), (-0.74, 0.52), (-1.0, 0.34)], mix(hull, dark, 0.3), edge=False)
    ink.fill([(-0.86, 0.02), (-0.36, -0.04), (-0.28, 0.14), (-0.86, 0.16)], base)
    ink.fill([(0.30, -0.08), (0.94, -0.30), (1.00, -0.22), (0.44, 0.02)], dark)
    ink.fill([(-0.98, 0.40), (-0.62, 0.50), (-0.44, 0.84), (-0.92, 0.70)], mix(base, dark, 0.3))


def draw_resource(painter: QPainter, _: Hue, __: random.Random) -> None:
    """Draw a resource's crystal in a space from -1 to 1."""
    _draw_crystal(painter, QColor("#7FD6FF"))


def draw_ex_resource(painter: QPainter, _: Hue, __: random.Random) -> None:
    """Draw an EX Resource's crystal in a space from -1 to 1."""
    _draw_crystal(painter, QColor("#FFCF5C"))


def _draw_crystal(painter: QPainter, color: QColor) -> None:
    ink = Ink(painter, mix(color, _BLACK, 0.6), 0.03)
    corners = regular(6, math.pi / 6)
    for radius, tone in (
        (0.78, mix(color, QColor("#0A0F16"), 0.6)),
        (0.62, mix(color, QColor("#0A0F16"), 0.25)),
        (0.36, mix(color, _WHITE, 0.45)),
    ):
        ink.fill([(x * radius, y * radius) for x, y in corners], tone)
    painter.setPen(QPen(mix(color, _WHITE, 0.3), 0.03))
    for x, y in corners:
        painter.drawLine(QPointF(x * 0.36, y * 0.36), QPointF(x * 0.78, y * 0.78))
