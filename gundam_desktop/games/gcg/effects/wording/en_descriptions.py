"""Descriptions of cards in English, as words after their noun: figures, keyword effects, names, what they have done."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded, refuse_if
from gundam_desktop.games.gcg.effects.phrases.descriptions import DESCRIPTIONS, HAD, SO
from gundam_desktop.games.gcg.effects.phrases.texts import RangeWords
from gundam_desktop.games.gcg.effects.phrases.vocabulary import STATS
from gundam_desktop.games.gcg.effects.wording.comparisons import compared
from gundam_desktop.games.gcg.effects.wording.counting import THAT_NUMBER
from gundam_desktop.games.gcg.effects.wording.nouns import Nouns, refuse_undescribed

_FIGURES = RangeWords("{least}", "{most} or less", "{least} or more", "{least} to {most}")
_NO_HIGHER_THAN: Mapping[m.Reference, str] = {
    "discarded": "the discarded card",
    "chosen": "the Unit rested with this ability",
}
"""Cards with whose Lv. one is compared, in other words than a Unit with other figures."""


def described(nouns: Nouns, selector: m.Selector, *, are: bool, bare: bool) -> Iterator[str]:
    """Yield the words after the noun, in the order of the cards; `are` and `bare` as in `EnglishNouns.phrase`."""
    has, has_not = ("have", "haven't") if are else ("has", "hasn't")
    said = partial(_said, nouns, selector, are=are)
    qualities = _qualities(nouns, selector)
    together = qualities if len(qualities) > 1 else {}
    if together:
        yield f"with {' and '.join(together.values())}"
    for stat in m.STATS:
        if stat not in together and stat != "level":
            yield from _figure(nouns, stat, selector, are=are)
    if "keyword" not in together:
        yield from said("keyword")
    yield from said("keywords", "keyword_count", "keyword_lacks", "name", "not_named", "name_contains", "name_lacks")
    yield from said("link_name", "link_trait")
    if selector.effect is not None:
        yield _with_mark(nouns, (selector.effect,))
    yield from said("highest", "lowest")
    yield from _figure(nouns, "level", selector, are=are)
    with_ = "with" if selector.level is None else "that have" if are else "that has"
    yield from (f"{with_} {words}" for words in nouns.said("paired", of=selector, table=HAD))
    if selector.either:
        yield _either(nouns, selector, are=are)
    yield from said("damage", "has_attacked")
    if selector.in_turn is not None:
        yield _in_turn(nouns, selector.in_turn, has, "has")
    if selector.not_in_turn is not None:
        yield _in_turn(nouns, selector.not_in_turn, has_not, "hasn't")
    yield from said("new", "level_is", "shares_trait", "same_name")
    comma = ", " if selector.level is not None else ""
    yield from (comma + words for words in said("linked", "token"))
    if other_than_chosen(selector):
        yield from (comma + words if selector.besides == "chosen" else words for words in said("besides"))
    if selector.zone == "looked":
        yield "among them"
    elif selector.did == "placed":
        yield "you placed from your deck with this effect"
    elif selector.did is not None:
        yield from said("did")
    elif selector.zone is not None and not bare:
        yield f"from {nouns.place(selector)}"


def _said(nouns: Nouns, selector: m.Selector, *fields: str, are: bool) -> Iterator[str]:
    """Yield the words of some fields: for what cards have, with "with" before them."""
    for field in fields:
        had = [f"with {words}" for words in nouns.said(field, of=selector, table=HAD, are=are)]
        yield from had or nouns.said(field, of=selector, table=DESCRIPTIONS, are=are)


def figures(bounds: m.Range) -> str:
    """Return bounds of a number: "2 or less"."""
    return _FIGURES.of(bounds)


def other_than_chosen(selector: m.Selector) -> bool:
    """True if "other" in the text could also be read as "other than this Unit"."""
    return selector.besides == "this card" or (selector.besides == "chosen" and selector.side == "any")


def _figure(nouns: Nouns, stat: m.Stat, selector: m.Selector, *, are: bool) -> Iterator[str]:
    """Yield the bounds of a figure; nothing if there are none, or if they are worded at the end."""
    bounds: m.Range | None = getattr(selector, stat)
    if bounds is None:
        return
    units: dict[Any, str] = {**nouns.say.compared_with, **(_NO_HIGHER_THAN if stat == "level" else {})}
    other = next((unit for of, unit in units.items() if bounds == m.Range(most=m.StatOf(stat=stat, of=of))), "")
    if bounds == m.Range(least=m.StatOf(stat="level")):
        yield "whose Lv. is equal to or higher than this Unit"
    elif (than := compared(stat, bounds)) is not None:
        yield from () if isinstance(than.amount, m.Highest) else (nouns.compared(stat, than),)
    elif other or bounds.most == THAT_NUMBER:
        yield no_more_than(stat, other or "that number")
    else:
        having = "with" if stat != "level" else "that are" if are else "that is"
        yield f"{having} {nouns.bounds(stat, bounds)}"


def no_more_than(stat: m.Stat, other: str) -> str:
    """Return that a figure is at most another one."""
    if stat == "level":
        return f"whose Lv. is equal to or lower than {other}"
    return f"with {STATS[stat].en} equal to or less than {other}"


def _in_turn(nouns: Nouns, done: m.InTurnName, have: str, has: str) -> str:
    """Return what a card has done in this turn: "that has received damage during this turn"."""
    subject = f"whose AP {has}" if done.startswith("ap ") else f"that {have}"
    return f"{subject} {nouns.done(done)} during this turn"


def _qualities(nouns: Nouns, selector: m.Selector) -> dict[str, str]:
    """Return a keyword effect and figures by numbers, as they are named together: "<Blocker> and 3 or less AP"."""
    said = {}
    if selector.keyword and selector.keyword != "any":
        said["keyword"] = nouns.keyword_list((selector.keyword,))
    for stat in ("ap", "hp", "cost"):
        match getattr(selector, stat):
            case m.Range(least=int() | None, most=int() | None) as bounds:
                said[stat] = nouns.bounds(stat, bounds)
    return said


# --- alternatives


def _with_mark(nouns: Nouns, effects: Any) -> str:
    """Return that a card has an effect with one of these marks: "with a 【Deploy】 effect"."""
    if effects == ("pilot",):
        return "with 【Pilot】"
    refuse_if("pilot" in effects, "effects with such marks")
    marks = " or ".join(nouns.marks((effect,)) for effect in effects)
    return f"with {'an' if marks.startswith('【A') else 'a'} {marks} effect"


def _either(nouns: Nouns, selector: m.Selector, *, are: bool) -> str:
    """Return alternative descriptions. `are`: True if the verb is plural."""
    names = nouns.alternatives(selector)
    if names is not None and names.effect is None:
        return next(_said(nouns, names, "name", "name_contains", are=are))
    if names is not None and len(selector.either) == len("ab"):
        return _with_mark(nouns, names.effect)
    arms = [_arm(nouns, part, are=are) for part in selector.either]
    match arms:
        case [(field, verb, first), (other, also, second)]:
            if {field, other} <= {"ap", "hp"} or (field in {"ap", "hp", "keyword"} and second.startswith("no ")):
                return f"with {first} or {second}"
            return f"that {verb} {first} or {also} {second}"
    raise NotWorded("cards of one of these descriptions")


def _arm(nouns: Nouns, unit: m.Selector, *, are: bool) -> tuple[str, str, str] | None:
    """Return a description's only demand: its field, its verb and its words; None for other descriptions."""
    has, be, was = ("have", "are", "were") if are else ("has", "is", "was")
    asked = unit.given() - {"what"}
    if unit.what != ("unit",) or len(asked) != 1:
        return None
    (field,) = asked
    match field, getattr(unit, field):
        case "level" | "ap" | "hp", m.Range() as bounds:
            return field, be if field == "level" else has, nouns.bounds(field, bounds)
        case "keyword", name if name != "any":
            return field, has, nouns.keyword_list((name,))
        case "state", state:
            return field, be, str(state)
        case "damaged", _:
            return field, be, next(nouns.said(field, of=unit, table=SO))
        case "new" | "has_attacked", True:
            verb = was if field == "new" else has
            return field, verb, next(_said(nouns, unit, field, are=are)).removeprefix(f"that {verb} ")
        case "paired", False:
            return field, has, next(nouns.said(field, of=unit, table=HAD))
    return None


def refuse_unworded(selector: m.Selector, *, bare: bool) -> None:
    """Raise `NotWorded` for a description without English words; `bare` as in `EnglishNouns.phrase`."""
    refuse_undescribed(selector)
    if selector.other and (selector.besides is not None or selector.side == "enemy"):
        raise NotWorded("enemy cards other than this card")
    refuse_if(selector.has_attacked is not None and selector.what != ("unit",), "cards of this turn")
    if {selector.in_turn, selector.not_in_turn} & m.TO_ENEMIES and selector.side not in {"your", "friendly"}:
        raise NotWorded("an enemy of which player")
    if (
        selector.zone in {"deck", "removed", "shields"}
        or (selector.zone == "looked" and selector.side != "any")
        or (selector.pilot is not None and selector.pilot == m.Selector(what=("pilot",)))
        or selector.did in {"drawn", "deployed", "ap reduced"}
        or (selector.belongs is not None and bare)
        or (selector.attacked is not None and (selector.attacking or selector.battling == "this"))
        or selector.attacks_player is False
        or (selector.attacks_player and selector.side != "enemy")
        or "chosen" in (selector.battling, selector.host)
        or selector.attacking is False
    ):
        raise NotWorded("cards of this description")
    if len(selector.colors_lack) > 1 or len(selector.traits_lack) > 1:
        raise NotWorded("several colours or traits that a card lacks")
