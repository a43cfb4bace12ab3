"""Conditions in English that need no pronoun: counts of cards, and what has happened in a turn or with an effect."""

from __future__ import annotations

import re

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded, number
from gundam_desktop.games.gcg.effects.phrases.references import ReferenceTexts
from gundam_desktop.games.gcg.effects.wording.en_descriptions import figures
from gundam_desktop.games.gcg.effects.wording.en_nouns import NOUNS

_SAY = ReferenceTexts("en")
_HAVE = re.compile("(have|has)(?= )")


def count_is(condition: m.CountIs) -> str:
    """Return a condition on a number of cards."""
    selector = condition.count
    if condition.unique:
        return _with_different_names(condition)
    your, zone = selector.side == "your", selector.zone
    if zone not in {"hand", "trash", None} or (zone == "hand" and selector.side not in {"your", "enemy"}):
        raise NotWorded(f"a count in {zone}")
    bare = zone is not None or (selector.what == ("resource",) and selector.side == "enemy")
    how_many, plural = quantity(selector, condition.least, condition.most, bare=bare, yours=your)
    in_one_place = selector.ex or selector.what == ("resource",) or (your and selector.what == ("shield",))
    if in_one_place and selector.side in {"your", "enemy"} and zone is None:
        return f"{'you have' if your else 'your opponent has'} {how_many}"
    if selector.what == ("shield",) and not your and zone is None:
        return f"there {'are' if plural else 'is'} {how_many}"
    if zone == "trash" and selector.side == "enemy":
        return f"an enemy player has {how_many} in their trash"
    if zone is None and selector.side == "any" and plural:
        return f"there are {how_many} in play"
    if zone is None:
        return f"you have {how_many} in play" if your else f"{how_many} {'are' if plural else 'is'} in play"
    if zone == "hand":
        return f"you have {how_many} in your hand" if your else f"your opponent has {how_many} in their hand"
    where = NOUNS.place(selector)
    return f"there are {how_many} in {where}" if plural else f"{how_many} is in {where}"


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


def _with_different_names(condition: m.CountIs) -> str:
    """Word a condition on the number of cards with different names."""
    selector = condition.count
    if condition.least is None or condition.most is not None or selector.did is not None:
        raise NotWorded("a count of different names so")
    words = NOUNS.phrase(selector, bare=selector.zone is not None, yours=selector.side == "your")
    many = f"{number(condition.least)} or more {words} with different names"
    if selector.zone is None:
        return f"you have {many} in play" if selector.side == "your" else f"there are {many} in play"
    return f"there are {many} in {NOUNS.place(selector)}"


def compared_cards(selector: m.Selector) -> str:
    """Return cards whose number is compared with the opponent's, with their place."""
    cards = NOUNS.phrase(selector, are=False, bare=selector.zone is not None, yours=True)
    if selector.zone not in {"hand", "trash", None}:
        raise NotWorded("a comparison of such cards")
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
    if whose:
        raise NotWorded("the AP of several Units")
    of_yours = "of your " if who.side == "your" else ""
    if condition.never and not of_yours:
        return f"no {NOUNS.phrase(who, plural=False)} has {done}"
    number = "none" if condition.never else f"{condition.least} or more"
    return f"{number} {of_yours}{NOUNS.phrase(who, are=False, yours=True)} have {done}"


def _you_have(condition: m.ThisTurn, who: m.Selector) -> str:
    """Return what the player has done."""
    words, least = NOUNS.past.by_you[condition.this_turn], condition.least
    if "{card}" in words:
        if condition.this_turn == "plays command" and least > 1:
            raise NotWorded("a number of Commands that were played")
        of_hand = who.model_copy(update={"zone": "hand"})
        many = f"{least} or more {NOUNS.phrase(of_hand, bare=True)}'"
        words = words.replace("{card}'s", many) if least > 1 else words.format(card=NOUNS.one(of_hand, bare=True))
    elif who != m.Selector(what=who.what, side="your") or (condition.never if "{least}" in words else least > 1):
        raise NotWorded("such cards of this turn")
    return words.format(least=least)
