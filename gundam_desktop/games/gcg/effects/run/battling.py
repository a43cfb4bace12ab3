"""Steps about battles: changing the attack target, an immediate battle of two Units, ending an attack."""

from __future__ import annotations

from typing import NamedTuple

from gundam_desktop.games.gcg.effects.run.operations import NoFields, Outcome, carries_out, finished, on_field
from gundam_desktop.games.gcg.model.constants import BATTLE_END_STEP, TARGET_NOT_CHANGED
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.events import attack_arrows, emit
from gundam_desktop.games.gcg.model.frames import ActionFrame, AttackFrame
from gundam_desktop.games.gcg.model.queries import Finder
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.battle import duel
from gundam_desktop.games.gcg.rules.figures import is_unit_in_play, keeps_off
from gundam_desktop.games.gcg.rules.triggers import trigger_all
from gundam_desktop.games.gcg.rules.zones import in_play


class RedirectFields(NamedTuple):
    """The new attack target, and whose attack it is: that of an `enemy` Unit, or that of `this` Unit."""

    to: Finder
    attacker: str


class BattleFields(NamedTuple):
    """The Units that battle each other; `this_unit` says whether this Unit is one of them."""

    to: Finder
    this_unit: bool


@carries_out("Redirect", RedirectFields)
def _redirect(state: State, context: Context, step: RedirectFields, place: int) -> Outcome:
    """Change the target of the battling enemy Unit, or of this Unit; the declared target stays (7-3-5-2)."""
    cards = on_field(state, step.to(state, context))
    battle = state.battle
    if not cards or battle is None:
        return finished(context, place, done=False)
    of_enemy = state.cards[battle.attacker].owner != context.player
    if of_enemy != (step.attacker == "enemy") or not (of_enemy or battle.attacker == context.this):
        return finished(context, place, done=False)
    if state.cards[cards[0]].owner == state.cards[battle.attacker].owner:
        return finished(context, place, done=False)
    if keeps_off(state, TARGET_NOT_CHANGED, battle.attacker, context.controller):
        return finished(context, place, done=False)
    state.battle = battle.against(cards[0], state.cards[cards[0]].stamp, battle.blocked)
    state.touch()
    emit(state, "redirected", "9-3-1-4", context.player, cards[0], battle.attacker, arrows=attack_arrows(state))
    trigger_all(state, "target changed", ((battle.attacker, cards[0]),), context.controller)
    return finished(context, place, done=True)


@carries_out("Battle", BattleFields)
def _battle(state: State, context: Context, step: BattleFields, place: int) -> Outcome:
    """Let two Units battle at once: the Unit with the effect, or the one chosen first, is the attacking one."""
    this = [context.this] if step.this_unit and in_play(state, context.this, context.stamp) else []
    units = [card for card in (*this, *step.to(state, context)) if is_unit_in_play(state, card)]
    if len(units) == 2:
        duel(state, units[0], units[1], "1.9:5-22-3" if step.this_unit else "1.9:5-22-4")
    return finished(context, place, len(units) == 2)


@carries_out("EndBattle", NoFields)
def _end_battle(state: State, context: Context, _step: NoFields, place: int) -> Outcome:
    """End the current attack after this effect, without continuing its action step or carrying out its damage step."""
    if state.battle is None:
        return finished(context, place, done=False)
    frames = [frame for frame in state.frames if not isinstance(frame, ActionFrame)]
    ended = AttackFrame(BATTLE_END_STEP)
    state.frames[:] = [ended if isinstance(frame, AttackFrame) else frame for frame in frames]
    emit(state, "battle ended", "9-3-1-4", context.player)
    return finished(context, place, done=True)
