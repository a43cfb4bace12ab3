"""What follows from the state and is found when it is first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.definition import Figures, Modification
from gundam_desktop.games.gcg.model.lasting import LastingChange

Applied = tuple[Modification, int, Context]
"""A change that applies now, its amount, and the context of its effect."""
Resources = tuple[list[int], list[int]]
"""Ids of Resources: ordinary ones, EX Resources."""


class Derived:
    """Values of one version of the state: every write discards them (`State.touch`)."""

    __slots__ = ("active_resources", "applied", "draws_attacks", "figures", "processed", "unsettled")

    def __init__(self) -> None:
        self.processed = False
        """True if rule processing has nothing left to do."""
        self.figures: dict[int, Figures] = {}
        """The figures found, by card."""
        self.applied: Mapping[int, tuple[Applied, ...]] | None = None
        """The changes that apply, by card; None until constant effects are being applied."""
        self.unsettled: tuple[str, ...] = ()
        """The numbers of the cards whose constant effects never settle."""
        self.active_resources: list[Resources | None] | None = None
        """By player: the active Resources."""
        self.draws_attacks: dict[int, tuple[tuple[int, ...], ...]] | None = None
        """By player: the Units that must be attacked, first those that an effect has made the target for a time."""


class PossibleChanges:
    """What the effects in play can change at all, whether or not they do so now.

    It holds as long as the same cards have constant effects and the same changes last, which is many versions of the
    state, but only within a turn if one of them is for one turn alone. What can be asked here costs nothing while no
    effect in play is about it.
    """

    __slots__ = ("circular", "hp", "keys", "lasting", "lasting_on", "lower_hp", "price", "sources")

    def __init__(
        self,
        sources: tuple[int, ...],
        lasting: tuple[LastingChange, ...],
        keys: Mapping[int, frozenset[Any]],
        lasting_on: Mapping[int, tuple[Applied, ...]],
        hp: bool,
        lower_hp: bool,
        price: bool,
        circular: bool,
    ) -> None:
        self.sources = sources
        """The cards with constant effects of which it was found (`State.sources`)."""
        self.lasting = lasting
        """The changes that last for a time of which it was found (`State.lasting`)."""
        self.keys = keys
        """What can be changed, by the kind of change: the figures, keyword effects, rules (`Modification.key`)."""
        self.lasting_on = lasting_on
        """These changes, by card."""
        self.hp = hp
        """True if HP can be changed."""
        self.lower_hp = lower_hp
        """True if HP can be lowered."""
        self.price = price
        """True if a Lv. or a cost can be changed."""
        self.circular = circular
        """True if a constant effect depends on what constant effects change: then they may never settle."""


NO_CHANGES: Final = PossibleChanges((), (), {}, {}, hp=False, lower_hp=False, price=False, circular=False)
"""While no effect in play changes anything."""
