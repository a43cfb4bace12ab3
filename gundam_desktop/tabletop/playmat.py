"""The playmat: which zones a game has, as data for a table."""

from __future__ import annotations

from typing import NamedTuple


class Zone(NamedTuple):
    """One zone of one player."""

    key: str
    """`battle`, `hand`: the key in a view's zones."""
    name: str
    """As the language writes it."""
    limit: int
    """How many places it has; 0 is no limit."""
    public: bool
    """Whether everybody sees what lies there."""
    pile: bool
    """Whether its cards lie on top of each other, index 0 on top."""


class Playmat(NamedTuple):
    """The zones of one player, and the names of a turn's phases and of a battle's steps, in order."""

    zones: tuple[Zone, ...]
    phases: tuple[tuple[str, str], ...]
    """(key, name) each."""
    steps: tuple[tuple[str, str], ...]
