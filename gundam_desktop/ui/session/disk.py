"""Writes files in a thread of its own, so that a slow disk does not stop the windows."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from functools import cache
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

MOMENT = 0.05
"""Seconds for which a window waits for a task. Most disks are quicker, so that its result is there at once."""


class _Task(NamedTuple):
    key: Hashable
    work: Callable[[], Any]
    done: Callable[[Future[Any]], object]


class Disk(QObject):
    """Does tasks one after the other, in the order in which the thread of the windows gives them."""

    _ended = Signal()

    def __init__(self, *, patient: bool = True) -> None:
        """With `patient`, `do` waits for at most `MOMENT` if no earlier task is open."""
        super().__init__()
        self._patient = patient
        self._thread = ThreadPoolExecutor(1, "disk")
        self._lock = threading.Lock()
        self._newest: dict[Hashable, _Task] = {}
        """By key the newest task that has not begun."""
        self._results: deque[tuple[_Task, Future[Any] | None]] = deque()
        """Tasks that have ended, each with its result; None for a task that a newer one has replaced."""
        self._open = 0
        """The number of tasks whose `done` has not been called yet, or which have not ended."""
        self._ended.connect(self._hand_on)

    def do(
        self, key: Hashable, work: Callable[[], Any], done: Callable[[Future[Any]], object] = lambda end: end.result()
    ) -> None:
        """Do `work` in the thread of the disk, then call `done` in the thread of the windows.

        `done` gets a future whose `result()` returns what `work` returned, or raises what it raised. An earlier task
        with the same key that has not begun is dropped: `work` replaces it, and its `done` is not called.
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
        """Wait until all tasks have ended, and call `done` of each."""
        while self._open:
            self._thread.submit(int).result()
            self._hand_on()

    def close(self) -> None:
        """Finish all tasks, and take no more."""
        self.finish()
        self._thread.shutdown()

    def _do_next(self, task: _Task) -> None:
        """Do a task, unless a newer one has replaced it; runs in the thread of the disk."""
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
    """Return the program's disk, for every file but the journal of a game, which has its own."""
    return Disk()
