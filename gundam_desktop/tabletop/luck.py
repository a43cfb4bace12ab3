"""Luck: what each player got by chance, beside what their decks let expect."""

from __future__ import annotations

from typing import NamedTuple


class Luck(NamedTuple):
    """One kind of chance, for both players, by seat."""

    label: str
    """What is counted: `Units drawn in turns`."""
    came: tuple[int, int]
    expected: tuple[float, float]
    """By seat, the number that was to be expected (the mean)."""
    cards: tuple[int, int]
    """By seat, how many cards were counted."""
