"""Reads what effects do as events, said of the effects; from where Units are deployed; and the numbers of events."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.damage_events import EventIf
from gundam_desktop.games.gcg.effects.reader.events import EventReader, cause_fields
from gundam_desktop.games.gcg.effects.reader.past_events import Cause
from gundam_desktop.games.gcg.effects.reader.trees import Node, subtrees


class EffectEventReader(EventReader):
    """Reads events of effects, deployments from a place, and events that are counted in a turn."""

    def falling_one_of_yours(self, tree: Node) -> m.Selector:
        return self.with_fields(tree, self.one(tree), side="your")

    def effect_destroys(self, tree: Node) -> m.Trigger:
        cause, one = subtrees(tree)
        return self._destroyed_by_effect(tree, "effect destroys unit", self.visit(one), self.visit(cause))

    def effect_damage_destroys(self, tree: Node) -> m.Trigger:
        cause, one = subtrees(tree)
        return self._destroyed_by_effect(tree, "effect damage destroys unit", self.visit(one), self.visit(cause))

    def damage_destroys(self, tree: Node) -> m.Trigger:
        """Return the event that damage of such cards destroys a Unit: that of Commands is damage of their effects."""
        happener, one = subtrees(tree)
        whose = self.happener_of(happener, "destroys unit with damage")
        if whose is None or whose.what != ("command card",):
            return self.destroys_somehow(tree)
        return self._destroyed_by_effect(tree, "effect damage destroys unit", self.visit(one), whose)

    def _destroyed_by_effect(self, tree: Node, event: m.EventName, who: m.Selector, cause: Cause) -> m.Trigger:
        if who.what != ("unit",) or who.zone is not None:
            raise self.refuse(tree, "only Units that effects destroy")
        self._of_doer()
        self.discourse.doer_left, self.discourse.doer_side = True, who.side
        return m.Trigger(event=event, who=who).model_copy(update=cause_fields(cause))

    def you_destroy_by(self, tree: Node) -> m.Trigger:
        one, cause = subtrees(tree)
        trigger = self._destroyed_by_effect(tree, "effect destroys unit", self.visit(one), self.visit(cause))
        return trigger.model_copy(update={"by": "you"})

    def effect_rests(self, tree: Node) -> m.Trigger:
        return self._done_by_effect_to(tree, "rested by effect")

    def effect_returns(self, tree: Node) -> m.Trigger:
        return self._of_others(tree, self._done_by_effect_to(tree, "returned to hand by effect"))

    def effect_sets_active(self, tree: Node) -> m.Trigger:
        return self._done_by_effect_to(tree, "set active by effect")

    def effect_deploys(self, tree: Node) -> m.Trigger:
        return self._done_by_effect_to(tree, "deployed by effect")

    def _done_by_effect_to(self, tree: Node, event: m.EventName) -> m.Trigger:
        """Return what an effect does to such a card, said of the effect: "when one of your effects rests it"."""
        cause, one, *_ = subtrees(tree)
        who: m.Selector = self.visit(one)
        if who.zone is not None:
            raise self.refuse(one, "cards in play")
        self._of_doer()
        self.discourse.doer_side = who.side
        self.discourse.doer_left = event == "returned to hand by effect"
        try:
            return m.Trigger(event=event, who=who).model_copy(update=cause_fields(self.visit(cause)))
        except ValueError:
            raise self.refuse(tree, "this never happens to such cards") from None

    def is_deployed_from_trash(self, tree: Node) -> m.Trigger:
        return self._is_deployed_from(tree, "deployed from trash")

    def is_deployed_from_hand(self, tree: Node) -> m.Trigger:
        return self._is_deployed_from(tree, "deployed from hand")

    def _is_deployed_from(self, tree: Node, origin: m.InTurnName) -> m.Trigger:
        """Return the event that a Unit is deployed from trash or hand: one of yours, as only its own player does it."""
        trigger = self._event(tree, "deploy")
        if trigger.who is None or trigger.who.what != ("unit",) or trigger.who.side == "enemy":
            raise self.refuse(tree, "one of your Units")
        who = self.with_fields(tree, trigger.who.model_copy(update={"side": "your"}), in_turn=origin)
        return trigger.model_copy(update={"who": who})

    def attacks_nth(self, tree: Node) -> EventIf:
        happener, ordinal = subtrees(tree)
        if happener.data != "this_one":
            raise self.refuse(happener, "only the attacks of this Unit are counted so")
        return EventIf(self.attacks(tree), m.AttackNumber(attack_number=self.ordinal_number(ordinal), of="this"))

    def you_activate_nth(self, tree: Node) -> m.Trigger:
        ordinal, cards = subtrees(tree)
        what = self.noun_phrase(cards)
        try:
            return m.Trigger.model_validate(
                {"event": "activates command", "what": what, "nth": self.ordinal_number(ordinal)}
            )
        except ValueError:
            raise self.refuse(tree, "only Commands that are activated in a turn are numbered") from None

    def you_draw_nth(self, tree: Node) -> m.Trigger:
        ordinal, cards = subtrees(tree)
        if self.noun_phrase(cards) != m.ANY_CARD:
            raise self.refuse(cards, "which cards are drawn is hidden")
        return m.Trigger(event="draws", nth=self.ordinal_number(ordinal))

    def you_draw(self, _: Node) -> m.Trigger:
        return m.Trigger(event="draws")

    def they_draw(self, _: Node) -> m.Trigger:
        return m.Trigger(event="draws", by="enemy")
