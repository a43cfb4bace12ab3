"""What follows from one version of the state, found when it is first asked for."""

from __future__ import annotations

from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.definition import Figures, Modification

Applied = tuple[Modification, int, Context]
"""A change that applies now, its amount, and the context of its effect."""
Resources = tuple[list[int], list[int]]
"""Ids of Resources: ordinary ones, EX Resources."""


class Derived:
    """Values of one version of the state: every write discards them (`State.touch`)."""

    __slots__ = ("active_resources", "applied", "draws_attacks", "figures", "processed")

    def __init__(self) -> None:
        self.processed = False
        """True if rule processing has nothing left to do."""
        self.figures: dict[int, Figures] | None = None
        """The figures found, by card; None until constant effects are being applied."""
        self.applied: dict[int, tuple[Applied, ...]] | None = None
        """The changes by constant effects, by card; None until these are being applied."""
        self.active_resources: list[Resources | None] | None = None
        """By player: the active Resources."""
        self.draws_attacks: dict[int, tuple[tuple[int, ...], ...]] | None = None
        """By player: the Units that must be attacked, first those that an effect has made the target for a time."""
