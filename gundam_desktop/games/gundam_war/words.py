"""The words of this game in a language, from `resources/games/gundam_war/words`."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from gundam_desktop.locate import game_resource


@cache
def game_words(language: str) -> dict[str, Any]:
    """All words of the table: names of zones and types, sentences of the log, labels, refusals."""
    path = game_resource("gundam_war", "words", f"gundam_war.{language}.json")
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data
