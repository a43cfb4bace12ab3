"""The registry of games. A game is a folder here whose `game_module.py` exports `GAME_MODULE`.

Nothing of a game is imported before it is asked for.

The list is written out because a frozen program cannot find folders by looking for them.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.languages import LANGUAGES
from gundam_desktop.locate import game_data

KEYS: Final = ("gcg", "gundam_war", "digrayn", "zoids")
"""The games of the program, the default one first."""
DEFAULT: Final = KEYS[0]

_registered: dict[str, tuple[GameModule, str]] = {}


class UnknownGame(ValueError):
    """There is no game with this key; the message is one line that lists the existing keys."""

    def __init__(self, key: str) -> None:
        super().__init__(f"there is no game {key!r}; there are: {', '.join(keys())}")


class GameTitle(NamedTuple):
    """A game's entry in lists."""

    key: str
    title: str
    editions: tuple[str, ...]


class GameNote(NamedTuple):
    """A remark on a game, shown to a player who chooses it; its texts are empty if there is nothing to say."""

    text: str = ""
    own_rules: str = ""
    """The number of the rule book's chapter with the program's own rules, which `text` mentions; empty without one."""


def keys() -> tuple[str, ...]:
    """The keys of all games, registered ones last."""
    return (*KEYS, *(key for key in _registered if key not in KEYS))


def find(key: str) -> GameModule:
    """Return the module of a game, imported at the first call. Raises `UnknownGame`."""
    if key in _registered:
        return _registered[key][0]
    if key not in KEYS:
        raise UnknownGame(key)
    game_module: GameModule = importlib.import_module(f"{__name__}.{key}.game_module").GAME_MODULE
    return game_module


def titles(language: str = "en") -> tuple[GameTitle, ...]:
    """All games with their titles in a language, else in English, and their editions; no game is imported for it."""
    return tuple(_title(key, language) for key in keys())


def title_of(key: str, language: str) -> str:
    """The title of a game in a language; the key itself if it is unknown. Imports no game."""
    return _title(key, language).title if key in keys() else key


def note(key: str, language: str) -> GameNote:
    """The note that tells a player who chooses a game where its rules and cards come from. Imports no game."""
    if key not in KEYS:
        return GameNote()
    entry = _entry(key)
    return GameNote(entry.get("note", {}).get(language, ""), entry.get("own_rules", ""))


def _title(key: str, language: str) -> GameTitle:
    if key in _registered:
        game_module, title = _registered[key]
        return GameTitle(key, title, tuple(game_module.editions))
    data = _entry(key)
    titles = data["title"]
    return GameTitle(key, titles.get(language) or titles[LANGUAGES[0]], tuple(data["editions"]))


def _entry(key: str) -> dict[str, Any]:
    data: dict[str, Any] = game_data(key, "game.json")
    return data


@contextmanager
def registered(game_module: GameModule, title: str = "") -> Iterator[None]:
    """Add a game that the program does not ship, or replace one, within a `with` block: for tests."""
    before = dict(_registered)
    _registered[game_module.key] = (game_module, title or game_module.key)
    try:
        yield
    finally:
        _registered.clear()
        _registered.update(before)
