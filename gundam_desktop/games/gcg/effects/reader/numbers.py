"""Reads numbers that are counted or looked up."""

from __future__ import annotations

from typing import cast

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.groups import GroupReader
from gundam_desktop.games.gcg.effects.reader.trees import Fields, Node, first_token, subtrees


class NumberReader(GroupReader):
    """Reads amounts: numbers, numbers of cards, values of this Unit."""

    def number(self, tree: Node) -> int:
        return int(first_token(tree))

    def count(self, tree: Node) -> m.Count:
        said = self.visit(subtrees(tree)[0])
        return said if isinstance(said, m.Count) else m.Count(count=cast(m.Selector, said))

    def count_at_most(self, tree: Node) -> m.AtMost:
        """Return a count with a limit: "the number of Units in play, up to a maximum of 3"."""
        limit = int(first_token(subtrees(tree)[1]))
        return m.AtMost(at_most=limit, amount=self.count(tree))

    def unique_things(self, tree: Node) -> m.Count:
        return m.Count(count=self.things(tree), unique=True)

    def each_thing(self, tree: Node) -> m.Amount:
        return self.count(tree)

    def each_so_much(self, tree: Node) -> m.Amount:
        per = int(first_token(tree))
        return m.Per(per=per, amount=self.this_stat(tree)) if per > 1 else self.this_stat(tree)

    def each_so_many(self, tree: Node) -> m.Amount:
        per, count = int(first_token(tree)), self.count(tree)
        return m.Per(per=per, amount=count) if per > 1 else count

    def bound_count(self, tree: Node) -> m.Count:
        return m.Count(count=self.things(tree))

    def bound_of_yours(self, tree: Node) -> m.Count:
        return m.Count(count=self.of_yours(tree))

    def things(self, tree: Node) -> m.Selector:
        nouns, place = subtrees(tree)
        return self.with_fields(tree, self.noun_phrase(nouns), **cast(Fields, self.visit(place)))

    def of_yours(self, tree: Node) -> m.Selector:
        return self.with_fields(tree, self.one(tree), side="your")

    def others_of_yours(self, tree: Node) -> m.Selector:
        return self.with_fields(tree, self.of_yours(tree), other=True)

    def things_there(self, tree: Node) -> m.Selector:
        """Return cards whose place their kind says, or what the effect did to them: Units, cards placed with it."""
        what = self.one(tree)
        if not m.says_where(what):
            raise self.refuse(tree, "it does not say where")
        return what

    def damage_received(self, tree: Node) -> m.DamageOn:
        of: m.Reference = self.visit(subtrees(tree)[0])
        if of not in {"this", "chosen", "own of chosen", "enemy of chosen"}:
            raise self.refuse(tree, "the damage of this Unit, or of one that was chosen")
        return m.DamageOn(damage_on=of)

    def cost_paid(self, tree: Node) -> m.EventAmount:
        if not self.discourse.paid:
            raise self.refuse(tree, "no cost was spoken of before")
        return m.EventAmount(event="cost paid")

    def this_stat(self, tree: Node) -> m.StatOf:
        self.refuse_of_command(tree)
        stat = str(subtrees(tree)[0].children[0]).lower()
        return m.StatOf(stat=cast(m.Stat, stat))
