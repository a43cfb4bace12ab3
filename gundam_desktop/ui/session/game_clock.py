"""The time that each player has left: it runs for the one who decides, and only while they can."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

LOOK_EVERY = 200
"""Milliseconds between two looks at who uses time."""
NOBODY = -1


class GameClock(QObject):
    """Belongs to a session. Whoever shows the game says who uses time."""

    ticked = Signal()
    """Somebody has less time."""
    ran_out = Signal(int)
    """The time of a seat has just come to its end."""

    def __init__(self, seconds: float, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.whose: Callable[[], int] = lambda: NOBODY
        """The seat that uses time now; -1 while nobody does."""
        self._whole = seconds
        self._left = [seconds, seconds]
        self._now, self._since = NOBODY, time.monotonic()
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_EVERY)
        self._timer.timeout.connect(self.read)
        self._timer.start()

    @property
    def running(self) -> int:
        """The seat whose time ran at the last look; -1 nobody's."""
        return self._now

    @property
    def left(self) -> tuple[float, float]:
        """The seconds that each player had left at the last look."""
        return self._left[0], self._left[1]

    def read(self) -> tuple[float, float]:
        """The seconds that each player has left, brought up to now."""
        moment, seat = time.monotonic(), self.whose()
        used, before = moment - self._since, self._now
        self._now, self._since = seat, moment
        ran_out = False
        if used > 0 and seat >= 0 and seat == before:
            ran_out = 0 < self._left[seat] <= used
            self._left[seat] = max(0.0, self._left[seat] - used)
        if seat >= 0 or before >= 0:
            self.ticked.emit()
        if ran_out:
            self.ran_out.emit(seat)
        return round(self._left[0], 1), round(self._left[1], 1)

    def set(self, left: tuple[float, float] | None) -> None:
        """Give the players these seconds; None all that they had at the beginning."""
        self._left = list(left) if left is not None else [self._whole, self._whole]
        self._now, self._since = NOBODY, time.monotonic()
        self.ticked.emit()


def written(seconds: float) -> str:
    """A time as clocks show it: minutes and seconds, a begun second counted whole.

    >>> written(754.2), written(59.9), written(0)
    ('12:35', '1:00', '0:00')
    """
    whole = int(-(-seconds // 1))
    return f"{whole // 60}:{whole % 60:02}"
