"""How many of what, in English: the one place that decides between "1 card" and "2 cards"."""

from __future__ import annotations


def form(count: float, one: str, others: str) -> str:
    """Return the singular or the plural of a word, depending on a number."""
    return one if count == 1 else others


def counted(count: int, one: str, others: str = "") -> str:
    """Return a number with its word; `others` is the plural of words that do not only take an s.

    >>> counted(1, "card"), counted(0, "card"), counted(2, "wrong try", "wrong tries")
    ('1 card', '0 cards', '2 wrong tries')
    """
    return f"{count} {form(count, one, others or f'{one}s')}"
