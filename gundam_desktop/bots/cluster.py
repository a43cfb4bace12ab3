"""Work done by the workers of a Dask scheduler, on as many machines as have joined it (`docs/arena.md`).

The scheduler gives the work of a worker that has ended to another one. Each piece has one key, and its result is
fetched once, so none is lost or counted twice.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Generator, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from distributed import Client

Work = TypeVar("Work")
Result = TypeVar("Result")

INSTALL = 'pip install "gundam-desktop[cluster]"'
ADDRESS = re.compile(r"(\w+://)?(\[[^\]\s]+\]|[^:/\s]+):\d+")
TIMEOUT_S = 20.0
"""How many seconds a scheduler has to answer, and then again to have a worker."""
AHEAD = 3
"""How many pieces of work are sent per thread of the workers, so that no thread waits for its next piece."""


class ClusterError(RuntimeError):
    """The scheduler or its workers cannot do the work; one line for people."""


class _GoneError(RuntimeError):
    """The scheduler ended before the work was done."""


def each_on_cluster(
    act: Callable[[Work], Result], work: Sequence[Work], address: str, lost: Callable[[Work, str], Result]
) -> Generator[Result, None, None]:
    """Yield the results of `act` for the pieces of work, in the order in which they finish (see `Workers.each`).

    `lost` makes the result for a piece of work that is given up because each worker that took it ended.
    """
    client = _client(address)
    try:
        yield from _results(client, act, work, lost)
    except _GoneError as error:
        raise ClusterError(f"--scheduler {address}: it does not answer any more ({error})") from None
    finally:
        client.close()


def _client(address: str) -> Client:
    try:
        from distributed import Client
    except ImportError:
        raise ClusterError(f"--scheduler needs the library distributed; install it with: {INSTALL}") from None
    if not ADDRESS.fullmatch(address):
        raise ClusterError(f"--scheduler {address}: this is not an address; expected one like tcp://192.168.1.10:8786")
    # The library also logs tracebacks of errors that it raises.
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)
    try:
        client = Client(address, timeout=TIMEOUT_S, set_as_default=False)
    except (OSError, ValueError) as error:
        reason = str(error) or type(error).__name__
        raise ClusterError(f"--scheduler {address}: no scheduler answers there ({reason})") from None
    try:
        client.wait_for_workers(1, timeout=TIMEOUT_S)
    except TimeoutError:
        client.close()
        raise ClusterError(f"--scheduler {address}: no worker has joined this scheduler") from None
    return client


def _results(
    client: Client, act: Callable[[Work], Result], work: Sequence[Work], lost: Callable[[Work, str], Result]
) -> Generator[Result, None, None]:
    from distributed import KilledWorker, as_completed

    waiting = iter(work)
    sent: dict[str, Work] = {}

    def send(count: int) -> list[Any]:
        futures = []
        for _, piece in zip(range(count), waiting, strict=False):
            future = client.submit(act, piece, pure=False)
            sent[future.key] = piece
            futures.append(future)
        return futures

    done = as_completed(send(AHEAD * max(1, sum(client.nthreads().values()))), loop=client.loop)
    for future in done:
        piece = sent.pop(future.key)
        try:
            result = lost(piece, str(future.exception())) if future.status == "error" else future.result()
        except Exception as error:
            raise _GoneError(type(error).__name__) from None
        if future.status == "error" and not isinstance(future.exception(), KilledWorker):
            reason = f"{type(future.exception()).__name__}: {future.exception()}"
            raise ClusterError(f"a worker cannot do the work; it needs this version of the program ({reason})")
        yield result
        for following in send(1):
            done.add(following)
