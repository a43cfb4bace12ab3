"""The error of the reader."""

from __future__ import annotations


class NotUnderstood(ValueError):
    """Words that the reader does not understand, and where they stand in the text."""

    def __init__(self, words: str, position: int, why: str = "") -> None:
        self.words = words
        self.position = position
        self.why = why
        super().__init__(f"not understood: {words!r} at {position}" + (f" ({why})" if why else ""))

    def moved(self, offset: int) -> NotUnderstood:
        """Return the same error for a text in which this one starts at the offset."""
        return NotUnderstood(self.words, self.position + offset, self.why)
