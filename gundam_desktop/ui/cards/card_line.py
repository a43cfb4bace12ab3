"""Draws some copies of a card as a line of a list."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from gundam_desktop.tabletop import Face
from gundam_desktop.ui.cards.color_chip import paint_chip
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.scaling import fitted_font, scaled, scaled_font
from gundam_desktop.ui.style.text_line import AT_END, paint_line
from gundam_desktop.ui.style.theme import hue, theme

COPIES_WIDTH = 36
NAME_SIZE, SMALL_SIZE = 13.5, 11.5
"""Pixels of a name, and down to which it is made smaller to fit; other words of the line have the small size."""


def paint_card_line(
    painter: QPainter, cell: QRect, face: Face, figure: int | None, copies: int, *, edge: str, color: str
) -> QRectF:
    """Draw the ground with the card's colour and its figure in a badge, and the copies at the end.

    `edge` is the colour of an outline, empty for none; `color` is that of the copies. Returns the room between the
    badge and the copies.
    """
    place = QRectF(cell).adjusted(1, 1, -1, -1)
    painter.setPen(QPen(QColor(edge), scaled(1.6)) if edge else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme().zone))
    painter.drawRoundedRect(place, 3, 3)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(hue(face.color).frame))
    painter.drawRect(QRectF(place.left(), place.top(), scaled(4), place.height()))
    radius = cell.height() / 3
    middle = QPointF(place.left() + radius + scaled(10), place.center().y())
    paint_chip(painter, middle, radius, face.color, figure)
    room = QRectF(place.left(), place.top(), place.width() - scaled(8), place.height())
    end = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
    paint_line(painter, room, f"×{copies}", scaled_font(14, fonts.BOLD), color, end)
    return room.adjusted(2 * radius + scaled(16), 0, -scaled(COPIES_WIDTH - 4), 0)


def paint_name(painter: QPainter, room: QRectF, name: str) -> None:
    """Draw a card's name, smaller or cut where it does not fit."""
    font = fitted_font(name, room.width(), NAME_SIZE, SMALL_SIZE, fonts.MEDIUM)
    paint_line(painter, room, name, font, theme().text, elide=elide_of(name))


def elide_of(name: str) -> Qt.TextElideMode:
    """Where a card's name is cut: at the end, but in the middle if its end, in brackets, tells forms apart."""
    return Qt.TextElideMode.ElideMiddle if name.endswith((")", "）")) else AT_END
