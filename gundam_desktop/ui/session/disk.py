"""Does what may have to wait for the disk in a thread of its own, so that a slow disk stops no window."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from functools import cache
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

MOMENT = 0.05
"""Seconds for which a window waits for the disk. Most disks are quicker: then nothing is put off."""


class _Task(NamedTuple):
    key: Hashable
    work: Callable[[], Any]
    done: Callable[[Future[Any]], object]


class Disk(QObject):
    """Does one thing after the other, in the order in which they are given. For one thread, that of the windows."""

    _ended = Signal()

    def __init__(self, *, patient: bool = True) -> None:
        """A `patient` one waits a moment for what it is given, unless earlier things are still to be done."""
        super().__init__()
        self._patient = patient
        self._thread = ThreadPoolExecutor(1, "disk")
        self._lock = threading.Lock()
        self._newest: dict[Hashable, _Task] = {}
        """What has not begun; of each key the newest alone."""
        self._results: deque[tuple[_Task, Future[Any] | None]] = deque()
        """What has ended; without a future, what was not done."""
        self._open = 0
        """How many things are not done, or their results not handed on."""
        self._ended.connect(self._hand_on)

    def do(
        self, key: Hashable, work: Callable[[], Any], done: Callable[[Future[Any]], object] = lambda end: end.result()
    ) -> None:
        """Do `work`, then call `done` in the thread of the windows with its end, whose `result()` returns or raises.

        What has the same key and has not begun yet is not done.
        """
        task = _Task(key, work, done)
        with self._lock:
            self._newest[key] = task
        self._open += 1
        doing = self._thread.submit(self._do_next, task)
        if self._patient and self._open == 1:
            wait([doing], MOMENT)
            self._hand_on()

    def finish(self) -> None:
        """Wait until everything is done, and hand all results on."""
        while self._open:
            self._thread.submit(int).result()
            self._hand_on()

    def close(self) -> None:
        """Do everything, and nothing from now on."""
        self.finish()
        self._thread.shutdown()

    def _do_next(self, task: _Task) -> None:
        """Do something, in the thread of the disk."""
        with self._lock:
            is_newest = self._newest.get(task.key) is task
            if is_newest:
                del self._newest[task.key]
        self._results.append((task, _end_of(task.work) if is_newest else None))
        self._ended.emit()

    def _hand_on(self) -> None:
        while self._results:
            task, end = self._results.popleft()
            self._open -= 1
            if end is not None:
                task.done(end)


def _end_of(work: Callable[[], Any]) -> Future[Any]:
    end: Future[Any] = Future()
    try:
        end.set_result(work())
    except Exception as error:  # `done` raises it again
        end.set_exception(error)
    return end


@cache
def disk() -> Disk:
    """Return the one of the program, for everything but the journal of a game."""
    return Disk()
