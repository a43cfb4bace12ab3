"""Reads what players activate and pay for, as events, where more than the words of a row decides."""

from __future__ import annotations

from functools import partial

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.damage_events import trigger_of
from gundam_desktop.games.gcg.effects.reader.parts import expect_keyword
from gundam_desktop.games.gcg.effects.reader.past_events import Happener, yours
from gundam_desktop.games.gcg.effects.reader.reading import Reading, means, reads
from gundam_desktop.games.gcg.effects.reader.trees import Node

_OF_MARK: dict[str, m.EventName] = {
    "【activate･main】": "uses main effect",
    "【activate･action】": "uses action effect",
}


@means
def you_activate_nth(reading: Reading, ordinal: int, what: m.Selector, *_: object) -> m.Trigger:
    try:
        return m.Trigger(event="activates command", what=what, nth=ordinal)
    except ValueError:
        raise reading.refuse("only Commands that are activated in a turn are numbered") from None


def _uses(reading: Reading, who: Happener, event: m.EventName = "uses effect") -> m.Trigger:
    if isinstance(who, m.Selector) and who.side not in {"your", "friendly"}:
        raise reading.refuse("only effects of your own cards are yours to activate")
    return trigger_of(reading, who, event=event)


@means
def uses_marked_effect(reading: Reading, mark: Token, who: Happener) -> m.Trigger:
    event = _OF_MARK.get(mark.lower())
    if event is None:
        raise reading.refuse("only 【Activate･Main】 and 【Activate･Action】 effects are activated so")
    return _uses(reading, who, event)


@means
def pays(reading: Reading, cost: Token, who: m.Selector) -> m.Trigger:
    if cost != "①":
        raise reading.refuse("every cost that was paid counts", cost)
    reading.discourse.paid = True
    return m.Trigger(event="pays for effect", who=who)


@reads
def uses_support(reading: Reading, tree: Node) -> m.Trigger:
    expect_keyword(reading, tree, "support", "is used so")
    what = reading.visit_first(tree)
    reading.discourse.introduce("event card")
    reading.discourse.doer = "event card"
    return m.Trigger(event="uses support", what=what)


means(
    uses_effect_of=_uses,
    uses_effect_of_yours=lambda reading, what: _uses(reading, yours(reading, what)),
    uses_marked_effect_of_yours=lambda reading, what, mark: uses_marked_effect(reading, mark, yours(reading, what)),
    uses_own_marked_effect=lambda reading, mark: uses_marked_effect(reading, mark, "this"),
    uses_effect=partial(_uses, who="this"),
    uses_effect_of_base=partial(_uses, who="this base"),
)
