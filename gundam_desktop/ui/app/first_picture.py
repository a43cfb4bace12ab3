"""What has time until the window is seen: it is done when the first picture is shown."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

LONGEST_WAIT = 2000
"""Milliseconds after which a window that is not painted, as it is minimized, counts as shown."""
_PAINTED = QEvent.Type(QEvent.registerEventType())


class FirstPicture(QObject):
    """Waits until a window has been painted for the first time."""

    shown = Signal()
    """Emitted once."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.limit = QTimer(self, singleShot=True, interval=LONGEST_WAIT)
        self.limit.timeout.connect(self.shown)
        window.installEventFilter(self)
        self.limit.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Post an event behind those of the picture: it arrives when all of it is painted."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QCoreApplication.postEvent(self, QEvent(_PAINTED), Qt.EventPriority.LowEventPriority.value)
        return False

    def customEvent(self, _event: QEvent) -> None:
        if self.limit.isActive():
            self.limit.stop()
            self.shown.emit()
