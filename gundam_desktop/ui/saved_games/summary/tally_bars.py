"""Figures of both players side by side, each with a bar that grows from the middle."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gundam_desktop.tabletop import Tally
from gundam_desktop.ui.style import fonts, text_overflow
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.scaling import fitted_font, scaled, scaled_font
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import listed

ROW = 25
LABEL = 168
FIGURE = 34
LETTERS, SMALLEST = 13.0, 9.0


class TallyBars(Ambient, QWidget):
    """A row for each figure: the first player's on the left, the second's on the right."""

    def __init__(self, names: Sequence[str], tallies: Sequence[Tally], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names, self._tallies = names, tallies
        lines = (
            f"{tally.label}: {listed(f'{name} {count}' for name, count in zip(names, tally.counts, strict=True))}"
            for tally in tallies
        )
        self.setAccessibleDescription(". ".join(lines))
        self.refresh_texts()
        self.refresh_sizes()

    def refresh_texts(self) -> None:
        self.setAccessibleName(self.tr("Game statistics"))

    def refresh_sizes(self) -> None:
        self.setFixedHeight(scaled(ROW) * len(self._tallies))

    def sizeHint(self) -> QSize:
        return QSize(scaled(520), self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for row, tally in enumerate(self._tallies):
            self._paint_row(painter, QRectF(0, row * scaled(ROW), self.width(), scaled(ROW)), tally)

    def _paint_row(self, painter: QPainter, place: QRectF, tally: Tally) -> None:
        middle, half = place.center().x(), scaled(LABEL) / 2
        font = fitted_font(tally.label, 2 * half - 8, LETTERS, SMALLEST, fonts.MEDIUM)
        painter.setFont(font)
        painter.setPen(QColor(theme().text))
        text_overflow.check(tally.label, font, 2 * half - 8)
        label = QRectF(middle - half, place.top(), 2 * half, place.height())
        painter.drawText(label, Qt.AlignmentFlag.AlignCenter, tally.label)
        most, room = max(*tally.counts, 1), place.width() / 2 - half - scaled(FIGURE)
        height = scaled(11)
        for seat, color in enumerate((theme().accent_self, theme().accent_opponent)):
            length = max(2.0, room * tally.counts[seat] / most) if tally.counts[seat] else 0.0
            left = label.left() - length if seat == 0 else label.right()
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(color))
            painter.drawRoundedRect(QRectF(left, place.center().y() - height / 2, length, height), 3, 3)
            painter.setPen(QColor(theme().text))
            painter.setFont(scaled_font(LETTERS, fonts.BOLD))
            beside = left - scaled(FIGURE) if seat == 0 else left + length
            figure = QRectF(beside, place.top(), scaled(FIGURE), place.height())
            painter.drawText(figure, Qt.AlignmentFlag.AlignCenter, str(tally.counts[seat]))
