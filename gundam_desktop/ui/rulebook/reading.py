"""How the reader has set the rule book: edition, languages, comparison; kept over restarts."""

from __future__ import annotations

from typing import NamedTuple

DOCUMENT = "document"
"""Beside our words stands the player's own document."""


class Reading(NamedTuple):
    """What the page shows, and how."""

    edition: str = ""
    number: str = ""
    """The clause that is read; empty for the first."""
    language: str = ""
    """Language of the words; empty for that of the client."""
    second: str = ""
    """What stands beside them: a language, `DOCUMENT`, or empty for nothing."""
    compare: bool = False
    """True if the differences from the base edition are shown."""
    widths: tuple[int, ...] = ()
    """Widths of contents, words, the place beside and facts in pixels; empty for the default."""
