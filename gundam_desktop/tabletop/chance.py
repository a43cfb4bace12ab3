"""Chance, as a number in a game's state (splitmix64): the same number gives the same game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")
_MASK: Final = (1 << 64) - 1


def draw_number(seed: int, below: int) -> tuple[int, int]:
    """Return the next seed and a number from 0 to `below` - 1."""
    seed = (seed + 0x9E3779B97F4A7C15) & _MASK
    z = seed
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return seed, (z ^ (z >> 31)) % below


def shuffled(seed: int, things: Sequence[T]) -> tuple[int, list[T]]:
    """Return the next seed and the things in a random order."""
    result = list(things)
    for i in range(len(result) - 1, 0, -1):
        seed, j = draw_number(seed, i + 1)
        result[i], result[j] = result[j], result[i]
    return seed, result
