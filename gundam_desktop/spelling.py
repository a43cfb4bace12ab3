"""Suggestions for misspelt words: the one place that answers "did you mean ...?"."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches

CUTOFF = 0.6
"""Least similarity, from 0 to 1."""


def nearest(word: str, known: Iterable[str], most: int = 1, cutoff: float = CUTOFF) -> list[str]:
    """Return up to `most` known words similar to `word`, the most similar first.

    >>> nearest("blok", ["block", "blocker", "repair"], most=2)
    ['block', 'blocker']
    """
    return get_close_matches(word, list(known), most, cutoff)


def did_you_mean(
    word: str, known: Iterable[str], *, most: int = 1, cutoff: float = CUTOFF, shown: Callable[[str], str] = str
) -> str:
    """Return "did you mean ...?" with similar known words as `shown` writes them; empty if none is similar.

    >>> did_you_mean("colour", ["color", "cost"], shown=repr), did_you_mean("x", ["color"])
    ("did you mean 'color'?", '')
    """
    found = ", ".join(map(shown, nearest(word, known, most, cutoff)))
    return f"did you mean {found}?" if found else ""
