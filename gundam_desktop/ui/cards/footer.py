"""The foot of a card: AP and HP with marks for what has changed, or the type and the number."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from gundam_desktop.tabletop import Face
from gundam_desktop.ui.cards.figures import Figures
from gundam_desktop.ui.cards.lettering import draw_text, fit
from gundam_desktop.ui.cards.shapes import polygon
from gundam_desktop.ui.style.fonts import FIGURES, MEDIUM
from gundam_desktop.ui.style.theme import AP_COLOR, FIGURE_INK, HP_COLOR, Theme

_RISING = [(0.0, -1.0), (1.0, 0.8), (-1.0, 0.8)]
_FALLING = [(0.0, 1.0), (1.0, -0.8), (-1.0, -0.8)]


def draw_footer(painter: QPainter, foot: QRectF, face: Face, figures: Figures, theme: Theme, full: bool) -> None:
    """Draw the foot of a card; `full` adds its number, for a card large enough to read it."""
    draw_stats(painter, foot, face, figures, theme, full)
    top = _below_edge(foot, full)
    muted = QColor(theme.card_muted)
    if full:
        margin = 31.0 if figures.ap is not None or figures.hp is not None else 2.0
        draw_text(painter, top.adjusted(margin, 0, -margin, 0), face.number, 4.4, muted, MEDIUM)
    elif figures.ap is None and figures.hp is None:
        size, lines = fit(face.type_name.upper(), foot.width() - 8, 8.6, 6, 1)
        draw_text(painter, foot, lines[0], size, muted)


def draw_stats(painter: QPainter, foot: QRectF, face: Face, figures: Figures, theme: Theme, full: bool) -> None:
    """Draw AP and HP alone into the corners of a foot."""
    width = 30.0 if full else 44.0
    top = _below_edge(foot, full)
    if figures.ap is not None:
        place = QRectF(foot.left(), top.top(), width, top.height())
        _draw_stat(painter, place, "AP", _written(figures.ap, face), AP_COLOR, figures.ap_change, theme, right=False)
    if figures.hp is not None:
        place = QRectF(foot.right() - width, top.top(), width, top.height())
        _draw_stat(painter, place, "HP", _written(figures.hp, face), HP_COLOR, figures.hp_change, theme, right=True)


def _below_edge(foot: QRectF, full: bool) -> QRectF:
    return foot.adjusted(0, 1.0 if full else 1.5, 0, 0)


def _written(figure: int, face: Face) -> str:
    return f"{figure:+d}" if face.modifier else str(figure)


def _draw_stat(
    painter: QPainter, place: QRectF, label: str, figure: str, fill: str, change: int, theme: Theme, right: bool
) -> None:
    x, y, width, height = place.x(), place.y(), place.width(), place.height()
    corners = [(0, 0), (1, 0), (1, 1), (0.14, 1)] if right else [(0, 0), (1, 0), (0.86, 1), (0, 1)]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(fill))
    painter.drawPolygon(polygon([(x + u * width, y + v * height) for u, v in corners]))
    unit = height / 20.5
    side = (
        QRectF(place.right() - 12 * unit, y, 9 * unit, height) if right else QRectF(x + 3 * unit, y, 9 * unit, height)
    )
    number = place.adjusted(3 * unit, 0, -12 * unit, 0) if right else place.adjusted(11 * unit, 0, -4 * unit, 0)
    ink = QColor(FIGURE_INK)
    if change:
        ink = QColor(theme.better if change > 0 else theme.worse)
        painter.setBrush(ink)
        mark = QPointF(side.center().x(), y + height * 0.26)
        painter.drawPolygon(polygon(_RISING if change > 0 else _FALLING, mark, 3.0 * unit))
        side = side.adjusted(0, height * 0.36, 0, 0)
    faint = QColor(FIGURE_INK)
    faint.setAlphaF(0.78)
    draw_text(painter, side, label, 6.5 * unit, faint)
    size = 17 * unit if len(figure) < 3 else 14 * unit
    draw_text(painter, number, figure, size, ink, family=FIGURES)
