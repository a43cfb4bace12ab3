"""Reads descriptions of cards: what they have, where they are, whom they attack, what they did in this turn."""

from __future__ import annotations

from functools import partial
from typing import Final, cast

from lark import Token, Tree

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.comparisons import refuse_of_command
from gundam_desktop.games.gcg.effects.reader.marks import TRIGGERS
from gundam_desktop.games.gcg.effects.reader.past_phrases import past_event
from gundam_desktop.games.gcg.effects.reader.reading import Reading, reads, says
from gundam_desktop.games.gcg.effects.reader.trees import Fields, Node, first_token, number_in, stat_in, subtrees

_WHOSE: Final[dict[object, str]] = {
    m.Selector.constant(what=("card",), side=side): word
    for side, word in (("any", ""), ("your", "your "), ("enemy", "enemy "))
}
"""How the effects of a side are named in what has happened."""
_MARKS: dict[str, m.MarkName] = {
    **TRIGGERS,
    "activate･main": "activate main",
    "activate･action": "activate action",
    "pilot": "pilot",
}
"""The marks by which cards are described."""
_ASKED_OF_UNITS = frozenset({"state", "damaged", "level", "ap", "hp", "keyword", "new", "has_attacked", "paired"})
"""What may be one of two descriptions."""


says(
    deployed_this_turn={"new": True},
    attacked_this_turn={"has_attacked": True},
    not_attacked_this_turn={"has_attacked": False},
    with_even_level={"level_is": "even"},
    with_odd_level={"level_is": "odd"},
    not_attacked_now={"attacked": False},
    shares_trait={"shares_trait": True},
    shares_no_trait={"shares_trait": False},
    attacking_this={"attacking": True, "battling": "this"},
    in_your_trash={"side": "your", "zone": "trash"},
    in_their_trash={"side": "enemy", "zone": "trash"},
    in_any_trash={"zone": "trash"},
    in_your_hand={"side": "your", "zone": "hand"},
    in_your_hand_or_trash={"side": "your", "zone": "hand or trash"},
    in_their_hand={"side": "enemy", "zone": "hand"},
    placed_by_it={"did": "placed"},
    rested_by_it={"did": "rested"},
    rested_for_cost={"did": "rested for cost"},
    exiled_by_it={"did": "exiled"},
    destroyed_by_it={"did": "destroyed"},
    discarded_by_it={"did": "discarded"},
    in_play={},
    returned_by_it={"did": "returned"},
)


@reads("of_another_name", "of_the_same_name")
def of_the_same_name(reading: Reading, tree: Node) -> Fields:
    refuse_of_command(reading, tree)
    return {"same_name": tree.data == "of_the_same_name"}


@reads
def did_in_turn(reading: Reading, tree: Node) -> Fields:
    return {"in_turn": past_event(subtrees(tree)[0])}


@reads
def did_not_in_turn(reading: Reading, tree: Node) -> Fields:
    return {"not_in_turn": past_event(subtrees(tree)[0])}


def done_by_effect(reading: Reading, tree: Node, field: str, done: str) -> Fields:
    """Return what an effect of a player did, or did not do, to a card; `{}` is the place for whose effect."""
    (of,) = subtrees(tree)
    whose = _WHOSE.get(reading.visit(of))
    if whose is None:
        raise reading.refuse("an effect of yours, of an enemy, or any", of)
    return {field: done.format(whose)}


@reads
def with_more_than(reading: Reading, tree: Node) -> Fields:
    return {stat_in(subtrees(tree)[0]): m.Range(least=number_in(tree) + 1)}


@reads
def with_less_than(reading: Reading, tree: Node) -> Fields:
    number = number_in(tree)
    if number < 1:
        raise reading.refuse("no figure is below 0")
    return {stat_in(subtrees(tree)[0]): m.Range(most=number - 1)}


@reads
def with_effect(reading: Reading, tree: Node) -> Fields:
    mark = first_token(tree)
    return {"effect": _mark(reading, mark, but="pilot")}


@reads
def with_mark(reading: Reading, tree: Node) -> Fields:
    mark = first_token(tree)
    if _mark(reading, mark) != "pilot":
        raise reading.refuse("an effect with that mark", mark)
    return {"effect": "pilot"}


@reads
def with_either_effect(reading: Reading, tree: Node) -> Fields:
    marks = [child for child in tree.children if isinstance(child, Token) and child.type == "MARK"]
    return {
        "either": tuple(m.ANY_CARD.model_copy(update={"effect": _mark(reading, mark, but="pilot")}) for mark in marks)
    }


def _mark(reading: Reading, mark: Token, but: str = "") -> m.MarkName:
    name = _MARKS.get(" ".join(str(mark)[1:-1].lower().split()))
    if name is None or name == but:
        raise reading.refuse("only a mark that says when an effect happens or is activated", mark)
    return name


@reads
def or_else(reading: Reading, tree: Node) -> Fields:
    """Return two descriptions one of which must fit; the first of them stands before the words of the other."""
    if len(subtrees(tree)) != 2:
        raise reading.refuse("one description stands before it")
    parts = []
    for part in subtrees(tree):
        said = cast(Fields, reading.visit(part))
        if not said.keys() <= _ASKED_OF_UNITS:
            raise reading.refuse("what a Unit in play is or has", part)
        parts.append(m.Selector.model_validate({"what": ("unit",), **said}))
    return {"either": tuple(parts)}


@reads
def or_so(reading: Reading, tree: Node) -> Fields:
    return _state(subtrees(tree)[0])


@reads
def in_either_state(reading: Reading, tree: Node) -> Fields:
    asked = [_state(part) for part in subtrees(tree)]
    return {"either": tuple(m.Selector.model_validate({"what": ("unit",), **said}) for said in asked)}


def _state(tree: Node) -> Fields:
    so = str(tree.children[0]).lower()
    return {"damaged": so == "damaged"} if so.endswith("damaged") else {"state": so}


@reads
def above_all_of_yours(reading: Reading, tree: Node) -> Fields:
    stat, cards = subtrees(tree)
    units: m.Selector = reading.visit(cards)
    if units.what != ("unit",) or units.side != "any" or units.zone is not None:
        raise reading.refuse("your Units in play", cards)
    figure = cast(m.Stat, stat_in(stat))
    highest = m.Highest(highest=figure, among=units.model_copy(update={"side": "your"}))
    return {figure: m.Range(least=m.Plus(plus=1, amount=highest))}


@reads("below_one", "up_to_one")
def below_one(reading: Reading, tree: Node) -> Fields:
    """Return a figure below that of one of certain Units of this player, so below the highest of them; or up to it."""
    stat, cards = subtrees(tree)
    units: m.Selector = reading.visit(cards)
    if units.what != ("unit",) or units.side not in {"your", "friendly"} or units.zone is not None:
        raise reading.refuse("Units of yours in play", cards)
    figure = cast(m.Stat, stat_in(stat))
    highest = m.Highest(highest=figure, among=units)
    return {figure: m.Range(most=m.Plus(plus=-1, amount=highest) if tree.data == "below_one" else highest)}


@reads
def attacking_one(reading: Reading, tree: Node) -> Fields:
    return {"attacking": True, "battling": _unit_in_battle(reading, tree)}


@reads
def attacking_yours(reading: Reading, tree: Node) -> Fields:
    what = _unit_in_battle(reading, tree)
    if what.side not in {"any", "friendly"}:
        raise reading.refuse(f"{what.side} and yours in one")
    return {"attacking": True, "battling": what.model_copy(update={"side": "your"})}


@reads
def attacked_by_one(reading: Reading, tree: Node) -> Fields:
    return {"attacked": True, "battling": _unit_in_battle(reading, tree)}


def _unit_in_battle(reading: Reading, tree: Node) -> m.Selector:
    what: m.Selector = reading.visit_first(tree)
    if what.what != ("unit",) or what.zone is not None:
        raise reading.refuse("Units attack and are attacked by Units", tree)
    return what


@reads
def from_their_hand(reading: Reading, tree: Node) -> Fields:
    if reading.discourse.among != "their hand":
        raise reading.refuse("their hand was not looked at before")
    return {"side": "enemy", "zone": "hand"}


@reads
def among_looked(reading: Reading, tree: Node) -> Fields:
    match reading.discourse.among:
        case "looked":
            return {"zone": "looked"}
        case "placed":
            return {"did": "placed"}
        case "their hand":
            return {"side": "enemy", "zone": "hand"}
    raise reading.refuse("no cards were looked at before")


@reads
def placed_by_you(reading: Reading, _: Node) -> Fields:
    """Return the cards that the effect has placed; those of the player if others placed some, too."""
    return {"did": "placed"} if reading.discourse.players is None else {"did": "placed", "side": "your"}


def alternatives_joined(parts: list[Node]) -> list[Node]:
    """Return the parts of a description of cards, with "that is rested" and "or is damaged" as one of them."""
    joined: list[Node] = []
    for part in parts:
        first = [joined.pop()] if part.data == "or_else" and joined[-2:-1] and joined[-2].data == "nouns" else []
        joined.append(Tree("or_else", [*first, *part.children], part.meta) if first else part)
    return joined


reads(
    was_rested=partial(done_by_effect, field="in_turn", done="rested by {}effect"),
    was_not_rested=partial(done_by_effect, field="not_in_turn", done="rested by {}effect"),
    was_set_active=partial(done_by_effect, field="in_turn", done="set active by {}effect"),
    was_not_set_active=partial(done_by_effect, field="not_in_turn", done="set active by {}effect"),
    ap_was_reduced=partial(done_by_effect, field="in_turn", done="ap reduced by {}effect"),
    ap_was_not_reduced=partial(done_by_effect, field="not_in_turn", done="ap reduced by {}effect"),
    ap_was_increased=partial(done_by_effect, field="in_turn", done="ap increased by {}effect"),
    ap_was_not_increased=partial(done_by_effect, field="not_in_turn", done="ap increased by {}effect"),
)
