"""Chance: random numbers from a number in a game's state, so that the same state always continues in the same way.

A number below 2^64 is expanded by splitmix64: fast, for games on one machine. A larger one is a key and, in its lowest
64 bits, a counter: each draw is a SHA-256 of both, so that nobody can compute the key from what they have seen. Games
over a network have such numbers.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")
_MASK: Final = (1 << 64) - 1
_RANGE: Final = 1 << 256


def keyed(key: int) -> int:
    """Return the number of a game whose draws come from a key, which must be above 0."""
    return key << 64


def first_number(seed: int) -> int:
    """Return the number with which a game of any seed begins."""
    return seed if seed > _MASK else seed & _MASK


def draw_number(seed: int, below: int) -> tuple[int, int]:
    """Return the next seed and a number from 0 to `below` - 1."""
    if seed > _MASK:
        return _draw_by_key(seed, below)
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


def _draw_by_key(seed: int, below: int) -> tuple[int, int]:
    """Return the next seed and a number below `below`, all equally likely: a hash past the last multiple is skipped."""
    while True:
        drawn = int.from_bytes(hashlib.sha256(b"%x" % seed).digest(), "big")
        seed += 1
        if drawn < _RANGE - _RANGE % below:
            return seed, drawn % below
