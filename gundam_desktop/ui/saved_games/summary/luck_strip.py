"""Luck, apart from the decisions: what chance gave both players, and what could be expected, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gundam_desktop.tabletop import Luck
from gundam_desktop.ui.style import fonts, text_overflow
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.scaling import fitted_font, scaled, scaled_font
from gundam_desktop.ui.style.theme import theme

ROW = 27
LABEL = 236
FIGURE = 84
BAR, MARK = 11, 17
LETTERS, SMALLEST = 13.0, 9.0


class LuckStrip(Ambient, QWidget):
    """A row for each kind of chance: the first player's on the left, the second's on the right.

    A bar is what came, the line across it what was expected; both stand beside it in figures.
    """

    def __init__(self, names: Sequence[str], luck: Sequence[Luck], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names, self._luck = names, luck
        self.refresh_texts()
        self.refresh_sizes()

    def refresh_texts(self) -> None:
        self.setAccessibleName(self.tr("Luck"))
        said = self.tr("{name}: {came} of {cards}, expected {expected}")
        lines = []
        for luck in self._luck:
            each = (
                said.format(
                    name=name, came=luck.came[seat], cards=luck.cards[seat], expected=f"{luck.expected[seat]:.1f}"
                )
                for seat, name in enumerate(self._names)
            )
            lines.append(f"{luck.label}. {'; '.join(each)}")
        self.setAccessibleDescription(". ".join(lines))
        self.setToolTip(literal("\n".join(lines)))

    def refresh_sizes(self) -> None:
        self.setFixedHeight(scaled(ROW) * len(self._luck))

    def sizeHint(self) -> QSize:
        return QSize(scaled(520), self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for row, luck in enumerate(self._luck):
            self._paint_row(painter, QRectF(0, row * scaled(ROW), self.width(), scaled(ROW)), luck)

    def _paint_row(self, painter: QPainter, place: QRectF, luck: Luck) -> None:
        middle, half = place.center().x(), scaled(LABEL) / 2
        font = fitted_font(luck.label, 2 * half - 8, LETTERS, SMALLEST, fonts.MEDIUM)
        painter.setFont(font)
        painter.setPen(QColor(theme().text))
        text_overflow.check(luck.label, font, 2 * half - 8)
        label = QRectF(middle - half, place.top(), 2 * half, place.height())
        painter.drawText(label, Qt.AlignmentFlag.AlignCenter, luck.label)
        most, room = max(*luck.came, *luck.expected, 1.0), place.width() / 2 - half - scaled(FIGURE)
        for seat, color in enumerate((theme().accent_self, theme().accent_opponent)):
            way, start = (-1, label.left()) if seat == 0 else (1, label.right())
            length = max(2.0, room * luck.came[seat] / most) if luck.came[seat] else 0.0
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(color))
            bar = QRectF(start, place.center().y() - scaled(BAR) / 2, way * length, scaled(BAR)).normalized()
            painter.drawRoundedRect(bar, 3, 3)
            expected = start + way * room * luck.expected[seat] / most
            mark = scaled(MARK) / 2
            painter.setPen(QPen(QColor(theme().text), scaled(2)))
            painter.drawLine(QLineF(expected, place.center().y() - mark, expected, place.center().y() + mark))
            self._paint_figure(painter, place, luck, seat)

    def _paint_figure(self, painter: QPainter, place: QRectF, luck: Luck, seat: int) -> None:
        left = place.left() if seat == 0 else place.right() - scaled(FIGURE)
        figure = QRectF(left, place.top(), scaled(FIGURE), place.height())
        painter.setFont(scaled_font(LETTERS, fonts.MEDIUM))
        painter.setPen(QColor(theme().text))
        edge = Qt.AlignmentFlag.AlignLeft if seat == 0 else Qt.AlignmentFlag.AlignRight
        painter.drawText(figure, edge | Qt.AlignmentFlag.AlignVCenter, f"{luck.came[seat]} ({luck.expected[seat]:.1f})")
