"""The words of a game in a language, from `resources/games/KEY/words`."""

from __future__ import annotations

from functools import cache
from typing import Any

from gundam_desktop.locate import game_data


@cache
def game_words(key: str, language: str) -> dict[str, Any]:
    """All words of a game's table: names of zones and types, sentences of the log, labels, refusals."""
    data: dict[str, Any] = game_data(key, "words", f"{key}.{language}.json")
    return data
