"""Cached pictures of cards: in each frame a card costs a copy, not a text layout."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QPixmapCache

from gundam_desktop.tabletop import Face
from gundam_desktop.ui.cards.card_status import CardStatus, printed_status
from gundam_desktop.ui.cards.measures import CARD_HEIGHT, CARD_WIDTH
from gundam_desktop.ui.cards.painter import Detail, paint_back, paint_card, picture_place
from gundam_desktop.ui.cards.pictures import own_pictures
from gundam_desktop.ui.style.theme import theme

_CACHE_KILOBYTES = 32 * 1024
"""Cache size for the cards of a table at one pixel per unit, including their former states and their pictures alone."""

TILT = 7.0
"""Degrees by which two cards that stand for two players lean away from each other."""


def reserve_cache(scale: float) -> None:
    """Set Qt's pixmap cache to the size needed by a table with `scale` pixels per unit."""
    QPixmapCache.setCacheLimit(round(_CACHE_KILOBYTES * max(1.0, scale * scale)))


def card_pixmap(
    face: Face, width: float, ratio: float, status: CardStatus | None = None, detail: Detail | None = None
) -> QPixmap:
    """A card's front, `width` logical pixels wide, for a screen with `ratio` pixels to each.

    Without `status` the figures are the printed ones; without `detail` it follows from the width. The player's own
    picture of the card is shown as soon as it has been read.
    """
    shown = printed_status(face) if status is None else status
    level = Detail.for_width(width) if detail is None else detail
    # The text is part of the key, since one number can be shown in two languages.
    key = f"card {hash(face)} {hash(shown)} {width:.1f} {ratio:.3f} {theme().name} {level.name}"
    pixmap, picture = QPixmap(), None
    if own := own_pictures().key(face.number):
        if QPixmapCache.find(f"{key} {own}", pixmap):
            return pixmap
        scale = width * ratio / CARD_WIDTH
        place = picture_place(face, level).size() * scale
        picture = own_pictures().scaled(face.number, place.toSize().expandedTo(QSize(1, 1)))
        key = f"{key} {own}" if picture is not None else key
    if QPixmapCache.find(key, pixmap):
        return pixmap
    pixmap = _blank(width, ratio)
    painter = QPainter(pixmap)
    paint_card(painter, QRectF(0, 0, width, width * CARD_HEIGHT / CARD_WIDTH), face, shown, level, picture)
    painter.end()
    QPixmapCache.insert(key, pixmap)
    return pixmap


def back_pixmap(width: float, ratio: float, accent: str) -> QPixmap:
    """A card's back, `width` logical pixels wide, in its player's colour."""
    key = f"back {width:.1f} {ratio:.3f} {theme().name} {accent}"
    pixmap = QPixmap()
    if QPixmapCache.find(key, pixmap):
        return pixmap
    pixmap = _blank(width, ratio)
    painter = QPainter(pixmap)
    paint_back(painter, QRectF(0, 0, width, width * CARD_HEIGHT / CARD_WIDTH), accent)
    painter.end()
    QPixmapCache.insert(key, pixmap)
    return pixmap


def paint_two_backs(painter: QPainter, room: QRectF) -> None:
    """Paint two cards face down in the middle of a place, one of each player."""
    width = room.height() * 0.86 * CARD_WIDTH / CARD_HEIGHT
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for side, accent in ((-1, theme().accent_self), (1, theme().accent_opponent)):
        painter.save()
        painter.translate(room.center() + QPointF(side * width * 0.56, 0))
        painter.rotate(side * TILT)
        picture = back_pixmap(width, painter.device().devicePixelRatio(), accent)
        painter.drawPixmap(QPointF(-width / 2, -width * CARD_HEIGHT / CARD_WIDTH / 2), picture)
        painter.restore()


def veiled(pixmap: QPixmap, veil: QColor, grey: float = 0.0) -> QPixmap:
    """A card's picture under a veil of a colour, with this share of its own colours turned to grey."""
    key, result = f"veiled {pixmap.cacheKey()} {veil.rgba()} {grey}", QPixmap()
    if not QPixmapCache.find(key, result):
        result = QPixmap(pixmap)
        painter = QPainter(result)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        if grey:
            painter.setOpacity(grey)
            painter.drawImage(0, 0, pixmap.toImage().convertToFormat(QImage.Format.Format_Grayscale8))
            painter.setOpacity(1)
        painter.fillRect(QRectF(0, 0, pixmap.width(), pixmap.height()), veil)
        painter.end()
        QPixmapCache.insert(key, result)
    return result


def _blank(width: float, ratio: float) -> QPixmap:
    height = width * CARD_HEIGHT / CARD_WIDTH
    pixmap = QPixmap(QSize(max(1, round(width * ratio)), max(1, round(height * ratio))))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
