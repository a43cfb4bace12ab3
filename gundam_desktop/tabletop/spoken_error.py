"""Errors that can be told in every language."""

from __future__ import annotations

from collections.abc import Callable

Sentence = Callable[[str], str]
"""A sentence in a language, by the language's key."""


class SpokenError(ValueError):
    """A fault of something that a player has brought; as a string it is in English."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence("en"))
        self.sentence = sentence


def told(error: Exception, language: str) -> str:
    """Return what an error says, in a language if it can be."""
    return error.sentence(language) if isinstance(error, SpokenError) else str(error)
