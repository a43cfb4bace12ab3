"""The error of the reader."""

from __future__ import annotations

MISFITS = (ValueError, TypeError, AttributeError, LookupError, StopIteration, AssertionError, RecursionError)
"""What happens where a text has a form that the code did not expect: only that text fails."""
LONGEST = 300
"""Characters that a message has of the words that are not understood."""


class NotUnderstood(ValueError):
    """Words that the reader does not understand, and their position in the text."""

    def __init__(self, words: str, position: int, why: str = "") -> None:
        self.words = words
        self.position = position
        self.why = why
        shown = repr(words)
        shown = shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}…"
        super().__init__(f"not understood: {shown} at {position}" + (f" ({why})" if why else ""))

    def moved(self, offset: int) -> NotUnderstood:
        """Return the same error with its position moved by the offset."""
        return NotUnderstood(self.words, self.position + offset, self.why)
