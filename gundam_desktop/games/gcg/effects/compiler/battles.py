"""Which Units attack, are attacked, and are in battle with each other now."""

from __future__ import annotations

from gundam_desktop.games.gcg.model.constants import BASE, SHIELDS
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.queries import Predicate
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.figures import attacks
from gundam_desktop.rulebook.enforcement import enforces


@enforces("1.9:5-22-1", "1.9:5-22-2")
def battles(state: State, context: Context, card: int, other: Predicate | None) -> bool:
    """True if the card is in battle with this Unit, or with such a Unit."""
    in_battle = state.duel or state.battle
    if in_battle is None:
        return False
    attacker, target = in_battle.attacker, in_battle.target
    pairs = [(attacker, target), (target, attacker)] if target else [(attacker, 0)]
    if not target and state.cards[card].owner != state.cards[attacker].owner:
        return other is None and attacker == context.this and _is_hit(state, card)
    stamps = {attacker: in_battle.stamp, target: in_battle.target_stamp}
    for one, against in pairs:
        if one == card and against and state.cards[card].stamp == stamps[card]:
            return against == context.this if other is None else other(state, context, against)
    return False


def _is_hit(state: State, card: int) -> bool:
    """True if an attack on the player is one on this card of the shield area."""
    owner = state.cards[card].owner
    base, shields = state.zone(owner, BASE), state.zone(owner, SHIELDS)
    return card == (base[0] if base else shields[0] if shields else 0)


def attacks_player(state: State, card: int) -> bool:
    """True if the card is the Unit that attacks, and the player is its present target."""
    return state.duel is None and state.battle is not None and not state.battle.target and attacks(state, card)


def is_attacked(state: State, card: int) -> bool:
    """True if the card is the present target of the attack."""
    battle = state.battle
    return battle is not None and battle.target == card and battle.target_stamp == state.cards[card].stamp


def is_in_battle(state: State, card: int) -> bool:
    """True if the card attacks, is attacked, or is in a battle begun by an effect."""
    of = state.duel or state.battle
    stamp = state.cards[card].stamp
    return of is not None and (card, stamp) in ((of.attacker, of.stamp), (of.target, of.target_stamp))
