"""The picture of a card alone, to fill a place of any size: the player's own, else the drawn one."""

from __future__ import annotations

import math
import random
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from gundam_desktop.tabletop import Face, Motif
from gundam_desktop.ui.cards.art.people import PEOPLE
from gundam_desktop.ui.cards.art.picture import art_pixmap
from gundam_desktop.ui.cards.pictures import own_pictures

LARGEST, STEP = 640, 64
"""Pixels of the longer side above which a drawn picture is enlarged, and the steps in which the other side grows.

Drawing takes longer with each pixel, and a window that is being resized asks for many sizes.
"""

_LEVEL_COLORS = {
    "cadet": "white",
    "ensign": "green",
    "lieutenant": "blue",
    "commander": "purple",
    "ace": "red",
    "newtype": "yellow",
}
"""The card colours of the bots' portraits."""


def paint_artwork(painter: QPainter, place: QRectF, face: Face) -> None:
    """Fill a place with the picture of a card."""
    pixels = (place.size() * painter.device().devicePixelRatio()).toSize()
    own = own_pictures().scaled(face.number, pixels) if own_pictures().key(face.number) else None
    shown, part = _drawn(face, pixels) if own is None else (own, QRectF(own.rect()))
    painter.drawPixmap(place, shown, part)


class Portrait(NamedTuple):
    """Which portrait a player has; without a number and a level that which follows from their name."""

    number: int = 0
    """The number of the one that a person has chosen; 0 for none."""
    level: str = ""
    """The level of a bot, or a program; each has one portrait, whatever deck it plays."""

    def face(self, name: str, color: str) -> Face:
        """The face whose picture it is, that of a person in the colour of their deck."""
        dresses = tuple(PEOPLE)
        if self.number:
            return _portrait(f"portrait {self.number}", name, dresses[self.number % len(dresses)], color)
        who = self.level or name
        chance = random.Random(who)
        dress = chance.choice(dresses)
        if self.level:
            color = _LEVEL_COLORS.get(self.level) or chance.choice(tuple(_LEVEL_COLORS.values()))
        return _portrait(who, name, dress, color)


Portraits: TypeAlias = tuple[Portrait, Portrait]
BY_NAME: Portraits = (Portrait(), Portrait())
"""The portraits of two players of whom only the names are known."""


def _portrait(who: str, name: str, dress: str, color: str) -> Face:
    return Face(f"player {who}", name, "player", "", color, motif=Motif(dress))


def _drawn(face: Face, pixels: QSize) -> tuple[QPixmap, QRectF]:
    """The drawn picture of a card, and the part of it that fills a place of this size."""
    longest = max(pixels.width(), pixels.height())
    if longest <= LARGEST:
        shown = art_pixmap(face, pixels)
        return shown, QRectF(shown.rect())
    part = QRectF(QPointF(), QSizeF(pixels) * (LARGEST / longest))
    shown = art_pixmap(face, QSize(*(math.ceil(round(side) / STEP) * STEP for side in (part.width(), part.height()))))
    part.moveCenter(QRectF(shown.rect()).center())
    return shown, part
