"""The picture of a card alone, to fill a place of any size: the player's own, else the drawn one."""

from __future__ import annotations

import math
import random

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


def paint_artwork(painter: QPainter, place: QRectF, face: Face) -> None:
    """Fill a place with the picture of a card."""
    pixels = (place.size() * painter.device().devicePixelRatio()).toSize()
    own = own_pictures().scaled(face.number, pixels) if own_pictures().key(face.number) else None
    shown, part = _drawn(face, pixels) if own is None else (own, QRectF(own.rect()))
    painter.drawPixmap(place, shown, part)


def portrait_of(name: str, color: str, number: int = 0) -> Face:
    """The face whose picture is a player's portrait, in the colour of their deck.

    It is the same person for the same name; `number`, if not 0, chooses the person instead.
    """
    who = f"portrait {number}" if number else name
    dress = tuple(PEOPLE)[number % len(PEOPLE)] if number else random.Random(name).choice(tuple(PEOPLE))
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
