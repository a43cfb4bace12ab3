"""Luck: what chance gave both players, beside what could be expected of their decks."""

from __future__ import annotations

from typing import NamedTuple


class Luck(NamedTuple):
    """One kind of chance, for both players, by seat."""

    label: str
    """What is counted: `Units drawn in turns`."""
    came: tuple[int, int]
    expected: tuple[float, float]
    """The mean of what could have come."""
    cards: tuple[int, int]
    """Of how many cards."""
