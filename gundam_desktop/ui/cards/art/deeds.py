"""Commands: a scene of what the card does, with machines and people whom chance picks."""

from __future__ import annotations

import math
import random

from PySide6.QtGui import QColor

from gundam_desktop.ui.cards.art.canvas import WHITE, Canvas, clear, moved
from gundam_desktop.ui.cards.art.machine import draw_machine
from gundam_desktop.ui.cards.art.people import PEOPLE
from gundam_desktop.ui.cards.art.tones import Drawer, Tones
from gundam_desktop.ui.style.theme import mix

_GOLD, _FIRE = QColor("#F4CE5E"), ("#D9482A", "#FF9A3A", "#FFE27A", "#FFFFFF")
_SOLDIERS = ("slim", "trooper", "one-eye", "heavy", "frame", "knight")


def _machine(
    c: Canvas,
    t: Tones,
    own: random.Random,
    stance: str,
    gear: tuple[str, ...] = (),
    families: tuple[str, ...] = _SOLDIERS,
) -> None:
    draw_machine(c, own.choice(families), t, own, stance, gear)


def _foe(t: Tones) -> Tones:
    """The colours of an enemy: dark, with red lights."""
    dark = QColor("#8D8799")
    return t._replace(hull=dark, second=QColor("#57506A"), trim=QColor("#A8443C"), glow=QColor("#FF5A4A"))


def _burst(c: Canvas, x: float, y: float, size: float, color: QColor, points: int, turn: float) -> None:
    star = [
        (
            x + math.cos(turn + i * math.pi / points) * size * (1.0, 0.46)[i % 2],
            y + math.sin(turn + i * math.pi / points) * size * (1.0, 0.46)[i % 2],
        )
        for i in range(points * 2)
    ]
    c.flat(star, color)


def _explosion(c: Canvas, x: float, y: float, size: float, own: random.Random) -> None:
    for share, color in zip((1.0, 0.76, 0.52, 0.28), _FIRE, strict=True):
        _burst(c, x, y, size * share, QColor(color), 9, own.random())


def _shards(c: Canvas, t: Tones, own: random.Random, count: int) -> None:
    for _ in range(count):
        angle, reach = own.uniform(0, math.tau), own.uniform(0.5, 1.0)
        x, y = math.cos(angle) * reach, 0.05 + math.sin(angle) * reach
        outline = moved([(-0.10, -0.05), (0.11, -0.07), (0.05, 0.11)], x, y, own.uniform(0.8, 1.6), own.uniform(0, 360))
        c.form(outline, own.choice((t.hull, t.second, t.dark)))


def _beam(c: Canvas, t: Tones, own: random.Random) -> None:
    """A machine fires, and hits."""
    _machine(c.placed(0.40, 0.04, 0.86), t, own, "aim", ("rifle",), ("slim", "trooper", "one-eye", "frame"))
    y = own.uniform(-0.10, 0.10)
    for shift in (-0.16, 0.16)[: own.randrange(1, 3)]:
        c.beam((-0.40, -0.02 + shift * 0.2), (-1.2, y + shift), 0.07, t.glow)
    _explosion(c, -0.96, y, 0.46, own)


def _destroy(c: Canvas, t: Tones, own: random.Random) -> None:
    """A machine breaks apart."""
    _explosion(c, 0, 0, 1.15, own)
    _machine(c.placed(0, 0.06, 0.84, own.uniform(-24, 24)), _foe(t), own, own.choice(("fly", "crouch", "raise")))
    _explosion(c, own.uniform(-0.2, 0.2), 0.20, 0.42, own)
    _shards(c, _foe(t), own, 8)


def _net(c: Canvas, t: Tones, own: random.Random) -> None:
    """A machine caught in a web of light: it rests."""
    _machine(c.placed(0, 0.02, 0.92), _foe(t), own, "kneel")
    tone = clear(t.glow, 0.8)
    for i in range(4):
        x = -0.75 + i * 0.5
        c.line([(x - 0.5, -1.0), (x + 0.4, 1.0)], tone, 0.035)
        c.line([(x + 0.5, -1.0), (x - 0.4, 1.0)], tone, 0.035)
    c.ring(0, 0.02, 0.92, 0.84, mix(t.glow, WHITE, 0.6), 0.06)


def _data(c: Canvas, t: Tones, own: random.Random) -> None:
    """Somebody looks at sheets of light."""
    PEOPLE[own.choice(("short hair", "long hair", "cap", "open helmet"))](c.placed(-0.28, 0.0, 0.86), t, own)
    count = own.randrange(3, 6)
    for i in range(count):
        turn = (i - (count - 1) / 2) * 17
        sheet = c.placed(0.46, 0.86, 0.92, turn)
        sheet.form(
            [(-0.22, -1.02), (0.22, -1.02), (0.22, -0.36), (-0.22, -0.36)], mix(t.glow, WHITE, 0.2 + 0.5 * i / count)
        )
        sheet.flat([(0, -0.86), (0.11, -0.69), (0, -0.52), (-0.11, -0.69)], t.dark)


def _repair(c: Canvas, t: Tones, own: random.Random) -> None:
    """A machine in its dock, and a wrench before a cross."""
    _machine(c.placed(-0.20, 0.04, 0.92), t, own, "stand")
    c = c.placed(0.52, 0.34, 0.56)
    c.lamp(0, 0, 0.50, QColor("#58D996"))
    arm, far = 0.24, 0.72
    c.form(
        [
            point
            for turn in (0, 90, 180, 270)
            for point in moved([(-arm, -far), (arm, -far), (arm, -arm)], 0, 0, 1.0, turn)
        ],
        QColor("#3FC98A"),
    )
    wrench = [(-0.11, 0.74), (0.11, 0.74), (0.10, -0.36), (0.26, -0.54), (0.22, -0.84), (0.08, -0.68)]
    c.form(moved([*wrench, *((-x, y) for x, y in reversed(wrench[2:]))], 0.04, 0.02, 1.0, 38), WHITE)


def _squad(c: Canvas, t: Tones, own: random.Random) -> None:
    """Drop pods descend, a machine waits for them."""
    for x, y, k in ((-0.70, -0.30, 0.70), (0.70, -0.42, 0.62)):
        c.beam((x, y - 0.42 * k), (x, -1.3), 0.10 * k, t.glow)
        pod = c.placed(x, y, k)
        pod.form([(-0.30, -0.36), (0.30, -0.36), (0.36, 0.20), (0.0, 0.62), (-0.36, 0.20)], t.hull)
        pod.form([(-0.17, -0.16), (0.17, -0.16), (0.13, 0.20), (-0.13, 0.20)], t.dark)
        pod.flat([(-0.12, -0.07), (0.12, -0.07), (0.11, 0.04), (-0.11, 0.04)], t.glow)
        pod.form([(-0.36, 0.20), (0.36, 0.20), (0.26, 0.34), (-0.26, 0.34)], t.trim)
    _machine(c.placed(0, 0.12, 0.84), t, own, own.choice(("stand", "dash")), ("rifle",), ("trooper", "one-eye"))


def _wall(c: Canvas, t: Tones, own: random.Random) -> None:
    """A machine holds a wall of hexagons; a beam breaks on it."""
    _machine(c.placed(0.36, 0.04, 0.86), t, own, "guard", ("blade", "shield"))
    c.beam((-1.3, -0.5), (-0.62, -0.06), 0.12, QColor("#FF8A5A"))
    for row in range(-2, 3):
        for column in range(2):
            x, y = -0.52 + column * 0.36, row * 0.42 + (0.21 if column % 2 else 0)
            cell = [(x + math.cos(i * math.pi / 3) * 0.23, y + math.sin(i * math.pi / 3) * 0.23) for i in range(6)]
            c.flat(cell, clear(mix(t.glow, WHITE, 0.3), 0.55 - 0.2 * column), edge=True)
    _burst(c, -0.62, -0.04, 0.36, QColor("#FFE9A0"), 8, 0.3)
    _burst(c, -0.62, -0.04, 0.19, WHITE, 8, 0.1)


def _ignite(c: Canvas, t: Tones, own: random.Random) -> None:
    """Engines light: a machine takes off."""
    for x in (-0.36, 0.36):
        c.flame((x, 0.10), (x * 1.6, 1.30), 0.26, QColor("#FF9A3A"))
    _machine(c.placed(0, -0.04, 0.90), t, own, own.choice(("fly", "raise")), ("thrusters",))


def _retreat(c: Canvas, t: Tones, own: random.Random) -> None:
    """A curved way back."""
    _machine(c.placed(-0.06, 0.10, 0.70), t, own, "fly", ("rifle", "thrusters"), ("slim", "trooper", "winged"))
    way = [(0.04 + 0.84 * math.cos(i * math.pi / 10), 0.10 - 0.74 * math.sin(i * math.pi / 10)) for i in range(-1, 13)]
    c.line(way, clear(t.glow, 0.4), 0.22)
    c.line(way, mix(t.glow, WHITE, 0.6), 0.10)
    c.form(moved([(-0.28, -0.10), (0.28, -0.10), (0.0, 0.34)], *way[0], 1.0, 14), WHITE)


def _supply(c: Canvas, t: Tones, own: random.Random) -> None:
    places = ((-0.44, 0.46, 0.9), (0.46, 0.48, 0.85), (0.02, -0.16, 1.0), (0.66, -0.26, 0.5), (-0.66, -0.30, 0.45))
    for x, y, k in places[: own.randrange(3, 6)]:
        crate = c.placed(x * 1.15, y * 1.15, k * 1.2)
        crate.form([(-0.42, -0.22), (0.0, -0.42), (0.42, -0.22), (0.42, 0.30), (0.0, 0.50), (-0.42, 0.30)], t.second)
        crate.form([(-0.42, -0.22), (0.0, -0.42), (0.42, -0.22), (0.0, -0.04)], t.hull)
        crate.flat([(0.02, -0.04), (0.42, -0.22), (0.42, 0.30), (0.02, 0.50)], clear(t.edge, 0.35))
        crate.flat([(-0.26, -0.08), (-0.14, -0.02), (-0.14, 0.40), (-0.26, 0.34)], t.trim)
        crate.lamp(0.24, 0.14, 0.06, t.glow)


def _bond(c: Canvas, t: Tones, own: random.Random) -> None:
    """A pilot and a machine in two linked rings."""
    _machine(c.placed(0.36, 0.06, 0.74), t, own, "stand")
    PEOPLE[own.choice(("open helmet", "short hair", "long hair"))](c.placed(-0.40, 0.14, 0.72), t, own)
    for x, tone in ((-0.22, _GOLD), (0.22, mix(t.glow, WHITE, 0.4))):
        c.ring(x, 0.62, 0.30, 0.26, tone, 0.09)


def _order(c: Canvas, t: Tones, own: random.Random) -> None:
    """An officer before a map of the battle."""
    board = c.placed(0.34, -0.06, 0.86)
    board.form([(-0.86, -0.80), (0.86, -0.80), (0.80, 0.60), (-0.80, 0.60)], mix(t.dark, t.glow, 0.22))
    for i in (-0.5, 0.0, 0.5):
        board.line([(-0.80, i), (0.80, i)], clear(t.glow, 0.4), 0.025)
        board.line([(i, -0.76), (i, 0.56)], clear(t.glow, 0.4), 0.025)
    for x in own.sample((-0.5, -0.1, 0.3, 0.6), own.randrange(2, 4)):
        end = (x + own.uniform(-0.3, 0.2), own.uniform(-0.6, -0.3))
        board.line([(x, 0.44), end], mix(t.glow, WHITE, 0.5), 0.08)
        board.flat(moved([(-0.14, 0.06), (0.14, 0.06), (0.0, -0.20)], *end), mix(t.glow, WHITE, 0.5))
        board.form(moved([(0, 0.12), (0.12, -0.08), (-0.12, -0.08)], x * 0.8, -0.64), QColor("#FF6A5A"))
    dress = own.choice(("cap", "cap", "short hair", "long hair", "mask"))
    PEOPLE[dress](c.placed(-0.34, 0.06, 0.80), t, own)


def _fist(c: Canvas, t: Tones, own: random.Random) -> None:
    """A machine strikes with a burning hand."""
    families = ("brawler", "brawler", "frame", "slim", "giant")
    _machine(c.placed(0.20, 0.02, 0.96), t._replace(glow=QColor("#FFB84A")), own, "punch", ("palm",), families)


def _hearts(c: Canvas, t: Tones, own: random.Random) -> None:
    """Two people in one light."""
    c.lamp(0, -0.2, 0.40, mix(t.glow, QColor("#FFD0E0"), 0.5))
    for x, k, dresses in ((0.42, 0.72, ("long hair", "hood")), (-0.40, 0.80, ("short hair", "cap", "long hair"))):
        PEOPLE[own.choice(dresses)](c.placed(x, 0.12, k), t, own)
    for x, y in ((0.0, -0.70), (0.16, -0.52)):
        _burst(c, x, y, 0.15, WHITE, 4, 0.0)


DEEDS: dict[str, Drawer] = {
    "beam": _beam,
    "destroy": _destroy,
    "net": _net,
    "data": _data,
    "mending": _repair,
    "squad": _squad,
    "wall": _wall,
    "ignite": _ignite,
    "retreat": _retreat,
    "supply": _supply,
    "bond": _bond,
    "order": _order,
    "fist": _fist,
    "hearts": _hearts,
}
