"""The interpreter: carries out the instructions of an effect one after the other.

The `EffectFrame` holds the index of the next instruction. The routine of an instruction returns the index at which to
continue and the context, or None if it has put frames on the stack, its own effect's among them, that must be run
first.
"""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.gcg.effects.run import (
    battling,
    deployment,
    flow,
    hand_and_deck,
    keyword_effects,
    lasting_changes,
    on_field,
    one_by_one,
)
from gundam_desktop.games.gcg.effects.run.operations import OPERATIONS
from gundam_desktop.games.gcg.model.definition import Operation, ability_of
from gundam_desktop.games.gcg.model.frames import EffectFrame, FallFrame
from gundam_desktop.games.gcg.model.machine import ANSWER, CARRY_ON
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules import processing
from gundam_desktop.games.gcg.rules.endless import is_endless
from gundam_desktop.games.gcg.rules.triggers import use_once
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Choice

FAMILIES: Final = (battling, deployment, flow, hand_and_deck, keyword_effects, lasting_changes, on_field, one_by_one)
"""The modules with the routines; each registers its own when it is imported."""


def operation_of(step: str) -> Operation:
    """Return the operation of a step by the name of its model."""
    return OPERATIONS[step]


@enforces("1-3-2", "1-3-7", "9-3-1-4")
def _effect(state: State, frame: EffectFrame) -> None:
    """Carry out instructions in their order (1-3-7) until the effect ends or has to wait."""
    place, context = frame.place, frame.context
    if not place and is_endless(state, context):
        return
    ability = ability_of(state.pool, context.number, context.ability)
    code = ability.code
    while state.result < 0:
        if ability.once and context.done and place and code[place - 1].operation.acts:
            use_once(state, ability, context)
        if place >= len(code):
            return
        operation, fields = code[place]
        state.together = bool(context.each)
        outcome = operation.carry_out(state, context, fields, place)
        state.together = False
        if outcome is None:
            return
        place, context = outcome
        if not context.each:
            processing.process(state)
        if _is_asked_first(state):
            state.frames.insert(-1, EffectFrame(place, context))
            return


def _is_asked_first(state: State) -> bool:
    """True if the effect must wait because a player is first asked what is done instead of destroying cards."""
    return bool(state.frames) and isinstance(state.frames[-1], FallFrame)


def _answered(state: State, frame: EffectFrame, choice: Choice) -> None:
    """Go on with the player's answer to what the instruction asked."""
    place, context = frame.place, frame.context
    operation, fields = ability_of(state.pool, context.number, context.ability).code[place]
    assert operation.go_on is not None
    state.together = bool(context.each)
    outcome = operation.go_on(state, context, fields, place, choice)
    processing.process(state)
    state.together = False
    if outcome is not None:
        place, context = outcome
        state.frames.insert(len(state.frames) - _is_asked_first(state), EffectFrame(place, context))


CARRY_ON[EffectFrame] = _effect
ANSWER[EffectFrame] = _answered
