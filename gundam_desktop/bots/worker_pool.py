"""Divides work among processes: one number at a time for each; a process that dies costs one number, not the whole.

The children are started with "spawn", which is the same on every system; the function they run is pickled by name.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Generic, TypeVar

from gundam_desktop.bots.answering_process import interrupts_held

Result = TypeVar("Result")

_GRACE = 2.0
"""How many seconds a process has to end after it has closed its connection."""


def each_in_processes(
    act: Callable[[int], Result], count: int, jobs: int, lost: Callable[[int, str], Result]
) -> Iterator[Result]:
    """Yield the results of `act` for 0 to `count` - 1 as they are done, by `jobs` processes.

    `lost` makes the result for a number whose process died, from the number and the reason. Processes end with the
    iterator.
    """
    workforce = WorkerPool(act, count, jobs, lost)
    try:
        while workforce.busy:
            yield from workforce.results(None)
    finally:
        workforce.end()


class WorkerPool(Generic[Result]):
    """Processes at work on the numbers 0 to `count` - 1 (see `each_in_processes`), for a caller that does not block.

    Its owner asks for `results` until it is not `busy` any more, or stops it.
    """

    def __init__(self, act: Callable[[int], Result], count: int, jobs: int, lost: Callable[[int, str], Result]) -> None:
        self._act, self._lost = act, lost
        self._numbers = iter(range(count))
        self._children: dict[Connection, _Child[Result]] = {}
        for number in (number for _, number in zip(range(jobs), self._numbers, strict=False)):
            self._begin(_Child(act), number)

    @property
    def busy(self) -> bool:
        """True if there are results that have not been fetched."""
        return bool(self._children)

    def results(self, timeout: float | None = 0.0) -> list[Result]:
        """Finished results. Blocks up to `timeout` seconds; None waits forever."""
        done = []
        for connection in wait(list(self._children), timeout):
            assert isinstance(connection, Connection)
            child = self._children.pop(connection)
            try:
                done.append(connection.recv())
            except (EOFError, OSError):
                done.append(self._lost(child.number, child.fate()))
                child = _Child(self._act)
            following = next(self._numbers, None)
            if following is None:
                child.end()
            else:
                self._begin(child, following)
        return done

    def end(self) -> None:
        """End all processes; there are no more results."""
        self._numbers = iter(range(0))
        while self._children:
            self._children.popitem()[1].end()

    def _begin(self, child: _Child[Result], number: int) -> None:
        self._children[child.connection] = child
        child.begin(number)


class _Child(Generic[Result]):
    """One process and the number it works on."""

    def __init__(self, act: Callable[[int], Result]) -> None:
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.number = -1
        self._process: SpawnProcess = context.Process(target=_serve, args=(theirs, act), daemon=True)
        with interrupts_held():
            self._process.start()
        theirs.close()

    def begin(self, number: int) -> None:
        self.number = number
        try:
            self.connection.send(number)
        except OSError:
            return  # it is dead already: reading from it will show that

    def end(self) -> None:
        """End the process."""
        self._process.kill()  # not `terminate`: a suspended process does not receive it
        self._process.join()
        self.connection.close()

    def fate(self) -> str:
        """End a process that does not answer any more and return the reason."""
        self._process.join(_GRACE)
        code = self._process.exitcode
        self.end()
        return f"the process has ended (exit code {code})"


def _serve(connection: Connection, act: Callable[[int], Result]) -> None:
    """Act on every number received; a child process runs this."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt from the keyboard is for the parent
    while True:
        try:
            number: int = connection.recv()
            connection.send(act(number))
        except (EOFError, OSError):
            return
