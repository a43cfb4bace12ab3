"""One player's half of the form for a new game: in the seat's colour, with the picture of the deck's key card."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGroupBox, QWidget

from gundam_desktop.tabletop import Face
from gundam_desktop.ui.cards.artwork import paint_artwork
from gundam_desktop.ui.style import fonts, text_overflow
from gundam_desktop.ui.style.panel import chamfered_path
from gundam_desktop.ui.style.scaling import fitted_font, scaled
from gundam_desktop.ui.style.theme import theme

TITLE, SMALLEST_TITLE = 20.0, 12.0
HEAD, EDGE = 78, 14
CUT = 14.0
PICTURE = 0.85
"""Opacity of the picture at the top; it fades out below the head."""


class SeatBox(QGroupBox):
    """A group box that shows whose deck is chosen in it."""

    def __init__(self, seat: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._seat = seat
        self._face: Face | None = None
        self.setStyleSheet("QGroupBox {border: none; margin: 0; padding: 0}")

    def show_picture(self, face: Face | None) -> None:
        """Show the picture of a card; None shows none."""
        self._face = face
        self.update()

    def margins(self) -> tuple[int, int, int, int]:
        """The margins around its content in pixels: left, top, right and bottom."""
        edge = scaled(EDGE)
        return edge, scaled(HEAD), edge, edge

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, colors, box = QPainter(self), theme(), QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        seat = QColor(colors.accent_opponent if self._seat else colors.accent_self)
        shape = chamfered_path(box, CUT)
        painter.fillPath(shape, QColor(colors.zone))
        painter.setClipPath(shape)
        if self._face is not None:
            painter.setOpacity(PICTURE)
            paint_artwork(painter, QRectF(box.left(), box.top(), box.width(), box.width() * 0.62), self._face)
            painter.setOpacity(1)
        ground = QColor(colors.zone)
        veil = QLinearGradient(box.topLeft(), QPointF(box.left(), box.top() + scaled(HEAD) * 1.4))
        ground.setAlphaF(0.2)
        veil.setColorAt(0, ground)
        ground.setAlphaF(1)
        veil.setColorAt(1, ground)
        painter.fillRect(box, veil)
        bar = QRectF(box.left(), box.top() + scaled(30), box.width() * 0.72, scaled(34))
        panel = QColor(colors.panel)
        panel.setAlphaF(0.92)
        painter.fillRect(bar, panel)
        painter.fillRect(QRectF(bar.left(), bar.top(), scaled(5), bar.height()), seat)
        room = bar.adjusted(scaled(16), 0, -scaled(8), 0)
        font = fitted_font(self.title(), room.width(), TITLE, SMALLEST_TITLE, fonts.BOLD)
        text_overflow.check(self.title(), font, room.width())
        painter.setFont(font)
        painter.setPen(QColor(colors.text))
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), self.title())
        painter.setClipping(False)
        painter.setPen(QPen(seat, 1.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(shape)
