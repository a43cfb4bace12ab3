"""The emblem of a card without a picture, drawn from data: the same card always looks the same."""

from __future__ import annotations

import hashlib
import math
import random
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QRadialGradient

from gundam_desktop.tabletop import Face
from gundam_desktop.ui.cards import emblem_people, emblem_places, emblem_suit
from gundam_desktop.ui.cards.ink import mix
from gundam_desktop.ui.cards.shapes import polygon, regular
from gundam_desktop.ui.style.hues import Hue
from gundam_desktop.ui.style.theme import hue

_SEEN_FROM_BELOW = ("machine", "helmet")
"""Emblems placed on the lower edge; the others are in the middle."""

_DRAWERS: dict[str, Callable[[QPainter, Hue, random.Random], None]] = {
    "machine": emblem_suit.draw_suit,
    "helmet": emblem_people.draw_pilot,
    "signal": emblem_people.draw_command,
    "stronghold": emblem_places.draw_base,
    "crystal": emblem_places.draw_resource,
    "gold crystal": emblem_places.draw_ex_resource,
}


def draw_emblem(painter: QPainter, place: QRectF, face: Face) -> None:
    """Fill a place of a card with its background and its emblem."""
    card_hue = hue(face.color)
    painter.save()
    painter.setClipRect(place, Qt.ClipOperation.IntersectClip)
    _draw_ground(painter, place, card_hue, _random("ground", *(face.traits or (face.number,))))
    size = min(place.width() * 0.44, place.height() * 0.50)
    low = place.height() * 0.5 - size if face.emblem in _SEEN_FROM_BELOW else 0.0
    painter.translate(place.center().x(), place.center().y() + low)
    painter.scale(size, size)
    _DRAWERS.get(face.emblem, emblem_people.draw_command)(painter, card_hue, _random(face.emblem_seed or face.number))
    painter.restore()


def _random(*parts: str) -> random.Random:
    digest = hashlib.blake2b("|".join(parts).encode(), digest_size=8).digest()
    return random.Random(int.from_bytes(digest, "big"))


def _draw_ground(painter: QPainter, place: QRectF, card_hue: Hue, rng: random.Random) -> None:
    deep, frame = QColor(card_hue.deep), QColor(card_hue.frame)
    shine = QPointF(place.center().x() + place.width() * rng.uniform(-0.2, 0.2), place.top() + place.height() * 0.42)
    gradient = QRadialGradient(shine, place.height() * 0.95)
    gradient.setColorAt(0, mix(deep, frame, 0.72))
    gradient.setColorAt(0.55, mix(deep, frame, 0.28))
    gradient.setColorAt(1, deep.darker(135))
    painter.fillRect(place, QBrush(gradient))
    line = QColor(card_hue.light)
    line.setAlphaF(0.20)
    painter.setPen(QPen(line, max(0.6, place.width() / 150)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    rng.choice((_rays, _orbits, _hexagons, _streaks))(painter, place, rng)
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(16):
        spark = QColor("#FFFFFF")
        spark.setAlphaF(rng.uniform(0.15, 0.6))
        painter.setBrush(spark)
        radius = place.width() * rng.uniform(0.003, 0.009)
        x, y = place.left() + rng.random() * place.width(), place.top() + rng.random() * place.height()
        painter.drawEllipse(QPointF(x, y), radius, radius)


def _rays(painter: QPainter, place: QRectF, _: random.Random) -> None:
    center = QPointF(place.center().x(), place.top() + place.height() * 0.48)
    for x, y in regular(24, 0.06):
        ray = QPointF(x, y) * place.width()
        painter.drawLine(center + ray * 0.2, center + ray * 1.2)


def _orbits(painter: QPainter, place: QRectF, _: random.Random) -> None:
    for i in range(6):
        radius = place.width() * (0.22 + 0.16 * i)
        center = QPointF(place.center().x(), place.top() + place.height() * (0.48 + 0.1 * i))
        painter.drawEllipse(center, radius, radius * 0.42)


def _hexagons(painter: QPainter, place: QRectF, _: random.Random) -> None:
    side = place.width() / 9
    height = side * math.sqrt(3) / 2
    for row in range(int(place.height() / height / 2) + 2):
        for column in range(7):
            x = place.left() + column * side * 1.5
            y = place.top() + row * height * 2 + (height if column % 2 else 0)
            painter.drawPolygon(polygon(regular(6), QPointF(x, y), side / 2))


def _streaks(painter: QPainter, place: QRectF, rng: random.Random) -> None:
    for _ in range(26):
        start = QPointF(place.left() + rng.random() * place.width(), place.top() + rng.random() * place.height())
        length = place.width() * rng.uniform(0.15, 0.6)
        painter.drawLine(start, start + QPointF(length, -length * 0.5))
