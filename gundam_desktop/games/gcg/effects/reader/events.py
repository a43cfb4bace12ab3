"""Reads events, and the cards that a text can refer to after them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Literal

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases.player_events import PLAYER_EVENTS
from gundam_desktop.games.gcg.effects.reader.damage_events import EventIf, destroys_with, of_doer, trigger_of
from gundam_desktop.games.gcg.effects.reader.nouns import one_with, with_fields
from gundam_desktop.games.gcg.effects.reader.past_events import Cause, Happener, is_plain, yours
from gundam_desktop.games.gcg.effects.reader.productions import EVENT
from gundam_desktop.games.gcg.effects.reader.reading import Reading, means, reads, says
from gundam_desktop.games.gcg.effects.reader.trees import Node

_OF_SIDE: dict[str, m.Side] = {"enemy": "enemy", "yours": "your", "one_own": "your", "effects": "your"}
"""Form of a blank -> whose its cards are."""
_PLAYERS: dict[object, m.Side] = {"enemy": "enemy", "a player": "any"}
"""Who does it, the opponent or any player -> whose the cards are."""
_OF_MARK: dict[str, m.EventName] = {
    "【activate･main】": "uses main effect",
    "【activate･action】": "uses action effect",
}
_OF_CARDS: frozenset[m.EventName] = frozenset(
    {
        "plays command",
        "activates command",
        "activates burst",
        "discarded by effect",
        "draws",
        "draws with effect",
        "places from deck",
        "places from deck with own effect",
        "exiled from trash",
        "destroys shield area card with battle damage",
        "destroys shield area card with damage",
        "paired",
        "pilot paired with",
    }
)
"""Events with a card that is no Unit, or with the Pilot of one."""
_OF_OTHERS_IN_PLAY: frozenset[m.EventName] = frozenset({"places ex resource", "ex resource exiled", "pays for effect"})
"""Events with another card in play that the text cannot go on about."""
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
    event: m.EventName = row.values["event"]
    said: dict[str, Any] = {}
    fields: dict[str, Any] = {}
    for blank, value in EVENT.values(reading, tree):
        said[blank.field] = value
        if blank.form in _OF_SIDE:
            said[blank.field] = with_fields(reading, tree, value, side=_OF_SIDE[blank.form])
        elif blank.form == "due_to":
            fields["by"] = "you"
    if row in PLAYER_EVENTS:
        return _of_player(reading, row.values, said)
    what: Any = said.get("what", row.values.get("what"))
    cause = None if said.get("by") in _PLAYERS else said.get("by")
    if event == "pilot paired with" or event.startswith("unit destroyed with"):
        return _to_other(reading, what, event)
    who = _who(reading, row.values, said, event)
    _refuse_such(reading, event, who, cause)
    if isinstance(who, m.Selector) and not m.is_yours(who) and " your hand" in reading.words():
        raise reading.refuse("these could be another player's cards, and those never go to your hand")
    if event.startswith("destroys unit with"):
        return destroys_with(reading, who, what, event.removeprefix("destroys unit with "))
    if event == "blocked" and what == m.ENEMY_UNIT:
        what = None
    fields = {"by": row.values.get("by"), **cause_fields(cause), **fields}
    match event:
        case "attack" if row.values.get("on_player"):
            fields["on_player"] = True
        case "deploy":
            fields["nth"] = said.get("nth", 0)
        case "paired":
            fields["pilot"] = _pilot(reading, said.get("pilot"))
        case "chosen by effect" if fields["by"] != "enemy":
            raise reading.refuse("only being chosen by an enemy effect can be waited for")
    trigger = trigger_of(reading, who, what, event=event, **fields)
    match event:
        case "destroyed" | "deploy":
            return trigger.model_copy(update={"base": False})  # as with 【Destroyed】 and 【Deploy】
        case "deals battle damage":
            reading.discourse.enemy = "event card"
        case "receives damage" | "receives battle damage" | "receives effect damage" if what is not None:
            if trigger.who is None:
                reading.discourse.doer = "event card"
            else:
                reading.discourse.enemy = "event card"
    return trigger


def _who(reading: Reading, values: Mapping[str, Any], said: Mapping[str, Any], event: m.EventName) -> Happener:
    """Return the card that does the event or to which it happens: this one if the text names none."""
    of = values.get("who")
    if (player := said.get("by")) in _PLAYERS:
        return with_fields(reading, reading.node, said.get("who", m.ANY_UNIT), side=_PLAYERS[player])
    who: Happener = said.get("who", "this")
    if isinstance(of, dict):
        if isinstance(who, str):
            raise reading.refuse("only other cards can be meant here, not this one")
        if of.get("side") == "your":
            who = yours(reading, who)
        who = with_fields(reading, reading.node, who, **of)
    if event == "deploy" and isinstance(who, m.Selector):
        who = _deployed_from(reading, who) if who.zone is not None else who
        if who.in_turn is not None and (who.what != ("unit",) or who.side != "your"):
            raise reading.refuse("only one of your own Units can be named here")
    return who


def _deployed_from(reading: Reading, who: m.Selector) -> m.Selector:
    """Return the Units in play that were deployed from the trash or the hand of their player."""
    origin: dict[str | None, m.InTurnName] = {"trash": "deployed from trash", "hand": "deployed from hand"}
    done = origin.get(who.zone)
    if done is None or not set(who.what) <= {"unit", "unit card"}:
        raise reading.refuse("only Units deployed from the hand or the trash can be named here")
    fields = {name: getattr(who, name) for name in who.given() - {"what", "zone"}}
    return m.Selector.model_validate({"what": ("unit",), **fields, "in_turn": done})


def _pilot(reading: Reading, pilot: m.Selector | None) -> m.Selector | None:
    """Return what the Pilot that is paired must be; None for any."""
    if pilot is None or pilot == m.Selector(what=("pilot",)):
        return None
    if pilot.what not in {("pilot",), ("command card",)} or pilot.zone is not None:
        raise reading.refuse("only a Pilot, or a Command used as one, can be paired with a Unit")
    return pilot


def _of_player(reading: Reading, values: Mapping[str, Any], said: dict[str, Any]) -> m.Trigger:
    """Return what a player does, and note the Command that the text can refer to."""
    event: m.EventName = values["event"]
    what: Any = said.get("what")
    by = said.get("by")
    fields = {**values, **said}
    if isinstance(values.get("who"), dict):
        fields["who"] = with_fields(reading, reading.node, said.get("who", m.ANY_CARD), **values["who"])
    match event:
        case "plays command":
            if what.what != ("command card",) or what.zone is not None:
                raise reading.refuse("only Command cards can be named here: Units are deployed and Pilots are paired")
            reading.discourse.command = None if by else "played command"
        case "activates command":
            if what.what != ("command card",):
                raise reading.refuse("only the 【Main】/【Action】 of a Command can be activated here")
            alone = not by and "nth" not in said
            reading.discourse.activated = alone
            fields["what"] = None if what == m.Selector(what=("command card",)) and alone else what
        case "activates burst" if what == m.Selector(what=("shield",)):
            fields["what"] = None
        case "places from deck" | "places from deck with own effect":
            reading.discourse.subject = reading.discourse.object = None  # "it" would be the card that is placed
        case "discarded by effect":
            fields |= cause_fields(by)
        case "pays for effect":
            reading.discourse.paid = True
        case "uses effect":
            return _uses(reading, said.get("who", "this base" if "base" in values else "this"))
        case "uses support":
            of_doer(reading, "event card")
    try:
        return m.Trigger.model_validate(fields)
    except ValueError:
        raise reading.refuse("this can never be done with such cards") from None


def _refuse_such(reading: Reading, event: m.EventName, who: Happener, cause: Cause | None) -> None:
    """Refuse an event that does not happen to such cards, or of which nothing is kept."""
    zone = who.zone if isinstance(who, m.Selector) else None
    of_units = isinstance(who, m.Selector) and who.what == ("unit",)
    if event in {"effect destroys unit", "effect damage destroys unit"} and not (of_units and zone is None):
        raise reading.refuse("only Units in play can be named here as destroyed by an effect")
    if cause is not None and zone is not None:
        raise reading.refuse("only cards in play can be named here")
    if event.startswith("returned") and (isinstance(who, str) or who.what not in {("unit",), ("pilot",)}):
        raise reading.refuse("an effect can only wait for other Units or Pilots to be returned")


def _to_other(reading: Reading, what: Happener | None, event: m.EventName) -> m.Trigger | m.DestroyedWith:
    """Return what happens to another card; for this Unit that fell to damage, the condition on what it fell to."""
    if isinstance(what, str):
        reading.discourse.mention(what)
        return m.DestroyedWith.model_validate({"destroyed_with": event.removeprefix("unit destroyed with ")})
    if what is not None:
        reading.discourse.introduce("event card")
    try:
        return m.Trigger(event=event, what=what)
    except ValueError:
        raise reading.refuse("this can never happen to such cards") from None


# --- attacks and blocks


@means
def attacks_nth(reading: Reading, who: Happener, ordinal: int) -> EventIf:
    if who != "this":
        raise reading.refuse("only the attacks of this Unit can be counted")
    return EventIf(trigger_of(reading, who, event="attack"), m.AttackNumber(attack_number=ordinal, of="this"))


@means
def attacks_this(reading: Reading, what: m.Selector) -> m.Trigger:
    reading.discourse.introduce("event card")
    reading.discourse.doer = reading.discourse.attacker = "event card"
    return m.Trigger(event="attacked", what=what)


@reads
def is_made_target(reading: Reading, tree: Node) -> m.Trigger:
    raise reading.refuse("it is not clear whether it counts if the attack target is changed to it")


# --- what effects do, and that they are used


def _uses(reading: Reading, who: Happener, event: m.EventName = "uses effect") -> m.Trigger:
    if isinstance(who, m.Selector) and who.side not in {"your", "friendly"}:
        raise reading.refuse("you can only activate effects of your own cards")
    return trigger_of(reading, who, event=event)


@means
def uses_marked_effect(reading: Reading, mark: Token, who: Happener) -> m.Trigger:
    event = _OF_MARK.get(mark.lower())
    if event is None:
        raise reading.refuse("only 【Activate･Main】 and 【Activate･Action】 effects can be named here")
    return _uses(reading, who, event)


means(
    uses_marked_effect_of_yours=lambda reading, what, mark: uses_marked_effect(reading, mark, yours(reading, what)),
    uses_own_marked_effect=lambda reading, mark: uses_marked_effect(reading, mark, "this"),
)


@means
def damage_destroys(reading: Reading, whose: Happener, who: m.Selector) -> m.Trigger:
    """Return the event that damage of such cards destroys a Unit: that of Commands is damage of their effects."""
    if isinstance(whose, str) or whose.what != ("command card",):
        return destroys_with(reading, whose, who, "damage")
    _refuse_such(reading, "effect damage destroys unit", who, whose)
    return trigger_of(reading, who, event="effect damage destroys unit", **cause_fields(whose))


def note_event(reading: Reading, on: m.Trigger) -> None:
    """Keep what the text can refer to after an event."""
    spoken_of = reading.discourse
    spoken_of.enemy_player = has_enemy_player(on)
    spoken_of.waited_for = on.who
    by_unit = isinstance(on.effect_of, m.Selector) and "unit" in on.effect_of.what
    two = spoken_of.enemy is not None or (on.what is not None and "unit" in on.what.what)
    spoken_of.event_unit = two and "destroy" not in on.event
    spoken_of.of_two_units = spoken_of.event_unit or by_unit
    other = m.ENEMY_UNIT if on.event == "blocked" and on.what is None else on.what
    spoken_of.of_event = () if other is None or "destroy" in on.event else (other,)
    spoken_of.aside = "in play" if by_unit else aside_of(on.event)


def aside_of(event: m.EventName) -> Literal["card", "in play", None]:
    """Return which card of an event "it" could mean that is no Unit, or the Pilot of one."""
    return "card" if event in _OF_CARDS else "in play" if event in _OF_OTHERS_IN_PLAY else None


def has_enemy_player(on: m.Trigger) -> bool:
    """Return True if the event has an enemy player: by default, or by the side of a card or an effect."""
    sides = [what.side for what in (on.who, on.what) if what is not None]
    return on.event in _OF_ENEMIES or on.by == "enemy" or "enemy" in sides


def cause_fields(whose: Cause | None) -> dict[str, Any]:
    """Return the fields of a trigger for the effect that causes it: of a player, of certain cards, of this one."""
    if whose is None:
        return {}
    if isinstance(whose, str):
        return {"by": "you", "effect_of": whose}
    by = {"your": "you", "enemy": "enemy"}.get(whose.side)
    return {"by": by, "effect_of": None if is_plain(whose) else whose}


@means
def this_or_one_is_deployed(reading: Reading, who: m.Selector) -> m.Trigger:
    of_doer(reading)
    return m.Trigger(event="deploy", who=yours(reading, who), or_this=True)


says(they="enemy", a_player="a player")
reads(falling_one_of_yours=partial(one_with, side="your"))
