"""A button that paints itself: a tile, a portrait, a chip."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.button import ENTER


class PaintedButton(Ambient, QAbstractButton):
    """Is painted anew when the mouse comes and goes, and is never smaller than its `sizeHint`."""

    enter_clicks = True
    """True if Enter clicks it, too; False if Enter accepts the form that it stands in."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def refresh_sizes(self) -> None:
        self.updateGeometry()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.HoverLeave):
            self.update()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in ENTER:
            super().keyPressEvent(event)
        elif not self.enter_clicks:
            event.ignore()
        elif not event.isAutoRepeat():
            self.click()
