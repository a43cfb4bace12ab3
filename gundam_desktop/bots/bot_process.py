"""Bots that decide in a game: in this process, or in one of their own, which is replaced if it fails."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from gundam_desktop.bots.answering_process import AnsweringProcess
from gundam_desktop.bots.protocol.program_bot import ProgramBot
from gundam_desktop.bots.random_bot import random_choice
from gundam_desktop.tabletop import Choice, Game, View
from gundam_desktop.tabletop.turns import Decider

MOST_FAILURES = 3
"""Failures of the process at one request after which a random choice is made instead."""
MOST_IN_TURN = 300
"""Decisions of a bot in one turn after which it takes the last choice that is listed, which mostly ends something."""

logger = logging.getLogger(__name__)


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, view: View, choices: list[Choice], decks: Any) -> Choice:
        """One legal choice, made from the view and both deck lists alone."""
        ...


Create = Callable[[str, int], Bot]
"""Makes a bot of a level with a seed; a function of a module's top level, so that it can be pickled."""


class BotHere(Decider):
    """A bot in this process, which is waited for. It cannot go on with the same thing forever (`MOST_IN_TURN`)."""

    def __init__(self, bot: Bot, decks: Any) -> None:
        """`decks` are both decks as the bot may know them."""
        self._bot, self._decks = bot, decks
        self._turn = self._decisions = 0

    def decide(self, game: Game, seat: int) -> Choice:
        """Return its choice."""
        return self.choose(game.view(seat), game.legal_choices(seat))

    def choose(self, view: View, choices: list[Choice]) -> Choice:
        """Return its choice for the decision of a view."""
        self._decisions = self._decisions + 1 if view.turn == self._turn else 1
        self._turn = view.turn
        if self._decisions > MOST_IN_TURN and choices:
            return choices[-1]
        return self._bot.choose(view, choices, self._decks)

    def stop(self) -> None:
        """End the program, if the bot is one."""
        if isinstance(self._bot, ProgramBot):
            self._bot.close()


class BotRequest(NamedTuple):
    """All that a bot gets for one decision."""

    view: View
    choices: list[Choice]
    decks: Any


class BotFault(NamedTuple):
    """What was wrong with a bot."""

    what: Literal["illegal", "late", "stopped"]
    """It made an illegal choice, has not answered in time, or its process has stopped."""
    is_last: bool
    """True if a random choice is made instead; else its process is started again, and asked again."""


Report: TypeAlias = Callable[[BotFault], object]


class BotProcess(Decider):
    """A bot in a process of its own: nobody waits for it, and a choice comes of every request, even if it fails."""

    def __init__(self, create: Create, level: str, seed: int, decks: Any, limit: float, report: Report) -> None:
        """`decks` are both decks as the bot may know them, `limit` the seconds it may think; `report` gets faults."""
        self.decks = decks
        self._create, self._level, self._seed, self._limit, self._report = create, level, seed, limit, report
        self._process: AnsweringProcess[BotRequest, Choice] | None = None
        self._request: BotRequest | None = None
        self._chosen: Choice | None = None
        """A choice that was made instead of the bot."""
        self._failures = 0
        self._asked = 0.0
        self._is_thinking = False

    @property
    def pid(self) -> int | None:
        """The id of its process; None if none runs."""
        return self._process.pid if self._process is not None else None

    def start(self) -> None:
        """Start its process."""
        if self._process is None:
            self._process = AnsweringProcess(_Chooser(self._create, self._level, self._seed), f"bot {self._level}")

    def decide(self, game: Game, seat: int) -> None:
        """Ask for the choice, which comes later."""
        self._request = BotRequest(game.view(seat), game.legal_choices(seat), self.decks)
        self._failures = 0
        self._send()

    def poll(self) -> Choice | None:
        """Return the choice once it is there. A process that has failed is reported and replaced."""
        if self._is_thinking:
            assert self._process is not None
            reply = self._process.poll()
            if reply is not None and reply.answer is not None:
                self._is_thinking = False
                return reply.answer
            if reply is not None:
                self._fail("stopped", reply.fault)
            elif time.monotonic() - self._asked > self._limit:
                self._fail("late", f"no answer in {self._limit} s")
        chosen, self._chosen = self._chosen, None
        return chosen

    def reject(self, why: str) -> None:
        """Ask again, since the last choice was not legal."""
        self._fail("illegal", why)

    def cancel(self) -> None:
        """Drop the request; a bot that is thinking is ended, and started again at the next request."""
        self._chosen = None
        if self._is_thinking:
            self.stop()

    def stop(self) -> None:
        """End its process."""
        self._is_thinking = False
        self._request = self._chosen = None
        if self._process is not None:
            self._process.stop()
            self._process = None

    def _send(self) -> None:
        assert self._request is not None
        self.start()
        assert self._process is not None
        self._process.ask(self._request)
        self._asked = time.monotonic()
        self._is_thinking = True

    def _fail(self, what: Literal["illegal", "late", "stopped"], why: str) -> None:
        assert self._request is not None
        request, failures = self._request, self._failures + 1
        logger.warning("bot %s: %s (%d of %d): %s", self._level, what, failures, MOST_FAILURES, why)
        self.stop()
        self._request, self._failures = request, failures
        self._report(BotFault(what, failures >= MOST_FAILURES))
        if failures < MOST_FAILURES:
            self._send()
        else:
            self._chosen = random_choice(request.view, request.choices)


class _Chooser:
    """Makes a bot at the first request, in the process that asks it for choices."""

    def __init__(self, create: Create, level: str, seed: int) -> None:
        self._create, self._level, self._seed = create, level, seed
        self._bot: BotHere | None = None

    def __call__(self, request: BotRequest) -> Choice:
        self._bot = self._bot or BotHere(self._create(self._level, self._seed), request.decks)
        return self._bot.choose(request.view, list(request.choices))
