"""Reads the folder of saved games beside the window, whose thread never waits for it."""

from __future__ import annotations

import logging
import threading
import time
from queue import Empty, SimpleQueue

from PySide6.QtCore import QObject, QTimer, Signal

from gundam_desktop.records import GameListing, RecordedGame, Store

POLL_INTERVAL = 10
"""Milliseconds between two looks at what has been found."""
SOON, LATER = 0.05, 1.0
"""Seconds for which games are gathered before they are handed on together: the first ones, and at most."""

logger = logging.getLogger(__name__)


class GameLister(QObject):
    """Lists the saved games in a thread of its own, the last played first."""

    found = Signal(list)
    """More `RecordedGame`s."""
    finished = Signal(object)
    """The whole `GameListing`."""

    def __init__(self, store: Store | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._reading: _Reading | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_INTERVAL)
        self._timer.timeout.connect(self._look)

    @property
    def is_reading(self) -> bool:
        """True until all games have been handed on."""
        return self._reading is not None

    def start(self) -> None:
        """Begin to list the games; a listing that goes on is given up."""
        self.stop()
        self._reading = _Reading(self._store or Store())
        self._timer.start()

    def stop(self) -> None:
        """Give the listing up: nothing more is emitted."""
        self._timer.stop()
        if self._reading is not None:
            self._reading.given_up.set()
            self._reading = None

    def _look(self) -> None:
        reading = self._reading
        if reading is None:
            return
        try:
            part = reading.parts.get_nowait()
        except Empty:
            return
        if isinstance(part, GameListing):
            self.stop()
            self.finished.emit(part)
        else:
            self.found.emit(part)


class _Reading:
    """One listing. The thread knows no object of Qt: the window may be gone before it ends."""

    def __init__(self, store: Store) -> None:
        self.given_up = threading.Event()
        self.parts: SimpleQueue[list[RecordedGame] | GameListing] = SimpleQueue()
        threading.Thread(target=self._read, args=(store,), name="saved games", daemon=True).start()

    def _read(self, store: Store) -> None:
        listing, part = GameListing([], []), list[RecordedGame]()
        gathered, since = SOON, time.monotonic()
        try:
            for found in store.each():
                if self.given_up.is_set():
                    return
                if isinstance(found, str):
                    listing.faults.append(found)
                    continue
                listing.entries.append(found)
                part.append(found)
                if time.monotonic() - since > gathered:
                    self.parts.put(part)
                    part, gathered, since = [], min(2 * gathered, LATER), time.monotonic()
        except Exception:
            logger.exception("the saved games cannot be listed")
        self.parts.put(part)
        self.parts.put(listing)
