"""Attacks and battles (chapter 7)."""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.gcg.model.battle import Attack, Duel
from gundam_desktop.games.gcg.model.constants import (
    ACTION_STEP,
    ATTACK_STEP,
    BASE,
    BATTLE_DAMAGE,
    BATTLE_END_STEP,
    BATTLE_LONG,
    BLOCK_STEP,
    DAMAGE_STEP,
    STEP_NAMES,
)
from gundam_desktop.games.gcg.model.events import attack_arrows, emit
from gundam_desktop.games.gcg.model.frames import RESOLVE, ActionFrame, AttackFrame, BlockDecision
from gundam_desktop.games.gcg.model.keywords import FIRST_STRIKE
from gundam_desktop.games.gcg.model.machine import CARRY_ON
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.figures import figures
from gundam_desktop.games.gcg.rules.keywords import suppressed
from gundam_desktop.games.gcg.rules.processing import process, shield_area_card
from gundam_desktop.games.gcg.rules.replacing import falling
from gundam_desktop.games.gcg.rules.terms import damage, rest
from gundam_desktop.games.gcg.rules.triggers import record_if_asked, trigger_all, trigger_put_off
from gundam_desktop.games.gcg.rules.zones import in_play
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Choice


@enforces("7-1", "7-3-1", "7-3-2", "7-3-4", "7-3-5-2", "11-2-7-1", "11-2-7-2", "6-5-4-1")
def attack(state: State, attacker: int, target: int) -> None:
    """Rest the Unit and declare its target (7-3-1); the attack's effects wait (7-3-2)."""
    player = state.cards[attacker].owner
    rest(state, attacker, "7-3-1")
    target_stamp = state.cards[target].stamp if target else 0
    state.battle = Attack(attacker, state.cards[attacker].stamp, target, target_stamp, ATTACK_STEP, target)
    state.touch_all_but_hp()
    emit(state, "attacked", "7-3-1", player, attacker, target, arrows=attack_arrows(state))
    state.frames.append(AttackFrame(BLOCK_STEP))
    state.frames.append(RESOLVE)
    record_if_asked(state, "attack", (attacker,))
    trigger_all(state, "attack", ((attacker, target),))
    if target:
        trigger_all(state, "attacked", ((target, attacker),))


@enforces("7-4-1", "11-1-4-1")
def block(state: State, blocker: int) -> None:
    """Rest the Blocker; it becomes the target of the attack (7-4-1, 11-1-4-1)."""
    assert state.battle is not None
    attacker = state.battle.attacker
    rest(state, blocker, "11-1-4-1")
    state.battle = state.battle.against(blocker, state.cards[blocker].stamp, blocked=1)
    state.touch_all_but_hp()
    emit(state, "blocked", "7-4-1", state.cards[blocker].owner, blocker, attacker, arrows=attack_arrows(state))
    record_if_asked(state, "blocks", (blocker,))
    trigger_all(state, "blocks", ((blocker, attacker),))
    trigger_all(state, "blocked", ((attacker, blocker),))
    trigger_all(state, "target changed", ((attacker, blocker),))


@enforces("7-2", "7-3-5", "7-3-5-1", "7-4-5", "7-4-5-1", "7-5-2-1", "7-6-2-5", "7-6-3-3")
def _attack(state: State, frame: AttackFrame) -> None:
    """Go on to a step of the attack (7-2); without the attacker or the target to the battle end step."""
    assert state.battle is not None
    step = frame.step
    if step in _BEFORE and not _both_there(state):
        emit(state, "attack ends", _BEFORE[step], state.turn_player)
        step = BATTLE_END_STEP
    state.battle = state.battle.at(step)
    state.touch_all_but_hp()
    arrows = () if step == BATTLE_END_STEP else attack_arrows(state)
    emit(state, "step", _STEP_CLAUSES[step], state.turn_player, word=STEP_NAMES[step], arrows=arrows)
    _STEPS[step](state)


@enforces("7-3-5-1", "7-4-5-1", "7-5-2-1")
def _both_there(state: State) -> bool:
    """True if attacker and attacked Unit are still where they were (7-3-5-1, 7-4-5-1, 7-5-2-1)."""
    assert state.battle is not None
    battle = state.battle
    target_there = not battle.target or in_play(state, battle.target, battle.target_stamp)
    return target_there and in_play(state, battle.attacker, battle.stamp)


@enforces("7-4-1", "7-4-2")
def _block_step(state: State) -> None:
    state.frames.append(AttackFrame(ACTION_STEP))
    state.frames.append(RESOLVE)
    state.frames.append(BlockDecision(1 - state.turn_player))


@enforces("7-4-4")
def blocked_or_passed(state: State, choice: Choice) -> None:
    """The answer to the block step: a Blocker, or none (7-4-4)."""
    if choice.verb == "block":
        block(state, choice.card)
    else:
        emit(state, "passed", "7-4-4", 1 - state.turn_player, word="block")


@enforces("7-5-1", "7-5-2", "8-1", "11-2-2-1-1", "11-2-4-2-1")
def _action_step(state: State) -> None:
    """The standby player acts first (7-5-1)."""
    state.frames.append(AttackFrame(DAMAGE_STEP))
    state.frames.append(RESOLVE)
    state.frames.append(ActionFrame(1 - state.turn_player, 0))


@enforces("7-6-1", "7-6-1-1", "7-6-1-2", "7-6-2-5", "7-6-3-3")
def _damage_step(state: State) -> None:
    """Check the target as it is now (7-6-1): the opponent's shield area, the opponent, or a Unit."""
    assert state.battle is not None
    attacker, target = state.battle.attacker, state.battle.target
    state.frames.append(AttackFrame(BATTLE_END_STEP))
    state.frames.append(RESOLVE)
    if target:
        _battle_of_units(state, attacker, target)
    else:
        _attack_on_player(state, attacker)


@enforces("1-2-2-1", "7-6-2-1", "7-6-2-2", "7-6-2-3", "7-6-2-4", "4-5-2")
def _attack_on_player(state: State, attacker: int) -> None:
    """Battle damage to the Base, else to the topmost Shield, else to the player, who loses (7-6-2)."""
    player = 1 - state.cards[attacker].owner
    points = figures(state, attacker).ap
    hit = shield_area_card(state, player)
    if hit:
        on_base = state.cards[hit].zone == BASE
        hits = (hit,) if on_base else suppressed(state, attacker, player)
        clause = "7-6-2-3" if on_base else "7-6-2-4" if len(hits) == 1 else "1.9:13-1-7-1"
        damage(state, [(card, points, attacker) for card in hits], BATTLE_DAMAGE, clause)
    elif points > 0:
        state.lost |= {player}
        state.touch()
        emit(state, "player damaged", "7-6-2-2", player, 0, attacker, points, "battle")
        process(state)


@enforces("1.9:5-22-3", "1.9:5-22-3-1", "1.9:5-22-4", "1.9:5-22-4-1")
def duel(state: State, unit: int, other: int, clause: str) -> None:
    """Begin a battle of two Units by an effect: only its damage step is carried out (edition 1.8).

    The first Unit counts as the attacker while the battle lasts, with First Strike and everything that applies to an
    attacker, but no attack is declared: no 【Attack】 effect, no Blocker and no action. A current attack is kept.
    """
    emit(state, "battle begins", clause, state.cards[unit].owner, unit, other)
    state.duel = Duel(unit, state.cards[unit].stamp, other, state.cards[other].stamp)
    state.touch()
    _battle_of_units(state, unit, other)
    state.duel = None
    state.touch()


@enforces("4-5-2", "7-6-3-1", "7-6-3-2", "7-6-3-2-2", "11-1-5-1", "11-1-5-2", "11-1-5-3", "1.9:13-1-5-4")
def _battle_of_units(state: State, attacker: int, target: int) -> None:
    """Both Units deal battle damage equal to their AP at the same time (7-6-3-2), unless one strikes first."""
    strike = figures(state, attacker)
    stamps = state.cards[attacker].stamp, state.cards[target].stamp
    if strike.has(FIRST_STRIKE):
        damage(state, [(target, strike.ap, attacker)], BATTLE_DAMAGE, "11-1-5-1")
        survived = (state.cards[attacker].stamp, state.cards[target].stamp) == stamps
        if survived and target not in falling(state):
            _strike_back(state, attacker, target)
        return
    hits = [(target, strike.ap, attacker), (attacker, figures(state, target).ap, target)]
    damage(state, hits, BATTLE_DAMAGE, "7-6-3-2")


@enforces("11-1-5-2")
def _strike_back(state: State, attacker: int, target: int) -> None:
    """A Unit that survives a First Strike deals its damage (11-1-5-2)."""
    damage(state, [(attacker, figures(state, target).ap, target)], BATTLE_DAMAGE, "7-6-3-2")


@enforces("7-7-1", "7-7-2")
def _battle_end_step(state: State) -> None:
    """Changes that last "during this battle" end (7-7-1); then back to the main phase (7-7-2)."""
    trigger_put_off(state, "end of battle")
    lasting = tuple(entry for entry in state.lasting if entry.duration != BATTLE_LONG)
    state.awaited = tuple(entry for entry in state.awaited if entry.duration != BATTLE_LONG)
    if len(lasting) < len(state.lasting):
        state.lasting = lasting
        state.touch_all_but_hp()
        process(state)  # what is destroyed now still belongs to the battle (7-7-2)
    state.battle = None
    state.touch_all_but_hp()
    process(state)
    state.frames.append(RESOLVE)


_BEFORE: Final = {BLOCK_STEP: "7-3-5-1", ACTION_STEP: "7-4-5-1", DAMAGE_STEP: "7-5-2-1"}
_STEP_CLAUSES: Final = ("7-3-1", "7-4-1", "7-5-1", "7-6-1", "7-7-1")
_STEPS: Final = {
    BLOCK_STEP: _block_step,
    ACTION_STEP: _action_step,
    DAMAGE_STEP: _damage_step,
    BATTLE_END_STEP: _battle_end_step,
}

CARRY_ON[AttackFrame] = _attack
