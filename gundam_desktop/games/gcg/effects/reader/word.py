"""A word of a text."""

from __future__ import annotations

from typing import NamedTuple


class Word(NamedTuple):
    """A word of the text: its kind (a class of words, or `word`), its text, and its position."""

    kind: str
    text: str
    start: int
    end: int
