"""What is shown in the middle of the table for a moment: a large card with its sentence, or a die."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from gundam_desktop.tabletop import Face
from gundam_desktop.ui.cards import CARD_HEIGHT, CARD_WIDTH, back_pixmap, card_pixmap
from gundam_desktop.ui.cards.lettering import Try, draw_text, fit_any
from gundam_desktop.ui.cards.shapes import polygon, star
from gundam_desktop.ui.style.motion import is_motion_reduced
from gundam_desktop.ui.style.panel import chamfered
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.table import z_values
from gundam_desktop.ui.table.animation import Curve, part
from gundam_desktop.ui.table.items.shatter_effect import BREAK, BURSTS, ShatterEffect
from gundam_desktop.ui.table.layout import Pose
from gundam_desktop.ui.table.paint_context import PaintContext, draw_glow, draw_pixmap_crisp, letters, ratio_of

_CARD_WIDTH = 290.0
_RAYS = 330.0
"""How far the light of a card with a ribbon reaches."""
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

    comes_ms = goes_ms = 160.0
    """How long it comes and goes."""
    dims = 0.0
    """How dark the table is behind it."""

    def __init__(self, at: QPointF) -> None:
        super().__init__()
        self._whole = False
        self._stay_ms = 1000.0
        self.presence = 0.0
        """How far it is there: from 0 to 1."""
        self.setPos(at)
        self.setZValue(z_values.STAGE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def last(self, stay_ms: float) -> None:
        """Set the milliseconds that it is shown in all."""
        self._stay_ms = stay_ms

    def show_at(self, share: float) -> None:
        """Show it at a share of its time."""
        at = share * self._stay_ms
        came = part(at, 0, self.comes_ms)
        gone = part(at, self._stay_ms - self.goes_ms, self._stay_ms, Curve.InOutCubic)
        self._set_whole(came == 1 and not gone)
        self.presence = came * (1 - gone)
        if is_motion_reduced():
            self._enter(1.0, 0.0)
            self.setOpacity(self.presence)
        else:
            self._enter(came, gone)

    def _set_whole(self, whole: bool) -> None:
        """Note whether it has come: then its pixels are kept, and what moves under it does not draw it again."""
        if whole != self._whole:
            self._whole = whole
            mode = QGraphicsItem.CacheMode
            self.setCacheMode(mode.DeviceCoordinateCache if whole else mode.NoCache)

    def _enter(self, came: float, gone: float) -> None:
        """Show it as far as it has come in, and gone again; each kind of item does this in its own way."""
        self.setOpacity(came * (1 - gone))


def large_picture(context: PaintContext, face: Face, ratio: float) -> QPixmap:
    """The picture of a card in the middle of the table, for a screen with `ratio` pixels to each logical one."""
    return card_pixmap(face, _CARD_WIDTH * context.scale, ratio)


def large_back(context: PaintContext, color: str) -> QPixmap:
    """The back of a card in the middle of the table, with a mark in the colour of its player."""
    return back_pixmap(_CARD_WIDTH * context.scale, context.ratio, color)


class TimeLine(QGraphicsObject):
    """A line below a sentence: it becomes shorter until the item goes."""

    def __init__(self, place: QRectF, color: str, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._place, self._color, self._left = place, color, 1.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_at(self, share: float) -> None:
        """Show it when this share of the time has passed."""
        self._left = 1 - share
        self.update()

    def boundingRect(self) -> QRectF:
        return self._place

    def paint(self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None) -> None:
        width = self._place.width() * self._left
        rest = QRectF(self._place.center().x() - width / 2, self._place.top(), width, self._place.height())
        painter.fillRect(rest, QColor(self._color))


class CaptionedItem(StageItem):  # a class of Qt cannot be an ABC
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
    """A card. It comes from where it was on the table, and goes where it is now."""

    comes_ms, goes_ms, dims = 220.0, 230.0, 0.43

    def __init__(self, context: PaintContext, room: QRectF, face: Face, sentence: str, color: str) -> None:
        self.face, self._context = face, context
        self._middle = room.center() - QPointF(0, 36)
        self.start: Pose | None = None
        """Where it comes from; None if it has been nowhere on the table."""
        self.goal: Callable[[], Pose | None] = lambda: None
        """Where it goes, asked when it goes; None if it is nowhere on the table then."""
        self.word = ""
        """A word over its lower half, on a ribbon; empty for none."""
        height = _CARD_WIDTH * CARD_HEIGHT / CARD_WIDTH
        card = QRectF(-_CARD_WIDTH / 2, -height / 2, _CARD_WIDTH, height)
        super().__init__(self._middle, card, sentence, color)
        place = QRectF(self._caption.left() + 18, self._caption.bottom() - 8, self._caption.width() - 36, 3)
        self._time_line = TimeLine(place, color, self)
        self._ribbon: Ribbon | None = None

    def boundingRect(self) -> QRectF:
        bounds = super().boundingRect()
        return bounds.united(QRectF(-_RAYS, -_RAYS, 2 * _RAYS, 2 * _RAYS)) if self.word else bounds

    def covers(self, at: QPointF) -> bool:
        """True for a point of the table where the card is, or where it comes to."""
        return self._picture.translated(self._middle).contains(at) or self._picture.contains(self.mapFromScene(at))

    def show_at(self, share: float) -> None:
        super().show_at(share)
        still = is_motion_reduced()
        self._time_line.setVisible(self._whole and bool(self.sentence) and not still)
        self._time_line.show_at(share)
        if self.word and self._ribbon is None:
            self._ribbon = Ribbon(self._picture, self.word, self._color, self)
        if self._ribbon is not None:
            at = share * self._stay_ms - self.comes_ms
            self._ribbon.setVisible(self.presence == 1)
            self._ribbon.open(1.0 if still else part(at, 60, 240, Curve.OutExpo))

    def _enter(self, came: float, gone: float) -> None:
        goal = self.goal() if gone else None
        pose = middle = Pose(self._middle.x(), self._middle.y(), _CARD_WIDTH / CARD_WIDTH)
        if came < 1 and self.start is not None:
            pose = _between(self.start, middle, came)
        elif came < 1:
            pose = middle._replace(scale=middle.scale * (0.82 + 0.18 * came))
        elif goal is not None:
            pose = _between(middle, goal, gone)
        self.setPos(pose.x, pose.y)
        self.setScale(pose.scale * CARD_WIDTH / _CARD_WIDTH)
        self.setRotation(pose.rotation)
        fades_in, fades_out = self.start is None, goal is None
        self.setOpacity((came if fades_in else 1.0) * (1 - gone if fades_out else 1.0))

    def _paint_picture(self, painter: QPainter) -> None:
        card = self._picture
        if self.word and self._whole:
            rays = QColor(self._color)
            for radius, strength in ((_RAYS, 0.2), (_RAYS * 0.85, 0.3)):
                rays.setAlphaF(strength)
                painter.setBrush(rays)
                painter.drawPolygon(polygon(star(18, 0.62), radius=radius))
        self._paint_shadow(painter)
        draw_glow(painter, card.adjusted(-3, -3, 3, 3), self._color, 4.5, 18)
        draw_pixmap_crisp(painter, card, self._side(ratio_of(painter)), self._whole)

    def _paint_caption(self, painter: QPainter) -> None:
        if self._whole or is_motion_reduced():  # on the way only the card is seen
            super()._paint_caption(painter)

    def _side(self, ratio: float) -> QPixmap:
        """The picture of the side that is shown."""
        return large_picture(self._context, self.face, ratio)


class BreakingCardItem(LargeCardItem):
    """A card that comes face down, breaks, and shows its face."""

    def __init__(
        self, context: PaintContext, room: QRectF, face: Face, sentence: str, color: str, back: QPixmap
    ) -> None:
        super().__init__(context, room, face, sentence, color)
        self._back, self._opened = back, is_motion_reduced()
        self._shards: ShatterEffect | None = None
        if not self._opened:
            self._shards = ShatterEffect(back, len(sentence), glass=True)
            self._shards.setParentItem(self)
            self._shards.setScale(_CARD_WIDTH / CARD_WIDTH)

    def show_at(self, share: float) -> None:
        super().show_at(share)
        if self._shards is not None:
            at = share * self._stay_ms - self.comes_ms
            opened = at >= BURSTS
            if opened != self._opened:
                self._opened = opened
                self.update()
            self._shards.setVisible(0 <= at < BREAK and self.presence == 1)
            self._shards.fly(part(at, 0, BREAK, Curve.Linear))

    def _side(self, ratio: float) -> QPixmap:
        return super()._side(ratio) if self._opened else self._back


def _between(one: Pose, other: Pose, share: float) -> Pose:
    """A pose on the way from one to another."""
    return Pose(
        one.x + (other.x - one.x) * share,
        one.y + (other.y - one.y) * share,
        one.scale + (other.scale - one.scale) * share,
        one.rotation + math.remainder(other.rotation - one.rotation, 360) * share,
    )


class Ribbon(QGraphicsObject):
    """A word on a band across the lower half of a card."""

    def __init__(self, card: QRectF, word: str, color: str, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.word, self._color, self._opened = word, color, 0.0
        self._box = QRectF(card.left() - 70, card.bottom() - 130, card.width() + 140, 84)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def open(self, share: float) -> None:
        """Show it as far as it has opened."""
        if share != self._opened:
            self._opened = share
            self.update()

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(0, -3, 0, 3)

    def paint(self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None) -> None:
        width = self._box.width() * self._opened
        band = QRectF(self._box.center().x() - width / 2, self._box.top(), width, self._box.height())
        painter.fillRect(band, QColor(theme().panel))
        for edge in (band.top(), band.bottom() - 4):
            painter.fillRect(QRectF(band.left(), edge, band.width(), 4), QColor(self._color))
        painter.setClipRect(band)
        draw_text(painter, self._box, self.word.upper(), letters(46, 56), QColor(theme().text))


class DieItem(CaptionedItem):
    """A die: it rolls in, and shows what was rolled; with reduced motion it only shows that."""

    def __init__(self, room: QRectF, rolled: int, sentence: str, color: str) -> None:
        self.rolled = self.face = rolled
        """What was rolled, and what it shows now."""
        self._angle = 0.0
        super().__init__(room.center(), QRectF(-_DIE / 2, -_DIE / 2 - 36, _DIE, _DIE), sentence, color)

    def _enter(self, came: float, gone: float) -> None:
        super()._enter(came, gone)
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
