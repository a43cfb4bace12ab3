"""The clock is told the time; it runs for one player at a time, and tells once that a time has run out."""

from __future__ import annotations

import random

from gundam_desktop.match.clock import NOBODY, Clock
from tests.conftest import Times


class Watch:
    """A time that a test sets, and what the clock has told."""

    def __init__(self, *at_first: float) -> None:
        self.now, self.seat, self.out = 1000.0, NOBODY, list[int]()
        self.clock = Clock((at_first[0], at_first[1]), lambda: self.now)
        self.clock.whose, self.clock.ran_out = lambda: self.seat, self.out.append

    def after(self, seconds: float, seat: int) -> tuple[float, float]:
        """Read the clock some seconds later, from when on the time of a seat runs."""
        self.now, self.seat = self.now + seconds, seat
        return self.clock.read()


def test_time_runs_from_the_reading_at_which_a_player_is_to_move() -> None:
    watch = Watch(60, 60)
    assert watch.after(5, 0) == (60, 60)
    assert watch.after(5, 0) == (55, 60)
    assert watch.after(5, 1) == (55, 60), "nobody can say whose time that was"
    assert watch.after(5, 1) == (55, 55)
    assert watch.after(5, NOBODY) == (55, 55)


def test_a_time_that_has_run_out_is_told_once_until_it_is_set_again() -> None:
    watch = Watch(3, 60)
    for _ in range(4):
        watch.after(2, 0)
    assert (watch.out, watch.clock.left) == ([0], (0, 60))
    watch.clock.set((0.0, 50.0))
    watch.after(2, 0)
    watch.after(2, 0)
    assert watch.out == [0], "it was told in the game before"
    watch.clock.set(None)
    assert watch.after(4, 0) == (3, 60)
    assert watch.after(4, 0) == (0, 60)
    assert watch.out == [0, 0]


def test_no_time_is_lost_or_won(rng: random.Random, times: Times) -> None:
    for _ in range(times(200)):
        watch, used, before = Watch(1e6, 1e6), [0.0, 0.0], NOBODY
        for _ in range(50):
            seconds, seat = rng.uniform(0, 100), rng.choice((NOBODY, 0, 1))
            watch.after(seconds, seat)
            if seat == before and seat >= 0:
                used[seat] += seconds
            before = seat
        assert [round(1e6 - left, 3) for left in watch.clock.left] == [round(seconds, 3) for seconds in used]
