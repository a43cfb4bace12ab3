"""Where games are played: in this process, in processes of this machine, or by the workers of a Dask scheduler."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Generic, NamedTuple, TypeVar

from gundam_desktop.bots.worker_pool import WorkerPool, each_in_processes

Work = TypeVar("Work")
Result = TypeVar("Result")


class Workers(NamedTuple):
    """The workers of a run."""

    processes: int = 1
    """The number of processes on this machine; 1 means the calling process."""
    scheduler: str = ""
    """Address of a Dask scheduler, whose workers do the work instead; empty for none."""

    def each(
        self, act: Callable[[Work], Result], work: Sequence[Work], lost: Callable[[Work, str], Result]
    ) -> Generator[Result, None, None]:
        """Yield the result of `act` for each piece of work, as they are done; closing it stops the work.

        `lost` makes the result of a piece whose process died, from the piece and the reason. Both are functions of a
        module's top level. `ClusterError` if the scheduler cannot be used.
        """
        if self.scheduler:
            from gundam_desktop.bots.cluster import each_on_cluster  # loads a library that few people have

            yield from each_on_cluster(act, work, self.scheduler, lost)
        elif self.processes <= 1 or len(work) <= 1:
            yield from map(act, work)
        else:
            processes = min(self.processes, len(work))
            yield from each_in_processes(
                _ByNumber(act, work), len(work), processes, lambda number, why: lost(work[number], why)
            )


HERE = Workers()
"""Only the calling process."""


def in_processes(
    act: Callable[[Work], Result], work: Sequence[Work], processes: int, lost: Callable[[Work, str], Result]
) -> WorkerPool[Result]:
    """Start the work in processes of this machine and return at once; see `Workers.each` for what is given."""
    return WorkerPool(_ByNumber(act, work), len(work), processes, lambda number, why: lost(work[number], why))


class _ByNumber(Generic[Work, Result]):
    """Calls a function with a piece of work by its index; picklable, so that it can be sent to another process."""

    def __init__(self, act: Callable[[Work], Result], work: Sequence[Work]) -> None:
        self._act, self._work = act, work

    def __call__(self, number: int) -> Result:
        return self._act(self._work[number])
