"""A card as a button: for cards that a prompt shows beside the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from gundam_desktop.ui import fonts
from gundam_desktop.ui.theme import Theme

Picture = Callable[[str, float, float], QPixmap]
"""Paints a card by its number in a width, for a screen's pixel ratio; an empty number is a card's back."""
RATIO = 1.4
RIM = 4
CAPTION = 38
"""Height of the two lines of a caption."""
ASIDE = 22
"""By how much a caption is wider than its card, at each side."""


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
        room = QSize(2 * (RIM + ASIDE), 2 * RIM + CAPTION) if self._caption else QSize(2 * RIM, 2 * RIM)
        return self._card_size + room

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
        theme, width = self._theme, self._card_size.width()
        corner = QPointF((self.width() - width) / 2, RIM)
        painter.drawPixmap(corner, self._picture(self._number, width, self.devicePixelRatioF()))
        if self.hasFocus() or self.underMouse():
            painter.setPen(QPen(QColor(theme.own), 2.5))
            painter.drawRoundedRect(QRectF(corner, self._card_size.toSizeF()).adjusted(-1.5, -1.5, 1.5, 1.5), 6, 6)
        if self._caption:
            painter.setPen(QColor(theme.text))
            painter.setFont(fonts.font(12.5, fonts.MEDIUM))
            place = QRectF(0, self.height() - CAPTION, self.width(), CAPTION)
            flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
            painter.drawText(place, int(flags), self._caption)
