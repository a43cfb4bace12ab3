"""The button with a text, as the whole client uses it: chamfered, with its keyboard shortcut beside the text."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from gundam_desktop.ui.style import fonts, text_overflow
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.panel import chamfered
from gundam_desktop.ui.style.scaling import fitted_font, scaled, scaled_font
from gundam_desktop.ui.style.text_line import paint_line
from gundam_desktop.ui.style.theme import theme

SMALLEST = 12
"""The smallest font size, for a text that does not fit with the usual one."""
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""The keys that open or choose what has the focus."""
PRESSING = (Qt.Key.Key_Space, *ENTER)
"""The keys that press a button."""


class ActionButton(Ambient, QAbstractButton):
    """A chamfered button; the main one is filled and larger."""

    def __init__(self, text: str = "", key: str = "", *, main: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key, self._main, self._hover = key, main, False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._height = 46 if main else 36
        self.setFixedHeight(scaled(self._height))
        self.set_caption(text, key)

    @property
    def key(self) -> str:
        """The key that the button shows."""
        return self._key

    def set_caption(self, text: str, key: str = "") -> None:
        """Change the text and the key that the button shows."""
        self._key = key
        if text != self.text():
            self.setText(text.replace("&", "&&"))
        self.setAccessibleName(text)
        self.setAccessibleDescription(key)
        self.updateGeometry()
        self.update()

    def set_height(self, pixels: int) -> None:
        """Set the height in pixels, given for a window of the usual size."""
        self._height = pixels
        self.setFixedHeight(scaled(pixels))

    def set_main(self, main: bool) -> None:
        """Paint it as the main button, or as an ordinary one."""
        self._main = main
        self.update()

    def sizeHint(self) -> QSize:
        return self._size_for(self._pixels())

    def minimumSizeHint(self) -> QSize:
        return self._size_for(SMALLEST)  # an elided text does not say what the button does

    def _size_for(self, pixels: float) -> QSize:
        words = QFontMetricsF(scaled_font(pixels, fonts.BOLD)).horizontalAdvance(self._shown())
        return QSize(round(words + self._key_width()) + scaled(40), self.height())

    def refresh_sizes(self) -> None:
        self.setFixedHeight(scaled(self._height))
        self.updateGeometry()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in PRESSING:
            event.accept()  # with the focus here these keys press this button, not the window's main one
            return True
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave):
            self._hover = event.type() == QEvent.Type.Enter
            self.update()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in PRESSING[1:] and not event.isAutoRepeat():
            self.click()
            return
        super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        ink = self._paint_ground(painter, rect)
        room = rect.adjusted(scaled(14), 0, -scaled(14) - self._key_width(), 0)
        font = fitted_font(self._shown(), room.width(), self._pixels(), SMALLEST, fonts.BOLD)
        text_overflow.check(self._shown(), font, room.width())
        paint_line(painter, room, self._shown(), font, ink)
        if self._key:
            self._paint_key(painter, rect, ink)

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> QColor:
        """Paint the shape and return the colour of the text."""
        colors, enabled = theme(), self.isEnabled()
        if self._main and enabled:
            accent = QColor(colors.accent_self)
            if self._hover or self.isDown():
                accent = accent.lighter(112) if not self.isDown() else accent.darker(112)
            gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
            gradient.setColorAt(0, accent.lighter(112))
            gradient.setColorAt(1, accent.darker(112))
            painter.setBrush(gradient)
            painter.setPen(QPen(accent.lighter(140), 1.5))
        else:
            ground = QColor(colors.zone)
            if enabled and (self._hover or self.isDown()):
                ground = ground.lighter(130) if colors.dark else ground.darker(106)
            painter.setBrush(ground)
            painter.setPen(QPen(QColor(colors.zone_edge), 1.2))
        if self.hasFocus():
            painter.setPen(QPen(QColor(colors.target), 2))
        painter.drawPolygon(chamfered(rect, 9))
        if not enabled:
            return QColor(colors.muted)
        return QColor(colors.on_accent if self._main else colors.text)

    def _paint_key(self, painter: QPainter, rect: QRectF, ink: QColor) -> None:
        width, height = self._key_width() - scaled(8), scaled(20)
        key = QRectF(rect.right() - width - scaled(10), rect.center().y() - height / 2, width, height)
        wash = QColor(theme().text)  # on the main button it is the opposite of its ink
        wash.setAlphaF(0.1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(wash)
        painter.drawRoundedRect(key, 4, 4)
        painter.setPen(ink)
        painter.setFont(scaled_font(11.5, fonts.BOLD))
        painter.drawText(key, Qt.AlignmentFlag.AlignCenter, self._key)

    def _shown(self) -> str:
        return self.text().replace("&&", "&")

    def _pixels(self) -> float:
        return 17 if self._main else 14

    def _key_width(self) -> float:
        if not self._key:
            return 0.0
        return QFontMetricsF(scaled_font(11.5, fonts.BOLD)).horizontalAdvance(self._key) + scaled(24)
