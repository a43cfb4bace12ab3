"""Compiles the conditions of the effect language into functions of state and context."""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.gcg.effects import language
from gundam_desktop.games.gcg.effects.compiler.card_tests import Test, in_bounds
from gundam_desktop.games.gcg.effects.compiler.players import number_of_enemies
from gundam_desktop.games.gcg.effects.compiler.selectors import (
    ZONE_BY_NAME,
    amount,
    judged,
    number_of,
    predicate,
    reference,
    tests_of,
)
from gundam_desktop.games.gcg.model.constants import (
    BASE,
    BASE_CARD,
    BATTLE,
    BATTLE_DAMAGE,
    EFFECT_DAMAGE,
    RESOURCE,
    RESOURCES,
    SHIELDS,
    UNIT,
)
from gundam_desktop.games.gcg.model.context import Context, LastState
from gundam_desktop.games.gcg.model.lasting import PastEvent
from gundam_desktop.games.gcg.model.queries import Condition, Predicate
from gundam_desktop.games.gcg.model.state import CardRecord, State
from gundam_desktop.games.gcg.rules.figures import attacks, player_level
from gundam_desktop.games.gcg.rules.last_states import as_last_seen, put_back
from gundam_desktop.rulebook.enforcement import enforces

_KINDS_OF_DAMAGE: Final = {
    "damage": frozenset({BATTLE_DAMAGE, EFFECT_DAMAGE}),
    "battle damage": frozenset({BATTLE_DAMAGE}),
    "effect damage": frozenset({EFFECT_DAMAGE}),
}

_TYPES_ON_FIELD: Final = {"unit": UNIT, "base": BASE_CARD}
_ZONE_OF_TYPE: Final = {BASE_CARD: BASE, RESOURCE: RESOURCES}
"""Card type -> the zone in which something happened to the card, if that is not the battle area."""


def condition(what: language.Condition) -> Condition:
    """Return the function that says if a condition holds now."""
    if isinstance(what, language.CountIs):
        number = number_of(what.count, unique=what.unique)
        least = None if what.least is None else amount(what.least)
        most = None if what.most is None else amount(what.most)
        return lambda state, context: in_bounds(state, context, number(state, context), least, most)
    if isinstance(what, language.Matches):
        return _matches(what)
    if isinstance(what, language.TurnIs):
        own = what.turn == "your"
        return lambda state, context: (state.turn_player == context.player) == own
    if isinstance(what, language.AttackTargetIs):
        return _attack_target(what)
    if isinstance(what, language.BattlingIs):
        return _battling(what)
    if isinstance(what, language.PlayerLevelIs):
        least = None if what.player_level.least is None else amount(what.player_level.least)
        most = None if what.player_level.most is None else amount(what.player_level.most)
        enemy = what.who == "enemy player"
        return lambda state, context: in_bounds(
            state, context, player_level(state, 1 - context.player if enemy else context.player), least, most
        )
    if isinstance(what, language.Destroys):
        return _destroys(what)
    if isinstance(what, language.NumberChosen):
        fewest_chosen = None if what.number_chosen.least is None else amount(what.number_chosen.least)
        most_chosen = None if what.number_chosen.most is None else amount(what.number_chosen.most)
        return lambda state, context: in_bounds(state, context, len(context.chosen), fewest_chosen, most_chosen)
    if isinstance(what, language.DeployedFrom):
        zone = ZONE_BY_NAME[what.deployed_from]
        return lambda _state, context: context.origin == zone
    if isinstance(what, language.ThisTurn):
        return _this_turn(what)
    if isinstance(what, language.PlayerWithShields):
        bounds = what.a_player_has_shields
        fewest = None if bounds.least is None else amount(bounds.least)
        at_most = None if bounds.most is None else amount(bounds.most)
        return lambda state, context: any(
            in_bounds(state, context, len(state.zone(player, SHIELDS)), fewest, at_most) for player in (0, 1)
        )
    if isinstance(what, language.EnemyPlayers):
        return number_of_enemies(what.enemy_players)
    if isinstance(what, language.DestroyedWith):
        kinds = _KINDS_OF_DAMAGE[what.destroyed_with]
        return lambda _state, context: bool(context.last) and LastState(*context.last).fell_to in kinds
    if isinstance(what, language.DestroyedBy):
        return _destroyed_by(what)
    if isinstance(what, language.EffectDestroyed):
        return _effect_destroyed(what.effect_destroyed)
    if isinstance(what, language.AttackNumber):
        return _attack_number(what)
    if isinstance(what, language.Blocking):
        return _is_blocking
    if isinstance(what, language.TurnOrder):
        first = what.goes == "first"
        return lambda state, context: (state.first_player == context.player) == first
    if isinstance(what, language.TurnNumber):
        return _own_turn(what.own_turn)
    if isinstance(what, language.WithEx):
        return lambda _state, context: context.with_ex
    if isinstance(what, language.AnyOf):
        arms = tuple(condition(part) for part in what.any_of)
        return lambda state, context: any(arm(state, context) for arm in arms)
    parts = tuple(condition(part) for part in what.both)
    return lambda state, context: all(part(state, context) for part in parts)


def _destroys(what: language.Destroys) -> Condition:
    side, never = what.destroys, what.never
    types = tuple(_TYPES_ON_FIELD[kind] for kind in what.what)

    def fits(state: State, context: Context, card: int) -> bool:
        record = state.cards[card]
        of_side = side == "any" or (record.owner != context.player) == (side == "enemy")
        return of_side and record.definition.type in types

    return lambda state, context: any(fits(state, context, card) for card in context.destroyed) != never


def _this_turn(what: language.ThisTurn) -> Condition:
    """Compile a condition about past events of this turn; other cards are judged by their printed values."""
    asked, never = what.this_turn, what.never
    tests = (_is_this,) if isinstance(what.who, str) else tests_of(what.who)
    of_effect = () if what.effect_of is None else tests_of(what.effect_of)

    def holds(now: State, context: Context) -> bool:
        state = as_last_seen(now, context)
        happened = (past for past in state.happened if past.event == asked and fits(state, context, past))
        if what.least > 1:
            return len({(past.card, past.stamp) for past in happened}) >= what.least
        return any(True for _ in happened) != never

    def fits(state: State, context: Context, past: PastEvent) -> bool:
        known = (context.this, context.stamp), (context.doer, state.cards[context.doer].stamp)
        card = past.card if (past.card, past.stamp) in known else 0
        definition = state.cards[card].definition if card else state.pool[past.number]
        zone = SHIELDS if asked == "shield destroyed" else _ZONE_OF_TYPE.get(definition.type, BATTLE)
        record = CardRecord(definition, past.owner, zone, pilot=int(past.paired))
        if not all(test(state, context, card, record) for test in tests):
            return False
        return not of_effect or _is_of(state, context, past, of_effect)

    return holds


def _is_this(_state: State, context: Context, card: int, _record: CardRecord) -> bool:
    """True if it is the card with the effect, as it is or was on the field."""
    return card == context.this


def nth_deployed(who: language.Selector, nth: int) -> Predicate:
    """Return the test whether a card is the `nth` (from 1) of such cards deployed in this turn."""
    tests = tests_of(who)

    def matches(state: State, context: Context, card: int) -> bool:
        def fits(past: PastEvent) -> bool:
            record = CardRecord(state.pool[past.number], past.owner, BATTLE)
            return past.event == "deploy" and all(test(state, context, past.card, record) for test in tests)

        deployed = [past.card for past in state.happened if fits(past)]
        return len(deployed) >= nth and deployed[nth - 1] == card

    return matches


def nth_of_turn(event: str, what: language.Selector | None, nth: int) -> Predicate:
    """Return the test that a player has just drawn or activated the `nth` of such cards in this turn."""
    tests = () if what is None else tests_of(what)

    def matches(state: State, context: Context, card: int) -> bool:
        player = state.cards[card].owner

        def fits(past: PastEvent) -> bool:
            record = CardRecord(state.pool[past.number], past.owner, BATTLE)
            of_player = past.event == event and past.owner == player
            return of_player and all(test(state, context, past.card, record) for test in tests)

        return sum(map(fits, state.happened)) == nth

    return matches


def _is_of(state: State, context: Context, past: PastEvent, tests: tuple[Test, ...]) -> bool:
    """True if the card with the effect that did it passes the tests, by its printed values."""
    definition = state.pool[past.effect_of]
    source = CardRecord(definition, past.effect_owner, _ZONE_OF_TYPE.get(definition.type, BATTLE))
    return all(test(state, context, 0, source) for test in tests)


@enforces("9-1-6-4")
def _destroyed_by(what: language.DestroyedBy) -> Condition:
    """Compile the condition that the effect of such a card has destroyed this Unit."""
    tests = tests_of(what.destroyed_by)

    def holds(state: State, context: Context) -> bool:
        return any(
            past.event == "destroyed by effect"
            and (past.card, past.stamp) == (context.this, context.stamp)
            and _is_of(state, context, past, tests)
            for past in state.happened
        )

    return holds


@enforces("9-1-6-4")
def _effect_destroyed(whose: str) -> Condition:
    """Compile the condition that an effect of a player, or its damage, has destroyed this Unit."""

    def holds(_state: State, context: Context) -> bool:
        if not context.last:
            return False
        last = LastState(*context.last)
        by_effect = last.fell_to == EFFECT_DAMAGE or (last.fell_to < 0 and last.fell_by >= 0)
        return by_effect and (whose == "any" or (last.fell_by == context.player) == (whose == "your"))

    return holds


def _attack_number(what: language.AttackNumber) -> Condition:
    of_this = what.of == "this"

    def holds(state: State, context: Context) -> bool:
        if state.battle is None or (of_this and state.battle.attacker != context.this):
            return False
        attacks_so_far = sum(
            past.event == "attack" and (not of_this or (past.card, past.stamp) == (context.this, context.stamp))
            for past in state.happened
        )
        return attacks_so_far == what.attack_number

    return holds


@enforces("7-4-1")
def _is_blocking(state: State, context: Context) -> bool:
    """True if this Unit blocked the present attack, even if it was just destroyed."""
    battle = state.battle
    return (
        battle is not None
        and bool(battle.blocked)
        and (battle.target, battle.target_stamp)
        == (
            context.this,
            context.stamp,
        )
    )


def _own_turn(bounds: language.Range) -> Condition:
    least = None if bounds.least is None else amount(bounds.least)
    most = None if bounds.most is None else amount(bounds.most)

    def holds(state: State, context: Context) -> bool:
        return state.turn_player == context.player and in_bounds(state, context, (state.turn + 1) // 2, least, most)

    return holds


def _matches(what: language.Matches) -> Condition:
    matches = predicate(what.matches)
    if what.card in ("this", "this base") and what.matches == language.Selector(what=what.matches.what):
        this = reference(what.card)  # judged where the card is now, not by its last state
        return lambda state, context: any(matches(state, context, card) for card in this(state, context))
    cards = judged(what.card)

    def holds(state: State, context: Context) -> bool:
        found = cards(state, context)
        return bool(found) and all(matches(seen, context, card) for seen, card in found)

    return holds


@enforces("7-3-5-2")
def _attack_target(what: language.AttackTargetIs) -> Condition:
    """Compile a condition about the target declared in the attack step, not a later one (7-3-5-2).

    In a battle begun by an effect it is the other Unit of that battle (edition 1.9).
    """
    matches = None if what.attacking == "player" else predicate(what.attacking)

    def holds(now: State, context: Context) -> bool:
        state = as_last_seen(now, context)
        if not attacks(state, context.this):
            return False
        if state.duel is not None:
            return matches is not None and matches(state, context, state.duel.target)
        assert state.battle is not None
        declared, was = state.battle.declared, state.battle.declared_was
        if matches is None or not declared:
            return matches is None and not declared
        return matches(put_back(state, declared, was) if was else state, context, declared)

    return holds


@enforces("1.9:5-22-1", "1.9:5-22-2")
def _battling(what: language.BattlingIs) -> Condition:
    matches = predicate(what.battling)

    def holds(now: State, context: Context) -> bool:
        state = as_last_seen(now, context)
        in_battle = state.duel or state.battle
        if in_battle is None:
            return False
        attacker, target = in_battle.attacker, in_battle.target
        if not target or context.this not in (attacker, target):
            return False
        return matches(state, context, target if context.this == attacker else attacker)

    return holds
