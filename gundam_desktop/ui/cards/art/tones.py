"""The colours of a picture: a livery, tied to the colour of the card and to its light."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from PySide6.QtGui import QColor

from gundam_desktop.ui.cards.art.canvas import Canvas
from gundam_desktop.ui.style.hues import Hue
from gundam_desktop.ui.style.theme import mix


class Ground(NamedTuple):
    """The three tones of a card's colour."""

    frame: QColor
    deep: QColor
    light: QColor


class Tones(NamedTuple):
    """The colours of what is drawn."""

    hull: QColor
    second: QColor
    trim: QColor
    dark: QColor
    glow: QColor
    edge: QColor


Drawer = Callable[[Canvas, Tones, random.Random], None]
"""Draws a subject in its tones; what differs between two subjects of a kind comes from the subject's own chance."""
_LIVERIES = (
    ("#E6EBF2", "#3F5FA6", "#E8B23A"),
    ("#DDE3EA", "#5F7397", "#D8663F"),
    ("#C9CFB8", "#66704F", "#E0A33A"),
    ("#B6BECC", "#4E5A70", "#6FC0D8"),
    ("#E4DCCB", "#8A6F4B", "#3E8FA8"),
    ("#D9DDE8", "#4B4F78", "#58C9B4"),
    ("#CBB8A4", "#6B3F38", "#E8D9A0"),
    ("#9FB4C4", "#34536B", "#F0C64E"),
    ("#DCE6DF", "#3F6F5C", "#E2903A"),
    ("#E9E2EE", "#6B4A86", "#E9C75A"),
    ("#D6E3EC", "#2E6F8F", "#E2577A"),
    ("#F0E9DC", "#A2483E", "#4F6FA8"),
    ("#8F9AAC", "#3A4254", "#D9E04F"),
    ("#E8EDF2", "#7A8798", "#4FB6F0"),
)
_TURN = 9
"""Degrees of hue by which the colours of a machine differ at most from those of its livery."""
_GLOWS = {"red": "#FFE36E", "green": "#FF8AB0", "blue": "#7CFFDC", "white": "#6FD0FF", "purple": "#9CFFB0"}


@cache
def ground(hue: Hue) -> Ground:
    """The tones of a card's colour; behind a pale frame the sky is a cool grey, on which pale machines stand out."""
    frame, deep, light = QColor(hue.frame), QColor(hue.deep), QColor(hue.light)
    return (
        Ground(QColor("#7E95BA"), QColor("#22314B"), light) if frame.lightness() > 190 else Ground(frame, deep, light)
    )


def tones(hue: Hue, livery: tuple[str, ...], chance: random.Random) -> Tones:
    """The colours of a machine in a livery; without one, chance takes one of a few."""
    card = ground(hue)
    picked = chance.choice(_LIVERIES)
    hull, second, trim = map(QColor, livery or picked)
    hull, second, trim = (_turned(color, chance) for color in (hull, second, trim))
    hull = mix(hull, card.light, chance.uniform(0.04, 0.14))
    second = mix(second, card.frame, chance.uniform(0.12, 0.34))
    dark = mix(card.deep, QColor("#1A202C"), 0.7)
    glow = QColor(_GLOWS.get(hue.key, "#8FE3FF"))
    return Tones(hull, second, trim, mix(dark, QColor("#4A5262"), 0.35), glow, mix(dark, QColor("#04060A"), 0.6))


def _turned(color: QColor, chance: random.Random) -> QColor:
    """A colour a little different in hue and brightness."""
    hue = (color.hueF() + chance.uniform(-_TURN, _TURN) / 360) % 1.0
    return QColor.fromHsvF(hue, color.saturationF(), min(1.0, color.valueF() * chance.uniform(0.88, 1.06)))
