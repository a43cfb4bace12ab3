"""Reads further descriptions of cards: figures, marks of effects, attacks on such Units."""

from __future__ import annotations

from typing import cast

from lark import Token, Tree

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.comparisons import ComparisonReader
from gundam_desktop.games.gcg.effects.reader.marks import TRIGGERS
from gundam_desktop.games.gcg.effects.reader.trees import Fields, Node, first_token, number_in, stat_in, subtrees

_MARKS: dict[str, m.MarkName] = {
    **TRIGGERS,
    "activate･main": "activate main",
    "activate･action": "activate action",
    "pilot": "pilot",
}
"""The marks by which cards are described."""
_ASKED_OF_UNITS = frozenset({"state", "damaged", "level", "ap", "hp", "keyword", "new", "has_attacked", "paired"})
"""What may be one of two descriptions."""


def alternatives_joined(parts: list[Node]) -> list[Node]:
    """Return the parts of a description of cards, with "that is rested" and "or is damaged" as one of them."""
    joined: list[Node] = []
    for part in parts:
        first = [joined.pop()] if part.data == "or_else" and joined[-2:-1] and joined[-2].data == "nouns" else []
        joined.append(Tree("or_else", [*first, *part.children], part.meta) if first else part)
    return joined


class QualityReader(ComparisonReader):
    """Reads what a card has, and whom it attacks."""

    def with_more_than(self, tree: Node) -> Fields:
        return {stat_in(subtrees(tree)[0]): m.Range(least=number_in(tree) + 1)}

    def with_less_than(self, tree: Node) -> Fields:
        number = number_in(tree)
        if number < 1:
            raise self.refuse(tree, "no figure is below 0")
        return {stat_in(subtrees(tree)[0]): m.Range(most=number - 1)}

    def with_effect(self, tree: Node) -> Fields:
        mark = first_token(tree)
        return {"effect": self._mark(mark, but="pilot")}

    def with_mark(self, tree: Node) -> Fields:
        mark = first_token(tree)
        if self._mark(mark) != "pilot":
            raise self.refuse(mark, "an effect with that mark")
        return {"effect": "pilot"}

    def with_either_effect(self, tree: Node) -> Fields:
        marks = [child for child in tree.children if isinstance(child, Token) and child.type == "MARK"]
        return {
            "either": tuple(m.ANY_CARD.model_copy(update={"effect": self._mark(mark, but="pilot")}) for mark in marks)
        }

    def _mark(self, mark: Token, but: str = "") -> m.MarkName:
        name = _MARKS.get(" ".join(str(mark)[1:-1].lower().split()))
        if name is None or name == but:
            raise self.refuse(mark, "only a mark that says when an effect happens or is activated")
        return name

    def or_else(self, tree: Node) -> Fields:
        """Return two descriptions one of which must fit; the first of them stands before the words of the other."""
        if len(subtrees(tree)) != 2:
            raise self.refuse(tree, "one description stands before it")
        parts = []
        for part in subtrees(tree):
            said = cast(Fields, self.visit(part))
            if not said.keys() <= _ASKED_OF_UNITS:
                raise self.refuse(part, "what a Unit in play is or has")
            parts.append(m.Selector.model_validate({"what": ("unit",), **said}))
        return {"either": tuple(parts)}

    def or_so(self, tree: Node) -> Fields:
        return self._state(subtrees(tree)[0])

    def in_either_state(self, tree: Node) -> Fields:
        asked = [self._state(part) for part in subtrees(tree)]
        return {"either": tuple(m.Selector.model_validate({"what": ("unit",), **said}) for said in asked)}

    def _state(self, tree: Node) -> Fields:
        so = str(tree.children[0]).lower()
        return {"damaged": so == "damaged"} if so.endswith("damaged") else {"state": so}

    def with_even_level(self, _: Node) -> Fields:
        return {"level_is": "even"}

    def with_odd_level(self, _: Node) -> Fields:
        return {"level_is": "odd"}

    def not_attacked_now(self, _: Node) -> Fields:
        return {"attacked": False}

    def shares_trait(self, _: Node) -> Fields:
        return {"shares_trait": True}

    def shares_no_trait(self, _: Node) -> Fields:
        return {"shares_trait": False}

    def above_all_of_yours(self, tree: Node) -> Fields:
        stat, cards = subtrees(tree)
        units: m.Selector = self.visit(cards)
        if units.what != ("unit",) or units.side != "any" or units.zone is not None:
            raise self.refuse(cards, "your Units in play")
        figure = cast(m.Stat, stat_in(stat))
        highest = m.Highest(highest=figure, among=units.model_copy(update={"side": "your"}))
        return {figure: m.Range(least=m.Plus(plus=1, amount=highest))}

    def attacking_this(self, _: Node) -> Fields:
        return {"attacking": True, "battling": "this"}

    def attacking_one(self, tree: Node) -> Fields:
        return {"attacking": True, "battling": self._unit_in_battle(tree)}

    def attacking_yours(self, tree: Node) -> Fields:
        what = self._unit_in_battle(tree)
        if what.side not in {"any", "friendly"}:
            raise self.refuse(tree, f"{what.side} and yours in one")
        return {"attacking": True, "battling": what.model_copy(update={"side": "your"})}

    def attacked_by_one(self, tree: Node) -> Fields:
        return {"attacked": True, "battling": self._unit_in_battle(tree)}

    def _unit_in_battle(self, tree: Node) -> m.Selector:
        what: m.Selector = self.visit(subtrees(tree)[0])
        if what.what != ("unit",) or what.zone is not None:
            raise self.refuse(tree, "Units attack and are attacked by Units")
        return what
