"""The words of this game in a language, from `resources/games/gcg/words`."""

from __future__ import annotations

from functools import cache
from typing import Any

from gundam_desktop.locate import game_data


def game_words(language: str) -> dict[str, Any]:
    """Return all words of the table: names of zones and types, sentences of the log, labels, refusals."""
    return word_file(f"gcg.{language}")


@cache
def word_file(name: str) -> dict[str, Any]:
    """Return the content of a file of words."""
    data: dict[str, Any] = game_data("gcg", "words", f"{name}.json")
    return data
