"""A card that breaks: its picture in pieces that fly apart, fall and fade."""

from __future__ import annotations

import random
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap, QPolygonF, QRadialGradient, QTransform
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from gundam_desktop.ui.cards import CARD_HEIGHT, CARD_WIDTH
from gundam_desktop.ui.cards.shapes import polygon, star
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.table import z_values
from gundam_desktop.ui.table.animation import Curve, part
from gundam_desktop.ui.table.paint_context import CARD

COLUMNS, ROWS = 3, 4
_UNEVEN = 0.32
"""Distance of a corner of a piece from the even grid, as a share of its step."""
BREAK = 1150.0
"""Milliseconds that a card takes to break."""
BURSTS = 240.0
"""When it bursts: from then on what is behind it can be seen."""
_CRACKS, _LIES, _FALLEN = 110.0, 420.0, 850.0
"""When its cracks show, when the pieces begin to fade, and when they have gone."""
_CROSSED = 150.0
_OUT, _FALL, _SPIN = 95.0, 90.0, 130.0
"""The most that pieces fly, that they also fall, and (in degrees) that they turn."""
_REACH = 215.0
_FIRE = (("#E0482A", 92.0, 0.0), ("#FF9C3A", 70.0, 0.22), ("#FFF0BE", 42.0, 0.45))
_ICE = (("#8FD0FF", 46.0, 0.0), ("#FFFFFF", 30.0, 0.22))
"""The stars of light where it breaks: colour, radius and turn in radians of each."""


class _Piece(NamedTuple):
    outline: QPolygonF
    """The corners, relative to its middle."""
    middle: QPointF
    way: QPointF
    spin: float


class ShatterEffect(QGraphicsObject):
    """The pieces of a card where it was; the same `seed` breaks the same way."""

    def __init__(self, picture: QPixmap, seed: int, *, still: bool = False, glass: bool = False) -> None:
        """With `still` nothing flies: the card fades under a red cross. `glass` breaks, but does not explode."""
        super().__init__()
        scale = QTransform.fromTranslate(-CARD_WIDTH / 2, -CARD_HEIGHT / 2)
        scale.scale(CARD_WIDTH / picture.width(), CARD_HEIGHT / picture.height())
        self._picture, self._onto_card, self._still, self._glass = picture, scale, still, glass
        self._pieces = _pieces(random.Random(seed))
        self._at = 0.0
        self.setZValue(z_values.EFFECTS)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def fly(self, share: float) -> None:
        """Show them at a share of their time."""
        self._at = share * BREAK
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-_REACH, -_REACH, 2 * _REACH, 2 * _REACH)

    def paint(self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, self._still)  # not needed in motion
        if self._still:
            self._paint_crossed(painter)
            return
        scorch = part(self._at, BURSTS, BURSTS + 100) * (1 - part(self._at, _FALLEN, BREAK, Curve.Linear))
        if scorch > 0 and not self._glass:
            self._paint_scorch(painter, scorch)
        if self._at < _FALLEN:
            self._paint_pieces(painter)
        if self._at < BURSTS:
            self._paint_light_within(painter)
        else:
            self._paint_burst(painter)

    def _paint_pieces(self, painter: QPainter) -> None:
        out = part(self._at, BURSTS, _FALLEN, Curve.OutExpo)
        fall = QPointF(0, _FALL * part(self._at, BURSTS, _FALLEN, Curve.InQuad))
        # The pieces fall down the screen, also those of a turned card.
        upright = QTransform().rotate(-self.rotation())
        painter.save()
        painter.setOpacity(painter.opacity() * (1 - part(self._at, _LIES, _FALLEN, Curve.InQuad)))
        painter.setPen(QPen(QColor(255, 255, 255, 110), 0.8))
        for piece in self._pieces:
            brush = QBrush(self._picture)
            brush.setTransform(self._onto_card * QTransform.fromTranslate(-piece.middle.x(), -piece.middle.y()))
            painter.save()
            painter.translate(piece.middle + piece.way * out + upright.map(fall))
            painter.rotate(piece.spin * out)
            painter.setBrush(brush)
            painter.drawPolygon(piece.outline)
            painter.restore()
        painter.restore()

    def _paint_light_within(self, painter: QPainter) -> None:
        """Paint the flash, and the light that comes out of its cracks."""
        white = QColor(255, 255, 255)
        white.setAlphaF(0.85 * (1 - part(self._at, 0, _CRACKS, Curve.Linear)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(white)
        painter.drawRect(CARD)
        cracked = part(self._at, _CRACKS, _CRACKS + 40)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, color in ((4.5, QColor(_ICE[0][0] if self._glass else "#FFBE50")), (1.8, QColor("#FFFAE1"))):
            color.setAlphaF(cracked)
            painter.setPen(QPen(color, width))
            for piece in self._pieces:
                painter.drawPolygon(piece.outline.translated(piece.middle))

    def _paint_burst(self, painter: QPainter) -> None:
        """Paint the explosion: three stars of light, one within the other, and a ring."""
        out, gone = part(self._at, BURSTS, _LIES, Curve.OutExpo), part(self._at, BURSTS + 90, _LIES + 60)
        if gone >= 1:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        for color, size, turn in _ICE if self._glass else _FIRE:
            light = QColor(color)
            light.setAlphaF(1 - gone)
            painter.setBrush(light)
            painter.drawPolygon(polygon(star(11, 0.55, turn), radius=size * (0.5 + 0.6 * out)))
        ring = QColor(_ICE[0][0] if self._glass else "#FFE3B0")
        ring.setAlphaF(0.8 * (1 - gone))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ring, 4 - 3 * out))
        painter.drawEllipse(QPointF(0, 0), 60 + 110 * out, 60 + 110 * out)

    @staticmethod
    def _paint_scorch(painter: QPainter, strength: float) -> None:
        burnt = QRadialGradient(QPointF(0, 0), 86)
        for at, alpha in ((0.0, 0.6), (0.55, 0.45), (1.0, 0.0)):
            dark = QColor(0, 0, 0)
            dark.setAlphaF(alpha * strength)
            burnt.setColorAt(at, dark)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(burnt)
        painter.drawEllipse(QPointF(0, 0), 86, 86)

    def _paint_crossed(self, painter: QPainter) -> None:
        painter.setOpacity(1 - part(self._at, _CROSSED, _CROSSED + 250))
        painter.drawPixmap(CARD, self._picture, QRectF(self._picture.rect()))
        painter.setOpacity(1 - part(self._at, _LIES + 300, BREAK, Curve.Linear))
        arm = QPointF(30, 30)
        for width, color in ((13.0, QColor(255, 255, 255)), (9.0, QColor(theme().danger))):
            painter.setPen(QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            for end in (arm, QPointF(arm.x(), -arm.y())):
                painter.drawLine(-end, end)


def _pieces(rng: random.Random) -> tuple[_Piece, ...]:
    wide, high = CARD_WIDTH / COLUMNS, CARD_HEIGHT / ROWS

    def corner(column: int, row: int) -> QPointF:
        x, y = column * wide - CARD_WIDTH / 2, row * high - CARD_HEIGHT / 2
        if 0 < column < COLUMNS:
            x += rng.uniform(-_UNEVEN, _UNEVEN) * wide
        if 0 < row < ROWS:
            y += rng.uniform(-_UNEVEN, _UNEVEN) * high
        return QPointF(x, y)

    corners = [[corner(column, row) for column in range(COLUMNS + 1)] for row in range(ROWS + 1)]
    result = []
    for row in range(ROWS):
        for column in range(COLUMNS):
            above, below = corners[row], corners[row + 1]
            outline = QPolygonF([above[column], above[column + 1], below[column + 1], below[column]])
            middle = outline.boundingRect().center()
            away = QPointF(middle.x() / (CARD_WIDTH / 2), middle.y() / (CARD_HEIGHT / 2))
            way = away * rng.uniform(0.5, 1.0) * _OUT
            result.append(_Piece(outline.translated(-middle), middle, way, rng.uniform(-_SPIN, _SPIN)))
    return tuple(result)
