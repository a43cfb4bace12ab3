"""The current figures of a card: AP, HP, Lv., cost, keyword effects and rules on it, with every modification.

Figures are cached until the state changes. Constant effects that depend on figures which other constant effects
change are evaluated repeatedly until they settle (9-1-5); if they never do, the game is a draw (`rules.endless`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from gundam_desktop.games.gcg.model.battle import Duel
from gundam_desktop.games.gcg.model.constants import (
    AP,
    AP_NOT_REDUCED_BY_ENEMY,
    BASE,
    BATTLE,
    BATTLE_END_STEP,
    CANNOT_PLAY,
    HAND,
    HP,
    LEVEL,
    PLAYER,
    RESOURCES,
    TREATED_AS_LINKED,
    UNIT,
)
from gundam_desktop.games.gcg.model.context import Context, LastState
from gundam_desktop.games.gcg.model.definition import CompiledAbility, Figures, Modification
from gundam_desktop.games.gcg.model.derived import Applied
from gundam_desktop.games.gcg.model.editions import EDITIONS
from gundam_desktop.games.gcg.model.keywords import ADDING
from gundam_desktop.games.gcg.model.queries import Predicate
from gundam_desktop.games.gcg.model.state import CardRecord, State
from gundam_desktop.games.gcg.rules.possible_changes import may_change, possible_changes
from gundam_desktop.rulebook.enforcement import enforces

_ROUNDS: Final = 100
"""The most times that constant effects are applied until they settle; those of printed cards settle in two or three."""
_FIELD: Final = (BATTLE, BASE)
Gained = tuple[int, CompiledAbility, Context]
"""An effect that a card has gained: the card, the effect, and the context in which it works."""


@enforces("1-3-6", "2-3-4-4", "2-4-3", "2-6-3", "2-7-3", "2-8-3", "2-9-3", "4-17-2-3", "9-1-5-1", "9-1-5-5")
def figures(state: State, card: int) -> Figures:
    """The figures of a card as it is now."""
    record = state.cards[card]
    if state.sources or state.lasting:
        derived = state.known()
        applied = derived.applied
        if applied is None:
            applied = applied_changes(state)
        if card in applied or record.pilot in applied:
            found = derived.figures.get(card)
            if found is None:
                changes = (*applied.get(card, ()), *_of_pilot(applied, record.pilot))
                found = derived.figures[card] = _figures(state, record, changes)
            return found
    return unchanged(state, record) if record.pilot else record.definition.plain


@enforces("2-3-4-4")
def _of_pilot(applied: Mapping[int, tuple[Applied, ...]], pilot: int) -> tuple[Applied, ...]:
    """The changes of a Pilot that change its Unit, too: of what it adds, AP, HP and keyword effects."""
    return tuple(
        (change, amount, context)
        for change, amount, context in applied.get(pilot, ())
        if change.kind == Modification.GAIN or (change.kind == Modification.STAT and change.key in (AP, HP))
    )


def unchanged(state: State, record: CardRecord) -> Figures:
    """The figures of a card that no effect changes. Those with a Pilot are remembered with the card's definition."""
    definition = record.definition
    if not record.pilot:
        return definition.plain
    pilot = state.cards[record.pilot].definition
    found = definition.with_pilot.get(pilot)
    if found is None:
        found = definition.with_pilot[pilot] = _figures(state, record, ())
    return found


def has_trait(state: State, card: int, traits: frozenset[str]) -> bool:
    """True if the card has gained one of the traits by an effect (4-19)."""
    if not may_change(state, Modification.TRAIT) or state.cards[card].zone not in _FIELD:
        return False
    return any(change.kind == Modification.TRAIT and change.key in traits for change, _, _ in applied_to(state, card))


def traits_of(state: State, card: int) -> frozenset[str]:
    """The traits of a card: those printed on it, and those that it has gained (4-19)."""
    printed = state.cards[card].definition.traits
    if not may_change(state, Modification.TRAIT) or state.cards[card].zone not in _FIELD:
        return printed
    return printed | {change.key for change, _, _ in applied_to(state, card) if change.kind == Modification.TRAIT}


def has_rule(state: State, card: int, rule: int) -> bool:
    """True if the rule applies to the card."""
    return may_change(state, Modification.RULE, rule) and figures(state, card).rule(rule)


def has_rule_about(state: State, card: int, rule: int, other: int) -> bool:
    """True if the rule applies to the card, and is about the other card."""
    return may_change(state, Modification.RULE, rule) and any(
        own == rule and (what is None or what(state, context, other))
        for own, what, context in figures(state, card).rules
    )


def level_and_cost(state: State, card: int) -> tuple[int, int]:
    """Lv. and cost of a card as it is now."""
    if not possible_changes(state).price:
        plain = state.cards[card].definition.plain
        return plain.level, plain.cost
    now = figures(state, card)
    level, cost = now.level, now.cost
    for change, amount in changes_if_next(state, card):
        if change.key == LEVEL:
            level += amount
        else:
            cost += amount
    return max(level, 0), max(cost, 0)


def changes_if_next(state: State, card: int) -> list[tuple[Modification, int]]:
    """The changes of Lv. and cost of a card in hand if it is the next one of its kind that its owner plays."""
    if not may_change(state, Modification.NEXT) or state.cards[card].zone != HAND:
        return []
    return [
        (change, amount)
        for change, amount, context in lasting_on(state, PLAYER - state.cards[card].owner)
        if change.kind == Modification.NEXT and (change.what is None or change.what(state, context, card))
    ]


def has_lost(state: State, card: int, keyword: int) -> bool:
    """True if the card has lost a keyword effect, or all of them."""
    return may_change(state, Modification.LOSE) and any(
        change.key in (keyword, -1) for change, _ in changes_on(state, card, Modification.LOSE)
    )


def gained_effects(state: State) -> list[Gained]:
    """The effects that cards in play have gained."""
    if not may_change(state, Modification.EFFECT):
        return []
    return [
        gained
        for player in (state.turn_player, 1 - state.turn_player)
        for card in (*state.zone(player, BATTLE), *state.zone(player, BASE))
        for gained in _gained_by(state, card)
    ]


def gained_by(state: State, card: int) -> list[Gained]:
    """The effects that a card has gained; its owner controls them."""
    return list(_gained_by(state, card)) if may_change(state, Modification.EFFECT) else []


def _gained_by(state: State, card: int) -> Iterator[Gained]:
    for change, context in changes_on(state, card, Modification.EFFECT):
        record = state.cards[card]
        whose = context._replace(player=record.owner, this=card, stamp=record.stamp, ability=change.key.index)
        yield card, change.key, whose


def changes_on(state: State, card: int, kind: int) -> Iterator[tuple[Modification, Context]]:
    """Yield every change of a kind that applies to the card, with the context of its effect."""
    return ((change, context) for change, _, context in applied_to(state, card) if change.kind == kind)


def applied_to(state: State, card: int) -> tuple[Applied, ...]:
    """Every change that applies to the card."""
    return applied_changes(state).get(card, ()) if state.sources or state.lasting else ()


def remaining_hp(state: State, card: int) -> int:
    """A card's HP minus the damage on it (4-5-1)."""
    return figures(state, card).hp - state.cards[card].damage


@enforces("2-11-1", "2-11-3", "6-5-2-3-2", "1.9:3-2-6-4")
def is_linked(state: State, card: int) -> bool:
    """True if the Unit has a Pilot that meets its link condition under it (2-11-3), or is treated as a Link Unit."""
    if may_change(state, Modification.RULE, TREATED_AS_LINKED) and has_rule(state, card, TREATED_AS_LINKED):
        return True
    record = state.cards[card]
    if not record.pilot:
        return False
    unit, pilot = record.definition, state.cards[record.pilot].definition
    if pilot.pilot_name in unit.link_names or not unit.link_traits.isdisjoint(pilot.traits):
        return True
    if pilot.also_named and not unit.link_names.isdisjoint(pilot.also_named):
        return True
    by_part = unit.link_names and EDITIONS[state.edition].link_by_part_of_name
    names = (pilot.pilot_name, *pilot.also_named)
    return bool(by_part) and any(part in name for part in unit.link_names for name in names)


@enforces("9-1-5-3", "11-2-10-1", "11-2-10-2", "11-2-11-2", "11-2-11-3", "1.9:13-2-12-1", "1.9:13-2-12-2")
def is_on(state: State, ability: CompiledAbility, context: Context) -> bool:
    """True if the marks before an effect are fulfilled: the Pilot, the turn (11-2-10, 9-1-5-3)."""
    if ability.gate and not has_its_pilot(state, ability, context):
        return False
    if ability.turn and (state.turn_player == context.player) != (ability.turn == "your"):
        return False
    return ability.condition is None or ability.condition(state, context)


@enforces("11-2-10-1", "11-2-10-2", "11-2-11-2", "11-2-11-3")
def has_its_pilot(state: State, ability: CompiledAbility, context: Context) -> bool:
    """True if the Unit has the Pilot that the gate of an effect asks for (11-2-10, 11-2-11)."""
    pilot = state.cards[context.this].pilot
    if not pilot or (ability.gate == "link" and not is_linked(state, context.this)):
        return False
    return ability.gate_pilot is None or ability.gate_pilot(state, context, pilot)


@enforces("1.9:2-11-3")
def context_of(state: State, card: int, ability: int) -> Context:
    """The context of an effect printed on a card: a Pilot's effects are its Unit's (2-3-4-4)."""
    record = state.cards[card]
    this = record.host or card
    return Context(record.owner, this, state.cards[this].stamp, card, record.definition.number, ability)


@enforces("1.9:2-9-4")
def player_level(state: State, player: int) -> int:
    """The number of a player's Resources, active or rested, EX Resources included (2-8-1)."""
    return len(state.zone(player, RESOURCES))


@enforces("9-1-5-1", "9-1-5-2", "9-1-5-3", "9-1-5-4", "9-1-5-7", "1.9:3-3-9-2-1")
def applied_changes(state: State) -> Mapping[int, tuple[Applied, ...]]:
    """Collect the changes that apply to each card, by id: those that last for a time, then those of constant effects.

    The latter are applied repeatedly until the result settles. Cached.
    """
    derived, cards = state.known(), state.cards
    if derived.applied is not None:
        return derived.applied
    lasting = applied = before = possible_changes(state).lasting_on
    if not state.sources:
        derived.applied = applied
        return applied
    constants = [
        (ability, context_of(state, source, ability.index))
        for source in state.sources
        for ability in cards[source].definition.constants
        if (cards[source].zone == ability.works_in if ability.works_in >= 0 else cards[source].zone in _FIELD)
    ]
    values = any(ability.values for ability, _ in constants)
    for _ in range(_ROUNDS):
        derived.applied, derived.figures = applied, {}
        new = dict(lasting)
        for ability, context in constants:
            if is_on(state, ability, context):
                changes = tuple((change, _amount(state, change, context), context) for change in ability.changes)
                for card in ability.finds(state, context) if ability.finds is not None else (context.this,):
                    new[card] = (*new.get(card, ()), *changes)
        settled = not values or new == applied
        before, applied = applied, new
        if settled:
            derived.applied, derived.figures = applied, {}
            return applied
    derived.applied, derived.figures, derived.unsettled = applied, {}, _different(before, applied)
    return applied


def unsettled(state: State) -> tuple[str, ...]:
    """The numbers of the cards whose constant effects never settle: each changes what another looks at (9-1-5)."""
    applied_changes(state)
    return state.known().unsettled


def _different(one: Mapping[int, tuple[Applied, ...]], other: Mapping[int, tuple[Applied, ...]]) -> tuple[str, ...]:
    """The numbers of the cards whose effects made changes in one round that are missing in the other."""
    found = set()
    for card in {*one, *other}:
        here, there = one.get(card, ()), other.get(card, ())
        found |= {change[2].number for change in (*here, *there) if (change in here) != (change in there)}
    return tuple(sorted(found))


def _amount(state: State, change: Modification, context: Context) -> int:
    amount = change.amount
    return amount if isinstance(amount, int) else amount(state, context)


def lasting_on(state: State, card: int) -> tuple[Applied, ...]:
    return possible_changes(state).lasting_on.get(card, ())


def has_lasting_rule(state: State, card: int, rule: int) -> bool:
    """True if an effect that lasts for a time has put the rule on the card."""
    return any(c.kind == Modification.RULE and c.key == rule for c, _, _ in lasting_on(state, card))


@enforces(
    "1-3-6", "2-3-5-4-1", "4-16-1", "11-1-1-4", "11-1-2-6", "11-1-3-3", "11-1-4-2", "11-1-5-4", "11-1-6-2", "4-1-2"
)
def _figures(state: State, record: CardRecord, applied: tuple[Applied, ...]) -> Figures:
    """The figures of one card from its printed values, its Pilot and the changes that apply to it."""
    definition = record.definition
    pilot = state.cards[record.pilot].definition if record.pilot else None
    ap, hp, level, cost = definition.ap, definition.hp, definition.level, definition.cost
    printed = definition.keywords
    if pilot is not None:
        ap += pilot.ap
        hp += pilot.hp
        printed = (*printed, *pilot.keywords)
    keywords: dict[int, int] = {}
    for keyword, amount in printed:
        keywords[keyword] = keywords.get(keyword, 0) + amount if keyword in ADDING else 0
    rules: list[tuple[int, Predicate | None, Any]] = []
    for change, amount, context in applied:
        if change.kind == Modification.GAIN and amount >= 0:
            keywords[change.key] = keywords.get(change.key, 0) + amount if change.key in ADDING else 0
        elif change.kind == Modification.RULE and not (change.bounded or change.once):
            rules.append((change.key, change.what, context))
    for change, _, _ in applied:
        if change.kind == Modification.LOSE:
            keywords = {key: amount for key, amount in keywords.items() if change.key not in (key, -1)}
    protected = any(rule == AP_NOT_REDUCED_BY_ENEMY for rule, _, _ in rules)
    for change, amount, context in applied:
        if change.kind not in (Modification.STAT, Modification.BECOME):
            continue
        if change.key == AP:
            if amount > 0 or not protected or context.player == record.owner:
                ap += amount
        elif change.key == HP:
            hp += amount
        elif change.key == LEVEL:
            level += amount
        else:
            cost += amount
    return Figures(max(ap, 0), max(hp, 0), max(level, 0), max(cost, 0), tuple(sorted(keywords.items())), tuple(rules))


@enforces("1-3-3", "9-2-3")
def forbids_play(state: State, player: int, card: int) -> bool:
    """True if an effect keeps the player from playing such a card (1-3-3)."""
    if not may_change(state, Modification.RULE, CANNOT_PLAY):
        return False
    return any(
        change.kind == Modification.RULE
        and change.key == CANNOT_PLAY
        and (change.what is None or change.what(state, context, card))
        for change, _, context in applied_to(state, PLAYER - player)
    )


def keeps_player_from(state: State, player: int, rule: int) -> bool:
    """True if the rule applies to the player."""
    return may_change(state, Modification.RULE, rule) and any(
        change.kind == Modification.RULE and change.key == rule for change, _, _ in applied_to(state, PLAYER - player)
    )


def keeps_off(state: State, rule: int, card: int, controller: int, source: int = 0) -> bool:
    """True if a rule protects the card from effects of another player, with `source` from those of that card."""
    return state.cards[card].owner != controller and has_rule_about(state, card, rule, source)


def used_key(state: State, context: Context) -> tuple[int, int, int]:
    """The key under which uses of 【Once per Turn】 are counted: one for a card while it stays (11-2-12-2, 3-1-5)."""
    return (context.card, state.cards[context.card].stamp, context.ability)


@enforces("11-2-8-3-1")
def last_state(state: State, card: int) -> LastState:
    """The present state of a card, for effects that use its last state on the field (11-2-8-3-1)."""
    record, now = state.cards[card], figures(state, card)
    return LastState(
        now.ap,
        now.hp - record.damage,
        now.level,
        now.cost,
        record.zone,
        record.rested,
        record.damage,
        record.pilot,
        is_linked(state, card),
        now.keywords,
        traits=tuple(sorted(traits_of(state, card) - record.definition.traits)),
        attacking=attacks(state, card),
        new=record.entered == state.turn,
        number="" if record.definition.original is None else record.definition.number,
        against=_ending_battle_against(state, card),
    )


def _ending_battle_against(state: State, card: int) -> tuple[int, ...]:
    """The other Unit of a card's battle, with its stamp, if effects that wait are carried out only after the battle."""
    over = state.duel
    if over is None:
        attack = state.battle
        if attack is None or attack.step != BATTLE_END_STEP or not attack.target:
            return ()
        over = Duel(attack.attacker, attack.stamp, attack.target, attack.target_stamp)
    one, other = (over.attacker, over.stamp), (over.target, over.target_stamp)
    this = (card, state.cards[card].stamp)
    return other if this == one else one if this == other else ()


def attacks(state: State, card: int) -> bool:
    """True if the card is the Unit that attacks; in a battle begun by an effect its first Unit is (edition 1.9)."""
    battle = state.duel or state.battle
    return battle is not None and battle.attacker == card and battle.stamp == state.cards[card].stamp


def is_unit_in_play(state: State, card: int) -> bool:
    """True if the card is a Unit in the battle area (2-3-3-1)."""
    record = state.cards[card]
    return record.zone == BATTLE and not record.host and record.definition.type == UNIT
