"""The words of this game in a language, from `resources/games/gundam_war/words`."""

from __future__ import annotations

from functools import cache
from typing import Any

from gundam_desktop.locate import game_data


@cache
def game_words(language: str) -> dict[str, Any]:
    """All words of the table: names of zones and types, sentences of the log, labels, refusals."""
    data: dict[str, Any] = game_data("gundam_war", "words", f"gundam_war.{language}.json")
    return data
