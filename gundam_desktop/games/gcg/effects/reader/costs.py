"""Reads costs: what stands before the colon, and what is done first when a card is played another way."""

from __future__ import annotations

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.effect_events import EffectEventReader
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, subtrees


class CostReader(EffectEventReader):
    """Reads costs."""

    def costs(self, tree: Node) -> tuple[m.Cost, ...]:
        if any(tree.find_data("counted_unique")) or any(tree.find_data("counted_in_all")):
            raise self.refuse(tree, "a cost is a number of cards")
        said = self._all(tree)
        return tuple(cost for one in said for cost in (one if isinstance(one, tuple) else (one,)))

    def pay(self, tree: Node) -> m.Pay:
        return m.Pay(pay=ord(str(first_token(tree))) - ord("①") + 1)

    def rest_this(self, _: Node) -> m.RestThis:
        self.discourse.mention("this")
        return m.RestThis()

    def rest_this_base(self, _: Node) -> m.RestThis:
        return m.RestThis(rest="this base")

    def rest_this_and(self, tree: Node) -> tuple[m.Cost, ...]:
        return (self.rest_this(tree), self.rest_cost(tree))

    def rest_your_base(self, _: Node) -> m.RestCost:
        return m.RestCost(rest=1, what=m.Selector(what=("base",), side="your"))

    def discard_cost(self, tree: Node) -> m.DiscardCost:
        what = self.one(tree) if subtrees(tree) else m.ANY_CARD
        return m.DiscardCost(discard=int(first_token(tree)), what=self.in_hand_of_yours(tree, what))

    def destroy_this(self, _: Node) -> m.DestroyThis:
        return m.DestroyThis(destroy_this="this")

    def destroy_this_base(self, _: Node) -> m.DestroyThis:
        return m.DestroyThis(destroy_this="this base")

    def damage_this_unit(self, tree: Node) -> m.DamageThis:
        return m.DamageThis(damage=self._amount(tree))

    def damage_this_base(self, tree: Node) -> m.DamageThis:
        return m.DamageThis(damage=self._amount(tree), damage_this="this base")

    def damage_cost(self, tree: Node) -> m.DamageCost:
        amount, group = self._all(tree)
        return m.DamageCost(damage=amount, count=group.least, what=self._own(tree, group, "zone"))

    def shield_cost(self, tree: Node) -> m.ShieldCost:
        return m.ShieldCost(shields_to_hand=int(first_token(tree)))

    def trash_top_cost(self, tree: Node) -> m.TrashTopCost:
        return m.TrashTopCost(trash_top=self._amount(tree) if subtrees(tree) else 1)

    def remove_this(self, _: Node) -> m.RemoveThis:
        return m.RemoveThis(remove_this="trash")

    def exile_this(self, tree: Node) -> m.RemoveThis:
        return m.RemoveThis(remove_this=self.visit(subtrees(tree)[0]))

    def return_this_to_hand(self, tree: Node) -> m.ReturnThis:
        return m.ReturnThis(return_this="hand", card=self.visit(subtrees(tree)[0]))

    def return_this_to_top(self, tree: Node) -> m.ReturnThis:
        return m.ReturnThis(return_this="deck top", card=self.visit(subtrees(tree)[0]))

    def return_this_to_bottom(self, tree: Node) -> m.ReturnThis:
        return m.ReturnThis(return_this="deck bottom", card=self.visit(subtrees(tree)[0]))

    def return_from_trash_to_hand(self, _: Node) -> m.ReturnThis:
        return m.ReturnThis(return_this="hand", card="this card in trash")

    def return_from_trash_to_top(self, _: Node) -> m.ReturnThis:
        return m.ReturnThis(return_this="deck top", card="this card in trash")

    def return_from_trash_to_bottom(self, _: Node) -> m.ReturnThis:
        return m.ReturnThis(return_this="deck bottom", card="this card in trash")

    def reveal_cost(self, tree: Node) -> m.RevealCost:
        group = self.visit(subtrees(tree)[0])
        if (group.what.side, group.what.zone) != ("your", "hand"):
            raise self.refuse(tree, "cards of your hand are revealed")
        return m.RevealCost(reveal=group.least, what=self._own(tree, group))

    def return_cost(self, tree: Node) -> m.ReturnCost:
        group = self.visit(subtrees(tree)[0])
        return m.ReturnCost(to_hand=group.least, what=self._own(tree, group, "zone"))

    def bottom_cost(self, tree: Node) -> m.BottomCost:
        group = self.visit(subtrees(tree)[0])
        return m.BottomCost(to_bottom=group.least, what=self._own(tree, group))

    def shuffle_cost(self, tree: Node) -> m.ShuffleCost:
        group = self.visit(subtrees(tree)[0])
        return m.ShuffleCost(shuffle=group.least, what=self._own(tree, group))

    def remove_cost(self, tree: Node) -> m.RemoveCost:
        group = self.visit(subtrees(tree)[0])
        if group.what.what == ("resource",) and group.what.ex and group.what.side == "any":
            group = group.model_copy(update={"what": self.with_fields(tree, group.what, side="your")})
        if set(group.what.what) & {"shield", "pilot"} or (group.what.what == ("resource",) and not group.what.ex):
            raise self.refuse(tree, "cards of your hand or trash, Units, Bases or EX Resources")
        return m.RemoveCost(remove=group.least, what=self._own(tree, group))

    def rest_cost(self, tree: Node) -> m.RestCost:
        group = self.visit(subtrees(tree)[0])
        if group.what.state == "active":  # a rested card is never rested for a cost
            group = group.model_copy(update={"what": group.what.model_copy(update={"state": None})})
        if group.least == group.most:
            return m.RestCost(rest=group.least, what=self._own(tree, group, "state"))
        if not group.least:
            raise self.refuse(tree, "a cost is one card or more")
        one = group.model_copy(update={"most": group.least})
        return m.RestCost(rest=group.least, what=self._own(tree, one, "state"), most=group.most)

    def discard_some_cost(self, tree: Node) -> m.DiscardCost:
        least, most = (int(child) for child in tree.children if isinstance(child, Token) and child.type == "NUMBER")
        if not 0 < least < most:
            raise self.refuse(tree, "from less to more")
        what = self.one(tree) if subtrees(tree) else m.ANY_CARD
        return m.DiscardCost(discard=least, what=self.in_hand_of_yours(tree, what), most=most)

    def discard_or_more_cost(self, tree: Node) -> m.DiscardCost:
        what = self.in_hand_of_yours(tree, self.one(tree))
        return m.DiscardCost(discard=int(first_token(tree)), what=what, most=m.Count(count=what))

    def remove_cost_placed(self, tree: Node) -> m.RemoveCost:
        group = self.visit(subtrees(tree)[0])
        what = self.with_fields(tree, group.what, side="your", zone="trash")
        if group.least != group.most:
            raise self.refuse(tree, "a cost is a number of cards of your trash")
        return m.RemoveCost(remove=group.least, what=what)

    def destroy_cost(self, tree: Node) -> m.DestroyCost:
        group = self.visit(subtrees(tree)[0])
        return m.DestroyCost(destroy=group.least, what=self._own(tree, group))

    def _own(self, tree: Node, group: m.Group, *unasked: str) -> m.Selector:
        """Return the player's own cards of which a cost takes a number; `unasked` are fields that they cannot have."""
        if group.least != group.most or group.what.side not in {"your", "friendly"} or group.what.given() & {*unasked}:
            in_play = " in play" if "zone" in unasked else ""
            raise self.refuse(tree, f"a cost is a number of your own cards{in_play}")
        return group.what
