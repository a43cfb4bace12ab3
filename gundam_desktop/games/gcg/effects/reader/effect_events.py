"""Reads what effects do as events, said of the effects; from where Units are deployed; and the numbers of events."""

from __future__ import annotations

from functools import partial

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.conditions import ordinal_number
from gundam_desktop.games.gcg.effects.reader.damage_events import EventIf, destroys_somehow, of_doer, trigger_of
from gundam_desktop.games.gcg.effects.reader.events import attacks, cause_fields, of_others
from gundam_desktop.games.gcg.effects.reader.nouns import noun_phrase, one_with, with_fields
from gundam_desktop.games.gcg.effects.reader.past_events import Cause, happener_of
from gundam_desktop.games.gcg.effects.reader.reading import Reading, reads, says
from gundam_desktop.games.gcg.effects.reader.trees import Node, subtrees


@reads
def effect_destroys(reading: Reading, tree: Node) -> m.Trigger:
    cause, one = subtrees(tree)
    return _destroyed_by_effect(reading, tree, "effect destroys unit", reading.visit(one), reading.visit(cause))


@reads
def effect_damage_destroys(reading: Reading, tree: Node) -> m.Trigger:
    cause, one = subtrees(tree)
    return _destroyed_by_effect(reading, tree, "effect damage destroys unit", reading.visit(one), reading.visit(cause))


@reads
def damage_destroys(reading: Reading, tree: Node) -> m.Trigger:
    """Return the event that damage of such cards destroys a Unit: that of Commands is damage of their effects."""
    happener, one = subtrees(tree)
    whose = happener_of(reading, happener, "destroys unit with damage")
    if whose is None or whose.what != ("command card",):
        return destroys_somehow(reading, tree)
    return _destroyed_by_effect(reading, tree, "effect damage destroys unit", reading.visit(one), whose)


def _destroyed_by_effect(reading: Reading, tree: Node, event: m.EventName, who: m.Selector, cause: Cause) -> m.Trigger:
    if who.what != ("unit",) or who.zone is not None:
        raise reading.refuse("only Units that effects destroy", tree)
    of_doer(reading)
    reading.discourse.doer_left, reading.discourse.doer_side = True, who.side
    return m.Trigger(event=event, who=who).model_copy(update=cause_fields(cause))


@reads
def you_destroy_by(reading: Reading, tree: Node) -> m.Trigger:
    one, cause = subtrees(tree)
    trigger = _destroyed_by_effect(reading, tree, "effect destroys unit", reading.visit(one), reading.visit(cause))
    return trigger.model_copy(update={"by": "you"})


@reads
def effect_returns(reading: Reading, tree: Node) -> m.Trigger:
    return of_others(reading, tree, _done_by_effect_to(reading, tree, "returned to hand by effect"))


def _done_by_effect_to(reading: Reading, tree: Node, event: m.EventName) -> m.Trigger:
    """Return what an effect does to such a card, said of the effect: "when one of your effects rests it"."""
    cause, one, *_ = subtrees(tree)
    who: m.Selector = reading.visit(one)
    if who.zone is not None:
        raise reading.refuse("cards in play", one)
    of_doer(reading)
    reading.discourse.doer_side = who.side
    reading.discourse.doer_left = event == "returned to hand by effect"
    try:
        return m.Trigger(event=event, who=who).model_copy(update=cause_fields(reading.visit(cause)))
    except ValueError:
        raise reading.refuse("this never happens to such cards", tree) from None


def _is_deployed_from(reading: Reading, tree: Node, origin: m.InTurnName) -> m.Trigger:
    """Return the event that a Unit is deployed from trash or hand: one of yours, as only its own player does it."""
    trigger = trigger_of(reading, tree, "deploy")
    if trigger.who is None or trigger.who.what != ("unit",) or trigger.who.side == "enemy":
        raise reading.refuse("one of your Units", tree)
    who = with_fields(reading, tree, trigger.who.model_copy(update={"side": "your"}), in_turn=origin)
    return trigger.model_copy(update={"who": who})


@reads
def attacks_nth(reading: Reading, tree: Node) -> EventIf:
    happener, ordinal = subtrees(tree)
    if happener.data != "this_one":
        raise reading.refuse("only the attacks of this Unit are counted so", happener)
    return EventIf(attacks(reading, tree), m.AttackNumber(attack_number=ordinal_number(ordinal), of="this"))


@reads
def you_activate_nth(reading: Reading, tree: Node) -> m.Trigger:
    ordinal, cards = subtrees(tree)
    what = noun_phrase(reading, cards)
    try:
        return m.Trigger.model_validate({"event": "activates command", "what": what, "nth": ordinal_number(ordinal)})
    except ValueError:
        raise reading.refuse("only Commands that are activated in a turn are numbered") from None


@reads
def you_draw_nth(reading: Reading, tree: Node) -> m.Trigger:
    ordinal, cards = subtrees(tree)
    if noun_phrase(reading, cards) != m.ANY_CARD:
        raise reading.refuse("which cards are drawn is hidden", cards)
    return m.Trigger(event="draws", nth=ordinal_number(ordinal))


says(
    you_draw=m.Trigger(event="draws"),
    they_draw=m.Trigger(event="draws", by="enemy"),
)


reads(
    falling_one_of_yours=partial(one_with, side="your"),
    effect_rests=partial(_done_by_effect_to, event="rested by effect"),
    effect_sets_active=partial(_done_by_effect_to, event="set active by effect"),
    effect_deploys=partial(_done_by_effect_to, event="deployed by effect"),
    is_deployed_from_trash=partial(_is_deployed_from, origin="deployed from trash"),
    is_deployed_from_hand=partial(_is_deployed_from, origin="deployed from hand"),
)
