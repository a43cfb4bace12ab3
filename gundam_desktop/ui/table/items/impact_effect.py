"""A blow where it lands: a white flash on the card, a star of light, a ring, sparks; and the traces of who dealt it."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from gundam_desktop.ui.cards.shapes import polygon, star
from gundam_desktop.ui.table import z_values
from gundam_desktop.ui.table.animation import Curve, part
from gundam_desktop.ui.table.paint_context import CARD

IMPACT = 520.0
"""Milliseconds from the blow until its light has gone."""
STOP = 70.0
"""Milliseconds for which everything about a blow stands still."""
STAR, RING = 62.0, 74.0
_FADE = 300.0
"""Milliseconds that the light of a blow stays where nothing moves."""
_SPARKS = 12
_GHOSTS = ((0.25, 0.10), (0.5, 0.20), (0.75, 0.31))
"""Where on its way an attacker has left a trace, and how strong."""
_LEAPS = (0.159, 0.341)
"""The shares of the time of a strike between which it leaps."""
_LIGHT, _WARM, _HOT = QColor("#FFFFFF"), QColor("#FFC24A"), QColor("#FF8A3A")


class ImpactEffect(QGraphicsObject):
    """The light of one blow; `on_card` if it lands on a card, which flashes. The same `seed` throws the same sparks."""

    def __init__(self, *, on_card: bool, seed: int, still: bool) -> None:
        """With `still` nothing spreads: the light comes and fades."""
        super().__init__()
        rng = random.Random(seed)
        self._on_card, self._still = on_card, still
        self._sparks = [(rng.uniform(0, 2 * math.pi), rng.uniform(0.55, 1.0)) for _ in range(_SPARKS)]
        self._at = 0.0
        self.setZValue(z_values.EFFECTS)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_at(self, share: float) -> None:
        """Show it at a share of its time."""
        self._at = share * IMPACT
        self.update()

    def boundingRect(self) -> QRectF:
        reach = 2.1 * RING
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        flash = 1 - part(self._at, *((0, _FADE) if self._still else (STOP, STOP + 170)))
        if self._on_card and flash > 0:
            self._paint_flash(painter, flash)
        if not self._still:
            painter.rotate(-self.rotation())
            self._paint_burst(painter)

    def _paint_flash(self, painter: QPainter, strength: float) -> None:
        painter.setPen(QPen(_faded(_WARM, strength), 5.0) if self._still else Qt.PenStyle.NoPen)
        painter.setBrush(Qt.BrushStyle.NoBrush if self._still else _faded(_LIGHT, 0.75 * strength))
        painter.drawRoundedRect(CARD, 8, 8)

    def _paint_burst(self, painter: QPainter) -> None:
        out = part(self._at, STOP, IMPACT, Curve.OutExpo)
        gone = part(self._at, STOP, IMPACT * 0.8, Curve.InQuad)
        radius = RING * (0.72 + 1.2 * out)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(_faded(_LIGHT, 0.9 * (1 - out)), 5 - 3.5 * out))
        painter.drawEllipse(QPointF(0, 0), radius, radius)
        painter.setPen(QPen(_faded(_WARM, 1 - gone), 3.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for angle, far in self._sparks:
            ahead = QPointF(math.sin(angle), -math.cos(angle))
            tip = RING * far * (0.8 + 1.1 * out)
            painter.drawLine(ahead * (tip * (0.35 + 0.55 * out)), ahead * tip)
        size = STAR * (1 - 0.85 * gone)
        if gone < 1:
            painter.setPen(Qt.PenStyle.NoPen)
            for color, share, turn in ((_HOT, 1.0, 0.0), (_WARM, 0.76, 0.2), (_LIGHT, 0.46, 0.4)):
                painter.setBrush(_faded(color, 1 - gone))
                painter.drawPolygon(polygon(star(9, 0.5, turn), radius=size * share))


class TrailEffect(QGraphicsObject):
    """The traces that a card leaves behind while it leaps."""

    def __init__(self, picture: QPixmap, way: QPointF) -> None:
        """`way` is that of its leap, in units of the card."""
        super().__init__()
        self._picture, self._way, self._at = picture, way, 0.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_at(self, share: float) -> None:
        """Show it at a share of the leap; at its end the traces have gone."""
        self._at = share
        self.update()

    def boundingRect(self) -> QRectF:
        return CARD.united(CARD.translated(self._way))

    def paint(self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None) -> None:
        for behind, strength in _GHOSTS:
            reached = part(self._at, *_LEAPS, Curve.InQuart) >= behind
            if reached:
                painter.setOpacity(strength * (1 - part(self._at, _LEAPS[1], 0.62)))
                painter.drawPixmap(CARD.translated(self._way * behind), self._picture, QRectF(self._picture.rect()))


def _faded(color: QColor, strength: float) -> QColor:
    result = QColor(color)
    result.setAlphaF(max(0.0, min(1.0, color.alphaF() * strength)))
    return result
