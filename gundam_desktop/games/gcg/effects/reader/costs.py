"""Reads costs: what stands before the colon, and what is done first when a card is played another way."""

from __future__ import annotations

from typing import Any, Final

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.groups import Many, bounds_of
from gundam_desktop.games.gcg.effects.reader.nouns import narrowed
from gundam_desktop.games.gcg.effects.reader.own_steps import in_hand_of_yours
from gundam_desktop.games.gcg.effects.reader.parts import circled_number
from gundam_desktop.games.gcg.effects.reader.productions import COST
from gundam_desktop.games.gcg.effects.reader.reading import Reading, means, reads
from gundam_desktop.games.gcg.effects.reader.trees import Node

_UNASKED: Final[dict[object, str]] = {m.DamageCost: "zone", m.ReturnCost: "zone", m.RestCost: "state"}
"""Cost -> the field that the cards which it takes cannot have."""


@reads
def costs(reading: Reading, tree: Node) -> tuple[m.Cost, ...]:
    if any(tree.find_data("counted_unique")) or any(tree.find_data("counted_in_all")):
        raise reading.refuse("a cost can only be a number of cards, without different names or a total")
    return tuple(reading.visit_parts(tree))


@reads(*COST.productions)
def cost_of_row(reading: Reading, tree: Node) -> m.Cost:
    """Return a cost by its row in the table."""
    row = COST.meaning(tree)
    fields: dict[str, Any] = {}
    for blank, value in COST.values(reading, tree):
        if isinstance(value, m.Group):
            fields |= _taken(reading, row.model, blank.field, value)
        else:
            fields[blank.field] = value
    cost: m.Cost = row.made(fields)
    return cost


@means
def pay(_: Reading, circled: Token) -> m.Pay:
    return m.Pay(pay=circled_number(circled))


@means
def of_hand(reading: Reading, many: Many, said: m.Selector | None) -> m.Group:
    """Return cards of the player's hand: "2 (Zeon) cards" behind "discard"."""
    least, most = bounds_of(many)
    if not least:
        raise reading.refuse("a cost takes at least 1 card")
    what = in_hand_of_yours(reading, reading.node, said or m.ANY_CARD)
    return m.Group(what=what, least=least, most=m.Count(count=what) if most is None else most)


def _taken(reading: Reading, cost: type[m.Model], number: str, group: m.Group) -> dict[str, Any]:
    """Return the fields of the player's own cards that a cost takes; `number` is the one of how many."""
    what, in_play = group.what, _UNASKED.get(cost) == "zone"
    if cost is m.RestCost and what.state == "active":  # a rested card is never rested for a cost
        what = what.model_copy(update={"state": None})
    if cost is m.RemoveCost and what.what == ("resource",) and what.ex and what.side == "any":
        what = narrowed(reading, what, side="your")
    if cost is m.RevealCost and (what.side, what.zone) != ("your", "hand"):
        raise reading.refuse("only cards in your hand can be revealed as a cost")
    no_cards = set(what.what) & {"shield", "pilot"} or (what.what == ("resource",) and not what.ex)
    if cost is m.RemoveCost and no_cards:
        raise reading.refuse("only cards in your hand or trash, Units, Bases or EX Resources can be exiled as a cost")
    may_vary = cost in (m.RestCost, m.DiscardCost) and group.least
    if (
        what.side not in {"your", "friendly"}
        or what.given() & {_UNASKED.get(cost)}
        or (group.least != group.most and not may_vary)
    ):
        raise reading.refuse(f"a cost can only take a fixed number of your own cards{' in play' if in_play else ''}")
    fields = {number: group.least, "what": what}
    return fields if group.least == group.most else {**fields, "most": group.most}
