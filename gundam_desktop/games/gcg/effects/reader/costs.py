"""Reads costs: what stands before the colon, and what is done first when a card is played another way."""

from __future__ import annotations

from functools import partial

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.nouns import one, with_fields
from gundam_desktop.games.gcg.effects.reader.own_steps import in_hand_of_yours
from gundam_desktop.games.gcg.effects.reader.parts import model_of_part
from gundam_desktop.games.gcg.effects.reader.reading import Reading, reads, says
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, subtrees


@reads
def costs(reading: Reading, tree: Node) -> tuple[m.Cost, ...]:
    if any(tree.find_data("counted_unique")) or any(tree.find_data("counted_in_all")):
        raise reading.refuse("a cost is a number of cards")
    said = reading.visit_parts(tree)
    return tuple(cost for one in said for cost in (one if isinstance(one, tuple) else (one,)))


@reads
def pay(reading: Reading, tree: Node) -> m.Pay:
    return m.Pay(pay=ord(str(first_token(tree))) - ord("①") + 1)


@reads
def rest_this(reading: Reading, _: Node) -> m.RestThis:
    reading.discourse.mention("this")
    return m.RestThis()


says(
    rest_this_base=m.RestThis(rest="this base"),
    rest_your_base=m.RestCost(rest=1, what=m.Selector(what=("base",), side="your")),
    destroy_this=m.DestroyThis(destroy_this="this"),
    destroy_this_base=m.DestroyThis(destroy_this="this base"),
    remove_this=m.RemoveThis(remove_this="trash"),
    return_from_trash_to_hand=m.ReturnThis(return_this="hand", card="this card in trash"),
    return_from_trash_to_top=m.ReturnThis(return_this="deck top", card="this card in trash"),
    return_from_trash_to_bottom=m.ReturnThis(return_this="deck bottom", card="this card in trash"),
)


@reads
def rest_this_and(reading: Reading, tree: Node) -> tuple[m.Cost, ...]:
    return (rest_this(reading, tree), rest_cost(reading, tree))


@reads
def discard_cost(reading: Reading, tree: Node) -> m.DiscardCost:
    what = one(reading, tree) if subtrees(tree) else m.ANY_CARD
    return m.DiscardCost(discard=int(first_token(tree)), what=in_hand_of_yours(reading, tree, what))


@reads
def damage_cost(reading: Reading, tree: Node) -> m.DamageCost:
    amount, group = reading.visit_parts(tree)
    return m.DamageCost(damage=amount, count=group.least, what=_own(reading, tree, group, "zone"))


@reads
def shield_cost(reading: Reading, tree: Node) -> m.ShieldCost:
    return m.ShieldCost(shields_to_hand=int(first_token(tree)))


@reads
def trash_top_cost(reading: Reading, tree: Node) -> m.TrashTopCost:
    return m.TrashTopCost(trash_top=reading.visit_first(tree) if subtrees(tree) else 1)


@reads
def reveal_cost(reading: Reading, tree: Node) -> m.RevealCost:
    group = reading.visit_first(tree)
    if (group.what.side, group.what.zone) != ("your", "hand"):
        raise reading.refuse("cards of your hand are revealed")
    return m.RevealCost(reveal=group.least, what=_own(reading, tree, group))


@reads
def return_cost(reading: Reading, tree: Node) -> m.ReturnCost:
    group = reading.visit_first(tree)
    return m.ReturnCost(to_hand=group.least, what=_own(reading, tree, group, "zone"))


@reads
def bottom_cost(reading: Reading, tree: Node) -> m.BottomCost:
    group = reading.visit_first(tree)
    return m.BottomCost(to_bottom=group.least, what=_own(reading, tree, group))


@reads
def shuffle_cost(reading: Reading, tree: Node) -> m.ShuffleCost:
    group = reading.visit_first(tree)
    return m.ShuffleCost(shuffle=group.least, what=_own(reading, tree, group))


@reads
def remove_cost(reading: Reading, tree: Node) -> m.RemoveCost:
    group = reading.visit_first(tree)
    if group.what.what == ("resource",) and group.what.ex and group.what.side == "any":
        group = group.model_copy(update={"what": with_fields(reading, tree, group.what, side="your")})
    if set(group.what.what) & {"shield", "pilot"} or (group.what.what == ("resource",) and not group.what.ex):
        raise reading.refuse("cards of your hand or trash, Units, Bases or EX Resources")
    return m.RemoveCost(remove=group.least, what=_own(reading, tree, group))


@reads
def rest_cost(reading: Reading, tree: Node) -> m.RestCost:
    group = reading.visit_first(tree)
    if group.what.state == "active":  # a rested card is never rested for a cost
        group = group.model_copy(update={"what": group.what.model_copy(update={"state": None})})
    if group.least == group.most:
        return m.RestCost(rest=group.least, what=_own(reading, tree, group, "state"))
    if not group.least:
        raise reading.refuse("a cost is one card or more")
    one = group.model_copy(update={"most": group.least})
    return m.RestCost(rest=group.least, what=_own(reading, tree, one, "state"), most=group.most)


@reads
def discard_some_cost(reading: Reading, tree: Node) -> m.DiscardCost:
    least, most = (int(child) for child in tree.children if isinstance(child, Token) and child.type == "NUMBER")
    if not 0 < least < most:
        raise reading.refuse("from less to more")
    what = one(reading, tree) if subtrees(tree) else m.ANY_CARD
    return m.DiscardCost(discard=least, what=in_hand_of_yours(reading, tree, what), most=most)


@reads
def discard_or_more_cost(reading: Reading, tree: Node) -> m.DiscardCost:
    what = in_hand_of_yours(reading, tree, one(reading, tree))
    return m.DiscardCost(discard=int(first_token(tree)), what=what, most=m.Count(count=what))


@reads
def remove_cost_placed(reading: Reading, tree: Node) -> m.RemoveCost:
    group = reading.visit_first(tree)
    what = with_fields(reading, tree, group.what, side="your", zone="trash")
    if group.least != group.most:
        raise reading.refuse("a cost is a number of cards of your trash")
    return m.RemoveCost(remove=group.least, what=what)


@reads
def destroy_cost(reading: Reading, tree: Node) -> m.DestroyCost:
    group = reading.visit_first(tree)
    return m.DestroyCost(destroy=group.least, what=_own(reading, tree, group))


def _own(reading: Reading, tree: Node, group: m.Group, *unasked: str) -> m.Selector:
    """Return the player's own cards of which a cost takes a number; `unasked` are fields that they cannot have."""
    if group.least != group.most or group.what.side not in {"your", "friendly"} or group.what.given() & {*unasked}:
        in_play = " in play" if "zone" in unasked else ""
        raise reading.refuse(f"a cost is a number of your own cards{in_play}", tree)
    return group.what


reads(
    damage_this_unit=partial(model_of_part, model=m.DamageThis, field="damage"),
    damage_this_base=partial(model_of_part, model=m.DamageThis, field="damage", damage_this="this base"),
    exile_this=partial(model_of_part, model=m.RemoveThis, field="remove_this"),
    return_this_to_hand=partial(model_of_part, model=m.ReturnThis, field="card", return_this="hand"),
    return_this_to_top=partial(model_of_part, model=m.ReturnThis, field="card", return_this="deck top"),
    return_this_to_bottom=partial(model_of_part, model=m.ReturnThis, field="card", return_this="deck bottom"),
)
