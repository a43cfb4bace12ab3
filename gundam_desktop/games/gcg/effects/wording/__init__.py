"""Effects in words, one module a language: the wording sees the effect and nothing else."""

from __future__ import annotations


class NotWorded(ValueError):
    """An effect that has no words in this language yet."""
