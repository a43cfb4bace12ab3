"""The damage that a player's cards have dealt, a bar for each card, divided by what was hit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gundam_desktop.tabletop import DamageSource
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.scaling import scaled, scaled_font
from gundam_desktop.ui.style.text_line import paint_line
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import listed

ROW = 26
BAR = 13
FIGURE = 30
NAME_SHARE = 0.68
"""The most of the width that the names may take; they take what the longest one needs."""
LETTERS = 13.0
NONE = -1
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


def target_colors() -> tuple[str, ...]:
    """The colours of the targets, the most decisive first."""
    return theme().danger, theme().target, theme().legal, theme().muted


class DamageBars(Ambient, QWidget):
    """Mouse and arrow keys point at a bar; the card is shown large beside."""

    pointed = Signal(str)
    """The number of the card that is pointed at."""

    def __init__(
        self,
        title: str,
        sources: Sequence[DamageSource],
        targets: Sequence[str],
        most: int,
        names: Mapping[str, str],
        parent: QWidget | None = None,
    ) -> None:
        """`most` are the points of the longest bar, and `names` those of the cards by their numbers.

        Both are the same for two of these that are to be compared.
        """
        super().__init__(parent)
        self._sources, self._targets, self._most, self._names = sources, targets, max(1, most), names
        self._pointed = NONE
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if sources else Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(title)
        self.setAccessibleDescription(". ".join(map(self.told, sources)))
        self.refresh_sizes()

    def told(self, source: DamageSource) -> str:
        """A bar in words."""
        hits = zip(self._targets, source.points, strict=True)
        parts = listed(f"{target} {points}" for target, points in hits if points)
        return f"{self._names[source.number]}: {source.total} ({parts})"

    def refresh_sizes(self) -> None:
        self.setFixedHeight(scaled(ROW) * max(1, len(self._sources)))

    def sizeHint(self) -> QSize:
        return QSize(scaled(260), self.height())

    def point_at(self, row: int) -> None:
        """Point at a bar; `NONE` at none."""
        if row == self._pointed:
            return
        self._pointed = row
        self.update()
        if row != NONE:
            self.setToolTip(literal(self.told(self._sources[row])))
            self.pointed.emit(self._sources[row].number)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        row = int(event.position().y() // scaled(ROW))
        self.point_at(row if 0 <= row < len(self._sources) else NONE)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.point_at(NONE)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self.point_at(0)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.point_at(NONE)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.point_at(max(0, min(self._pointed + step, len(self._sources) - 1)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for row, source in enumerate(self._sources):
            place = QRectF(0, row * scaled(ROW), self.width(), scaled(ROW))
            self._paint_row(painter, place, source, pointed=row == self._pointed)
        if not self._sources:
            painter.setPen(QColor(theme().muted))
            painter.setFont(scaled_font(LETTERS))
            painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter, self.tr("No damage"))

    def _paint_row(self, painter: QPainter, place: QRectF, source: DamageSource, *, pointed: bool) -> None:
        if pointed:
            painter.setPen(QPen(QColor(theme().target), 1) if self.hasFocus() else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme().zone))
            painter.drawRoundedRect(place.adjusted(0.5, 1, -0.5, -1), 4, 4)
        font = scaled_font(LETTERS, fonts.MEDIUM)
        metrics = QFontMetricsF(font)
        longest = max(map(metrics.horizontalAdvance, self._names.values()))
        names = QRectF(place.left() + 6, place.top(), min(longest, place.width() * NAME_SHARE - 12), place.height())
        paint_line(painter, names, self._names[source.number], font, theme().text)
        left, top = names.right() + 6, place.center().y() - scaled(BAR) / 2
        room = place.right() - left - scaled(FIGURE) - 4
        painter.setPen(Qt.PenStyle.NoPen)
        for points, color in zip(source.points, target_colors(), strict=False):
            length = room * points / self._most
            painter.fillRect(QRectF(left, top, length, scaled(BAR)), QColor(color))
            left += length
        painter.setPen(QColor(theme().text))
        painter.setFont(scaled_font(LETTERS, fonts.BOLD))
        figure = QRectF(QPointF(left + 4, place.top()), QPointF(left + 4 + scaled(FIGURE), place.bottom()))
        painter.drawText(figure, Qt.AlignmentFlag.AlignVCenter, str(source.total))


class TargetKey(Ambient, QWidget):
    """Which colour stands for which target."""

    def __init__(self, targets: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._targets = targets
        self.refresh_sizes()

    def refresh_sizes(self) -> None:
        self.setFixedHeight(scaled(20))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(scaled_font(12))
        metrics, left = QFontMetricsF(painter.font()), 6.0
        for target, color in zip(self._targets, target_colors(), strict=False):
            painter.fillRect(QRectF(left, self.height() / 2 - 5, 10, 10), QColor(color))
            painter.setPen(QColor(theme().muted))
            painter.drawText(QPointF(left + 15, self.height() / 2 + metrics.ascent() / 2 - 1), target)
            left += 15 + metrics.horizontalAdvance(target) + scaled(16)
