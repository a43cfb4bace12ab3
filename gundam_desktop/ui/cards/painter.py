"""Paints a card from its face at four levels of detail, and a card's back."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from gundam_desktop.tabletop import Face
from gundam_desktop.ui.cards.art import art_pixmap
from gundam_desktop.ui.cards.card_status import CardStatus
from gundam_desktop.ui.cards.condition_mark import draw_condition_frame, draw_condition_mark, draw_links
from gundam_desktop.ui.cards.cost_marks import draw_pips, draw_range
from gundam_desktop.ui.cards.footer import draw_footer, has_stats, written
from gundam_desktop.ui.cards.large_card import (
    KIND_SIZE,
    NAME_HEIGHT,
    LargeCard,
    condition_lines,
    kind_of,
    large_card,
    marked,
    traits_of,
)
from gundam_desktop.ui.cards.lettering import (
    CENTER,
    LEFT,
    RIGHT,
    Try,
    draw_figure,
    draw_text,
    fit,
    fit_any,
    least_readable,
    readable,
    width_of,
)
from gundam_desktop.ui.cards.measures import CARD_HEIGHT, CARD_WIDTH, INNER, LARGE_MARKS, Marks
from gundam_desktop.ui.cards.shapes import color_shape, polygon, regular, symbol
from gundam_desktop.ui.cards.small_card import LINE, small_art, small_card
from gundam_desktop.ui.cards.text_box import draw_flow
from gundam_desktop.ui.style.fonts import MEDIUM
from gundam_desktop.ui.style.panel import chamfered
from gundam_desktop.ui.style.theme import hue, theme

_WHITE, _SHADE = QColor("#FFFFFF"), QColor(0, 0, 0, 170)


class _Written(NamedTuple):
    """A figure as written, and its difference from the printed one."""

    text: str
    change: int


class Detail(Enum):
    """How much of a card is drawn."""

    PICTURE = 0
    """The picture and the shape of the colour: nothing that is written could be read."""
    BADGE = 1
    TABLE = 2
    FULL = 3

    @staticmethod
    def for_width(pixels: float) -> Detail:
        """The level of detail for a card `pixels` logical pixels wide."""
        if pixels < 44:
            return Detail.PICTURE
        if pixels < 64:
            return Detail.BADGE
        return Detail.TABLE if pixels < 170 else Detail.FULL


_LARGE_NAME = (Try(8.4, 7.0, 1), Try(7.6, 4.6, 2), Try(5.0, 4.0, 3))
"""How the name of a large card may be set, the best way first."""


def paint_card(
    painter: QPainter,
    place: QRectF,
    face: Face,
    status: CardStatus,
    detail: Detail,
    picture: QPixmap | None = None,
) -> None:
    """Paint a card's front into a place of the proportion 100 to 140.

    A picture, cut to `picture_place`, replaces the drawn one; name, number, text and figures stay as they are.
    """
    painter.save()
    _enter(painter, place)
    _draw_frame(painter, face)
    large = large_card(face) if detail is Detail.FULL and not _is_plain(face) else None
    _draw_picture(painter, large.art if large is not None else picture_place(face, detail), face, picture)
    if large is not None:
        _draw_full(painter, large, face, status)
    elif detail is Detail.PICTURE:
        if _at_corner("upper left", face, status) is not None:
            _draw_badge(painter, face, QPointF(19, 19), 14, 2.8)
    elif _is_plain(face):
        _draw_plain(painter, face)
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
    painter.fillPath(_rounded(INNER, 4), QColor(theme().card_body))
    painter.setClipPath(_rounded(INNER, 4))


def _draw_picture(painter: QPainter, art: QRectF, face: Face, picture: QPixmap | None) -> None:
    """Draw a picture, or else the drawn one, on whole pixels of the device."""
    onto, _ = painter.deviceTransform().inverted()
    pixels = QRectF(painter.deviceTransform().mapRect(art).toAlignedRect())
    shown = art_pixmap(face, pixels.size().toSize()) if picture is None else picture
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(onto.mapRect(pixels), shown, QRectF(shown.rect()))


def _draw_plain(painter: QPainter, face: Face) -> None:
    """Draw what can be read of a card that has nothing but its name."""
    least = least_readable(painter)
    size, lines = fit_any(face.name, 88, (Try(max(17, least), max(9, least), 1), Try(least, least, 2, tight=True)))
    y = CARD_HEIGHT - 8 - size * len(lines)
    for line in lines:
        draw_text(painter, QRectF(6, y, 88, size), line, size, QColor("#EAF6FF"), tight=True)
        y += size


def _draw_small(painter: QPainter, face: Face, status: CardStatus, detail: Detail) -> None:
    card = small_card(face, least_readable(painter))
    marks, art = card.marks, card.shown
    _draw_name_band(painter, face, card.band.height())
    badge, tab = _at_corner("upper left", face, status), _at_corner("upper right", face, status)
    if badge is not None:
        bold = detail is Detail.BADGE
        _draw_badge_figure(painter, face, badge, marks.upper_left, marks.upper_left_radius, bold=bold)
    _draw_lines(painter, card.name, card.lines, card.size, QColor(hue(face.color).ink), tight=True)
    _draw_tab(painter, tab, marks.upper_right)
    _draw_badges(painter, face, status, art, marks)
    if face.condition:
        chain, radius = marks.chain(art)
        draw_condition_mark(painter, chain, radius, status.condition_met)
    below = marks.upper_right.height() if tab is not None else 0.0
    draw_pips(painter, QPointF(art.left() + 5.5, art.top() + below + 7), face, 3.6)
    draw_range(painter, QRectF(art.right() - 27, art.bottom() - 27, 25, 25), face)
    if badge is None and tab is None and has_stats(face):
        _draw_kind_tab(painter, face, art)
    painter.fillRect(card.foot, QColor(hue(face.color).deep if has_stats(face) else theme().card_body))
    draw_footer(painter, card.foot, face, status, full=False)


def _at_corner(corner: str, face: Face, status: CardStatus) -> _Written | None:
    """The figure of a card in a corner; None if it has none there."""
    for kind, figure, change in zip(face.design.figures, status.figures, status.changes, strict=True):
        if kind.corner == corner and figure is not None:
            return _Written(kind.label + written(figure, kind, face), change)
    return None


def _draw_tab(painter: QPainter, figure: _Written | None, place: QRectF) -> None:
    """Draw the figure of the upper right corner of a small card, in a tab below the name."""
    if figure is None:
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_SHADE)
    width, height = place.width(), place.height()
    painter.drawPolygon(polygon([(0, 0), (width + 3, 0), (width - 2, height), (0, height)], place.topLeft()))
    color = _WHITE if not figure.change else QColor(theme().better if figure.change > 0 else theme().worse)
    inner = place.adjusted(1, 0, -1, 0)
    draw_text(painter, inner, figure.text, readable(painter, min(13, height), CARD_HEIGHT), color, tight=True)


def picture_place(face: Face, detail: Detail = Detail.FULL) -> QRectF:
    """The place of a card's picture, in the units of its design: on a large card it is less high above a long text.

    It is all of a card on which there is nothing to read, or nothing but its name.
    """
    if detail is Detail.PICTURE or _is_plain(face):
        return INNER
    return large_card(face).art if detail is Detail.FULL else small_art(face)


def _is_plain(face: Face) -> bool:
    return not face.text and all(figure is None for figure in face.figures)


def _draw_full(painter: QPainter, large: LargeCard, face: Face, status: CardStatus) -> None:
    art = large.art
    _draw_name_band(painter, face, NAME_HEIGHT)
    ink = QColor(hue(face.color).ink)
    left = INNER.left() + 3
    badge, tab = _at_corner("upper left", face, status), _at_corner("upper right", face, status)
    if badge is not None:
        _draw_badge_figure(painter, face, badge, LARGE_MARKS.upper_left, LARGE_MARKS.upper_left_radius)
        left = 21.0
    width = INNER.right() - left - (15 if tab is not None else 3)
    size, lines = fit_any(marked(face.name, face), width, _LARGE_NAME)
    _draw_lines(painter, QRectF(left, INNER.top(), width, NAME_HEIGHT), lines, size, ink)
    if tab is not None:
        size, texts = fit(tab.text, LARGE_MARKS.upper_right.width(), 7, 5, 1)
        draw_text(painter, LARGE_MARKS.upper_right, texts[0], size, ink, align=RIGHT)
    _draw_badges(painter, face, status, art, LARGE_MARKS)
    if face.condition:
        chain, radius = LARGE_MARKS.chain(art)
        draw_condition_mark(painter, chain, radius, status.condition_met)
    draw_pips(painter, QPointF(art.left() + 4.5, art.top() + 5), face, 2.6)
    draw_range(painter, QRectF(art.right() - 24, art.bottom() - 24, 22, 22), face)
    _draw_text_box(painter, large, face)
    draw_footer(painter, large.foot, face, status, full=True)


def _draw_text_box(painter: QPainter, large: LargeCard, face: Face) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme().card_box))
    painter.drawRoundedRect(large.box, 2, 2)
    muted = QColor(theme().card_muted)
    draw_text(painter, large.kind, kind_of(face), KIND_SIZE, muted, align=LEFT)
    size, traits = fit(traits_of(face), large.traits.width(), KIND_SIZE, 3.0, 1)
    beside = large.traits.top() == large.kind.top()
    draw_text(painter, large.traits, traits[0], size, muted, MEDIUM, RIGHT if beside else LEFT)
    if face.condition:
        place = large.condition
        draw_links(painter, QPointF(place.left() - 4, place.top() + 3.4), 1.5, QColor(theme().card_link))
        size, lines = condition_lines(face)
        _draw_lines(painter, place, lines, size, QColor(theme().card_link))
    draw_flow(painter, large.text, large.flow, face.design.marks)


def _draw_name_band(painter: QPainter, face: Face, height: float) -> None:
    frame = QColor(hue(face.color).frame)
    band = QRectF(INNER.left(), INNER.top(), INNER.width(), height)
    gradient = QLinearGradient(band.topLeft(), band.bottomLeft())
    gradient.setColorAt(0, frame.lighter(106))
    gradient.setColorAt(1, frame.darker(112))
    painter.fillRect(band, gradient)


def _draw_lines(
    painter: QPainter, place: QRectF, lines: tuple[str, ...], size: float, ink: QColor, *, tight: bool = False
) -> None:
    height = size * LINE
    y = place.center().y() - height * len(lines) / 2
    for line in lines:
        draw_text(painter, QRectF(place.left(), y, place.width(), height), line, size, ink, align=LEFT, tight=tight)
        y += height


def _draw_badge_figure(
    painter: QPainter, face: Face, figure: _Written, center: QPointF, radius: float, *, bold: bool = False
) -> None:
    """Draw the figure of the upper left corner in a badge whose shape shows the colour of the card.

    The rim is `bold` where it would be thinner than a pixel.
    """
    shape = _draw_badge(painter, face, center, radius, radius / (5 if bold else 9))
    middle = QPointF(center.x(), center.y() + (radius / 10 if shape == "triangle" else 0))
    ink = QColor("#7CFFB0") if figure.change > 0 else QColor("#FFB3A8") if figure.change < 0 else _WHITE
    size = readable(painter, radius * 1.28, radius * (1.6 if shape == "triangle" else 2))
    draw_figure(painter, middle, figure.text, size, ink, QColor(hue(face.color).deep), 1.2)


def _draw_badge(painter: QPainter, face: Face, center: QPointF, radius: float, rim: float) -> str:
    """Draw the shape of a card's colour with a rim; returns its name."""
    card_hue = hue(face.color)
    painter.setPen(QPen(QColor("#2A2823") if card_hue.key == "white" else _WHITE, rim))
    painter.setBrush(QColor(card_hue.deep))
    shape = "circle" if card_hue.shape == "ring" else card_hue.shape
    painter.drawPath(color_shape(shape, center, radius))
    return shape


def _draw_badges(painter: QPainter, face: Face, status: CardStatus, art: QRectF, marks: Marks) -> None:
    """Draw the keywords' symbols at the right edge of the picture."""
    radius = marks.badge_radius
    for badge, place in zip(status.badges, marks.badges(status.badges, art), strict=False):
        center = QPointF(place.right() - radius, place.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_SHADE)
        if badge.amount:
            painter.drawRoundedRect(place, radius, radius)
            number = QRectF(place.left() + radius * 0.3, place.top(), radius * 1.3, radius * 2)
            size = readable(painter, radius * 1.6, radius * 2.1)
            draw_text(painter, number, str(badge.amount), size, _WHITE, align=CENTER, tight=True)
        else:
            painter.drawEllipse(place)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_WHITE)
        painter.drawPath(symbol(face.design.symbols.get(badge.key, ""), center, radius * 0.58))


def _draw_kind_tab(painter: QPainter, face: Face, art: QRectF) -> None:
    """Draw the type of card on cards without a level: tokens."""
    kind, size = face.type_name.upper(), readable(painter, 7, CARD_HEIGHT)
    width, height = min(art.width(), max(44.0, width_of(kind, size) + 8)), max(10.0, size)
    tab = QRectF(art.right() - width, art.bottom() - height, width, height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_SHADE)
    painter.drawPolygon(polygon([(4, 0), (width, 0), (width, height), (0, height)], tab.topLeft()))
    draw_text(painter, tab.adjusted(5, 0, -2, 0), kind, size, _WHITE, tight=True)
