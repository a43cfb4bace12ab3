"""Reads events, and the cards that a text can refer to after them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Literal, TypeAlias

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases.player_events import PLAYER_EVENTS
from gundam_desktop.games.gcg.effects.reader.damage_events import EventIf, destroys_with, of_doer, trigger_of
from gundam_desktop.games.gcg.effects.reader.nouns import one_with, with_fields
from gundam_desktop.games.gcg.effects.reader.parts import expect_keyword
from gundam_desktop.games.gcg.effects.reader.past_events import Cause, Happener, is_plain, yours
from gundam_desktop.games.gcg.effects.reader.productions import EVENT
from gundam_desktop.games.gcg.effects.reader.reading import Reading, means, reads, says
from gundam_desktop.games.gcg.effects.reader.trees import Node

Other: TypeAlias = Literal["enemy", "a player"]
"""Who does it: the opponent, or any player."""
_SIDES: dict[Other, m.Side] = {"enemy": "enemy", "a player": "any"}
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


@reads(*EVENT.productions)
def event_of_row(reading: Reading, tree: Node) -> m.Trigger | m.DestroyedWith:
    """Return an event by its row in the table, and keep its cards for pronouns."""
    row = EVENT.meaning(tree)
    said: dict[str, Any] = {}
    fields: dict[str, Any] = {}
    for blank, value in EVENT.values(reading, tree):
        said[blank.field] = value
        if blank.form == "enemy":
            said["what"] = with_fields(reading, tree, value, side="enemy")
        elif blank.form == "due_to":
            fields["by"] = "you"
    what: Any = said.get("what")
    who: Any = said.get("who")
    cause = said.get("by")
    event: m.EventName = row.values["event"]
    if row in PLAYER_EVENTS:
        return _of_player(reading, row.values, said, cause)
    if event.startswith("unit destroyed with"):
        return _destroyed_with(reading, what, event)
    _refuse_such(reading, event, who, cause)
    if isinstance(of := row.values.get("who"), dict):
        who = with_fields(reading, tree, who, **of) if isinstance(who, m.Selector) else _only_others(reading)
    if event.startswith("destroys unit with"):
        return destroys_with(reading, who, what, event.removeprefix("destroys unit with "))
    if event == "blocked" and what == m.ENEMY_UNIT:
        what = None
    trigger = trigger_of(reading, who, what, event=event, by=row.values.get("by"))
    match event:
        case "destroyed":
            fields["base"] = False
        case "attack" if row.values.get("on_player"):
            fields["on_player"] = True
        case "deals battle damage":
            reading.discourse.enemy = "event card"
        case "receives damage" | "receives battle damage" | "receives effect damage" if what is not None:
            reading.discourse.doer = "event card"
    if cause is not None:
        fields = {**cause_fields(cause), **fields}
    if event == "chosen by effect" and fields.get("by") != "enemy":
        raise reading.refuse("only the choices of enemy effects are told from those of costs")
    return trigger.model_copy(update=fields)


def _of_player(reading: Reading, values: Mapping[str, Any], said: dict[str, Any], by: Any) -> m.Trigger:
    """Return what a player does, and note the Command that the text can refer to."""
    event: m.EventName = values["event"]
    what: Any = said.get("what")
    fields = {**values, **said}
    match event:
        case "plays command":
            if what.what != ("command card",) or what.zone is not None:
                raise reading.refuse("Command cards are played and activated")
            reading.discourse.command = None if by else "played command"
        case "activates command":
            if what.what != ("command card",):
                raise reading.refuse("the 【Main】/【Action】 of Commands is activated")
            reading.discourse.activated = not by
            fields["what"] = None if what == m.Selector(what=("command card",)) and not by else what
        case "activates burst" if what == m.Selector(what=("shield",)):
            fields["what"] = None
        case "places from deck" | "places from deck with own effect":
            reading.discourse.subject = reading.discourse.object = None  # "it" would be the card that is placed
        case "discarded by effect":
            side = {"side": getattr(values["who"], "side", None) or values["who"]["side"]}
            fields["who"] = with_fields(reading, reading.node, said.get("who", m.ANY_CARD), **side)
            fields |= cause_fields(by)
    try:
        return m.Trigger.model_validate(fields)
    except ValueError:
        raise reading.refuse("this is never done with such cards") from None


def _refuse_such(reading: Reading, event: m.EventName, who: Happener, cause: Cause | None) -> None:
    """Refuse an event that does not happen to such cards, or of which nothing is kept."""
    zone = who.zone if isinstance(who, m.Selector) else None
    of_units = isinstance(who, m.Selector) and who.what == ("unit",)
    if event == "effect destroys unit" and not (of_units and zone is None):
        raise reading.refuse("only Units that effects destroy")
    if cause is not None and zone is not None:
        raise reading.refuse("cards in play")
    if event.startswith("returned") and (isinstance(who, str) or who.what not in {("unit",), ("pilot",)}):
        raise reading.refuse("only other Units that are returned, or Pilots")


def _only_others(reading: Reading) -> m.Selector:
    raise reading.refuse("only other cards")


def _destroyed_with(reading: Reading, who: Happener, event: m.EventName) -> m.Trigger | m.DestroyedWith:
    """Return the event that a Unit falls to damage; for this Unit itself the condition on what it fell to."""
    if isinstance(who, str):
        reading.discourse.mention(who)
        return m.DestroyedWith.model_validate({"destroyed_with": event.removeprefix("unit destroyed with ")})
    reading.discourse.introduce("event card")
    try:
        return m.Trigger(event=event, what=who)
    except ValueError:
        raise reading.refuse("this never happens to such cards") from None


def _by(trigger: m.Trigger, cause: Cause, **fields: object) -> m.Trigger:
    """Return the trigger with the effect that causes it."""
    return trigger.model_copy(update={**cause_fields(cause), **fields})


@means
def is_exiled_from_trash(reading: Reading, what: m.Selector) -> m.Trigger:
    who = with_fields(reading, reading.node, what, side="your", zone="trash")
    try:
        return m.Trigger(event="exiled from trash", who=who)
    except ValueError:
        raise reading.refuse("cards of the trash") from None


# --- attacks and blocks


@means
def attacks_nth(reading: Reading, who: Happener, ordinal: int) -> EventIf:
    if who != "this":
        raise reading.refuse("only the attacks of this Unit are counted so")
    return EventIf(trigger_of(reading, who, event="attack"), m.AttackNumber(attack_number=ordinal, of="this"))


@means
def attacks_this(reading: Reading, what: m.Selector) -> m.Trigger:
    reading.discourse.introduce("event card")
    reading.discourse.doer = reading.discourse.attacker = "event card"
    return m.Trigger(event="attacked", what=what)


@reads
def is_made_target(reading: Reading, tree: Node) -> m.Trigger:
    raise reading.refuse("it is not clear whether it counts if the attack target is changed to it")


@reads
def activates_blocker(reading: Reading, tree: Node) -> m.Trigger:
    expect_keyword(reading, tree, "blocker", "is activated so")
    return trigger_of(reading, reading.visit_parts(tree)[0] if len(tree.children) > 1 else "this", event="blocks")


# --- what effects do


def _destroyed_by_effect(reading: Reading, cause: Cause, who: m.Selector, event: m.EventName) -> m.Trigger:
    if who.what != ("unit",) or who.zone is not None:
        raise reading.refuse("only Units that effects destroy")
    return _by(trigger_of(reading, who, event=event), cause)


@means
def damage_destroys(reading: Reading, whose: Happener, who: m.Selector) -> m.Trigger:
    """Return the event that damage of such cards destroys a Unit: that of Commands is damage of their effects."""
    if isinstance(whose, str) or whose.what != ("command card",):
        return destroys_with(reading, whose, who, "damage")
    return _destroyed_by_effect(reading, whose, who, "effect damage destroys unit")


# --- cards that are drawn, or placed from the deck


@means
def you_draw_nth(reading: Reading, ordinal: int, what: m.Selector, *_: object) -> m.Trigger:
    if what != m.ANY_CARD:
        raise reading.refuse("which cards are drawn is hidden")
    return m.Trigger(event="draws", nth=ordinal)


def _placed_from_deck(reading: Reading, what: m.Selector, event: m.EventName) -> m.Trigger:
    reading.discourse.subject = reading.discourse.object = None  # "it" would be the card that is placed
    try:
        return m.Trigger(event=event, what=what)
    except ValueError:
        raise reading.refuse("cards of the deck") from None


@means
def places_several_from_deck(reading: Reading, number: Token, what: m.Selector) -> m.Trigger:
    if int(number) != 1:
        raise reading.refuse("every card that is placed counts")
    return _placed_from_deck(reading, what, "places from deck")


# --- cards that are deployed and paired


def _is_deployed_from(reading: Reading, who: Happener, origin: m.InTurnName) -> m.Trigger:
    """Return the event that a Unit is deployed from trash or hand: one of yours, as only its own player does it."""
    trigger = trigger_of(reading, who, event="deploy")
    if isinstance(who, str) or who.what != ("unit",) or who.side == "enemy":
        raise reading.refuse("one of your Units")
    deployed = with_fields(reading, reading.node, who.model_copy(update={"side": "your"}), in_turn=origin)
    return trigger.model_copy(update={"who": deployed})


@means
def this_or_one_is_deployed(reading: Reading, who: m.Selector) -> m.Trigger:
    of_doer(reading)
    return m.Trigger(event="deploy", who=yours(reading, who), or_this=True)


@means
def you_deploy(reading: Reading, what: m.Selector) -> m.Trigger:
    """Return the event that one of your cards is deployed; only their own player deploys cards."""
    who = yours(reading, what)
    return trigger_of(reading, who if who.zone is None else _deployed_from(reading, who), event="deploy")


def _deployed_from(reading: Reading, who: m.Selector) -> m.Selector:
    """Return the Units in play that were deployed from the trash or the hand of their player."""
    origin: dict[str | None, m.InTurnName] = {"trash": "deployed from trash", "hand": "deployed from hand"}
    done = origin.get(who.zone)
    if done is None or not set(who.what) <= {"unit", "unit card"}:
        raise reading.refuse("where it comes from is not kept")
    fields = {name: getattr(who, name) for name in who.given() - {"what", "zone"}}
    return m.Selector.model_validate({"what": ("unit",), **fields, "in_turn": done})


@means
def you_deploy_by(reading: Reading, what: m.Selector, cause: Cause) -> m.Trigger:
    return _by(you_deploy(reading, what), cause, event="deployed by effect")


@means
def you_deploy_nth(reading: Reading, ordinal: int, what: m.Selector, *_: object) -> m.Trigger:
    """Return the event that the first, second or later of such cards is deployed in a turn."""
    who = yours(reading, what)
    of_doer(reading)
    try:
        return m.Trigger(event="deploy", who=who, nth=ordinal)
    except ValueError:
        raise reading.refuse("only cards that are deployed in a turn are numbered") from None


@means
def they_deploy(reading: Reading, they: Other, what: m.Selector) -> m.Trigger:
    who = with_fields(reading, reading.node, what, side=_SIDES[they])
    if who.zone is not None:
        raise reading.refuse("where it comes from is not kept")
    of_doer(reading)
    return m.Trigger(event="deploy", who=who)


def _paired(reading: Reading, who: Happener, pilot: m.Selector) -> m.Trigger:
    """Return the event that such a Pilot is paired with a card."""
    if pilot.what not in {("pilot",), ("command card",)} or pilot.zone is not None:
        raise reading.refuse("a Pilot is paired with a Unit, or a Command as one")
    trigger = trigger_of(reading, who, event="paired")
    return trigger.model_copy(update={"pilot": None if pilot == m.Selector(what=("pilot",)) else pilot})


@means
def they_pair(reading: Reading, they: Other, pilot: m.Selector, units: m.Selector | None) -> m.Trigger:
    who = with_fields(reading, reading.node, units or m.ANY_UNIT, side=_SIDES[they])
    return _paired(reading, who, pilot)


@means
def paired_with(reading: Reading, units: m.Selector) -> m.Trigger:
    what = yours(reading, units)
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


says(
    they="enemy",
    a_player="a player",
    paired_here=m.Trigger(event="pilot paired with"),
)
means(
    effect_damage_destroys=partial(_destroyed_by_effect, event="effect damage destroys unit"),
    is_deployed_from_trash=partial(_is_deployed_from, origin="deployed from trash"),
    is_deployed_from_hand=partial(_is_deployed_from, origin="deployed from hand"),
    paired_with_yours_somehow=lambda reading, units: trigger_of(reading, yours(reading, units), event="paired"),
    pairs_with_one=lambda reading, pilot, units: _paired(reading, yours(reading, units), pilot),
    is_paired_with=_paired,
    pairs_with_this=lambda reading, pilot: _paired(reading, "this", pilot),
    places_from_deck=partial(_placed_from_deck, event="places from deck"),
)
reads(falling_one_of_yours=partial(one_with, side="your"))
