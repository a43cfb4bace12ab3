"""Bases: ships, fortresses, asteroids, colonies, stations, ground bases, cities and arenas."""

from __future__ import annotations

import math
import random

from PySide6.QtGui import QColor

from gundam_desktop.ui.cards.art.canvas import WHITE, Canvas, clear, moved
from gundam_desktop.ui.cards.art.tones import Drawer, Tones
from gundam_desktop.ui.style.theme import mix


def _lights(c: Canvas, own: random.Random, left: float, right: float, top: float, bottom: float, count: int) -> None:
    for _ in range(count):
        x, y = own.uniform(left, right), own.uniform(top, bottom)
        c.flat([(x, y), (x + 0.035, y), (x + 0.035, y + 0.03), (x, y + 0.03)], QColor("#FFE7A0"))


def _ship(c: Canvas, t: Tones, own: random.Random) -> None:
    """A warship under way: its bow, its bridge, its wings and its engines are its own."""
    c = c.placed(0, 0.06, 1.04, own.uniform(-14, -5))
    long, deep, bridge = own.uniform(0.98, 1.16), own.uniform(0.30, 0.52), own.uniform(0.02, 0.40)
    bow, wings, engines = own.randrange(4), own.randrange(4), own.randrange(1, 4)
    for index in range(engines):
        y = 0.10 + deep * (index - (engines - 1) / 2) * 0.6
        c.flame((0.86, y), (1.55, y), 0.13, t.glow)
    if wings == 0:
        c.form([(0.20, -0.06), (0.70, -0.84), (0.96, -0.80), (0.80, 0.0)], t.second)
    elif wings == 1:
        c.form([(-0.10, 0.0), (0.30, -0.52), (1.04, -0.58), (0.70, 0.0)], t.trim)
    top = -0.30 - own.uniform(0.20, 0.44)
    c.form(
        [(bridge - 0.12, -0.10), (bridge - 0.02, top), (bridge + 0.28, top - 0.03), (bridge + 0.40, -0.10)], t.second
    )
    c.flat(
        [(bridge, top + 0.08), (bridge + 0.26, top + 0.06), (bridge + 0.28, top + 0.16), (bridge - 0.02, top + 0.18)],
        t.glow,
    )
    c.line([(bridge + 0.20, top), (bridge + 0.24, top - 0.28)], t.dark, 0.03)
    low = 0.10 + deep
    bows = (
        [(-long, 0.12), (-0.60, -0.14)],
        [(-long, -0.06), (-0.82, -0.16)],
        [(-long * 0.72, 0.16), (-long, -0.02), (-0.66, -0.18)],
        [(-long, 0.30), (-long * 0.94, -0.02), (-0.70, -0.16)],
    )
    outline = [*bows[bow], (0.68, -0.20), (0.94, 0.0), (0.94, low * 0.8), (0.40, low), (-0.66, low * 0.86)]
    c.form(outline, t.hull)
    c.form([outline[0], (0.94, 0.20), (0.94, low * 0.8), (0.40, low), (-0.66, low * 0.86)], t.second)
    if bow == 1:
        for y in (-0.04, 0.30):
            c.form([(-long - 0.06, y - 0.06), (-0.40, y - 0.10), (-0.40, y + 0.12), (-long - 0.06, y + 0.08)], t.hull)
    if wings == 2:
        c.form([(-0.10, low * 0.6), (0.60, low * 0.6), (0.34, low + 0.44), (0.14, low + 0.40)], t.trim)
    elif wings == 3:
        c.form([(-0.20, 0.16), (0.62, 0.10), (0.90, 0.56), (0.40, 0.62)], t.hull)
        c.form([(0.20, 0.22), (0.56, 0.20), (0.70, 0.46), (0.44, 0.48)], t.trim)
    c.form([(0.70, -0.10), (0.94, -0.02), (0.94, low * 0.8), (0.72, low * 0.86)], t.dark)
    for x in own.sample((-0.66, -0.44, -0.20), own.randrange(1, 4)):
        c.limb((x, -0.22), (x - 0.34, -0.34), 0.045, 0.03, t.dark)
        c.form([(x - 0.10, -0.13), (x - 0.06, -0.28), (x + 0.10, -0.28), (x + 0.14, -0.14)], t.trim)
    _lights(c, own, -0.6, 0.6, 0.0, 0.12, 11)


def _fortress(c: Canvas, t: Tones, own: random.Random) -> None:
    c.pair([(0.46, 0.10), (0.92, 0.06), (1.08, 0.94), (0.50, 0.94)], t.second)
    c.pair([(0.50, 0.06), (0.56, -0.30), (0.76, -0.30), (0.82, 0.06)], t.hull)
    c.form([(-0.52, 0.94), (-0.40, -0.20), (0.40, -0.20), (0.52, 0.94)], t.hull)
    c.form([(-0.24, -0.18), (-0.16, -0.74), (0.16, -0.74), (0.24, -0.18)], t.second)
    c.line([(0, -0.74), (0, -1.04)], t.dark, 0.035)
    c.lamp(0, -1.0, 0.04, t.glow)
    c.form([(-0.22, 0.94), (-0.17, 0.42), (0.17, 0.42), (0.22, 0.94)], t.dark)
    c.line([(-0.42, 0.06), (0.42, 0.06)], t.trim, 0.06)
    for side in (-1, 1):
        c.limb((side * 0.66, -0.20), (side * 1.04, -0.40), 0.06, 0.04, t.dark)
    _lights(c, own, -0.34, 0.32, 0.14, 0.36, 8)


def _asteroid(c: Canvas, t: Tones, own: random.Random) -> None:
    rock = mix(mix(t.second, QColor("#8A7F74"), 0.6), t.dark, 0.1)
    points = []
    for i in range(14):
        reach = own.uniform(0.78, 1.04)
        points.append((math.cos(i * math.tau / 14) * reach, -0.02 + math.sin(i * math.tau / 14) * reach * 0.78))
    c.form(points, rock)
    for _ in range(5):
        x, y, r = own.uniform(-0.6, 0.6), own.uniform(-0.46, 0.4), own.uniform(0.06, 0.16)
        c.ball(x, y, r, mix(rock, t.dark, 0.45), r * 0.7)
    c.form([(-0.44, 0.24), (-0.34, -0.04), (0.34, -0.04), (0.44, 0.24), (0.30, 0.42), (-0.30, 0.42)], t.dark)
    c.form([(-0.32, 0.20), (-0.26, 0.04), (0.26, 0.04), (0.32, 0.20)], mix(t.glow, t.dark, 0.35))
    c.form([(-0.16, -0.48), (-0.10, -0.98), (0.10, -0.98), (0.16, -0.48)], t.hull)
    c.form([(0.44, -0.40), (0.50, -0.76), (0.64, -0.74), (0.66, -0.34)], t.second)
    for x in (-0.30, 0.30):
        c.lamp(x, 0.34, 0.04, t.glow)
    _lights(c, own, -0.6, 0.5, -0.34, -0.10, 12)


def _colony(c: Canvas, t: Tones, _own: random.Random) -> None:
    """A turning cylinder with its mirrors open."""
    c = c.placed(0, 0, 1.0, -24)
    for y in (-0.72, 0.0, 0.72):
        c.form(
            [(0.36, y * 0.34 - 0.08), (1.06, y - 0.16), (1.10, y + 0.12), (0.38, y * 0.34 + 0.08)],
            mix(t.glow, t.second, 0.55),
        )
    c.form([(-0.92, -0.34), (0.62, -0.34), (0.62, 0.34), (-0.92, 0.34)], t.hull)
    for y in (-0.16, 0.14):
        c.flat([(-0.84, y - 0.07), (0.54, y - 0.07), (0.54, y + 0.06), (-0.84, y + 0.06)], mix(t.glow, t.dark, 0.45))
    c.ball(0.62, 0, 0.13, t.second, 0.34)
    c.ball(-0.92, 0, 0.15, t.hull, 0.36)
    c.ball(-0.95, 0, 0.07, t.dark, 0.17)
    c.limb((-0.98, 0), (-1.22, 0), 0.05, 0.03, t.trim)


def _station(c: Canvas, t: Tones, own: random.Random) -> None:
    c.ring(0, 0.10, 0.96, 0.34, t.edge, 0.20)
    c.ring(0, 0.10, 0.96, 0.34, t.second, 0.15)
    c.form([(-0.16, 0.92), (-0.22, -0.46), (-0.08, -0.90), (0.08, -0.90), (0.22, -0.46), (0.16, 0.92)], t.hull)
    c.pair([(0.18, 0.02), (0.88, 0.06), (0.88, 0.14), (0.18, 0.18)], t.dark)
    c.form([(-0.38, -0.34), (0.38, -0.34), (0.28, -0.14), (-0.28, -0.14)], t.trim)
    c.pair([(0.10, 0.60), (0.62, 0.70), (0.62, 0.86), (0.10, 0.80)], mix(t.glow, t.second, 0.6))
    c.lamp(0, -0.62, 0.06, t.glow)
    _lights(c, own, -0.14, 0.12, -0.02, 0.50, 9)


def _ground_base(c: Canvas, t: Tones, _own: random.Random) -> None:
    c.form(
        [(-1.1, 1.05), (-1.1, 0.62), (-0.5, 0.46), (0.6, 0.46), (1.1, 0.62), (1.1, 1.05)], mix(t.second, t.dark, 0.5)
    )
    for x, k in ((-0.52, 1.0), (0.30, 0.8)):
        half = [
            (x - 0.40 * k + 0.40 * k * (1 - math.cos(i * math.pi / 8)), 0.62 - 0.46 * k * math.sin(i * math.pi / 8))
            for i in range(9)
        ]
        c.form(half, t.hull)
        c.form([(x - 0.22 * k, 0.62), (x - 0.22 * k, 0.36), (x + 0.22 * k, 0.36), (x + 0.22 * k, 0.62)], t.dark)
        c.line([(x - 0.22 * k, 0.49), (x + 0.22 * k, 0.49)], t.trim, 0.035)
    c.form([(0.64, 0.62), (0.68, -0.34), (0.88, -0.34), (0.92, 0.62)], t.second)
    c.form([(0.56, -0.34), (0.62, -0.54), (0.94, -0.54), (1.0, -0.34)], t.hull)
    c.flat([(0.62, -0.48), (0.94, -0.48), (0.96, -0.40), (0.60, -0.40)], t.glow)
    c.line([(-0.06, 0.20), (-0.06, -0.40)], t.dark, 0.05)
    c.curve((-0.40, -0.66), [((-0.30, -0.20), (0.20, -0.38)), ((-0.06, -0.62), (-0.40, -0.66))], t.hull)
    c.lamp(-0.16, -0.62, 0.04, t.glow)


def _city(c: Canvas, t: Tones, own: random.Random) -> None:
    """Halls and a tower of learning or rule under a dome of glass."""
    c.form([(-1.05, 0.92), (-0.98, 0.28), (-0.44, 0.18), (0.44, 0.18), (0.98, 0.28), (1.05, 0.92)], t.second)
    for x in (-0.80, -0.60, 0.60, 0.80):
        c.form([(x - 0.07, 0.92), (x - 0.06, 0.40), (x + 0.06, 0.40), (x + 0.07, 0.92)], t.hull)
    c.form([(-0.44, 0.92), (-0.40, -0.06), (0.40, -0.06), (0.44, 0.92)], t.hull)
    c.form([(-0.52, -0.04), (0, -0.40), (0.52, -0.04)], t.trim)
    c.form([(-0.12, -0.26), (-0.08, -0.78), (0.08, -0.78), (0.12, -0.26)], t.hull)
    c.form([(-0.12, -0.76), (0, -1.04), (0.12, -0.76)], t.trim)
    c.ball(0, -0.56, 0.06, mix(t.glow, WHITE, 0.5))
    c.form([(-0.12, 0.92), (-0.12, 0.50), (0, 0.38), (0.12, 0.50), (0.12, 0.92)], t.dark)
    dome = [(-1.06 * math.cos(i * math.pi / 16), 0.92 - 1.06 * math.sin(i * math.pi / 16)) for i in range(17)]
    c.line(dome, clear(QColor("#CFF3FF"), 0.55), 0.03)
    _lights(c, own, -0.34, 0.30, 0.06, 0.34, 10)


def _arena(c: Canvas, t: Tones, _own: random.Random) -> None:
    c.ball(0, 0.44, 1.04, t.second, 0.46)
    c.ball(0, 0.38, 0.80, mix(t.dark, t.glow, 0.12), 0.31)
    for turn in (-40, -14, 14, 40):
        c.flat(
            moved([(-0.02, 0.0), (0.02, 0.0), (0.20, -1.3), (-0.20, -1.3)], turn / 60, 0.42, 1.0, turn * 0.7),
            clear(t.glow, 0.34),
        )
    for side in (-1, 1):
        c.form([(side * 0.90, 0.50), (side * 1.02, -0.60), (side * 0.86, -0.62), (side * 0.74, 0.44)], t.hull)
        c.lamp(side * 0.93, -0.60, 0.07, t.glow)
    for side in (-1, 1):  # two rivals
        c.form(
            [(side * 0.16, 0.42), (side * 0.14, 0.02), (side * 0.24, -0.14), (side * 0.36, 0.02), (side * 0.40, 0.42)],
            t.hull if side < 0 else t.trim,
        )
        c.ball(side * 0.25, -0.20, 0.08, t.hull if side < 0 else t.trim)
    c.beam((-0.14, -0.06), (0.14, -0.16), 0.04, t.glow)


PLACES: dict[str, Drawer] = {
    "ship": _ship,
    "fortress": _fortress,
    "asteroid": _asteroid,
    "colony": _colony,
    "station": _station,
    "ground base": _ground_base,
    "city": _city,
    "arena": _arena,
}
