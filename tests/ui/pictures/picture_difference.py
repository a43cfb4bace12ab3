"""Compares two pictures as an eye does: place by place, so that another machine's edges of letters do not count."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

CELL = 8
"""Pixels of a place's side: the height of the smallest letters."""
ALONE, TOGETHER = 26, 15
"""How far a channel of a place's mean colour may be off, of 255; if a place beside it is off, too, not so far."""


class Difference(NamedTuple):
    """Where two pictures differ."""

    places: tuple[QRect, ...]
    """In pixels; empty for two that are alike."""
    far: int
    """By how much at most, of 255."""

    def __str__(self) -> str:
        where = ", ".join(f"{place.x()},{place.y()}" for place in self.places[:12])
        return f"{len(self.places)} places differ, by {self.far} at most, at {where}"


def compare(stored: QImage, taken: QImage) -> Difference:
    """What differs between two pictures; all of it when their sizes do."""
    if stored.size() != taken.size() or stored.isNull():
        return Difference((taken.rect(),), 255)
    offs = _offs(_means(stored), _means(taken))
    beyond = {at for at, off in offs.items() if off > TOGETHER}
    differing = sorted(at for at in beyond if offs[at] > ALONE or any(near in beyond for near in _around(at)))
    places = tuple(QRect(x * CELL, y * CELL, CELL, CELL) for x, y in differing)
    return Difference(places, max((offs[at] for at in differing), default=0))


def marked(taken: QImage, difference: Difference) -> QImage:
    """A picture with the places that differ framed in red, to be looked at."""
    image = taken.copy()
    painter = QPainter(image)
    painter.setPen(QPen(QColor("#FF0000"), 1))
    for place in difference.places:
        painter.drawRect(place)
    painter.end()
    return image


def _means(image: QImage) -> QImage:
    """A pixel for each place."""
    smooth = Qt.TransformationMode.SmoothTransformation
    ignoring = Qt.AspectRatioMode.IgnoreAspectRatio
    small = image.scaled(image.width() // CELL, image.height() // CELL, ignoring, smooth)
    return small.convertToFormat(QImage.Format.Format_RGB32)


def _offs(one: QImage, other: QImage) -> dict[tuple[int, int], int]:
    result = {}
    for y in range(one.height()):
        for x in range(one.width()):
            first, second = one.pixel(x, y), other.pixel(x, y)
            if first != second:
                result[x, y] = max(abs((first >> shift & 255) - (second >> shift & 255)) for shift in (0, 8, 16))
    return result


def _around(at: tuple[int, int]) -> list[tuple[int, int]]:
    x, y = at
    return [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
