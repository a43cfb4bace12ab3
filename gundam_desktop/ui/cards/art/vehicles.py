"""Machines that do not stand on two legs: fighters, tanks, pods, beasts, carriers, flying discs, drones."""

from __future__ import annotations

import math
import random

from gundam_desktop.ui.cards.art.canvas import Canvas, clear, moved
from gundam_desktop.ui.cards.art.tones import Drawer, Tones
from gundam_desktop.ui.style.theme import mix


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
    "beast": _beast,
    "carrier": _carrier,
    "saucer": _saucer,
    "ray": _ray,
    "crescent": _crescent,
    "bits": _bits,
}
