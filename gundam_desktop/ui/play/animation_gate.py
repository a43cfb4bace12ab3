"""Whether the table has shown all that has happened, so that what is asked can be asked."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

DEBOUNCE = 300
"""Milliseconds that a question must have been there before a button or a key answers it."""
PATIENCE = 12_000
"""Milliseconds that the table may take to show what has happened."""


class AnimationGate(QObject):
    """Watches one table between what has happened and the next question."""

    timed_out = Signal()
    """The table takes too long: whatever keeps it from coming to rest must not keep the game from going on."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.settled = True
        """Whether all has been shown."""
        self._hurrying = False
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(self._lose_patience)
        self._debounce = QTimer(self, singleShot=True, interval=DEBOUNCE)

    @property
    def debouncing(self) -> bool:
        """Whether a question has only just been asked that was waited for."""
        return self._debounce.isActive()

    def begin(self) -> None:
        """Something has happened that the table is about to show."""
        self.settled = False

    def wait(self) -> None:
        """The table takes its time over it."""
        self._patience.start()
        self._hurrying = True

    def settle(self) -> None:
        """The table shows all of it."""
        self.settled = True
        if self._hurrying:
            self._debounce.start()
        self._hurrying = False

    def _lose_patience(self) -> None:
        if not self.settled:
            self.timed_out.emit()
