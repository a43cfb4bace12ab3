"""Places of a table, and the arrows between cards and places."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

Place: TypeAlias = tuple[int, str]
"""(seat, key): a zone of a player, or of nobody (`SHARED`). The keys are the game's own, except those below."""

SHARED: Final = -1
"""The seat of a place that belongs to no player."""
PLATE: Final = "plate"
"""The key of a player's name plate: the player as a target."""
PHASES: Final = "phases"
"""The key of the bar with the phases of a turn."""
LOOSE: Final = "resolving"
"""The key of a card on the table that is in no zone, such as one being played."""
OUTSIDE: Final = "outside"
"""The key of a card that is out of the game."""

Edge: TypeAlias = tuple[float, float]
"""(share of the table's width or height, units to add): `(1, -130)` is 130 units from the right or lower edge."""
CardPlace: TypeAlias = tuple[int, str, int]
"""A card in a place: (seat, zone, id of the card)."""


class Goal(NamedTuple):
    """The target of a choice or an arrow: a card or, if `card` is 0, a place."""

    card: int = 0
    place: Place | None = None
    asks: bool = False
    """True for a place where the choice may also be dropped on a card that it asks for only afterwards."""
    turn: int | None = None
    """For a cell of the board: where the card then faces, as `CardView.turn`; None if the choice does not say that."""


class Arrow(NamedTuple):
    """An arrow on the table, as from an attacker to its target."""

    card: int
    """Id of the card where it starts."""
    goal: Goal
