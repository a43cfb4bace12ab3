"""Reads constant effects with a form of their own: substitutions (9-1-9), plays at another cost, further names."""

from __future__ import annotations

import re
from functools import partial
from typing import Any, cast

from lark import Token, Tree

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.changes import stat_and_number
from gundam_desktop.games.gcg.effects.reader.nouns import one_with
from gundam_desktop.games.gcg.effects.reader.own_steps import NOT_YOURS
from gundam_desktop.games.gcg.effects.reader.past_events import Happener
from gundam_desktop.games.gcg.effects.reader.productions import FALLS, PLAY_AS, TURN
from gundam_desktop.games.gcg.effects.reader.reading import Reading, means, reads, says
from gundam_desktop.games.gcg.effects.reader.trees import Fields, Node

_DAMAGE = {"damage", "battle damage", "effect damage"}
_TO_YOURS = re.compile(r"\b(?:it|be returned) to (?:the bottom of )?your (?:hand|deck)\b")

says(
    **FALLS.meanings(),
    to_the_hand="hand",
    to_the_removed="removed",
    to_the_bottom="deck bottom",
    survives="survives",
    your_base=m.Selector(what=("base",), side="your"),
    level_figure=("level",),
    cost_figure=("cost",),
    both_figures=("level", "cost"),
)


@means
def rested_instead(
    reading: Reading, turn: Any, what: m.Selector, effect_of: m.Selector, this: m.Reference
) -> m.Constant:
    """Return the permission to rest this card instead of another that an effect rests."""
    expect_always(reading, reading.marks.once)
    rule = m.RuleChange(rule="rested instead", what=what, effect_of=effect_of)
    return m.Constant(gate=reading.marks.gate, turn=turn, to=this, changes=(rule,))


def _replaced(reading: Reading, turn: Any, who: Happener, falls: tuple[str, Any], **fields: object) -> m.Constant:
    """Return the effect by which something else happens to a card that would be destroyed, returned or rested."""
    expect_always(reading)
    event, cause = falls
    if fields["goes"] == "stays" and cause in _DAMAGE:
        raise reading.refuse("a card without HP left would be destroyed again at once")
    if who == "this pilot" and event == "rested":
        raise reading.refuse("a Pilot cannot be rested on its own")
    if who == "this pilot" and fields["goes"] != "stays":
        raise reading.refuse("this Pilot can only be kept in play by doing something else instead")
    if isinstance(who, m.Selector) and not m.is_yours(who) and _TO_YOURS.search(reading.words()):
        raise reading.refuse(NOT_YOURS)
    try:
        change = m.Replacement.model_validate({"event": event, "by": cause, "once": reading.marks.once, **fields})
    except ValueError as error:
        raise reading.refuse(m.refused_by_model(error)) from None
    to = m.All(all=who) if isinstance(who, m.Selector) else who
    return m.Constant(gate=reading.marks.gate, turn=turn, to=to, changes=(change,))


def expect_always(reading: Reading, *also: object) -> None:
    """Refuse marks of a timing, which a constant effect cannot have, and those of `also`."""
    if any((reading.marks.on, reading.marks.commands, reading.marks.activated, *also)):
        raise reading.refuse("this always applies, so no such mark can stand before it")


def turn_of(turn: object = None) -> Any:
    return TURN.meaning(turn) if isinstance(turn, Tree) else None


@means
def also_named(reading: Reading, name: Token) -> m.AlsoNamed:
    """Another name of the card itself."""
    expect_always(reading, reading.marks.once, reading.marks.gate)
    return m.AlsoNamed(name=name[1:-1])


@means
def attacks_only_after(reading: Reading, happened: m.ThisTurn) -> m.Constant:
    """Return the prohibition to attack while no such Unit was deployed in the turn."""
    expect_always(reading, reading.marks.once)
    never = happened.model_copy(update={"never": True})
    return m.Constant(gate=reading.marks.gate, condition=never, changes=(m.RuleChange(rule="cannot attack"),))


@reads(*PLAY_AS.productions)
def play_as(reading: Reading, tree: Node) -> m.PlayAs:
    """Return another way to play the card by its row in the table."""
    fields: Fields = {}
    for blank, value in PLAY_AS.values(reading, tree):
        match blank.form:
            case "change":
                fields["cost"] = _cheaper(reading, value)
            case "":
                fields.update(value)
            case _:
                fields[blank.field] = value
    made: m.PlayAs = PLAY_AS.meaning(tree).made(fields)
    return made


def _cheaper(reading: Reading, change: Token) -> m.Plus:
    """Return the changed cost of this card while it is played."""
    stat, by = stat_and_number(change)
    if stat != "cost":
        raise reading.refuse("only the cost of this card can change while it is played", change)
    return m.Plus(plus=by, amount=m.THIS_CARDS_COST)


def read_condition(reading: Reading, condition: object) -> m.Condition | None:
    return cast(m.Condition, reading.visit(condition)) if isinstance(condition, Tree) else None


reads(of_friendly=partial(one_with, side="friendly"))
means(
    destroyed_instead=lambda reading, turn, who, falls, goes: _replaced(reading, turn, who, falls, goes=goes),
    may_do_instead=lambda reading, turn, who, falls, doing: _replaced(
        reading, turn, who, falls, goes="stays", may=True, doing=doing
    ),
    may_go_instead=lambda reading, turn, who, falls, goes: _replaced(reading, turn, who, falls, goes=goes, may=True),
    as_if=lambda _, amount, figures: dict.fromkeys(figures, int(amount)),
    as_if_both=lambda _, level, cost: {"level": int(level), "cost": int(cost)},
)
