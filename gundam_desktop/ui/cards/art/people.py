"""Portraits: a bust in one of eight kinds of dress. No portrait is meant to look like a known character."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QColor

from gundam_desktop.ui.cards.art.canvas import WHITE, Canvas, clear, moved
from gundam_desktop.ui.cards.art.tones import Drawer, Tones
from gundam_desktop.ui.style.theme import mix

_SKINS = ("#F3CFB3", "#E8B993", "#CC9469", "#96633F", "#F8DEC9")
_HAIRS = ("#33313D", "#6B4326", "#C98B3C", "#EBCF74", "#B23A2C", "#4A66B4", "#7A4FA0", "#DFE2EA", "#3F8268", "#E080AA")


def _person(c: Canvas, t: Tones, own: random.Random, dress: str) -> None:
    skin, hair = QColor(own.choice(_SKINS)), QColor(own.choice(_HAIRS))
    suit = mix(QColor(own.choice(("#EDF0F4", "#39435A", "#C9483B", "#5F8458", "#DDB95A"))), t.second, 0.4)
    trim = mix(t.trim, WHITE, 0.25)
    c = c.soft().placed(0, 0.12, 1.20, own.uniform(-7, 7))
    style = own.randrange(4)
    if dress == "long hair":
        _hair_behind(c, hair, style)
    _body(c, dress, suit, trim, t, own)
    if dress == "helmet":
        _helmet(c, suit, trim, t, own)
    else:
        _face(c, skin, hair, own, eyes=dress != "mask")
        _FITTED[dress](c, hair, suit, trim, style)


def _body(c: Canvas, dress: str, suit: QColor, trim: QColor, t: Tones, own: random.Random) -> None:
    dark = mix(t.edge, QColor("#10151C"), 0.4)
    c.form([(-0.13, 0.20), (0.13, 0.20), (0.16, 0.50), (0, 0.58), (-0.16, 0.50)], QColor("#B98868"))
    c.form([(-1.05, 1.1), (-0.88, 0.64), (-0.34, 0.40), (0.34, 0.40), (0.88, 0.64), (1.05, 1.1)], suit)
    kind = "suit" if "helmet" in dress else own.choice(("coat", "uniform", "suit", "uniform"))
    if kind == "suit":
        c.form([(-0.30, 0.34), (0.30, 0.34), (0.42, 0.54), (0, 0.72), (-0.42, 0.54)], trim)
        c.pair([(0.34, 0.62), (0.80, 0.72), (0.78, 0.86), (0.34, 0.78)], mix(suit, t.edge, 0.5))
    elif kind == "uniform":
        c.form([(-0.22, 0.36), (0.22, 0.36), (0.16, 0.54), (-0.16, 0.54)], dark)
        c.form([(-0.05, 0.5), (0.05, 0.5), (0.07, 1.1), (-0.07, 1.1)], trim)
        c.pair([(0.54, 0.46), (0.96, 0.60), (0.92, 0.74), (0.52, 0.58)], QColor("#E2B84A"))
        for y in (0.72, 0.86):
            c.lamp(-0.16, y, 0.025, QColor("#FFE9A0"))
    else:
        c.pair([(0.0, 0.74), (0.20, 0.38), (0.44, 0.42), (0.30, 0.80), (0.10, 1.1)], mix(suit, dark, 0.55))
        c.form([(-0.12, 0.40), (0.12, 0.40), (0, 0.70)], trim)


def _face(c: Canvas, skin: QColor, hair: QColor, own: random.Random, *, eyes: bool) -> None:
    for x in (-0.38, 0.38):
        c.ball(x, -0.04, 0.06, skin, 0.10)
    c.form(_FACE, skin)
    c.flat(_CHEEK, clear(mix(skin, QColor("#7A2F3A"), 0.55), 0.5))
    iris = mix(QColor(own.choice(("#3E74C8", "#2E9C6A", "#8A4FB0", "#A8662E", "#C8402E"))), hair, 0.1)
    tilt = own.choice((-0.03, 0.0, 0.03))
    if eyes:
        for side in (-1, 1):
            c.flat([(side * 0.07, -0.10), (side * 0.27, -0.14 + tilt), (side * 0.26, 0.02), (side * 0.10, 0.03)], WHITE)
            c.flat([(side * 0.11, -0.12), (side * 0.22, -0.13), (side * 0.21, 0.025), (side * 0.12, 0.03)], iris)
            c.flat([(side * 0.14, -0.10), (side * 0.19, -0.10), (side * 0.18, -0.02), (side * 0.15, -0.02)], _INK)
            c.line([(side * 0.05, -0.10), (side * 0.29, -0.15 + tilt)], _INK, 0.04)
            c.line([(side * 0.06, -0.21 - tilt), (side * 0.28, -0.24 + tilt)], mix(hair, _INK, 0.4), 0.04)
    c.line([(0.0, 0.02), (0.03, 0.12), (-0.01, 0.13)], mix(skin, QColor("#6A3A2A"), 0.5), 0.024)
    c.line([(-0.08, 0.225), (0.0, 0.24), (0.08, 0.215)], QColor("#8A3A36"), 0.03)


_INK = QColor("#1A1C28")
_FACE = [
    (-0.38, -0.34),
    (-0.37, -0.02),
    (-0.30, 0.18),
    (-0.13, 0.35),
    (0, 0.39),
    (0.13, 0.35),
    (0.30, 0.18),
    (0.37, -0.02),
    (0.38, -0.34),
    (0, -0.56),
]
_CHEEK = [
    (0.38, -0.34),
    (0.37, -0.02),
    (0.30, 0.18),
    (0.13, 0.35),
    (0, 0.39),
    (0.10, 0.24),
    (0.22, 0.10),
    (0.28, -0.30),
]


def _fringe(c: Canvas, hair: QColor, style: int) -> None:
    shapes = (
        [
            (-0.42, 0.02),
            (-0.46, -0.40),
            (-0.20, -0.74),
            (0.20, -0.74),
            (0.46, -0.40),
            (0.42, 0.02),
            (0.32, -0.28),
            (0.10, -0.38),
            (0.02, -0.18),
            (-0.10, -0.38),
            (-0.30, -0.24),
        ],
        [
            (-0.44, -0.02),
            (-0.62, -0.30),
            (-0.44, -0.44),
            (-0.48, -0.78),
            (-0.16, -0.68),
            (0.04, -0.92),
            (0.20, -0.68),
            (0.52, -0.74),
            (0.46, -0.42),
            (0.60, -0.24),
            (0.42, 0.0),
            (0.30, -0.32),
            (0.14, -0.20),
            (0.0, -0.38),
            (-0.16, -0.18),
            (-0.28, -0.34),
        ],
        [
            (-0.42, 0.06),
            (-0.44, -0.44),
            (-0.10, -0.76),
            (0.30, -0.68),
            (0.46, -0.30),
            (0.42, 0.04),
            (0.34, -0.22),
            (0.16, -0.42),
            (-0.20, -0.28),
            (-0.32, -0.10),
        ],
        [
            (-0.40, -0.02),
            (-0.44, -0.46),
            (0.0, -0.80),
            (0.44, -0.46),
            (0.40, -0.02),
            (0.34, -0.34),
            (-0.04, -0.46),
            (-0.34, -0.30),
        ],
    )
    c.form(shapes[style], hair)


def _hair_behind(c: Canvas, hair: QColor, style: int) -> None:
    dark = mix(hair, QColor("#10121C"), 0.3)
    if style == 0:
        c.form([(-0.50, -0.50), (0.50, -0.50), (0.66, 0.60), (0.44, 0.92), (-0.44, 0.92), (-0.66, 0.60)], dark)
    elif style == 1:
        c.pair([(0.38, -0.44), (0.86, -0.52), (0.96, 0.24), (0.70, 0.66), (0.58, 0.10)], dark)
    elif style == 2:
        c.form([(0.10, -0.66), (0.66, -0.86), (0.98, -0.30), (0.80, 0.52), (0.62, -0.10), (0.36, -0.40)], dark)
    else:
        c.form([(-0.52, -0.46), (0.52, -0.46), (0.58, 0.24), (0.36, 0.40), (-0.36, 0.40), (-0.58, 0.24)], dark)


def _short(c: Canvas, hair: QColor, _suit: QColor, _trim: QColor, style: int) -> None:
    _fringe(c, hair, style)


def _long(c: Canvas, hair: QColor, _suit: QColor, trim: QColor, style: int) -> None:
    _fringe(c, hair, (style + 2) % 4)
    c.pair([(0.36, -0.34), (0.46, -0.30), (0.52, 0.44), (0.40, 0.52), (0.38, 0.0)], hair)
    if style in (1, 2):
        c.ball(0.42, -0.44, 0.07, trim)


def _cap(c: Canvas, hair: QColor, suit: QColor, _trim: QColor, _style: int) -> None:
    c.pair([(0.30, -0.30), (0.44, -0.34), (0.42, 0.04), (0.36, -0.06)], hair)
    c.form([(-0.46, -0.34), (-0.56, -0.66), (0.0, -0.92), (0.56, -0.66), (0.46, -0.34)], suit)
    c.form([(-0.46, -0.44), (0.46, -0.44), (0.46, -0.32), (-0.46, -0.32)], mix(suit, QColor("#0C1018"), 0.6))
    c.form([(-0.44, -0.32), (0.44, -0.32), (0.34, -0.18), (0, -0.13), (-0.34, -0.18)], QColor("#20242E"))
    c.form(moved([(0, -0.12), (0.10, 0.0), (0, 0.12), (-0.10, 0.0)], 0, -0.58), QColor("#E2B84A"))


def _mask(c: Canvas, hair: QColor, suit: QColor, trim: QColor, style: int) -> None:
    _fringe(c, hair, style)
    plate = (trim, QColor("#D9DDE6"), QColor("#3A4050"), mix(suit, WHITE, 0.3))[style]
    c.form(
        [
            (-0.38, -0.26),
            (0, -0.20),
            (0.38, -0.26),
            (0.40, 0.02),
            (0.20, 0.12),
            (0, 0.04),
            (-0.20, 0.12),
            (-0.40, 0.02),
        ],
        plate,
    )
    for sign in (-1, 1):
        c.flat(
            [(sign * 0.06, -0.08), (sign * 0.28, -0.14), (sign * 0.26, 0.0), (sign * 0.10, 0.01)],
            QColor("#7CE8FF") if style % 2 else QColor("#FF7A6B"),
        )
    c.form([(-0.03, -0.30), (0.03, -0.30), (0.02, -0.06), (-0.02, -0.06)], mix(plate, QColor("#000000"), 0.4))


def _headband(c: Canvas, hair: QColor, suit: QColor, _trim: QColor, _style: int) -> None:
    red = mix(QColor("#D8433A"), suit, 0.15)
    c.form([(0.34, -0.36), (0.92, -0.56), (0.84, -0.36), (1.02, -0.22), (0.36, -0.22)], red)
    _fringe(c, hair, 1)
    c.form([(-0.43, -0.36), (0, -0.44), (0.43, -0.36), (0.42, -0.24), (0, -0.32), (-0.42, -0.24)], red)


def _hood(c: Canvas, hair: QColor, suit: QColor, trim: QColor, _style: int) -> None:
    _fringe(c, hair, 0)
    cloth = mix(suit, trim, 0.35)
    c.pair(
        [
            (0.0, -0.96),
            (0.46, -0.76),
            (0.66, -0.10),
            (0.54, 0.60),
            (0.36, 0.50),
            (0.44, 0.0),
            (0.36, -0.48),
            (0.0, -0.66),
        ],
        cloth,
    )
    c.line([(-0.36, -0.48), (0, -0.66), (0.36, -0.48)], trim, 0.04)


def _open_helmet(c: Canvas, hair: QColor, suit: QColor, trim: QColor, _style: int) -> None:
    _fringe(c, hair, 0)
    shell = mix(QColor("#ECEFF4"), suit, 0.35)
    c.pair(
        [
            (0.0, -0.92),
            (0.40, -0.82),
            (0.62, -0.36),
            (0.60, 0.22),
            (0.38, 0.46),
            (0.30, 0.34),
            (0.46, 0.08),
            (0.42, -0.40),
            (0.0, -0.56),
        ],
        shell,
    )
    c.form([(-0.10, -0.94), (0.10, -0.94), (0.08, -0.56), (-0.08, -0.56)], suit)
    c.pair([(0.50, -0.26), (0.68, -0.20), (0.68, 0.14), (0.50, 0.18)], trim)
    c.flat(
        [(-0.40, -0.52), (0, -0.66), (0.40, -0.52), (0.36, -0.38), (0, -0.52), (-0.36, -0.38)],
        clear(QColor("#9FE4FF"), 0.75),
    )


def _helmet(c: Canvas, suit: QColor, trim: QColor, t: Tones, own: random.Random) -> None:
    shell = mix(QColor("#ECEFF4"), suit, own.uniform(0.1, 0.7))
    c.curve(
        (-0.54, 0.10),
        [
            ((-0.62, -0.86), (0, -0.88)),
            ((0.62, -0.86), (0.54, 0.10)),
            ((0.40, 0.46), (0, 0.46)),
            ((-0.40, 0.46), (-0.54, 0.10)),
        ],
        shell,
    )
    visor = QColor(own.choice(("#FFB347", "#6FD3FF", "#9CFFB0", "#FF8FA3")))
    c.curve(
        (-0.44, -0.30),
        [
            ((0, -0.56), (0.44, -0.30)),
            ((0.50, 0.02), (0.30, 0.16)),
            ((0, 0.30), (-0.30, 0.16)),
            ((-0.50, 0.02), (-0.44, -0.30)),
        ],
        visor,
    )
    c.flat([(-0.32, -0.32), (-0.14, -0.40), (-0.24, 0.10), (-0.34, 0.02)], clear(WHITE, 0.55))
    c.form([(-0.18, 0.26), (0.18, 0.26), (0.12, 0.44), (-0.12, 0.44)], mix(suit, QColor("#0C1018"), 0.5))
    kind = own.randrange(3)
    if kind == 0:
        c.form([(-0.08, -0.98), (0.08, -0.98), (0.06, -0.50), (-0.06, -0.50)], trim)
    elif kind == 1:
        c.pair([(0.46, -0.50), (0.72, -0.84), (0.62, -0.20)], trim)
    c.pair([(0.48, -0.20), (0.66, -0.14), (0.66, 0.14), (0.48, 0.18)], mix(suit, t.second, 0.5))


_FITTED: dict[str, Callable[[Canvas, QColor, QColor, QColor, int], None]] = {
    "open helmet": _open_helmet,
    "cap": _cap,
    "short hair": _short,
    "long hair": _long,
    "mask": _mask,
    "headband": _headband,
    "hood": _hood,
}

PEOPLE: dict[str, Drawer] = {dress: partial(_person, dress=dress) for dress in ("helmet", *_FITTED)}
"""Portraits by the dress: face, hair and colours come from the person's own chance."""
