"""Bar charts: columns for figures, rows for names. Hover or arrow keys show the values of a bar, a click its cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolTip, QWidget

from gundam_desktop.ui.cards.shapes import color_shape
from gundam_desktop.ui.decks.statistics.bar_parts import paint_other, paint_part
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.button import ENTER
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.scaling import scaled, scaled_font
from gundam_desktop.ui.style.text_line import paint_line
from gundam_desktop.ui.style.theme import hue, theme
from gundam_desktop.ui.style.translation import listed, translate

LETTERS = 12.0
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class Bar(NamedTuple):
    """One bar."""

    label: str
    cards: int
    description: str
    """The bar in words."""
    color: str = ""
    """A card colour for the bar and its shape."""
    query: str = ""
    """The query for its cards; empty if there is none."""
    other: int | None = None
    """The cards of a second deck, drawn beside; None without one."""
    parts: tuple[tuple[str, int], ...] = ()
    """The colours or types of its cards with their number, which are stacked in it; none for a plain bar."""


class BarChart(QWidget):
    """Bars that mouse and arrow keys can point at and choose; a screen reader reads all of them."""

    chosen = Signal(str)
    """The query for the cards of a bar that was clicked, or chosen with Enter."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bars: tuple[Bar, ...] = ()
        self.pointed = -1
        """The bar that is pointed at; -1 for none."""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_bars(self, name: str, bars: Sequence[Bar]) -> None:
        """Show these bars under a name."""
        self.bars = tuple(bars)
        self.pointed = min(self.pointed, len(self.bars) - 1)
        self.setAccessibleName(name)
        description = listed([bar.description for bar in self.bars if bar.cards or bar.other])
        self.setAccessibleDescription(description or translate("DeckStudy", "nothing"))
        self.updateGeometry()
        self.update()

    def place_of(self, bar: int) -> QRectF:
        """Return the place of a bar with its label and figure."""
        raise NotImplementedError

    def point_at(self, bar: int) -> None:
        """Point at a bar, or with -1 at none."""
        if bar != self.pointed:
            self.pointed = bar
            self._set_cursor()
            self.update()

    def choose(self, bar: int) -> None:
        """Ask for the cards of a bar, if it has a query for them."""
        if 0 <= bar < len(self.bars) and self.bars[bar].query:
            self.chosen.emit(self.bars[bar].query)

    def _set_cursor(self) -> None:
        if self.pointed >= 0 and self.bars[self.pointed].query:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.unsetCursor()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.point_at(self._at(event.position()))
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.choose(self._at(event.position()))
        super().mouseReleaseEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.point_at(-1)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and self.pointed >= 0:
            self.choose(self.pointed)
            return
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None or not self.bars:
            super().keyPressEvent(event)
            return
        self.point_at((self.pointed + step) % len(self.bars) if self.pointed >= 0 else 0)
        place = self.place_of(self.pointed).center().toPoint()
        QToolTip.showText(self.mapToGlobal(place), literal(self.bars[self.pointed].description), self)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            bar = self._at(QPointF(event.pos()))
            description = self.bars[bar].description if bar >= 0 else ""
            QToolTip.showText(event.globalPos() + QPoint(0, 4), literal(description), self)
            return True
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        most = max((max(bar.cards, bar.other or 0) for bar in self.bars), default=0)
        if not most:
            painter.setFont(scaled_font(LETTERS))
            painter.setPen(QColor(theme().muted))
            painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter, translate("DeckStudy", "nothing"))
            return
        for at, bar in enumerate(self.bars):
            self._paint_bar(painter, self.place_of(at), bar, most, pointed=at == self.pointed)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme().target), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))

    def _paint_bar(self, painter: QPainter, place: QRectF, bar: Bar, most: int, *, pointed: bool) -> None:
        raise NotImplementedError

    def _fill(self, painter: QPainter, place: QRectF, bar: Bar, *, pointed: bool) -> None:
        fill = QColor(hue(bar.color).frame if bar.color else theme().accent_self)
        if pointed:
            fill = fill.lighter(125)
        painter.setPen(QPen(QColor(theme().zone_edge), 1) if bar.color == "white" else Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawRoundedRect(place, 2, 2)

    def _at(self, point: QPointF) -> int:
        return next((at for at in range(len(self.bars)) if self.place_of(at).contains(point)), -1)


class ColumnChart(BarChart):
    """Vertical bars, the figure above and the label below each."""

    def sizeHint(self) -> QSize:
        return QSize(scaled(34) * max(4, len(self.bars)), scaled(110))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(20) * max(4, len(self.bars)), scaled(80))

    def place_of(self, bar: int) -> QRectF:
        width = min(self.width() / max(1, len(self.bars)), scaled(64))
        left = (self.width() - width * len(self.bars)) / 2
        return QRectF(left + bar * width, 0, width, self.height())

    def _paint_bar(self, painter: QPainter, place: QRectF, bar: Bar, most: int, *, pointed: bool) -> None:
        gap = place.width() * 0.12
        own = place.adjusted(gap, 0, -gap, 0)
        if bar.other is not None:
            own.setWidth(own.width() / 2 - 1)
            box = self._column(painter, own.translated(own.width() + 2, 0), bar.other, most)
            paint_other(painter, box)
        box = self._column(painter, own, bar.cards, most)
        self._fill(painter, box, bar, pointed=pointed)
        _fill_parts(painter, box, bar, pointed=pointed)
        line = QFontMetricsF(scaled_font(LETTERS)).height()
        painter.setFont(scaled_font(LETTERS, fonts.BOLD if pointed else fonts.NORMAL))
        painter.setPen(QColor(theme().text if pointed else theme().muted))
        middle = Qt.AlignmentFlag.AlignCenter
        painter.drawText(QRectF(place.left(), place.bottom() - line, place.width(), line), middle, bar.label)

    def _column(self, painter: QPainter, place: QRectF, count: int, most: int) -> QRectF:
        """Write a figure above its column, and return the column."""
        line = QFontMetricsF(scaled_font(LETTERS)).height()
        room = place.height() - 2 * line - 4
        height = max(2.0, room * count / most) if count else 1.0
        box = QRectF(place.left(), place.bottom() - line - 2 - height, place.width(), height)
        painter.setFont(scaled_font(LETTERS, fonts.BOLD))
        painter.setPen(QColor(theme().text))
        above = QRectF(box.center().x() - scaled(14), box.top() - line, scaled(28), line)
        painter.drawText(above, Qt.AlignmentFlag.AlignCenter, str(count))
        return box


def _fill_parts(painter: QPainter, box: QRectF, bar: Bar, *, pointed: bool) -> None:
    """Fill a column with the parts of its bar, the first one at the bottom."""
    bottom = box.bottom()
    for kind, count in bar.parts:
        height = box.height() * count / bar.cards
        paint_part(painter, QRectF(box.left(), bottom - height, box.width(), height), kind, pointed=pointed)
        bottom -= height


class RowChart(BarChart):
    """Horizontal bars with label and figure. Bars that do not fit are counted."""

    def sizeHint(self) -> QSize:
        return QSize(scaled(200), self.row_height * max(2, len(self.bars)))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(150), self.row_height * min(4, max(2, len(self.bars))))

    @property
    def row_height(self) -> int:
        """The height of a row; one with a second deck has room for two bars and a gap below them."""
        return scaled(30 if any(bar.other is not None for bar in self.bars) else 22)

    @property
    def fitting(self) -> int:
        """Number of bars that fit."""
        fit = max(1, int(self.height() // self.row_height))
        return len(self.bars) if len(self.bars) <= fit else fit - 1

    def place_of(self, bar: int) -> QRectF:
        if bar >= self.fitting:
            return QRectF()
        return QRectF(0, bar * self.row_height, self.width(), self.row_height)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        more = len(self.bars) - self.fitting
        if more:
            painter = QPainter(self)
            painter.setFont(scaled_font(LETTERS))
            painter.setPen(QColor(theme().muted))
            place = QRectF(0, self.fitting * self.row_height, self.width(), self.row_height)
            text = translate("DeckStudy", "+{count} more").format(count=more)
            painter.drawText(place.adjusted(4, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, text)

    def _paint_bar(self, painter: QPainter, place: QRectF, bar: Bar, most: int, *, pointed: bool) -> None:
        if place.isEmpty():
            return
        font = scaled_font(LETTERS, fonts.BOLD if pointed else fonts.NORMAL)
        widest = max(QFontMetricsF(font).horizontalAdvance(one.label) for one in self.bars)
        before = min(widest, place.width() * 0.5)
        left = place.left() + 4
        if bar.color:
            painter.setPen(QPen(QColor(theme().zone_edge), 1))
            painter.setBrush(QColor(hue(bar.color).frame))
            radius = scaled(6)
            painter.drawPath(color_shape(hue(bar.color).shape, QPointF(left + radius, place.center().y()), radius))
        left += scaled(18) if any(one.color for one in self.bars) else 0
        paint_line(painter, QRectF(left, place.top(), before, place.height()), bar.label, font, theme().text)
        left += before + scaled(8)
        high, middle = scaled(11 if bar.other is not None else 12), place.center().y()
        rows = [(bar.cards, middle - high / 2, high)]
        if bar.other is not None:
            rows = [(bar.cards, middle - high - 1, high), (bar.other, middle + 1, high)]
        for nth, (count, top, height) in enumerate(rows):
            room = place.right() - left - scaled(28)
            box = QRectF(left, top, max(2.0, room * count / most), height)
            if nth:
                paint_other(painter, box)
            else:
                self._fill(painter, box, bar, pointed=pointed)
            painter.setFont(scaled_font(LETTERS, fonts.BOLD))
            painter.setPen(QColor(theme().text))
            figure = QRectF(box.right() + 4, box.center().y() - place.height() / 2, scaled(28), place.height())
            painter.drawText(figure, Qt.AlignmentFlag.AlignVCenter, str(count))
