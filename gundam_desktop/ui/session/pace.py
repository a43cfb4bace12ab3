"""What the settings say about a session: its pauses and limits, and when its players are asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from gundam_desktop.match.hot_seat import HotSeat
from gundam_desktop.match.passing import AutoPassMode


class Pace(NamedTuple):
    """Pauses, limits and automatic passes of a session; from the settings."""

    auto_pass: AutoPassMode = "nothing to do"
    bot_pause: float = 0.8
    bot_limit: float = 120.0
    interrupts: Mapping[str, Sequence[str]] = MappingProxyType({})
    """Key of a game -> keys of the interrupts that end passing; the default ones for a game not listed."""
    hot_seat: HotSeat = "stops by card"
    """What two people at one machine may learn of each other's hands."""
