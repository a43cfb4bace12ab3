"""Gundam Desktop: an unofficial desktop client for the GUNDAM CARD GAME."""

import time

STARTED = time.monotonic()
"""When the program began to load, in seconds of Python's monotonic clock."""

try:
    from gundam_desktop import compiled

    COMPILED = compiled.use()
    """True if the rules engine runs compiled."""
except KeyboardInterrupt:  # this import comes first: an interrupt ends it quietly
    raise SystemExit(130) from None

__version__ = "0.1.0"
