"""The account of a game: its figures by player, and which cards dealt how much damage to what."""

from __future__ import annotations

from typing import NamedTuple


class Tally(NamedTuple):
    """One figure of both players."""

    label: str
    """What is counted: `Cards drawn`."""
    counts: tuple[int, int]
    """One number for each player, by seat."""


class DamageSource(NamedTuple):
    """The damage that one player's cards of one number have dealt."""

    seat: int
    """Seat of the player whose cards they are."""
    number: str
    """The number of the cards; empty for damage that no card dealt."""
    points: tuple[int, ...]
    """Points of damage dealt to each of `Account.targets`, in their order."""

    @property
    def total(self) -> int:
        """All points of damage together."""
        return sum(self.points)


class Account(NamedTuple):
    """What the events of a game add up to."""

    tallies: tuple[Tally, ...]
    targets: tuple[str, ...]
    """The names of what can be dealt damage, the most decisive first."""
    sources: tuple[DamageSource, ...]
    """In descending order of total damage."""
    deeds: tuple[Tally, ...] = ()
    """What each player has achieved, the most decisive first; three at most are shown at the end of a game."""
    best: tuple[str, str] = ("", "")
    """The number of the card that did the most for each seat; empty if none did anything."""
