"""What stands in the middle of the table for a moment: a card, large, with its sentence, or a banner."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from gundam_desktop.tabletop import Face
from gundam_desktop.ui.cards import CARD_HEIGHT, CARD_WIDTH, card_pixmap
from gundam_desktop.ui.cards.lettering import Try, draw_text, fit, fit_any
from gundam_desktop.ui.cards.shapes import chamfered
from gundam_desktop.ui.style.fonts import NORMAL
from gundam_desktop.ui.style.motion import is_motion_reduced
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.table import z_values
from gundam_desktop.ui.table.animation import eased
from gundam_desktop.ui.table.paint_context import PaintContext, draw_glow, draw_pixmap_crisp, letters, ratio_of

_COMES, _GOES = 0.16, 0.88
"""The shares of its time at which it has come, and at which it begins to go."""
_CARD_WIDTH = 290.0
_CAPTION = QRectF(-260, 0, 520, 62)
_LINE = 1.25
"""Height of a line, as a factor of its letters."""


_DIE = 170.0
_FACES_ON_THE_WAY, _TURNS_OF_A_DIE = 9, 1.25
_SLANTED, _LEVEL = ((-1, -1), (1, 1)), ((-1, 0), (1, 0))
_FOUR = (*_SLANTED, (-1, 1), (1, -1))
_PIPS = {1: ((0, 0),), 2: _SLANTED, 3: (*_SLANTED, (0, 0)), 4: _FOUR, 5: (*_FOUR, (0, 0)), 6: (*_FOUR, *_LEVEL)}
"""The pips of a die's faces; a number without them, as after a change, is written."""


class StageItem(QGraphicsObject):
    """Comes, stays and goes."""

    def __init__(self, at: QPointF) -> None:
        super().__init__()
        self._whole = False
        self.setPos(at)
        self.setZValue(z_values.STAGE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_at(self, share: float) -> None:
        """Show it at a share of its time."""
        came = eased(min(1.0, share / _COMES))
        gone = max(0.0, (share - _GOES) / (1 - _GOES))
        self._set_whole(came == 1)
        self.setOpacity(came * (1 - gone))
        self._enter(1.0 if is_motion_reduced() else came)

    def _set_whole(self, whole: bool) -> None:
        """Note whether it has come: then its pixels are kept, and what moves under it does not draw it again."""
        if whole != self._whole:
            self._whole = whole
            mode = QGraphicsItem.CacheMode
            self.setCacheMode(mode.DeviceCoordinateCache if whole else mode.NoCache)

    def _enter(self, came: float) -> None:
        """Show it as far as it has come in; each kind of item does this in its own way."""
        raise NotImplementedError


def large_picture(context: PaintContext, face: Face, ratio: float) -> QPixmap:
    """The picture of a card in the middle of the table, for a screen with `ratio` pixels to each logical one."""
    return card_pixmap(face, _CARD_WIDTH * context.scale, ratio)


class CaptionedItem(StageItem):
    """Something with the sentence of what is done with it."""

    def __init__(self, at: QPointF, picture: QRectF, sentence: str, color: str) -> None:
        """`picture` is the box of what the sentence is below."""
        self.sentence = sentence
        self._picture, self._color = picture, color
        self._caption = _CAPTION.translated(0, picture.bottom() + 16)
        settings = (Try(letters(22, 32), letters(17, 22), 1), Try(letters(20, 22), 14, 2))
        self._size, self._lines = fit_any(sentence, self._caption.width() - 40, settings)
        super().__init__(at)

    def boundingRect(self) -> QRectF:
        return self._picture.united(self._caption).adjusted(-24, -24, 24, 24)

    def paint(self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        self._paint_picture(painter)
        if self.sentence:
            self._paint_caption(painter)

    def _paint_picture(self, painter: QPainter) -> None:
        """Paint what the sentence is about."""
        raise NotImplementedError

    def _paint_shadow(self, painter: QPainter) -> None:
        for spread in (14, 9, 4):
            painter.setBrush(QColor(0, 0, 0, 38))
            painter.drawRoundedRect(self._picture.adjusted(-spread, 8 - spread, spread, 8 + spread), 22, 22)

    def _paint_caption(self, painter: QPainter) -> None:
        painter.setBrush(QColor(theme().panel))
        painter.setPen(QPen(QColor(self._color), 2.2))
        painter.drawPolygon(chamfered(self._caption, 12))
        height = self._size * _LINE
        top = self._caption.center().y() - height * len(self._lines) / 2
        for row, line in enumerate(self._lines):
            place = QRectF(self._caption.left() + 20, top + row * height, self._caption.width() - 40, height)
            draw_text(painter, place, line, self._size, QColor(theme().text))


class LargeCardItem(CaptionedItem):
    """A card."""

    def __init__(self, context: PaintContext, room: QRectF, face: Face, sentence: str, color: str) -> None:
        self.face, self._context = face, context
        height = _CARD_WIDTH * CARD_HEIGHT / CARD_WIDTH
        card = QRectF(-_CARD_WIDTH / 2, -height / 2 - 36, _CARD_WIDTH, height)
        super().__init__(room.center(), card, sentence, color)

    def _enter(self, came: float) -> None:
        self.setScale(0.82 + 0.18 * came)

    def _paint_picture(self, painter: QPainter) -> None:
        card, picture = self._picture, large_picture(self._context, self.face, ratio_of(painter))
        self._paint_shadow(painter)
        draw_glow(painter, card.adjusted(-3, -3, 3, 3), self._color, 4.5, 18)
        draw_pixmap_crisp(painter, card, picture, self._whole)


class DieItem(CaptionedItem):
    """A die: it rolls in, and shows what was rolled; with reduced motion it only shows that."""

    def __init__(self, room: QRectF, rolled: int, sentence: str, color: str) -> None:
        self.rolled = self.face = rolled
        """What was rolled, and what it shows now."""
        self._angle = 0.0
        super().__init__(room.center(), QRectF(-_DIE / 2, -_DIE / 2 - 36, _DIE, _DIE), sentence, color)

    def _enter(self, came: float) -> None:
        face = self.rolled if came == 1 else (self.rolled + int((1 - came) * _FACES_ON_THE_WAY)) % 6 + 1
        if (self.face, self._angle) != (face, _TURNS_OF_A_DIE * 360 * (1 - came)):
            self.face, self._angle = face, _TURNS_OF_A_DIE * 360 * (1 - came)
            self.update()

    def _paint_picture(self, painter: QPainter) -> None:
        center = self._picture.center()
        painter.save()
        painter.translate(center)
        painter.rotate(self._angle)
        painter.translate(-center)
        self._paint_shadow(painter)
        painter.setPen(QPen(QColor(self._color), 5))
        painter.setBrush(QColor(theme().panel))
        painter.drawRoundedRect(self._picture, 26, 26)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme().text))
        for x, y in _PIPS.get(self.face, ()):
            painter.drawEllipse(center + QPointF(x, y) * _DIE * 0.27, _DIE * 0.085, _DIE * 0.085)
        if self.face not in _PIPS:
            draw_text(painter, self._picture, str(self.face), _DIE * 0.5, QColor(theme().text))
        painter.restore()


class BannerItem(StageItem):
    """A strip across the table with a head and a smaller line."""

    def __init__(self, room: QRectF, head: str, line: str, color: str, *, large: bool = False) -> None:
        self.head, self.line = head, line
        self._color, self._came = color, 0.0
        self._letters = 76.0 if large else 52.0
        height = self._letters * (2.5 if line else 2.0)
        self._box = QRectF(-room.width() / 2, -height / 2, room.width(), height)
        self._size, self._heads = fit(head, self._box.width() * 0.8, self._letters, 20, 1)
        super().__init__(room.center())

    def _enter(self, came: float) -> None:
        # The letters come from the side, the strip opens.
        if came != self._came:
            self._came = came
            self.update()

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(0, -4, 0, 4)

    def paint(self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        half = self._box.height() / 2 * (0.3 + 0.7 * self._came)
        strip = QRectF(self._box.left(), -half, self._box.width(), 2 * half)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._faded(theme().panel, 0.96))
        painter.drawRect(strip)
        painter.setBrush(self._faded(self._color, 0.22))
        painter.drawRect(strip)
        painter.setBrush(self._faded(self._color, 1.0))
        for edge in (strip.top(), strip.bottom() - 3):
            painter.drawRect(QRectF(strip.left(), edge, strip.width(), 3))
        aside = -140 * (1 - self._came)
        above = self._letters * (0.42 if self.line else 0.0)
        head = QRectF(self._box.left() + aside, -self._size * 0.7 - above * 0.6, self._box.width(), self._size * 1.4)
        draw_text(painter, head, " ".join(self._heads), self._size, QColor(theme().text))
        if self.line:
            small = self._letters * 0.42
            place = QRectF(self._box.left() - aside, head.bottom() - small * 0.2, self._box.width(), small * 1.4)
            draw_text(painter, place, self.line, small, QColor(theme().muted), NORMAL)

    def _faded(self, color: str, most: float) -> QLinearGradient:
        """A colour that fades towards both ends of the strip."""
        gradient = QLinearGradient(self._box.left(), 0, self._box.right(), 0)
        for share, strength in ((0.0, 0.0), (0.18, most), (0.82, most), (1.0, 0.0)):
            light = QColor(color)
            light.setAlphaF(strength)
            gradient.setColorAt(share, light)
        return gradient
