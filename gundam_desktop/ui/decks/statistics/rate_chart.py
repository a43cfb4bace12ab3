"""Win rates with confidence intervals as a chart, and the results of single games as dots."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from gundam_desktop.bots.arena import Played
from gundam_desktop.games.gcg.decks_api import UNDEFINED, percent
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.scaling import scaled, scaled_font
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import listed, translate

LETTERS = 13.0
GRID = (0.0, 0.25, 0.5, 0.75, 1.0)

Rate = tuple[str, float | None, float, float]
"""A name, the rate or None, and the ends of its interval."""


class RateChart(QWidget):
    """A row for each rate from 0 to 100 %, with a line at one half."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rates: tuple[Rate, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def show_rates(self, rates: Sequence[Rate]) -> None:
        """Show these rates."""
        self.rates = tuple(rates)
        self.setAccessibleName(translate("DeckStudy", "Win rates"))
        text = translate("DeckStudy", "{name}: {rate}, between {low} and {high}")
        descriptions = [
            text.format(name=name, rate=percent(rate), low=percent(low), high=percent(high))
            for name, rate, low, high in self.rates
            if rate is not None
        ]
        self.setAccessibleDescription(listed(descriptions))
        self.setToolTip(literal("\n".join(descriptions)))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(320), scaled(46) * 3 + scaled(26))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(220), scaled(40) * 3 + scaled(26))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, colors = QPainter(self), theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = scaled_font(LETTERS)
        metrics = QFontMetricsF(font)
        before = max((metrics.horizontalAdvance(name) for name, *_ in self.rates), default=0.0) + scaled(12)
        behind = metrics.horizontalAdvance("100%") + scaled(12)
        foot = metrics.height() + 4
        field = QRectF(before, 4, self.width() - before - behind, self.height() - foot - 4)
        painter.setFont(font)
        for share in GRID:
            x = field.left() + share * field.width()
            half = share == 0.5
            painter.setPen(QPen(QColor(colors.muted if half else colors.grid), 1.5 if half else 1))
            painter.drawLine(QPointF(x, field.top()), QPointF(x, field.bottom()))
            painter.setPen(QColor(colors.muted))
            box = QRectF(x - scaled(30), field.bottom() + 2, scaled(60), foot)
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter, f"{share:.0%}")
        height = min(field.height() / max(1, len(self.rates)), scaled(56))
        for place, rate in enumerate(self.rates):
            self._paint_rate(painter, QRectF(0, field.top() + place * height, self.width(), height), field, rate)

    def _paint_rate(self, painter: QPainter, row: QRectF, field: QRectF, rate: Rate) -> None:
        colors, middle = theme(), row.center().y()
        name, value, low, high = rate
        painter.setFont(scaled_font(LETTERS))
        painter.setPen(QColor(colors.text))
        painter.drawText(QRectF(0, row.top(), field.left(), row.height()), Qt.AlignmentFlag.AlignVCenter, name)
        figure = QRectF(field.right() + scaled(12), row.top(), self.width() - field.right() - scaled(12), row.height())
        painter.setFont(scaled_font(LETTERS, fonts.BOLD))
        shown = UNDEFINED if value is None else percent(value)
        painter.drawText(figure, Qt.AlignmentFlag.AlignVCenter, shown)
        if value is None:
            return
        band = QColor(colors.accent_self)
        band.setAlphaF(0.35)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(band)
        left, width = field.left() + low * field.width(), (high - low) * field.width()
        painter.drawRoundedRect(QRectF(left, middle - scaled(7), max(2.0, width), scaled(14)), 3, 3)
        painter.setBrush(QColor(colors.accent_self))
        painter.drawEllipse(QPointF(field.left() + value * field.width(), middle), scaled(6), scaled(6))


class ResultDots(QWidget):
    """Each game as a dot in order: a disc is a win, a ring a loss, a bar a draw."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._winners: list[int] = []

    def show_games(self, games: Sequence[Played]) -> None:
        """Show these games, except failed ones."""
        self._winners = [game.winner for game in games if not game.error]
        won, lost = self._winners.count(0), self._winners.count(1)
        text = translate("DeckStudy", "Games won (full): {won}. Lost (rings): {lost}. Drawn (bars): {drawn}.")
        descriptions = text.format(won=won, lost=lost, drawn=len(self._winners) - won - lost)
        self.setAccessibleName(descriptions)
        self.setToolTip(literal(descriptions if self._winners else ""))
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(220), scaled(30))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, step = QPainter(self), float(scaled(14))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        a_row = max(1, int(self.width() // step))
        fitting = a_row * max(1, int(self.height() // step))
        radius = step * 0.32
        for place, winner in enumerate(self._winners[-fitting:]):
            row, column = divmod(place, a_row)
            center = QPointF((column + 0.5) * step, (row + 0.5) * step)
            color = QColor(
                theme().accent_self if winner == 0 else theme().accent_opponent if winner == 1 else theme().muted
            )
            painter.setPen(QPen(color, 1.6))
            painter.setBrush(color if winner == 0 else Qt.BrushStyle.NoBrush)
            if winner < 0:
                painter.drawLine(center - QPointF(radius, 0), center + QPointF(radius, 0))
            else:
                painter.drawEllipse(center, radius, radius)
