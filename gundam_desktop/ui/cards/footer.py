"""The foot of a card: the figures of its lower corners, marked where they have changed, or the type and the number."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from gundam_desktop.tabletop import Face, Figure, FigureKind
from gundam_desktop.ui.cards.card_status import CardStatus
from gundam_desktop.ui.cards.lettering import RIGHT, draw_text, fit, readable, width_of
from gundam_desktop.ui.cards.shapes import polygon
from gundam_desktop.ui.style.fonts import FIGURES, MEDIUM
from gundam_desktop.ui.style.theme import FIGURE_INK, figure_color, theme

_RISING = [(0.0, -1.0), (1.0, 0.8), (-1.0, 0.8)]
_FALLING = [(0.0, 1.0), (1.0, -0.8), (-1.0, -0.8)]
_SLANTS = {
    "lower left": [(0, 0), (1, 0), (0.86, 1), (0, 1)],
    "lower middle": [(0, 0), (1, 0), (0.86, 1), (0.14, 1)],
    "lower right": [(0, 0), (1, 0), (1, 1), (0.14, 1)],
}
"""The background of a figure in each corner, in parts of its width and height."""


def draw_footer(painter: QPainter, foot: QRectF, face: Face, status: CardStatus, full: bool) -> None:
    """Draw the foot of a card; `full` adds its number, for a card large enough to read it."""
    draw_stats(painter, foot, face, status, full)
    top = _below_edge(foot, full)
    muted = QColor(theme().card_muted)
    if full and _has_middle(face):
        above = QRectF(foot.left(), foot.top() - 6.4, foot.width() - 3.0, 5.4)
        draw_text(painter, above, face.number, 4.4, muted, MEDIUM, RIGHT)
    elif full:
        margin = 31.0 if has_stats(face) else 2.0
        draw_text(painter, top.adjusted(margin, 0, -margin, 0), face.number, 4.4, muted, MEDIUM)
    elif not has_stats(face):
        size, lines = fit(face.type_name.upper(), foot.width() - 8, readable(painter, 8.6, foot.height()), 6, 1)
        draw_text(painter, foot, lines[0], size, muted)


def draw_stats(painter: QPainter, foot: QRectF, face: Face, status: CardStatus, full: bool) -> None:
    """Draw the figures alone into the corners of a foot."""
    places = stat_places(foot, face, full)
    for kind, figure, change in _in_foot(face, status):
        _draw_stat(painter, places[kind.corner], kind, written(figure, kind, face), change, named=full)


def stat_places(foot: QRectF, face: Face, full: bool) -> dict[str, QRectF]:
    """The places of the figures in the foot of a face, by their corners."""
    width = 30.0 if full else 44.0
    if _has_middle(face):
        width = min(width, foot.width() / 3)
    top = _below_edge(foot, full)
    lefts = {
        "lower left": foot.left(),
        "lower middle": foot.center().x() - width / 2,
        "lower right": foot.right() - width,
    }
    return {corner: QRectF(left, top.top(), width, top.height()) for corner, left in lefts.items()}


def has_stats(face: Face) -> bool:
    """True if figures are printed in the foot of a card."""
    return any(
        figure is not None and kind.corner in _SLANTS
        for kind, figure in zip(face.design.figures, face.figures, strict=True)
    )


def _has_middle(face: Face) -> bool:
    """True if a figure is printed between those of the two corners."""
    return any(
        figure is not None and kind.corner == "lower middle"
        for kind, figure in zip(face.design.figures, face.figures, strict=True)
    )


def written(figure: Figure, kind: FigureKind, face: Face) -> str:
    """A figure as written on a card."""
    return f"{figure:+d}" if kind.signed and face.modifier and isinstance(figure, int) else str(figure)


def _in_foot(face: Face, status: CardStatus) -> Iterator[tuple[FigureKind, Figure, int]]:
    for kind, figure, change in zip(face.design.figures, status.figures, status.changes, strict=True):
        if figure is not None and kind.corner in _SLANTS:
            yield kind, figure, change


def _below_edge(foot: QRectF, full: bool) -> QRectF:
    return foot.adjusted(0, 1.0 if full else 1.5, 0, 0)


def _draw_stat(painter: QPainter, place: QRectF, kind: FigureKind, figure: str, change: int, *, named: bool) -> None:
    """Draw a figure with its label; with `named`, and where the label is not the name, the whole name over it."""
    x, y, width, height = place.x(), place.y(), place.width(), place.height()
    right = kind.corner == "lower right"
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(figure_color(kind.color)))
    painter.drawPolygon(polygon([(x + u * width, y + v * height) for u, v in _SLANTS[kind.corner]]))
    unit = height / 20.5
    letters, room = 6.5 * unit, 9 * unit
    larger = readable(painter, letters, 13.5 * unit)
    if width_of(kind.label, larger) + width_of(figure, 17 * unit, family=FIGURES) + 7 * unit <= width:
        letters, room = larger, max(room, width_of(kind.label, larger))
    side = QRectF(place.right() - 3 * unit - room if right else x + 3 * unit, y, room, height)
    number = (
        place.adjusted(3 * unit, 0, -4 * unit - room, 0) if right else place.adjusted(3 * unit + room, 0, -3 * unit, 0)
    )
    ink = QColor(FIGURE_INK)
    if change:
        ink = QColor(theme().better if change > 0 else theme().worse)
        painter.setBrush(ink)
        mark = QPointF(side.center().x(), y + height * 0.26)
        painter.drawPolygon(polygon(_RISING if change > 0 else _FALLING, mark, 3.0 * unit))
        side = side.adjusted(0, height * 0.36, 0, 0)
    faint = QColor(FIGURE_INK)
    faint.setAlphaF(0.78)
    if named and kind.name != kind.label:
        name = QRectF(x + 4 * unit, y + 0.8 * unit, width - 8 * unit, 5.4 * unit)
        size, lines = fit(kind.name, name.width(), 5.4 * unit, 3 * unit, 1)
        draw_text(painter, name, lines[0], size, faint)
        number = place.adjusted(4 * unit, 6.2 * unit, -4 * unit, 0)
    else:
        draw_text(painter, side, kind.label, letters, faint)
    high = min(17 * unit, 0.9 * number.height())
    size = min(high if len(figure) < 3 else 14 * unit, 1.6 * number.width() / len(figure))
    draw_text(painter, number, figure, size, ink, family=FIGURES)
