"""Holds a decision back until the table has shown everything that happened."""

from __future__ import annotations

from PySide6.QtCore import QDeadlineTimer, QObject, QTimer, Signal

DEBOUNCE = 300
"""Milliseconds that a decision must have been visible before a button or a key answers it."""
UNREAD = 1_500
"""Milliseconds for which keys are ignored after the result has appeared: they were pressed for the game."""
TIMEOUT_MS = 12_000
"""The most milliseconds by which the table may exceed the time that it has asked for."""


class AnimationGate(QObject):
    """Tracks one table from an event to the next decision."""

    timed_out = Signal()
    """The table has taken too long; the game must go on."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.settled = True
        """True if everything has been shown."""
        self._animated = False
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._lose_patience)
        self._debounce = QTimer(self, singleShot=True, interval=DEBOUNCE)
        self._unread = QDeadlineTimer(0)

    def is_hasty(self) -> bool:
        """Return True for a press so soon after a decision has appeared that it cannot be meant as an answer.

        A hasty press prolongs the moment, so that no series of presses ends in an answer.
        """
        hasty = self._debounce.isActive()
        if hasty:
            self._debounce.start()
        return hasty

    def show_result(self) -> None:
        """Note that the result of the game has appeared."""
        self._unread = QDeadlineTimer(UNREAD)

    @property
    def is_result_unread(self) -> bool:
        """True so soon after the result has appeared that a key is still meant for the game."""
        return not self._unread.hasExpired()

    def begin(self) -> None:
        """Note that events are about to be shown."""
        self.settled = False

    def wait(self, asked_ms: float) -> None:
        """Note that the table has begun to animate the events, and has asked for this many milliseconds."""
        self._patience.start(TIMEOUT_MS + round(asked_ms))
        self._animated = True

    def settle(self) -> None:
        """Note that the table has shown all events."""
        self.settled = True
        if self._animated:
            self._debounce.start()
        self._animated = False

    def _lose_patience(self) -> None:
        if not self.settled:
            self.timed_out.emit()
