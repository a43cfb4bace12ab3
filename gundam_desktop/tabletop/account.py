"""The account of a game: its figures by player, and which cards dealt how much damage to what."""

from __future__ import annotations

from typing import NamedTuple


class Tally(NamedTuple):
    """A figure of both players."""

    label: str
    """What is counted: `Cards drawn`."""
    counts: tuple[int, int]
    """By seat."""


class DamageSource(NamedTuple):
    """The damage that the cards of one number and one player have dealt."""

    seat: int
    """Whose cards they are."""
    number: str
    """The number of the cards; empty for damage that no card dealt."""
    points: tuple[int, ...]
    """For each target of the account."""

    @property
    def total(self) -> int:
        """All points together."""
        return sum(self.points)


class Account(NamedTuple):
    """What the events of a game add up to."""

    tallies: tuple[Tally, ...]
    targets: tuple[str, ...]
    """The names of what can be dealt damage, the most decisive first."""
    sources: tuple[DamageSource, ...]
    """The most damage first."""
