"""The players, with their clocks and the score of the match, if there are any."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.panel import chamfered
from gundam_desktop.ui.style.scaling import scale, scaled, scaled_font
from gundam_desktop.ui.style.text_line import paint_line
from gundam_desktop.ui.style.theme import theme

HEIGHT, LOW_HEIGHT = 46, 30
SHORT = 30.0
"""Seconds below which a clock warns."""


class ScoreLine(NamedTuple):
    """The content of the panel."""

    names: tuple[str, str]
    clocks: tuple[str, str] = ("", "")
    """The times left; empty for a player without a clock."""
    short: tuple[bool, bool] = (False, False)
    """The seats whose time is nearly up."""
    running: int = -1
    """The seat whose time runs."""
    looks: int = -1
    """The seat whose view is shown, where that changes."""
    score: str = ""
    """Games won by each, as `1–0`."""
    spoken: str = ""
    """All of it as a sentence."""


class ScorePanel(Ambient, QWidget):
    """One line above the status: a player at each side, the score in the middle."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown = ScoreLine(("", ""))
        self._compact = False
        self.set_compact(False)
        self.hide()

    def set_compact(self, compact: bool) -> None:
        """Use one line, for a low window: the times beside the names."""
        self._compact = compact
        self.setFixedHeight(scaled(LOW_HEIGHT if compact else HEIGHT))
        self.update()

    @property
    def shown(self) -> ScoreLine:
        """The content shown."""
        return self._shown

    def show_score(self, shown: ScoreLine | None) -> None:
        """Show the score; None hides the panel."""
        self.setVisible(shown is not None)
        if shown is not None and shown != self._shown:
            self._shown = shown
            self.setAccessibleName(shown.spoken)
            self.setToolTip(literal(shown.spoken))
            self.update()

    def refresh_sizes(self) -> None:
        self.set_compact(self._compact)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colors, shown = theme(), self._shown
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(QColor(colors.panel_edge), 1))
        painter.setBrush(QColor(colors.panel))
        painter.drawPolygon(chamfered(rect, 8))
        inner = rect.adjusted(scaled(12), scaled(3), -scaled(12), -scaled(3))
        font = fonts.font(17 * scale(), fonts.BOLD, fonts.FIGURES)
        middle = QFontMetricsF(font).horizontalAdvance(shown.score) + scaled(16) if shown.score else scaled(8)
        if shown.score:
            painter.setFont(font)
            painter.setPen(QColor(colors.text))
            painter.drawText(inner, Qt.AlignmentFlag.AlignCenter, shown.score)
        half = (inner.width() - middle) / 2
        for seat, left in ((0, inner.left()), (1, inner.right() - half)):
            self._paint_player(painter, seat, QRectF(left, inner.top(), half, inner.height()))

    def _paint_player(self, painter: QPainter, seat: int, box: QRectF) -> None:
        colors, shown = theme(), self._shown
        side = Qt.AlignmentFlag.AlignRight if seat else Qt.AlignmentFlag.AlignLeft
        clock, figures = shown.clocks[seat], fonts.font(16 * scale(), fonts.BOLD, fonts.FIGURES)
        names = times = box
        if clock and self._compact:
            room = QFontMetricsF(figures).horizontalAdvance(clock) + scaled(8)
            names = box.adjusted(room, 0, 0, 0) if seat else box.adjusted(0, 0, -room, 0)
            times = QRectF(box.left() if seat else names.right(), box.top(), room - scaled(8), box.height())
        elif clock:
            names = QRectF(box.left(), box.top(), box.width(), scaled(17))
            times = QRectF(box.left(), names.bottom(), box.width(), box.height() - names.height())
        font = scaled_font(13, fonts.BOLD if seat in (shown.running, shown.looks) else fonts.NORMAL)
        ink = colors.text if shown.looks in (-1, seat) else colors.muted
        paint_line(painter, names, shown.names[seat], font, ink, side | Qt.AlignmentFlag.AlignVCenter)
        painter.setFont(figures)
        color = colors.danger if shown.short[seat] else colors.accent_self if seat == shown.running else colors.text
        painter.setPen(QColor(color))
        painter.drawText(times, side | Qt.AlignmentFlag.AlignVCenter, clock)
