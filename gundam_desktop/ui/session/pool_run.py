"""Fetches the results of work in background processes, such as games that bots play."""

from __future__ import annotations

import os
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from gundam_desktop.bots.worker_pool import WorkerPool

ASKED_EVERY = 60
"""Milliseconds between two polls for results."""
MOST_PROCESSES = 8


def processes_for(count: int) -> int:
    """The number of processes for some pieces of work: one core is left for the window."""
    return min(count, MOST_PROCESSES, max(1, (os.cpu_count() or 1) - 1))


class PoolRun(QObject):
    """Fetches the results of one pool at a time. Its processes end with the work, on cancel, and with the object."""

    progressed = Signal(list)
    """The results since the last time; they are in `results`, too."""
    ended = Signal()
    """All is done, or the run was cancelled."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.results: list[Any] = []
        """The results of the pool."""
        self.count = 0
        self._holder = _PoolHolder()
        self._timer = QTimer(self)
        self._timer.setInterval(ASKED_EVERY)
        self._timer.timeout.connect(self._ask)
        self.destroyed.connect(self._holder.end)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.cancel)

    @property
    def running(self) -> bool:
        """True while the work goes on."""
        return self._holder.pool is not None

    def start(self, pool: WorkerPool[Any], count: int) -> None:
        """Fetch the results of a pool, `count` of them; a former run is cancelled."""
        self.cancel()
        self.results, self.count = [], count
        self._holder.pool = pool
        self._timer.start()

    def cancel(self) -> None:
        """Stop now. What is done stays in `results`."""
        if self.running:
            self._timer.stop()
            self._holder.end()
            self.ended.emit()

    def _ask(self) -> None:
        pool = self._holder.pool
        if pool is None:
            return
        done = pool.results()
        self.results += done
        if done:
            self.progressed.emit(done)
        if not pool.busy:
            self.cancel()


class _PoolHolder:
    """Holds the worker pool, so that it can be ended after its owner was destroyed."""

    def __init__(self) -> None:
        self.pool: WorkerPool[Any] | None = None

    def end(self) -> None:
        if self.pool is not None:
            self.pool.end()
            self.pool = None
