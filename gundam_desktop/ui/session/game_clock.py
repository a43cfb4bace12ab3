"""The time that each player has left; it runs for the player who decides, while they can."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from gundam_desktop.records import Start

POLL_INTERVAL = 200
"""Milliseconds between two readings of the clock."""
NOBODY = -1


class GameClock(QObject):
    """The clocks of a session."""

    ticked = Signal()
    """The time left has changed."""
    ran_out = Signal(int)
    """The time of a seat has run out."""

    def __init__(self, at_first: tuple[float, float], parent: QObject | None = None) -> None:
        """`at_first` are the seconds that each player has when the game begins."""
        super().__init__(parent)
        self.whose: Callable[[], int] = lambda: NOBODY
        """Returns the seat whose time runs; -1 for nobody's."""
        self._at_first = at_first
        self._left = list(at_first)
        self._told: set[int] = set()
        """The seats whose time is known to have run out."""
        self._now, self._since = NOBODY, time.monotonic()
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_INTERVAL)
        self._timer.timeout.connect(self.read)
        self._timer.start()

    @property
    def running(self) -> int:
        """The seat whose time ran at the last reading; -1 for nobody's."""
        return self._now

    @property
    def left(self) -> tuple[float, float]:
        """The seconds left for each player at the last reading."""
        return self._left[0], self._left[1]

    def read(self) -> tuple[float, float]:
        """Read the clock: the seconds left for each player."""
        moment, seat = time.monotonic(), self.whose()
        used, before = moment - self._since, self._now
        self._now, self._since = seat, moment
        ran_out = False
        if used > 0 and seat >= 0 and seat == before:
            self._left[seat] = max(0.0, self._left[seat] - used)
            ran_out = not self._left[seat] and seat not in self._told
        if seat >= 0 or before >= 0:
            self.ticked.emit()
        if ran_out:
            self._told.add(seat)
            self.ran_out.emit(seat)
        return round(self._left[0], 1), round(self._left[1], 1)

    def set(self, left: tuple[float, float] | None) -> None:
        """Set the seconds left; None resets both to the initial time."""
        self._left = list(left) if left is not None else list(self._at_first)
        self._told = {seat for seat, seconds in enumerate(left or ()) if not seconds}
        self._now, self._since = NOBODY, time.monotonic()
        self.ticked.emit()


def clock_at_first(start: Start) -> tuple[float, float] | None:
    """The seconds that each player has when a game begins; None without clocks."""
    if start.clock is None:
        return None
    left = start.series.clock if start.series is not None else None
    return left or (start.clock, start.clock)


def clock_text(seconds: float) -> str:
    """Format seconds as minutes and seconds, rounded up.

    >>> clock_text(754.2), clock_text(59.9), clock_text(0)
    ('12:35', '1:00', '0:00')
    """
    whole = int(-(-seconds // 1))
    return f"{whole // 60}:{whole % 60:02}"
