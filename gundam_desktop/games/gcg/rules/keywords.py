"""Keyword effects (11-1) as effects of their own: Repair, Breach and Support stand for these instructions."""

from __future__ import annotations

from gundam_desktop.games.gcg.model import operations
from gundam_desktop.games.gcg.model.constants import AP, BATTLE, BREACH_EFFECT, REPAIR_EFFECT, SUPPORT_EFFECT
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.definition import BUILT_IN, Ability, Change, Need
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.figures import TURN_LONG
from gundam_desktop.games.gcg.rules.zones import in_play
from gundam_desktop.rulebook.enforcement import enforces


def amount_of(state: State, context: Context) -> int:
    """The amount of the keyword effect that is carried out."""
    return context.amount


def this_unit(state: State, context: Context) -> list[int]:
    """This Unit, while it is in play."""
    return [context.this] if in_play(state, context.this, context.stamp) else []


def chosen(state: State, context: Context) -> list[int]:
    """What was chosen."""
    return list(context.chosen)


@enforces("11-1-3-2")
def other_friendly_units(state: State, context: Context) -> list[int]:
    """What Support can choose among (11-1-3-2)."""
    return [card for card in state.zone(context.player, BATTLE) if card != context.this]


def _repair() -> Ability:
    """At the end of your turn this Unit recovers (11-1-1-2)."""
    ability = Ability(REPAIR_EFFECT, "triggered")
    ability.event = "repair"
    ability.code = ((operations.RECOVER, this_unit, amount_of),)
    return ability


def _breach() -> Ability:
    """Damage to the shield area of the destroyed Unit's owner (11-1-2-2, 11-1-2-3)."""
    ability = Ability(BREACH_EFFECT, "triggered")
    ability.event = "breach"
    ability.code = ((operations.BREACH_DAMAGE,),)
    return ability


def _support() -> Ability:
    """Rest this Unit: choose another friendly Unit, it gets AP this turn (11-1-3-1, 11-1-3-2)."""
    ability = Ability(SUPPORT_EFFECT, "activated")
    ability.event = "support"
    ability.timing = frozenset({"main"})
    ability.rest_this = True
    ability.needs = (Need((), other_friendly_units, 1, None),)
    change = Change(Change.STAT, AP, amount_of, None)
    ability.code = (
        (operations.CHOOSE, ((other_friendly_units, 1, 1),), "modify", False),
        (operations.MODIFY, chosen, (change,), TURN_LONG),
        (operations.SUPPORTED,),
    )
    return ability


for _effect in (_repair, _breach, _support):
    _ability = _effect()
    BUILT_IN[_ability.index] = _ability
