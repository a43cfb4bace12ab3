"""What is behind a picture's subject: sky, land and light of a scene, in the tones of the card's colour.

A backdrop is drawn small and enlarged: it is out of focus, as in a photograph of what is before it.
"""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPolygonF, QRadialGradient

from gundam_desktop.ui.cards.art.canvas import WHITE, clear
from gundam_desktop.ui.cards.art.tones import Ground
from gundam_desktop.ui.style.theme import mix


def draw_backdrop(painter: QPainter, place: QRectF, scene: str, card: Ground, chance: random.Random) -> None:
    """Fill a place with a scene."""
    painter.setPen(Qt.PenStyle.NoPen)
    _DRAWERS[scene](painter, place, card, chance)
    _light(painter, place, card, chance)


def _light(painter: QPainter, place: QRectF, card: Ground, chance: random.Random) -> None:
    """Light behind the subject with shafts, and darkness in the corners: the outline is readable on every ground."""
    center = _at(place, 0.5 + chance.uniform(-0.10, 0.10), 0.40)
    reach = place.width() + place.height()
    shaft = QRadialGradient(center, reach * 0.6)
    shaft.setColorAt(0, clear(card.light, 0.24))
    shaft.setColorAt(1, clear(card.light, 0.0))
    painter.setBrush(shaft)
    turn = chance.random()
    for index in range(7):
        a, half = turn + index * math.tau / 7 + chance.uniform(-0.2, 0.2), chance.uniform(0.05, 0.14)
        ends = [center + QPointF(math.cos(a + w), math.sin(a + w)) * reach for w in (-half, half)]
        painter.drawPolygon(QPolygonF([center, *ends]))
    glow = QRadialGradient(center, place.height() * 0.62)
    glow.setColorAt(0, clear(mix(card.light, WHITE, 0.25), 0.62))
    glow.setColorAt(0.35, clear(card.light, 0.20))
    glow.setColorAt(1, clear(card.light, 0.0))
    painter.fillRect(place, glow)
    vignette = QRadialGradient(center, reach * 0.50)
    vignette.setColorAt(0.45, clear(card.deep, 0.0))
    vignette.setColorAt(1, clear(mix(card.deep, QColor("#04050A"), 0.6), 0.72))
    painter.fillRect(place, vignette)


def _sky(painter: QPainter, place: QRectF, top: QColor, middle: QColor, low: QColor) -> None:
    gradient = QLinearGradient(place.topLeft(), place.bottomLeft())
    for share, tone in ((0.0, top), (0.62, middle), (1.0, low)):
        gradient.setColorAt(share, tone)
    painter.fillRect(place, gradient)
    painter.setPen(Qt.PenStyle.NoPen)


def _at(place: QRectF, x: float, y: float) -> QPointF:
    return QPointF(place.left() + x * place.width(), place.top() + y * place.height())


def _stars(painter: QPainter, place: QRectF, chance: random.Random, count: int) -> None:
    """Stars in two strengths: two calls of the painter, however many there are."""
    for strength, width in ((0.5, 0.011), (0.95, 0.017)):
        painter.setPen(
            QPen(
                clear(WHITE, strength),
                place.width() * width,
                Qt.PenStyle.SolidLine,
                Qt.PenCapStyle.RoundCap,
            )
        )
        painter.drawPoints(QPolygonF([_at(place, chance.random(), chance.random()) for _ in range(count // 2)]))
    painter.setPen(Qt.PenStyle.NoPen)


def _space(painter: QPainter, place: QRectF, card: Ground, chance: random.Random) -> None:
    night = mix(card.deep, QColor("#070A14"), 0.55)
    _sky(painter, place, night, mix(card.deep, card.frame, 0.30), mix(card.deep, card.frame, 0.12))
    _stars(painter, place, chance, 18)
    side, size = chance.choice((0.08, 0.92)), chance.uniform(0.34, 0.62)
    center, radius = _at(place, side, chance.uniform(0.72, 1.02)), place.width() * size
    planet = QRadialGradient(center + QPointF((0.5 - side) * radius * 0.9, -radius * 0.45), radius * 1.3)
    planet.setColorAt(0, mix(card.light, card.frame, 0.35))
    planet.setColorAt(0.55, mix(card.frame, card.deep, 0.35))
    planet.setColorAt(1, night)
    painter.setBrush(planet)
    painter.drawEllipse(center, radius, radius)
    if chance.random() < 0.4:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(clear(card.light, 0.5), place.width() * 0.012))
        painter.drawEllipse(center, radius * 1.4, radius * 0.36)
        painter.setPen(Qt.PenStyle.NoPen)


def _nebula(painter: QPainter, place: QRectF, card: Ground, chance: random.Random) -> None:
    night = mix(card.deep, QColor("#05060C"), 0.45)
    painter.fillRect(place, night)
    for _ in range(4):
        center = _at(place, chance.random(), chance.uniform(0.1, 0.9))
        radius = place.width() * chance.uniform(0.3, 0.6)
        cloud = QRadialGradient(center, radius)
        cloud.setColorAt(0, clear(mix(card.frame, card.light, chance.random() * 0.4), 0.65))
        cloud.setColorAt(1, clear(card.frame, 0.0))
        painter.setBrush(cloud)
        painter.drawEllipse(center, radius, radius)
    _stars(painter, place, chance, 26)


def _colony(painter: QPainter, place: QRectF, card: Ground, chance: random.Random) -> None:
    """The inside of a turning cylinder: bands of land and glass that meet in the distance."""
    _sky(painter, place, mix(card.frame, card.light, 0.35), mix(card.frame, card.light, 0.6), card.frame)
    center = _at(place, 0.5, 0.44)
    reach, turn = place.width() * 0.95, chance.uniform(0, 0.5)
    for index in range(12):
        a, b = turn + index * math.tau / 12, turn + (index + 1) * math.tau / 12
        tone = mix(card.frame, card.deep, 0.35) if index % 2 else mix(card.frame, card.light, 0.30)
        painter.setBrush(tone)
        far, near = 0.16, 1.0
        ring = [(a, far), (b, far), (b, near), (a, near)]
        painter.drawPolygon(
            QPolygonF([center + QPointF(math.cos(w) * r * reach, math.sin(w) * r * reach) for w, r in ring])
        )
    painter.setBrush(mix(card.light, WHITE, 0.5))
    painter.drawEllipse(center, reach * 0.16, reach * 0.16)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(clear(card.deep, 0.45), place.width() * 0.008))
    for share in (0.3, 0.46, 0.68):
        painter.drawEllipse(center, reach * share, reach * share)
    painter.setPen(Qt.PenStyle.NoPen)


def _open_sky(painter: QPainter, place: QRectF, card: Ground, chance: random.Random) -> None:
    _sky(
        painter,
        place,
        mix(card.frame, card.deep, 0.35),
        mix(card.frame, card.light, 0.45),
        mix(card.light, card.frame, 0.2),
    )
    for _ in range(6):
        center, wide = _at(place, chance.random(), chance.uniform(0.25, 1.0)), place.width() * chance.uniform(0.12, 0.3)
        painter.setBrush(clear(mix(card.light, WHITE, 0.6), chance.uniform(0.35, 0.75)))
        painter.drawEllipse(center, wide, wide * 0.26)
        painter.drawEllipse(center + QPointF(wide * 0.3, -wide * 0.14), wide * 0.5, wide * 0.26)


def _ridge(
    painter: QPainter, place: QRectF, chance: random.Random, base: float, rise: float, count: int, tone: QColor
) -> None:
    points = [_at(place, -0.05, 1.05)]
    points += [
        _at(place, i / count, base - (rise * chance.uniform(0.35, 1.0) if i % 2 else rise * chance.uniform(0, 0.35)))
        for i in range(count + 1)
    ]
    points += [_at(place, 1.05, base), _at(place, 1.05, 1.05)]
    painter.setBrush(tone)
    painter.drawPolygon(QPolygonF(points))


def _peaks(painter: QPainter, place: QRectF, card: Ground, chance: random.Random) -> None:
    _sky(painter, place, mix(card.frame, card.deep, 0.55), mix(card.frame, card.light, 0.4), card.light)
    painter.setBrush(clear(QColor("#FFF4D0"), 0.9))
    sun = place.width() * 0.07
    painter.drawEllipse(_at(place, chance.uniform(0.1, 0.9), chance.uniform(0.12, 0.3)), sun, sun)
    _ridge(painter, place, chance, 0.72, 0.34, 7, mix(card.frame, card.light, 0.15))
    _ridge(painter, place, chance, 0.86, 0.26, 9, mix(card.frame, card.deep, 0.45))
    _ridge(painter, place, chance, 0.98, 0.12, 15, mix(card.deep, card.frame, 0.2))


def _desert(painter: QPainter, place: QRectF, card: Ground, chance: random.Random) -> None:
    sand = mix(QColor("#D8A860"), card.frame, 0.34)
    _sky(painter, place, mix(card.frame, card.deep, 0.30), mix(sand, card.light, 0.55), mix(sand, card.light, 0.3))
    painter.setBrush(clear(QColor("#FFF0BE"), 0.95))
    sun = place.width() * chance.uniform(0.09, 0.16)
    painter.drawEllipse(_at(place, chance.uniform(0.12, 0.88), chance.uniform(0.2, 0.45)), sun, sun)
    for step, tone in enumerate((sand.lighter(106), sand.darker(122), sand.darker(152))):
        base, shift = 0.66 + step * 0.13, chance.uniform(-0.2, 0.2)
        points = [_at(place, i / 12, base + 0.06 * math.sin(i / 12 * 5.5 + shift * 9 + step)) for i in range(-1, 14)]
        painter.setBrush(tone)
        painter.drawPolygon(QPolygonF([*points, _at(place, 1.1, 1.05), _at(place, -0.1, 1.05)]))


def _sea(painter: QPainter, place: QRectF, card: Ground, chance: random.Random) -> None:
    water = mix(QColor("#1C6E9C"), card.frame, 0.42)
    _sky(painter, place, mix(card.frame, card.deep, 0.4), mix(card.light, card.frame, 0.3), water)
    for step in range(5):
        base = 0.58 + step * 0.10
        points = [
            _at(place, i / 14, base + 0.022 * math.sin(i * 1.7 + step * 2 + chance.random())) for i in range(-1, 16)
        ]
        painter.setBrush(mix(water.lighter(128), water.darker(190), step / 4))
        painter.drawPolygon(QPolygonF([*points, _at(place, 1.1, 1.05), _at(place, -0.1, 1.05)]))
    painter.setBrush(QColor(255, 255, 255, 150))
    for _ in range(9):
        painter.drawEllipse(
            _at(place, chance.random(), chance.uniform(0.62, 1.0)), place.width() * 0.03, place.height() * 0.006
        )


def _city(painter: QPainter, place: QRectF, card: Ground, chance: random.Random) -> None:
    _sky(
        painter,
        place,
        mix(card.deep, card.frame, 0.35),
        mix(card.frame, card.light, 0.35),
        mix(card.light, QColor("#FFD9A0"), 0.5),
    )
    for step, tone in enumerate((mix(card.frame, card.deep, 0.30), mix(card.deep, card.frame, 0.22))):
        x = -0.03
        while x < 1.0:
            wide, high = chance.uniform(0.07, 0.14), chance.uniform(0.2, 0.5) - step * 0.12
            box = QRectF(_at(place, x, 1.02 - high), _at(place, x + wide, 1.02))
            painter.fillRect(box, tone)
            if step:
                window = clear(QColor("#FFE7A0"), 0.75)
                for row in range(3):
                    if chance.random() < 0.7:
                        spot = _at(place, x + wide * chance.uniform(0.15, 0.7), 1.02 - high + 0.05 + row * 0.07)
                        painter.fillRect(
                            QRectF(spot.x(), spot.y(), place.width() * 0.016, place.height() * 0.02), window
                        )
            x += wide + 0.008
    painter.setPen(Qt.PenStyle.NoPen)


def _hangar(painter: QPainter, place: QRectF, card: Ground, chance: random.Random) -> None:
    """A dock: girders that run to the middle, and lamps."""
    painter.fillRect(place, mix(card.deep, QColor("#0C1018"), 0.3))
    center = _at(place, 0.5, 0.45)
    for index, share in enumerate((1.0, 0.78, 0.58, 0.42, 0.3)):
        box = QRectF(0, 0, place.width() * 1.15 * share, place.height() * 1.15 * share)
        box.moveCenter(center)
        painter.setBrush(mix(card.deep, card.frame, 0.16 + index * 0.16))
        painter.setPen(QPen(clear(card.light, 0.22), place.width() * 0.008))
        painter.drawRect(box)
    painter.setPen(QPen(clear(card.light, 0.25), place.width() * 0.012))
    for x, y in ((-0.05, -0.05), (1.05, -0.05), (-0.05, 1.05), (1.05, 1.05), (0.5, -0.05)):
        painter.drawLine(_at(place, x, y), center)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(clear(QColor("#FFF2C8"), 0.85))
    for x in (0.14, 0.26, 0.74, 0.86):
        lamp = place.width() * 0.014
        painter.drawEllipse(_at(place, x, 0.10 + abs(x - 0.5) * 0.06 + chance.random() * 0.01), lamp * 1.8, lamp)


_DRAWERS = {
    "space": _space,
    "nebula": _nebula,
    "colony": _colony,
    "sky": _open_sky,
    "peaks": _peaks,
    "desert": _desert,
    "sea": _sea,
    "city": _city,
    "hangar": _hangar,
}
SCENES = tuple(_DRAWERS)
"""All scenes."""
