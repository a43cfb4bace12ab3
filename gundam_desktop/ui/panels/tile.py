"""A card as a button: for cards that a prompt shows beside the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from gundam_desktop.ui import fonts
from gundam_desktop.ui.theme import Theme

Picture = Callable[[str, float, float], QPixmap]
"""Paints a card by its number in a width, for a screen's pixel ratio; an empty number is a card's back."""
RATIO = 1.4
RIM = 4


class Shown(NamedTuple):
    """A card that is shown beside the table."""

    card: int
    number: str
    name: str


class CardTile(QAbstractButton):
    """One card with a caption below it."""

    pointed = Signal(int)
    """The mouse is on the card."""

    def __init__(
        self,
        theme: Theme,
        picture: Picture,
        shown: Shown,
        width: int,
        caption: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.card = shown.card
        self._theme, self._picture, self._number, self._caption = theme, picture, shown.number, caption
        self._card_size = QSize(width, round(width * RATIO))
        self.setAccessibleName(f"{shown.name}. {caption}" if caption else shown.name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        caption = 20 if self._caption else 0
        return self._card_size + QSize(2 * RIM, 2 * RIM + caption)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self.pointed.emit(self.card)
        return super().event(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.pointed.emit(self.card)
        super().enterEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(
            QPoint(RIM, RIM), self._picture(self._number, self._card_size.width(), self.devicePixelRatioF())
        )
        theme = self._theme
        rect = QRectF(QPointF(RIM, RIM), self._card_size.toSizeF()).adjusted(-1.5, -1.5, 1.5, 1.5)
        if self.hasFocus() or self.underMouse():
            painter.setPen(QPen(QColor(theme.own), 2.5))
            painter.drawRoundedRect(rect, 6, 6)
        if self._caption:
            painter.setPen(QColor(theme.text))
            font = fonts.font(12.5, fonts.MEDIUM)
            painter.setFont(font)
            line = QRectF(0, self.height() - 20, self.width(), 20)
            text = QFontMetricsF(font).elidedText(self._caption, Qt.TextElideMode.ElideRight, line.width())
            painter.drawText(line, Qt.AlignmentFlag.AlignCenter, text)
