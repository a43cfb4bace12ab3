"""Reads comparisons of figures: with numbers, with those of this Unit, of the chosen one or of a destroyed one."""

from __future__ import annotations

from typing import cast

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.in_turn import InTurnReader
from gundam_desktop.games.gcg.effects.reader.trees import Fields, Node, number_in, stat_in, subtrees


class ComparisonReader(InTurnReader):
    """Reads bounds of figures."""

    def with_keyword_count(self, tree: Node) -> Fields:
        return {"keyword_count": self.visit(subtrees(tree)[0])}

    def refuse_of_command(self, tree: Node) -> None:
        """Refuse a figure of this Unit in the text of a Command, which has none."""
        if self.of_command:
            raise self.refuse(tree, "a Command has no Unit that this could be")

    def highest(self, tree: Node) -> Fields:
        return {"highest": stat_in(subtrees(tree)[0])}

    def lowest(self, tree: Node) -> Fields:
        return {"lowest": stat_in(subtrees(tree)[0])}

    def stat_up_to_this(self, tree: Node) -> Fields:
        stat, of_this = self._figures(tree)
        return {stat: m.Range(most=of_this)}

    whose_stat_up_to_this = stat_up_to_this

    def level_from_this(self, tree: Node) -> Fields:
        self.refuse_of_command(tree)
        return {"level": m.Range(least=m.StatOf(stat="level"))}

    def above_this(self, tree: Node) -> Fields:
        stat, of_this = self._figures(tree)
        return {stat: m.Range(least=m.Plus(plus=1, amount=of_this))}

    def below_this(self, tree: Node) -> Fields:
        stat, of_this = self._figures(tree)
        return {stat: m.Range(most=m.Plus(plus=-1, amount=of_this))}

    def level_below_this(self, tree: Node) -> Fields:
        self.refuse_of_command(tree)
        return {"level": m.Range(most=m.Plus(plus=-1, amount=m.StatOf(stat="level")))}

    def level_above_this(self, tree: Node) -> Fields:
        self.refuse_of_command(tree)
        return {"level": m.LEVEL_ABOVE_THIS}

    def same_as_this(self, tree: Node) -> Fields:
        stat, of_this = self._figures(tree)
        return {stat: m.Range(least=of_this, most=of_this)}

    def same_as_each_other(self, tree: Node) -> Fields:
        """Note that both cards of a choice have the same figure: "1 friendly and 1 enemy Unit with the same Lv."."""
        if not self.discourse.choosing or self.discourse.same is not None:
            raise self.refuse(tree, "the same figure of two cards that are chosen")
        self.discourse.same = stat_in(subtrees(tree)[0])
        return {}

    def _figures(self, tree: Node) -> tuple[m.Stat, m.StatOf]:
        """Return a figure, and the one of this Unit with which it is compared: the same one if no other is named."""
        self.refuse_of_command(tree)
        stat, *other = map(stat_in, subtrees(tree))
        return cast(m.Stat, stat), m.StatOf(stat=cast(m.Stat, other[0] if other else stat))

    def up_to_value(self, tree: Node) -> Fields:
        """Return a figure with a number of cards as its upper bound."""
        stat, value = subtrees(tree)
        return {stat_in(stat): m.Range(most=self.visit(value))}

    def stat_up_to_it(self, tree: Node) -> Fields:
        if self.discourse.subject != "this":
            raise self.refuse(tree, "only this Unit")
        return self.stat_up_to_this(tree)

    def ap_up_to_this(self, tree: Node) -> Fields:
        self.refuse_of_command(tree)
        return {"ap": m.Range(most=m.StatOf(stat="ap"))}

    def hp_up_to_this(self, tree: Node) -> Fields:
        self.refuse_of_command(tree)
        return {"hp": m.Range(most=m.StatOf(stat="hp"))}

    def of_level_up_to_that(self, tree: Node) -> Fields:
        if self.discourse.doer is None and self.discourse.destroyed:
            return self.of_level_up_to_destroyed(tree)
        if self.discourse.doer is None and self.discourse.object == "chosen":
            return {"level": m.Range(most=m.StatOf(stat="level", of="chosen"))}
        if self.discourse.doer is None:
            raise self.refuse(tree, "no Unit was spoken of before")
        return {"level": m.Range(most=m.StatOf(stat="level", of=self.discourse.doer))}

    def above_that(self, tree: Node) -> Fields:
        of = self._of_that(tree)
        return {of.stat: m.Range(least=m.Plus(plus=1, amount=of))}

    def below_that(self, tree: Node) -> Fields:
        of = self._of_that(tree)
        return {of.stat: m.Range(most=m.Plus(plus=-1, amount=of))}

    def same_as_that(self, tree: Node) -> Fields:
        of = self._of_that(tree)
        return {of.stat: m.Range(least=of, most=of)}

    def stat_up_to_that(self, tree: Node) -> Fields:
        stat, *_ = map(stat_in, subtrees(tree))
        return {stat: m.Range(most=self._of_that(tree))}

    def above_destroyed(self, tree: Node) -> Fields:
        of = self._of_destroyed(tree)
        return {of.stat: m.Range(least=m.Plus(plus=1, amount=of))}

    def below_destroyed(self, tree: Node) -> Fields:
        of = self._of_destroyed(tree)
        return {of.stat: m.Range(most=m.Plus(plus=-1, amount=of))}

    def same_as_destroyed(self, tree: Node) -> Fields:
        of = self._of_destroyed(tree)
        return {of.stat: m.Range(least=of, most=of)}

    def _of_destroyed(self, tree: Node) -> m.StatOf:
        if not self.discourse.destroyed:
            raise self.refuse(tree, "no Unit was destroyed before")
        return m.StatOf(stat=cast(m.Stat, stat_in(subtrees(tree)[0])), of="destroyed")

    def _of_that(self, tree: Node) -> m.StatOf:
        """Return a figure of "that Unit": the one of the event, or the one chosen before, in play or destroyed."""
        spoken_of = self.discourse
        stat = cast(m.Stat, stat_in(subtrees(tree)[-1]))
        if spoken_of.doer == "event doer" and spoken_of.enemy is None and spoken_of.object != "chosen":
            if spoken_of.doer_left and stat != "level":
                raise self.refuse(tree, "only the Lv. of a Unit that is not in play any more")
            return m.StatOf(stat=stat, of="event doer")
        of_event = spoken_of.doer is not None or spoken_of.enemy is not None
        if spoken_of.destroyed and spoken_of.one_unit_chosen and spoken_of.object == "chosen" and not of_event:
            return m.StatOf(stat=stat, of="destroyed")
        one_chosen = spoken_of.object == "chosen" and spoken_of.one_unit_chosen and not spoken_of.off_field
        if of_event or not one_chosen or spoken_of.destroyed:
            raise self.refuse(tree, "no Unit in play, or more than one, was spoken of before")
        return m.StatOf(stat=stat, of="chosen")

    def of_level_up_to_destroyed(self, tree: Node) -> Fields:
        return {"level": self._up_to_destroyed(tree, "level")}

    def of_level_up_to_discarded(self, tree: Node) -> Fields:
        if self.discourse.discards != 1:
            raise self.refuse(tree, "no single card was discarded before")
        return {"level": m.Range(most=m.StatOf(stat="level", of="discarded"))}

    def stat_up_to_destroyed(self, tree: Node) -> Fields:
        stat = stat_in(subtrees(tree)[0])
        return {stat: self._up_to_destroyed(tree, stat)}

    def ap_up_to_destroyed(self, tree: Node) -> Fields:
        return {"ap": self._up_to_destroyed(tree, "ap")}

    def hp_up_to_destroyed(self, tree: Node) -> Fields:
        return {"hp": self._up_to_destroyed(tree, "hp")}

    def _up_to_destroyed(self, tree: Node, stat: m.Stat) -> m.Range:
        if not self.discourse.destroyed:
            raise self.refuse(tree, "no Unit was destroyed before")
        return m.Range(most=m.StatOf(stat=stat, of="destroyed"))

    def of_level_up_to_chosen(self, tree: Node) -> Fields:
        if self.discourse.object != "chosen":
            raise self.refuse(tree, "no Unit was chosen before")
        return {"level": m.Range(most=m.StatOf(stat="level", of="chosen"))}

    def of_level_up_to_number(self, tree: Node) -> Fields:
        return {"level": m.Range(most=self.that_number(tree))}

    def stat_up_to_number(self, tree: Node) -> Fields:
        return {stat_in(subtrees(tree)[0]): m.Range(most=self.that_number(tree))}

    def that_number(self, tree: Node) -> m.Amount:
        """Return the number that was counted in a sentence before."""
        if self.discourse.number is None:
            raise self.refuse(tree, "no number was spoken of before")
        return self.discourse.number

    def or_more(self, tree: Node) -> m.Range:
        return m.Range(least=number_in(tree))

    def or_less(self, tree: Node) -> m.Range:
        return m.Range(most=number_in(tree))

    def from_to(self, tree: Node) -> m.Range:
        least, most = (int(child) for child in tree.children if isinstance(child, Token))
        if most <= least:
            raise self.refuse(tree, "from more to less")
        return m.Range(least=least, most=most)

    def just(self, tree: Node) -> m.Range:
        return m.Range(least=number_in(tree), most=number_in(tree))
