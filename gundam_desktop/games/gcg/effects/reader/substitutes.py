"""Reads substitution effects (9-1-9): what is done instead of what would happen to a card."""

from __future__ import annotations

from typing import Any, cast

from lark import Tree

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.language.token_facts import TokenLookup
from gundam_desktop.games.gcg.effects.reader.costs import CostReader
from gundam_desktop.games.gcg.effects.reader.falls import FALLS, GOES
from gundam_desktop.games.gcg.effects.reader.marks import Marks
from gundam_desktop.games.gcg.effects.reader.trees import Node, subtrees

_EVENTS = {"returned": "returned to hand", "rested": "rested"}
_DAMAGE = {"damage", "battle damage", "effect damage"}


class SubstituteReader(CostReader):
    """Reads what is done instead of something."""

    def __init__(self, line: str, tokens: TokenLookup, marks: Marks) -> None:
        super().__init__(line, tokens)
        self._marks = marks

    def rested_instead(self, tree: Node) -> m.Constant:
        """Return the permission to rest this card instead of another that an effect rests."""
        self._always(tree)
        turn, what, effect_of, this = tree.children
        rule = m.RuleChange(
            rule="rested instead", what=self.visit(cast(Node, what)), effect_of=self.visit(cast(Node, effect_of))
        )
        to = self.visit(cast(Node, this))
        return m.Constant(gate=self._marks.gate, turn=self._turn(turn), to=to, changes=(rule,))

    def destroyed_instead(self, tree: Node) -> m.Constant:
        """Return the effect by which a card that would be destroyed or returned goes somewhere else."""
        turn, who, falls, goes = tree.children
        return self._replaced(tree, turn, (who, falls), {"goes": GOES[cast(Node, goes).data]})

    def may_go_instead(self, tree: Node) -> m.Constant:
        """Return the effect by which its player may have it go there."""
        turn, who, falls, goes = tree.children
        return self._replaced(tree, turn, (who, falls), {"goes": GOES[cast(Node, goes).data], "may": True})

    def may_do_instead(self, tree: Node) -> m.Constant:
        """Return the effect by which a player may do something in place of it, with other cards or this one."""
        turn, who, falls, doing = tree.children
        doing_it = self.visit(cast(Node, doing))
        if isinstance(doing_it, tuple):
            raise self.refuse(tree, "one thing is done in place of it")
        return self._replaced(tree, turn, (who, falls), {"goes": "stays", "may": True, "doing": doing_it})

    def _replaced(self, tree: Node, turn: object, what: tuple[Any, Any], fields: dict[str, Any]) -> m.Constant:
        if self._marks.on or self._marks.commands or self._marks.activated:
            raise self.refuse(tree, "this holds always")
        happener, falls = what
        cause = FALLS[falls.data]
        if fields["goes"] == "stays" and cause in _DAMAGE:
            raise self.refuse(falls, "a card without HP left would be destroyed again at once")
        event = next((name for start, name in _EVENTS.items() if falls.data.startswith(start)), "destroyed")
        of_pilot = happener.data == "pilot_of_this"
        if of_pilot and event == "rested":
            raise self.refuse(tree, "a Pilot is not rested alone")
        if of_pilot and fields["goes"] != "stays":
            raise self.refuse(tree, "something is done in place of it, and the Pilot stays")
        cards = None if of_pilot else self.happener_of(happener, "destroyed")
        this: m.Reference = "this pilot" if of_pilot else "this base" if happener.data == "this_one_base" else "this"
        try:
            change = m.Replacement.model_validate({"event": event, "by": cause, "once": self._marks.once, **fields})
        except ValueError as error:
            raise self.refuse(tree, m.refused_by_model(error)) from None
        to = this if cards is None else m.All(all=cards)
        return m.Constant(gate=self._marks.gate, turn=self._turn(turn), to=to, changes=(change,))

    def your_base(self, _: Node) -> m.Selector:
        return m.Selector(what=("base",), side="your")

    def such_card(self, tree: Node) -> m.Selector:
        return cast(m.Selector, self.visit(subtrees(tree)[0]))

    def of_friendly(self, tree: Node) -> m.Selector:
        return self.with_fields(tree, self.one(tree), side="friendly")

    def _always(self, tree: Node) -> None:
        """Refuse marks of a timing, which a constant effect cannot have."""
        if self._marks.on or self._marks.commands or self._marks.activated or self._marks.once:
            raise self.refuse(tree, "this holds always")

    def _turn(self, turn: object) -> Any:
        if not isinstance(turn, Tree):
            return None
        return "your" if turn.data == "your_turn" else "opponent's"
