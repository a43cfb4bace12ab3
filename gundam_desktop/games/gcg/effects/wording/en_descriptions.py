"""Descriptions of cards in English, as words after their noun: figures, keyword effects, names, what they have done."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.wording.comparisons import compared
from gundam_desktop.games.gcg.effects.wording.counting import THAT_NUMBER
from gundam_desktop.games.gcg.effects.wording.en_comparisons import compared_words
from gundam_desktop.games.gcg.effects.wording.en_either import either, with_mark
from gundam_desktop.games.gcg.effects.wording.en_figures import (
    figures,
    in_turn_words,
    keyword,
    keyword_list,
    level,
    place,
)
from gundam_desktop.games.gcg.effects.wording.vocabulary import STATS

Value: TypeAlias = Callable[[m.Amount], str]
"""Puts an amount into words."""


def described(selector: m.Selector, value: Value, *, are: bool, bare: bool) -> Iterator[str]:
    """Yield the words after the noun, in the order of the cards; `are` and `bare` as in `en_nouns.noun_phrase`."""
    qualities = _qualities(selector)
    together = qualities if len(qualities) > 1 else {}
    if together:
        yield f"with {' and '.join(together.values())}"
    yield from filter(None, (_figure(stat, selector, value) for stat in ("ap", "hp", "cost") if stat not in together))
    yield from _keywords(selector, together)
    yield from _names(selector, are=are)
    if selector.effect is not None:
        yield with_mark((selector.effect,))
    for most, which in (("highest", selector.highest), ("lowest", selector.lowest)):
        if which is not None:
            yield f"with the {most} {STATS[which].en}"
    yield from _level_and_pilot(selector, value, are=are)
    if selector.either:
        yield either(selector.either, are=are)
    yield from _past(selector, are=are)
    yield from _exceptions(selector, are=are)
    if origin := _origin(selector, bare=bare):
        yield origin


def other_than_chosen(selector: m.Selector) -> bool:
    """True if "other" in the text could also be read as "other than this Unit"."""
    return selector.besides == "this card" or (selector.besides == "chosen" and selector.side == "any")


def _figure(stat: m.Stat, selector: m.Selector, value: Value) -> str:
    """Return the bounds of AP, HP or cost; empty if there are none, or if they are worded at the end."""
    bounds: m.Range | None = getattr(selector, stat)
    if bounds is None:
        return ""
    if unit := _whose_figure(stat, bounds, _NO_MORE_THAN):
        return f"with {STATS[stat].en} equal to or less than {unit}"
    if (than := compared(stat, bounds)) is not None:
        return "" if than.how == "above all" else compared_words(stat, than, value)
    if bounds.most == THAT_NUMBER:
        return f"with {STATS[stat].en} equal to or less than that number"
    return f"with {figures(bounds)} {'cost' if stat == 'cost' else stat.upper()}"


_NO_MORE_THAN: Mapping[m.Reference, str] = {
    "this": "this Unit",
    "chosen": "that Unit",
    "destroyed": "the destroyed Unit",
}
_NO_HIGHER_THAN: Mapping[m.Reference, str] = {
    "this": "this Unit",
    "event doer": "that Unit",
    "destroyed": "the destroyed Unit",
    "discarded": "the discarded card",
    "chosen": "the Unit rested with this ability",
}


def _whose_figure(stat: m.Stat, bounds: m.Range, units: Mapping[m.Reference, str]) -> str:
    """Return the one of the Units whose figure is the upper bound; empty for other bounds."""
    return next((unit for of, unit in units.items() if bounds == m.Range(most=m.StatOf(stat=stat, of=of))), "")


def _keywords(selector: m.Selector, named: Mapping[str, str]) -> Iterator[str]:
    """Yield the words about keyword effects, except for the one that is `named` together with figures."""
    if selector.keyword == "any":
        yield "with a keyword effect"
    elif selector.keyword and not named:
        yield f"with {keyword(m.Keyword(name=selector.keyword))}"
    if selector.keywords:
        yield f"with {keyword_list(selector.keywords)}"
    if selector.keyword_count is not None:
        yield f"with {figures(selector.keyword_count)} keyword effects"
    if selector.keyword_lacks == "any":
        yield "without a keyword effect"
    elif selector.keyword_lacks:
        yield f"without {keyword(m.Keyword(name=selector.keyword_lacks))}"


def _names(selector: m.Selector, *, are: bool) -> Iterator[str]:
    """Yield the words about names and link conditions."""
    if selector.name is not None:
        yield f"with the card name [{selector.name}]"
    if selector.not_named is not None:
        yield f"other than [{selector.not_named}]"
    if selector.name_contains is not None:
        yield f'with "{selector.name_contains}" in {"their" if are else "its"} card name'
    if selector.name_lacks is not None:
        yield f'without "{selector.name_lacks}" in {"their" if are else "its"} card name'
    if selector.link_name is not None:
        yield f"whose link condition is [{selector.link_name}]"
    if selector.link_trait is not None:
        yield f"whose link condition is ({selector.link_trait})"


def _level_and_pilot(selector: m.Selector, value: Value, *, are: bool) -> Iterator[str]:
    """Yield the bounds of the Lv., and that the Units have no Pilot."""
    bounds = selector.level
    if bounds is None:
        if selector.paired is False:
            yield "with no paired Pilot"
        return
    if bounds == m.Range(least=m.StatOf(stat="level")):
        yield "whose Lv. is equal to or higher than this Unit"
    elif (than := compared("level", bounds)) is not None:
        if than.how != "above all":
            yield compared_words("level", than, value)
    elif unit := _whose_figure("level", bounds, _NO_HIGHER_THAN):
        yield f"whose Lv. is equal to or lower than {unit}"
    elif bounds.most == THAT_NUMBER:
        yield "whose Lv. is equal to or lower than that number"
    else:
        yield f"that {'are' if are else 'is'} {level(bounds)}"
    if selector.paired is False:
        yield f"that {'have' if are else 'has'} no paired Pilot"


def _past(selector: m.Selector, *, are: bool) -> Iterator[str]:
    """Yield what has happened to the cards, or what they have done."""
    has, has_not = ("have", "haven't") if are else ("has", "hasn't")
    if selector.damage is not None:
        yield f"that {has} received {figures(selector.damage)} damage"
    if selector.has_attacked is not None:
        yield f"that {has if selector.has_attacked else has_not} attacked this turn"
    if selector.in_turn is not None:
        yield in_turn_words(selector.in_turn, has)
    if selector.not_in_turn is not None:
        yield in_turn_words(selector.not_in_turn, has_not)
    if selector.new:
        yield f"that {'were' if are else 'was'} deployed this turn"


def _exceptions(selector: m.Selector, *, are: bool) -> Iterator[str]:
    """Yield an odd or even Lv., a shared trait, and which of the cards are left out."""
    comma = ", " if selector.level is not None else ""
    if selector.level_is is not None:
        yield f"whose Lv. is an {selector.level_is} number"
    if selector.shares_trait is not None:
        yield _sharing(are=are, shares=selector.shares_trait)
    if selector.linked is False:
        yield f"{comma}other than Link Units"
    if selector.token is False:
        yield f"{comma}other than Unit tokens"
    if selector.besides == "this card":
        yield "other than this card"
    elif other_than_chosen(selector):
        yield f"{comma}other than the chosen Units"


def _origin(selector: m.Selector, *, bare: bool) -> str:
    """Return where the cards are, or what the effect has done to them; empty if neither is said."""
    if selector.zone == "looked":
        return "among them"
    if selector.did == "placed":
        return "you placed from your deck with this effect"
    if selector.did == "rested for cost":
        return "rested for this cost"
    if selector.did is not None:
        return f"{selector.did} with this effect"
    return f"from {place(selector)}" if selector.zone is not None and not bare else ""


def _qualities(selector: m.Selector) -> dict[str, str]:
    """Return a keyword effect and figures by numbers, as they are named together: "<Blocker> and 3 or less AP"."""
    said = {}
    if selector.keyword and selector.keyword != "any":
        said["keyword"] = keyword(m.Keyword(name=selector.keyword))
    for stat in ("ap", "hp", "cost"):
        match getattr(selector, stat):
            case m.Range(least=int() | None, most=int() | None) as bounds:
                said[stat] = f"{figures(bounds)} {STATS[stat].en}"
    return said


def _sharing(*, are: bool, shares: bool) -> str:
    """Return that cards have a trait of this Unit, or none."""
    if shares:
        return f"that {'share' if are else 'shares'} a trait with this Unit"
    return f"that {'do' if are else 'does'}n't share a trait with this Unit"
