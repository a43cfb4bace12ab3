"""The chance to win beside the table: the viewer's share stands at the bottom, the opponent's at the top."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.scaling import scaled, scaled_font
from gundam_desktop.ui.style.theme import theme

WIDTH = 20
FONT = 10
EDGE = 20
"""Least pixels of a share, so that its figure stays readable."""


class ValueBar(Ambient, QWidget):
    """A bar as high as the table. Without a chance it is even, and has no figures."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._chance: float | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.refresh_sizes()
        self.refresh_texts()
        self.hide()

    @property
    def chance(self) -> float | None:
        """The viewer's chance to win that is shown, from 0 to 1; None if it is not known."""
        return self._chance

    @property
    def percent(self) -> tuple[int, int]:
        """The figures of the viewer and of the opponent; together 100."""
        own = round(100 * (0.5 if self._chance is None else self._chance))
        return own, 100 - own

    def show_chance(self, chance: float | None) -> None:
        """Show the viewer's chance to win, from 0 to 1; None if it is not known."""
        self._chance = chance
        self.refresh_texts()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(WIDTH), scaled(200))

    def refresh_sizes(self) -> None:
        self.setFixedWidth(scaled(WIDTH))

    def refresh_texts(self) -> None:
        known = self.tr("Your chance to win, as far as you can see: {chance} %").format(chance=self.percent[0])
        words = self.tr("The chance to win is not judged in the first turns") if self._chance is None else known
        self.setToolTip(literal(words))
        self.setAccessibleName(words)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colors = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect()).adjusted(scaled(4), scaled(4), 0, -scaled(4))
        share = 0.5 if self._chance is None else self._chance
        edge = scaled(EDGE)
        own = QRectF(whole)
        own.setTop(whole.bottom() - min(max(whole.height() * share, edge), whole.height() - edge))
        enemy = QRectF(whole)
        enemy.setBottom(own.top())
        painter.fillRect(enemy, QColor(colors.accent_opponent))
        painter.fillRect(own, QColor(colors.accent_self))
        painter.setPen(QPen(QColor(colors.panel_edge), 1))
        painter.drawRect(whole)
        if self._chance is None:
            return
        painter.setFont(scaled_font(FONT, fonts.BOLD))
        painter.setPen(QColor(colors.on_accent))
        for part, where, figure in (
            (own, Qt.AlignmentFlag.AlignBottom, self.percent[0]),
            (enemy, Qt.AlignmentFlag.AlignTop, self.percent[1]),
        ):
            painter.drawText(part.adjusted(0, 2, 0, -2), where | Qt.AlignmentFlag.AlignHCenter, str(figure))
