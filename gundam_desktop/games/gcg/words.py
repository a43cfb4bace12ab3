"""The words of this game in a language, from `resources/games/gcg/words`."""

from __future__ import annotations

import string
from functools import cache
from typing import Any

from gundam_desktop.locate import game_data
from gundam_desktop.plurals import form


def game_words(language: str) -> dict[str, Any]:
    """Return all words of the table: names of zones and types, sentences of the log, labels, refusals."""
    return word_file(f"gcg.{language}")


@cache
def word_file(name: str) -> dict[str, Any]:
    """Return the content of a file of words."""
    data: dict[str, Any] = game_data("gcg", "words", f"{name}.json")
    return data


def filled(text: str, **values: Any) -> str:
    """Return a text with its fields filled in; `{n:card|cards}` is the first word if n is 1, else the second.

    >>> filled("{n} {n:card|cards}", n=1)
    '1 card'
    """
    return _FORMATTER.format(text, **values)


class _Formatter(string.Formatter):
    def format_field(self, value: Any, format_spec: str) -> str:
        one, bar, others = format_spec.partition("|")
        if bar:
            return form(value, one, others)
        return str(super().format_field(value, format_spec))


_FORMATTER = _Formatter()
