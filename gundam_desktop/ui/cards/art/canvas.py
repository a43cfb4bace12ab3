"""Shaded shapes in a space from -1 to 1, seen through a lens: what is nearer to the viewer is larger."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QGradient, QLinearGradient, QPainter, QPen, QPolygonF, QRadialGradient

from gundam_desktop.ui.style.theme import mix

Point = tuple[float, float]
Outline = Sequence[Point]

WHITE = QColor("#FFFFFF")
_COLD, _WARM = QColor("#0B1030"), QColor("#FFF3D8")
_NONE = QPen(Qt.PenStyle.NoPen)
_EDGE, _THIN = 0.020, 2.5
"""Width of an outline in units, and the pixels below which it is drawn as one."""
_FINE = 70.0
"""Pixels of a unit from which a picture is large."""
_PLATE = 0.14
"""The least width of a form with a raised middle, in units."""
_STEPS = 6
"""Points by which a curve is drawn."""


def clear(color: QColor, alpha: float) -> QColor:
    """A colour made transparent."""
    result = QColor(color)
    result.setAlphaF(alpha)
    return result


def mirrored(points: Outline) -> list[Point]:
    """The points mirrored at the vertical middle line."""
    return [(-x, y) for x, y in points]


def moved(points: Outline, dx: float, dy: float, scale: float = 1.0, turn: float = 0.0) -> list[Point]:
    """The points scaled, turned by degrees around the origin, then moved."""
    c, s = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
    return [(x * c - y * s + dx, x * s + y * c + dy) for x, y in points]


class Lens(NamedTuple):
    """Where the space is on the picture, in pixels, and how much larger its right and its lower side appear."""

    center: QPointF
    unit: float
    right: float = 0.0
    low: float = 0.0


class Canvas:
    """Draws shapes with one outline; light falls from the upper left."""

    def __init__(self, painter: QPainter, edge: QColor, lens: Lens) -> None:
        self.edge = edge
        self._painter, self._lens = painter, lens
        self._matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
        self._scale = 1.0
        self._plated = lens.unit > _FINE
        self._pen = _outline(clear(edge, 0.8), lens.unit * _EDGE)

    @property
    def fine(self) -> bool:
        """True if the picture is large: then it shows joints and bands that nobody sees on a small one."""
        return self._lens.unit > _FINE

    def soft(self) -> Canvas:
        """The same canvas for what is not of metal: forms without raised middles."""
        result = self.placed()
        result._plated = False
        return result

    def placed(
        self, x: float = 0.0, y: float = 0.0, scale: float = 1.0, turn: float = 0.0, *, flip: bool = False
    ) -> Canvas:
        """A canvas whose origin is at a point of this one; turned clockwise by degrees, scaled, or mirrored."""
        result = Canvas(self._painter, self.edge, self._lens)
        c, s = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
        side = -1.0 if flip else 1.0
        m11, m12, m21, m22, dx, dy = self._matrix
        result._matrix = (
            side * (m11 * c + m21 * s),
            side * (m12 * c + m22 * s),
            m21 * c - m11 * s,
            m22 * c - m12 * s,
            m11 * x + m21 * y + dx,
            m12 * x + m22 * y + dy,
        )
        result._scale = self._scale * scale
        result._plated = self._plated
        return result

    def flat(self, points: Outline, color: QColor, *, edge: bool = False) -> None:
        """A polygon of one tone."""
        self._painter.setPen(self._pen if edge else _NONE)
        self._painter.setBrush(color)
        self._painter.drawPolygon(QPolygonF(self._seen(points)))

    def form(self, points: Outline, color: QColor) -> None:
        """An outlined polygon of metal: lit above, in its own shade below."""
        seen = self._seen(points)
        xs, ys = [point.x() for point in seen], [point.y() for point in seen]
        self._fill(seen, QLinearGradient(min(xs), min(ys), max(xs), max(ys)), color)
        if self._plated and min(max(xs) - min(xs), max(ys) - min(ys)) > self._lens.unit * _PLATE and _is_convex(seen):
            self._draw_plate(seen, color)

    def pair(self, points: Outline, color: QColor) -> None:
        """The same form on both sides."""
        self.form(points, color)
        self.form(mirrored(points), color)

    def limb(self, start: Point, end: Point, wide: float, narrow: float, color: QColor) -> None:
        """A tapered limb between two points, `wide` and `narrow` being half its widths."""
        nx, ny = _normal(start, end)
        points = [
            (start[0] + nx * wide, start[1] + ny * wide),
            (end[0] + nx * narrow, end[1] + ny * narrow),
            (end[0] - nx * narrow, end[1] - ny * narrow),
            (start[0] - nx * wide, start[1] - ny * wide),
        ]
        self.form(points, color)

    def ball(self, x: float, y: float, rx: float, color: QColor, ry: float = 0.0) -> None:
        """An outlined ellipse, lit like a ball."""
        ry = ry or rx
        seen = self._seen(_ellipse(x, y, rx, ry))
        light, reach = self._seen([(x, y)])[0], max(rx, ry) * self._scale * self._lens.unit
        gradient = QRadialGradient(light + QPointF(-0.35, -0.45) * reach, reach * 1.6)
        self._fill(seen, gradient, color)

    def lamp(self, x: float, y: float, radius: float, color: QColor) -> None:
        """A light with its halo."""
        center, reach = self._seen([(x, y)])[0], radius * self._scale * self._lens.unit * 2.4
        gradient = QRadialGradient(center, reach)
        gradient.setStops(_lamp_stops(color.rgba()))
        self._painter.setPen(_NONE)
        self._painter.setBrush(gradient)
        self._painter.drawEllipse(center, reach, reach)

    def beam(self, start: Point, end: Point, width: float, color: QColor) -> None:
        """A ray of light: a haze and a pale core."""
        nx, ny = _normal(start, end)
        nx, ny = nx * width / 2, ny * width / 2
        tx, ty = ny * 2, -nx * 2
        self._painter.setPen(_NONE)
        for k, tone in ((3.0, clear(color, 0.30)), (1.9, clear(color, 0.6)), (0.8, mix(color, WHITE, 0.8))):
            (x0, y0), (x1, y1), cap = start, end, 0.4 * k
            ends = [(x0 - nx * k, y0 - ny * k), (x0 - tx * cap, y0 - ty * cap), (x0 + nx * k, y0 + ny * k)]
            ends += [(x1 + nx * k, y1 + ny * k), (x1 + tx * cap, y1 + ty * cap), (x1 - nx * k, y1 - ny * k)]
            self._painter.setBrush(tone)
            self._painter.drawPolygon(QPolygonF(self._seen(ends)))

    def flame(self, start: Point, end: Point, width: float, color: QColor) -> None:
        """Fire from an engine: wide and white at its start, fading to a point."""
        nx, ny = _normal(start, end)
        first, last = self._seen([start, end])
        for k, tone, reach in ((1.0, color, 1.0), (0.5, WHITE, 0.6)):
            gradient = QLinearGradient(first, first + (last - first) * reach)
            gradient.setColorAt(0, clear(tone, 0.95))
            gradient.setColorAt(1, clear(tone, 0.0))
            w = width * k
            points = [
                (start[0] + nx * w * 0.7, start[1] + ny * w * 0.7),
                (start[0] + (end[0] - start[0]) * 0.3 + nx * w, start[1] + (end[1] - start[1]) * 0.3 + ny * w),
                end,
                (start[0] + (end[0] - start[0]) * 0.3 - nx * w, start[1] + (end[1] - start[1]) * 0.3 - ny * w),
                (start[0] - nx * w * 0.7, start[1] - ny * w * 0.7),
            ]
            self._painter.setPen(_NONE)
            self._painter.setBrush(gradient)
            self._painter.drawPolygon(QPolygonF(self._seen(points)))

    def line(self, points: Outline, color: QColor, width: float) -> None:
        """An open line."""
        cap = Qt.PenCapStyle.RoundCap
        self._painter.setPen(QPen(color, width * self._scale * self._lens.unit, Qt.PenStyle.SolidLine, cap))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawPolyline(QPolygonF(self._seen(points)))

    def ring(self, x: float, y: float, rx: float, ry: float, color: QColor, width: float) -> None:
        """An ellipse that is only a line."""
        points = _ellipse(x, y, rx, ry)
        self.line([*points, points[0]], color, width)

    def curve(self, start: Point, steps: Sequence[tuple[Point, Point]], color: QColor) -> None:
        """A closed form of quadratic curves, each step being (control point, end point)."""
        points = []
        for control, end in steps:
            for step in range(_STEPS):
                t = step / _STEPS
                points.append(
                    (
                        (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * control[0] + t * t * end[0],
                        (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * control[1] + t * t * end[1],
                    )
                )
            start = end
        self.form([*points, start], color)

    def _draw_plate(self, seen: list[QPointF], color: QColor) -> None:
        """Draw the raised middle of a form."""
        middle = QPointF(sum(p.x() for p in seen) / len(seen), sum(p.y() for p in seen) / len(seen))
        self._painter.setPen(_outline(clear(self.edge, 0.28), self._lens.unit * _EDGE * 0.5))
        self._painter.setBrush(clear(mix(color, _WARM, 0.35), 0.20))
        self._painter.drawPolygon(QPolygonF([middle + (point - middle) * 0.74 for point in seen]))

    def _fill(self, seen: list[QPointF], gradient: QGradient, color: QColor) -> None:
        gradient.setStops(_stops(color.rgba()))
        self._painter.setPen(self._pen)
        self._painter.setBrush(QBrush(gradient))
        self._painter.drawPolygon(QPolygonF(seen))

    def _seen(self, points: Outline) -> list[QPointF]:
        """The points on the picture."""
        m11, m12, m21, m22, dx, dy = self._matrix
        center, unit, right, low = self._lens
        cx, cy = center.x(), center.y()
        seen = []
        for px, py in points:
            x, y = m11 * px + m21 * py + dx, m12 * px + m22 * py + dy
            near = (1 + right * x + low * y) * unit
            seen.append(QPointF(cx + x * near, cy + y * near))
        return seen


def _outline(color: QColor, width: float) -> QPen:
    """A pen for outlines of a width in pixels; Qt draws those of one pixel much faster."""
    pen = QPen(color, width if width > _THIN else 1.0)
    pen.setJoinStyle(Qt.PenJoinStyle.BevelJoin)
    pen.setCosmetic(width <= _THIN)
    return pen


def _is_convex(points: list[QPointF]) -> bool:
    """True if the outline has no notch."""
    turns = [
        (b.x() - a.x()) * (c.y() - b.y()) - (b.y() - a.y()) * (c.x() - b.x())
        for a, b, c in zip(points, points[1:] + points[:1], points[2:] + points[:2], strict=True)
    ]
    return min(turns) >= 0 or max(turns) <= 0


def _normal(start: Point, end: Point) -> Point:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy) or 1.0
    return -dy / length, dx / length


def _ellipse(x: float, y: float, rx: float, ry: float) -> list[Point]:
    return [(x + rx * c, y + ry * s) for c, s in _CIRCLE]


_CIRCLE = [(math.cos(i * math.tau / 22), math.sin(i * math.tau / 22)) for i in range(22)]


@lru_cache(maxsize=1024)
def _stops(rgba: int) -> list[tuple[float, QColor]]:
    """A metal's tones from its lit edge to the light that its foot gets back."""
    color = QColor.fromRgba(rgba)
    light, shade = mix(color, _WARM, 0.5), mix(color, _COLD, 0.42)
    return [
        (0.0, light),
        (0.18, mix(color, _WARM, 0.12)),
        (0.50, color),
        (0.55, shade),
        (0.9, shade),
        (1.0, mix(shade, color, 0.6)),
    ]


@lru_cache(maxsize=256)
def _lamp_stops(rgba: int) -> list[tuple[float, QColor]]:
    color = QColor.fromRgba(rgba)
    return [(0.0, WHITE), (0.28, color), (0.42, clear(color, 0.5)), (1.0, clear(color, 0.0))]
