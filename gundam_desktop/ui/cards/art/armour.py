"""Draws the chests and shoulders of machines on two legs, on a card's drawn picture.

Points are in the units of `Canvas`, and y grows downwards. A chest reaches from the neck at -0.6 to the waist at the
origin; the joint of a shoulder is at the origin.
"""

from __future__ import annotations

from collections.abc import Callable

from gundam_desktop.ui.cards.art.canvas import Canvas, moved
from gundam_desktop.ui.cards.art.tones import Tones
from gundam_desktop.ui.style.theme import mix


def draw_chest(canvas: Canvas, tones: Tones, kind: str, wide: float) -> None:
    """Draw a chest of a kind (a key of `_CHESTS`) below the neck, `wide` times as wide as a usual one."""
    _CHESTS[kind](canvas, tones, wide)


def draw_shoulder(canvas: Canvas, tones: Tones, kind: str) -> None:
    """Draw a right shoulder of a kind (a key of `_SHOULDERS`) around the origin."""
    _SHOULDERS[kind](canvas, tones)


def _slab(c: Canvas, t: Tones, k: float) -> None:
    c.form(
        [(-0.30 * k, -0.56), (0.30 * k, -0.56), (0.27 * k, -0.28), (0.14, -0.12), (-0.14, -0.12), (-0.27 * k, -0.28)],
        t.second,
    )
    c.pair([(0.07, -0.50), (0.25 * k, -0.51), (0.21 * k, -0.34), (0.09, -0.31)], t.trim)
    c.form([(-0.08, -0.36), (0.08, -0.36), (0.06, -0.10), (-0.06, -0.10)], t.hull)
    c.lamp(0, -0.42, 0.032, t.glow)


def _vee(c: Canvas, t: Tones, k: float) -> None:
    c.form([(-0.31 * k, -0.58), (0.31 * k, -0.58), (0.22 * k, -0.22), (0, -0.06), (-0.22 * k, -0.22)], t.hull)
    c.pair([(0.02, -0.16), (0.26 * k, -0.54), (0.29 * k, -0.44), (0.10, -0.12)], t.second)
    c.form([(-0.07, -0.46), (0.07, -0.46), (0.0, -0.28)], t.trim)
    c.lamp(0, -0.36, 0.045, t.glow)


def _plain(c: Canvas, t: Tones, k: float) -> None:
    c.form(
        [(-0.29 * k, -0.55), (0.29 * k, -0.55), (0.26 * k, -0.24), (0.13, -0.10), (-0.13, -0.10), (-0.26 * k, -0.24)],
        t.second,
    )
    c.form([(-0.15, -0.55), (0.15, -0.55), (0.11, -0.12), (-0.11, -0.12)], t.hull)
    c.form([(-0.08, -0.44), (0.08, -0.44), (0.07, -0.30), (-0.07, -0.30)], t.trim)


def _hatch(c: Canvas, t: Tones, k: float) -> None:
    c.form(
        [(-0.30 * k, -0.54), (-0.12, -0.60), (0.12, -0.60), (0.30 * k, -0.54), (0.28 * k, -0.22), (-0.28 * k, -0.22)],
        t.hull,
    )
    c.form([(-0.16, -0.38), (0.16, -0.38), (0.13, -0.08), (-0.13, -0.08)], t.second)
    c.pair([(0.13, -0.52), (0.26 * k, -0.50), (0.25 * k, -0.40), (0.13, -0.41)], t.dark)
    c.form([(-0.05, -0.34), (0.05, -0.34), (0.04, -0.18), (-0.04, -0.18)], t.trim)


def _round(c: Canvas, t: Tones, k: float) -> None:
    c.form(
        [
            (-0.28 * k, -0.50),
            (-0.14, -0.61),
            (0.14, -0.61),
            (0.28 * k, -0.50),
            (0.27 * k, -0.22),
            (0.12, -0.06),
            (-0.12, -0.06),
            (-0.27 * k, -0.22),
        ],
        t.hull,
    )
    c.form(
        [(-0.27 * k, -0.30), (0.27 * k, -0.30), (0.24 * k, -0.18), (0.10, -0.08), (-0.10, -0.08), (-0.24 * k, -0.18)],
        t.second,
    )
    c.form([(-0.09, -0.46), (0.09, -0.46), (0.07, -0.22), (-0.07, -0.22)], t.trim)


def _barrel(c: Canvas, t: Tones, k: float) -> None:
    c.form(
        [(-0.33 * k, -0.58), (0.33 * k, -0.58), (0.36 * k, -0.24), (0.20, -0.04), (-0.20, -0.04), (-0.36 * k, -0.24)],
        t.hull,
    )
    c.pair([(0.08, -0.50), (0.29 * k, -0.50), (0.28 * k, -0.34), (0.08, -0.32)], t.trim)
    c.form([(-0.16, -0.26), (0.16, -0.26), (0.14, -0.02), (-0.14, -0.02)], t.second)


def _thin(c: Canvas, t: Tones, k: float) -> None:
    c.form(
        [(-0.32 * k, -0.57), (0.32 * k, -0.57), (0.24 * k, -0.38), (0.09, -0.26), (-0.09, -0.26), (-0.24 * k, -0.38)],
        t.hull,
    )
    c.pair([(0.03, -0.53), (0.24 * k, -0.54), (0.18 * k, -0.42), (0.05, -0.38)], t.second)
    c.form([(-0.06, -0.36), (0.06, -0.36), (0.04, -0.12), (-0.04, -0.12)], t.trim)
    c.lamp(0, -0.40, 0.035, t.glow)


def _maw(c: Canvas, t: Tones, k: float) -> None:
    c.form(
        [(-0.32 * k, -0.58), (0.32 * k, -0.58), (0.30 * k, -0.22), (0.16, -0.04), (-0.16, -0.04), (-0.30 * k, -0.22)],
        t.second,
    )
    c.form([(-0.14, -0.40), (0, -0.50), (0.14, -0.40), (0.14, -0.22), (0, -0.12), (-0.14, -0.22)], t.dark)
    c.lamp(0, -0.31, 0.08, mix(t.glow, t.trim, 0.3))
    c.pair([(0.17, -0.52), (0.29 * k, -0.52), (0.26 * k, -0.28), (0.17, -0.26)], t.hull)


_CHESTS: dict[str, Callable[[Canvas, Tones, float], None]] = {
    "slab": _slab,
    "vee": _vee,
    "plain": _plain,
    "hatch": _hatch,
    "round": _round,
    "barrel": _barrel,
    "thin": _thin,
    "maw": _maw,
}


def _box_shoulder(c: Canvas, t: Tones) -> None:
    c.form([(-0.10, -0.13), (0.15, -0.15), (0.20, 0.08), (0.13, 0.20), (-0.08, 0.15)], t.hull)
    c.form([(0.02, 0.05), (0.185, 0.04), (0.14, 0.15), (0.02, 0.14)], t.trim)


def _slab_shoulder(c: Canvas, t: Tones) -> None:
    c.form([(-0.12, -0.08), (0.02, -0.22), (0.34, -0.26), (0.26, 0.04), (0.12, 0.18), (-0.08, 0.12)], t.hull)
    c.form([(0.06, -0.15), (0.27, -0.19), (0.21, -0.03), (0.06, 0.01)], t.second)


def _layered_shoulder(c: Canvas, t: Tones) -> None:
    c.form([(-0.06, 0.02), (0.22, 0.02), (0.20, 0.24), (0.0, 0.20)], t.second)
    c.form([(-0.12, -0.10), (0.06, -0.21), (0.24, -0.16), (0.27, 0.07), (-0.08, 0.09)], t.hull)
    c.form([(0.10, -0.19), (0.24, -0.16), (0.25, -0.06), (0.12, -0.07)], t.trim)


def _drum_shoulder(c: Canvas, t: Tones) -> None:
    c.form([(-0.12, -0.17), (0.20, -0.19), (0.23, 0.21), (-0.10, 0.20)], t.hull)
    c.form([(-0.12, -0.02), (0.21, -0.03), (0.22, 0.07), (-0.11, 0.07)], t.trim)


def _plate_shoulder(c: Canvas, t: Tones) -> None:
    c.form([(-0.10, -0.18), (0.22, -0.14), (0.32, 0.18), (0.20, 0.36), (0.04, 0.12)], t.hull)
    c.form([(0.10, -0.07), (0.20, -0.04), (0.25, 0.17), (0.18, 0.24)], t.trim)


def _mantle_shoulder(c: Canvas, t: Tones) -> None:
    c.form([(-0.10, -0.12), (0.10, -0.24), (0.30, -0.12), (0.40, 0.30), (0.22, 0.44), (0.06, 0.16)], t.second)
    c.form([(-0.08, -0.14), (0.10, -0.23), (0.27, -0.12), (0.29, 0.06), (0.02, 0.08)], t.hull)


def _round_shoulder(c: Canvas, t: Tones) -> None:
    c.ball(0.04, 0.0, 0.18, t.hull, 0.175)
    c.form([(-0.12, 0.05), (0.04, 0.10), (0.21, 0.04), (0.18, 0.13), (0.04, 0.18), (-0.09, 0.13)], t.trim)


def _spike_shoulder(c: Canvas, t: Tones) -> None:
    for turn in (-58, -18):
        c.form(
            moved([(0.06, -0.08), (0.24, -0.10), (0.40, -0.04), (0.22, 0.02), (0.06, 0.07)], 0.04, 0.0, 1.0, turn),
            t.trim,
        )
    c.ball(0.04, 0.0, 0.18, t.hull, 0.175)


_SHOULDERS: dict[str, Callable[[Canvas, Tones], None]] = {
    "box": _box_shoulder,
    "slab": _slab_shoulder,
    "layered": _layered_shoulder,
    "drum": _drum_shoulder,
    "plate": _plate_shoulder,
    "mantle": _mantle_shoulder,
    "round": _round_shoulder,
    "spike": _spike_shoulder,
}
