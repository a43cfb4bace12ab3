"""The cards of which a text speaks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal, TypeAlias

from gundam_desktop.games.gcg.effects import language as m

Subject: TypeAlias = m.Reference | m.PlayerTarget | Literal["your shield area", "card in hand", "card in trash"]
"""The cards that are changed: a reference, or cards with words of their own."""


WordsOfEffects: TypeAlias = Callable[[Iterable[m.AnyAbility]], list[str]]


def fallen_to(on: m.Trigger) -> m.Reference | None:
    """Return the Unit that an event destroys, as a reference; None for other events, and for this Unit itself."""
    if on.event == "destroyed":
        return None if on.who is None else "event doer"
    return "event card" if on.event in {"destroys unit with battle damage", "destroys unit with damage"} else None
