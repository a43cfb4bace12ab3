"""A progress bar on standard error, when that is a terminal."""

from __future__ import annotations

import sys

_WIDTH = 30


def show_progress(done: int, of: int) -> None:
    """Draw the progress; the last step removes the bar."""
    if sys.stderr is None or not sys.stderr.isatty():
        return
    filled = _WIDTH * done // of
    bar = "#" * filled + "-" * (_WIDTH - filled)
    line = f"\r[{bar}] {done}/{of}"
    sys.stderr.write(line if done < of else "\r" + " " * len(line) + "\r")
    sys.stderr.flush()
