"""How much work something is, in numbers that are the same on every machine, however busy it is."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from types import FrameType


def calls(work: Callable[[], object]) -> int:
    """Do the work; return how many functions were called in this thread, those written in C included."""
    count = 0

    def note(_frame: FrameType, event: str, _about: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count


def ratio(one: Callable[[], object], other: Callable[[], object]) -> float:
    """How many times the processor time of the other work the one takes, each the best of three."""

    def best(work: Callable[[], object]) -> float:
        times = []
        for _ in range(3):
            began = time.process_time()
            work()
            times.append(time.process_time() - began)
        return min(times)

    return best(one) / best(other)
