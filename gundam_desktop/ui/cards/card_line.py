"""Draws some copies of a card as a line of a list."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from gundam_desktop.tabletop import Face
from gundam_desktop.ui.cards.color_chip import paint_chip
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.scaling import scaled, scaled_font
from gundam_desktop.ui.style.theme import hue, theme

COPIES_WIDTH = 36


def paint_card_line(
    painter: QPainter, cell: QRect, face: Face, figure: int | None, copies: int, radius: int, *, edge: str, color: str
) -> QRectF:
    """Draw the ground with the card's colour and its figure in a badge of this radius, and the copies at the end.

    `edge` is the colour of an outline, empty for none; `color` is that of the copies. Returns the line without its
    copies.
    """
    place = QRectF(cell).adjusted(1, 1, -1, -1)
    painter.setPen(QPen(QColor(edge), scaled(1.6)) if edge else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme().zone))
    painter.drawRoundedRect(place, 3, 3)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(hue(face.color).frame))
    painter.drawRect(QRectF(place.left(), place.top(), scaled(4), place.height()))
    middle = QPointF(place.left() + scaled(radius + 10), place.center().y())
    paint_chip(painter, middle, scaled(radius), face.color, figure)
    painter.setFont(scaled_font(14, fonts.BOLD))
    painter.setPen(QColor(color))
    room = place.adjusted(0, 0, -scaled(8), 0)
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, f"×{copies}")
    return room.adjusted(0, 0, -scaled(COPIES_WIDTH - 4), 0)
