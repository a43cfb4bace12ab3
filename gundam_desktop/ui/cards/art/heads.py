"""Heads of machines on two legs, each around its own origin."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtGui import QColor

from gundam_desktop.ui.cards.art.canvas import WHITE, Canvas, clear
from gundam_desktop.ui.cards.art.tones import Tones
from gundam_desktop.ui.style.theme import mix

_BONE = QColor("#F2E2B0")


def draw_head(canvas: Canvas, tones: Tones, kind: str, crest: float, face: float) -> None:
    """Draw a head of a kind, `crest` long in its crest and `face` wide in its face."""
    canvas.form([(-0.08, 0.02), (0.08, 0.02), (0.11, 0.18), (-0.11, 0.18)], tones.dark)
    _HEADS[kind](canvas, tones, crest, face)


def _skull(c: Canvas, t: Tones, f: float, jaw: float = 0.09) -> None:
    c.form(
        [
            (-0.155 * f, -0.10),
            (-0.09 * f, -0.21),
            (0.09 * f, -0.21),
            (0.155 * f, -0.10),
            (0.155 * f, 0.03),
            (jaw * f, 0.15),
            (-jaw * f, 0.15),
            (-0.155 * f, 0.03),
        ],
        t.hull,
    )


def _eyes(c: Canvas, t: Tones, f: float) -> None:
    """One bent band of light in a dark hollow."""
    c.flat([(-0.14 * f, -0.10), (0, -0.05), (0.14 * f, -0.10), (0.115 * f, 0.05), (-0.115 * f, 0.05)], t.edge)
    c.flat([(-0.125 * f, -0.07), (0, -0.02), (0.125 * f, -0.07), (0.11 * f, 0.0), (0, 0.04), (-0.11 * f, 0.0)], t.glow)


def _chin(c: Canvas, tone: QColor) -> None:
    c.form([(-0.075, 0.07), (0.075, 0.07), (0.045, 0.17), (-0.045, 0.17)], tone)


def _cheeks(c: Canvas, tone: QColor, f: float) -> None:
    c.pair([(0.145 * f, -0.13), (0.21 * f, -0.15), (0.21 * f, 0.07), (0.14 * f, 0.07)], tone)


def _fork(c: Canvas, t: Tones, k: float, f: float) -> None:
    """Two swept blades at the temples, a third on the brow."""
    for side in (-1, 1):
        c.form(
            [
                (side * 0.10 * f, -0.04),
                (side * 0.17 * f, -0.20),
                (side * 0.33, -0.22 - 0.20 * k),
                (side * 0.21 * f, 0.06),
            ],
            t.trim,
        )
    _skull(c, t, f)
    _eyes(c, t, f)
    _chin(c, t.second)
    c.form(
        [(-0.05, -0.14), (-0.02, -0.24 - 0.12 * k), (0.02, -0.24 - 0.12 * k), (0.05, -0.14), (0, -0.07)],
        mix(t.trim, WHITE, 0.35),
    )


def _antler(c: Canvas, t: Tones, k: float, f: float) -> None:
    """Four blades that fan out behind the brow."""
    for reach, rise in ((0.36, 0.10), (0.24, 0.28)):
        c.pair([(0.02, -0.16), (reach * k, -0.16 - rise * k), (0.13 * f, -0.06)], mix(t.trim, WHITE, 0.2))
    _skull(c, t, f, 0.07)
    _eyes(c, t, f)
    _chin(c, t.second)
    c.form([(-0.05, -0.17), (0, -0.25), (0.05, -0.17), (0, -0.08)], t.glow)


def _fin(c: Canvas, t: Tones, k: float, f: float) -> None:
    _skull(c, t, f)
    _eyes(c, t, f)
    _chin(c, t.second)
    c.form([(-0.035, -0.22 - 0.18 * k), (0.05, -0.20 - 0.12 * k), (0.04, -0.08), (-0.04, -0.08)], t.trim)
    c.pair([(0.13 * f, -0.04), (0.24 * f, -0.10 - 0.14 * k), (0.20 * f, 0.08), (0.13 * f, 0.10)], t.second)


def _horns(c: Canvas, t: Tones, k: float, f: float) -> None:
    c.pair([(0.08, -0.16), (0.21, -0.22 - 0.24 * k), (0.17, -0.10)], _BONE)
    c.pair([(0.14, -0.04), (0.30, -0.14), (0.16, 0.06)], t.trim)
    _skull(c, t, f, 0.06)
    _eyes(c, t, f)
    c.form([(-0.05, -0.21), (0.05, -0.21), (0, -0.05)], t.second)


def _crown(c: Canvas, t: Tones, k: float, f: float) -> None:
    _cheeks(c, t.trim, f)
    _skull(c, t, f)
    _eyes(c, t, f)
    _chin(c, t.second)
    for x in (-0.12, 0.0, 0.12):
        c.form([(x - 0.05, -0.15), (x * 1.7, -0.22 - 0.18 * k + abs(x)), (x + 0.05, -0.15)], t.trim)


def _visor(c: Canvas, t: Tones, k: float, f: float) -> None:
    _skull(c, t, f, 0.11)
    c.form([(-0.145 * f, -0.11), (0.145 * f, -0.11), (0.13 * f, 0.045), (-0.13 * f, 0.045)], mix(t.glow, t.dark, 0.3))
    c.flat([(-0.12 * f, -0.085), (-0.02, -0.085), (-0.06, 0.01), (-0.12 * f, 0.01)], clear(WHITE, 0.6))
    c.form([(0.11, -0.18), (0.16, -0.20 - 0.14 * k), (0.18, -0.10)], t.second)
    c.form([(-0.04, -0.25), (0.04, -0.25), (0.05, -0.14), (-0.05, -0.14)], t.trim)


def _goggle(c: Canvas, t: Tones, k: float, f: float) -> None:
    _skull(c, t, f, 0.11)
    c.form([(-0.18 * f, -0.11), (0.18 * f, -0.11), (0.17 * f, 0.05), (-0.17 * f, 0.05)], t.dark)
    for x in (-0.085 * f, 0.085 * f):
        c.lamp(x, -0.03, 0.04, t.glow)
    c.form([(-0.06, -0.20 - 0.07 * k), (0.06, -0.20 - 0.07 * k), (0.09, -0.15), (-0.09, -0.15)], t.trim)


def _slit(c: Canvas, t: Tones, k: float, f: float) -> None:
    """A helmet with a cross of light."""
    c.form([(-0.16 * f, -0.08), (0, -0.25), (0.16 * f, -0.08), (0.14 * f, 0.12), (0, 0.20), (-0.14 * f, 0.12)], t.hull)
    c.flat(
        [
            (-0.14 * f, -0.07),
            (0.14 * f, -0.07),
            (0.13 * f, -0.01),
            (0.025, -0.01),
            (0.015, 0.13),
            (-0.015, 0.13),
            (-0.025, -0.01),
            (-0.13 * f, -0.01),
        ],
        t.edge,
    )
    c.flat([(-0.11 * f, -0.055), (0.11 * f, -0.055), (0.10 * f, -0.025), (-0.10 * f, -0.025)], t.glow)
    c.form([(-0.03, -0.20 - 0.16 * k), (0.03, -0.20 - 0.16 * k), (0.04, -0.10), (-0.04, -0.10)], t.trim)


def _slab(c: Canvas, t: Tones, k: float, f: float) -> None:
    c.form(
        [(-0.19 * f, -0.17), (0.19 * f, -0.17), (0.21 * f, 0.05), (0.12, 0.16), (-0.12, 0.16), (-0.21 * f, 0.05)],
        t.hull,
    )
    c.flat([(-0.16 * f, -0.10), (0.16 * f, -0.10), (0.16 * f, -0.01), (-0.16 * f, -0.01)], t.edge)
    c.flat([(-0.13 * f, -0.08), (0.13 * f, -0.08), (0.12 * f, -0.03), (-0.12 * f, -0.03)], t.glow)
    c.form([(-0.08, 0.03), (0.08, 0.03), (0.06, 0.14), (-0.06, 0.14)], t.second)
    c.form([(-0.05, -0.18 - 0.08 * k), (0.05, -0.18 - 0.08 * k), (0.06, -0.14), (-0.06, -0.14)], t.trim)


_ARC = [(-0.18 * math.cos(i * math.pi / 8), -0.03 - 0.20 * math.sin(i * math.pi / 8)) for i in range(9)]


def _eye(t: Tones) -> QColor:
    return QColor("#FF5F95") if t.glow.red() < 200 else t.glow


def _socket(c: Canvas, t: Tones, x: float, y: float) -> None:
    """One lens in a ring."""
    c.ball(x, y, 0.085, t.dark)
    c.lamp(x, y, 0.055, _eye(t))


def _dome(c: Canvas, t: Tones, k: float, f: float) -> None:
    c.form([*[(x * f, y) for x, y in _ARC], (0.19 * f, 0.06), (0.10, 0.16), (-0.10, 0.16), (-0.19 * f, 0.06)], t.hull)
    c.form([(-0.185 * f, 0.03), (0.185 * f, 0.03), (0.10, 0.16), (-0.10, 0.16)], t.second)
    _socket(c, t, 0.06 * (k - 1), -0.05)


def _crest(c: Canvas, t: Tones, k: float, f: float) -> None:
    c.form([(-0.03, -0.20), (0.06, -0.24 - 0.22 * k), (0.20 * k, -0.22 - 0.20 * k), (0.10, -0.16)], t.trim)
    _dome(c, t, k, f)


def _brim(c: Canvas, t: Tones, k: float, f: float) -> None:
    """A dome with a wide rim, like an old soldier's helmet."""
    c.form([(-0.11, 0.02), (0.11, 0.02), (0.09, 0.17), (-0.09, 0.17)], t.second)
    c.flat([(-0.16 * f, -0.04), (0.16 * f, -0.04), (0.14 * f, 0.05), (-0.14 * f, 0.05)], t.edge)
    c.lamp(0.05 * k - 0.02, 0.005, 0.05, _eye(t))
    c.form([*[(x * f * 0.9, y - 0.03) for x, y in _ARC], (0.26 * f, 0.0), (0.0, -0.03), (-0.26 * f, 0.0)], t.hull)
    c.form([(-0.02, -0.25), (0.02, -0.25), (0.03, -0.06), (-0.03, -0.06)], t.trim)


def _snout(c: Canvas, t: Tones, k: float, f: float) -> None:
    c.form([(-0.03, -0.20), (0.0, -0.22 - 0.10 * k), (0.03, -0.20)], t.trim)
    c.form(
        [
            (-0.17 * f, -0.14),
            (0.0, -0.25),
            (0.17 * f, -0.14),
            (0.21 * f, 0.06),
            (0.09, 0.22),
            (-0.09, 0.22),
            (-0.21 * f, 0.06),
        ],
        t.hull,
    )
    for side in (-1, 1):
        c.flat([(side * 0.03, -0.04), (side * 0.15 * f, -0.11), (side * 0.13 * f, -0.02)], t.edge)
        c.lamp(side * 0.09 * f, -0.055, 0.028, _eye(t))
    c.form([(-0.08, 0.02), (0.08, 0.02), (0.05, 0.21), (-0.05, 0.21)], t.second)


def _plume(c: Canvas, t: Tones, k: float, f: float) -> None:
    c.form(
        [
            (-0.02, -0.18),
            (0.04, -0.28 - 0.14 * k),
            (0.24 * k, -0.34 - 0.12 * k),
            (0.36 * k, -0.18),
            (0.20, -0.24),
            (0.08, -0.16),
        ],
        t.trim,
    )
    _skull(c, t, f, 0.05)
    c.form([(-0.155 * f, -0.13), (0.0, -0.02), (0.155 * f, -0.13), (0.13, 0.05), (0, 0.18), (-0.13, 0.05)], t.second)
    for side in (-f, f):
        c.flat([(side * 0.125, -0.065), (side * 0.015, 0.005), (side * 0.03, 0.05), (side * 0.11, 0.01)], t.glow)


def _mask(c: Canvas, t: Tones, k: float, f: float) -> None:
    _skull(c, t, f, 0.04)
    c.pair([(0.05, -0.18), (0.24, -0.20 - 0.12 * k), (0.16 * f, -0.02)], t.second)
    c.flat([(-0.14 * f, -0.08), (0, -0.01), (0.14 * f, -0.08), (0.12 * f, 0.03), (0, 0.09), (-0.12 * f, 0.03)], t.edge)
    c.flat([(-0.12 * f, -0.05), (0, 0.015), (0.12 * f, -0.05), (0.10 * f, 0.01), (0, 0.06), (-0.10 * f, 0.01)], t.glow)


def _beak(c: Canvas, t: Tones, k: float, f: float) -> None:
    c.pair([(0.06, -0.14), (0.26 * k, -0.22 - 0.12 * k), (0.20, -0.08)], t.second)
    c.form([(-0.15 * f, -0.16), (0.10, -0.21), (0.18 * f, -0.04), (0.07, 0.10), (-0.24, 0.17), (-0.18, 0.0)], t.hull)
    c.flat([(-0.17, -0.08), (0.08, -0.12), (0.05, -0.02), (-0.16, 0.01)], t.edge)
    c.flat([(-0.14, -0.06), (0.05, -0.09), (0.02, -0.045), (-0.13, -0.015)], t.glow)


_HEADS: dict[str, Callable[[Canvas, Tones, float, float], None]] = {
    "fork": _fork,
    "antler": _antler,
    "fin": _fin,
    "horns": _horns,
    "crown": _crown,
    "visor": _visor,
    "goggle": _goggle,
    "slit": _slit,
    "slab": _slab,
    "dome": _dome,
    "crest": _crest,
    "brim": _brim,
    "snout": _snout,
    "plume": _plume,
    "mask": _mask,
    "beak": _beak,
}
