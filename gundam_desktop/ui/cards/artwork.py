"""The picture of a card alone, to fill a place of any size: the player's own, else the drawn one."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gundam_desktop.tabletop import Face
from gundam_desktop.ui.cards.art.picture import art_pixmap
from gundam_desktop.ui.cards.pictures import own_pictures


def paint_artwork(painter: QPainter, place: QRectF, face: Face) -> None:
    """Fill a place with the picture of a card."""
    pixels = (place.size() * painter.device().devicePixelRatio()).toSize()
    own = own_pictures().scaled(face.number, pixels) if own_pictures().key(face.number) else None
    shown = art_pixmap(face, pixels) if own is None else own
    painter.drawPixmap(place, shown, QRectF(shown.rect()))
