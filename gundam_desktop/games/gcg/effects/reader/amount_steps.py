"""Reads instructions with amounts: damage, recovered HP, cards drawn, AP that is doubled."""

from __future__ import annotations

from abc import abstractmethod

from lark import Tree

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.said import SameStep, Steps
from gundam_desktop.games.gcg.effects.reader.tokens import TokenReader
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, subtrees


class AmountStepReader(TokenReader):
    """Reads steps by an amount that is counted, or taken from a card."""

    @abstractmethod
    def _choose(self, *groups: m.Group) -> Steps:
        """Return the choice of such cards, which are spoken of from then on."""

    def damage_this_too(self, tree: Node) -> Steps:
        if self.discourse.as_object() != "chosen":
            raise self.refuse(tree, "only what was chosen, and this Unit")
        self.this_unit(tree)
        return (m.Damage(to="chosen and this", amount=self._amount(tree)),)

    def damage_by_own_ap(self, tree: Node) -> Steps:
        by, to = self._all(tree)
        return (m.Damage(to=to, amount=self._own_ap(tree, by)),)

    def damage_by_own_ap_chosen(self, tree: Node) -> Steps:
        by, group = subtrees(tree)
        amount = self._own_ap(tree, self.visit(by))
        if amount.of == "chosen":
            raise self.refuse(tree, "it is another card by then that was chosen")
        return (*self._choose(self.visit(group)), m.Damage(amount=amount))

    def _own_ap(self, tree: Node, card: m.Reference) -> m.StatOf:
        if not isinstance(card, str):
            raise self.refuse(tree, "the AP of one card")
        return m.StatOf(stat="ap", of=card)

    def damage_for_each(self, tree: Node) -> Steps:
        amount, to, each = self._all(tree)
        return (m.Damage(to=to, amount=m.multiplied(each, amount)),)

    def damage_equal(self, tree: Node) -> Steps:
        to, amount = self._all(tree)
        return (m.Damage(to=to, amount=amount),)

    def same_damage(self, tree: Node) -> tuple[SameStep]:
        return (SameStep(self._amount(tree), "damage"),)

    def may_recover(self, tree: Node) -> Steps:
        return (m.May(steps=self.recover(tree)),)

    def recover(self, tree: Node) -> Steps:
        to, amount = self._all(tree)
        return (m.Recover(to=to, amount=amount),)

    def recover_all(self, tree: Node) -> Steps:
        to = self._object(tree)
        if isinstance(to, m.All):
            raise self.refuse(tree, "one card, or those that were chosen")
        return (m.Recover(to=to, amount=m.DamageOn(damage_on=to)),)

    def recover_for_each(self, tree: Node) -> Steps:
        to, amount, each = self._all(tree)
        return (m.Recover(to=to, amount=m.multiplied(each, amount)),)

    def recover_and(self, tree: Node) -> Steps:
        to, amount, changes, lasts = self._all(tree)
        return (m.Recover(to=to, amount=amount), m.Modify(to=to, changes=changes, lasts=lasts))

    def damage_shield_area(self, tree: Node) -> Steps:
        return (m.Damage(to="enemy shield area", amount=self._amount(tree)),)

    def damage_first(self, tree: Node) -> Steps:
        return (m.Damage(to=m.FirstOfShieldArea(first=int(first_token(tree))), amount=self._amount(tree)),)

    def damage_for_each_first(self, tree: Node) -> Steps:
        each, amount, to = self._all(tree)
        return (m.Damage(to=to, amount=m.multiplied(self.count_of(each), amount)),)

    def draw_for_each_first(self, tree: Node) -> Steps:
        each, amount = self._all(tree)
        return (m.Draw(amount=m.multiplied(self.count_of(each), amount)),)

    def draw_cards(self, tree: Node) -> Steps:
        return (m.Draw(amount=self._amount(tree)),)

    def one_card(self, _: Node) -> int:
        return 1

    def draw_for_each(self, tree: Node) -> Steps:
        amount, each = self._all(tree)
        return (m.Draw(amount=m.multiplied(each, amount)),)

    def double_ap(self, tree: Node) -> Steps:
        to, lasts = self._all(tree)
        if not isinstance(to, str):
            raise self.refuse(tree, "the AP of one card")
        double = m.StatChange(change="ap", by=m.StatOf(stat="ap", of=to))
        return (m.Modify(to=to, changes=(double,), lasts=lasts),)

    def double_its_ap(self, tree: Node) -> Steps:
        its: Node = Tree("object_pronoun", [], tree.meta)
        return self.double_ap(Tree("double_ap", [its, *subtrees(tree)], tree.meta))
