"""Huge machines, more fortress than figure, and machines for the deep."""

from __future__ import annotations

import random
from itertools import pairwise

from PySide6.QtGui import QColor

from gundam_desktop.ui.cards.art.canvas import Canvas, moved
from gundam_desktop.ui.cards.art.tones import Drawer, Tones
from gundam_desktop.ui.style.theme import mix

_CLAW = QColor("#E8DDB8")


def _dish(c: Canvas, t: Tones, own: random.Random) -> None:
    """A huge dish on legs, more fortress than figure."""
    high, wide, legs = own.uniform(0.30, 0.50), own.uniform(0.94, 1.10), own.choice((2, 3))
    if legs == 3:
        c.form([(-0.14, 0.10), (0.14, 0.10), (0.20, 0.90), (-0.20, 0.90)], t.dark)
    c.pair([(0.26, 0.10), (0.54, 0.14), (0.72, 0.94), (0.38, 0.94)], t.second)
    c.pair([(0.28, 0.86), (0.82, 0.86), (0.90, 1.04), (0.24, 1.04)], t.dark)
    c.form([(-0.40, 0.04 - high), (-0.30, -0.24 - high), (0.30, -0.24 - high), (0.40, 0.04 - high)], t.second)
    rim = [(-wide, -0.04), (-0.60, -high), (0.60, -high), (wide, -0.04), (0.62, 0.36), (-0.62, 0.36)]
    c.form(rim, t.hull)
    c.form([(-wide, -0.04), (wide, -0.04), (wide * 0.9, 0.09), (-wide * 0.9, 0.09)], t.trim)
    for x in own.choice(((-0.7, -0.4, 0.4, 0.7), (-0.56, 0.56), (-0.74, -0.5, -0.28, 0.28, 0.5, 0.74))):
        c.lamp(x, 0.22, 0.05, t.glow)
    c.ball(0, 0.18, 0.20, t.dark)
    c.lamp(0, 0.18, 0.11, t.glow)
    c.flat([(-0.22, -0.14 - high), (0.22, -0.14 - high), (0.24, -0.04 - high), (-0.24, -0.04 - high)], t.glow)


def _crab(c: Canvas, t: Tones, own: random.Random) -> None:
    """A huge body with claws or fins and one or more eyes."""
    wide, low, claws = own.uniform(0.50, 0.68), own.uniform(0.54, 0.80), own.randrange(3)
    crown, eyes = own.randrange(3), own.randrange(1, 4)
    for x in (-0.3, 0.3):
        c.flame((x, 0.3), (x * 1.8, 1.2), 0.16, t.glow)
    if claws == 0:
        c.pair([(0.40, -0.06), (0.98, -0.46), (1.10, -0.06), (0.86, 0.26), (0.50, 0.30)], t.second)
        for turn in (-30, 8):
            c.pair(moved([(-0.11, 0.0), (0.12, 0.0), (0.02, 0.66)], 0.88, 0.10, 1.0, turn), t.trim)
    elif claws == 1:
        c.pair([(0.30, -0.30), (1.10, -0.70), (1.04, -0.10), (0.60, 0.10)], t.second)
        c.pair([(0.36, 0.10), (1.06, 0.30), (0.80, 0.62), (0.40, 0.44)], t.second)
        c.pair([(0.60, -0.34), (1.02, -0.56), (0.96, -0.20)], t.trim)
    else:
        for y, k in ((-0.20, 1.0), (0.10, 0.92), (0.38, 0.78)):
            for side in (-1, 1):
                c.limb((side * 0.40, y), (side * 1.0 * k, y + 0.06), 0.12, 0.10, t.second)
                c.limb((side * 0.98 * k, y), (side * 0.86 * k, y + 0.44), 0.10, 0.02, t.trim)
    if crown == 0:
        c.pair([(0.16, -0.50), (0.34, -1.0), (0.46, -0.46)], t.trim)
    elif crown == 1:
        c.form([(-0.12, -0.50), (-0.04, -1.0), (0.10, -1.0), (0.14, -0.50)], t.second)
    else:
        c.pair([(0.10, -0.54), (0.66, -0.80), (0.56, -0.34)], t.second)
    body = [(wide, -0.12), (wide * 0.6, -0.60), (-wide * 0.6, -0.60), (-wide, -0.12), (-wide * 0.82, 0.40)]
    c.form([*body, (-0.20, low), (0.20, low), (wide * 0.82, 0.40)], t.hull)
    c.form([(-wide * 0.70, -0.20), (wide * 0.70, -0.20), (wide * 0.6, 0.06), (-wide * 0.6, 0.06)], t.edge)
    for index in range(eyes):
        c.lamp((index - (eyes - 1) / 2) * 0.26, -0.07, 0.12 - 0.02 * eyes, t.glow)
    c.form([(-0.30, 0.22), (0.30, 0.22), (0.16, low - 0.12), (-0.16, low - 0.12)], t.dark)
    c.lamp(0, 0.36, 0.11, mix(t.glow, t.trim, 0.4))


def _maw(c: Canvas, t: Tones, own: random.Random) -> None:
    """A huge body with plates around it like petals."""
    petals = own.choice(((-66, -22, 22, 66), (-90, -45, 0, 45, 90), (-58, 0, 58), (-110, -70, -35, 35, 70, 110)))
    long, wide = own.uniform(0.95, 1.15), own.uniform(0.46, 0.62)
    for index, turn in enumerate(petals):
        petal = [(-0.13, -0.3), (0.13, -0.3), (0.19, -0.8), (0.0, -long), (-0.19, -0.8)]
        c.form(moved(petal, 0, 0.12, 1.0, turn), t.trim if index % 2 and len(petals) > 4 else t.second)
    c.pair([(0.30, 0.20), (0.98, 0.52), (0.72, 0.78), (0.24, 0.56)], t.second)
    for x in (-0.34, 0.34):
        c.form([(x - 0.09, 0.40), (x + 0.09, 0.40), (x + 0.06, 0.90), (x - 0.06, 0.90)], t.dark)
    c.ball(0, 0.14, wide, t.hull, 0.50)
    c.form([(-wide * 0.96, 0.14), (wide * 0.96, 0.14), (wide * 0.8, 0.34), (-wide * 0.8, 0.34)], t.trim)
    c.ball(0, 0.02, 0.22, t.dark)
    c.lamp(0, 0.02, 0.12, t.glow)


def _amphibian(c: Canvas, t: Tones, own: random.Random) -> None:
    """A hull that is body and head at once, with arms for the deep."""
    wide, high = own.choice(((0.42, 0.94), (0.54, 0.84), (0.70, 0.66), (0.60, 0.90)))
    pointed, crown, belly = own.random() < 0.4, own.randrange(4), own.randrange(3)
    c = c.placed(0, 0.12, 1.04)
    c.pair([(0.16, 0.46), (0.46, 0.46), (0.54, 1.02), (0.12, 1.02)], t.second)
    _draw_deep_arms(c, t, own, wide)
    if crown == 0:
        c.form([(-0.14, -high + 0.10), (0, -high - 0.26), (0.14, -high + 0.10)], t.trim)
    elif crown == 1:
        c.pair([(0.10, -high + 0.20), (0.46, -high - 0.16), (0.38, -high + 0.36)], t.trim)
    elif crown == 2:
        c.pair([(wide * 0.6, -high + 0.30), (wide + 0.30, -high + 0.10), (wide + 0.14, -0.10)], t.second)
    shoulder = -high if not pointed else -high * 0.55
    c.curve(
        (-wide, 0.30),
        [
            ((-wide - 0.04, shoulder), (0, -high - (0.14 if pointed else 0))),
            ((wide + 0.04, shoulder), (wide, 0.30)),
            ((wide * 0.66, 0.76), (0, 0.76)),
            ((-wide * 0.66, 0.76), (-wide, 0.30)),
        ],
        t.hull,
    )
    eyes = -high * 0.42
    c.form(
        [
            (-wide * 0.76, eyes - 0.12),
            (wide * 0.76, eyes - 0.12),
            (wide * 0.92, eyes + 0.12),
            (-wide * 0.92, eyes + 0.12),
        ],
        t.edge,
    )
    lamps = own.randrange(1, 4)
    for index in range(lamps):
        c.lamp((index - (lamps - 1) / 2) * 0.30 * wide * 2, eyes, 0.12 - 0.02 * lamps, t.glow)
    if belly == 0:
        for y in (0.0, 0.18, 0.36):
            c.line([(-wide * 0.7, y), (0, y + 0.08), (wide * 0.7, y)], t.dark, 0.035)
    elif belly == 1:
        c.form(
            [(-wide * 0.94, 0.14), (wide * 0.94, 0.14), (wide * 0.8, 0.46), (0, 0.74), (-wide * 0.8, 0.46)], t.second
        )
        c.ball(0, 0.40, 0.14, t.dark)
    else:
        c.pair([(0.08, -0.06), (wide * 0.7, -0.08), (wide * 0.6, 0.12), (0.10, 0.14)], t.trim)
        c.form([(-wide * 0.4, 0.30), (wide * 0.4, 0.30), (wide * 0.3, 0.60), (-wide * 0.3, 0.60)], t.dark)


def _draw_deep_arms(c: Canvas, t: Tones, own: random.Random, wide: float) -> None:
    """Draw long bending arms with claws, broad fins, or short arms with drills."""
    kind, thick = own.randrange(3), own.uniform(0.10, 0.15)
    for side in (1, -1):
        if kind == 0:
            points = [(wide * 0.9, -0.26), (0.90, -0.20), (1.04, 0.14), (0.92, 0.46)]
            for start, end in pairwise(points):
                c.limb((side * start[0], start[1]), (side * end[0], end[1]), thick, thick, t.second)
            for turn in (-30, 0, 30):
                c.form(moved([(-0.07, 0.0), (0.07, 0.0), (0.0, 0.40)], side * 0.92, 0.46, 1.0, turn), _CLAW)
        elif kind == 1:
            fin = [(wide * 0.7, -0.34), (1.10, -0.10), (1.06, 0.30), (0.86, 0.72), (0.74, 0.24), (wide * 0.8, 0.14)]
            c.form([(side * x, y) for x, y in fin], t.second)
            c.form([(side * x, y) for x, y in ((0.86, -0.06), (1.04, 0.02), (1.0, 0.28), (0.88, 0.44))], t.trim)
        else:
            c.limb((side * wide * 0.9, -0.20), (side * 0.96, 0.10), thick * 1.2, thick * 1.4, t.second)
            c.form([(side * 0.78, 0.10), (side * 1.14, 0.04), (side * 1.02, 0.74)], _CLAW)
            c.form([(side * 0.74, -0.02), (side * 1.16, -0.08), (side * 1.14, 0.14), (side * 0.78, 0.20)], t.trim)
        c.ball(side * wide * 0.95, -0.26, thick * 1.5, t.hull)


HULKS: dict[str, Drawer] = {"dish": _dish, "crab": _crab, "maw": _maw, "amphibian": _amphibian}
