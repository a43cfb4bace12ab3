"""Suggestions for misspelt words: the one place that answers "did you mean ...?"."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches

CUTOFF = 0.6
"""Least similarity, from 0 to 1."""
_LOOK_ALIKE = str.maketrans("OoIiLl", "001111")


def nearest(word: str, known: Iterable[str], most: int = 1, cutoff: float = CUTOFF) -> list[str]:
    """Return up to `most` known words similar to `word`, the most similar first.

    In a word with figures an O is a 0, an I or L a 1.

    >>> nearest("blok", ["block", "blocker", "repair"], most=2), nearest("ST0l-O10", ["ST10-010", "ST01-010"])
    (['block', 'blocker'], ['ST01-010'])
    """
    words = list(known)
    if not any(letter.isdigit() for letter in word):
        return get_close_matches(word, words, most, cutoff)
    read: dict[str, list[str]] = {}
    for each in words:
        read.setdefault(each.translate(_LOOK_ALIKE), []).append(each)
    found = get_close_matches(word.translate(_LOOK_ALIKE), list(read), most, cutoff)
    return [each for alike in found for each in read[alike]][:most]


def did_you_mean(
    word: str, known: Iterable[str], *, most: int = 1, cutoff: float = CUTOFF, shown: Callable[[str], str] = str
) -> str:
    """Return "did you mean ...?" with similar known words as `shown` writes them; empty if none is similar.

    >>> did_you_mean("colour", ["color", "cost"], shown=repr), did_you_mean("x", ["color"])
    ("did you mean 'color'?", '')
    """
    found = ", ".join(map(shown, nearest(word, known, most, cutoff)))
    return f"did you mean {found}?" if found else ""
