"""The badge with the copies of a card that the player owns."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.scaling import scaled, scaled_font
from gundam_desktop.ui.style.theme import theme

HEIGHT, LEAST, PADDING = 16, 18, 4
"""Height, least width and the room beside the figure, in pixels of a usual window."""


def badge_width(owned: int) -> float:
    """Return the width of the badge."""
    text = QFontMetricsF(scaled_font(11.5, fonts.BOLD)).horizontalAdvance(str(owned))
    return max(scaled(LEAST), text + 2 * scaled(PADDING))


def paint_owned(painter: QPainter, right: QPointF, owned: int, *, lacking: bool = False) -> None:
    """Paint the badge so that its right side has this middle: a card's outline with the figure in it.

    `lacking` if the deck needs more copies: then it is dashed and in the colour of warnings.
    """
    colors, height, width = theme(), scaled(HEIGHT), badge_width(owned)
    place = QRectF(right.x() - width, right.y() - height / 2, width, height)
    color = QColor(colors.warning if lacking else colors.muted)
    style = Qt.PenStyle.DashLine if lacking else Qt.PenStyle.SolidLine
    painter.setPen(QPen(color, scaled(1.3), style))
    painter.setBrush(QColor(colors.panel))
    painter.drawRoundedRect(place, 3, 3)
    painter.setFont(scaled_font(11.5, fonts.BOLD))
    painter.setPen(color if lacking else QColor(colors.text))
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(owned))
