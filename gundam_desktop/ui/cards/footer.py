"""The foot of a card: the figures of its lower corners, marked where they have changed, or the type and the number."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from gundam_desktop.tabletop import Face, Figure, FigureKind
from gundam_desktop.ui.cards.card_status import CardStatus
from gundam_desktop.ui.cards.lettering import RIGHT, TIGHTEST, draw_text, fit, least_readable, width_of
from gundam_desktop.ui.cards.shapes import polygon
from gundam_desktop.ui.style.fonts import FIGURES, MEDIUM, TEXT
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
        kind, size = face.type_name.upper(), max(8.6, least_readable(painter))
        if width_of(kind, size) * TIGHTEST <= foot.width():
            draw_text(painter, foot, kind, size, muted, tight=True)


def draw_stats(painter: QPainter, foot: QRectF, face: Face, status: CardStatus, full: bool) -> None:
    """Draw the figures alone into the corners of a foot."""
    places, draw = stat_places(foot, face, full), _draw_stat if full else _draw_small_stat
    for kind, figure, change in _in_foot(face, status):
        draw(painter, places[kind.corner], kind, written(figure, kind, face), change)


def stat_places(foot: QRectF, face: Face, full: bool) -> dict[str, QRectF]:
    """The places of the figures in the foot of a face, by their corners."""
    width = 30.0 if full else 44.0
    top = _below_edge(foot, full)
    if _has_middle(face):
        return _side_by_side(top, face)
    lefts = {"lower left": foot.left(), "lower right": foot.right() - width}
    return {corner: QRectF(left, top.top(), width, top.height()) for corner, left in lefts.items()}


def _side_by_side(row: QRectF, face: Face) -> dict[str, QRectF]:
    """The places of three figures: the more digits one has, the wider is its own."""
    kinds = zip(face.design.figures, face.figures, strict=True)
    digits = {kind.corner: len(str(figure)) for kind, figure in kinds if kind.corner in _SLANTS}
    unit, left, places = row.width() / sum(count + 1 for count in digits.values()), row.left(), {}
    for corner in _SLANTS:
        width = unit * (digits.get(corner, -1) + 1)
        places[corner] = QRectF(left, row.top(), width, row.height())
        left += width
    return places


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


def _draw_small_stat(painter: QPainter, place: QRectF, kind: FigureKind, figure: str, change: int) -> None:
    """Draw a figure with its label, or alone if there is no room for a label that can be read."""
    unit = place.height() / 20.5
    _draw_ground(painter, place, kind)
    least = least_readable(painter)
    size, letters = max(least, (17 if len(figure) < 3 else 14) * unit), max(least, 6.5 * unit)
    label, right = width_of(kind.label, letters), kind.corner == "lower right"
    room = place.adjusted(2.5 * unit, 0, -2.5 * unit, 0)
    mark = QPointF(place.right() - 7 * unit if right else place.left() + 7 * unit, place.top() - 0.6 * unit)
    if label + width_of(figure, size, family=FIGURES) + unit <= room.width():
        side = QRectF(room.right() - label if right else room.left(), place.top(), label, place.height())
        room = room.adjusted(0, 0, -label - unit, 0) if right else room.adjusted(label + unit, 0, 0, 0)
        if change:
            mark = QPointF(side.center().x(), place.top() + 5.3 * unit)
            side = side.adjusted(0, 7.4 * unit, 0, 0)
        draw_text(painter, side, kind.label, letters, _faint())
    family = FIGURES if width_of(figure, size, family=FIGURES) <= room.width() else TEXT
    draw_text(painter, room, figure, size, _draw_change(painter, mark, change, unit), family=family, tight=True)


def _draw_stat(painter: QPainter, place: QRectF, kind: FigureKind, figure: str, change: int) -> None:
    """Draw a figure with its label, or with its whole name over it where the label is another word."""
    x, y, width, height = place.x(), place.y(), place.width(), place.height()
    right, unit = kind.corner == "lower right", height / 20.5
    _draw_ground(painter, place, kind)
    letters, room = 6.5 * unit, 9 * unit
    side = QRectF(place.right() - 3 * unit - room if right else x + 3 * unit, y, room, height)
    number = (
        place.adjusted(3 * unit, 0, -4 * unit - room, 0) if right else place.adjusted(3 * unit + room, 0, -3 * unit, 0)
    )
    ink = _draw_change(painter, QPointF(side.center().x(), y + height * 0.26), change, unit)
    if change:
        side = side.adjusted(0, height * 0.36, 0, 0)
    if kind.name != kind.label:
        name = QRectF(x + 4 * unit, y + 0.8 * unit, width - 8 * unit, 5.4 * unit)
        size, lines = fit(kind.name, name.width(), 5.4 * unit, 3 * unit, 1)
        draw_text(painter, name, lines[0], size, _faint())
        number = place.adjusted(4 * unit, 6.2 * unit, -4 * unit, 0)
    else:
        draw_text(painter, side, kind.label, letters, _faint())
    high = min(17 * unit, 0.9 * number.height())
    size = min(high if len(figure) < 3 else 14 * unit, 1.6 * number.width() / len(figure))
    draw_text(painter, number, figure, size, ink, family=FIGURES)


def _draw_ground(painter: QPainter, place: QRectF, kind: FigureKind) -> None:
    """Draw the background of a figure."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(figure_color(kind.color)))
    slant = [(u * place.width(), v * place.height()) for u, v in _SLANTS[kind.corner]]
    painter.drawPolygon(polygon(slant, place.topLeft()))


def _draw_change(painter: QPainter, mark: QPointF, change: int, unit: float) -> QColor:
    """Draw the mark of a figure that has changed, if it has; returns the figure's ink."""
    if not change:
        return QColor(FIGURE_INK)
    ink = QColor(theme().better if change > 0 else theme().worse)
    painter.setBrush(ink)
    painter.drawPolygon(polygon(_RISING if change > 0 else _FALLING, mark, 3.0 * unit))
    return ink


def _faint() -> QColor:
    """The ink of labels."""
    ink = QColor(FIGURE_INK)
    ink.setAlphaF(0.78)
    return ink
