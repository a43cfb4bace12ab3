"""Parts of sentences that are not steps yet: changes without a duration, steps that repeat the one before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from gundam_desktop.games.gcg.effects import language as m


class Untimed(NamedTuple):
    """A modification without a duration, of a constant effect."""

    to: m.Reference | m.PlayerTarget
    changes: tuple[m.Change, ...]
    turn: Any = None
    zone: Any = None
    condition: m.Condition | None = None


class Given(NamedTuple):
    """An effect that cards have by a constant effect."""

    to: m.Reference
    effect: m.Triggered


class SameStep(NamedTuple):
    """The step before with another amount: "deal 2 damage instead", "deploy 2 instead", "choose 1 to 2 instead"."""

    amount: m.Amount
    do: str
    least: int | None = None
    """The least number of cards to be chosen, if that is another one."""


class EventReduction(NamedTuple):
    """The damage of the event is reduced: a constant effect that is worded like a triggered one."""

    by: int
    to: bool = False
    """True if that is what is left of it: "reduce it to 3"."""


class SameReduction(NamedTuple):
    """Damage reduced as before, by another amount: "reduce by 4 instead"."""

    by: int
    do: str = "modify"


class Damage(NamedTuple):
    """Damage that is received: of which kind it is and from what."""

    damage: Any
    by: Any = None
    what: m.Selector | None = None
    next_only: bool = False

    def prevented(self) -> m.RuleChange:
        """Return the rule that a card does not receive such damage."""
        kind = "" if self.damage == "any" else f"{self.damage} "
        what = self.what or (m.ENEMY_CARD if self.by else None)
        return m.RuleChange.model_validate({"rule": f"no {kind}damage from", "what": what})


class DamageDealt(NamedTuple):
    """Damage that such a card, or this Unit, deals to such cards: it is increased."""

    who: m.Selector | None
    what: m.Selector
    damage: Any


class Taken(NamedTuple):
    """The card that receives damage instead of the one that would."""

    by: Any


Steps: TypeAlias = tuple[m.AnyStep, ...]


class Amendment(NamedTuple):
    """What a sentence changes of the steps before it."""

    amended: Callable[[Steps], Steps]
    """Returns the changed steps; nothing if there is nothing before that it could change."""
    why: str
    """Why it is refused then."""
