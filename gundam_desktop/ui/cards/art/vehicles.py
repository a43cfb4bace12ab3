"""Machines that do not stand on two legs: fighters, tanks, pods, giants of the seas and skies, beasts, carriers."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from itertools import pairwise

from PySide6.QtGui import QColor

from gundam_desktop.ui.cards.art.canvas import Canvas, clear, mix, moved
from gundam_desktop.ui.cards.art.tones import Tones

Drawer = Callable[[Canvas, Tones, random.Random], None]
"""Draws a machine in its tones; what differs between two machines of a kind comes from the machine's own chance."""


def _fighter(c: Canvas, t: Tones, own: random.Random) -> None:
    """Seen from above as it climbs to the upper right, its engines burning."""
    c = c.placed(0, 0, 1.16, own.uniform(30, 48))
    for x in (-0.16, 0.16):
        c.flame((x, 0.54), (x, 1.5), 0.13, t.glow)
    kind = own.randrange(4)
    if kind == 0:  # swept wings
        c.pair([(0.10, -0.10), (0.96, 0.50), (0.92, 0.66), (0.40, 0.52), (0.12, 0.60)], t.second)
        c.pair([(0.40, 0.22), (0.60, 0.36), (0.58, 0.52), (0.38, 0.44)], t.trim)
    elif kind == 1:  # wings swept forward
        c.pair([(0.10, 0.42), (0.90, -0.26), (1.00, -0.20), (0.62, 0.44), (0.14, 0.66)], t.second)
        c.pair([(0.12, -0.34), (0.44, -0.50), (0.40, -0.30), (0.14, -0.14)], t.trim)
    elif kind == 2:  # a flying triangle
        c.pair([(0.0, -0.80), (0.86, 0.58), (0.30, 0.46), (0.0, 0.62)], t.second)
        c.pair([(0.20, -0.02), (0.54, 0.46), (0.26, 0.36)], t.trim)
    else:  # two hulls
        c.pair([(0.10, 0.00), (0.94, 0.12), (0.94, 0.30), (0.10, 0.36)], t.second)
        c.pair([(0.50, -0.50), (0.62, -0.56), (0.72, 0.56), (0.46, 0.56)], t.hull)
    c.form(
        [(0, -1.02), (0.13, -0.44), (0.17, 0.40), (0.10, 0.62), (-0.10, 0.62), (-0.17, 0.40), (-0.13, -0.44)], t.hull
    )
    c.pair([(0.12, 0.28), (0.24, 0.36), (0.24, 0.60), (0.10, 0.62)], t.dark)
    c.form([(0, -0.62), (0.07, -0.36), (0.06, -0.10), (-0.06, -0.10), (-0.07, -0.36)], mix(t.glow, t.dark, 0.3))
    c.pair([(0.08, 0.10), (0.20, 0.34), (0.20, 0.62), (0.10, 0.44)], t.trim)
    if own.random() < 0.5:
        c.pair([(0.22, -0.44), (0.28, -0.74), (0.34, -0.44), (0.34, 0.12), (0.22, 0.12)], t.dark)


def _treads(c: Canvas, t: Tones) -> None:
    c.flat([(-1.0, 0.90), (1.0, 0.90), (0.9, 1.05), (-0.9, 1.05)], clear(t.edge, 0.5))
    c.form([(-0.98, 0.50), (-0.80, 0.28), (0.80, 0.28), (1.02, 0.50), (0.82, 0.94), (-0.80, 0.94)], t.dark)
    for x in (-0.72, -0.36, 0.0, 0.36, 0.72):
        c.ball(x, 0.66, 0.18, t.second)
        c.ball(x, 0.66, 0.07, t.dark)
    c.form([(-0.90, 0.34), (-0.70, 0.14), (0.72, 0.14), (0.96, 0.36), (0.90, 0.46), (-0.88, 0.46)], t.hull)
    c.form([(0.56, 0.20), (0.76, 0.22), (0.90, 0.36), (0.66, 0.36)], t.trim)


def _tank(c: Canvas, t: Tones, own: random.Random) -> None:
    """On treads, with a turret."""
    _treads(c, t)
    long = own.uniform(1.0, 1.18)
    c.line([(0.30, -0.20), (0.42, -0.86)], t.dark, 0.03)
    c.limb((-0.30, -0.02), (-1.04 * long, -0.34), 0.11, 0.07, t.dark)
    c.limb((-0.94 * long, -0.30), (-1.10 * long, -0.36), 0.11, 0.11, t.trim)
    c.form([(-0.56, 0.18), (-0.40, -0.24), (0.34, -0.28), (0.56, 0.18)], t.second)
    c.form([(-0.12, -0.24), (-0.06, -0.46), (0.26, -0.48), (0.32, -0.26)], t.hull)
    c.lamp(-0.28, 0.0, 0.06, t.glow)


def _torso_tank(c: Canvas, t: Tones, own: random.Random) -> None:
    """On treads, with the torso of a machine and two cannons."""
    rise = own.uniform(-0.1, 0.1)
    c.limb((0.24, -0.40), (0.30, -1.12 + rise), 0.10, 0.08, t.dark)
    c.limb((-0.24, -0.40), (-0.34, -1.12 + rise), 0.10, 0.08, t.dark)
    _treads(c, t)
    c.form([(-0.34, 0.20), (-0.46, -0.40), (0.46, -0.40), (0.34, 0.20)], t.second)
    c.pair([(0.06, -0.32), (0.30, -0.34), (0.26, -0.14), (0.08, -0.10)], t.trim)
    c.pair([(0.40, 0.0), (0.64, 0.0), (0.58, 0.34), (0.42, 0.34)], t.dark)
    c.pair([(0.36, -0.46), (0.66, -0.44), (0.70, 0.04), (0.40, 0.04)], t.hull)
    c.form([(-0.18, -0.38), (-0.14, -0.66), (0.14, -0.66), (0.18, -0.38)], t.hull)
    c.flat([(-0.14, -0.60), (0.14, -0.60), (0.15, -0.48), (-0.15, -0.48)], t.edge)
    c.flat([(-0.12, -0.58), (0.12, -0.58), (0.12, -0.51), (-0.12, -0.51)], t.glow)


def _companion(c: Canvas, t: Tones, own: random.Random) -> None:
    """A small round helper that hovers on two fans."""
    c.flame((-0.70, 0.10), (-0.74, 0.86), 0.12, t.glow)
    c.flame((0.70, 0.10), (0.74, 0.86), 0.12, t.glow)
    c.pair([(0.50, -0.16), (0.94, -0.26), (0.98, 0.06), (0.54, 0.18)], t.second)
    c.limb((0.10, -0.56), (own.uniform(-0.3, 0.3), -1.0), 0.03, 0.02, t.dark)
    c.ball(0, 0.08, 0.66, t.hull)
    c.form([(-0.50, -0.14), (0.50, -0.14), (0.58, 0.10), (0.40, 0.22), (-0.40, 0.22), (-0.58, 0.10)], t.dark)
    for x in (-0.24, 0.24)[: own.randrange(1, 3)]:
        c.lamp(x, 0.03, 0.11, t.glow)
    c.form([(-0.26, 0.48), (0.26, 0.48), (0.16, 0.66), (-0.16, 0.66)], t.trim)


def _pod(c: Canvas, t: Tones, own: random.Random) -> None:
    """A round work pod with a gun and short arms."""
    c.pair([(0.44, -0.40), (0.86, -0.34), (0.90, 0.06), (0.44, 0.22)], t.second)
    for side in (-1, 1):
        c.limb((side * 0.46, 0.20), (side * 0.86, 0.40), 0.10, 0.08, t.second)
        for turn in (-20, 20):
            c.form(moved([(-0.05, 0.0), (0.05, 0.0), (0.0, 0.30)], side * 0.80, 0.76, 1.0, turn), t.dark)
        c.limb((side * 0.86, 0.38), (side * 0.78, 0.80), 0.09, 0.08, t.hull)
    for side in (-1, 1)[own.randrange(2) :]:
        c.limb((side * 0.40, -0.34), (side * 0.62, -0.92), 0.11, 0.08, t.dark)
        c.limb((side * 0.57, -0.80), (side * 0.63, -0.96), 0.12, 0.12, t.trim)
    if own.random() < 0.5:
        c.ball(0, 0.06, 0.62, t.hull)
    else:
        c.form(
            [
                (-0.60, -0.16),
                (-0.30, -0.54),
                (0.30, -0.54),
                (0.60, -0.16),
                (0.52, 0.44),
                (0.20, 0.66),
                (-0.20, 0.66),
                (-0.52, 0.44),
            ],
            t.hull,
        )
    c.ball(0, 0.06, 0.38, t.dark)
    c.ball(0, 0.06, 0.28, mix(t.glow, t.dark, 0.45))
    c.lamp(-0.06, 0.0, 0.10, t.glow)
    c.line([(-0.56, 0.30), (-0.2, 0.52), (0.2, 0.52), (0.56, 0.30)], t.trim, 0.05)


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


def _beast(c: Canvas, t: Tones, own: random.Random) -> None:
    """On four legs, seen from the side."""
    c.flat([(-0.9, 0.90), (0.9, 0.90), (0.8, 1.0), (-0.8, 1.0)], clear(t.edge, 0.5))
    for x, bend, tone in (
        (-0.40, -0.10, t.dark),
        (0.64, 0.12, t.dark),
        (-0.62, -0.16, t.second),
        (0.44, 0.14, t.second),
    ):
        c.limb((x, 0.10), (x + bend, 0.50), 0.15, 0.09, tone)
        c.limb((x + bend, 0.48), (x - 0.02, 0.86), 0.09, 0.07, t.hull if tone is t.second else tone)
        c.form([(x - 0.18, 0.84), (x + 0.10, 0.84), (x + 0.14, 0.96), (x - 0.22, 0.96)], t.dark)
    c.form(
        [(-0.70, -0.16), (-0.30, -0.34), (0.50, -0.26), (0.76, -0.04), (0.66, 0.24), (-0.10, 0.22), (-0.66, 0.28)],
        t.hull,
    )
    c.form([(-0.10, -0.30), (0.44, -0.26), (0.50, 0.02), (-0.06, 0.02)], t.second)
    if own.random() < 0.55:
        c.limb((0.22, -0.40), (-0.62, -0.56), 0.07, 0.06, t.dark)
        c.form([(0.0, -0.26), (0.06, -0.50), (0.34, -0.50), (0.40, -0.26)], t.trim)
    else:
        c.form([(0.0, -0.28), (0.62, -0.84), (0.74, -0.70), (0.36, -0.24)], t.second)
        c.form([(-0.2, -0.30), (0.20, -0.90), (0.36, -0.78), (0.10, -0.26)], t.trim)
    c.limb((0.70, -0.06), (1.04, -0.44), 0.06, 0.02, t.second)
    c.form([(-0.62, -0.20), (-0.72, -0.48), (-0.98, -0.40), (-1.16, -0.08), (-1.02, 0.02), (-0.66, 0.10)], t.hull)
    c.form([(-0.72, -0.48), (-0.66, -0.72), (-0.54, -0.38)], t.trim)
    c.flat([(-1.04, -0.24), (-0.82, -0.30), (-0.84, -0.20), (-1.02, -0.14)], t.glow)
    c.beam((-1.12, 0.0), (-0.86, 0.10), 0.035, t.glow)


def _amphibian(c: Canvas, t: Tones, own: random.Random) -> None:
    """A barrel that is body and head at once, with long bending arms and claws."""
    wide, high, kind = own.uniform(0.42, 0.66), own.uniform(0.74, 0.92), own.randrange(4)
    arm, claws = own.uniform(0.09, 0.15), own.choice(((-30, 0, 30), (-18, 18), (-50, -25, 0, 25)))
    c = c.placed(0, 0.10, 1.05)
    c.pair([(0.16, 0.46), (0.46, 0.46), (0.54, 1.02), (0.12, 1.02)], t.second)
    for side in (1, -1):
        points = [(wide * 0.9, -0.26), (0.88, -0.20), (1.02, 0.14), (0.90, 0.46)]
        for start, end in pairwise(points):
            c.limb((side * start[0], start[1]), (side * end[0], end[1]), arm, arm, t.second)
        for turn in claws:
            c.form(moved([(-0.07, 0.0), (0.07, 0.0), (0.0, 0.40)], side * 0.90, 0.46, 1.0, turn), QColor("#E8DDB8"))
        c.ball(side * wide * 0.95, -0.26, arm * 1.7, t.trim if kind == 2 else t.hull)
    if kind == 0:
        c.form([(-0.14, -high + 0.06), (0, -high - 0.26), (0.14, -high + 0.06)], t.trim)
    elif kind == 1:
        c.pair([(0.10, -high + 0.10), (0.44, -high - 0.16), (0.36, -high + 0.26)], t.trim)
    elif kind == 2:
        c.pair([(0.14, -high + 0.20), (0.30, -high - 0.20), (0.40, -high + 0.30)], t.second)
    c.curve(
        (-wide, 0.30),
        [
            ((-wide - 0.04, -high), (0, -high)),
            ((wide + 0.04, -high), (wide, 0.30)),
            ((0.36, 0.76), (0, 0.76)),
            ((-0.36, 0.76), (-wide, 0.30)),
        ],
        t.hull,
    )
    if kind % 2:
        c.form([(-wide, 0.16), (wide, 0.16), (wide * 0.9, 0.46), (0, 0.76), (-wide * 0.9, 0.46)], t.second)
    c.form([(-wide * 0.80, -0.46), (wide * 0.80, -0.46), (wide * 0.92, -0.22), (-wide * 0.92, -0.22)], t.edge)
    lamps = own.randrange(1, 4)
    for index in range(lamps):
        c.lamp((index - (lamps - 1) / 2) * 0.30 * wide * 2, -0.34, 0.12 - 0.02 * lamps, t.glow)
    if kind in (0, 3):
        for y in (-0.06, 0.12, 0.30):
            c.line([(-wide * 0.7, y), (0, y + 0.08), (wide * 0.7, y)], t.dark, 0.035)
    else:
        c.pair([(0.08, -0.10), (wide * 0.7, -0.12), (wide * 0.6, 0.08), (0.10, 0.10)], t.trim)
    c.ball(0, 0.50, 0.12, t.dark)


def _carrier(c: Canvas, t: Tones, own: random.Random) -> None:
    """A machine in a far larger cradle of boosters and guns."""
    guns, spread, kind = own.uniform(0.84, 1.08), own.uniform(0.46, 0.66), own.randrange(3)
    c = c.placed(0, 0.08)
    for x in (-0.66, -0.36, 0.36, 0.66):
        c.flame((x, 0.5), (x * 1.25, 1.3), 0.13, t.glow)
    if kind == 0:
        c.pair([(0.18, -0.24), (0.50, -0.34), (1.06, 0.30), (0.96, 0.62), (0.40, 0.66), (0.20, 0.34)], t.second)
        c.pair([(0.80, -0.30), (1.02, -0.18), (1.10, 0.26), (0.82, 0.06)], t.trim)
    elif kind == 1:
        c.pair([(0.16, 0.0), (1.14, -0.44), (1.08, 0.04), (0.60, 0.50), (0.20, 0.40)], t.second)
        c.pair([(0.60, -0.12), (1.06, -0.34), (1.0, -0.08), (0.66, 0.14)], t.trim)
    else:
        c.pair([(0.20, -0.10), (0.80, -0.30), (1.08, -0.06), (1.02, 0.66), (0.70, 0.78), (0.24, 0.40)], t.hull)
        c.pair([(0.70, -0.10), (0.94, 0.0), (0.92, 0.40), (0.74, 0.44)], t.trim)
    c.pair([(spread, -guns), (spread + 0.17, -guns), (spread + 0.22, 0.40), (spread - 0.04, 0.40)], t.hull)
    c.pair(
        [(spread - 0.02, -guns - 0.06), (spread + 0.19, -guns - 0.06), (spread + 0.19, -0.64), (spread - 0.02, -0.64)],
        t.dark,
    )
    c.pair([(0.24, 0.48), (0.50, 0.48), (0.54, 0.80), (0.22, 0.80)], t.dark)
    c.form([(-0.30, -0.20), (0.30, -0.20), (0.40, 0.40), (0.0, 0.66), (-0.40, 0.40)], t.hull)
    c.form([(-0.13, 0.10), (0.13, 0.10), (0.07, 0.50), (-0.07, 0.50)], t.trim)
    c.pair([(0.20, -0.46), (0.42, -0.44), (0.44, -0.16), (0.24, -0.14)], t.hull)
    c.form([(-0.24, -0.48), (0.24, -0.48), (0.19, -0.16), (-0.19, -0.16)], t.second)
    c.form([(-0.15, -0.64), (0.0, -0.80), (0.15, -0.64), (0.13, -0.46), (-0.13, -0.46)], t.hull)
    c.flat([(-0.12, -0.63), (0, -0.58), (0.12, -0.63), (0.11, -0.53), (-0.11, -0.53)], t.glow)


def _banking(c: Canvas, t: Tones, own: random.Random) -> Canvas:
    """Lean into a turn, the engines burning."""
    c = c.placed(0, 0, 1.0, own.uniform(-22, -10))
    for x in (-0.4, 0.4):
        c.flame((x, 0.20), (x * 1.3, 1.05), 0.12, t.glow)
    return c


def _cockpit(c: Canvas, t: Tones) -> None:
    c.pair([(0.16, 0.14), (0.30, 0.14), (0.28, 0.66), (0.20, 0.66)], t.dark)
    c.ball(0, -0.14, 0.32, t.second, 0.22)
    c.flat([(-0.22, -0.20), (0.22, -0.20), (0.16, -0.06), (-0.16, -0.06)], t.edge)
    c.lamp(0.02, -0.13, 0.07, t.glow)


def _saucer(c: Canvas, t: Tones, own: random.Random) -> None:
    c = _banking(c, t, own)
    c.ball(0, 0.06, 1.06, t.second, 0.46)
    c.ball(0, -0.06, 0.98, t.hull, 0.38)
    c.ring(0, -0.06, 0.70, 0.26, t.trim, 0.05)
    _cockpit(c, t)


def _ray(c: Canvas, t: Tones, own: random.Random) -> None:
    """Flat and winged, with a tail."""
    c = _banking(c, t, own)
    c.limb((0, 0.36), (0.20, 1.05), 0.08, 0.01, t.trim)
    c.pair([(0.0, -0.66), (0.36, -0.46), (1.16, 0.20), (0.66, 0.16), (0.30, 0.54), (0.0, 0.42)], t.hull)
    c.pair([(0.24, -0.34), (0.80, 0.04), (0.36, 0.16)], t.second)
    _cockpit(c, t)


def _crescent(c: Canvas, t: Tones, own: random.Random) -> None:
    c = _banking(c, t, own)
    c.pair([(0.0, -0.20), (0.60, -0.58), (1.12, -0.54), (0.86, -0.12), (0.50, 0.38), (0.0, 0.48)], t.hull)
    c.pair([(0.44, -0.34), (0.92, -0.46), (0.70, -0.14), (0.40, 0.04)], t.trim)
    _cockpit(c, t)


def _bits(c: Canvas, t: Tones, own: random.Random) -> None:
    """A swarm of drones that fire at once, a larger one before them."""
    goal = (own.uniform(-0.5, 0.5), 1.1)
    for index in range(6):
        angle = math.pi * (0.04 + index * 0.184) + math.pi
        x, y = math.cos(angle) * 0.86, 0.24 + math.sin(angle) * 0.92
        c.beam((x, y), (x + (goal[0] - x) * 0.55, y + (goal[1] - y) * 0.55), 0.025, t.glow)
        shape = [(0, 0.20), (0.09, -0.02), (0.06, -0.20), (-0.06, -0.20), (-0.09, -0.02)]
        c.form(moved(shape, x, y, 1.1, math.degrees(math.atan2(goal[1] - y, goal[0] - x)) - 90), t.second)
    kind = own.randrange(3)
    if kind == 0:
        c.form([(0, 0.78), (0.26, 0.10), (0.20, -0.42), (0, -0.60), (-0.20, -0.42), (-0.26, 0.10)], t.hull)
        c.pair([(0.18, -0.30), (0.62, -0.48), (0.52, 0.12), (0.24, 0.12)], t.second)
    elif kind == 1:
        c.pair([(0.0, -0.52), (0.44, -0.36), (0.60, 0.10), (0.30, 0.52), (0.0, 0.62)], t.hull)
        c.pair([(0.36, 0.20), (0.66, 0.56), (0.40, 0.80), (0.22, 0.48)], t.trim)
    else:
        for turn in (0, 120, 240):
            c.form(
                moved([(-0.12, -0.1), (0.12, -0.1), (0.20, -0.56), (0.0, -0.78), (-0.20, -0.56)], 0, 0.08, 1.0, turn),
                t.second,
            )
        c.ball(0, 0.08, 0.32, t.hull)
    c.ball(0, 0.06, 0.15, t.dark)
    c.lamp(0, 0.06, 0.09, t.glow)


VEHICLES: dict[str, Drawer] = {
    "fighter": _fighter,
    "tank": _tank,
    "torso tank": _torso_tank,
    "pod": _pod,
    "companion": _companion,
    "dish": _dish,
    "crab": _crab,
    "maw": _maw,
    "beast": _beast,
    "amphibian": _amphibian,
    "carrier": _carrier,
    "saucer": _saucer,
    "ray": _ray,
    "crescent": _crescent,
    "bits": _bits,
}
