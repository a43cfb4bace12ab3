"""The small shapes of a card: those of the colours, the keywords' symbols."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

Points = Iterable[tuple[float, float]]


def polygon(points: Points, center: QPointF | None = None, radius: float = 1.0) -> QPolygonF:
    """The polygon of points given in units of `radius` around `center`."""
    x0, y0 = (center.x(), center.y()) if center is not None else (0.0, 0.0)
    return QPolygonF([QPointF(x0 + x * radius, y0 + y * radius) for x, y in points])


def regular(corners: int, turn: float = 0.0) -> list[tuple[float, float]]:
    """The corners of a regular polygon of radius 1."""
    step = math.tau / corners
    return [(math.cos(turn + i * step), math.sin(turn + i * step)) for i in range(corners)]


def star(corners: int, inner: float, turn: float = 0.0) -> list[tuple[float, float]]:
    """The points of a star of radius 1 that points up, with its inner corners at a radius of `inner`.

    `turn` is in radians, clockwise.
    """
    points = regular(2 * corners, turn - math.pi / 2)
    return [(x * inner, y * inner) if at % 2 else (x, y) for at, (x, y) in enumerate(points)]


_PLUS = [(-0.42, -0.9), (0.42, -0.9), (0.42, -0.42), (0.9, -0.42), (0.9, 0.42), (0.42, 0.42)]
_PLUS += [(-x, -y) for x, y in _PLUS]
_COLOR_SHAPES: dict[str, list[tuple[float, float]]] = {
    "triangle": [(x * 1.18, (y + 0.14) * 1.18) for x, y in regular(3, -math.pi / 2)],
    "diamond": [(0, -1.14), (0.92, 0), (0, 1.14), (-0.92, 0)],
    "square": [(-0.86, -0.86), (0.86, -0.86), (0.86, 0.86), (-0.86, 0.86)],
    "star": [(x * 1.22, y * 1.22) for x, y in star(5, 0.80 / 1.22)],
    "pentagon": [(x * 1.06, (y + 0.06) * 1.06) for x, y in regular(5, -math.pi / 2)],
    "hexagon": regular(6),
    "cross": [(x * 1.1, y * 1.1) for x, y in _PLUS],
}


def color_shape(shape: str, center: QPointF, radius: float) -> QPainterPath:
    """A colour's own shape, as `Hue.shape` names it."""
    path = QPainterPath()
    points = _COLOR_SHAPES.get(shape)
    if points is None:
        path.addEllipse(center, radius, radius)
        if shape == "ring":
            path.addEllipse(center, radius * 0.55, radius * 0.55)
        return path
    path.addPolygon(polygon(points, center, radius))
    path.closeSubpath()
    return path


_CROSS = [(-0.28, -0.85), (0.28, -0.85), (0.28, -0.28), (0.85, -0.28), (0.85, 0.28), (0.28, 0.28)]
_SYMBOLS: dict[str, list[list[tuple[float, float]]]] = {
    "shield": [[(-0.75, -0.8), (0.75, -0.8), (0.75, 0.1), (0, 0.95), (-0.75, 0.1)]],
    "cross": [[*_CROSS, *((-x, -y) for x, y in _CROSS)]],
    "arrow": [[(-0.9, -0.25), (0.1, -0.25), (0.1, -0.8), (0.95, 0), (0.1, 0.8), (0.1, 0.25), (-0.9, 0.25)]],
    "forward": [
        [(-0.85, -0.8), (0.05, 0), (-0.85, 0.8), (-0.45, 0)],
        [(0.0, -0.8), (0.9, 0), (0.0, 0.8), (0.4, 0)],
    ],
    "climb": [
        [(0, -0.95), (0.9, 0.05), (0.45, 0.05), (0, -0.42), (-0.45, 0.05), (-0.9, 0.05)],
        [(0, -0.15), (0.9, 0.85), (0.45, 0.85), (0, 0.38), (-0.45, 0.85), (-0.9, 0.85)],
    ],
    "bars": [
        [(-0.8, -0.8), (-0.15, -0.8), (-0.15, 0.8), (-0.8, 0.8)],
        [(0.15, -0.8), (0.8, -0.8), (0.8, 0.8), (0.15, 0.8)],
    ],
    "up": [[(0, -0.95), (0.8, -0.1), (0.3, -0.1), (0.3, 0.9), (-0.3, 0.9), (-0.3, -0.1), (-0.8, -0.1)]],
}
_OTHER_SYMBOL = [regular(4)]


def symbol(name: str, center: QPointF, radius: float) -> QPainterPath:
    """The symbol of a badge by its name in `CardDesign.symbols`; a rhombus for any other."""
    path = QPainterPath()
    for points in _SYMBOLS.get(name, _OTHER_SYMBOL):
        path.addPolygon(polygon(points, center, radius))
        path.closeSubpath()
    return path
