"""Draws a deck as one image: every card with its count, a summary, and the cost curve."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QImageWriter, QLinearGradient, QPainter, QPen

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks_api import DECK_TYPES, Deck, heading
from gundam_desktop.tabletop import Face
from gundam_desktop.ui.cards import CARD_HEIGHT, CARD_WIDTH, Detail, card_pixmap, own_pictures
from gundam_desktop.ui.cards.shapes import color_shape
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.panel import chamfered
from gundam_desktop.ui.style.text_line import paint_line
from gundam_desktop.ui.style.theme import hue, theme
from gundam_desktop.ui.style.translation import counted, language, translate
from gundam_desktop.writing import write_named

DESIGNED = 1600.0
"""The width of the design, which is scaled to the wanted width."""
COLUMNS = 8
_MARGIN, _GAP, _LABEL = 40.0, 18.0, 44.0
_HEAD = QRectF(_MARGIN, _MARGIN, DESIGNED - 2 * _MARGIN, 170)
_CARD = (DESIGNED - 2 * _MARGIN - (COLUMNS - 1) * _GAP) / COLUMNS
_COUNT = 34.0
"""Height of the tag with the count below a card."""
_ROW = _CARD * CARD_HEIGHT / CARD_WIDTH + _COUNT + _GAP
_HIGHEST_COST = 8
"""The last bar includes all higher costs."""

Faces = list[tuple[Face, int]]


def deck_image(deck: Deck, width: int = 1600) -> QImage:
    """Return an image of all different cards of a deck, `width` pixels wide and as high as needed."""
    image = _drawn(deck, width)
    return _drawn(deck, width) if own_pictures().wait() else image


def save_image(image: QImage, path: Path) -> None:
    """Write an image as PNG. Raises `OSError`."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, QByteArray(b"png")).write(image):
        raise OSError(f"{path}: the picture cannot be made")
    write_named(path, bytes(buffer.data().data()))


def _drawn(deck: Deck, width: int) -> QImage:
    cards, beside = ordered(deck.cards), ordered(deck.sideboard)
    below = _LABEL + _rows(beside) * _ROW if beside else 0
    height = _HEAD.bottom() + 30 + max(1, _rows(cards)) * _ROW + below + _MARGIN - _GAP
    scale = width / DESIGNED
    image = QImage(width, round(height * scale), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(scale, scale)
    ground = QLinearGradient(0, 0, 0, height)
    ground.setColorAt(0, QColor(theme().background_light))
    ground.setColorAt(1, QColor(theme().background))
    painter.fillRect(QRectF(0, 0, DESIGNED, height + 1), ground)
    _draw_head(painter, deck, cards)
    top = _HEAD.bottom() + 30
    _draw_cards(painter, cards, top, scale)
    if beside:
        top += max(1, _rows(cards)) * _ROW
        label = translate("DeckPicture", "Sideboard")
        write(painter, QRectF(_MARGIN, top, 600, _LABEL - _GAP), label, 24, theme().muted, fonts.BOLD)
        _draw_cards(painter, beside, top + _LABEL - 8, scale)
    painter.end()
    return image


def ordered(entries: tuple[tuple[str, int], ...]) -> Faces:
    """Return faces with counts: Units, Pilots, Commands, Bases, each sorted by Lv, cost and number."""
    faces = [(library.face(number, language()), count) for number, count in entries]
    order = {kind: place for place, kind in enumerate(DECK_TYPES)}

    def key(counted: tuple[Face, int]) -> tuple[int, int, int, str]:
        face, figures = counted[0], library.stats(counted[0])
        return order.get(face.type, len(order)), figures.level or 0, figures.cost or 0, face.number

    return sorted(faces, key=key)


def write(
    painter: QPainter,
    box: QRectF,
    text: str,
    pixels: float,
    color: str,
    weight: QFont.Weight = fonts.NORMAL,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """Write a line of text into a box of the picture, `pixels` high; it is cut if it does not fit."""
    paint_line(painter, box, text, fonts.font(pixels, weight), color, align | Qt.AlignmentFlag.AlignVCenter)


def _rows(cards: Faces) -> int:
    return -(-len(cards) // COLUMNS)


def _draw_cards(painter: QPainter, cards: Faces, top: float, scale: float) -> None:
    for place, (face, count) in enumerate(cards):
        row, column = divmod(place, COLUMNS)
        corner = QPointF(_MARGIN + column * (_CARD + _GAP), top + row * _ROW)
        painter.drawPixmap(corner, card_pixmap(face, _CARD, scale, detail=Detail.TABLE))
        _draw_count(painter, corner, count)


def _draw_count(painter: QPainter, corner: QPointF, count: int) -> None:
    text = f"×{count}"
    font = fonts.font(26, fonts.BOLD, fonts.FIGURES)
    width = QFontMetricsF(font).horizontalAdvance(text) + 22
    bottom = corner.y() + _CARD * CARD_HEIGHT / CARD_WIDTH
    box = QRectF(corner.x() + (_CARD - width) / 2, bottom - 7, width, _COUNT)
    painter.setPen(QPen(QColor(theme().panel), 3))
    painter.setBrush(QColor(theme().accent_self))
    painter.drawPolygon(chamfered(box, 8))
    painter.setPen(QColor(theme().on_accent))
    painter.setFont(font)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def _draw_head(painter: QPainter, deck: Deck, cards: Faces) -> None:
    painter.setPen(QPen(QColor(theme().panel_edge), 2))
    painter.setBrush(QColor(theme().panel))
    painter.drawPolygon(chamfered(_HEAD, 16))
    painter.setPen(QPen(QColor(theme().accent_self), 4))
    painter.drawLine(_HEAD.topLeft() + QPointF(18, 1), _HEAD.topLeft() + QPointF(90, 1))
    left, width = _HEAD.left() + 30, 930.0
    title = deck.comment or deck.name
    write(painter, QRectF(left, _HEAD.top() + 20, width, 52), title, 42, theme().text, fonts.BOLD)
    types: Counter[str] = Counter()
    for face, count in cards:
        types[face.type] += count
    summary = "   ".join(f"{heading(kind, language())} {count}" for kind, count in types.items())
    write(painter, QRectF(left, _HEAD.top() + 74, width, 36), summary, 24, theme().text)
    total = counted.tr("%n cards, {resources} in the resource deck", "", deck.count)
    text = total.format(resources=deck.resource_count)
    used = _draw_colors(painter, QPointF(left, _HEAD.top() + 136), cards)
    write(painter, QRectF(used, _HEAD.top() + 118, left + width - used, 36), text, 22, theme().muted)
    _draw_curve(painter, cards)


def _draw_colors(painter: QPainter, place: QPointF, cards: Faces) -> float:
    """Draw each colour's shape with its number of cards; return the right edge."""
    colors: Counter[str] = Counter()
    for face, count in cards:
        colors[face.color] += count
    left = place.x()
    font = fonts.font(24, fonts.BOLD, fonts.FIGURES)
    for color, count in colors.most_common():
        painter.setPen(QPen(QColor(theme().muted), 1.5))
        painter.setBrush(QColor(hue(color).frame))
        painter.drawPath(color_shape(hue(color).shape, QPointF(left + 14, place.y()), 14))
        painter.setFont(font)
        painter.setPen(QColor(theme().text))
        painter.drawText(QPointF(left + 36, place.y() + 9), str(count))
        left += 36 + QFontMetricsF(font).horizontalAdvance(str(count)) + 26
    return left


def _draw_curve(painter: QPainter, cards: Faces) -> None:
    costs: Counter[int] = Counter()
    for face, count in cards:
        costs[min(library.stats(face).cost or 0, _HIGHEST_COST)] += count
    bars = range(min(costs, default=0), max(costs, default=0) + 1)
    width, gap, room = 44.0, 10.0, 74.0
    left = _HEAD.right() - 30 - len(bars) * (width + gap) + gap
    label = translate("DeckPicture", "Cost")
    beside = QRectF(left - 130, _HEAD.bottom() - 36, 116, 24)
    write(painter, beside, label, 20, theme().muted, align=Qt.AlignmentFlag.AlignRight)
    most = max(costs.values(), default=1)
    for place, cost in enumerate(bars):
        x, height = left + place * (width + gap), room * costs[cost] / most
        bar = QRectF(x, _HEAD.bottom() - 42 - height, width, height)
        painter.fillRect(bar, QColor(theme().accent_self))
        middle = Qt.AlignmentFlag.AlignHCenter
        write(painter, QRectF(x, bar.top() - 28, width, 26), str(costs[cost]), 20, theme().text, fonts.BOLD, middle)
        named = f"{cost}+" if cost == _HIGHEST_COST else str(cost)
        write(painter, QRectF(x, _HEAD.bottom() - 36, width, 24), named, 20, theme().muted, align=middle)
