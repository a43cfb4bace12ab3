"""Runs games between bots in background processes."""

from __future__ import annotations

import os

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from gundam_desktop.bots.arena import Pairing, Played, in_background
from gundam_desktop.bots.worker_pool import WorkerPool

ASKED_EVERY = 60
"""Milliseconds between two polls for finished games."""
MOST_PROCESSES = 8


class PlaytestRun(QObject):
    """Plays one pairing at a time. Its processes end after the games, on cancel, and when the object is destroyed."""

    progressed = Signal()
    """More games were added to `played`."""
    ended = Signal()
    """All games are played, or the run was cancelled."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.played: list[Played] = []
        self.games = 0
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
        """True while games are played."""
        return self._holder.pool is not None

    def start(self, pairing: Pairing, games: int) -> None:
        """Start playing; a former run is cancelled."""
        self.cancel()
        self.played, self.games = [], games
        jobs = min(games, MOST_PROCESSES, max(1, (os.cpu_count() or 1) - 1))
        self._holder.pool = in_background(pairing, games, jobs)
        self._timer.start()

    def cancel(self) -> None:
        """Stop now. Finished games stay in `played`."""
        if self.running:
            self._timer.stop()
            self._holder.end()
            self.ended.emit()

    def _ask(self) -> None:
        pool = self._holder.pool
        if pool is None:
            return
        done = pool.results()
        self.played += done
        if done:
            self.progressed.emit()
        if not pool.busy:
            self.cancel()


class _PoolHolder:
    """Holds the worker pool, so that it can be ended after its owner was destroyed."""

    def __init__(self) -> None:
        self.pool: WorkerPool[Played] | None = None

    def end(self) -> None:
        if self.pool is not None:
            self.pool.end()
            self.pool = None
