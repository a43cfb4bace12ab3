"""The kinds of functions that effects are compiled to: queries of a state in the effect's context."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.state import State

Number: TypeAlias = int | Callable[[State, Context], int]
"""An amount: a fixed number, or a function that counts it."""
Condition: TypeAlias = Callable[[State, Context], bool]
"""True if a condition holds now."""
Predicate: TypeAlias = Callable[[State, Context, int], bool]
"""True if a selector includes the card with this id."""
Finder: TypeAlias = Callable[[State, Context], list[int]]
"""Return the ids of the cards that a selector or reference means now."""
PlayersFinder: TypeAlias = Callable[[State, Context], list[int]]
"""Return the seats of the players that a phrase now stands for."""
