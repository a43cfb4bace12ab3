"""A bot in a process of its own: the program that asks it never waits for it and survives its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from gundam_desktop.bots.answering_process import AnsweringProcess
from gundam_desktop.tabletop import Choice, View


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


class BotProcess(AnsweringProcess[BotRequest, Choice]):
    """One child process with one bot in it."""

    def __init__(self, create: Create, level: str, seed: int) -> None:
        super().__init__(_Chooser(create, level, seed), f"bot {level}")


class _Chooser:
    """Makes a bot at the first request, in the process that asks it for choices."""

    def __init__(self, create: Create, level: str, seed: int) -> None:
        self._create, self._level, self._seed = create, level, seed
        self._bot: Bot | None = None

    def __call__(self, request: BotRequest) -> Choice:
        self._bot = self._bot or self._create(self._level, self._seed)
        return self._bot.choose(request.view, list(request.choices), request.decks)
