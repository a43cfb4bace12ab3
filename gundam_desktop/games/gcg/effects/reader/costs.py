"""Reads costs: what stands before the colon, and what is done first when a card is played another way."""

from __future__ import annotations

from collections.abc import Callable

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.groups import Many, bounds_of
from gundam_desktop.games.gcg.effects.reader.nouns import narrowed
from gundam_desktop.games.gcg.effects.reader.own_steps import in_hand_of_yours
from gundam_desktop.games.gcg.effects.reader.reading import Reading, means, reads, says
from gundam_desktop.games.gcg.effects.reader.trees import Node


@reads
def costs(reading: Reading, tree: Node) -> tuple[m.Cost, ...]:
    if any(tree.find_data("counted_unique")) or any(tree.find_data("counted_in_all")):
        raise reading.refuse("a cost is a number of cards")
    said = reading.visit_parts(tree)
    return tuple(cost for one in said for cost in (one if isinstance(one, tuple) else (one,)))


@means
def discard_cost(reading: Reading, many: Many, said: m.Selector | None) -> m.DiscardCost:
    least, most = bounds_of(many)
    if not least or many == (least, least):
        raise reading.refuse("one card or more, from less to more")
    what = in_hand_of_yours(reading, reading.node, said or m.ANY_CARD)
    if least == most:
        return m.DiscardCost(discard=least, what=what)
    return m.DiscardCost(discard=least, what=what, most=m.Count(count=what) if most is None else most)


@means
def damage_cost(reading: Reading, amount: m.Amount, group: m.Group) -> m.DamageCost:
    return m.DamageCost(damage=amount, count=group.least, what=_own(reading, group, "zone"))


@means
def reveal_cost(reading: Reading, group: m.Group) -> m.RevealCost:
    if (group.what.side, group.what.zone) != ("your", "hand"):
        raise reading.refuse("cards of your hand are revealed")
    return m.RevealCost(reveal=group.least, what=_own(reading, group))


@means
def remove_cost(reading: Reading, group: m.Group) -> m.RemoveCost:
    if group.what.what == ("resource",) and group.what.ex and group.what.side == "any":
        group = group.model_copy(update={"what": narrowed(reading, group.what, side="your")})
    if set(group.what.what) & {"shield", "pilot"} or (group.what.what == ("resource",) and not group.what.ex):
        raise reading.refuse("cards of your hand or trash, Units, Bases or EX Resources")
    return m.RemoveCost(remove=group.least, what=_own(reading, group))


@means
def rest_cost(reading: Reading, group: m.Group) -> m.RestCost:
    if group.what.state == "active":  # a rested card is never rested for a cost
        group = group.model_copy(update={"what": group.what.model_copy(update={"state": None})})
    if group.least == group.most:
        return m.RestCost(rest=group.least, what=_own(reading, group, "state"))
    if not group.least:
        raise reading.refuse("a cost is one card or more")
    one = group.model_copy(update={"most": group.least})
    return m.RestCost(rest=group.least, what=_own(reading, one, "state"), most=group.most)


def _taking(model: Callable[..., m.Cost], number: str, *unasked: str) -> Callable[..., m.Cost]:
    """Return the function of a cost that takes a `number` of the player's own cards."""
    return lambda reading, group, *_owner: model(**{number: group.least}, what=_own(reading, group, *unasked))


def _own(reading: Reading, group: m.Group, *unasked: str) -> m.Selector:
    """Return the player's own cards of which a cost takes a number; `unasked` are fields that they cannot have."""
    if group.least != group.most or group.what.side not in {"your", "friendly"} or group.what.given() & {*unasked}:
        in_play = " in play" if "zone" in unasked else ""
        raise reading.refuse(f"a cost is a number of your own cards{in_play}")
    return group.what


def _pay(_: Reading, circled: Token) -> m.Pay:
    return m.Pay(pay=ord(circled) - ord("①") + 1)


says(
    rest_your_base=m.RestCost(rest=1, what=m.Selector(what=("base",), side="your")),
    remove_this=m.RemoveThis(remove_this="trash"),
    return_from_trash_to_hand=m.ReturnThis(return_this="hand", card="this card in trash"),
    return_from_trash_to_top=m.ReturnThis(return_this="deck top", card="this card in trash"),
    return_from_trash_to_bottom=m.ReturnThis(return_this="deck bottom", card="this card in trash"),
    owner=None,
    back_to_hand="hand",
    back_to_top="deck top",
    back_to_bottom="deck bottom",
)
means(
    pay=_pay,
    rest_this=lambda _, card: m.RestThis(rest=card),
    rest_this_and=lambda reading, card, group: (m.RestThis(rest=card), rest_cost(reading, group)),
    destroy_this=lambda _, card: m.DestroyThis(destroy_this=card),
    damage_this=lambda _, amount, card: m.DamageThis(damage=amount, damage_this=card),
    exile_this=lambda _, card: m.RemoveThis(remove_this=card),
    return_this=lambda _, card, where: m.ReturnThis(return_this=where, card=card),
    shield_cost=lambda _, number: m.ShieldCost(shields_to_hand=int(number)),
    trash_top_cost=lambda _, amount=1: m.TrashTopCost(trash_top=amount),
    return_cost=_taking(m.ReturnCost, "to_hand", "zone"),
    bottom_cost=_taking(m.BottomCost, "to_bottom"),
    shuffle_cost=_taking(m.ShuffleCost, "shuffle"),
    destroy_cost=_taking(m.DestroyCost, "destroy"),
)
