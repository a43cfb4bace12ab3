"""The levels of bots: their names, and a bot of a game from a written level, `ace` or `ace:nodes=500:lists=hidden`.

A program that the player has added is a level, too: `program:NAME`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from gundam_desktop.bots.bot_process import Bot
from gundam_desktop.bots.gentle import GentleBot
from gundam_desktop.bots.greedy import GreedyBot
from gundam_desktop.bots.idle import IdleBot
from gundam_desktop.bots.protocol.program_bot import ProgramBot
from gundam_desktop.bots.protocol.programs import PREFIX, command_of
from gundam_desktop.bots.random_bot import RandomBot
from gundam_desktop.bots.search_bot import SearchBot, Style
from gundam_desktop.games import find
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.spelling import did_you_mean

__all__ = [
    "FAST",
    "IDLE",
    "Bot",
    "against_person",
    "check",
    "create",
    "knows_lists",
    "names",
    "opponents",
    "seconds_of_game",
    "text_of",
    "with_open_lists",
]


class Number(NamedTuple):
    """A whole-number option of a level, written after a colon."""

    least: int
    most: int

    def read(self, value: str) -> int:
        """The number; `ValueError` says what would be right."""
        number = int(value) if value.isascii() and value.isdecimal() else self.least - 1
        if not self.least <= number <= self.most:
            raise ValueError(f"a whole number from {self.least} to {self.most}")
        return number


class Word(NamedTuple):
    """An option of a level that is one of a few words."""

    words: tuple[str, ...]

    def read(self, value: str) -> str:
        """The word; `ValueError` says what would be right."""
        if value not in self.words:
            raise ValueError(" or ".join(self.words))
        return value


class Level(NamedTuple):
    """One level."""

    make: Callable[..., Bot]
    """Makes a bot from the module of a game, a seed and the options."""
    text: str
    """How it plays, in a few words."""
    options: Mapping[str, Number | Word]
    listed: bool = False
    """True if it is one of the steps from the weakest to the strongest that players choose from."""
    seconds: float = 0.0
    """Rough processor time, in seconds, of a game of the GUNDAM CARD GAME between two such bots; 0 if unknown."""


FAST = "commander"
"""The strongest level of which a game takes less than a second."""
IDLE = "idle"
"""The bot that makes only forced choices: the opponent when a deck is played alone."""
LISTS = "lists"
"""The option whether a bot makes use of the opponent's deck list."""
OPEN, HIDDEN = "open", "hidden"


def _searching(style: Style) -> Callable[..., Bot]:
    def make(game_module: GameModule, seed: int, nodes: int = style.nodes, ms: int = 0, lists: str = OPEN) -> Bot:
        seconds = ms / 1000 if ms else math.inf
        return SearchBot(game_module, seed, style._replace(nodes=nodes), seconds, knows_lists=lists == OPEN)

    return make


_SEARCH: Final[Mapping[str, Number | Word]] = {
    "nodes": Number(1, 10_000_000),
    "ms": Number(1, 600_000),
    LISTS: Word((OPEN, HIDDEN)),
}
_LEVELS: Final[Mapping[str, Level]] = {
    IDLE: Level(lambda _game_module, seed: IdleBot(seed), "makes only forced choices", {}),
    "random": Level(lambda _game_module, seed: RandomBot(seed), "makes any legal choice", {}),
    "gentle": Level(GentleBot, "plays for a first game: mostly sensible, sometimes by chance", {}),
    "greedy": Level(
        GreedyBot,
        "makes the choice after which it stands best, in worlds that agree with what it sees",
        {"worlds": Number(1, 64)},
    ),
    "cadet": Level(
        _searching(Style(nodes=400, worlds=0, spread=0.03)),
        "knows the rules and little more: deploys and attacks as the mood takes it",
        _SEARCH,
        listed=True,
        seconds=0.3,
    ),
    "ensign": Level(
        _searching(Style(nodes=400, worlds=0, spread=0.012)),
        "sees what a card is good for, and often misses the best moment",
        _SEARCH,
        listed=True,
        seconds=0.3,
    ),
    "lieutenant": Level(
        _searching(Style(nodes=400, worlds=0, spread=0.006)),
        "makes good choices, though not always the best one",
        _SEARCH,
        listed=True,
        seconds=0.3,
    ),
    "commander": Level(
        _searching(Style(nodes=400, worlds=0)),
        "always makes the choice that looks best right now; does not think of the answer",
        _SEARCH,
        listed=True,
        seconds=0.3,
    ),
    "ace": Level(
        _searching(Style(nodes=1000, worlds=4)),
        "thinks of the opponent's next turn before each choice, though briefly",
        _SEARCH,
        listed=True,
        seconds=3,
    ),
    "newtype": Level(
        _searching(Style(nodes=50000, worlds=60)),
        "plays the next turns through in many ways; finds a win that can be forced, and sees one coming",
        _SEARCH,
        listed=True,
        seconds=10,
    ),
}


def names() -> tuple[str, ...]:
    """The names of the levels that players choose from, the weakest first."""
    return tuple(name for name, level in _LEVELS.items() if level.listed)


def seconds_of_game(level: str) -> float:
    """Return the rough processor time, in seconds, of a game between two bots of a level; 0 if unknown."""
    return _LEVELS[level].seconds if level in _LEVELS else 0.0


def opponents() -> tuple[str, ...]:
    """The names of all levels that can play a game: those that players choose from, and the others."""
    return (*names(), *(name for name, level in _LEVELS.items() if not level.listed and name != IDLE))


def against_person(level: str) -> str:
    """A written level as it plays against a person who has not agreed to more: it does not know their deck list.

    >>> against_person("ace"), against_person("ace:lists=open"), against_person("greedy")
    ('ace:lists=hidden', 'ace:lists=open', 'greedy')
    """
    name, *options = level.strip().split(":")
    may_ask = name in _LEVELS and LISTS in _LEVELS[name].options
    chosen = any(option.partition("=")[0] == LISTS for option in options)
    return f"{level}:{LISTS}={HIDDEN}" if may_ask and not chosen else level


def with_open_lists(level: str) -> str:
    """A written level that knows the opponent's deck list, where that makes a difference to it."""
    return level if against_person(level) == level else f"{level}:{LISTS}={OPEN}"


def knows_lists(level: str, *, of_person: bool) -> bool:
    """True if a bot of a written level may be told the opponent's deck list; `of_person`: the opponent is a person.

    >>> knows_lists("ace", of_person=False), knows_lists("ace:lists=hidden", of_person=False)
    (True, False)
    """
    if level.startswith(PREFIX):
        return not of_person
    return f"{LISTS}={HIDDEN}" not in level.strip().split(":")


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


def _read(level: str) -> tuple[str, dict[str, int | str]]:
    name, *parts = level.strip().split(":")
    if name not in _LEVELS:
        raise ValueError(f"there is no bot {name!r}; {_right(name, opponents(), names())}")
    known = _LEVELS[name].options
    return name, dict(_option(name, part, known) for part in parts)


def _option(level: str, written: str, known: Mapping[str, Number | Word]) -> tuple[str, int | str]:
    key, _, value = written.partition("=")
    if key not in known:
        raise ValueError(f"the bot {level} has no option {key!r}; {_right(key, tuple(known))}")
    try:
        return key, known[key].read(value)
    except ValueError as error:
        raise ValueError(f"the bot {level}: {key}={value}; expected {error}") from None


def _right(word: str, known: tuple[str, ...], told: tuple[str, ...] | None = None) -> str:
    """Return what would be right instead of a word: a similar known word, else those in `told`."""
    told = known if told is None else told
    return did_you_mean(word.lower(), known) or (f"there are {', '.join(told)}" if told else "it has none")
