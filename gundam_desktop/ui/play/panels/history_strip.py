"""The latest deeds of both players as thumbnails beside the table, the newest at the bottom."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gundam_desktop.tabletop import Face
from gundam_desktop.ui.cards.artwork import paint_artwork
from gundam_desktop.ui.play.log_row import LogRow
from gundam_desktop.ui.play.panels.log_panel import LogModel
from gundam_desktop.ui.style import fonts, text_overflow
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.button import ActionButton
from gundam_desktop.ui.style.panel import chamfered_path
from gundam_desktop.ui.style.scaling import fitted_font, scaled, text_size
from gundam_desktop.ui.style.theme import theme

MOST = 6
SIDE, WORD = 58, 17
"""Pixels of a thumbnail, and of the word in it."""
LEAST_WINDOW, ROOMY_WINDOW = 1200, 1360
"""The least width of the window in pixels, and that from which the table gives the strip its room, not the column."""
LETTERS, SMALLEST = 12.5, 11


def is_tight_for_strip(window: int) -> bool:
    """True if the strip is shown in a window of this width, and the column beside the table gives it the room.

    Where texts are larger than usual, the column has no room to give.
    """
    return scaled(LEAST_WINDOW) <= window < scaled(ROOMY_WINDOW) and text_size() <= 1


class Thumbnail(ActionButton):
    """One deed: the picture of its card in the colour of the player, a word, a red cross on what was lost."""

    pointed = Signal(str)
    """The number of its card while the mouse or the focus is on it, then an empty text."""

    def __init__(self, parent: QWidget, row: LogRow, face: Face) -> None:
        super().__init__(parent=parent)
        self.row, self._face = row, face
        self.set_caption(row.text)
        self.refresh_sizes()

    def sizeHint(self) -> QSize:
        return QSize(scaled(SIDE), scaled(SIDE))

    minimumSizeHint = sizeHint

    def refresh_sizes(self) -> None:
        self.setFixedSize(self.sizeHint())

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave):
            self.pointed.emit(self.row.number if event.type() == QEvent.Type.Enter else "")
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.pointed.emit(self.row.number)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit("")

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        shape = chamfered_path(rect, scaled(8))
        painter.setClipPath(shape)
        paint_artwork(painter, rect, self._face)
        band = QRectF(rect.left(), rect.bottom() - scaled(WORD), rect.width(), scaled(WORD))
        painter.fillRect(band, QColor(8, 12, 18, 225))
        if self.row.lost:
            self._paint_cross(painter, rect.adjusted(scaled(12), scaled(8), -scaled(12), -scaled(WORD) - scaled(6)))
        font = fitted_font(self.row.label, band.width() - 4, LETTERS, SMALLEST, fonts.BOLD)
        painter.setFont(font)
        painter.setPen(QColor("#FFFFFF"))
        text_overflow.check(self.row.label, font, band.width())
        painter.drawText(band, Qt.AlignmentFlag.AlignCenter, self.row.label)
        painter.setClipping(False)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._rim()), 4 if self.hasFocus() or self.underMouse() else 2))
        painter.drawPath(shape)

    def _rim(self) -> str:
        colors = theme()
        if self.hasFocus():
            return colors.target
        return {"own": colors.accent_self, "other": colors.accent_opponent}.get(self.row.side, colors.muted)

    @staticmethod
    def _paint_cross(painter: QPainter, box: QRectF) -> None:
        for width, color in ((scaled(7), "#FFFFFF"), (scaled(5), theme().danger)):
            painter.setPen(QPen(QColor(color), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(box.topLeft(), box.bottomRight())
            painter.drawLine(box.topRight(), box.bottomLeft())


class HistoryStrip(Ambient, QWidget):
    """Shows the last lines of the log that have a thumbnail."""

    moment_wanted = Signal(int)
    """A thumbnail was pressed: the moment of its event."""
    pointed = Signal(str)
    """The mouse or the focus is on a thumbnail: the card's number, then an empty text."""

    def __init__(self, lines: LogModel, face: Callable[[str], Face], parent: QWidget) -> None:
        """`lines` are those of the log, which it follows."""
        super().__init__(parent)
        self._lines, self._face = lines, face
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(4, 4, 0, 4)
        self._column.setSpacing(6)
        self._column.addStretch(1)
        self.thumbnails: list[Thumbnail] = []
        lines.rowsInserted.connect(self._follow)
        lines.modelReset.connect(self._follow)
        self.refresh_texts()
        self.refresh_sizes()

    def refresh_texts(self) -> None:
        self.setAccessibleName(self.tr("What was done last"))

    def refresh_sizes(self) -> None:
        self.setFixedWidth(scaled(SIDE) + 4)

    def fit(self, width: int) -> None:
        """Show it, unless the window is too narrow."""
        self.setVisible(width >= scaled(ROOMY_WINDOW) or is_tight_for_strip(width))

    def _follow(self) -> None:
        """Show the latest deeds: those that stay keep their thumbnails."""
        latest = [row for row in self._lines.rows if row.label and row.number][-MOST:]
        kept = {thumbnail.row: thumbnail for thumbnail in self.thumbnails if thumbnail.row in latest}
        for gone in self.thumbnails:
            if gone.row not in kept:
                self._column.removeWidget(gone)
                gone.hide()
                gone.deleteLater()
        self.thumbnails = [kept.get(row) or self._add(row) for row in latest]

    def _add(self, row: LogRow) -> Thumbnail:
        thumbnail = Thumbnail(self, row, self._face(row.number))
        thumbnail.clicked.connect(partial(self.moment_wanted.emit, row.moment))
        thumbnail.pointed.connect(self.pointed)
        self._column.addWidget(thumbnail)
        return thumbnail
