"""Inked shapes: filled polygons with an outline, in a space from -1 to 1."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPen

from gundam_desktop.ui.cards.shapes import polygon

Outline = Sequence[tuple[float, float]]


def mix(one: QColor, other: QColor, share: float) -> QColor:
    """A colour between two: `share` 0 gives `one`, 1 gives `other`."""
    rest = 1 - share
    return QColor.fromRgbF(
        one.redF() * rest + other.redF() * share,
        one.greenF() * rest + other.greenF() * share,
        one.blueF() * rest + other.blueF() * share,
    )


def mirrored(points: Outline) -> Outline:
    """The points mirrored at the vertical middle line."""
    return [(-x, y) for x, y in points]


class Ink:
    """Draws filled polygons with one outline."""

    def __init__(self, painter: QPainter, edge: QColor, width: float) -> None:
        self.painter = painter
        line = Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.MiterJoin
        self.pen = QPen(edge, width, *line)

    def fill(self, points: Outline, color: QColor, both: bool = False, edge: bool = True) -> None:
        """Draw a polygon; `both` draws its mirror image, too; without `edge` it has no outline."""
        self.painter.setPen(self.pen if edge else QPen(Qt.PenStyle.NoPen))
        self.painter.setBrush(color)
        self.painter.drawPolygon(polygon(points))
        if both:
            self.painter.drawPolygon(polygon(mirrored(points)))
