"""Takes the times of the frames in which a view of the client is painted."""

from __future__ import annotations

import time

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QTimer, Signal
from PySide6.QtWidgets import QAbstractScrollArea

TIMEOUT_S = 2.0
"""Seconds to wait for a frame."""
FRAME_SHOWN = QEvent.Type(QEvent.Type.User + 3)


class FrameWatch(QObject):
    """Watches one view until the view is gone."""

    shown = Signal()
    """A whole frame has been painted."""

    def __init__(self, view: QAbstractScrollArea) -> None:
        super().__init__(view)
        self.paints: list[float] = []
        """Milliseconds that the view took to paint itself."""
        self.shown_at: list[float] = []
        self._view = view
        view.viewport().installEventFilter(self)

    def wait(self) -> None:
        """Wait for the next frame."""
        loop = QEventLoop()
        connection = self.shown.connect(loop.quit)
        QTimer.singleShot(round(TIMEOUT_S * 1e3), loop, loop.quit)
        loop.exec()
        QObject.disconnect(connection)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Paint:
            return False
        began = time.perf_counter()
        self._view.viewportEvent(event)
        self.paints.append((time.perf_counter() - began) * 1e3)
        QCoreApplication.postEvent(self, QEvent(FRAME_SHOWN))  # comes when the whole frame has been painted
        return True

    def customEvent(self, _event: QEvent) -> None:
        self.shown_at.append(time.perf_counter())
        self.shown.emit()
