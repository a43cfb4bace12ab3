"""Reads constant effects with a form of their own: substitutions (9-1-9), plays at another cost, further names."""

from __future__ import annotations

from functools import partial
from typing import Any, cast

from lark import Token, Tree

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.changes import stat_and_number
from gundam_desktop.games.gcg.effects.reader.falls import FALLS, GOES
from gundam_desktop.games.gcg.effects.reader.nouns import one_with
from gundam_desktop.games.gcg.effects.reader.reading import Reading, reads, says
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, subtrees

_EVENTS = {"returned": "returned to hand", "rested": "rested"}
_DAMAGE = {"damage", "battle damage", "effect damage"}


@reads
def rested_instead(reading: Reading, tree: Node) -> m.Constant:
    """Return the permission to rest this card instead of another that an effect rests."""
    expect_always(reading, tree)
    turn, what, effect_of, this = tree.children
    rule = m.RuleChange(
        rule="rested instead", what=reading.visit(cast(Node, what)), effect_of=reading.visit(cast(Node, effect_of))
    )
    to = reading.visit(cast(Node, this))
    return m.Constant(gate=reading.marks.gate, turn=turn_of(turn), to=to, changes=(rule,))


@reads
def destroyed_instead(reading: Reading, tree: Node) -> m.Constant:
    """Return the effect by which a card that would be destroyed or returned goes somewhere else."""
    turn, who, falls, goes = tree.children
    return _replaced(reading, tree, turn, (who, falls), {"goes": GOES[cast(Node, goes).data]})


@reads
def may_go_instead(reading: Reading, tree: Node) -> m.Constant:
    """Return the effect by which its player may have it go there."""
    turn, who, falls, goes = tree.children
    return _replaced(reading, tree, turn, (who, falls), {"goes": GOES[cast(Node, goes).data], "may": True})


@reads
def may_do_instead(reading: Reading, tree: Node) -> m.Constant:
    """Return the effect by which a player may do something in place of it, with other cards or this one."""
    turn, who, falls, doing = tree.children
    doing_it = reading.visit(cast(Node, doing))
    if isinstance(doing_it, tuple):
        raise reading.refuse("one thing is done in place of it")
    return _replaced(reading, tree, turn, (who, falls), {"goes": "stays", "may": True, "doing": doing_it})


def _replaced(reading: Reading, tree: Node, turn: object, what: tuple[Any, Any], fields: dict[str, Any]) -> m.Constant:
    if reading.marks.on or reading.marks.commands or reading.marks.activated:
        raise reading.refuse("this holds always", tree)
    happener, falls = what
    cause = FALLS[falls.data]
    if fields["goes"] == "stays" and cause in _DAMAGE:
        raise reading.refuse("a card without HP left would be destroyed again at once", falls)
    event = next((name for start, name in _EVENTS.items() if falls.data.startswith(start)), "destroyed")
    who = reading.visit(happener)
    if who == "this pilot" and event == "rested":
        raise reading.refuse("a Pilot is not rested alone", tree)
    if who == "this pilot" and fields["goes"] != "stays":
        raise reading.refuse("something is done in place of it, and the Pilot stays", tree)
    try:
        change = m.Replacement.model_validate({"event": event, "by": cause, "once": reading.marks.once, **fields})
    except ValueError as error:
        raise reading.refuse(m.refused_by_model(error), tree) from None
    to = m.All(all=who) if isinstance(who, m.Selector) else who
    return m.Constant(gate=reading.marks.gate, turn=turn_of(turn), to=to, changes=(change,))


says(
    your_base=m.Selector(what=("base",), side="your"),
)


def expect_always(reading: Reading, tree: Node) -> None:
    """Refuse marks of a timing, which a constant effect cannot have."""
    if reading.marks.on or reading.marks.commands or reading.marks.activated or reading.marks.once:
        raise reading.refuse("this holds always", tree)


def turn_of(turn: object) -> Any:
    if not isinstance(turn, Tree):
        return None
    return "your" if turn.data == "your_turn" else "opponent's"


@reads
def also_named(reading: Reading, tree: Node) -> m.AlsoNamed:
    """Another name of the card itself."""
    if reading.marks.gate:
        raise reading.refuse("a card has its names always")
    expect_always(reading, tree)
    return m.AlsoNamed(name=str(first_token(tree))[1:-1])


@reads
def attacks_only_after(reading: Reading, tree: Node) -> m.Constant:
    """Return the prohibition to attack while no such Unit was deployed in the turn."""
    expect_always(reading, tree)
    happened: m.ThisTurn = reading.visit_first(tree)
    never = happened.model_copy(update={"never": True})
    return m.Constant(gate=reading.marks.gate, condition=never, changes=(m.RuleChange(rule="cannot attack"),))


@reads
def play_as(reading: Reading, tree: Node) -> m.PlayAs:
    cost, figures = reading.visit_parts(tree)
    return m.PlayAs(by=(cost,), **figures)


@reads
def play_cheaper_by(reading: Reading, tree: Node) -> m.PlayAs:
    stat, by = stat_and_number(change := first_token(tree))
    if stat != "cost":
        raise reading.refuse("only its cost matters while it is played", change)
    cost = m.Plus(plus=by, amount=m.THIS_CARDS_COST)
    return m.PlayAs(by=(reading.visit_first(tree),), cost=cost)


@reads
def play_as_if(reading: Reading, tree: Node) -> m.PlayAs:
    condition, figures = reading.visit_parts(tree)
    return m.PlayAs(condition=condition, **figures)


@reads
def pair_as(reading: Reading, tree: Node) -> m.PlayAs:
    unit, figures = reading.visit_parts(tree)
    return m.PlayAs(onto=unit, **figures)


@reads
def pair_cheaper(reading: Reading, tree: Node) -> m.PlayAs:
    stat, by = stat_and_number(change := first_token(tree))
    if stat != "cost":
        raise reading.refuse("only its cost matters while it is played", change)
    return m.PlayAs(onto=reading.visit_first(tree), cost=m.Plus(plus=by, amount=m.THIS_CARDS_COST))


@reads
def play_cheaper(reading: Reading, tree: Node) -> m.PlayAs:
    change = first_token(tree)
    stat, by = stat_and_number(change)
    if stat != "cost":
        raise reading.refuse("only its cost matters while it is played", change)
    return m.PlayAs(
        condition=read_condition(reading, subtrees(tree)[0]), cost=m.Plus(plus=by, amount=m.THIS_CARDS_COST)
    )


@reads
def as_if(reading: Reading, tree: Node) -> dict[str, int]:
    """Return the Lv., the cost or both, with one amount."""
    amount, figures = int(first_token(tree)), subtrees(tree)[0].data
    kinds = {"level_figure": ("level",), "cost_figure": ("cost",)}.get(figures, ("level", "cost"))
    return dict.fromkeys(kinds, amount)


@reads
def as_if_both(reading: Reading, tree: Node) -> dict[str, int]:
    level, cost = (int(cast(Token, number)) for number in tree.children)
    return {"level": level, "cost": cost}


def read_condition(reading: Reading, condition: object) -> m.Condition | None:
    return cast(m.Condition, reading.visit(condition)) if isinstance(condition, Tree) else None


reads(
    of_friendly=partial(one_with, side="friendly"),
)
