"""Games between bots in processes of their own, while the screen goes on."""

from __future__ import annotations

import os

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from gundam_desktop.bots.arena import Pairing, Played, in_background
from gundam_desktop.bots.worker_pool import WorkerPool

ASKED_EVERY = 60
"""Milliseconds between two looks at what is played."""
MOST_PROCESSES = 8


class PlaytestRun(QObject):
    """Plays one pairing at a time. Its processes end when the games are played, when it is cancelled, and with it."""

    went_on = Signal()
    """There are more games in `played`."""
    ended = Signal()
    """The games are played, or it was cancelled."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.played: list[Played] = []
        self.games = 0
        self._work = _Work()
        self._timer = QTimer(self)
        self._timer.setInterval(ASKED_EVERY)
        self._timer.timeout.connect(self._ask)
        self.destroyed.connect(self._work.end)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.cancel)

    @property
    def running(self) -> bool:
        """Whether games are being played."""
        return self._work.force is not None

    def start(self, pairing: Pairing, games: int) -> None:
        """Begin to play; what went on before is cancelled."""
        self.cancel()
        self.played, self.games = [], games
        jobs = min(games, MOST_PROCESSES, max(1, (os.cpu_count() or 1) - 1))
        self._work.force = in_background(pairing, games, jobs)
        self._timer.start()

    def cancel(self) -> None:
        """End it now. What is played stays in `played`."""
        if self.running:
            self._timer.stop()
            self._work.end()
            self.ended.emit()

    def _ask(self) -> None:
        force = self._work.force
        if force is None:
            return
        done = force.results()
        self.played += done
        if done:
            self.went_on.emit()
        if not force.busy:
            self.cancel()


class _Work:
    """What plays; it can be ended when the object that had it begun is gone already."""

    def __init__(self) -> None:
        self.force: WorkerPool[Played] | None = None

    def end(self) -> None:
        if self.force is not None:
            self.force.end()
            self.force = None
