"""Reads what players play, activate and pay for, as events."""

from __future__ import annotations

from functools import partial
from typing import Literal

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.damage_events import of_doer, trigger_of
from gundam_desktop.games.gcg.effects.reader.nouns import noun_phrase, one_with, with_fields
from gundam_desktop.games.gcg.effects.reader.parts import expect_keyword
from gundam_desktop.games.gcg.effects.reader.reading import Reading, reads
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, subtrees

_ANY_COMMAND = m.Selector(what=("command card",))
_OF_MARK: dict[str, m.EventName] = {
    "【activate･main】": "uses main effect",
    "【activate･action】": "uses action effect",
}


@reads
def plays_command(reading: Reading, tree: Node) -> m.Trigger:
    what: m.Selector = reading.visit_first(tree)
    if what.what != ("command card",) or what.zone is not None:
        raise reading.refuse("Command cards are played and activated")
    reading.discourse.command = "played command"
    return m.Trigger(event="plays command", what=what)


@reads
def plays_command_with_ex(reading: Reading, tree: Node) -> m.Trigger:
    return plays_command(reading, tree).model_copy(update={"with_ex": True})


@reads
def activates_command(reading: Reading, tree: Node) -> m.Trigger:
    what: m.Selector = reading.visit_first(tree)
    marks = [str(child) for child in tree.children if isinstance(child, Token) and child.type == "MARK"]
    if what.what != ("command card",) or [mark.lower() for mark in marks] != ["【main】", "【action】"]:
        raise reading.refuse("the 【Main】/【Action】 of Commands is activated")
    reading.discourse.activated = True
    return m.Trigger(event="activates command", what=None if what == _ANY_COMMAND else what)


@reads
def they_activate_command(reading: Reading, tree: Node) -> m.Trigger:
    trigger = activates_command(reading, tree)
    reading.discourse.activated = False
    return trigger.model_copy(update={"what": trigger.what or _ANY_COMMAND, "by": other_player(reading, tree)})


@reads
def activates_burst(reading: Reading, tree: Node) -> m.Trigger:
    _mark_is(reading, tree, "【burst】")
    return m.Trigger(event="activates burst")


@reads
def activates_burst_of(reading: Reading, tree: Node) -> m.Trigger:
    """Return the event that the Burst of such a card is activated, or that of any Shield."""
    _mark_is(reading, tree, "【burst】")
    what: m.Selector = reading.visit_first(tree)
    if what == m.Selector(what=("shield",)):
        return m.Trigger(event="activates burst")
    try:
        return m.Trigger(event="activates burst", what=what)
    except ValueError:
        raise reading.refuse("cards of the shield area have a 【Burst】") from None


@reads
def they_activate_burst(reading: Reading, tree: Node) -> m.Trigger:
    return activates_burst(reading, tree).model_copy(update={"by": other_player(reading, tree)})


@reads
def uses_marked_effect(reading: Reading, tree: Node) -> m.Trigger:
    event = _OF_MARK.get(str(first_token(tree)).lower())
    if event is None:
        raise reading.refuse("only 【Activate･Main】 and 【Activate･Action】 effects are activated so")
    return _uses_effect_of(reading, tree, event)


def _uses_effect_of(reading: Reading, tree: Node, event: m.EventName) -> m.Trigger:
    trigger = trigger_of(reading, tree, event)
    if trigger.who is not None and trigger.who.side not in {"your", "friendly"}:
        raise reading.refuse("only effects of your own cards are yours to activate", tree)
    return trigger


@reads
def uses_effect_of_yours(reading: Reading, tree: Node) -> m.Trigger:
    mark = next((str(part).lower() for part in tree.children if isinstance(part, Token)), "")
    who = with_fields(reading, tree, noun_phrase(reading, subtrees(tree)[0]), side="your")
    of_doer(reading)
    try:
        return m.Trigger(event=_OF_MARK[mark] if mark else "uses effect", who=who)
    except (KeyError, ValueError):
        raise reading.refuse("only Units and Bases have effects that are activated so") from None


@reads
def uses_own_marked_effect(reading: Reading, tree: Node) -> m.Trigger:
    reading.discourse.mention("this")
    event = _OF_MARK.get(str(first_token(tree)).lower())
    if event is None:
        raise reading.refuse("only 【Activate･Main】 and 【Activate･Action】 effects are activated so")
    return m.Trigger(event=event)


def _mark_is(reading: Reading, tree: Node, mark: str) -> None:
    if str(first_token(tree)).lower() != mark:
        raise reading.refuse(f"only {mark} is activated so", tree)


def side_of(reading: Reading, tree: Node) -> m.Side:
    """Return whose cards it is about: those of the opponent, or of any player."""
    return "any" if other_player(reading, tree) == "a player" else "enemy"


def other_player(reading: Reading, tree: Node) -> Literal["enemy", "a player"]:
    """Return who does it: the opponent, or any player."""
    words = reading.line[tree.meta.start_pos : tree.meta.end_pos].lower()
    return "a player" if words.startswith("a player ") else "enemy"


@reads
def pays(reading: Reading, tree: Node) -> m.Trigger:
    return _pays(reading, tree, one_with(reading, tree, side="your"))


@reads
def pays_for_one(reading: Reading, tree: Node) -> m.Trigger:
    return _pays(reading, tree, reading.visit_first(tree))


def _pays(reading: Reading, tree: Node, who: m.Selector) -> m.Trigger:
    if str(first_token(tree)) != "①":
        raise reading.refuse("every cost that was paid counts", first_token(tree))
    reading.discourse.paid = True
    return m.Trigger(event="pays for effect", who=who)


@reads
def they_play_command(reading: Reading, tree: Node) -> m.Trigger:
    trigger = plays_command(reading, tree).model_copy(update={"by": other_player(reading, tree)})
    reading.discourse.command = None
    return trigger


@reads
def uses_effect(reading: Reading, _: Node) -> m.Trigger:
    reading.discourse.mention("this")
    return m.Trigger(event="uses effect")


@reads
def uses_effect_of_base(reading: Reading, _: Node) -> m.Trigger:
    reading.discourse.mention("this base")
    return m.Trigger(event="uses effect", base=True)


@reads
def uses_support(reading: Reading, tree: Node) -> m.Trigger:
    expect_keyword(reading, tree, "support", "is used so")
    what = reading.visit_first(tree)
    reading.discourse.introduce("event card")
    reading.discourse.doer = "event card"
    return m.Trigger(event="uses support", what=what)


reads(
    uses_effect_of=partial(_uses_effect_of, event="uses effect"),
)
