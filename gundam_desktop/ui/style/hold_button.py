"""A button for what cannot be taken back: one slip of the mouse or of a key does nothing."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from gundam_desktop.ui.style.button import PRESSING
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import translate

HOLD_MS = 600
FILL = 0.4
"""How opaque the fill is that shows how long the button has been held."""


class HoldButton(QPushButton):
    """Is clicked when the mouse has held it for `HOLD_MS`, or a key has pressed it twice.

    A press by a screen reader clicks it at once: it comes from a list of actions, never from a slip.
    """

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._caption = text
        self.clock = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=HOLD_MS)
        """Runs while the mouse holds the button."""
        self.clock.valueChanged.connect(lambda _value: self.update())
        self.clock.finished.connect(self._held)
        self.setAutoDefault(False)
        self.setProperty("grave", True)
        self.setAccessibleDescription(how_to_press())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setDown(True)
            self.clock.start()

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self._let_go()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not self.rect().contains(event.position().toPoint()):
            self._let_go()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in PRESSING:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            if self.text() != self._caption:
                self.click()
            else:
                self.setText(translate("HoldButton", "Press again"))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() not in PRESSING:
            super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.setText(self._caption)
        super().focusOutEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.clock.state() is not QVariantAnimation.State.Stopped:
            color = QColor(theme().danger)
            color.setAlphaF(FILL)
            room = QRectF(self.rect()).adjusted(2, 2, -2, -2)
            room.setWidth(room.width() * self.clock.currentValue())
            QPainter(self).fillRect(room, color)

    def _held(self) -> None:
        self._let_go()
        self.click()

    def _let_go(self) -> None:
        self.clock.stop()
        self.setDown(False)
        self.update()


def how_to_press() -> str:
    """How such a button is pressed, in a sentence."""
    return translate("HoldButton", "Hold the button for a moment; with the keyboard, press it twice.")
