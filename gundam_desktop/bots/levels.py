"""The levels of bots: their names, and a bot of a game from a written level: `greedy`, `greedy:worlds=8`.

A program that the player has added is a level, too: `program:NAME`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from gundam_desktop.bots.bot_process import Bot
from gundam_desktop.bots.gentle import GentleBot
from gundam_desktop.bots.greedy import GreedyBot
from gundam_desktop.bots.idle import IdleBot
from gundam_desktop.bots.protocol.program_bot import ProgramBot
from gundam_desktop.bots.protocol.programs import PREFIX, command_of
from gundam_desktop.bots.random_bot import RandomBot
from gundam_desktop.games import find
from gundam_desktop.spelling import did_you_mean

__all__ = ["IDLE", "Bot", "check", "create", "names", "text_of"]


class LevelOption(NamedTuple):
    """A whole-number option of a level, written after a colon."""

    least: int
    most: int


class Level(NamedTuple):
    """One level."""

    make: Callable[..., Bot]
    """Makes a bot from the doors of a game, a seed and the options."""
    text: str
    """How it plays, in a few words."""
    options: Mapping[str, LevelOption]
    plays: bool = True
    """True if it can be chosen as an opponent."""


IDLE = "idle"
"""The bot that makes only forced choices: the opponent when a deck is played alone."""
_LEVELS: Mapping[str, Level] = {
    IDLE: Level(lambda _doors, seed: IdleBot(seed), "makes only forced choices", {}, plays=False),
    "random": Level(lambda _doors, seed: RandomBot(seed), "makes any legal choice", {}),
    "gentle": Level(GentleBot, "plays for a first game: mostly sensible, sometimes by chance", {}),
    "greedy": Level(
        GreedyBot,
        "makes the choice after which it stands best, in worlds that agree with what it sees",
        {"worlds": LevelOption(1, 64)},
    ),
}


def names() -> tuple[str, ...]:
    """The names of the levels that can be chosen, the weakest first."""
    return tuple(name for name, level in _LEVELS.items() if level.plays)


def text_of(name: str) -> str:
    """How a level plays, in a few words."""
    return _LEVELS[name].text


def create(game: str, level: str, seed: int) -> Bot:
    """A bot of a level that plays a game. An unknown game, level or option is a ValueError of one line.

    `functools.partial(create, game)` makes bots of one game in another process.

    >>> create("gcg", "greedy:worlds=2", 1).worlds
    2
    """
    if level.startswith(PREFIX):
        return ProgramBot(find(game), command_of(level))
    name, options = _read(level)
    return _LEVELS[name].make(find(game), seed, **options)


def check(level: str) -> None:
    """Raise the ValueError that `create` would raise, without making a bot."""
    if level.startswith(PREFIX):
        command_of(level)
    else:
        _read(level)


def _read(level: str) -> tuple[str, dict[str, int]]:
    name, *parts = level.strip().split(":")
    if name not in _LEVELS:
        raise ValueError(f"there is no bot {name!r}; {_right(name, names())}")
    known = _LEVELS[name].options
    return name, dict(_option(name, part, known) for part in parts)


def _option(level: str, written: str, known: Mapping[str, LevelOption]) -> tuple[str, int]:
    key, _, value = written.partition("=")
    if key not in known:
        raise ValueError(f"the bot {level} has no option {key!r}; {_right(key, tuple(known))}")
    least, most = known[key]
    number = int(value) if value.isascii() and value.isdecimal() else least - 1
    if not least <= number <= most:
        raise ValueError(f"the bot {level}: {key}={value}; right is a whole number from {least} to {most}")
    return key, number


def _right(word: str, known: tuple[str, ...]) -> str:
    return did_you_mean(word.lower(), known) or (f"there are {', '.join(known)}" if known else "it has none")
