"""Shuffling with the random generator of a state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.tabletop import chance

T = TypeVar("T")


def shuffled(state: State, things: Sequence[T]) -> list[T]:
    """Return the items in a random order that no player can influence (4-13-1)."""
    state.random, result = chance.shuffled(state.random, things)
    return result
