"""Selections of several cards."""

from __future__ import annotations

from collections.abc import Sequence

Candidates = tuple[Sequence[int], int, int]
"""Cards of which some are chosen, the least and the most of them."""


def is_whole(cards: Sequence[int], groups: Sequence[Candidates]) -> bool:
    """True if every card can count for a group of which it is a candidate, so that every group has its number.

    >>> is_whole((1, 2), [((1, 2), 1, 1), ((2, 3), 1, 1)])
    True
    """
    if not cards:
        return all(least <= 0 for _, least, _ in groups)
    card, *others = cards
    for at, (candidates, least, most) in enumerate(groups):
        if most > 0 and card in candidates:
            rest = [*groups[:at], (candidates, least - 1, most - 1), *groups[at + 1 :]]
            if is_whole(others, rest):
                return True
    return False
