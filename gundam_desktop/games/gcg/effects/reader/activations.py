"""Reads what players play, activate and pay for, as events."""

from __future__ import annotations

from typing import Literal

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.damage_events import DamageEventReader
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, subtrees

_ANY_COMMAND = m.Selector(what=("command card",))
_OF_MARK: dict[str, m.EventName] = {
    "【activate･main】": "uses main effect",
    "【activate･action】": "uses action effect",
}


class ActivationReader(DamageEventReader):
    """Reads what a player does with Commands, Bursts and activated effects."""

    def plays_command(self, tree: Node) -> m.Trigger:
        what: m.Selector = self.visit(subtrees(tree)[0])
        if what.what != ("command card",) or what.zone is not None:
            raise self.refuse(tree, "Command cards are played and activated")
        self.discourse.command = "played command"
        return m.Trigger(event="plays command", what=what)

    def plays_command_with_ex(self, tree: Node) -> m.Trigger:
        return self.plays_command(tree).model_copy(update={"with_ex": True})

    def activates_command(self, tree: Node) -> m.Trigger:
        what: m.Selector = self.visit(subtrees(tree)[0])
        marks = [str(child) for child in tree.children if isinstance(child, Token) and child.type == "MARK"]
        if what.what != ("command card",) or [mark.lower() for mark in marks] != ["【main】", "【action】"]:
            raise self.refuse(tree, "the 【Main】/【Action】 of Commands is activated")
        self.discourse.activated = True
        return m.Trigger(event="activates command", what=None if what == _ANY_COMMAND else what)

    def they_activate_command(self, tree: Node) -> m.Trigger:
        trigger = self.activates_command(tree)
        self.discourse.activated = False
        return trigger.model_copy(update={"what": trigger.what or _ANY_COMMAND, "by": self.other_player(tree)})

    def activates_burst(self, tree: Node) -> m.Trigger:
        self._mark_is(tree, "【burst】")
        return m.Trigger(event="activates burst")

    def activates_burst_of(self, tree: Node) -> m.Trigger:
        """Return the event that the Burst of such a card is activated, or that of any Shield."""
        self._mark_is(tree, "【burst】")
        what: m.Selector = self.visit(subtrees(tree)[0])
        if what == m.Selector(what=("shield",)):
            return m.Trigger(event="activates burst")
        try:
            return m.Trigger(event="activates burst", what=what)
        except ValueError:
            raise self.refuse(tree, "cards of the shield area have a 【Burst】") from None

    def they_activate_burst(self, tree: Node) -> m.Trigger:
        return self.activates_burst(tree).model_copy(update={"by": self.other_player(tree)})

    def uses_marked_effect(self, tree: Node) -> m.Trigger:
        event = _OF_MARK.get(str(first_token(tree)).lower())
        if event is None:
            raise self.refuse(tree, "only 【Activate･Main】 and 【Activate･Action】 effects are activated so")
        return self._uses_effect_of(tree, event)

    def uses_effect_of(self, tree: Node) -> m.Trigger:
        return self._uses_effect_of(tree, "uses effect")

    def _uses_effect_of(self, tree: Node, event: m.EventName) -> m.Trigger:
        trigger = self._event(tree, event)
        if trigger.who is not None and trigger.who.side not in {"your", "friendly"}:
            raise self.refuse(tree, "only effects of your own cards are yours to activate")
        return trigger

    def uses_effect_of_yours(self, tree: Node) -> m.Trigger:
        mark = next((str(part).lower() for part in tree.children if isinstance(part, Token)), "")
        who = self.with_fields(tree, self.noun_phrase(subtrees(tree)[0]), side="your")
        self._of_doer()
        try:
            return m.Trigger(event=_OF_MARK[mark] if mark else "uses effect", who=who)
        except (KeyError, ValueError):
            raise self.refuse(tree, "only Units and Bases have effects that are activated so") from None

    def uses_own_marked_effect(self, tree: Node) -> m.Trigger:
        self.discourse.mention("this")
        event = _OF_MARK.get(str(first_token(tree)).lower())
        if event is None:
            raise self.refuse(tree, "only 【Activate･Main】 and 【Activate･Action】 effects are activated so")
        return m.Trigger(event=event)

    def _mark_is(self, tree: Node, mark: str) -> None:
        if str(first_token(tree)).lower() != mark:
            raise self.refuse(tree, f"only {mark} is activated so")

    def side_of(self, tree: Node) -> m.Side:
        """Return whose cards it is about: those of the opponent, or of any player."""
        return "any" if self.other_player(tree) == "a player" else "enemy"

    def other_player(self, tree: Node) -> Literal["enemy", "a player"]:
        """Return who does it: the opponent, or any player."""
        words = self.line[tree.meta.start_pos : tree.meta.end_pos].lower()
        return "a player" if words.startswith("a player ") else "enemy"

    def pays(self, tree: Node) -> m.Trigger:
        return self._pays(tree, self.with_fields(tree, self.one(tree), side="your"))

    def pays_for_one(self, tree: Node) -> m.Trigger:
        return self._pays(tree, self.visit(subtrees(tree)[0]))

    def _pays(self, tree: Node, who: m.Selector) -> m.Trigger:
        if str(first_token(tree)) != "①":
            raise self.refuse(first_token(tree), "every cost that was paid counts")
        self.discourse.paid = True
        return m.Trigger(event="pays for effect", who=who)

    def they_play_command(self, tree: Node) -> m.Trigger:
        trigger = self.plays_command(tree).model_copy(update={"by": self.other_player(tree)})
        self.discourse.command = None
        return trigger

    def uses_effect(self, _: Node) -> m.Trigger:
        self.discourse.mention("this")
        return m.Trigger(event="uses effect")

    def uses_effect_of_base(self, _: Node) -> m.Trigger:
        self.discourse.mention("this base")
        return m.Trigger(event="uses effect", base=True)

    def uses_support(self, tree: Node) -> m.Trigger:
        self.expect_keyword(tree, "support", "is used so")
        what = self.visit(subtrees(tree)[0])
        self.discourse.introduce("event card")
        self.discourse.doer = "event card"
        return m.Trigger(event="uses support", what=what)
