"""Conditions in English that need no pronoun: counts of cards, and what has happened in a turn or with an effect."""

from __future__ import annotations

from typing import Literal

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.wording import Comparison, NotWorded, en_figures, number
from gundam_desktop.games.gcg.effects.wording import en_nouns as nouns
from gundam_desktop.games.gcg.effects.wording import en_quantities as quantities


def count_is(condition: m.CountIs) -> str:
    """Return a condition on a number of cards."""
    selector = condition.count
    if condition.unique:
        return _with_different_names(condition)
    if selector.did is not None:
        return _done_with_effect(condition)
    your = selector.side == "your"
    hand, trash = selector.zone == "hand", selector.zone == "trash"
    if not (hand or trash or selector.zone is None) or (hand and selector.side not in {"your", "enemy"}):
        raise NotWorded(f"a count in {selector.zone}")
    bare = selector.zone is not None or (selector.what == ("resource",) and selector.side == "enemy")
    how_many, plural = quantities.quantity(selector, condition.least, condition.most, bare=bare, yours=your)
    in_one_place = selector.ex or selector.what == ("resource",) or (your and selector.what == ("shield",))
    if in_one_place and selector.side in {"your", "enemy"} and selector.zone is None:
        return f"{'you have' if your else 'your opponent has'} {how_many}"
    if selector.what == ("shield",) and not your and selector.zone is None:
        return f"there {'are' if plural else 'is'} {how_many}"
    if trash and selector.side == "enemy":
        return f"an enemy player has {how_many} in their trash"
    if selector.zone is None and selector.side == "any" and plural:
        return f"there are {how_many} in play"
    if selector.zone is None:
        return f"you have {how_many} in play" if your else f"{how_many} {'are' if plural else 'is'} in play"
    if hand:
        return f"you have {how_many} in your hand" if your else f"your opponent has {how_many} in their hand"
    where = en_figures.place(selector)
    return f"there are {how_many} in {where}" if plural else f"{how_many} is in {where}"


def _with_different_names(condition: m.CountIs) -> str:
    """Word a condition on the number of cards with different names."""
    selector = condition.count
    if condition.least is None or condition.most is not None or selector.did is not None:
        raise NotWorded("a count of different names so")
    bare = selector.zone is not None
    words = nouns.noun_phrase(selector, plural=True, bare=bare, yours=selector.side == "your")
    many = f"{number(condition.least)} or more {words} with different names"
    if selector.zone is None:
        return f"you have {many} in play" if selector.side == "your" else f"there are {many} in play"
    return f"there are {many} in {en_figures.place(selector)}"


def fewer_or_more(selector: m.Selector, compared: Comparison) -> str:
    """Return the condition that you have fewer or more of such cards than the opponent, or as many."""
    cards = nouns.noun_phrase(selector, plural=True, are=False, bare=selector.zone is not None, yours=True)
    place = {"hand": " in your hand", "trash": " in your trash", None: " in play"}.get(selector.zone)
    if place is None:
        raise NotWorded("a comparison of such cards")
    place = "" if selector.what in {("resource",), ("shield",)} else place
    if compared == "as many":
        return f"you have the same number of {cards}{place} as your opponent"
    return f"you have {compared} {cards}{place} than your opponent"


def _done_with_effect(condition: m.CountIs) -> str:
    """Word what the effect has done: "this effect rested 3 or more Units", "they discard with this effect"."""
    selector = condition.count
    cards = selector.model_copy(update={"did": None, "side": "any"})
    if selector.did == "placed" and selector.side == "any" and condition.least is not None and condition.most is None:
        how_many, _ = quantities.quantity(cards, condition.least, None, bare=False, yours=False)
        return f"you placed {how_many} with this effect"
    if selector.did == "rested" and condition.least is not None and condition.most is None and cards.what == ("unit",):
        of_side = selector.model_copy(update={"did": None})
        how_many, _ = quantities.quantity(of_side, condition.least, None, bare=False, yours=False)
        return f"this effect rested {how_many}"
    if selector.did in _DO and condition.least is not None and condition.most is None:
        done = _of_yours(selector.model_copy(update={"did": None}), condition.least)
        return f"you {_DO[selector.did]} {done} with this effect"
    if selector.did == "destroyed" and (condition.least, condition.most) == (None, 0) and selector.side != "your":
        units = nouns.noun_phrase(selector.model_copy(update={"did": None}), plural=True)
        return f"no {units} are destroyed with this effect"
    who = {"your": "you", "enemy": "they"}.get(selector.side)
    do = {"drawn": "draw", "discarded": "discard"}.get(selector.did or "") if selector.zone is None else None
    if who and do and (condition.least, condition.most) == (1, None):
        if cards == m.ANY_CARD and (who, do) != ("you", "discard"):
            return f"{who} {do} with this effect"
        if do == "discard":
            of_hand = cards.model_copy(update={"zone": "hand"})
            return f"{who} discard {nouns.one(of_hand, bare=True)} with this effect"
    if who == "you" and do == "discard" and condition.least is not None and condition.most is None:
        of_hand = cards.model_copy(update={"zone": "hand"})
        how_many, _ = quantities.quantity(of_hand, condition.least, None, bare=True, yours=False)
        return f"you discard {how_many} with this effect"
    if who == "they" and do and (condition.least, condition.most) == (None, 0) and cards == m.ANY_CARD:
        return f"they don't {do} with this effect"
    raise NotWorded("what this effect has done so")


_DO: dict[str | None, str] = {"destroyed": "destroy", "returned": "return"}


def _of_yours(selector: m.Selector, least: m.Amount) -> str:
    """Return such cards in a least number: "one of your Units", "2 or more enemy Units"."""
    if selector.side == "your" and least == 1:
        return nouns.one_of_yours(selector)
    how_many, _ = quantities.quantity(selector, least, None, bare=False, yours=selector.side == "your")
    return how_many.replace(" or more ", " or more of your ") if selector.side == "your" else how_many


def number_chosen(bounds: m.Range) -> str:
    """Return the condition on the number of cards that were chosen."""
    exactly = bounds.least is not None and bounds.least == bounds.most
    count = f"only {number(bounds.least)}" if exactly else en_figures.figures(bounds)
    return f"you chose {count} {'card' if count == 'only 1' else 'cards'}"


def happened_by_effect(condition: m.ThisTurn) -> str:
    """Return the words for what an effect did to cards in this turn: "your opponent has discarded due to ..."."""
    effect_of, card, who = condition.effect_of, m.ANY_CARD, condition.who
    if effect_of is None or who == "this base":
        raise NotWorded("what no effect did")
    if condition.this_turn in _AP_CHANGED:
        whose = "this Unit" if isinstance(who, str) else nouns.one_of_yours(who)
        return f"{whose}'s AP has been {_AP_CHANGED[condition.this_turn]} by {whose_effect(effect_of)}"
    if condition.this_turn in _BY_EFFECT and who == "this":
        return f"this Unit has been {_BY_EFFECT[condition.this_turn]} by {whose_effect(effect_of)}"
    if isinstance(who, str):
        raise NotWorded("what no effect did")
    if condition.this_turn in _BY_EFFECT:
        return f"{nouns.one_of_yours(who)} has been {_BY_EFFECT[condition.this_turn]} by {whose_effect(effect_of)}"
    if who.side in {"enemy", "your"} and who == card.model_copy(update={"side": who.side}):
        player = "you have" if who.side == "your" else "your opponent has"
        return f"{player} discarded due to {whose_effect(effect_of)}"
    raise NotWorded("such a discard")


_DESTROYERS = {"any": "an effect", "your": "one of your effects", "enemy": "an enemy effect"}


def of_moment(condition: m.Condition) -> str:
    """Return a condition on the present attack, on the turn or on who goes first; empty for others."""
    match condition:
        case m.EffectDestroyed():
            return f"{_DESTROYERS[condition.effect_destroyed]} destroyed this Unit"
        case m.AttackNumber(attack_number=int() as nth) if nth <= len(ORDINALS):
            whose = "this Unit's" if condition.of == "this" else "the"
            return f"this is {whose} {ORDINALS[nth - 1]} attack of this turn"
        case m.TurnOrder():
            return f"you are the player who goes {condition.goes}"
        case m.TurnNumber(own_turn=m.Range(least=int() as first, most=int() as last)):
            numbers = ORDINALS[first - 1 : last]
            if first < 1 or len(numbers) != last - first + 1 or len(numbers) > _TWO:
                raise NotWorded("such turns")
            return f"this is your {' or '.join(numbers)} turn"
    return ""


ORDINALS = ("first", "second", "third", "fourth")
"""Words for the number of a card, an attack or a turn in a sequence."""
_TWO = 2


def whose_effect(card: m.Selector | Literal["this", "this base"]) -> str:
    """Return an effect by whose it is: "one of your (Zeon) card's effects"."""
    if isinstance(card, str):
        return "this Base's effect" if card == "this base" else "this Unit's effect"
    plain = {"any": "an effect", "your": "one of your effects", "enemy": "one of your opponent's effects"}
    if card == m.Selector(what=("card",), side=card.side) and card.side in plain:
        return plain[card.side]
    if card.side == "enemy":
        return f"{nouns.one(card)}'s effect"
    if card.side != "your":
        raise NotWorded("the effect of such a card")
    return f"one of your {nouns.noun_phrase(card, plural=False, yours=True)}'s effects"


def happened(condition: m.ThisTurn) -> str:
    """Return the words for a past event of this turn, done by a Unit or happened to it."""
    who, worded = condition.who, {"deploy", "destroys unit with battle damage"}
    if isinstance(who, str) or condition.effect_of is not None or condition.this_turn not in worded:
        raise NotWorded("such an event of this turn")
    did = "is deployed" if condition.this_turn == "deploy" else "destroys an enemy Unit with battle damage"
    return f"{nouns.one_of_yours(who)} {did}"


_BY_EFFECT: dict[str, str] = {
    "destroyed by effect": "destroyed",
    "returned to hand by effect": "returned to its owner's hand",
    "rested by effect": "rested",
    "set active by effect": "set as active",
}
_AP_CHANGED: dict[str, str] = {"ap reduced by effect": "reduced", "ap increased by effect": "increased"}
_HAVE: dict[str, str] = {
    "attack": "attacked",
    "destroyed": "been destroyed",
    "shield destroyed": "been destroyed",
    "unit destroyed with damage": "been destroyed with damage",
    "unit destroyed with battle damage": "been destroyed with battle damage",
    "unit destroyed with effect damage": "been destroyed with effect damage",
    "deploy": "been deployed",
    "deployed by effect": "been deployed by an effect",
    "linked": "linked",
    "paired": "been paired with a Pilot",
    "recovers hp": "recovered HP",
    "blocks": "blocked",
    "receives damage": "received damage",
    "receives effect damage": "received effect damage",
    "ex resource exiled": "been exiled from the game",
    "destroys unit with battle damage": "destroyed an enemy Unit with battle damage",
    "destroys unit with damage": "destroyed an enemy Unit with damage",
    "destroys card with battle damage": "destroyed an enemy card with battle damage",
    "destroys card with damage": "destroyed an enemy card with damage",
    "destroys shield area card with damage": "destroyed an enemy shield area card with damage",
    "destroys shield area card with battle damage": "destroyed an enemy shield area card with battle damage",
}
"""Past event -> its words after "has" or "have"."""
_YOU_HAVE: dict[tuple[str, str], str] = {
    ("drawn by effect", "card"): "drawn with an effect",
    ("ex resource placed", "resource"): "placed an EX Resource",
    ("ex resource used", "resource"): "used an EX Resource",
    ("resource set active by effect", "resource"): "set one of your Resources as active with an effect",
}


def has_happened(condition: m.ThisTurn) -> str:
    """Return the words for what has happened in this turn: "you have not drawn with an effect"; empty for others."""
    if condition.effect_of is not None:
        return ""
    if isinstance(condition.who, m.Selector) and (words := _you_have(condition, condition.who)):
        return words
    if condition.this_turn not in _HAVE:
        return ""
    at = "this turn" if condition.this_turn == "destroys unit with battle damage" else "during this turn"
    return f"{_have_done(condition)} {at}"


def done_in_turn(condition: m.ThisTurn) -> str:
    """Return the words for what has happened in a turn, after "during a turn where"."""
    if condition.effect_of is not None:
        return happened_by_effect(condition)
    return _have_done(condition) if condition.this_turn in _HAVE else has_happened(condition)


def _have_done(condition: m.ThisTurn) -> str:
    """Return what such cards, or this one, have done: "this Unit has not attacked"."""
    who, done = condition.who, _HAVE[condition.this_turn]
    if isinstance(who, str):
        this, no = "this Base" if who == "this base" else "this Unit", "not " if condition.never else ""
        return f"{this} was {no}deployed" if condition.this_turn == "deploy" else f"{this} has {no}{done}"
    of_yours = "of your " if who.side == "your" else ""
    cards = nouns.noun_phrase(who, plural=True, are=False, yours=True)
    if condition.least > 1:
        return f"{condition.least} or more {of_yours}{cards} have {done}"
    if not condition.never:
        return f"{nouns.one_of_yours(who)} has {done}"
    if of_yours:
        return f"none of your {cards} have {done}"
    return f"no {nouns.noun_phrase(who, plural=False)} has {done}"


def _you_have(condition: m.ThisTurn, who: m.Selector) -> str:
    """Return what the player has done or not done; empty if the condition is about cards."""
    have = f"you have {'not ' if condition.never else ''}"
    if condition.this_turn == "activates command" and who.side == "your":
        of_hand = who.model_copy(update={"zone": "hand"})
        if condition.least > 1:
            commands = nouns.noun_phrase(of_hand, plural=True, bare=True)
            return f"{have}activated {condition.least} or more {commands}' 【Main】/【Action】 during this turn"
        return f"{have}activated {nouns.one(of_hand, bare=True)}'s 【Main】/【Action】 during this turn"
    if condition.this_turn == "draws" and who == m.Selector(what=("card",), side="your") and not condition.never:
        return f"you have drawn {condition.least} or more cards during this turn"
    if condition.least > 1:
        return ""
    if condition.this_turn == "plays command" and who.side == "your":
        played = nouns.one(who.model_copy(update={"zone": "hand"}), bare=True)
        return f"{have}played {played} during this turn"
    for (event, kind), done in _YOU_HAVE.items():
        if condition.this_turn == event and who == m.Selector.model_validate({"what": (kind,), "side": "your"}):
            return f"{have}{done} during this turn"
    return ""


def is_described(selector: m.Selector) -> bool:
    """True if a selector asks only for a trait or a colour of a Unit."""
    asked = selector.given() - {"what"}
    return selector.what == ("unit",) and asked in ({"traits"}, {"colors"})
