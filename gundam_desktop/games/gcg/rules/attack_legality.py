"""The conditions of legality of attacks and blocks, each written once like the others (`rules.legality`)."""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.gcg.model.constants import (
    BATTLE,
    CANNOT_ATTACK,
    CANNOT_ATTACK_PLAYER,
    CANNOT_ATTACK_UNITS,
    CANNOT_BE_ATTACKED,
    CANNOT_BE_BLOCKED,
    CANNOT_BLOCK,
    MAY_ATTACK_ACTIVE,
    MAY_ATTACK_WHEN_DEPLOYED,
    MUST_ATTACK,
    MUST_BE_ATTACKED,
    TARGET_NOT_CHANGED,
)
from gundam_desktop.games.gcg.model.definition import Modification
from gundam_desktop.games.gcg.model.keywords import BLOCKER, HIGH_MANEUVER
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.figures import (
    figures,
    has_lasting_rule,
    has_rule,
    has_rule_about,
    is_linked,
    is_unit_in_play,
)
from gundam_desktop.games.gcg.rules.legality import FORBIDDEN, Verdict
from gundam_desktop.games.gcg.rules.possible_changes import may_change
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Refusal

_COMPELLED: Final = ("9-1-5-6", *FORBIDDEN)
# Frequent refusals are made once: while choices are listed that takes 20 ns instead of 300.
_NOT_ACTIVE: Final = Refusal("not active", "7-3-1")
_CAME_THIS_TURN: Final = Refusal("came this turn", "2-11-4")
_NOT_REACHED_YET: Final = Refusal("came this turn", "2-11-4", also=("7-3-1",))
_TARGET_IS_ACTIVE: Final = Refusal("target is active", "7-3-1", also=("6-5-4-1", "7-1"))
_NO_BLOCKER: Final = Refusal("no blocker", "11-1-4-1", also=("7-4-1",))


@enforces("2-11-4", "6-5-4-1", "7-1", "7-3-1", "9-2-3")
def can_attack(state: State, player: int, unit: int) -> Verdict:
    """Refuse unless it is an active Unit of the player, deployed before this turn or a Link Unit (7-3-1, 2-11-4)."""
    if not is_unit_in_play(state, unit) or state.cards[unit].owner != player:
        return Refusal("not your unit", "6-5-4-1", also=("7-1", "7-3-1"))
    record = state.cards[unit]
    if record.rested:
        return _NOT_ACTIVE
    if _of_this_turn(state, unit) and not has_rule(state, unit, MAY_ATTACK_WHEN_DEPLOYED):
        return _CAME_THIS_TURN
    forbidden = has_rule(state, unit, CANNOT_ATTACK)
    return Refusal("cannot attack", "9-1-5-6", also=FORBIDDEN) if forbidden else None


@enforces("2-11-4", "7-3-1")
def _of_this_turn(state: State, unit: int) -> bool:
    """True if the Unit came in this turn and is no Link Unit: only an effect lets it attack (7-3-1, 2-11-4)."""
    return state.cards[unit].entered == state.turn and not is_linked(state, unit)


def _may_attack_when_deployed(state: State, unit: int, target: int) -> bool:
    """True if an effect lets the Unit attack that Unit, or the player (0), on the turn it is deployed."""
    return any(
        rule == MAY_ATTACK_WHEN_DEPLOYED and (what is None or (target > 0 and what(state, context, target)))
        for rule, what, context in figures(state, unit).rules
    )


@enforces("1-3-3", "9-2-3")
def can_attack_player(state: State, unit: int) -> Verdict:
    """Refuse if an effect keeps the Unit from choosing the enemy player (1-3-3) or demands another target."""
    if _of_this_turn(state, unit) and not _may_attack_when_deployed(state, unit, 0):
        return Refusal("came this turn", "2-11-4", also=FORBIDDEN)
    if has_rule(state, unit, CANNOT_ATTACK_PLAYER):
        return Refusal("cannot attack player", "9-1-5-6", also=FORBIDDEN)
    if _must_attack(state, unit):
        return Refusal("must attack another", "1-3-1", also=_COMPELLED)
    return None


def _must_attack(state: State, unit: int) -> tuple[int, ...]:
    """The enemy Units among which the Unit must choose its attack target, without those that it cannot attack.

    Units that an effect made the target for a time come before those that draw attacks by a constant effect, which
    says so of rested Units ("choose this rested Unit as their attack target").
    """
    if not may_change(state, Modification.RULE, MUST_BE_ATTACKED):
        return ()
    for drawing in _drawing(state, 1 - state.cards[unit].owner):
        reached = tuple(
            target
            for target in drawing
            if has_rule_about(state, target, MUST_BE_ATTACKED, unit)
            and (state.cards[target].rested or has_lasting_rule(state, target, MUST_BE_ATTACKED))
            and _reachable(state, unit, target) is None
        )
        if reached:
            return reached
    return ()


def _drawing(state: State, player: int) -> tuple[tuple[int, ...], ...]:
    """The Units of a player that must be attacked, in two groups: through effects for a time, then all. Cached."""
    known = state.known()
    if known.draws_attacks is None:
        known.draws_attacks = {}
    remembered = known.draws_attacks
    if player not in remembered:
        units = tuple(c for c in state.zone(player, BATTLE) if figures(state, c).rule(MUST_BE_ATTACKED))
        lasting = tuple(c for c in units if has_lasting_rule(state, c, MUST_BE_ATTACKED))
        remembered[player] = (lasting, units) if units else ()
    return remembered[player]


@enforces("1-3-3", "9-2-3")
def may_end(state: State, player: int) -> Verdict:
    """Refuse to end the main phase while a Unit that must attack can still do so."""
    if not may_change(state, Modification.RULE, MUST_ATTACK):
        return None
    for unit in state.zone(player, BATTLE):
        if figures(state, unit).rule(MUST_ATTACK) and _can_attack_something(state, player, unit):
            return Refusal("a unit must attack", "1-3-1", also=_COMPELLED)
    return None


def _can_attack_something(state: State, player: int, unit: int) -> bool:
    """True if the Unit can attack the player or any Unit now."""
    if can_attack(state, player, unit) is not None:
        return False
    targets = state.zone(1 - player, BATTLE)
    return can_attack_player(state, unit) is None or any(
        attack_target(state, player, unit, target) is None for target in targets
    )


@enforces("1-3-1", "6-5-4-1", "7-1", "7-3-1")
def attack_target(state: State, player: int, unit: int, target: int) -> Verdict:
    """Refuse unless it is a rested Unit of the opponent (7-3-1), or an active one that an effect allows (1-3-1)."""
    if not is_unit_in_play(state, target) or state.cards[target].owner == player:
        return Refusal("not an enemy unit", "6-5-4-1", also=("7-1", "7-3-1"))
    reached = _reachable(state, unit, target)
    if reached is not None:
        return reached
    must = _must_attack(state, unit)
    return Refusal("must attack another", "1-3-1", also=_COMPELLED) if must and target not in must else None


def _reachable(state: State, unit: int, target: int) -> Verdict:
    """Refuse unless the target is rested or an effect lets the Unit attack it: while active, or when just deployed."""
    if _of_this_turn(state, unit) and not _may_attack_when_deployed(state, unit, target):
        return _NOT_REACHED_YET
    if _kept_apart(state, unit, target):
        return Refusal("cannot attack that unit", "9-1-5-6", also=FORBIDDEN)
    if state.cards[target].rested or has_rule_about(state, unit, MAY_ATTACK_ACTIVE, target):
        return None
    return _TARGET_IS_ACTIVE


@enforces("1-3-3", "9-2-3")
def _kept_apart(state: State, unit: int, target: int) -> bool:
    """True if an effect forbids this pair: the Unit may not attack such Units, or such Units not the target."""
    return has_rule_about(state, unit, CANNOT_ATTACK_UNITS, target) or has_rule_about(
        state, target, CANNOT_BE_ATTACKED, unit
    )


@enforces("7-4-1", "11-1-4-1")
def can_block(state: State, player: int, unit: int) -> Verdict:
    """Refuse unless it is an active Unit of the player with Blocker (7-4-1, 11-1-4-1)."""
    record = state.cards[unit]
    if not is_unit_in_play(state, unit) or record.owner != player:
        return Refusal("not your unit", "7-4-1")
    if not figures(state, unit).has(BLOCKER):
        return _NO_BLOCKER
    if record.rested:
        return Refusal("not active", "7-4-1", also=("11-1-4-1",))
    if has_rule(state, unit, CANNOT_BLOCK) or _gets_past(state, unit):
        return Refusal("cannot block", "9-1-5-6", also=FORBIDDEN)
    return None


def _gets_past(state: State, unit: int) -> bool:
    """True if an effect keeps this Unit from blocking the Unit that attacks now."""
    return state.battle is not None and has_rule_about(state, state.battle.attacker, CANNOT_BE_BLOCKED, unit)


@enforces("7-4-3")
def not_the_target(state: State, unit: int) -> Verdict:
    """Refuse a block by the Unit that is already the target of the attack (7-4-3)."""
    if state.battle is not None and state.battle.target == unit:
        return Refusal("already the target", "7-4-3")
    return None


@enforces("11-1-6-1", "7-4-2")
def attack_can_be_blocked(state: State) -> Verdict:
    """Refuse a block while a Unit with High-Maneuver attacks (11-1-6-1), and a second one in an attack (7-4-2)."""
    if state.battle is None:
        return Refusal("no attack", "7-4-1")
    if state.battle.blocked:
        return Refusal("blocked already", "7-4-2")
    if figures(state, state.battle.attacker).has(HIGH_MANEUVER):
        return Refusal("high-maneuver", "11-1-6-1", also=("9-2-3",))
    if has_rule(state, state.battle.attacker, TARGET_NOT_CHANGED):
        return Refusal("target not changed", "9-1-5-6", also=FORBIDDEN)
    return None
