"""Paints a card from its face at three levels of detail, and a card's back."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from gundam_desktop.tabletop import Face
from gundam_desktop.ui.cards.card_status import CardStatus
from gundam_desktop.ui.cards.condition_mark import draw_condition_frame, draw_condition_mark, draw_links
from gundam_desktop.ui.cards.cost_marks import draw_pips, draw_range
from gundam_desktop.ui.cards.emblem import draw_emblem
from gundam_desktop.ui.cards.footer import draw_footer, draw_stats, has_stats, written
from gundam_desktop.ui.cards.lettering import (
    CENTER,
    LEFT,
    RIGHT,
    Try,
    draw_figure,
    draw_text,
    fit,
    fit_any,
    width_of,
)
from gundam_desktop.ui.cards.shapes import chamfered, color_shape, polygon, regular, symbol
from gundam_desktop.ui.cards.text_box import TextFlow, draw_flow, flow_to_fit
from gundam_desktop.ui.style import text_overflow
from gundam_desktop.ui.style.fonts import MEDIUM
from gundam_desktop.ui.style.theme import hue, theme

CARD_WIDTH, CARD_HEIGHT = 100.0, 140.0
"""The space of a card's design; every measure here is in its units."""

_INNER = QRectF(3.2, 3.2, CARD_WIDTH - 6.4, CARD_HEIGHT - 6.4)
PICTURE_WIDTH, PICTURE_HEIGHT = _INNER.width(), _INNER.height()
"""The place of a picture, in the frame."""
_SMALL_NAME_HEIGHT = 25.0
_NAME_HEIGHT, _FOOT_HEIGHT = 17.0, 13.0
"""Heights of the name's band and of the foot of a large card."""
_CONDITION_LINE, _TRAITS_LINE = 6.2, 5.4
_WHITE, _SHADE = QColor("#FFFFFF"), QColor(0, 0, 0, 170)


class _Written(NamedTuple):
    """A figure as written, and its difference from the printed one."""

    text: str
    change: int


class Detail(Enum):
    """How much of a card is drawn."""

    BADGE = 0
    TABLE = 1
    FULL = 2

    @staticmethod
    def for_width(pixels: float) -> Detail:
        """The level of detail for a card `pixels` logical pixels wide."""
        if pixels < 64:
            return Detail.BADGE
        return Detail.TABLE if pixels < 170 else Detail.FULL


_NAMES = {
    # Even on a small card the first words must be readable: the end of the name is cut off.
    Detail.BADGE: (Try(13, 9, 2), Try(8, 8, 3)),
    # Forms of one machine differ at the end of their names, so no name is cut off.
    Detail.TABLE: (Try(12, 8.2, 2), Try(7.9, 6.6, 3), Try(6.1, 5.2, 4)),
    Detail.FULL: (Try(8.4, 7.0, 1), Try(7.6, 4.6, 2), Try(5.0, 4.0, 3)),
}
"""How a name may be set, the best way first."""


def paint_card(
    painter: QPainter,
    place: QRectF,
    face: Face,
    status: CardStatus,
    detail: Detail,
    picture: QPixmap | None = None,
) -> None:
    """Paint a card's front into a place of the proportion 100 to 140.

    A picture, cut to its place, replaces the printed card; figures that change in a game are drawn over it.
    """
    painter.save()
    _enter(painter, place)
    _draw_frame(painter, face)
    if picture is not None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(_INNER, picture, QRectF(picture.rect()))
        _draw_over_picture(painter, face, status, detail)
    elif not face.text and all(figure is None for figure in face.figures):
        _draw_plain(painter, face)
    elif detail is Detail.FULL:
        _draw_full(painter, face, status)
    else:
        _draw_small(painter, face, status, detail)
    if status.condition_met:
        draw_condition_frame(painter, CARD_WIDTH, CARD_HEIGHT)
    painter.restore()


def paint_back(painter: QPainter, place: QRectF, accent: str) -> None:
    """Paint a card's back in its player's colour."""
    painter.save()
    _enter(painter, place)
    whole = QRectF(0, 0, CARD_WIDTH, CARD_HEIGHT)
    gradient = QLinearGradient(whole.topLeft(), whole.bottomRight())
    gradient.setColorAt(0, QColor(theme().back_light))
    gradient.setColorAt(1, QColor(theme().back_dark))
    painter.fillPath(_rounded(whole, 6), gradient)
    painter.setClipPath(_rounded(whole, 6))
    line = QColor(accent) if theme().dark else QColor(accent).lighter(165)
    line.setAlphaF(0.22)
    painter.setPen(QPen(line, 1))
    for i in range(-14, 15):
        painter.drawLine(QPointF(i * 10, 0), QPointF(i * 10 + CARD_HEIGHT, CARD_HEIGHT))
    painter.setClipping(False)
    line.setAlphaF(0.95)
    painter.setPen(QPen(line, 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon(chamfered(whole.adjusted(6, 6, -6, -6), 10))
    painter.setBrush(QColor(theme().back_dark))
    painter.drawPolygon(polygon(regular(6), whole.center(), 24))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(line)
    painter.drawPolygon(polygon([(0, -13), (12, 9), (0, 3), (-12, 9)], whole.center()))
    line.setAlphaF(0.55)
    painter.setPen(QPen(line, 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(whole.adjusted(0.6, 0.6, -0.6, -0.6), 5.6, 5.6)
    painter.restore()


def _enter(painter: QPainter, place: QRectF) -> None:
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.translate(place.topLeft())
    painter.scale(place.width() / CARD_WIDTH, place.height() / CARD_HEIGHT)


def _rounded(place: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(place, radius, radius)
    return path


def _draw_frame(painter: QPainter, face: Face) -> None:
    """Draw the frame in the card's colour and the body, and clip further drawing to it."""
    frame = QColor(hue(face.color).frame)
    gradient = QLinearGradient(0, 0, CARD_WIDTH * 0.4, CARD_HEIGHT)
    gradient.setColorAt(0, frame.lighter(118))
    gradient.setColorAt(0.5, frame)
    gradient.setColorAt(1, frame.darker(135))
    painter.fillPath(_rounded(QRectF(0, 0, CARD_WIDTH, CARD_HEIGHT), 6), QBrush(gradient))
    painter.fillPath(_rounded(_INNER, 4), QColor(theme().card_body))
    painter.setClipPath(_rounded(_INNER, 4))


def _draw_plain(painter: QPainter, face: Face) -> None:
    """Draw a card with nothing to read but its name."""
    draw_emblem(painter, _INNER, face)
    size, lines = fit(face.name, 88, 17, 9, 1)
    draw_text(painter, QRectF(0, CARD_HEIGHT - 28, CARD_WIDTH, 20), lines[0], size, QColor("#EAF6FF"))


def _draw_small(painter: QPainter, face: Face, status: CardStatus, detail: Detail) -> None:
    name_height, foot_height = _SMALL_NAME_HEIGHT, 22.0 if has_stats(face) else 13.0
    art = _INNER.adjusted(0, name_height, 0, -foot_height)
    draw_emblem(painter, art, face)
    _draw_name_band(painter, face, name_height)
    left = _INNER.left() + 3
    badge, tab = _at_corner("upper left", face, status), _at_corner("upper right", face, status)
    if badge is not None:
        _draw_badge_figure(painter, face, badge, QPointF(15.2, 15.5), 11.6, bold=detail is Detail.BADGE)
        left = 29.5
    width = _INNER.right() - left - 2
    size, lines = fit_any(face.name, width, _NAMES[detail], may_be_cut=detail is Detail.BADGE)
    _draw_lines(painter, QRectF(left, _INNER.top(), width, name_height), lines, size, QColor(hue(face.color).ink))
    _draw_tab(painter, tab, art.topLeft(), 1.0)
    _draw_badges(painter, face, status, art, 6.4)
    if face.condition:
        draw_condition_mark(painter, QPointF(art.left() + 8.5, art.bottom() - 7.5), 6.4, status.condition_met)
    draw_pips(painter, QPointF(art.left() + 5.5, art.top() + (18 if tab is not None else 7)), face, 3.6)
    draw_range(painter, QRectF(art.right() - 27, art.bottom() - 27, 25, 25), face)
    if badge is None and tab is None and has_stats(face):
        _draw_kind_tab(painter, face, art)
    foot = QRectF(_INNER.left(), art.bottom(), _INNER.width(), foot_height)
    painter.fillRect(foot, QColor(theme().card_body))
    draw_footer(painter, foot, face, status, full=False)


def _draw_over_picture(painter: QPainter, face: Face, status: CardStatus, detail: Detail) -> None:
    """Draw the figures and marks that change in a game, in their places on a painted card, smaller on a large one."""
    full = detail is Detail.FULL
    size = 0.65 if full else 1.0
    foot_height = 13.0 if full else 22.0
    art = _INNER.adjusted(0, _SMALL_NAME_HEIGHT * size, 0, -foot_height)
    badge, tab = _at_corner("upper left", face, status), _at_corner("upper right", face, status)
    if badge is not None:
        _draw_badge_figure(painter, face, badge, QPointF(3.6 + 11.6 * size, 3.9 + 11.6 * size), 11.6 * size)
    _draw_tab(painter, tab, art.topLeft(), size)
    _draw_badges(painter, face, status, art, 6.4 * size)
    if face.condition:
        draw_condition_mark(
            painter, QPointF(art.left() + 8.5 * size, art.bottom() - 7.5 * size), 6.4 * size, status.condition_met
        )
    foot = QRectF(_INNER.left(), art.bottom(), _INNER.width(), foot_height)
    draw_stats(painter, foot, face, status, full)


def _at_corner(corner: str, face: Face, status: CardStatus) -> _Written | None:
    """The figure of a card in a corner; None if it has none there."""
    for kind, figure, change in zip(face.design.figures, status.figures, status.changes, strict=True):
        if kind.corner == corner and figure is not None:
            return _Written(kind.label + written(figure, kind, face), change)
    return None


def _draw_tab(painter: QPainter, figure: _Written | None, at: QPointF, size: float) -> None:
    """Draw the figure of the upper right corner, in a tab below the name."""
    if figure is None:
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_SHADE)
    painter.drawPolygon(polygon([(0, 0), (24, 0), (20, 11), (0, 11)], at, size))
    color = _WHITE if not figure.change else QColor(theme().better if figure.change > 0 else theme().worse)
    draw_text(painter, QRectF(at.x(), at.y(), 22 * size, 11 * size), figure.text, 9.2 * size, color)


def picture_place(face: Face) -> QRectF:
    """The place of the emblem on a large card, in the units of its design: it is lower for a long text."""
    return _above_box(_box_for(face)[0])


def _above_box(height: float) -> QRectF:
    """The place of the emblem above a text's box of this height."""
    return _INNER.adjusted(0, _NAME_HEIGHT, 0, -_FOOT_HEIGHT - height)


def _draw_full(painter: QPainter, face: Face, status: CardStatus) -> None:
    name_height, foot_height = _NAME_HEIGHT, _FOOT_HEIGHT
    box_height, flow = _box_for(face)
    art = _above_box(box_height)
    draw_emblem(painter, art, face)
    _draw_name_band(painter, face, name_height)
    ink = QColor(hue(face.color).ink)
    left = _INNER.left() + 3
    badge, tab = _at_corner("upper left", face, status), _at_corner("upper right", face, status)
    if badge is not None:
        _draw_badge_figure(painter, face, badge, QPointF(11.5, 11.6), 7.6)
        left = 21.0
    width = _INNER.right() - left - (15 if tab is not None else 3)
    size, lines = fit_any(_marked(face.name, face), width, _NAMES[Detail.FULL])
    _draw_lines(painter, QRectF(left, _INNER.top(), width, name_height), lines, size, ink)
    if tab is not None:
        place = QRectF(_INNER.right() - 14, _INNER.top() + 3, 12, 11)
        draw_text(painter, place, tab.text, 7, ink, align=RIGHT)
    _draw_badges(painter, face, status, art, 4.2)
    if face.condition:
        draw_condition_mark(painter, QPointF(art.left() + 6, art.bottom() - 5), 4.3, status.condition_met)
    draw_pips(painter, QPointF(art.left() + 4.5, art.top() + 5), face, 2.6)
    draw_range(painter, QRectF(art.right() - 24, art.bottom() - 24, 22, 22), face)
    box = QRectF(_INNER.left() + 2, art.bottom() + 1.5, _INNER.width() - 4, box_height - 2)
    _draw_text_box(painter, box, face, flow)
    foot = QRectF(_INNER.left(), _INNER.bottom() - foot_height, _INNER.width(), foot_height)
    draw_footer(painter, foot, face, status, full=True)


def _box_for(face: Face) -> tuple[float, TextFlow]:
    """The height of the text's box, and the text in it; the picture is lower for a long text."""
    head = 9.0 + _condition_height(face) + (0.0 if _traits_beside(face) else _TRAITS_LINE)
    width = _INNER.width() - 10
    for height, size in ((46.0, 5.6), (50.0, 5.2), (58.0, 5.0), (66.0, 4.8), (74.0, 4.8), (74.0, 4.6), (74.0, 4.4)):
        flow = flow_to_fit(face.text, width, height - 4 - head, size, size)
        if flow.height <= height - 4 - head:
            return height, flow
    flow = flow_to_fit(face.text, width, 82.0 - head, 4.4, 2.6)
    if text_overflow.is_enabled():
        text_overflow.report(f"{face.number}: its text", 82.0 - head, flow.height)
    return min(86.0, flow.height + 4 + head), flow


def _condition_lines(face: Face) -> tuple[float, tuple[str, ...]]:
    """The size and the lines of the condition."""
    return fit_any(_marked(face.condition, face), _INNER.width() - 19, (Try(4.8, 3.8, 1), Try(4.6, 3.4, 2)))


def _condition_height(face: Face) -> float:
    """The room for the condition; none without one."""
    return _CONDITION_LINE + (len(_condition_lines(face)[1]) - 1) * 4.6 if face.condition else 0.0


def _kind_of(face: Face) -> str:
    """The type and the areas where it operates, as one line."""
    return "  ".join((face.type_name.upper(), " / ".join(place.upper() for place in face.environment))).strip()


def _traits_of(face: Face) -> str:
    return " · ".join(_marked(trait, face) for trait in face.traits)


def _marked(name: str, face: Face) -> str:
    """A name on a large card, with a mark if it is not official."""
    return f"{name}*" if name in face.unofficial else name


def _traits_beside(face: Face) -> bool:
    """True if the traits fit on the line of the type."""
    return width_of(_traits_of(face), 4.2) + width_of(_kind_of(face), 4.4) < _INNER.width() - 14


def _draw_text_box(painter: QPainter, box: QRectF, face: Face, flow: TextFlow) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme().card_box))
    painter.drawRoundedRect(box, 2, 2)
    muted = QColor(theme().card_muted)
    line = QRectF(box.left() + 3, box.top() + 1, box.width() - 6, 6)
    draw_text(painter, line, _kind_of(face), 4.4, muted, align=LEFT)
    beside = _traits_beside(face)
    below = 0.0 if beside else _TRAITS_LINE
    size, traits = fit(_traits_of(face), line.width(), 4.4, 3.0, 1)
    draw_text(painter, line.translated(0, below), traits[0], size, muted, MEDIUM, RIGHT if beside else LEFT)
    y = box.top() + 7 + below
    if face.condition:
        chain = QPointF(line.left() + 2.4, y + 3)
        draw_links(painter, chain, 1.5, QColor(theme().card_link))
        size, lines = _condition_lines(face)
        place = QRectF(line.left() + 6.4, y - 0.4, line.width() - 7, _condition_height(face))
        _draw_lines(painter, place, lines, size, QColor(theme().card_link))
        y += _condition_height(face)
    draw_flow(painter, QPointF(line.left(), y + 0.6), flow, face.design.marks)


def _draw_name_band(painter: QPainter, face: Face, height: float) -> None:
    frame = QColor(hue(face.color).frame)
    band = QRectF(_INNER.left(), _INNER.top(), _INNER.width(), height)
    gradient = QLinearGradient(band.topLeft(), band.bottomLeft())
    gradient.setColorAt(0, frame.lighter(106))
    gradient.setColorAt(1, frame.darker(112))
    painter.fillRect(band, gradient)


def _draw_lines(painter: QPainter, place: QRectF, lines: tuple[str, ...], size: float, ink: QColor) -> None:
    height = size * 1.02
    y = place.center().y() - height * len(lines) / 2
    for line in lines:
        draw_text(painter, QRectF(place.left(), y, place.width(), height), line, size, ink, align=LEFT)
        y += height


def _draw_badge_figure(
    painter: QPainter, face: Face, figure: _Written, center: QPointF, radius: float, *, bold: bool = False
) -> None:
    """Draw the figure of the upper left corner in a badge whose shape shows the colour of the card.

    The rim is `bold` where it would be thinner than a pixel.
    """
    card_hue = hue(face.color)
    rim = QColor("#2A2823") if card_hue.key == "white" else _WHITE
    painter.setPen(QPen(rim, radius / (5 if bold else 9)))
    painter.setBrush(QColor(card_hue.deep))
    shape = "circle" if card_hue.shape == "ring" else card_hue.shape
    painter.drawPath(color_shape(shape, center, radius))
    middle = QPointF(center.x(), center.y() + (radius / 10 if shape == "triangle" else 0))
    ink = QColor("#7CFFB0") if figure.change > 0 else QColor("#FFB3A8") if figure.change < 0 else _WHITE
    draw_figure(painter, middle, figure.text, radius * 1.28, ink, QColor(card_hue.deep), 1.2)


def _draw_badges(painter: QPainter, face: Face, status: CardStatus, art: QRectF, radius: float) -> None:
    """Draw the keywords' symbols at the right edge of the picture."""
    y = art.top() + 3 + radius
    for badge in status.badges[:4]:
        center = QPointF(art.right() - radius - 2.5, y)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_SHADE)
        if badge.amount:
            pill = QRectF(center.x() - radius * 2.5, y - radius, radius * 3.5, radius * 2)
            painter.drawRoundedRect(pill, radius, radius)
            number = QRectF(pill.left() + radius * 0.3, y - radius, radius * 1.3, radius * 2)
            draw_text(painter, number, str(badge.amount), radius * 1.6, _WHITE, align=CENTER)
        else:
            painter.drawEllipse(center, radius, radius)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_WHITE)
        painter.drawPath(symbol(face.design.symbols.get(badge.key, ""), center, radius * 0.58))
        y += radius * 2 + 1.6


def _draw_kind_tab(painter: QPainter, face: Face, art: QRectF) -> None:
    """Draw the type of card on cards without a level: tokens."""
    size, lines = fit(face.type_name.upper(), 39, 7, 4.5, 1)
    tab = QRectF(art.right() - 44, art.bottom() - 10, 44, 10)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_SHADE)
    painter.drawPolygon(polygon([(4, 0), (44, 0), (44, 10), (0, 10)], tab.topLeft()))
    draw_text(painter, tab.adjusted(3, 0, 0, 0), lines[0], size, _WHITE)
