"""Win rates as a chart: a point for each with the interval in which the true one lies."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gundam_desktop.ui import fonts
from gundam_desktop.ui.deck_study.words import UNDEFINED, listed, percent
from gundam_desktop.ui.growth import grown, letters
from gundam_desktop.ui.theme import Theme
from gundam_desktop.ui.translation import translate

LETTERS = 13.0
GRID = (0.0, 0.25, 0.5, 0.75, 1.0)

Rate = tuple[str, float | None, float, float]
"""A name, the rate if there is one, and the ends of its interval."""


class Rates(QWidget):
    """Rows from 0 to 100 %, with a line at one half."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.rates: tuple[Rate, ...] = ()

    def show_rates(self, rates: Sequence[Rate], theme: Theme) -> None:
        """Show these."""
        self._theme, self.rates = theme, tuple(rates)
        self.setAccessibleName(translate("DeckStudy", "Win rates"))
        text = translate("DeckStudy", "{name}: {rate}, between {low} and {high}")
        told = [
            text.format(name=name, rate=percent(rate), low=percent(low), high=percent(high))
            for name, rate, low, high in self.rates
            if rate is not None
        ]
        self.setAccessibleDescription(listed(told))
        self.setToolTip("\n".join(told))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(grown(320), grown(46) * 3 + grown(26))

    def minimumSizeHint(self) -> QSize:
        return QSize(grown(220), grown(30) * 3 + grown(26))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self._theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = letters(LETTERS)
        metrics = QFontMetricsF(font)
        before = max((metrics.horizontalAdvance(name) for name, *_ in self.rates), default=0.0) + grown(12)
        behind = metrics.horizontalAdvance("100%") + grown(12)
        foot = metrics.height() + 4
        field = QRectF(before, 4, self.width() - before - behind, self.height() - foot - 4)
        painter.setFont(font)
        for share in GRID:
            x = field.left() + share * field.width()
            half = share == 0.5
            painter.setPen(QPen(QColor(theme.muted if half else theme.grid), 1.5 if half else 1))
            painter.drawLine(QPointF(x, field.top()), QPointF(x, field.bottom()))
            painter.setPen(QColor(theme.muted))
            box = QRectF(x - grown(30), field.bottom() + 2, grown(60), foot)
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter, f"{share:.0%}")
        height = min(field.height() / max(1, len(self.rates)), grown(56))
        for place, rate in enumerate(self.rates):
            self._paint_rate(painter, QRectF(0, field.top() + place * height, self.width(), height), field, rate)

    def _paint_rate(self, painter: QPainter, row: QRectF, field: QRectF, rate: Rate) -> None:
        theme, middle = self._theme, row.center().y()
        name, value, low, high = rate
        painter.setFont(letters(LETTERS))
        painter.setPen(QColor(theme.text))
        painter.drawText(QRectF(0, row.top(), field.left(), row.height()), Qt.AlignmentFlag.AlignVCenter, name)
        figure = QRectF(field.right() + grown(12), row.top(), self.width() - field.right() - grown(12), row.height())
        painter.setFont(letters(LETTERS, fonts.BOLD))
        shown = UNDEFINED if value is None else percent(value)
        painter.drawText(figure, Qt.AlignmentFlag.AlignVCenter, shown)
        if value is None:
            return
        band = QColor(theme.own)
        band.setAlphaF(0.35)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(band)
        left, width = field.left() + low * field.width(), (high - low) * field.width()
        painter.drawRoundedRect(QRectF(left, middle - grown(7), max(2.0, width), grown(14)), 3, 3)
        painter.setBrush(QColor(theme.own))
        painter.drawEllipse(QPointF(field.left() + value * field.width(), middle), grown(6), grown(6))
