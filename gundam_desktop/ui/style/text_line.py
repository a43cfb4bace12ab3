"""Draws one line of text, elided where it does not fit."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

MIDDLE = Qt.AlignmentFlag.AlignVCenter
AT_END = Qt.TextElideMode.ElideRight


def paint_line(
    painter: QPainter,
    room: QRectF,
    text: str,
    font: QFont,
    color: str | QColor,
    align: Qt.AlignmentFlag = MIDDLE,
    elide: Qt.TextElideMode = AT_END,
) -> None:
    """Draw a text into a room, cut to its width in pixels; at the left in the middle, unless `align` says otherwise.

    The painter keeps the font and the colour.
    """
    painter.setFont(font)
    painter.setPen(QColor(color))
    painter.drawText(room, int(align), QFontMetricsF(font).elidedText(text, elide, room.width()))
