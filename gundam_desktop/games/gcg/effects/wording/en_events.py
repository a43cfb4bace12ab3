"""Events in English: "one of your (Zeon) Units destroys an enemy Unit with battle damage"."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.wording import NotWorded
from gundam_desktop.games.gcg.effects.wording import en_nouns as nouns
from gundam_desktop.games.gcg.effects.wording.en_conditions import ORDINALS, whose_effect
from gundam_desktop.games.gcg.effects.wording.en_references import EnglishReferences

_HAPPENS: dict[tuple[str, str | None], str] = {
    ("destroys unit with battle damage", None): "destroys {} with battle damage",
    ("destroys shield area card with battle damage", None): "destroys an enemy shield area card with battle damage",
    ("destroys shield area card with damage", None): "destroys an enemy shield area card with damage",
    ("deals battle damage", None): "deals battle damage to {}",
    ("deals breach damage", None): "'s <Breach> deals damage",
    ("destroys unit with damage", None): "destroys {} with damage",
    ("destroys card with damage", None): "destroys an enemy card with damage",
    ("destroys card with battle damage", None): "destroys an enemy card with battle damage",
    ("deployed by effect", None): "is deployed by an effect",
    ("deployed by effect", "you"): "is deployed by one of your effects",
    ("deployed by effect", "enemy"): "is deployed by one of your opponent's effects",
    ("destroyed by effect", None): "is destroyed by an effect",
    ("destroyed by effect", "you"): "is destroyed by one of your effects",
    ("destroyed by effect", "enemy"): "is destroyed by one of your opponent's effects",
    ("receives damage", None): "receives damage",
    ("receives damage", "enemy"): "receives damage from an enemy",
    ("receives battle damage", None): "receives battle damage",
    ("receives battle damage", "enemy"): "receives enemy battle damage",
    ("blocked", None): "is blocked by {}",
    ("blocks", None): "blocks",
    ("receives effect damage", None): "receives effect damage",
    ("receives effect damage", "enemy"): "receives enemy effect damage",
    ("receives effect damage", "you"): "receives effect damage from one of your effects",
    ("ap reduced by effect", None): "'s AP is reduced by an effect",
    ("ap reduced by effect", "enemy"): "'s AP is reduced by an enemy effect",
    ("ap reduced by effect", "you"): "'s AP is reduced by one of your effects",
    ("ap increased by effect", None): "'s AP is increased by an effect",
    ("ap increased by effect", "enemy"): "'s AP is increased by an enemy effect",
    ("ap increased by effect", "you"): "'s AP is increased by one of your effects",
    ("ap increased by support", None): "'s AP is increased by <Support>",
    ("chosen by effect", "enemy"): "is chosen by an enemy effect",
    ("recovers hp", None): "recovers HP",
    ("rested", None): "is rested",
    ("rested by effect", None): "is rested by an effect",
    ("rested by effect", "enemy"): "is rested by one of your opponent's effects",
    ("rested by effect", "you"): "is rested by one of your effects",
    ("set active by effect", None): "is set as active by an effect",
    ("set active by effect", "you"): "is set as active by one of your effects",
    ("set active by effect", "enemy"): "is set as active by one of your opponent's effects",
    ("returned to hand", None): "is returned to its owner's hand",
    ("returned to hand by effect", None): "is returned to its owner's hand by an effect",
    ("returned to hand by effect", "you"): "is returned to its owner's hand by one of your effects",
    ("returned to hand by effect", "enemy"): "is returned to its owner's hand by one of your opponent's effects",
    ("linked", None): "links",
    ("attack", None): "attacks",
    ("attacked", None): "is attacked",
    ("target changed", None): "'s attack target is changed",
    ("deploy", None): "is deployed",
    ("destroyed", None): "is destroyed",
}
_OF_TARGET = {
    "attack": "attacks {}",
    "attacked": "is attacked by {}",
    "blocks": "blocks {}",
    "receives battle damage": "receives battle damage from {}",
    "receives damage": "receives damage from {}",
    "receives effect damage": "receives effect damage from {}",
    "destroys shield area card with battle damage": "destroys {} with battle damage",
    "destroys shield area card with damage": "destroys {} with damage",
}
"""Events in which another card may play a part."""
_OF_EFFECT = {"you": ("one of your effects",), "enemy": ("one of your opponent's effects", "an enemy effect")}
"""Player -> the words for that player's effects in `_HAPPENS`."""
_RECEIVED_FROM = {"receives battle damage", "receives damage", "receives effect damage"}
"""Kinds of damage for which the text can name the source."""
_SUFFERED = {"rested", "rested by effect", "set active by effect", "blocked"}
"""Events that happen to a card: the text continues about that card."""
_OF_SHIELD_AREA = {"destroys shield area card with battle damage", "destroys shield area card with damage"}
"""Events with one Unit, this one, so that "it" means it."""
_OF_TWO_UNITS = {"destroys unit with battle damage", "destroys unit with damage", "deals battle damage"}
"""Events in which "it" could mean either of two Units."""
_YOURS: dict[str, str] = {
    "ex resource exiled": "one of your EX Resources is exiled from the game",
    "places ex resource": "you place an EX Resource",
    "draws": "you draw a card",
    "draws with effect": "you draw with an effect",
    "activates burst": "you activate a 【Burst】 effect",
}
_THEY: dict[str | None, str] = {"enemy": "your opponent", "a player": "a player"}
"""Players other than you who do something."""
_THEIRS: dict[str, str] = {
    "places ex resource": "places an EX Resource",
    "draws": "draws a card",
    "draws with effect": "draws with an effect",
    "activates burst": "activates a 【Burst】 effect",
}
_EFFECTS: dict[str, str] = {
    "uses effect": "an effect",
    "uses main effect": "an 【Activate･Main】 effect",
    "uses action effect": "an 【Activate･Action】 effect",
}
"""Event -> what is activated."""


def effects_of(units: m.Selector) -> str:
    """Return effects of such Units: "(Militia) Units' effects"."""
    return f"{nouns.noun_phrase(units, plural=True, are=False, yours=True)}' effects"


def _of_player(on: m.Trigger, refs: EnglishReferences) -> str:
    """Word an event that a player does."""
    match on:
        case m.Trigger(event="plays command", what=m.Selector() as what):
            refs.command = True
            if what.zone is not None or what.side != "any":
                raise NotWorded("Commands of somewhere")
            refs.ex_used = on.with_ex
            card = nouns.one(what.model_copy(update={"zone": "hand"}), bare=True)
            if on.by in _THEY and not on.with_ex:
                refs.command = False
                return f"{_THEY[on.by]} plays and activates {card}"
            return f"you play and activate {card}{' using an EX Resource' if on.with_ex else ''}"
        case m.Trigger(event="places from deck", who=None, by=None, what=m.Selector(zone=None, side="any") as what):
            card = nouns.one(what.model_copy(update={"zone": "hand"}), bare=True)
            return f"you place {card} from your deck into your trash"
        case m.Trigger(event="uses effect", who=None, what=None):
            refs.subject = "this base" if on.base else "this"
            return f"you use {'this Base' if on.base else 'this Unit'}'s effect"
        case m.Trigger(event="uses main effect" | "uses action effect" as uses, who=None, what=None, base=False):
            refs.subject = "this"
            return f"you activate {_EFFECTS[uses]} of this Unit"
        case m.Trigger(event=uses, who=m.Selector() as who) if uses in _EFFECTS:
            if who.side != "your" or who.zone is not None or on.what is not None:
                raise NotWorded("the effect of such a card")
            refs.introduce("event doer")
            refs.doer = "event doer"
            verb = "use" if uses == "uses effect" else "activate"
            return f"you {verb} {_EFFECTS[uses]} of {nouns.one_of_yours(who)}"
        case m.Trigger(event="exiled from trash", who=m.Selector(side="your", zone="trash") as who, what=None):
            refs.introduce("event doer")
            card = nouns.one(who.model_copy(update={"zone": "hand"}), bare=True)
            return f"{card} in your trash is exiled from the game"
        case m.Trigger(event="activates burst", what=m.Selector(side="any", zone=None) as what, by=None):
            return f"you activate {nouns.one(what.model_copy(update={'zone': 'hand'}), bare=True)}'s 【Burst】 effect"
        case m.Trigger(event="activates command", what=m.Selector(side="any", zone=None) as what, with_ex=False, nth=0):
            verb = f"{_THEY[on.by]} activates" if on.by in _THEY else "you activate"
            return f"{verb} {nouns.one(what)}'s 【Main】/【Action】"
        case m.Trigger(event="activates command", what=None, with_ex=False):
            return "you activate a Command's 【Main】/【Action】 effect"
        case m.Trigger(event="pays for effect", who=m.Selector(side="your") as who):
            return f"you pay ① or more cost for one of your {effects_of(who)}"
        case m.Trigger(event="pays for effect", who=m.Selector() as who):
            return f"you pay ① or more for {nouns.one(who)}'s effect"
        case m.Trigger(event="deploy", who=m.Selector(side="your") as who, nth=int() as nth) if (
            0 < nth <= len(ORDINALS)
        ):
            refs.introduce("event doer")
            refs.doer = "event doer"
            card = nouns.noun_phrase(who, plural=False, yours=True)
            return f"you deploy your {ORDINALS[nth - 1]} {card} in a turn"
        case m.Trigger(event="activates command", who=None, by=None, nth=int() as nth) if 0 < nth <= len(ORDINALS):
            what = on.what or m.Selector(what=("command card",))
            if what.zone is not None or what.side != "any" or on.with_ex:
                raise NotWorded("Commands of somewhere")
            return f"you activate your {ORDINALS[nth - 1]} {nouns.noun_phrase(what, plural=False)} in a turn"
        case m.Trigger(event="draws", who=None, what=None, by=None, nth=int() as nth) if 0 < nth <= len(ORDINALS):
            return f"you draw your {ORDINALS[nth - 1]} card in a turn"
        case m.Trigger(
            event="effect destroys unit" | "effect damage destroys unit", who=m.Selector() as who, what=None
        ):
            refs.introduce("event doer")
            refs.doer = "event doer"
            damage = "" if on.event == "effect destroys unit" else "damage from "
            return f"{damage}{_effect_of(on)} destroys {nouns.one_of_yours(who)}"
        case m.Trigger(event="deploy", who=m.Selector(side="your", in_turn=str() as origin) as who) if (
            origin in _FROM and not on.or_this
        ):
            refs.introduce("event doer")
            refs.doer = "event doer"
            card = nouns.one(who.model_copy(update={"in_turn": None}), yours=True)
            return f"you deploy {card} from your {_FROM[origin]}"
        case m.Trigger(event="deploy", who=m.Selector(side="your") as who) if on.or_this:
            refs.introduce("event doer")
            refs.doer = "event doer"
            units = nouns.noun_phrase(who, plural=True, are=False, yours=True)
            return f"this Unit or one of your {units} is deployed"
    return ""


_FROM = {"deployed from trash": "trash", "deployed from hand": "hand"}


def _effect_of(on: m.Trigger) -> str:
    """Return the effect that destroys a Unit, or the Commands whose damage does."""
    if isinstance(on.effect_of, m.Selector):
        of_command = on.event == "effect damage destroys unit" and on.effect_of.what == ("command card",)
        if not of_command or on.effect_of.side not in {"your", "enemy"}:
            raise NotWorded("the effect of such cards")
        return nouns.one_of_yours(on.effect_of)
    side = {"you": "your", "enemy": "enemy"}.get(on.by or "", "any")
    return whose_effect(on.effect_of or m.Selector.model_validate({"what": "card", "side": side}))


def _discarded(on: m.Trigger) -> str:
    """Word a discard that an effect causes."""
    if on.what is not None:
        raise NotWorded("such a discard")
    side = {"you": "your", "enemy": "enemy"}.get(on.by or "", "any")
    whose = whose_effect(on.effect_of or m.Selector.model_validate({"what": "card", "side": side}))
    if on.effect_of is not None and on.by not in _OF_EFFECT:
        raise NotWorded("such a discard")
    if on.who is None:
        return f"this card is discarded by {whose}"
    if on.who.side in {"your", "enemy"} and on.who != m.Selector(what=("card",), side=on.who.side):
        who = "you discard" if on.who.side == "your" else "your opponent discards"
        of_hand = on.who.model_copy(update={"zone": "hand"})
        return f"{who} {nouns.one(of_hand, bare=True)} due to {whose}"
    if on.who != m.Selector(what=("card",), side=on.who.side):
        raise NotWorded("such a discard")
    match on.who.side:
        case "your":
            return f"you discard due to {whose}"
        case "enemy":
            return f"your opponent discards due to {whose}"
    return f"a player discards due to {whose}"


def event(on: m.Trigger, refs: EnglishReferences, who: str = "") -> str:
    """Word an event. `who`: the card that does it or to which it happens, if not given by the trigger."""
    if on.nth and not (on.event == "deploy" and on.who is not None) and on.event not in {"draws", "activates command"}:
        raise _not_worded(on)
    named = (on.event, on.by) in _HAPPENS or on.event in _EFFECTS
    of_base = on.base and (bool(who) or on.who is not None or not named)
    if of_base or (on.or_this and on.event != "deploy") or (on.with_ex and on.event != "plays command"):
        raise _not_worded(on)
    if on.event == "discarded by effect":
        return _discarded(on)
    if words := _of_player(on, refs):
        return words
    if on.or_this:
        raise _not_worded(on)
    if words := _paired(on, refs):
        return words
    if on.pilot is not None:
        raise NotWorded("this event with a Pilot")
    if on.who is None and on.what is None and on.by is None and on.event in _YOURS:
        return _YOURS[on.event]
    if on.who is None and on.what is None and on.by in _THEY and on.event in _THEIRS:
        return f"{_THEY[on.by]} {_THEIRS[on.event]}"
    happens = _happens(on)
    if happens is None:
        return _of_other_card(on, refs, who)
    if who == "they":
        happens = happens.replace("destroys ", "destroy ").replace("deals ", "deal ")
        happens = "attack" if happens == "attacks" else happens
    who = who or _happener(on, refs)
    _mention(on, refs)
    happens = _with_target(on, happens)
    if happens.startswith("'s ") and who.startswith("one of your ") and who.endswith("s"):
        return f"{who}'" + happens.removeprefix("'s")
    return f"{who}{'' if happens.startswith(chr(39)) else ' '}{happens}"


def _not_worded(on: m.Trigger) -> NotWorded:
    return NotWorded(f"the event {on.event!r} so")


def _paired(on: m.Trigger, refs: EnglishReferences) -> str:
    """Word the pairing of a Pilot that the text describes, or with one of other Units; empty for another event."""
    if on.event != "paired":
        return ""
    if on.who is not None and on.who.side == "your" and on.what is None:
        refs.introduce("event doer")
        refs.doer = "event doer"
        units = nouns.noun_phrase(on.who, plural=True, are=False, yours=True)
        return f"you pair {nouns.one(on.pilot or m.Selector(what=('pilot',)))} with one of your {units}"
    if on.who is not None and on.who.side != "friendly" and (on.what, on.by) == (None, None):
        refs.introduce("event doer")
        refs.doer = "event doer"
        units = nouns.noun_phrase(on.who, plural=True, are=False, bare=True)
        they = "a player" if on.who.side == "any" else "your opponent"
        return f"{they} pairs {nouns.one(on.pilot or m.Selector(what=('pilot',)))} with one of their {units}"
    if on == m.Trigger(event="paired", pilot=on.pilot) and on.pilot is not None:
        refs.mention("this")
        return f"{nouns.one(on.pilot)} is paired with this Unit"
    return ""


def _happens(on: m.Trigger) -> str | None:
    """Return what happens, as words after the card; None for an event that is not worded so."""
    happens = _HAPPENS.get((on.event, on.by))
    if on.on_player:
        of_enemy = on.who is not None and on.who.side == "enemy"
        on_whom = "attacks you" if of_enemy else "attacks the enemy player"
        happens = on_whom if on.event == "attack" and on.what is None else None
    elif on.what is not None and on.by is None:
        happens = _OF_TARGET.get(on.event, happens)
    if on.effect_of is not None:
        if happens is None or on.by not in _OF_EFFECT:
            raise _not_worded(on)
        whose = whose_effect(on.effect_of)
        for effect in _OF_EFFECT[on.by]:
            happens = happens.replace(effect, whose)
    return happens


def _happener(on: m.Trigger, refs: EnglishReferences) -> str:
    """Return the card that does the event or to which it happens; the text speaks of it from here on."""
    if on.who is None:
        if on.event in _SUFFERED:
            refs.subject = refs.object = "this base" if on.base else "this"
        elif on.event in _OF_SHIELD_AREA and not on.base:
            refs.object = "this"
        if on.base:
            return "this Base"
        return "this rested Unit" if on.event == "set active by effect" else "this Unit"
    who = nouns.one_of_yours(on.who)
    refs.doer = "event doer"
    if on.event in _OF_TWO_UNITS:
        refs.doer_side = "friendly " if on.who.side == "friendly" else ""
    else:
        refs.introduce("event doer")
    return who


def _mention(on: m.Trigger, refs: EnglishReferences) -> None:
    """Record the other Unit of the event: "that enemy Unit", "the attacking Unit", "that Unit"."""
    what = on.what
    if on.event in {"deals battle damage", "blocked"} or (on.event == "blocks" and what is not None):
        refs.enemy = True
    if on.event == "attack" and what is not None and what.side == "enemy" and what.what == ("unit",):
        refs.enemy = True
    refs.blocked = on.event == "blocked"
    refs.event_unit = (refs.enemy or (what is not None and "unit" in what.what)) and "destroy" not in on.event
    if on.event == "attacked" or (on.event == "blocks" and what is None):
        refs.attacker = "event card"
    elif on.event == "attack" and what is not None and on.who is not None:
        refs.attacker = "event doer"
    if on.event in _RECEIVED_FROM and (on.event == "receives battle damage" or what is not None):
        refs.doer = "event card"


def _with_target(on: m.Trigger, happens: str) -> str:
    """Return what happens, with the other card of the event in its place."""
    if "{" not in happens:
        if on.what is not None:
            raise _not_worded(on)
        return happens
    of_enemies = on.event in {"destroys unit with battle damage", "destroys unit with damage", "blocked"}
    target = on.what or (m.ENEMY_UNIT if of_enemies else None)
    if target is None:
        raise NotWorded("damage to whatever")
    return happens.format(nouns.one_of_yours(target))


def _of_other_card(on: m.Trigger, refs: EnglishReferences, who: str) -> str:
    """Word an event from the point of view of the other card, not of this Unit."""
    what = on.what
    if on.who is not None or on.by is not None or on.on_player or who == "they":
        raise _not_worded(on)
    match on.event:
        case "uses support" if what is not None:
            refs.introduce("event card")
            refs.doer = "event card"
            return f"you use this Unit's <Support> to increase {nouns.one(what)}'s AP"
        case "pilot paired with" if what is None:
            return "you pair a Pilot with this Unit"
        case "pilot paired with" if what is not None and what.side == "your":
            refs.introduce("event card")
            words = nouns.noun_phrase(what, plural=True, are=False, yours=True)
            return f"you pair a Pilot with this Unit or one of your {words}"
        case (
            "unit destroyed with damage" | "unit destroyed with battle damage" | "unit destroyed with effect damage"
        ) if what is not None:
            refs.introduce("event card")
            return f"{nouns.one_of_yours(what)} is {on.event.removeprefix('unit ')}"
    raise _not_worded(on)
