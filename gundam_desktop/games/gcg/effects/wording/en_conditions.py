"""Conditions in English that need no pronoun: counts of cards, and what has happened in a turn or with an effect."""

from __future__ import annotations

import re

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded, number, refuse_if
from gundam_desktop.games.gcg.effects.wording.en_descriptions import figures
from gundam_desktop.games.gcg.effects.wording.en_nouns import NOUNS

_OWNED = {
    ("your", None): "you have {} in play",
    ("your", "hand"): "you have {} in your hand",
    ("enemy", "hand"): "your opponent has {} in their hand",
    ("enemy", "trash"): "an enemy player has {} in their trash",
}
"""(side, zone) -> the condition that the player has a number of cards there."""
_HAVE = re.compile("(have|has)(?= )")


def count_is(condition: m.CountIs) -> str:
    """Return a condition on a number of cards."""
    selector, side, zone = condition.count, condition.count.side, condition.count.zone
    if zone not in {"hand", "trash", None} or (zone == "hand" and side not in {"your", "enemy"}):
        raise NotWorded(f"a count in {zone}")
    bare = zone is not None or (selector.what == ("resource",) and side == "enemy")
    how_many, plural = quantity(selector, condition.least, condition.most, bare=bare, yours=side == "your")
    place = NOUNS.place(selector) if zone else "play"
    if condition.unique:
        refuse_if(condition.least is None or condition.most is not None or not plural, "a count of different names so")
        there_are = "you have" if (side, zone) == ("your", None) else "there are"
        return f"{there_are} {how_many} with different names in {place}"
    in_one_place = selector.ex or selector.what == ("resource",) or (side == "your" and selector.what == ("shield",))
    if in_one_place and side in {"your", "enemy"} and zone is None:
        return f"{'you have' if side == 'your' else 'your opponent has'} {how_many}"
    if selector.what == ("shield",) and zone is None:
        return f"there {'are' if plural else 'is'} {how_many}"
    if (side, zone) in _OWNED:
        return _OWNED[side, zone].format(how_many)
    if plural and (zone is not None or side == "any"):
        return f"there are {how_many} in {place}"
    return f"{how_many} {'are' if plural else 'is'} in {place}"


def quantity(
    selector: m.Selector,
    least: m.Amount | None,
    most: m.Amount | None = None,
    *,
    bare: bool = False,
    yours: bool = False,
) -> tuple[str, bool]:
    """Return the words for a number of cards, and True if a verb after them is plural."""
    if most is None and least == 1:
        return NOUNS.one(selector, bare=bare, yours=yours), False
    if least is not None and least == most:
        plural = number(most) != 1
        return f"only {most} {NOUNS.phrase(selector, plural=plural, bare=bare, yours=yours)}", plural
    if least is None and most == 0:
        plural = selector.what != ("base",) or yours
        return f"no {NOUNS.phrase(selector, plural=plural, bare=bare, yours=yours)}", plural
    count = figures(m.Range(least=least, most=most))
    return f"{count} {NOUNS.phrase(selector, bare=bare, yours=yours)}", True


def compared_cards(selector: m.Selector) -> str:
    """Return cards whose number is compared with the opponent's, with their place."""
    cards = NOUNS.phrase(selector, are=False, bare=selector.zone is not None, yours=True)
    refuse_if(selector.zone not in {"hand", "trash", None}, "a comparison of such cards")
    if selector.what in {("resource",), ("shield",)}:
        return cards
    return f"{cards} in {f'your {selector.zone}' if selector.zone else 'play'}"


# --- events of the turn


def happened(condition: m.ThisTurn, effect: str) -> str:
    """Return what has happened in a turn, without the turn: "this Unit has not attacked".

    `effect`: the words for the effect that did it; empty if any did, or none.
    """
    past, who, event = NOUNS.past, condition.who, condition.this_turn.removeprefix("shield ")
    if event in past.has:
        return _have_done(condition, past.has[event].format(effect=effect))
    if isinstance(who, str):
        raise NotWorded("what this card has done so")
    if event == "discarded by effect" and (discarded := past.discarded_by(who)):
        words = discarded.format(effect=effect)
    elif event in past.by_you and who.side == "your":
        words = _you_have(condition, who)
    else:
        raise NotWorded("such an event of a turn")
    return _HAVE.sub(r"\1 not", words, count=1) if condition.never else words


def _have_done(condition: m.ThisTurn, done: str) -> str:
    """Return what such cards, or this one, have done."""
    who, whose = condition.who, "'s AP" if condition.this_turn.startswith("ap ") else ""
    if isinstance(who, str):
        this, no = f"this {'Base' if who == 'this base' else 'Unit'}{whose}", "not " if condition.never else ""
        return f"{this} was {no}deployed" if condition.this_turn == "deploy" else f"{this} has {no}{done}"
    if condition.least == 1 and not condition.never:
        return f"{NOUNS.one_of_yours(who)}{whose} has {done}"
    refuse_if(whose, "the AP of several Units")
    of_yours = "of your " if who.side == "your" else ""
    if condition.never and not of_yours:
        return f"no {NOUNS.phrase(who, plural=False)} has {done}"
    number = "none" if condition.never else f"{condition.least} or more"
    return f"{number} {of_yours}{NOUNS.phrase(who, are=False, yours=True)} have {done}"


def _you_have(condition: m.ThisTurn, who: m.Selector) -> str:
    """Return what the player has done."""
    words, least = NOUNS.past.by_you[condition.this_turn], condition.least
    if "{card}" in words:
        refuse_if(condition.this_turn == "plays command" and least > 1, "a number of Commands that were played")
        of_hand = who.model_copy(update={"zone": "hand"})
        many = f"{least} or more {NOUNS.phrase(of_hand, bare=True)}'"
        words = words.replace("{card}'s", many) if least > 1 else words.format(card=NOUNS.one(of_hand, bare=True))
    elif who != m.Selector(what=who.what, side="your") or (condition.never if "{least}" in words else least > 1):
        raise NotWorded("such cards of this turn")
    return words.format(least=least)
