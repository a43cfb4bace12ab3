"""A machine's head and shoulders, made of parts chosen by the random generator."""

from __future__ import annotations

import math
import random
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from gundam_desktop.ui.cards.ink import Ink, Outline, mirrored, mix
from gundam_desktop.ui.style.hues import Hue

_WHITE, _BLACK = QColor("#FFFFFF"), QColor("#000000")
_GLOWS = ("#FFE36E", "#7CFFCB", "#FF7A6B", "#8FE3FF")
_BUILDS = ((1.0, 1.0), (0.92, 1.0), (1.08, 1.04))


class _Part(NamedTuple):
    """A polygon with the name of its tone; drawn on both sides or on one."""

    points: Outline
    tone: str
    both: bool = False
    edge: bool = True


_RIFLE = (
    _Part(
        [(-1.02, 0.92), (-0.90, 0.96), (-0.72, -0.52), (-0.70, -0.98), (-0.80, -0.98), (-0.84, -0.52), (-0.98, -0.30)],
        "dark",
    ),
    _Part([(-0.97, 0.10), (-0.80, 0.12), (-0.78, -0.14), (-0.94, -0.16)], "trim"),
)
_BLADE = (
    _Part([(0.70, 0.9), (1.20, -1.0), (1.34, -1.0), (0.86, 0.9)], "haze", edge=False),
    _Part([(0.75, 0.9), (1.25, -1.0), (1.30, -1.0), (0.82, 0.9)], "beam", edge=False),
)
_SHIELD = (
    _Part([(-1.30, -0.34), (-0.92, -0.52), (-0.62, -0.30), (-0.62, 0.66), (-0.94, 1.0), (-1.28, 0.70)], "body"),
    _Part([(-1.16, -0.18), (-0.94, -0.30), (-0.76, -0.16), (-0.76, 0.52), (-0.95, 0.74), (-1.14, 0.54)], "trim"),
)
_CANNONS = (
    _Part([(0.52, -0.06), (0.52, -0.92), (0.70, -0.92), (0.72, -0.06)], "hull", both=True),
    _Part([(0.50, -0.92), (0.72, -0.92), (0.72, -0.80), (0.50, -0.80)], "dark", both=True),
)
_WEAPONS = (_RIFLE, _BLADE, _SHIELD, _CANNONS)

_WINGS = (
    (
        _Part([(0.28, -0.12), (1.25, -0.75), (0.98, -0.2), (1.2, -0.12), (0.55, 0.35)], "base shade", both=True),
        _Part([(0.3, 0.0), (1.05, 0.02), (0.6, 0.42)], "trim", both=True),
    ),
    (
        _Part([(0.42, -0.62), (0.62, -0.86), (0.72, -0.5), (0.66, 0.3), (0.44, 0.3)], "dark", both=True),
        _Part([(0.50, -0.6), (0.60, -0.72), (0.63, -0.5), (0.52, -0.4)], "glow", both=True),
    ),
    (_Part([(0.30, -0.55), (0.92, -0.98), (0.80, -0.38), (0.40, 0.1)], "base dark", both=True),),
    (
        _Part([(0.34, -0.10), (1.26, -0.62), (1.16, -0.40), (0.36, 0.06)], "body", both=True),
        _Part([(0.34, 0.06), (1.16, -0.28), (1.06, -0.06), (0.36, 0.22)], "base shade", both=True),
        _Part([(0.34, 0.22), (1.06, 0.06), (0.96, 0.28), (0.36, 0.38)], "base dark", both=True),
    ),
    (),
)

_TORSO = (
    _Part([(-0.42, 1.05), (-0.36, 0.42), (0.36, 0.42), (0.42, 1.05)], "dark"),
    _Part([(-0.52, 0.12), (0.52, 0.12), (0.42, 0.66), (0.14, 0.86), (-0.14, 0.86), (-0.42, 0.66)], "hull"),
    _Part([(0.0, 0.12), (0.52, 0.12), (0.42, 0.66), (0.14, 0.86), (0.0, 0.86)], "shade", edge=False),
    _Part([(0.12, 0.24), (0.44, 0.2), (0.38, 0.46), (0.16, 0.5)], "trim", both=True),
    _Part([(0.19, 0.270), (0.38, 0.250), (0.37, 0.295), (0.19, 0.310)], "dark", both=True, edge=False),
    _Part([(0.19, 0.345), (0.38, 0.325), (0.37, 0.370), (0.19, 0.385)], "dark", both=True, edge=False),
    _Part([(0.19, 0.420), (0.38, 0.400), (0.37, 0.445), (0.19, 0.460)], "dark", both=True, edge=False),
)
_NECK = (_Part([(-0.15, 0.1), (0.15, 0.1), (0.18, 0.24), (-0.18, 0.24)], "dark"),)

_SHOULDERS = (
    [(0.46, 0.02), (0.62, -0.16), (1.02, -0.10), (1.12, 0.34), (0.84, 0.62), (0.52, 0.42)],
    [(0.46, -0.02), (0.80, -0.30), (1.10, 0.10), (1.02, 0.52), (0.56, 0.46)],
    [(0.46, 0.04), (0.72, -0.06), (1.14, 0.04), (1.06, 0.28), (1.10, 0.5), (0.56, 0.5)],
)
_DOME = [(-0.30 * math.cos(i * math.pi / 10), -0.20 - 0.38 * math.sin(i * math.pi / 10)) for i in range(11)]
_HEADS: tuple[Outline, ...] = (
    [
        (-0.27, -0.30),
        (-0.16, -0.56),
        (0.16, -0.56),
        (0.27, -0.30),
        (0.27, -0.06),
        (0.15, 0.14),
        (-0.15, 0.14),
        (-0.27, -0.06),
    ],
    [(-0.30, -0.12), *_DOME, (0.30, -0.12), (0.20, 0.14), (-0.20, 0.14)],
    [(-0.34, 0.02), (-0.28, -0.42), (0.0, -0.64), (0.28, -0.42), (0.34, 0.02), (0.16, 0.16), (-0.16, 0.16)],
)
_FACE = (_Part([(-0.19, -0.26), (0.19, -0.26), (0.20, -0.08), (0.10, 0.10), (-0.10, 0.10), (-0.20, -0.08)], "dark"),)
_CHIN = (_Part([(-0.06, 0.0), (0.06, 0.0), (0.09, 0.12), (0.0, 0.17), (-0.09, 0.12)], "hull"),)
_EYES = (
    (_Part([(0.03, -0.17), (0.17, -0.22), (0.16, -0.13), (0.04, -0.11)], "glow", both=True, edge=False),),
    (_Part([(-0.18, -0.22), (0.18, -0.22), (0.16, -0.11), (-0.16, -0.11)], "glow", edge=False),),
    (),
    (_Part([(-0.17, -0.20), (0.17, -0.20), (0.03, -0.06), (-0.03, -0.06)], "glow", edge=False),),
)
_CRESTS = (
    (_Part([(0.04, -0.36), (0.50, -0.80), (0.13, -0.28)], "glow", both=True),),
    (_Part([(-0.03, -0.45), (0.0, -0.98), (0.05, -0.45)], "trim"),),
    (
        _Part([(-0.09, -0.62), (0.09, -0.62), (0.05, -0.28), (-0.05, -0.28)], "trim"),
        _Part([(0.24, -0.28), (0.40, -0.62), (0.34, -0.14)], "trim", both=True),
    ),
    (
        _Part([(0.22, -0.36), (0.34, -0.94), (0.30, -0.16)], "beam", both=True),
        _Part([(-0.10, -0.50), (0.10, -0.50), (0.0, -0.30)], "trim"),
    ),
    (_Part([(-0.06, -0.52), (0.62, -0.86), (0.10, -0.40)], "trim"),),
)


def draw_suit(painter: QPainter, card_hue: Hue, rng: random.Random) -> None:
    """Draw a machine in a space from -1 to 1."""
    tones = _tones(card_hue, rng)
    ink = Ink(painter, mix(tones["dark"], _BLACK, 0.4), 0.022)
    painter.scale(*rng.choice(_BUILDS))
    bulk = rng.uniform(0.85, 1.15)
    _draw(ink, tones, rng.choice(_WEAPONS))
    _draw(ink, tones, rng.choice(_WINGS))
    _draw(ink, tones, _TORSO)
    _lamp(ink, QPointF(0, 0.6), 0.075, tones["glow"])
    _draw_shoulders(ink, tones, rng.choice(_SHOULDERS), bulk)
    _draw(ink, tones, _NECK)
    head = rng.choice(_HEADS)
    ink.fill(head, tones["hull"])
    ink.fill([(max(x, 0.0), y) for x, y in head], tones["shade"], edge=False)
    _draw(ink, tones, _FACE)
    eyes = rng.choice(_EYES)
    _draw(ink, tones, eyes)
    if not eyes:
        _lamp(ink, QPointF(0.03, -0.15), 0.10, mix(tones["glow"], _BLACK, 0.5))
        _lamp(ink, QPointF(0.03, -0.15), 0.055, tones["glow"])
    _draw(ink, tones, _CHIN)
    _draw(ink, tones, rng.choice(_CRESTS))


def _tones(card_hue: Hue, rng: random.Random) -> dict[str, QColor]:
    base, light, deep = QColor(card_hue.frame), QColor(card_hue.light), QColor(card_hue.deep)
    pale = rng.random() < 0.55
    hull = mix(QColor("#DDE3EA"), light, 0.35) if pale else mix(base, _WHITE, 0.18)
    dark = mix(deep, QColor("#10151C"), 0.55)
    glow = QColor(rng.choice(_GLOWS))
    haze = QColor(glow)
    haze.setAlphaF(0.35)
    return {
        "body": mix(base, dark, 0.12),
        "base shade": mix(base, dark, 0.35),
        "base dark": mix(base, dark, 0.5),
        "hull": hull,
        "shade": mix(hull, dark, 0.32),
        "trim": base if hull.lightness() > 170 else mix(light, _WHITE, 0.4),
        "dark": dark,
        "glow": glow,
        "haze": haze,
        "beam": mix(glow, _WHITE, 0.6),
    }


def _draw(ink: Ink, tones: dict[str, QColor], parts: tuple[_Part, ...]) -> None:
    for part in parts:
        ink.fill(part.points, tones[part.tone], part.both, part.edge)


def _draw_shoulders(ink: Ink, tones: dict[str, QColor], outline: Outline, bulk: float) -> None:
    wide = [(x * bulk if x > 0.9 else x, y) for x, y in outline]
    ink.fill(wide, tones["hull"])
    ink.fill(mirrored(wide), mix(tones["hull"], _WHITE, 0.25))
    ink.fill([(0.60, 0.30), (1.02 * bulk, 0.30), (0.98 * bulk, 0.42), (0.60, 0.40)], tones["trim"], both=True)
    ink.fill([(0.62, 0.62), (0.98 * bulk, 0.62), (0.92 * bulk, 1.05), (0.66, 1.05)], tones["dark"], both=True)


def _lamp(ink: Ink, center: QPointF, radius: float, color: QColor) -> None:
    ink.painter.setPen(QPen(ink.pen.color(), 0.02) if radius > 0.06 else QPen(Qt.PenStyle.NoPen))
    ink.painter.setBrush(color)
    ink.painter.drawEllipse(center, radius, radius)
