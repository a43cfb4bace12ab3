"""A strip across the table with a head and a smaller line: a turn begins, the game is over."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from gundam_desktop.ui.cards.lettering import draw_text, fit
from gundam_desktop.ui.style.fonts import NORMAL
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.table.items.stage_items import StageItem


class BannerItem(StageItem):
    """A strip across the table with a head and a smaller line."""

    goes_ms = 220.0

    def __init__(self, room: QRectF, bar: QRectF, head: str, line: str, color: str, *, large: bool = False) -> None:
        """`bar` is the box of the bar with the phases; a `large` one stays where it is, over a dim table."""
        self.head, self.line = head, line
        self._home = room.center()
        self._goal = self._home if large or bar.isEmpty() else bar.center()
        self.dims = 0.43 if large else 0.0
        self._color, self._came = color, 0.0
        self._letters = 76.0 if large else 52.0
        height = self._letters * (2.5 if line else 2.0)
        self._box = QRectF(-room.width() / 2, -height / 2, room.width(), height)
        self._size, self._heads = fit(head, self._box.width() * 0.8, self._letters, 20, 1)
        super().__init__(room.center())

    def _enter(self, came: float, gone: float) -> None:
        # The letters come from the side, the strip opens; it goes into the bar with the phases.
        super()._enter(came, gone)
        self.setScale(1 - 0.6 * gone)
        self.setPos(self._home + (self._goal - self._home) * gone)
        if came != self._came:
            self._came = came
            self.update()

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(0, -4, 0, 4)

    def paint(self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        half = self._box.height() / 2 * (0.3 + 0.7 * self._came)
        strip = QRectF(self._box.left(), -half, self._box.width(), 2 * half)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._faded(theme().panel, 0.96))
        painter.drawRect(strip)
        painter.setBrush(self._faded(self._color, 0.22))
        painter.drawRect(strip)
        painter.setBrush(self._faded(self._color, 1.0))
        for edge in (strip.top(), strip.bottom() - 3):
            painter.drawRect(QRectF(strip.left(), edge, strip.width(), 3))
        aside = -140 * (1 - self._came)
        above = self._letters * (0.42 if self.line else 0.0)
        head = QRectF(self._box.left() + aside, -self._size * 0.7 - above * 0.6, self._box.width(), self._size * 1.4)
        draw_text(painter, head, " ".join(self._heads), self._size, QColor(theme().text))
        if self.line:
            small = self._letters * 0.42
            place = QRectF(self._box.left() - aside, head.bottom() - small * 0.2, self._box.width(), small * 1.4)
            draw_text(painter, place, self.line, small, QColor(theme().muted), NORMAL)

    def _faded(self, color: str, most: float) -> QLinearGradient:
        """A colour that fades towards both ends of the strip."""
        gradient = QLinearGradient(self._box.left(), 0, self._box.right(), 0)
        for share, strength in ((0.0, 0.0), (0.18, most), (0.82, most), (1.0, 0.0)):
            light = QColor(color)
            light.setAlphaF(strength)
            gradient.setColorAt(share, light)
        return gradient
