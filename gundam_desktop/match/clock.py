"""The time that each player has left; it runs for the player who decides, while they can."""

from __future__ import annotations

import time
from collections.abc import Callable

from gundam_desktop.records import Start

NOBODY = -1


class Clock:
    """The clocks of both players of a game. It counts only when it is read, and has neither a thread nor a timer."""

    def __init__(self, at_first: tuple[float, float], now: Callable[[], float] = time.monotonic) -> None:
        """`at_first` are the seconds that each player has when the game begins; `now` tells the time in seconds."""
        self.whose: Callable[[], int] = lambda: NOBODY
        """Returns the seat whose time runs; -1 for nobody's."""
        self.ticked: Callable[[], object] = lambda: None
        """Called when the time left has changed."""
        self.ran_out: Callable[[int], object] = lambda _seat: None
        """Called with a seat when its time has run out."""
        self._at_first, self._time = at_first, now
        self._left = list(at_first)
        self._told: set[int] = set()
        """The seats whose time is known to have run out."""
        self._now, self._since = NOBODY, now()

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
        moment, seat = self._time(), self.whose()
        used, before = moment - self._since, self._now
        self._now, self._since = seat, moment
        ran_out = False
        if used > 0 and seat >= 0 and seat == before:
            self._left[seat] = max(0.0, self._left[seat] - used)
            ran_out = not self._left[seat] and seat not in self._told
        if seat >= 0 or before >= 0:
            self.ticked()
        if ran_out:
            self._told.add(seat)
            self.ran_out(seat)
        return round(self._left[0], 1), round(self._left[1], 1)

    def give_back(self, seat: int, seconds: float) -> None:
        """Give a player seconds that are not to count, such as those that a message was under way."""
        self._left[seat] += seconds

    def set(self, left: tuple[float, float] | None) -> None:
        """Set the seconds left; None resets both to the initial time."""
        self._left = list(left) if left is not None else list(self._at_first)
        self._told = {seat for seat, seconds in enumerate(left or ()) if not seconds}
        self._now, self._since = NOBODY, self._time()
        self.ticked()


def clock_at_first(start: Start) -> tuple[float, float] | None:
    """The seconds that each player has when a game begins; None without clocks."""
    if start.clock is None:
        return None
    left = start.series.clock if start.series is not None else None
    return left or (start.clock, start.clock)
