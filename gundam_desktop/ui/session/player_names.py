"""The names of players as they are shown: those that the program has given follow the language, all others stay."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from gundam_desktop.records import Player
from gundam_desktop.ui.session.level_names import level_names
from gundam_desktop.ui.style.translation import QT_TRANSLATE_NOOP, in_every_language, language

_PEOPLE = (
    ("NewGameDialog", QT_TRANSLATE_NOOP("NewGameDialog", "Player")),
    ("NewGameDialog", QT_TRANSLATE_NOOP("NewGameDialog", "Player 1")),
    ("NewGameDialog", QT_TRANSLATE_NOOP("NewGameDialog", "Player 2")),
    ("LearningController", QT_TRANSLATE_NOOP("LearningController", "Opponent")),
    ("GameLauncher", QT_TRANSLATE_NOOP("GameLauncher", "Nobody")),
)
"""The names that the program gives, each with its context."""
_BOT = QT_TRANSLATE_NOOP("NewGameDialog", "Bot ({level})")


def shown_names(players: Sequence[Player]) -> tuple[str, str]:
    """The names of two players in the language in use."""
    first, second = players
    return shown_name(first), shown_name(second)


def shown_name(player: Player) -> str:
    """The name of a player in the language in use, whatever the language in which the program has given it."""
    return _in_language(player.name, player.level, language())


@lru_cache(maxsize=256)
def _in_language(name: str, level: str, wanted: str) -> str:
    given = (names[wanted] for names in _given(level) if name in names.values())
    return next(given, name)


def _given(level: str) -> Iterator[Mapping[str, str]]:
    """The names that the program gives to people and to the bot of a level, by language."""
    yield from (in_every_language(context, text) for context, text in _PEOPLE)
    levels = level_names(level)
    yield {key: text.format(level=levels[key]) for key, text in in_every_language("NewGameDialog", _BOT).items()}
