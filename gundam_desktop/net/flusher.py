"""Flushes files to the disk in threads, so that the games of a server do not wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import suppress
from functools import partial
from typing import Any

THREADS = 4


class Flusher:
    """The disk of one table; all tables of a server share the threads. Implements `match.journal_keeper.Flusher`."""

    def __init__(self, threads: ThreadPoolExecutor, loop: asyncio.AbstractEventLoop) -> None:
        """`done` of each task is called in the loop."""
        self._threads, self._loop = threads, loop
        self._open: dict[Future[None], Callable[[Future[None]], object]] = {}
        self._keys: dict[Hashable, Future[None]] = {}

    def do(self, key: Hashable, work: Callable[[], None], done: Callable[[Future[None]], object]) -> None:
        """Do `work` in a thread, and call `done` with its end. A task of the same key that has not begun is dropped."""
        former = self._keys.get(key)
        if former is not None and former.cancel():
            self._open.pop(former, None)
        task = self._threads.submit(work)
        self._open[task], self._keys[key] = done, task
        task.add_done_callback(partial(self._ended, key))

    def finish(self) -> None:
        """Wait until all tasks have ended, and call `done` of each."""
        wait(list(self._open))
        for task in list(self._open):
            self._hand_on(task)

    def close(self) -> None:
        """Finish all tasks."""
        self.finish()

    def _ended(self, key: Hashable, task: Future[None]) -> None:
        with suppress(RuntimeError):  # the loop has ended: `finish` was called before
            self._loop.call_soon_threadsafe(self._hand_on, task, key)

    def _hand_on(self, task: Future[Any], key: Hashable = None) -> None:
        if key is not None and self._keys.get(key) is task:
            del self._keys[key]
        done = self._open.pop(task, None)
        if done is not None:
            done(task)
