"""Reads who does something and whose effect does it, and past events of the turn."""

from __future__ import annotations

from typing import Literal, TypeAlias, cast

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.sentences import SentenceReader
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, subtrees

Cause: TypeAlias = m.Selector | Literal["this", "this base"]
"""The card whose effect does something."""
_SEVERAL_DID: dict[str, m.HappenedName] = {
    "has_attacked": "attack",
    "was_destroyed": "destroyed",
    "was_deployed": "deploy",
    "has_linked": "linked",
}
ANY_ENEMY_UNIT = m.Selector(what=("unit",), side="enemy")


class PastEventReader(SentenceReader):
    """Reads causes, and past events of the turn."""

    # --- whose effect does something

    def your_effect(self, _: Node) -> m.Selector:
        return m.Selector(what=("card",), side="your")

    def their_effect(self, _: Node) -> m.Selector:
        return m.Selector(what=("card",), side="enemy")

    def any_effect(self, _: Node) -> m.Selector:
        return m.Selector(what=("card",))

    def effect_of_yours(self, tree: Node) -> m.Selector:
        return self.with_fields(tree, self.one(tree), side="your")

    def this_effect(self, tree: Node) -> Cause:
        if self.of_command:
            raise self.refuse(tree, "a Command has no Unit that this could be")
        return "this"

    def effect_of_base(self, _: Node) -> Cause:
        return "this base"

    # --- who does it

    def happener_of(self, node: Node, event: m.EventName) -> m.Selector | None:
        if node.data == "this_one_rested" and event != "set active by effect":
            raise self.refuse(node, "this Unit, rested or not")
        if node.data in {"this_one", "this_one_rested", "this_one_base"}:
            return None
        if node.data == "any_such":
            return self.one(node)
        if node.data == "one_in_battle":
            return m.Selector(what=("unit",), side="enemy", battling="this")
        if node.data == "pilot_of_one":
            unit = cast(m.Selector, self.visit(subtrees(node)[0]))
            host = self.with_fields(node, unit.model_copy(update={"side": "any"}))
            return m.Selector(what=("pilot",), side=unit.side, host=host)
        if node.data == "base_of_yours":
            return m.Selector(what=("base",), side="your")
        if node.data == "one_of_yours":
            what = self.one(node)
            what = what.model_copy(update={"side": "any"}) if what.side == "friendly" else what
            return self.with_fields(node, what, side="your")
        what = cast(m.Selector, self.visit(subtrees(node)[0]))
        if what.zone is not None:
            raise self.refuse(node, "cards in play")
        return what

    # --- past events

    def has_activated(self, tree: Node) -> m.ThisTurn:
        what, lasts = subtrees(tree)
        if self.visit(lasts) != "turn":
            raise self.refuse(lasts, "only what happened during this turn is kept")
        who = self.with_fields(what, self.visit(what), side="your")
        return m.ThisTurn(this_turn="activates command", who=who)

    def was_deployed(self, tree: Node) -> m.ThisTurn:
        return self._past(tree, "deploy")

    def you_have_deployed(self, tree: Node) -> m.ThisTurn:
        try:
            return m.ThisTurn(
                this_turn="deploy", who=self.with_fields(tree, self.visit(subtrees(tree)[0]), side="your")
            )
        except ValueError:
            raise self.refuse(tree, "of the Units of a turn only what is printed on them can be asked") from None

    def has_destroyed(self, tree: Node) -> m.ThisTurn:
        if self.visit(subtrees(tree)[1]) != ANY_ENEMY_UNIT:
            raise self.refuse(tree, "which Units were destroyed is not kept")
        return self._past(tree, "destroys unit with battle damage")

    def was_destroyed_by(self, tree: Node) -> m.ThisTurn:
        who = self.happener_of(subtrees(tree)[0], "destroyed by effect")
        if who is None:
            raise self.refuse(tree, "its effects are gone with it")
        return self._by_past_effect(tree, "destroyed by effect", who, self.visit(subtrees(tree)[1]))

    def was_destroyed(self, tree: Node) -> m.ThisTurn:
        return self._past(tree, "destroyed")

    def has_attacked(self, tree: Node) -> m.ThisTurn | m.Matches:
        if subtrees(tree)[0].data == "this_one":
            self.discourse.mention("this")
            return m.Matches(matches=m.Selector(what=("unit",), has_attacked=True))
        return self._past(tree, "attack")

    def none_has_attacked(self, tree: Node) -> m.ThisTurn:
        who, lasts = subtrees(tree)
        if self.visit(lasts) != "turn":
            raise self.refuse(lasts, "only what happened during this turn is kept")
        what = self.noun_phrase(who)
        if tree.data == "none_of_yours_has_attacked":
            what = self.with_fields(tree, what, side="your")
        try:
            return m.ThisTurn(this_turn="attack", who=what, never=True)
        except ValueError:
            raise self.refuse(tree, "of the Units of a turn only what is printed on them can be asked") from None

    none_of_yours_has_attacked = none_has_attacked

    def has_linked(self, tree: Node) -> m.ThisTurn:
        return self._past(tree, "linked")

    def has_recovered(self, tree: Node) -> m.ThisTurn:
        return self._past(tree, "recovers hp")

    def was_deployed_by_effect(self, tree: Node) -> m.ThisTurn:
        return self._past(tree, "deployed by effect")

    def you_have_drawn(self, _: Node) -> m.ThisTurn:
        return m.ThisTurn(this_turn="drawn by effect", who=m.Selector(what=("card",), side="your"))

    def you_have_not_drawn(self, tree: Node) -> m.ThisTurn:
        return _never(self.you_have_drawn(tree))

    def you_have_placed_ex(self, _: Node) -> m.ThisTurn:
        return m.ThisTurn(this_turn="ex resource placed", who=m.Selector(what=("resource",), side="your"))

    def you_have_not_placed_ex(self, tree: Node) -> m.ThisTurn:
        return _never(self.you_have_placed_ex(tree))

    def you_have_set_active(self, _: Node) -> m.ThisTurn:
        return m.ThisTurn(this_turn="resource set active by effect", who=m.Selector(what=("resource",), side="your"))

    def you_have_not_set_active(self, tree: Node) -> m.ThisTurn:
        return _never(self.you_have_set_active(tree))

    def you_have_played(self, tree: Node) -> m.ThisTurn:
        what: m.Selector = self.visit(subtrees(tree)[0])
        try:
            return m.ThisTurn(this_turn="plays command", who=self.with_fields(tree, what, side="your"))
        except ValueError:
            raise self.refuse(tree, "only Commands that were played are kept") from None

    def you_have_not_played(self, tree: Node) -> m.ThisTurn:
        return _never(self.you_have_played(tree))

    def discarded_by_them(self, tree: Node) -> m.ThisTurn:
        what = m.Selector(what=("card",), side="enemy")
        return self._by_past_effect(tree, "discarded by effect", what, self.visit(subtrees(tree)[0]))

    def discarded_by_you(self, tree: Node) -> m.ThisTurn:
        what = m.Selector(what=("card",), side="your")
        return self._by_past_effect(tree, "discarded by effect", what, self.visit(subtrees(tree)[0]))

    def happened_in(self, tree: Node) -> m.ThisTurn | m.Matches:
        happened, lasts = subtrees(tree)
        if self.visit(lasts) != "turn":
            raise self.refuse(lasts, "only what happened during this turn is kept")
        return cast("m.ThisTurn | m.Matches", self.visit(happened))

    def several_happened(self, tree: Node) -> m.ThisTurn:
        """Return the condition that at least a number of such cards did it, or that it happened to them."""
        cards, done, lasts = subtrees(tree)
        if self.visit(lasts) != "turn":
            raise self.refuse(lasts, "only what happened during this turn is kept")
        who = self.noun_phrase(cards)
        if tree.data == "several_of_yours_happened":
            who = self.with_fields(tree, who, side="your")
        least = int(first_token(tree))
        try:
            return m.ThisTurn.model_validate({"this_turn": _SEVERAL_DID[done.data], "who": who, "least": least})
        except ValueError:
            raise self.refuse(tree, "of the Units of a turn only what is printed on them can be asked") from None

    several_of_yours_happened = several_happened

    def _by_past_effect(self, tree: Node, event: m.HappenedName, who: m.Selector, effect_of: m.Selector) -> m.ThisTurn:
        try:
            return m.ThisTurn(this_turn=event, who=who, effect_of=effect_of)
        except ValueError:
            raise self.refuse(tree, "of the cards of a turn only what is printed on them can be asked") from None

    def _past(self, tree: Node, event: m.HappenedName) -> m.ThisTurn:
        who: m.Selector | None = self.happener_of(subtrees(tree)[0], cast(m.EventName, event))
        try:
            return m.ThisTurn(this_turn=event, who=who or m.Selector(what=("base",)))
        except ValueError:
            raise self.refuse(tree, "of the Units of a turn only what is printed on them can be asked") from None


def is_plain(whose: m.Selector) -> bool:
    """True if only the player matters whose effect it is."""
    return whose == m.Selector(what=("card",), side=whose.side)


def _never(happened: m.ThisTurn) -> m.ThisTurn:
    return happened.model_copy(update={"never": True})
