"""Reads what a card has done in this turn, as a description of cards: "that has received damage during this turn"."""

from __future__ import annotations

from typing import Final, cast

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.keywords import WordReader
from gundam_desktop.games.gcg.effects.reader.past_phrases import past_event
from gundam_desktop.games.gcg.effects.reader.trees import Fields, Node, subtrees

_WHOSE: Final[dict[object, str]] = {
    m.Selector.constant(what=("card",), side=side): word
    for side, word in (("any", ""), ("your", "your "), ("enemy", "enemy "))
}
"""How the effects of a side are named in what has happened."""


class InTurnReader(WordReader):
    """Reads descriptions of cards by what happened in this turn."""

    def deployed_this_turn(self, _: Node) -> Fields:
        return {"new": True}

    def attacked_this_turn(self, _: Node) -> Fields:
        return {"has_attacked": True}

    def not_attacked_this_turn(self, _: Node) -> Fields:
        return {"has_attacked": False}

    def did_in_turn(self, tree: Node) -> Fields:
        return {"in_turn": past_event(subtrees(tree)[0])}

    def did_not_in_turn(self, tree: Node) -> Fields:
        return {"not_in_turn": past_event(subtrees(tree)[0])}

    def was_rested(self, tree: Node) -> Fields:
        return {"in_turn": self._done_by_effect(tree, "rested by {}effect")}

    def was_not_rested(self, tree: Node) -> Fields:
        return {"not_in_turn": self._done_by_effect(tree, "rested by {}effect")}

    def was_set_active(self, tree: Node) -> Fields:
        return {"in_turn": self._done_by_effect(tree, "set active by {}effect")}

    def was_not_set_active(self, tree: Node) -> Fields:
        return {"not_in_turn": self._done_by_effect(tree, "set active by {}effect")}

    def ap_was_reduced(self, tree: Node) -> Fields:
        return {"in_turn": self._ap_by_effect(tree, "reduced")}

    def ap_was_not_reduced(self, tree: Node) -> Fields:
        return {"not_in_turn": self._ap_by_effect(tree, "reduced")}

    def ap_was_increased(self, tree: Node) -> Fields:
        return {"in_turn": self._ap_by_effect(tree, "increased")}

    def ap_was_not_increased(self, tree: Node) -> Fields:
        return {"not_in_turn": self._ap_by_effect(tree, "increased")}

    def _ap_by_effect(self, tree: Node, changed: str) -> m.InTurnName:
        """Return that the AP of a card was changed by an effect of a player."""
        return self._done_by_effect(tree, f"ap {changed} by {{}}effect")

    def _done_by_effect(self, tree: Node, done: str) -> m.InTurnName:
        """Return what an effect of a player did to a card; `{}` is the place for whose effect it was."""
        (of,) = subtrees(tree)
        whose = _WHOSE.get(self.visit(of))
        if whose is None:
            raise self.refuse(of, "an effect of yours, of an enemy, or any")
        return cast(m.InTurnName, done.format(whose))
