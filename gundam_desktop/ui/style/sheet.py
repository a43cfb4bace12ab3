"""A dialog in the client's own dress: a chamfered sheet without the system's frame, over a window that is dimmed.

It rises to its place while the window grows dim; with reduced motion only the dimming fades in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPoint, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.motion import is_motion_reduced
from gundam_desktop.ui.style.panel import chamfered
from gundam_desktop.ui.style.scaling import scaled, set_font
from gundam_desktop.ui.style.theme import theme

if TYPE_CHECKING:
    _Dialog = QDialog
else:
    _Dialog = object

CUT = 18.0
TITLE_SIZE = 26
OPACITY = 0.62
RISE, RISE_MS = 28, 240
"""Pixels by which a sheet rises, and milliseconds until it is at its place."""


class Sheet(_Dialog):
    """Mixin for a dialog, named before its Qt class: `class NewGameDialog(Sheet, QDialog)`."""

    is_grave = False
    """True for a warning, and for a question whose answer takes something away."""
    _veil: Veil | None = None

    def __init__(self, *arguments: Any, **keywords: Any) -> None:
        super().__init__(*arguments, **keywords)
        self.setWindowFlags(self.windowFlags() | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self._home = QPoint()
        self.entrance = _entrance(self)
        """Runs while the sheet rises."""
        self.entrance.valueChanged.connect(self._rise)

    def plain_column(self) -> QVBoxLayout:
        """Lay the sheet out in a column without a title, and return it: for one whose contents begin with their own."""
        column = QVBoxLayout(self)
        column.setContentsMargins(scaled(24), scaled(16), scaled(24), scaled(20))
        return column

    def headed_column(self, beside: QLayout | None = None) -> QVBoxLayout:
        """Lay the sheet out in a column, and return it; at its top is the window's title, which has no bar here.

        What is `beside` the title has half of the width.
        """
        column = self.plain_column()
        head = Label(self, self.windowTitle())
        head.setWordWrap(beside is None)
        set_font(head, TITLE_SIZE, fonts.BOLD)
        self.windowTitleChanged.connect(head.setText)
        row = QHBoxLayout()
        row.setSpacing(scaled(12))
        row.addWidget(head, 1)
        if beside is not None:
            row.addLayout(beside, 1)
        column.addLayout(row)
        return column

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        parent = self.parentWidget()
        if parent is not None and self._veil is None:
            self._veil = Veil(self, parent.window())
        below = self.screen().availableGeometry().bottom() - self.frameGeometry().bottom()
        if not is_motion_reduced() and below >= scaled(RISE):
            self._home = self.pos()
            self._rise(0.0)
            self.entrance.start()

    def hideEvent(self, event: QHideEvent) -> None:
        if self.entrance.state() is QVariantAnimation.State.Running:
            self.entrance.stop()
            self._rise(1.0)
        super().hideEvent(event)

    def _rise(self, share: float) -> None:
        """Stand at a share of the way to the place where the sheet belongs."""
        self.move(self._home + QPoint(0, round(scaled(RISE) * (1 - share))))
        self.setAttribute(Qt.WidgetAttribute.WA_Moved, False)  # the next time it is centred again

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, colors = QPainter(self), theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colors.danger if self.is_grave else colors.accent_self), 2))
        painter.setBrush(QColor(colors.panel))
        painter.drawPolygon(chamfered(QRectF(self.rect()).adjusted(1, 1, -1, -1), CUT))


class Veil(QWidget):
    """Dims the window of a dialog until that is closed."""

    def __init__(self, dialog: QDialog, window: QWidget) -> None:
        super().__init__(window)
        dialog.finished.connect(self.deleteLater)
        dialog.destroyed.connect(self.deleteLater)
        window.installEventFilter(self)
        self.setGeometry(window.rect())
        self._share = 0.0
        entrance = _entrance(self)
        entrance.valueChanged.connect(self._dim)
        self.show()
        self.raise_()
        entrance.start()

    def _dim(self, share: float) -> None:
        self._share = share
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the window."""
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        color = QColor(theme().background if theme().dark else theme().text)
        color.setAlphaF(OPACITY * self._share)
        QPainter(self).fillRect(self.rect(), color)


def _entrance(owner: QObject) -> QVariantAnimation:
    """Return the clock of an entrance, which runs from 0 to 1."""
    return QVariantAnimation(
        owner, startValue=0.0, endValue=1.0, duration=RISE_MS, easingCurve=QEasingCurve(QEasingCurve.Type.OutCubic)
    )
