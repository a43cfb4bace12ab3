"""A process that answers one request after the other: its parent never waits for it and survives its end.

The parent sends a request and polls for the answer; nothing here blocks it for long. The child is started with
"spawn", which is the same on every system; the function that answers there is pickled by name.
"""

from __future__ import annotations

import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any, Generic, NamedTuple, TypeVar

Request = TypeVar("Request")
Answer = TypeVar("Answer")

GRACE = 1.0
"""How many seconds a process has to end when it is killed."""


class Reply(NamedTuple, Generic[Answer]):
    """The result of a request: an answer, or the reason why there is none."""

    answer: Answer | None
    fault: str = ""


class AnsweringProcess(Generic[Request, Answer]):
    """One child process with one thing in it that answers."""

    def __init__(self, act: Callable[[Request], Answer], name: str) -> None:
        """`act` answers; it keeps its state from one request to the next."""
        context = get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs, act), name=name, daemon=True)
        with interrupts_held():
            self._process.start()
        theirs.close()
        # Writing to a full pipe blocks until the child reads, which it may never do.
        self._requests: SimpleQueue[Request | None] = SimpleQueue()
        self._sender = threading.Thread(target=self._send, name="requests", daemon=True)
        self._sender.start()

    @property
    def pid(self) -> int | None:
        """The id of the process."""
        return self._process.pid

    def ask(self, request: Request) -> None:
        """Send a request; `poll` gives the answer. One at a time."""
        self._requests.put(request)

    def poll(self) -> Reply[Answer] | None:
        """Return the answer, None while there is none yet. If the process has ended, the reply says so."""
        try:
            if self._connection.poll():
                reply = self._connection.recv()
                return reply if isinstance(reply, Reply) else Reply(None, f"sent {reply!r}")
        except (EOFError, OSError) as error:
            return Reply(None, f"the process has ended ({type(error).__name__})")
        if not self._process.is_alive():
            return Reply(None, f"the process has ended (exit code {self._process.exitcode})")
        return None

    def stop(self) -> None:
        """End the process, whatever it does or waits for, and free its resources; nothing in it is worth saving."""
        self._process.kill()  # not `terminate`: a suspended process does not receive it
        self._process.join(GRACE)
        self._requests.put(None)
        self._sender.join(GRACE)  # a pipe without a reader accepts no more data
        self._connection.close()
        if not self._process.is_alive():
            self._process.close()

    def _send(self) -> None:
        """Send requests until one is None, in a separate thread."""
        while (request := self._requests.get()) is not None:
            try:
                self._connection.send(request)
            except OSError:
                return  # the process has ended: `poll` reports it


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Hold interrupts from the keyboard back until the block ends. A process started in it never gets any.

    Windows cannot hold them back; there a child ignores them once it serves.
    """
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # starting it later would let interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def serve(connection: Connection, act: Callable[[Any], Any]) -> None:
    """Answer requests until the other end is closed: what the child process runs."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt from the keyboard is for the parent
    while True:
        try:
            request = connection.recv()
        except (EOFError, OSError):
            return
        try:
            reply = Reply(act(request))
        except Exception:  # any fault is reported; the parent decides what to do
            reply = Reply(None, traceback.format_exc())
        try:
            connection.send(reply)
        except OSError:
            return
