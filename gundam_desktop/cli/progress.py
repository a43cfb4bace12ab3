"""A progress bar on standard error, when that is a terminal."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

_WIDTH = 30


def show_progress(done: int, of: int, note: str = "") -> None:
    """Draw the progress with a note behind it; the last step removes the bar."""
    if sys.stderr is None or not sys.stderr.isatty():
        return
    filled = _WIDTH * done // of
    bar = "#" * filled + "-" * (_WIDTH - filled)
    line = f"[{bar}] {done}/{of}  {note}".rstrip()
    erased = "\r\x1b[K"  # a note may be shorter than the one before
    sys.stderr.write(f"{erased}{line}" if done < of else erased)
    sys.stderr.flush()


class TimeLeft:
    """Estimates how long work takes that has just begun, by how long the first part of it has taken."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock, self._began = clock, clock()
        self._before: int | None = None

    def text(self, done: int, of: int) -> str:
        """Return the time left in words, after a piece of work; `done` may count what was there before it began."""
        if self._before is None:
            self._before = done - 1
        seconds = (self._clock() - self._began) * (of - done) / (done - self._before)
        if seconds < 90:
            return f"{seconds:.0f} s left"
        return f"{seconds / 60:.0f} min left" if seconds < 5400 else f"{seconds / 3600:.1f} h left"
