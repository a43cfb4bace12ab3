"""Where a bar may lie over the table: never over what is needed now, rather not over what is worth seeing."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import lru_cache
from heapq import heapify, heappop
from operator import itemgetter
from typing import NamedTuple

GAP = 4
"""Pixels between a bar and what it must not cover."""
_ASIDE, _AWAY = 60, 20
"""Covered pixels that are as bad as a pixel further aside of the wanted place, or above or below it."""
_NARROW = 0.1
"""Covered pixels that are as bad as a pixel that a bar loses of its area."""


class Box(NamedTuple):
    """A rectangle in pixels; right and bottom are the first ones outside."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        """How many pixels it is wide."""
        return self.right - self.left

    def covers(self, other: Box) -> int:
        """How many pixels both have in common."""
        width = min(self.right, other.right) - max(self.left, other.left)
        height = min(self.bottom, other.bottom) - max(self.top, other.top)
        return width * height if width > 0 and height > 0 else 0

    def covers_of(self, others: Iterable[Box]) -> int:
        """How many pixels of the others it covers."""
        return sum(self.covers(other) for other in others)


@lru_cache(maxsize=64)
def best_place(
    sizes: tuple[tuple[int, int], ...],
    room: Box,
    wanted: tuple[int, int],
    never: tuple[Box, ...],
    rather_not: tuple[Box, ...] = (),
) -> Box:
    """The best place in a room for something that can have several sizes, the first of them the widest.

    It covers as little as possible of `never`: nothing where there is a place for it. Then what counts is how much it
    covers of `rather_not`, and how far its middle is from the `wanted` point.
    """
    places = [place for size in sizes for place in _places(size, sizes[0][0], room, wanted, never, rather_not)]
    heapify(places)
    best, fault = room, (math.inf, math.inf)
    while places:
        away, left, top, width, height = heappop(places)
        if fault[0] == 0 and away >= fault[1]:
            break  # this one and all that follow are further off than the best one is bad
        place = Box(left, top, left + width, top + height)
        covered = place.covers_of(never)
        if covered <= fault[0]:
            best, fault = min((best, fault), (place, (covered, place.covers_of(rather_not) + away)), key=itemgetter(1))
    return best


def _places(
    size: tuple[int, int],
    widest: int,
    room: Box,
    wanted: tuple[int, int],
    never: tuple[Box, ...],
    rather_not: tuple[Box, ...],
) -> Iterator[tuple[float, int, int, int, int]]:
    """The places worth a try: at the wanted point, at the room's edges, beside each box.

    Each with how far off it is, then its left, its top, its width and its height.
    """
    width, height = min(size[0], room.width), min(size[1], room.bottom - room.top)
    lefts = {wanted[0] - width // 2, room.left, room.right - width}
    tops = {wanted[1] - height // 2, room.top, room.bottom - height}
    for box in never:
        lefts |= {box.right + GAP, box.left - width - GAP}
    for box in (*never, *rather_not):
        tops |= {box.bottom + GAP, box.top - height - GAP}
    lost = _NARROW * (widest - width) * height
    within = {max(room.top, min(top, room.bottom - height)) for top in tops}
    rows = [(top, lost + _AWAY * abs(top + height / 2 - wanted[1])) for top in within]
    for left in {max(room.left, min(left, room.right - width)) for left in lefts}:
        aside = _ASIDE * abs(left + width / 2 - wanted[0])
        for top, away in rows:
            yield aside + away, left, top, width, height
