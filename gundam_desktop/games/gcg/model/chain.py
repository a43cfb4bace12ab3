"""Effects that follow each other without a choice of a player: what is known of them, to find those that never end."""

from __future__ import annotations

from typing import Final, NamedTuple


class Chain(NamedTuple):
    """The effects since a player last could choose (`rules.endless`)."""

    length: int = 0
    """How many have begun."""
    mark: str = ""
    """The position in which one of them began, as a short text, to compare later ones with; empty for none."""
    effects: tuple[tuple[str, int], ...] = ()
    """Those that have begun since that position, that one first, each once: card number and index of the ability."""


NO_CHAIN: Final = Chain()
"""While no effect has begun since the last choice."""
