"""When the garbage collector of Python runs: not before the first picture, and never over what is there for good.

A collection looks at every object there is. While the client starts that is a tenth of its time for nothing, as what is
imported stays; while a game is played a full one freezes the table for a tenth of a second.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

OFTEN = 700
"""Objects made until the garbage collector runs; Python's own number."""


@contextmanager
def collector_off() -> Iterator[None]:
    """Collect nothing in the block, or until `collect_from_now_on`."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def collect_from_now_on() -> None:
    """Collect again, but never what is there now, and often, so that each collection is short."""
    gc.freeze()
    gc.set_threshold(OFTEN)
    gc.enable()
