"""Holds the next automatic step of a game back until the table has shown the last one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


class PresentationGate(QObject):
    """Between automatic steps (a bot's choice, an automatic pass, a step of a replay) and the table that shows them."""

    def __init__(self, step: Callable[[], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._step = step
        self._showing = self._due = False
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.request)

    def begin_showing(self) -> None:
        """Note that the table has begun to show events."""
        self._showing = True

    def shown(self) -> None:
        """Note that the table has shown all events: a step that was held back follows in a round of its own.

        The table has just put its question; the window answers the mouse before it does the next long thing.
        """
        self._showing = False
        if self._due:
            self._soon.start()

    def request(self) -> None:
        """Make the step, now or as soon as the table has shown everything."""
        self._soon.stop()
        self._due = self._showing
        if not self._due:
            self._step()

    def cancel(self) -> None:
        """Drop a step that was held back."""
        self._soon.stop()
        self._due = False
