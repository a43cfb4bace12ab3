"""A card that breaks: its picture in pieces that fly apart, fall and fade."""

from __future__ import annotations

import random
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from gundam_desktop.ui.cards import CARD_HEIGHT, CARD_WIDTH
from gundam_desktop.ui.table import z_values

COLUMNS, ROWS = 3, 4
_UNEVEN = 0.32
"""Distance of a corner of a piece from the even grid, as a share of its step."""
_OUT, _FALL, _SPIN = 75.0, 70.0, 80.0
"""The most that pieces fly, that they also fall, and (in degrees) that they turn."""
_REACH = 190.0


class _Piece(NamedTuple):
    outline: QPolygonF
    """The corners, relative to its middle."""
    middle: QPointF
    way: QPointF
    spin: float


class ShatterEffect(QGraphicsObject):
    """The pieces of a card where it was; the same `seed` breaks the same way."""

    def __init__(self, picture: QPixmap, seed: int) -> None:
        super().__init__()
        scale = QTransform.fromTranslate(-CARD_WIDTH / 2, -CARD_HEIGHT / 2)
        scale.scale(CARD_WIDTH / picture.width(), CARD_HEIGHT / picture.height())
        self._picture, self._onto_card = picture, scale
        self._pieces = _pieces(random.Random(seed))
        self._share = 0.0
        self.setZValue(z_values.EFFECTS)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def fly(self, share: float) -> None:
        """Show them at a share of their time."""
        self._share = share
        self.setOpacity(1 - share**2)
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-_REACH, -_REACH, 2 * _REACH, 2 * _REACH)

    def paint(self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(QPen(QColor(255, 255, 255, 110), 0.8))
        out = 1 - (1 - self._share) ** 2
        fall = QPointF(0, _FALL * self._share**2)
        # The pieces fall down the screen, also those of a turned card.
        upright = QTransform().rotate(-self.rotation())
        for piece in self._pieces:
            brush = QBrush(self._picture)
            brush.setTransform(self._onto_card * QTransform.fromTranslate(-piece.middle.x(), -piece.middle.y()))
            painter.save()
            painter.translate(piece.middle + piece.way * out + upright.map(fall))
            painter.rotate(piece.spin * out)
            painter.setBrush(brush)
            painter.drawPolygon(piece.outline)
            painter.restore()


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
