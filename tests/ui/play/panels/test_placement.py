"""A bar finds the place where it covers the least."""

from __future__ import annotations

import random

from gundam_desktop.ui.play.panels.placement import Box, _places, best_place

ROOM = Box(0, 0, 1000, 600)
STRIP = Box(100, 280, 900, 320)


def test_it_lies_at_the_wanted_place_if_that_is_free() -> None:
    assert best_place(((600, 40),), ROOM, (500, 300), ()) == Box(200, 280, 800, 320)


def test_it_covers_nothing_that_must_be_seen() -> None:
    cards = tuple(Box(left, 330, left + 90, 450) for left in range(100, 900, 100))
    place = best_place(((600, 40),), ROOM, (500, 300), (STRIP, *cards))
    assert not place.covers_of((STRIP, *cards))
    assert place.bottom <= STRIP.top
    assert STRIP.top - place.bottom < 10


def test_of_the_free_places_it_takes_the_one_that_covers_least() -> None:
    cards = tuple(Box(left, 150, left + 90, 270) for left in range(100, 900, 100))
    place = best_place(((600, 40),), ROOM, (500, 300), (STRIP,), cards)
    assert place.top >= STRIP.bottom


def test_it_becomes_narrower_where_there_is_no_room_for_all_of_it() -> None:
    pillar = Box(600, 0, 1000, 600)
    place = best_place(((800, 40), (560, 60)), ROOM, (500, 300), (pillar,))
    assert (place.width, place.covers(pillar)) == (560, 0)


def test_where_nothing_is_free_it_covers_as_little_as_it_can_and_stays_in_the_room() -> None:
    whole = Box(0, 0, 1000, 500)
    place = best_place(((800, 200),), ROOM, (500, 100), (whole,))
    assert place.bottom == ROOM.bottom
    assert place.covers(whole) == 800 * 100


def test_no_place_that_is_worth_a_try_is_better(rng: random.Random) -> None:
    """However many places it leaves out because they are too far off."""
    for _ in range(60):
        boxes = [Box(x, y, x + 90, y + 120) for x, y in ((rng.randrange(910), rng.randrange(480)) for _ in range(12))]
        never, rather_not, wanted = tuple(boxes[:6]), tuple(boxes[6:]), (rng.randrange(1000), rng.randrange(600))
        sizes = ((700, 40), (500, 70))
        found = best_place(sizes, ROOM, wanted, never, rather_not)
        places = (place for size in sizes for place in _places(size, 700, ROOM, wanted, never, rather_not))
        tried = [Box(left, top, left + width, top + height) for _, left, top, width, height in places]
        assert _fault(found, wanted, never, rather_not) == min(_fault(p, wanted, never, rather_not) for p in tried)


def _fault(
    place: Box, wanted: tuple[int, int], never: tuple[Box, ...], rather_not: tuple[Box, ...]
) -> tuple[int, float]:
    across, down = (place.left + place.right) / 2 - wanted[0], (place.top + place.bottom) / 2 - wanted[1]
    off = 60 * abs(across) + 20 * abs(down) + 0.1 * (700 - place.width) * (place.bottom - place.top)
    return place.covers_of(never), place.covers_of(rather_not) + off
