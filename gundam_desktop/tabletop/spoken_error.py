"""Errors whose messages are available in every language."""

from __future__ import annotations

from collections.abc import Callable

Sentence = Callable[[str], str]
"""Takes the key of a language and returns the sentence in it."""


class SpokenError(ValueError):
    """An error in something that a player has provided; `str()` gives its message in English."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence("en"))
        self.sentence = sentence


def told(error: Exception, language: str) -> str:
    """Return an error's message, in the given language if it is available."""
    return error.sentence(language) if isinstance(error, SpokenError) else str(error)
