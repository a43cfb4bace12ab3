"""Reads events of damage: what is dealt, received or destroyed with it."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from lark import Tree

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.conditions import DAMAGE_NAMES
from gundam_desktop.games.gcg.effects.reader.nouns import noun_phrase, with_fields
from gundam_desktop.games.gcg.effects.reader.parts import expect_keyword
from gundam_desktop.games.gcg.effects.reader.past_events import happener_of
from gundam_desktop.games.gcg.effects.reader.reading import Reading, reads, says
from gundam_desktop.games.gcg.effects.reader.said import DamageDealt
from gundam_desktop.games.gcg.effects.reader.trees import Node, subtrees

_FELL: dict[str, m.EventName] = {
    "any_damage": "unit destroyed with damage",
    "its_battle_damage": "unit destroyed with battle damage",
    "its_effect_damage": "unit destroyed with effect damage",
}
_RECEIVED: dict[str, m.EventName] = {
    "its_battle_damage": "receives battle damage",
    "its_effect_damage": "receives effect damage",
}
_LEAVES: frozenset[m.EventName] = frozenset(
    {"destroyed", "destroyed by effect", "returned to hand", "returned to hand by effect"}
)
"""What takes a card from the field."""


class SoMuchReceived(NamedTuple):
    """An amount of damage that is received."""

    trigger: m.Trigger
    bounds: m.Range


class EventIf(NamedTuple):
    """An event with a condition: on how it happened, or on what is true after it."""

    trigger: m.Trigger
    condition: m.Condition


def _destroys(reading: Reading, tree: Node, unit: m.EventName, shield_area_card: m.EventName) -> m.Trigger:
    what: m.Selector = reading.visit(subtrees(tree)[1])
    if set(what.what) <= {"base", "shield"}:
        return trigger_of(reading, tree, shield_area_card, what)
    trigger = trigger_of(reading, tree, unit, None if what == m.ENEMY_UNIT else what)
    reading.discourse.fallen = "event card"
    return trigger


@reads
def destroys(reading: Reading, tree: Node) -> m.Trigger:
    shield_area_card: m.EventName = "destroys shield area card with battle damage"
    return _destroys(reading, tree, "destroys unit with battle damage", shield_area_card)


@reads
def destroys_somehow(reading: Reading, tree: Node) -> m.Trigger:
    return _destroys(reading, tree, "destroys unit with damage", "destroys shield area card with damage")


@reads
def receives_damage_from_enemy(reading: Reading, tree: Node) -> m.Trigger:
    what = with_fields(reading, tree, noun_phrase(reading, subtrees(tree)[1]), side="enemy")
    return _received(reading, tree, "receives damage", what)


@reads
def receives_effect_damage_from_enemy(reading: Reading, tree: Node) -> m.Trigger:
    what = with_fields(reading, tree, noun_phrase(reading, subtrees(tree)[1]), side="enemy")
    return _received(reading, tree, "receives effect damage", what)


def _received(reading: Reading, tree: Node, event: m.EventName, what: m.Selector | None = None) -> m.Trigger:
    """Return the event that damage of such a card is received."""
    trigger = trigger_of(reading, tree, event, what or reading.visit(subtrees(tree)[1]))
    reading.discourse.doer = "event card"
    return trigger


@reads
def breach_deals_damage(reading: Reading, tree: Node) -> m.Trigger:
    expect_keyword(reading, tree, "breach", "deals damage")
    return trigger_of(reading, tree, "deals breach damage")


@reads
def own_effect_deals_damage(reading: Reading, tree: Node) -> DamageDealt:
    reading.discourse.mention("this")
    return DamageDealt(None, reading.visit_first(tree), "effect")


def _dealt(reading: Reading, tree: Node, damage: str) -> DamageDealt:
    happener, what = subtrees(tree)
    if happener.data not in {"this_one", "one_of_yours", "one"}:
        raise reading.refuse("this Unit, or one of such cards", happener)
    return DamageDealt(happener_of(reading, happener, "deals battle damage"), reading.visit(what), damage)


@reads
def deals_damage(reading: Reading, tree: Node) -> m.Trigger:
    trigger = trigger_of(reading, tree, "deals battle damage", reading.visit(subtrees(tree)[1]))
    reading.discourse.enemy = "event card"
    return trigger


says(
    it_destroys_card=m.Trigger(event="destroys card with battle damage"),
    it_destroys_shield_area_card=m.Trigger(event="destroys shield area card with battle damage"),
    it_attacks=m.Trigger(event="attack"),
)


@reads
def it_destroys(reading: Reading, tree: Node) -> m.Trigger:
    what: m.Selector = reading.visit_first(tree)
    return m.Trigger(event="destroys unit with battle damage", what=None if what == m.ENEMY_UNIT else what)


@reads
def it_deals_damage(reading: Reading, tree: Node) -> m.Trigger:
    reading.discourse.enemy, reading.discourse.enemy_chosen = "event card", False
    return m.Trigger(event="deals battle damage", what=reading.visit_first(tree))


def _survives(reading: Reading, tree: Node, event: m.EventName) -> EventIf:
    """Return the event with the condition that the Unit is still in play when its effect is resolved."""
    trigger = trigger_of(reading, tree, event)
    card: m.Reference = "this" if trigger.who is None else "event doer"
    return EventIf(trigger, m.Matches.model_validate({"card": card, "matches": m.ANY_UNIT}))


@reads
def receives_so_much(reading: Reading, tree: Node) -> SoMuchReceived:
    """Return an amount of damage received, which only an effect that reduces it waits for."""
    _, bounds, damage = subtrees(tree)
    trigger = trigger_of(reading, tree, _RECEIVED.get(damage.data, "receives damage"), by="enemy")
    return SoMuchReceived(trigger, reading.visit(bounds))


@reads
def several_receive(reading: Reading, tree: Node) -> SoMuchReceived:
    """Return damage that several cards receive at once; only an effect that reduces it for each waits for that."""
    cards, damage = subtrees(tree)
    one = Tree("receives_so_much", [Tree("any_such", [cards], cards.meta), damage], tree.meta)
    trigger = trigger_of(reading, one, _RECEIVED.get(damage.data, "receives damage"), by="enemy")
    return SoMuchReceived(trigger, m.Range())


@reads
def destroyed_with_damage(reading: Reading, tree: Node) -> m.Trigger | m.DestroyedWith:
    """Return the event that a Unit falls to damage; for this Unit itself the condition on what it fell to."""
    happener, fell = subtrees(tree)
    what = happener_of(reading, happener, "destroyed")
    if what is None:
        reading.discourse.mention("this base" if happener.data == "this_one_base" else "this")
        return m.DestroyedWith(destroyed_with=DAMAGE_NAMES[fell.data])
    reading.discourse.introduce("event card")
    try:
        return m.Trigger(event=_FELL[fell.data], what=what)
    except ValueError:
        raise reading.refuse("this never happens to such cards") from None


def trigger_of(
    reading: Reading, tree: Node, event: m.EventName, what: m.Selector | None = None, by: Any = None
) -> m.Trigger:
    """Return the trigger for an event that this Unit or one of `who` does, or that happens to it."""
    who = happener_of(reading, subtrees(tree)[0], event)
    if who is None:
        reading.discourse.mention("this base" if subtrees(tree)[0].data == "this_one_base" else "this")
    else:
        of_doer(reading)
        reading.discourse.doer_side = who.side
        reading.discourse.doer_left = event in _LEAVES
    base = subtrees(tree)[0].data == "this_one_base"
    try:
        return m.Trigger(event=event, who=who, what=what, by=by, base=base)
    except ValueError:
        raise reading.refuse("this never happens to such cards", tree) from None


def of_doer(reading: Reading) -> None:
    reading.discourse.introduce("event doer")
    reading.discourse.doer = "event doer"


reads(
    destroys_shield_area_card=partial(trigger_of, event="destroys shield area card with battle damage"),
    destroys_card_somehow=partial(trigger_of, event="destroys card with damage"),
    receives_damage_from=partial(_received, event="receives damage"),
    receives_own_effect_damage=partial(trigger_of, event="receives effect damage", by="you"),
    receives_effect_damage_from=partial(_received, event="receives effect damage"),
    destroys_shield_area_card_somehow=partial(trigger_of, event="destroys shield area card with damage"),
    deals_any_damage=partial(_dealt, damage="any"),
    deals_effect_damage=partial(_dealt, damage="effect"),
    effects_deal_damage=partial(_dealt, damage="effect"),
    damages_shield_area_card=partial(
        trigger_of, event="deals battle damage", what=m.Selector(what=("base", "shield"), side="enemy")
    ),
    destroys_card=partial(trigger_of, event="destroys card with battle damage"),
    receives_damage=partial(trigger_of, event="receives effect damage"),
    receives_enemy_damage=partial(trigger_of, event="receives effect damage", by="enemy"),
    receives_any_damage=partial(trigger_of, event="receives damage", by="enemy"),
    receives_battle_damage=partial(_received, event="receives battle damage"),
    receives_enemy_battle_damage=partial(trigger_of, event="receives battle damage", by="enemy"),
    receives_damage_somehow=partial(trigger_of, event="receives damage"),
    receives_battle_damage_somehow=partial(trigger_of, event="receives battle damage"),
    survives_battle_damage=partial(_survives, event="receives battle damage"),
    survives_damage=partial(_survives, event="receives damage"),
    survives_effect_damage=partial(_survives, event="receives effect damage"),
)
