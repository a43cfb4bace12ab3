"""Selections of several cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

from gundam_desktop.tabletop.decision import Decision

Candidates = tuple[Sequence[int], int, int]
"""Ids of cards, and the least and the most of them that must be chosen."""


def is_whole(cards: Sequence[int], groups: Sequence[Candidates]) -> bool:
    """True if the cards can be shared out among the groups so that each group gets an allowed number of its candidates.

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


def whole_selections(decision: Decision) -> Iterator[tuple[int, ...]]:
    """Yield every whole selection of a decision, in every order of the cards, because the order may matter."""
    yield from _from_groups([(group.candidates, group.least, group.most) for group in decision.groups], ())


def _from_groups(groups: list[Candidates], chosen: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    if not groups:
        yield chosen
        return
    candidates, least, most = groups[0]
    free = [card for card in candidates if card not in chosen]
    for count in range(min(least, len(free)), min(most, len(free)) + 1):
        for cards in permutations(free, count):
            yield from _from_groups(groups[1:], (*chosen, *cards))
