"""Reads many files in a thread of its own, so that the window never waits for them."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterable
from queue import Empty, SimpleQueue
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

POLL_INTERVAL = 10
"""Milliseconds between two looks for new results."""
SOON, LATER = 0.05, 1.0
"""Seconds for which results are gathered before they are handed on together: at first, and at most."""
WORTH_A_REST, LONGEST_REST = 0.0005, 0.01
"""Seconds of work on one result after which the thread rests, and the longest rest."""

MOMENT = 0.1
"""Seconds for which a window reads by itself first, where it need not be empty if there is little to read."""

logger = logging.getLogger(__name__)


class BackgroundReader(QObject):
    """Reads results one after the other in a thread of its own."""

    found = Signal(list)
    """More results, in their order; not told of what a moment was enough for."""
    finished = Signal(list)
    """All results."""

    def __init__(
        self, results: Callable[[], Iterable[Any]], parent: QObject | None = None, *, patient: bool = False
    ) -> None:
        """`results` is called at each start; the thread goes through what it returns.

        A `patient` one reads for a moment before it begins a thread for the rest.
        """
        super().__init__(parent)
        self._results, self._patient = results, patient
        self._reading: _Reading | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_INTERVAL)
        self._timer.timeout.connect(self._look)

    @property
    def is_reading(self) -> bool:
        """True until all results have been handed on."""
        return self._reading is not None

    def start(self) -> None:
        """Begin to read; a reading that goes on is given up."""
        self.stop()
        results, begun, began = iter(self._results()), list[Any](), time.monotonic()
        while self._patient and time.monotonic() - began < MOMENT:
            try:
                begun.append(next(results))
            except StopIteration:
                self.finished.emit(begun)
                return
        first = list(begun)
        self._reading = _Reading(results, begun)
        self._timer.start()
        if first:
            self.found.emit(first)

    def stop(self) -> None:
        """Give the reading up: nothing more is emitted."""
        self._timer.stop()
        if self._reading is not None:
            self._reading.given_up.set()
            self._reading = None

    def _look(self) -> None:
        reading = self._reading
        if reading is None:
            return
        try:
            part, whole = reading.parts.get_nowait()
        except Empty:
            return
        if part:
            self.found.emit(part)
        if whole is not None and self._reading is reading:
            self.stop()
            self.finished.emit(whole)


class _Reading:
    """One reading. The thread knows no object of Qt: the window may be gone before it ends."""

    def __init__(self, results: Iterable[Any], begun: list[Any]) -> None:
        """`begun` is what was read of them before."""
        self.given_up = threading.Event()
        self.parts: SimpleQueue[tuple[list[Any], list[Any] | None]] = SimpleQueue()
        """More results; with the last of them all results."""
        threading.Thread(target=self._read, args=(results, begun), name="reading", daemon=True).start()

    def _read(self, results: Iterable[Any], whole: list[Any]) -> None:
        part = list[Any]()
        gathered, since = SOON, time.monotonic()
        try:
            began = time.monotonic()
            for result in results:
                if self.given_up.is_set():
                    return
                if (worked := time.monotonic() - began) > WORTH_A_REST:
                    time.sleep(min(worked, LONGEST_REST))  # half of the time is the window's
                began = time.monotonic()
                whole.append(result)
                part.append(result)
                if time.monotonic() - since > gathered:
                    self.parts.put((part, None))
                    part, gathered, since = [], min(2 * gathered, LATER), time.monotonic()
        except Exception:  # a fault in one file must not leave the list waiting
            logger.exception("not everything was read")
        self.parts.put((part, whole))
