"""A bot in a process of its own: the program that asks it never waits for it and survives its end.

The parent asks, and polls for the answer; nothing here blocks it for long. The child is started with "spawn", which
is the same on every system; the function that makes the bot is pickled by name.
"""

from __future__ import annotations

import signal
import threading
import traceback
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, Protocol

from gundam_desktop.tabletop import Choice, View

GRACE = 1.0
"""Seconds that a process has to end when asked to."""


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, view: View, choices: list[Choice], decks: Any) -> Choice:
        """One legal choice, made from the view and both deck lists alone."""
        ...


Create = Callable[[str, int], Bot]
"""Makes a bot of a level with a seed; a function of a module's top level, so that it can be pickled."""


class BotRequest(NamedTuple):
    """All that a bot gets for one decision."""

    view: View
    choices: list[Choice]
    decks: Any


class BotAnswer(NamedTuple):
    """A bot's reply: a choice, or the reason why there is none."""

    choice: Choice | None
    fault: str = ""


class BotProcess:
    """One child process with one bot in it."""

    def __init__(self, create: Create, level: str, seed: int) -> None:
        context = get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(
            target=serve, args=(theirs, create, level, seed), name=f"bot {level}", daemon=True
        )
        self._process.start()
        theirs.close()
        self._sender: threading.Thread | None = None

    @property
    def pid(self) -> int | None:
        """The id of the process."""
        return self._process.pid

    def ask(self, request: BotRequest) -> None:
        """Send a request; `poll` gives the answer. One at a time."""
        # Writing to a full pipe blocks until the child reads, which it may never do.
        self._sender = threading.Thread(target=self._send, args=(request,), name="request to a bot", daemon=True)
        self._sender.start()

    def poll(self) -> BotAnswer | None:
        """The answer if there is one; None while the bot thinks. A process that has ended counts as an answer."""
        try:
            if self._connection.poll():
                answer = self._connection.recv()
                return answer if isinstance(answer, BotAnswer) else BotAnswer(None, f"sent {answer!r}")
        except (EOFError, OSError) as error:
            return BotAnswer(None, f"the process has ended ({type(error).__name__})")
        if not self._process.is_alive():
            return BotAnswer(None, f"the process has ended (exit code {self._process.exitcode})")
        return None

    def stop(self) -> None:
        """End the process and free its resources; a bot has no state worth saving."""
        for end in (self._process.terminate, self._process.kill):
            if self._process.is_alive():
                end()
                self._process.join(GRACE)
        if self._sender is not None:
            self._sender.join(GRACE)  # ends, since its pipe has no reader any more
        self._connection.close()
        if not self._process.is_alive():
            self._process.close()

    def _send(self, request: BotRequest) -> None:
        try:
            self._connection.send(request)
        except OSError:
            return  # the process has ended: `poll` reports it


def serve(connection: Connection, create: Create, level: str, seed: int) -> None:
    """Answer requests until the other end is closed: what the child process runs."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt from the keyboard is for the parent
    bot: Bot | None = None
    while True:
        try:
            request: BotRequest = connection.recv()
        except (EOFError, OSError):
            return
        try:
            bot = bot or create(level, seed)
            answer = BotAnswer(bot.choose(request.view, list(request.choices), request.decks))
        except Exception:  # any fault of a bot is reported; the parent decides what to do
            answer = BotAnswer(None, traceback.format_exc())
        try:
            connection.send(answer)
        except OSError:
            return
