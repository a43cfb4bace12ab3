"""Asks one bot for choices: sends requests to its process, polls for answers, and replaces a process that fails."""

from __future__ import annotations

import logging
import random
import time
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from gundam_desktop.bots.bot_process import BotProcess, BotRequest, Create
from gundam_desktop.bots.random_bot import some_selection
from gundam_desktop.tabletop import Choice, View

POLL_INTERVAL = 20
"""Milliseconds between two polls for an answer."""
MOST_FAILURES = 3
"""Failures of the process at one request after which a random choice is made instead."""

logger = logging.getLogger(__name__)


class BotClient(QObject):
    """One bot of one game. Every request is answered, even if its process fails."""

    answered = Signal(object)
    """The bot's choice."""
    notice = Signal(str)
    """A fault of the bot, as a sentence for the player."""

    def __init__(
        self, create: Create, level: str, name: str, seed: int, limit: float, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._create, self._level, self._name, self._seed, self._limit = create, level, name, seed, limit
        self._process: BotProcess | None = None
        self._request: BotRequest | None = None
        self._failures = 0
        self._asked = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_INTERVAL)
        self._timer.timeout.connect(self._poll)

    @property
    def pid(self) -> int | None:
        """The id of the bot's process; None if none runs."""
        return self._process.pid if self._process is not None else None

    def start(self) -> None:
        """Start the bot's process ahead of the first request."""
        if self._process is None:
            self._process = BotProcess(self._create, self._level, self._seed)

    def ask(self, view: View, choices: list[Choice], decks: Any) -> None:
        """Ask for a choice; `answered` delivers it."""
        self._request = BotRequest(view, choices, decks)
        self._failures = 0
        self._send()

    def reject(self, why: str) -> None:
        """Report that the last answer was not a legal choice; the request is sent again."""
        self._fail(self.tr("made an illegal choice"), why)

    def cancel(self) -> None:
        """Drop the current request; a bot that is thinking is ended, and restarted at the next request."""
        if self._timer.isActive():
            self.stop()

    def stop(self) -> None:
        """End the bot and its process."""
        self._timer.stop()
        self._request = None
        if self._process is not None:
            self._process.stop()
            self._process = None

    def _send(self) -> None:
        assert self._request is not None
        self.start()
        assert self._process is not None
        self._process.ask(self._request)
        self._asked = time.monotonic()
        self._timer.start()

    def _poll(self) -> None:
        assert self._process is not None
        reply = self._process.poll()
        if reply is None:
            if time.monotonic() - self._asked > self._limit:
                self._fail(self.tr("has not answered in time"), f"no answer in {self._limit} s")
        elif reply.answer is None:
            self._fail(self.tr("has stopped"), reply.fault)
        else:
            self._timer.stop()
            self.answered.emit(reply.answer)

    def _fail(self, what: str, why: str) -> None:
        assert self._request is not None
        request, failures = self._request, self._failures + 1
        logger.warning("bot %s (%s) %s (%d of %d): %s", self._name, self._level, what, failures, MOST_FAILURES, why)
        self.stop()
        self._request, self._failures = request, failures
        if failures < MOST_FAILURES:
            self.notice.emit(self.tr("{name} {what}; it is restarted.").format(name=self._name, what=what))
            self._send()
        else:
            sentence = self.tr("{name} {what} again and again; a random choice is made instead.")
            self.notice.emit(sentence.format(name=self._name, what=what))
            self.answered.emit(random_choice(request.view, request.choices))


def random_choice(view: View, choices: list[Choice]) -> Choice:
    """A random legal choice: a listed one, or a whole selection from the decision's groups."""
    if choices:
        return random.choice(choices)
    return some_selection(view.decision, random.Random())
