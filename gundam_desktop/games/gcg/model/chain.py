"""Effects that follow each other without a choice of a player, recorded to detect those that never end."""

from __future__ import annotations

from typing import Final, NamedTuple


class Chain(NamedTuple):
    """The effects since a player last could choose (`rules.endless`)."""

    length: int = 0
    """The number of effects begun since then."""
    mark: str = ""
    """The position in which one of them began, as a short text, to compare later ones with; empty for none."""
    effects: tuple[tuple[str, int], ...] = ()
    """The effects begun since the remembered position, each once: (card number, index of the ability)."""
    below: int = 0
    """The number of effects that waited in the remembered position for all newer ones to be resolved."""


NO_CHAIN: Final = Chain()
"""While no effect has begun since the last choice."""
