"""The functions that effects are compiled to: what an effect asks of a state, in its context."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.state import State

Number: TypeAlias = int | Callable[[State, Context], int]
"""An amount: as it is printed, or counted when it is needed."""
Condition: TypeAlias = Callable[[State, Context], bool]
"""True if something holds now."""
Predicate: TypeAlias = Callable[[State, Context, int], bool]
"""True if a card, by its id, is one of those that are meant."""
Finder: TypeAlias = Callable[[State, Context], list[int]]
"""The cards that are meant now, by their ids."""
