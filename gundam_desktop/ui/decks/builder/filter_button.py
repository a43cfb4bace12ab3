"""A filter button: lit while the query has its term."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from gundam_desktop.ui.cards.shapes import color_shape
from gundam_desktop.ui.style import fonts, text_overflow
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.button import ENTER, PRESSING
from gundam_desktop.ui.style.panel import chamfered
from gundam_desktop.ui.style.scaling import scaled, scaled_font
from gundam_desktop.ui.style.theme import hue, mix, theme

HEIGHT, SIZE, EDGE, SHAPE, CUT = 28, 13, 10, 6.5, 7


class FilterButton(Ambient, QAbstractButton):
    """A small chamfered button with an optional colour shape, or a mark that it opens a list."""

    def __init__(self, parent: QWidget, *, color: str = "", opens: bool = False) -> None:
        super().__init__(parent)
        self._color, self._opens = color, opens
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click the search field has the keys
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_caption(self, text: str) -> None:
        """Change the label."""
        self.setText(text.replace("&", "&&"))
        self.setAccessibleName(text)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        words = QFontMetricsF(scaled_font(SIZE, fonts.MEDIUM)).horizontalAdvance(self._said)
        return QSize(round(words) + 2 + scaled(2 * EDGE) + self._shape_room, scaled(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @property
    def _said(self) -> str:
        text = self.text().replace("&&", "&")
        return f"{text} ▾" if self._opens else text

    @property
    def _shape_room(self) -> int:
        return scaled(2 * SHAPE + 6) if self._color else 0

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in PRESSING:
            event.accept()  # with the focus here these keys press this button
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        opened = self._opens and event.key() == Qt.Key.Key_Down
        if opened or (event.key() in ENTER and not event.isAutoRepeat()):
            self.click()
        elif event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Left):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Right)
        else:
            super().keyPressEvent(event)

    def refresh_sizes(self) -> None:
        self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colors, lit = theme(), self.isChecked()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        ground = QColor(colors.zone)
        if lit:
            ground = mix(QColor(colors.panel), QColor(colors.accent_self), 0.28)
        elif self.underMouse() and self.isEnabled():
            ground = ground.lighter(130) if colors.dark else ground.darker(106)
        painter.setBrush(ground)
        edge = colors.target if self.hasFocus() else colors.accent_self if lit else colors.zone_edge
        painter.setPen(QPen(QColor(edge), 2 if lit or self.hasFocus() else 1.2))
        painter.drawPolygon(chamfered(rect, CUT))
        room = rect.adjusted(scaled(EDGE) - 1, 0, 0, 0)
        if self._color:
            own = hue(self._color)
            painter.setPen(QPen(QColor(own.deep), 1.2))
            painter.setBrush(QColor(own.frame))
            center = QPointF(room.left() + scaled(SHAPE), rect.center().y())
            painter.drawPath(color_shape(own.shape, center, scaled(SHAPE)))
            room.adjust(self._shape_room, 0, 0, 0)
        font = scaled_font(SIZE, fonts.MEDIUM)
        painter.setFont(font)
        painter.setPen(QColor(colors.text if self.isEnabled() else colors.muted))
        text_overflow.check(self._said, font, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self._said)
