"""Reads events, and the cards that a text can refer to after them."""

from __future__ import annotations

from functools import partial
from typing import Any

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.activations import other_player, side_of
from gundam_desktop.games.gcg.effects.reader.conditions import ordinal_number
from gundam_desktop.games.gcg.effects.reader.damage_events import of_doer, trigger_of
from gundam_desktop.games.gcg.effects.reader.nouns import noun_phrase, one_with, with_fields
from gundam_desktop.games.gcg.effects.reader.parts import expect_keyword
from gundam_desktop.games.gcg.effects.reader.past_events import Cause, is_plain
from gundam_desktop.games.gcg.effects.reader.reading import Reading, reads, says
from gundam_desktop.games.gcg.effects.reader.trees import Node, subtrees

_OF_ENEMIES = frozenset(
    {
        "destroys unit with battle damage",
        "destroys unit with damage",
        "destroys shield area card with battle damage",
        "destroys shield area card with damage",
        "blocked",
        "blocks",
        "attacked",
        "attack",
    }
)


@reads
def paired_with_yours_somehow(reading: Reading, tree: Node) -> m.Trigger:
    who = one_with(reading, tree, side="your")
    of_doer(reading)
    return m.Trigger(event="paired", who=who)


@reads
def gains_ap_by_support(reading: Reading, tree: Node) -> m.Trigger:
    expect_keyword(reading, tree, "support", "increases AP")
    return trigger_of(reading, tree, "ap increased by support")


@reads
def is_chosen(reading: Reading, tree: Node) -> m.Trigger:
    trigger = _by_effect(reading, tree, "chosen by effect")
    if trigger.by != "enemy":
        raise reading.refuse("only the choices of enemy effects are told from those of costs")
    return trigger


@reads
def is_exiled_from_trash(reading: Reading, tree: Node) -> m.Trigger:
    what: m.Selector = reading.visit_first(tree)
    try:
        return m.Trigger(event="exiled from trash", who=with_fields(reading, tree, what, side="your", zone="trash"))
    except ValueError:
        raise reading.refuse("cards of the trash") from None


@reads
def attacks(reading: Reading, tree: Node) -> m.Trigger:
    trigger = trigger_of(reading, tree, "attack")
    reading.discourse.attacker = reading.discourse.doer or "this"
    return trigger


@reads
def attacks_one(reading: Reading, tree: Node) -> m.Trigger:
    what: m.Selector = reading.visit(subtrees(tree)[1])
    trigger = attacks(reading, tree).model_copy(update={"what": what})
    if what.side == "enemy" and what.what == ("unit",):
        reading.discourse.enemy = "event card"
    return trigger


@reads
def attacks_yours(reading: Reading, tree: Node) -> m.Trigger:
    what = with_fields(reading, tree, noun_phrase(reading, subtrees(tree)[1]), side="your")
    return attacks(reading, tree).model_copy(update={"what": what})


@reads
def attacks_player(reading: Reading, tree: Node) -> m.Trigger:
    return attacks(reading, tree).model_copy(update={"on_player": True})


@reads
def is_made_target(reading: Reading, tree: Node) -> m.Trigger:
    raise reading.refuse("it is not clear whether it counts if the attack target is changed to it")


@reads
def is_attacked(reading: Reading, tree: Node) -> m.Trigger:
    trigger = trigger_of(reading, tree, "attacked")
    reading.discourse.attacker = "event card"
    return trigger


@reads
def is_attacked_by(reading: Reading, tree: Node) -> m.Trigger:
    what: m.Selector = reading.visit(subtrees(tree)[1])
    return is_attacked(reading, tree).model_copy(update={"what": what})


@reads
def attacks_this(reading: Reading, tree: Node) -> m.Trigger:
    what: m.Selector = reading.visit_first(tree)
    reading.discourse.introduce("event card")
    reading.discourse.doer = reading.discourse.attacker = "event card"
    return m.Trigger(event="attacked", what=what)


@reads
def is_destroyed(reading: Reading, tree: Node) -> m.Trigger:
    trigger = trigger_of(reading, tree, "destroyed")
    if trigger.who is not None:
        reading.discourse.fallen = "event doer"
    return m.Trigger(event="destroyed") if trigger.base else trigger


@reads
def this_or_one_is_deployed(reading: Reading, tree: Node) -> m.Trigger:
    who = one_with(reading, tree, side="your")
    of_doer(reading)
    return m.Trigger(event="deploy", who=who, or_this=True)


@reads
def is_returned(reading: Reading, tree: Node) -> m.Trigger:
    return of_others(reading, tree, trigger_of(reading, tree, "returned to hand"))


@reads
def is_returned_by(reading: Reading, tree: Node) -> m.Trigger:
    return of_others(reading, tree, _by_effect(reading, tree, "returned to hand by effect"))


def of_others(reading: Reading, tree: Node, trigger: m.Trigger) -> m.Trigger:
    """Return the event that other cards than this one are returned: its own effects are gone with it."""
    if trigger.who is None or trigger.who.what not in {("unit",), ("pilot",)}:
        raise reading.refuse("only other Units that are returned, or Pilots", tree)
    return trigger


def _by_effect(reading: Reading, tree: Node, event: m.EventName) -> m.Trigger:
    """Return the trigger for what the effect of a player, or of certain cards of yours, does."""
    return _caused(reading, trigger_of(reading, tree, event), tree)


def _caused(reading: Reading, trigger: m.Trigger, tree: Node) -> m.Trigger:
    """Return the trigger with the effect that causes it."""
    return trigger.model_copy(update=cause_fields(reading.visit(subtrees(tree)[1])))


@reads
def they_discard_by(reading: Reading, tree: Node) -> m.Trigger:
    return _discard_by(reading, tree, side_of(reading, tree))


def _discard_by(reading: Reading, tree: Node, side: m.Side) -> m.Trigger:
    who = m.Selector(what=("card",), side=side)
    whose = reading.visit_first(tree)
    return _discarded(who, whose)


def _discarded(who: m.Selector, whose: Cause) -> m.Trigger:
    trigger = m.Trigger(event="discarded by effect", who=who)
    return trigger.model_copy(update=cause_fields(whose))


def _discards_one_by(reading: Reading, tree: Node, side: m.Side) -> m.Trigger:
    what, whose = reading.visit_parts(tree)
    try:
        return _discarded(with_fields(reading, tree, what, side=side), whose)
    except ValueError:
        raise reading.refuse("only cards of the hand are discarded", tree) from None


@reads
def you_rest_by(reading: Reading, tree: Node) -> m.Trigger:
    return _rested_by_you(reading, tree, reading.visit_first(tree))


@reads
def you_rest_yours_by(reading: Reading, tree: Node) -> m.Trigger:
    return _rested_by_you(reading, tree, one_with(reading, tree, side="your"))


def _rested_by_you(reading: Reading, tree: Node, who: m.Selector) -> m.Trigger:
    """Return the event that an effect of yours rests such a card."""
    of_doer(reading)
    trigger = _caused(reading, m.Trigger(event="rested by effect", who=who), tree)
    return trigger.model_copy(update={"by": "you"})


@reads
def is_blocked_somehow(reading: Reading, tree: Node) -> m.Trigger:
    trigger = trigger_of(reading, tree, "blocked")
    reading.discourse.blocker = reading.discourse.enemy = "event card"
    return trigger


@reads
def blocks(reading: Reading, tree: Node) -> m.Trigger:
    trigger = trigger_of(reading, tree, "blocks")
    reading.discourse.attacker = "event card"
    return trigger


@reads
def activates_blocker(reading: Reading, tree: Node) -> m.Trigger:
    expect_keyword(reading, tree, "blocker", "is activated so")
    reading.discourse.attacker = "event card"
    if subtrees(tree):
        return trigger_of(reading, tree, "blocks")
    reading.discourse.mention("this")
    return m.Trigger(event="blocks")


@reads
def blocks_one(reading: Reading, tree: Node) -> m.Trigger:
    trigger = blocks(reading, tree).model_copy(update={"what": reading.visit(subtrees(tree)[1])})
    reading.discourse.enemy = "event card"
    return trigger


@reads
def blocks_yours(reading: Reading, tree: Node) -> m.Trigger:
    what = with_fields(reading, tree, noun_phrase(reading, subtrees(tree)[1]), side="your")
    return blocks(reading, tree).model_copy(update={"what": what})


@reads
def is_blocked(reading: Reading, tree: Node) -> m.Trigger:
    what: m.Selector = reading.visit(subtrees(tree)[1])
    trigger = trigger_of(reading, tree, "blocked", None if what == m.ENEMY_UNIT else what)
    reading.discourse.blocker = reading.discourse.enemy = "event card"
    return trigger


says(
    places_ex=m.Trigger(event="places ex resource"),
    loses_ex=m.Trigger(event="ex resource exiled"),
    draws_with_effect=m.Trigger(event="draws with effect"),
    paired_here=m.Trigger(event="pilot paired with"),
)


@reads
def places_from_deck(reading: Reading, tree: Node) -> m.Trigger:
    numbers = [child for child in tree.children if isinstance(child, Token)]
    if any(int(number) != 1 for number in numbers if number.type == "NUMBER"):
        raise reading.refuse("every card that is placed counts")
    what: m.Selector = reading.visit_first(tree)
    return _placed_from_deck(reading, tree, what)


@reads
def effect_places_from_deck(reading: Reading, tree: Node) -> m.Trigger:
    return _placed_from_deck(reading, tree, reading.visit_first(tree), "places from deck with own effect")


@reads
def placed_from_deck(reading: Reading, tree: Node) -> m.Trigger:
    happener = subtrees(tree)[0]
    if happener.data not in {"happener", "any_such"}:
        raise reading.refuse("a card of your deck", happener)
    return _placed_from_deck(reading, tree, reading.visit_first(happener))


def _placed_from_deck(
    reading: Reading, tree: Node, what: m.Selector, event: m.EventName = "places from deck"
) -> m.Trigger:
    reading.discourse.subject = reading.discourse.object = None  # "it" would be the card that is placed
    try:
        return m.Trigger(event=event, what=what)
    except ValueError:
        raise reading.refuse("cards of the deck", tree) from None


@reads
def they_draw_with_effect(reading: Reading, tree: Node) -> m.Trigger:
    return m.Trigger(event="draws with effect", by=other_player(reading, tree))


@reads
def they_place_ex(reading: Reading, tree: Node) -> m.Trigger:
    return m.Trigger(event="places ex resource", by=other_player(reading, tree))


@reads
def you_deploy(reading: Reading, tree: Node) -> m.Trigger:
    """Return the event that one of your cards is deployed; only their own player deploys cards."""
    who = with_fields(reading, tree, reading.visit_first(tree), side="your")
    if who.zone is not None:
        who = _deployed_from(reading, tree, who)
    of_doer(reading)
    return m.Trigger(event="deploy", who=who)


def _deployed_from(reading: Reading, tree: Node, who: m.Selector) -> m.Selector:
    """Return the Units in play that were deployed from the trash or the hand of their player."""
    origin: dict[str | None, m.InTurnName] = {"trash": "deployed from trash", "hand": "deployed from hand"}
    done = origin.get(who.zone)
    if done is None or not set(who.what) <= {"unit", "unit card"}:
        raise reading.refuse("where it comes from is not kept", tree)
    fields = {name: getattr(who, name) for name in who.given() - {"what", "zone"}}
    return m.Selector.model_validate({"what": ("unit",), **fields, "in_turn": done})


@reads
def you_deploy_nth(reading: Reading, tree: Node) -> m.Trigger:
    """Return the event that the first, second or later of such cards is deployed in a turn."""
    ordinal, cards = subtrees(tree)
    who = with_fields(reading, tree, noun_phrase(reading, cards), side="your")
    nth = ordinal_number(ordinal)
    of_doer(reading)
    try:
        return m.Trigger.model_validate({"event": "deploy", "who": who, "nth": nth})
    except ValueError:
        raise reading.refuse("only cards that are deployed in a turn are numbered") from None


@reads
def they_deploy(reading: Reading, tree: Node) -> m.Trigger:
    who = with_fields(reading, tree, reading.visit_first(tree), side=side_of(reading, tree))
    if who.zone is not None:
        raise reading.refuse("where it comes from is not kept")
    of_doer(reading)
    return m.Trigger(event="deploy", who=who)


@reads
def you_deploy_by(reading: Reading, tree: Node) -> m.Trigger:
    return _caused(reading, you_deploy(reading, tree).model_copy(update={"event": "deployed by effect"}), tree)


@reads
def pairs_with_this(reading: Reading, tree: Node) -> m.Trigger:
    reading.discourse.mention("this")
    return m.Trigger(event="paired", pilot=_paired_pilot(reading, subtrees(tree)[0]))


@reads
def is_paired_with(reading: Reading, tree: Node) -> m.Trigger:
    pilot = _paired_pilot(reading, subtrees(tree)[1])
    return trigger_of(reading, tree, "paired").model_copy(update={"pilot": pilot})


def _paired_pilot(reading: Reading, tree: Node) -> m.Selector | None:
    """Return the qualification of a Pilot that is paired; None without one."""
    said: m.Selector = reading.visit(tree)
    if said.what not in {("pilot",), ("command card",)} or said.zone is not None:
        raise reading.refuse("a Pilot is paired with a Unit, or a Command as one", tree)
    return None if said == m.Selector(what=("pilot",)) else said


@reads
def pairs_with_one(reading: Reading, tree: Node) -> m.Trigger:
    pilot, units = subtrees(tree)
    said = _paired_pilot(reading, pilot)
    who = with_fields(reading, units, noun_phrase(reading, units), side="your")
    of_doer(reading)
    return m.Trigger(event="paired", who=who, pilot=said)


@reads
def they_pair(reading: Reading, tree: Node) -> m.Trigger:
    pilot, *units = subtrees(tree)
    said = _paired_pilot(reading, pilot)
    who = noun_phrase(reading, units[0]) if units else m.ANY_UNIT
    of_doer(reading)
    return m.Trigger(event="paired", who=with_fields(reading, tree, who, side=side_of(reading, tree)), pilot=said)


@reads
def paired_with(reading: Reading, tree: Node) -> m.Trigger:
    what = one_with(reading, tree, side="your")
    reading.discourse.introduce("event card")
    return m.Trigger(event="pilot paired with", what=what)


def note_event(reading: Reading, on: m.Trigger) -> None:
    """Keep what the text can refer to after an event."""
    spoken_of = reading.discourse
    spoken_of.enemy_player = has_enemy_player(on)
    spoken_of.waited_for = on.who
    two = spoken_of.enemy is not None or (on.what is not None and "unit" in on.what.what)
    spoken_of.event_unit = spoken_of.of_two_units = two and "destroy" not in on.event


def has_enemy_player(on: m.Trigger) -> bool:
    """Return True if the event has an enemy player: by default, or by the side of a card or an effect."""
    sides = [what.side for what in (on.who, on.what) if what is not None]
    return on.event in _OF_ENEMIES or on.by == "enemy" or "enemy" in sides


def cause_fields(whose: Cause) -> dict[str, Any]:
    """Return the fields of a trigger for the effect that causes it: of a player, of certain cards, of this one."""
    if isinstance(whose, str):
        return {"by": "you", "effect_of": whose}
    by = {"your": "you", "enemy": "enemy"}.get(whose.side)
    return {"by": by, "effect_of": None if is_plain(whose) else whose}


reads(
    loses_ap=partial(_by_effect, event="ap reduced by effect"),
    gains_ap=partial(_by_effect, event="ap increased by effect"),
    recovers_hp=partial(trigger_of, event="recovers hp"),
    is_rested=partial(trigger_of, event="rested by effect"),
    is_rested_by_enemy=partial(trigger_of, event="rested by effect", by="enemy"),
    is_set_active=partial(trigger_of, event="set active by effect"),
    links=partial(trigger_of, event="linked"),
    target_is_changed=partial(trigger_of, event="target changed"),
    is_deployed=partial(trigger_of, event="deploy"),
    is_destroyed_by=partial(_by_effect, event="destroyed by effect"),
    is_rested_by=partial(_by_effect, event="rested by effect"),
    is_set_active_by=partial(_by_effect, event="set active by effect"),
    you_discard_by=partial(_discard_by, side="your"),
    they_discard_one_by=partial(_discards_one_by, side="enemy"),
    you_discard_one_by=partial(_discards_one_by, side="your"),
    is_destroyed_by_effect=partial(trigger_of, event="destroyed by effect"),
    is_rested_somehow=partial(trigger_of, event="rested"),
    is_deployed_by=partial(_by_effect, event="deployed by effect"),
    is_paired_with_any=partial(trigger_of, event="paired"),
)
