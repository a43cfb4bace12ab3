"""What follows from one version of the state, found when it is first asked for."""

from __future__ import annotations

from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.definition import Figures, Modification

Applied = tuple[Modification, int, Context]
"""A change that applies now, its amount, and the context of its effect."""


class Derived:
    """Values of one version of the state: every write discards them (`State.touch`)."""

    __slots__ = ("active_resources", "applied", "draws_attacks", "figures", "gives_traits", "processed", "settling")

    def __init__(self) -> None:
        self.processed = False
        """True if rule processing has nothing left to do."""
        self.settling = False
        """True as soon as constant effects are being applied."""
        self.figures: dict[int, Figures] = {}
        """The figures found, by card."""
        self.applied: dict[int, tuple[Applied, ...]] = {}
        """The changes by constant effects, by card."""
        self.gives_traits: bool | None = None
        """True if any effect makes cards gain traits now."""
        self.active_resources: dict[int, tuple[list[int], list[int]]] = {}
        """By player: the active Resources, (ordinary ones, EX Resources)."""
        self.draws_attacks: dict[int, tuple[tuple[int, ...], ...]] = {}
        """By player: the Units that must be attacked, first those that an effect has made the target for a time."""
