"""The emblems of pilots and commands: a helmet, a signal."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from gundam_desktop.ui.cards.ink import Ink, mix
from gundam_desktop.ui.cards.shapes import regular
from gundam_desktop.ui.style.hues import Hue

_WHITE, _BLACK, _NIGHT = QColor("#FFFFFF"), QColor("#000000"), QColor("#10151C")
_VISORS = ("#FFB347", "#6FD3FF", "#9CFFB0", "#FF8FA3")
_HELMETS = ((0.50, 0.52), (0.38, 0.60), (0.52, 0.34))


def draw_pilot(painter: QPainter, card_hue: Hue, rng: random.Random) -> None:
    """Draw a pilot in a helmet in a space from -1 to 1."""
    base, light = QColor(card_hue.frame), QColor(card_hue.light)
    dark = mix(QColor(card_hue.deep), _NIGHT, 0.5)
    suit = mix(base, _WHITE, rng.choice((0.1, 0.45)))
    ink = Ink(painter, mix(dark, _BLACK, 0.4), 0.022)
    ink.fill([(-1.05, 1.05), (-0.92, 0.62), (-0.40, 0.38), (0.40, 0.38), (0.92, 0.62), (1.05, 1.05)], suit)
    ink.fill([(0.0, 0.38), (0.40, 0.38), (0.92, 0.62), (1.05, 1.05), (0.0, 1.05)], mix(suit, dark, 0.3), edge=False)
    ink.fill([(-0.30, 0.30), (0.30, 0.30), (0.42, 0.52), (0.0, 0.70), (-0.42, 0.52)], mix(light, _WHITE, 0.4))
    ink.fill([(0.36, 0.60), (0.80, 0.70), (0.78, 0.80), (0.36, 0.72)], light, both=True)
    helmet = QPainterPath()
    helmet.addRoundedRect(QRectF(-0.52, -0.78, 1.04, 1.16), *rng.choice(_HELMETS))
    painter.setPen(ink.pen)
    painter.setBrush(mix(QColor("#E8ECF1"), rng.choice((light, base)), rng.uniform(0.2, 0.45)))
    painter.drawPath(helmet)
    _draw_ridge(ink, base, light, rng)
    _draw_visor(painter, QColor(rng.choice(_VISORS)))
    ink.fill([(-0.20, 0.24), (0.20, 0.24), (0.14, 0.40), (-0.14, 0.40)], dark)
    ink.fill([(0.46, -0.28), (0.62, -0.22), (0.62, 0.10), (0.46, 0.14)], base, both=True)


def _draw_ridge(ink: Ink, base: QColor, light: QColor, rng: random.Random) -> None:
    kind = rng.randrange(3)
    if kind == 0:
        ink.fill([(-0.10, -0.80), (0.10, -0.80), (0.07, -0.36), (-0.07, -0.36)], base)
    elif kind == 1:
        ink.fill([(0.14, -0.80), (0.30, -0.74), (0.24, -0.38), (0.12, -0.40)], base, both=True)
    else:
        ink.fill([(-0.05, -0.92), (0.05, -0.92), (0.12, -0.40), (-0.12, -0.40)], light)


def _draw_visor(painter: QPainter, color: QColor) -> None:
    gradient = QLinearGradient(-0.4, -0.4, 0.4, 0.3)
    gradient.setColorAt(0, mix(color, _WHITE, 0.5))
    gradient.setColorAt(0.45, color)
    gradient.setColorAt(1, mix(color, QColor("#0A0F16"), 0.72))
    visor = QPainterPath()
    visor.moveTo(-0.42, -0.30)
    visor.quadTo(0, -0.52, 0.42, -0.30)
    visor.lineTo(0.36, 0.06)
    visor.quadTo(0, 0.26, -0.36, 0.06)
    visor.closeSubpath()
    painter.setBrush(gradient)
    painter.drawPath(visor)
    shine = QColor(_WHITE)
    shine.setAlphaF(0.5)
    Ink(painter, shine, 0.01).fill([(-0.30, -0.30), (-0.16, -0.36), (-0.24, 0.04), (-0.32, 0.0)], shine, edge=False)


_BOLT = [(0.12, -0.72), (-0.34, 0.10), (-0.04, 0.10), (-0.16, 0.74), (0.36, -0.16), (0.05, -0.16)]
_CROSSHAIR = [(-0.5, -0.06), (-0.12, -0.06), (-0.12, 0.06), (-0.5, 0.06)]


def draw_command(painter: QPainter, card_hue: Hue, rng: random.Random) -> None:
    """Draw a command's signal within a crosshair in a space from -1 to 1."""
    light, base = QColor(card_hue.light), QColor(card_hue.frame)
    _draw_sight(painter, light, rng)
    ink = Ink(painter, QColor(card_hue.deep), 0.02)
    kind = rng.randrange(5)
    pale = mix(light, _WHITE, 0.5)
    if kind == 0:
        ink.fill(_BOLT, pale)
    elif kind == 1:
        for i in range(3):
            y = 0.42 - i * 0.34
            tone = mix(base, _WHITE, 0.35 + 0.2 * i)
            chevron = [(-0.46, 0.16), (0, -0.18), (0.46, 0.16), (0.46, 0.30), (0, -0.02), (-0.46, 0.30)]
            ink.fill([(x, y + dy) for x, dy in chevron], tone)
    elif kind == 2:
        burst = [(x * (0.66, 0.26)[i % 2], y * (0.66, 0.26)[i % 2]) for i, (x, y) in enumerate(regular(16, -1.5708))]
        ink.fill(burst, mix(light, QColor("#FFF3C4"), 0.6))
        ink.fill([(x * 0.5, y * 0.5) for x, y in burst], base)
    elif kind == 3:
        for points in (_CROSSHAIR, [(y, x) for x, y in _CROSSHAIR]):
            ink.fill(points, pale)
            ink.fill([(-x, -y) for x, y in points], pale)
        ink.fill([(x * 0.14, y * 0.14) for x, y in regular(6)], QColor("#FF7A6B"))
    else:
        ink.fill([(-0.5, -0.5), (0.5, -0.5), (0.5, 0.08), (0, 0.66), (-0.5, 0.08)], pale)
        ink.fill([(0.0, -0.5), (0.5, -0.5), (0.5, 0.08), (0, 0.66)], mix(pale, base, 0.4), edge=False)
        ink.fill([(-0.26, -0.28), (0.26, -0.28), (0.26, 0.02), (0, 0.34), (-0.26, 0.02)], base)


def _draw_sight(painter: QPainter, color: QColor, rng: random.Random) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for i, radius in enumerate((0.34, 0.56, 0.80)):
        faint = QColor(color)
        faint.setAlphaF(0.9 - i * 0.25)
        painter.setPen(QPen(faint, 0.035))
        start = rng.randrange(360)
        for turn in (0, 120, 240):
            painter.drawArc(QRectF(-radius, -radius, radius * 2, radius * 2), (start + turn) * 16, 84 * 16)
    painter.setPen(QPen(color, 0.03))
    for x, y in regular(4):
        painter.drawLine(QPointF(x * 0.84, y * 0.84), QPointF(x * 1.02, y * 1.02))
