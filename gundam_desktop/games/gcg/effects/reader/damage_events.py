"""Reads what happens to cards as events, and those of damage: what is dealt, received or destroyed with it."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.past_events import Happener
from gundam_desktop.games.gcg.effects.reader.reading import Reading, means, says
from gundam_desktop.games.gcg.effects.reader.said import Damage, DamageDealt

_RECEIVED: dict[str, m.EventName] = {
    "any": "receives damage",
    "battle": "receives battle damage",
    "effect": "receives effect damage",
}


class SoMuchReceived(NamedTuple):
    """An amount of damage that is received."""

    trigger: m.Trigger
    bounds: m.Range


class EventIf(NamedTuple):
    """An event with a condition: on how it happened, or on what is true after it."""

    trigger: m.Trigger
    condition: m.Condition


def trigger_of(
    reading: Reading, who: Happener, what: m.Selector | None = None, *, event: m.EventName, **fields: Any
) -> m.Trigger:
    """Return the trigger for an event that this card or one of `who` does, or that happens to it.

    The cards of the event are kept for pronouns.
    """
    if who == "this pilot":
        raise reading.refuse("an effect cannot wait for or ask what happens to the Pilot of this Unit")
    if isinstance(who, str):
        reading.discourse.mention(who)
    else:
        of_doer(reading)
        reading.discourse.doer_side = who.side
        reading.discourse.doer_left = event in m.LEAVES
    others = who if isinstance(who, m.Selector) else None
    try:
        trigger = m.Trigger(event=event, who=others, what=what, base=who == "this base", **fields)
    except ValueError:
        raise reading.refuse("this can never happen to such cards") from None
    _keep_other_card(reading, trigger)
    return trigger


def of_doer(reading: Reading, doer: m.Reference = "event doer") -> None:
    """Keep the card of an event for pronouns."""
    reading.discourse.introduce(doer)
    reading.discourse.doer = doer


def _keep_other_card(reading: Reading, on: m.Trigger) -> None:
    """Keep the cards of an attack or a destruction for words like "the attacking Unit"."""
    spoken_of = reading.discourse
    match on.event:
        case "attack":
            spoken_of.attacker = spoken_of.doer or "this"
            if on.what is not None and on.what.side == "enemy" and on.what.what == ("unit",):
                spoken_of.enemy = "event card"
        case "attacked":
            spoken_of.attacker = "event card"
        case "blocks":
            spoken_of.attacker = "event card"
            if on.what is not None and on.what.side != "your":
                spoken_of.enemy = "event card"
        case "blocked":
            spoken_of.blocker = spoken_of.enemy = "event card"
        case "destroyed" if on.who is not None:
            spoken_of.fallen = "event doer"


# --- damage


def destroys_with(reading: Reading, who: Happener, what: m.Selector, damage: str) -> m.Trigger:
    """Return the event that a card destroys such a card: a Unit, or a card of the shield area."""
    if set(what.what) <= {"base", "shield"}:
        event: Any = f"destroys shield area card with {damage}"
        return trigger_of(reading, who, what, event=event)
    event = f"destroys unit with {damage}"
    trigger = trigger_of(reading, who, None if what == m.ENEMY_UNIT else what, event=event)
    reading.discourse.fallen = "event card"
    return trigger


def _dealt(reading: Reading, who: Happener, what: m.Selector, damage: str) -> DamageDealt:
    if isinstance(who, m.Selector) and who.side == "your":
        return DamageDealt(who, what, damage)
    if who != "this":
        raise reading.refuse("only this Unit or your own cards can deal the damage here")
    return DamageDealt(None, what, damage)


@means
def it_deals_damage(reading: Reading, what: m.Selector) -> m.Trigger:
    reading.discourse.enemy, reading.discourse.enemy_chosen = "event card", False
    return m.Trigger(event="deals battle damage", what=what)


def _survives(reading: Reading, who: Happener, event: m.EventName) -> EventIf:
    """Return the event with the condition that the Unit is still in play when its effect is resolved."""
    trigger = trigger_of(reading, who, event=event)
    card: m.Reference = "this" if trigger.who is None else "event doer"
    return EventIf(trigger, m.Matches.model_validate({"card": card, "matches": m.ANY_UNIT}))


@means
def receives_so_much(reading: Reading, who: Happener, bounds: m.Range, received: Damage) -> SoMuchReceived:
    """Return an amount of damage received, which only an effect that reduces it waits for."""
    return SoMuchReceived(trigger_of(reading, who, event=_RECEIVED[received.damage], by=received.by), bounds)


says(
    it_destroys_card=m.Trigger(event="destroys card with battle damage"),
    it_destroys_shield_area_card=m.Trigger(event="destroys shield area card with battle damage"),
    it_attacks=m.Trigger(event="attack"),
)
means(
    it_destroys=lambda _, what: m.Trigger(
        event="destroys unit with battle damage", what=None if what == m.ENEMY_UNIT else what
    ),
    deals_any_damage=partial(_dealt, damage="any"),
    deals_effect_damage=partial(_dealt, damage="effect"),
    survives_damage=partial(_survives, event="receives damage"),
    survives_battle_damage=partial(_survives, event="receives battle damage"),
    survives_effect_damage=partial(_survives, event="receives effect damage"),
    several_receive=lambda reading, who, received: receives_so_much(reading, who, m.Range(), received),
)
