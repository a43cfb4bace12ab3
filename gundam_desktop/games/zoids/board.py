"""The map: squares, facings, territories, lines and the ways over it. Nothing here knows of cards."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import Final

from gundam_desktop.games.zoids.cards import AIR, MOUNTAIN, SAND, WATER
from gundam_desktop.rulebook.enforcement import enforces

COLUMNS, ROWS = "abcdefgh", "123456"
SQUARES: Final = tuple(column + row for row in ROWS for column in COLUMNS)
STEPS: Final = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
FACINGS: Final = tuple(STEPS)
OPPOSITE: Final = {"n": "s", "e": "w", "s": "n", "w": "e"}
POSES: Final = tuple(f"{square} facing {facing}" for square in SQUARES for facing in FACINGS)
"""A square and a facing as written, and as the word of a choice."""
NEUTRAL: Final = "neutral"
TERRITORIES: Final = {**dict.fromkeys("ab", "A"), **dict.fromkeys("cdef", NEUTRAL), **dict.fromkeys("gh", "B")}
OPEN: Final = "open"
MAPS: Final = {
    OPEN: ("........",) * 6,
    "ruins": ("...s....", "..#..s..", "....#...", "...#....", "..s..#..", "....s..."),
    "ford": ("...~....", "...=s...", "..s~....", "....~s..", "...s=...", "....~..."),
    "ridge": ("...mm...", "..m..m..", "....#..B", "A..#....", "..m..m..", "...mm..."),
}
PLAYED: Final = ("ruins", "ford", "ridge")
"""The maps of which one is chosen."""
PILLAR, SHALLOWS, DEEP = "#", "~", "="
GROUNDS: Final = {"s": SAND, "m": MOUNTAIN}
Grounds = tuple[str, ...]


def pose(word: str) -> tuple[str, str]:
    """Square and facing of a written pose; no facing for another word."""
    at, _, facing = word.partition(" facing ")
    return at, facing


@lru_cache(64)
def pillars(grounds: Grounds) -> frozenset[str]:
    """The squares with pillars."""
    return frozenset(square for square in SQUARES if ground(grounds, square) == PILLAR)


def ground(grounds: Grounds, square: str) -> str:
    """The sign of a square on a map."""
    return grounds[6 - int(square[1])][COLUMNS.index(square[0])]


def base_square(grounds: Grounds, seat: int) -> str:
    """The square of a player's base; empty on a map without bases."""
    return next((square for square in SQUARES if ground(grounds, square) == "AB"[seat]), "")


def step(square: str, facing: str, far: int = 1) -> str:
    """The square some steps away in a direction; empty beside the map."""
    column = COLUMNS.index(square[0]) + STEPS[facing][0] * far
    row = int(square[1]) + STEPS[facing][1] * far
    return f"{COLUMNS[column]}{row}" if 0 <= column < 8 and 1 <= row <= 6 else ""


@enforces("ZO-1")
def territory(square: str) -> str:
    """Whose territory a square is in: `A`, `B` or `neutral`."""
    return TERRITORIES[square[0]]


def block(square: str) -> tuple[str, ...]:
    """The four squares of a block, by its south-west one; none if it does not fit on the map."""
    east = step(square, "e")
    found = (square, east, step(square, "n"), step(east, "n") if east else "")
    return found if all(found) else ()


def distance(one: str, two: str) -> int:
    """The number of steps from one square to another."""
    return abs(COLUMNS.index(one[0]) - COLUMNS.index(two[0])) + abs(int(one[1]) - int(two[1]))


@enforces("ZO-11")
def arc(square: str, facing: str, target: str) -> int:
    """Where a target is, seen from a front square: 1 in front, 2 at the side, 3 behind."""
    across = COLUMNS.index(target[0]) - COLUMNS.index(square[0])
    up = int(target[1]) - int(square[1])
    ahead = across * STEPS[facing][0] + up * STEPS[facing][1]
    aside = abs(up if STEPS[facing][0] else across)
    if ahead > 0 and ahead >= aside:
        return 1
    return 3 if ahead < 0 and -ahead >= aside else 2


@lru_cache(4096)
def on_line(one: str, two: str) -> tuple[str, ...]:
    """The squares between two others that the line between their centres crosses, not only touches."""
    start = COLUMNS.index(one[0]), int(one[1])
    way = COLUMNS.index(two[0]) - start[0], int(two[1]) - start[1]
    found = []
    for square in SQUARES:
        low, high = 0.0, 1.0
        for begin, far, middle in zip(start, way, (COLUMNS.index(square[0]), int(square[1])), strict=True):
            sides = middle - 0.5 - begin, middle + 0.5 - begin
            if far:
                low, high = max(low, min(each / far for each in sides)), min(high, max(each / far for each in sides))
            elif not sides[0] < 0 < sides[1]:
                high = low
        if low < high and square not in (one, two):
            found.append(square)
    return tuple(found)


# --- ways


def is_fluid(sign: str, suits: Collection[str]) -> bool:
    """True if a Zoid moves on water as on plain ground: with water or air."""
    return sign not in (SHALLOWS, DEEP) or not {AIR, WATER}.isdisjoint(suits)


@enforces("ZO-7", "ZB-16-4")
def cost(sign: str, suits: Collection[str]) -> int:
    """What a square costs an entering front: 2 for sand and mountain that do not suit it, else 1."""
    return 2 if sign in GROUNDS and not suits_moving(sign, suits) else 1


@enforces("ZO-8")
def suits_moving(sign: str, suits: Collection[str]) -> bool:
    """True if sand or mountain suits a moving Zoid; air suits every terrain."""
    return AIR in suits or GROUNDS[sign] in suits


@enforces("ZO-8")
def is_too_deep(sign: str, suits: Collection[str]) -> bool:
    """True for deep water, which only Zoids with water or air enter."""
    return sign == DEEP and not is_fluid(sign, suits)


@enforces("ZB-7-1")
def wades(points: int, sign: str, suits: Collection[str]) -> bool:
    """True for shallows that are entered with all points of the movement, at least one."""
    return sign == SHALLOWS and not is_fluid(sign, suits) and points > 0


@enforces("ZB-7-2")
def has_spent(left: int, points: int) -> bool:
    """True if a part of the movement is spent, so that no shallows are entered any more."""
    return left < points


@lru_cache(4096)
def ways(
    grounds: Grounds, start: str, facing: str, points: tuple[int, int], suits: frozenset[str], taken: frozenset[str]
) -> frozenset[str]:
    """The squares that a front can reach with its normal and straight `points`; `taken` squares cannot be entered."""
    reached: set[str] = set()
    seen: set[tuple[str, int, str]] = set()
    waiting = [(start, points[0], facing)]
    while waiting:
        here = waiting.pop()
        if here in seen:
            continue
        seen.add(here)
        square, left, last = here
        if not left:
            reached |= set(straight(grounds, square, last, points[1], suits, taken))
        for way in FACINGS:
            onto = step(square, way)
            if not onto or onto in taken:
                continue
            sign = ground(grounds, onto)
            if sign == SHALLOWS and not is_fluid(sign, suits):
                if wades(points[0], sign, suits) and not has_spent(left, points[0]):
                    reached.add(onto)
            elif not is_too_deep(sign, suits) and cost(sign, suits) <= left:
                reached.add(onto)
                waiting.append((onto, left - cost(sign, suits), way))
    return frozenset(reached)


@enforces("ZB-5-1", "ZB-5-2", "ZO-10")
def straight(
    grounds: Grounds, square: str, way: str, points: int, suits: frozenset[str], taken: frozenset[str]
) -> Iterator[str]:
    """The squares that straight points add, straight on, once the normal ones are spent."""
    onto = step(square, way)
    while onto and onto not in taken and is_fluid(ground(grounds, onto), suits):
        points -= cost(ground(grounds, onto), suits)
        if points < 0:
            return
        yield onto
        onto = step(onto, way)


@enforces("ZB-8-1")
def leaps(start: str, far: int, taken: frozenset[str]) -> frozenset[str]:
    """The squares that a leap of at most `far` steps reaches over free squares of any ground, with `start`."""
    reached = {start}
    for _ in range(far):
        near = (step(square, way) for square in reached for way in FACINGS)
        reached |= {onto for onto in near if onto and onto not in taken}
    return frozenset(reached)
