"""The panel: a chamfered box with an optional title, used for everything around the table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gundam_desktop.ui.style import fonts, text_overflow
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.scaling import fitted_font, scaled, scaled_font
from gundam_desktop.ui.style.theme import theme

CUT = 10.0
"""Pixels that are cut off two of the corners."""
PADDING = 10
TITLE_HEIGHT = 24
TITLE_SIZE, SMALLEST_TITLE = 11.5, 8.0


def chamfered(rect: QRectF, cut: float = CUT) -> QPolygonF:
    """A rectangle whose upper left and lower right corners are cut off."""
    left, top, right, bottom = rect.left(), rect.top(), rect.right(), rect.bottom()
    return QPolygonF(
        [
            QPointF(left + cut, top),
            QPointF(right, top),
            QPointF(right, bottom - cut),
            QPointF(right - cut, bottom),
            QPointF(left, bottom),
            QPointF(left, top + cut),
        ]
    )


def chamfered_path(rect: QRectF, cut: float = CUT) -> QPainterPath:
    """The outline of such a rectangle, to be filled or to clip what is painted in it."""
    path = QPainterPath()
    path.addPolygon(chamfered(rect, cut))
    path.closeSubpath()
    return path


def thin_scroll_bar() -> str:
    """The style sheet of narrow scroll bars, upright and across."""
    return (
        "QScrollBar {background: transparent; margin: 0}"
        "QScrollBar:vertical {width: 9px}"
        "QScrollBar:horizontal {height: 9px}"
        f"QScrollBar::handle {{background: {theme().zone_edge}; border-radius: 4px}}"
        "QScrollBar::handle:vertical {min-height: 24px}"
        "QScrollBar::handle:horizontal {min-width: 24px}"
        "QScrollBar::handle:disabled {background: transparent}"
        "QScrollBar::add-line, QScrollBar::sub-line {width: 0; height: 0}"
        "QScrollBar::add-page, QScrollBar::sub-page {background: none}"
    )


class Panel(Ambient, QWidget):
    """A chamfered box with an optional small title; add the contents to its layout `box`."""

    def __init__(self, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = title
        self.accent: str | None = None
        self.capitals = True
        """False for a title that is written as it is, such as “Lv”."""
        self._title_button: QWidget | None = None
        self.box = QVBoxLayout(self)
        self.box.setSpacing(6)
        self.refresh_sizes()

    @property
    def title(self) -> str:
        """The small title at the top."""
        return self._title

    def set_title(self, title: str) -> None:
        """Change the title."""
        if title != self._title:
            self._title = title
            self.update()

    def put_into_title(self, button: QWidget) -> None:
        """Place a small button at the right end of the title; call it again when its text has changed."""
        self._title_button = button
        button.adjustSize()
        top = 3 + (scaled(TITLE_HEIGHT) - button.height()) // 2
        button.move(self.width() - scaled(PADDING) - button.width(), max(3, top))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._title_button is not None:
            self.put_into_title(self._title_button)

    def refresh_sizes(self) -> None:
        edge = scaled(PADDING)
        self.box.setContentsMargins(edge, scaled(TITLE_HEIGHT) if self._title else edge, edge, edge)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(QColor(self.accent or theme().panel_edge), 2 if self.accent else 1))
        painter.setBrush(QColor(theme().panel))
        painter.drawPolygon(chamfered(rect))
        if self._title:
            painter.setPen(QPen(QColor(theme().accent_self), 2))
            painter.drawLine(QPointF(CUT + 1, 1), QPointF(CUT + 25, 1))
            painter.setPen(QColor(theme().muted))
            edge = scaled(PADDING)
            box = QRectF(edge + 2, 5, self.width() - 2 * edge, scaled(TITLE_HEIGHT) - 7)
            if self._title_button is not None and self._title_button.isVisible():
                box.setRight(self._title_button.x() - 4)
            title = self._title.upper() if self.capitals else self._title
            if QFontMetricsF(scaled_font(TITLE_SIZE, fonts.BOLD)).horizontalAdvance(title) > box.width():
                title = self._title  # capitals are wide
            font = fitted_font(title, box.width(), TITLE_SIZE, SMALLEST_TITLE, fonts.BOLD)
            painter.setFont(font)
            text_overflow.check(title, font, box.width())
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, title)
