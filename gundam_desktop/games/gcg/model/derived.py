"""Values that follow from the state and are computed when they are first needed."""

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
    """Cached values for the present state; every write discards them (`State.touch`)."""

    __slots__ = ("active_resources", "applied", "draws_attacks", "figures", "unsettled")

    def __init__(self) -> None:
        self.figures: dict[int, Figures] = {}
        """Card -> its figures, as far as they have been computed."""
        self.applied: Mapping[int, tuple[Applied, ...]] | None = None
        """Card -> the changes that apply to it; None until constant effects have begun to be applied."""
        self.unsettled: tuple[str, ...] = ()
        """The numbers of the cards whose constant effects never settle."""
        self.active_resources: list[Resources | None] | None = None
        """By seat, the active Resources; None where they have not been collected."""
        self.draws_attacks: dict[int, tuple[tuple[int, ...], ...]] | None = None
        """Seat -> the Units that must be attacked, those that an effect has made the target for a time first."""


class PossibleChanges:
    """What the effects in play can possibly change, whether or not they do so now.

    It stays valid as long as the same cards have constant effects and the same changes last: through many writes, but
    only within a turn if one of the changes is for one turn alone. It saves the search for changes of a kind that no
    effect in play can make.
    """

    __slots__ = ("circular", "hp", "keys", "lasting", "lasting_on", "lower_hp", "price", "sources")

    def __init__(
        self,
        sources: tuple[int, ...],
        lasting: tuple[LastingChange, ...],
        keys: dict[int, frozenset[Any]],
        lasting_on: Mapping[int, tuple[Applied, ...]],
        hp: bool,
        lower_hp: bool,
        price: bool,
        circular: bool,
    ) -> None:
        self.sources = sources
        """The cards with constant effects from which it was made (`State.sources`)."""
        self.lasting = lasting
        """The lasting changes from which it was made (`State.lasting`)."""
        self.keys = keys
        """Kind of change -> what can be changed: figures, keyword effects, rules (`Modification.key`)."""
        self.lasting_on = lasting_on
        """Card -> the lasting changes on it."""
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
