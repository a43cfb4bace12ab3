"""The built-in effects of Repair, Breach and Support (11-1), and the cost to rest this card, as compiled abilities."""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.gcg.effects.run import on_field
from gundam_desktop.games.gcg.effects.run.flow import ChooseFields, FoundGroup
from gundam_desktop.games.gcg.effects.run.lasting_changes import ModifyFields
from gundam_desktop.games.gcg.effects.run.operations import (
    OPERATIONS,
    NoFields,
    OfCards,
    OfCardsByAmount,
    Outcome,
    carries_out,
    finished,
)
from gundam_desktop.games.gcg.model.constants import (
    AP,
    BATTLE,
    BREACH_EFFECT,
    EFFECT_DAMAGE,
    NO_BREACH_DAMAGE,
    REPAIR_EFFECT,
    REST_COST,
    SUPPORT_EFFECT,
    TURN_LONG,
)
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.definition import BUILT_IN, CompiledAbility, Instruction, Modification, Need
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules import processing, terms
from gundam_desktop.games.gcg.rules.figures import has_rule
from gundam_desktop.games.gcg.rules.triggers import trigger_all
from gundam_desktop.games.gcg.rules.zones import in_play
from gundam_desktop.rulebook.enforcement import enforces

_RECOVERS: Final = (on_field,)
"""Imported because it registers the routine of `Recover`."""


def amount_of(state: State, context: Context) -> int:
    """Return the amount of the keyword effect that is carried out."""
    return context.amount


def this_unit(state: State, context: Context) -> list[int]:
    """Return this Unit while it is in play."""
    return [context.this] if in_play(state, context.this, context.stamp) else []


def chosen(state: State, context: Context) -> list[int]:
    """Return the chosen cards."""
    return list(context.chosen)


@enforces("11-1-3-2")
def other_friendly_units(state: State, context: Context) -> list[int]:
    """Return the Units that Support can choose (11-1-3-2)."""
    return [card for card in state.zone(context.player, BATTLE) if card != context.this]


@enforces("11-1-2-2", "11-1-2-3")
@carries_out("breach damage", NoFields)
def _breach_damage(state: State, context: Context, step: NoFields, place: int) -> Outcome:
    """Deal effect damage to the Base if there is one, else to the topmost Shield (11-1-2-3).

    A Unit that has fallen deals it as the Unit that it last was.
    """
    hit = processing.shield_area_card(state, 1 - context.player)
    if hit and has_rule(state, hit, NO_BREACH_DAMAGE):
        return finished(context, place, done=False)
    there = in_play(state, context.this, context.stamp)
    hits, was = [(hit, context.amount, context.this)], () if there else context.last
    dealt = hit and terms.damage(state, hits, EFFECT_DAMAGE, "11-1-2-2", was)
    if dealt and there:
        trigger_all(state, "deals breach damage", ((context.this, hit),))
    return finished(context, place, bool(hit))


@enforces("11-1-3-2")
@carries_out("supported", NoFields)
def _supported(state: State, context: Context, step: NoFields, place: int) -> Outcome:
    trigger_all(state, "ap increased by support", [(card, context.this) for card in context.chosen], context.player)
    if in_play(state, context.this, context.stamp):
        trigger_all(state, "uses support", [(context.this, card) for card in context.chosen])
    return finished(context, place, done=True)


def _repair() -> CompiledAbility:
    """At the end of your turn this Unit recovers (11-1-1-2)."""
    ability = CompiledAbility(REPAIR_EFFECT, "triggered")
    ability.event = "repair"
    ability.code = (Instruction(OPERATIONS["Recover"], OfCardsByAmount(this_unit, amount_of)),)
    return ability


def _breach() -> CompiledAbility:
    """Damage to the shield area of the destroyed Unit's owner (11-1-2-2, 11-1-2-3)."""
    ability = CompiledAbility(BREACH_EFFECT, "triggered")
    ability.event = "breach"
    ability.code = (Instruction(OPERATIONS["breach damage"], NoFields()),)
    return ability


def _support() -> CompiledAbility:
    """Rest this Unit: choose another friendly Unit, it gets AP this turn (11-1-3-1, 11-1-3-2)."""
    ability = CompiledAbility(SUPPORT_EFFECT, "activated")
    ability.event = "support"
    ability.timing = frozenset({"main"})
    ability.rest_this = True
    ability.needs = (Need((), other_friendly_units, 1, None),)
    change = Modification(Modification.STAT, AP, amount_of, None)
    group = FoundGroup(other_friendly_units, 1, 1)
    ability.code = (
        Instruction(OPERATIONS["Choose"], ChooseFields((group,), "modify")),
        Instruction(OPERATIONS["Modify"], ModifyFields(chosen, (change,), TURN_LONG)),
        Instruction(OPERATIONS["supported"], NoFields()),
    )
    return ability


def _rest_this() -> CompiledAbility:
    """The cost to rest this card, or another one instead (9-1-7-2)."""
    ability = CompiledAbility(REST_COST, "activated")
    ability.code = (Instruction(OPERATIONS["rest as a cost"], OfCards(this_unit)),)
    return ability


for _effect in (_repair, _breach, _support, _rest_this):
    _ability = _effect()
    BUILT_IN[_ability.index] = _ability
