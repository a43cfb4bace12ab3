"""Reads events of damage: what is dealt, received or destroyed with it."""

from __future__ import annotations

from typing import Any, NamedTuple

from lark import Tree

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.conditions import DAMAGE_NAMES
from gundam_desktop.games.gcg.effects.reader.past_events import PastEventReader
from gundam_desktop.games.gcg.effects.reader.said import DamageDealt
from gundam_desktop.games.gcg.effects.reader.trees import Node, subtrees

_FELL: dict[str, m.EventName] = {
    "any_damage": "unit destroyed with damage",
    "its_battle_damage": "unit destroyed with battle damage",
    "its_effect_damage": "unit destroyed with effect damage",
}

_RECEIVED: dict[str, m.EventName] = {
    "its_battle_damage": "receives battle damage",
    "its_effect_damage": "receives effect damage",
}


_LEAVES: frozenset[m.EventName] = frozenset(
    {"destroyed", "destroyed by effect", "returned to hand", "returned to hand by effect"}
)
"""What takes a card from the field."""


class SoMuchReceived(NamedTuple):
    """An amount of damage that is received."""

    trigger: m.Trigger
    bounds: m.Range


class EventIf(NamedTuple):
    """An event with a condition: on how it happened, or on what is true after it."""

    trigger: m.Trigger
    condition: m.Condition


class DamageEventReader(PastEventReader):
    """Reads events of damage, and what every event is made of."""

    def destroys(self, tree: Node) -> m.Trigger:
        what: m.Selector = self.visit(subtrees(tree)[1])
        if set(what.what) <= {"base", "shield"}:
            return self._event(tree, "destroys shield area card with battle damage", what)
        trigger = self._event(tree, "destroys unit with battle damage", None if what == m.ENEMY_UNIT else what)
        self.discourse.fallen = "event card"
        return trigger

    def destroys_shield_area_card(self, tree: Node) -> m.Trigger:
        return self._event(tree, "destroys shield area card with battle damage")

    def destroys_card_somehow(self, tree: Node) -> m.Trigger:
        return self._event(tree, "destroys card with damage")

    def receives_damage_from(self, tree: Node) -> m.Trigger:
        return self._received(tree, "receives damage", self.visit(subtrees(tree)[1]))

    def receives_damage_from_enemy(self, tree: Node) -> m.Trigger:
        what = self.with_fields(tree, self.noun_phrase(subtrees(tree)[1]), side="enemy")
        return self._received(tree, "receives damage", what)

    def receives_own_effect_damage(self, tree: Node) -> m.Trigger:
        return self._event(tree, "receives effect damage", by="you")

    def receives_effect_damage_from(self, tree: Node) -> m.Trigger:
        return self._received(tree, "receives effect damage", self.visit(subtrees(tree)[1]))

    def receives_effect_damage_from_enemy(self, tree: Node) -> m.Trigger:
        what = self.with_fields(tree, self.noun_phrase(subtrees(tree)[1]), side="enemy")
        return self._received(tree, "receives effect damage", what)

    def _received(self, tree: Node, event: m.EventName, what: m.Selector) -> m.Trigger:
        """Return the event that damage of such a card is received."""
        trigger = self._event(tree, event, what)
        self.discourse.doer = "event card"
        return trigger

    def destroys_shield_area_card_somehow(self, tree: Node) -> m.Trigger:
        return self._event(tree, "destroys shield area card with damage")

    def breach_deals_damage(self, tree: Node) -> m.Trigger:
        self.expect_keyword(tree, "breach", "deals damage")
        return self._event(tree, "deals breach damage")

    def deals_any_damage(self, tree: Node) -> DamageDealt:
        return self._dealt(tree, "any")

    def deals_effect_damage(self, tree: Node) -> DamageDealt:
        return self._dealt(tree, "effect")

    def effects_deal_damage(self, tree: Node) -> DamageDealt:
        return self._dealt(tree, "effect")

    def own_effect_deals_damage(self, tree: Node) -> DamageDealt:
        self.discourse.mention("this")
        return DamageDealt(None, self.visit(subtrees(tree)[0]), "effect")

    def _dealt(self, tree: Node, damage: str) -> DamageDealt:
        happener, what = subtrees(tree)
        if happener.data not in {"this_one", "one_of_yours", "one"}:
            raise self.refuse(happener, "this Unit, or one of such cards")
        return DamageDealt(self.happener_of(happener, "deals battle damage"), self.visit(what), damage)

    def deals_damage(self, tree: Node) -> m.Trigger:
        trigger = self._event(tree, "deals battle damage", self.visit(subtrees(tree)[1]))
        self.discourse.enemy = "event card"
        return trigger

    def damages_shield_area_card(self, tree: Node) -> m.Trigger:
        return self._event(tree, "deals battle damage", m.Selector(what=("base", "shield"), side="enemy"))

    def destroys_card(self, tree: Node) -> m.Trigger:
        return self._event(tree, "destroys card with battle damage")

    def it_destroys_card(self, _: Node) -> m.Trigger:
        return m.Trigger(event="destroys card with battle damage")

    def it_destroys_shield_area_card(self, _: Node) -> m.Trigger:
        return m.Trigger(event="destroys shield area card with battle damage")

    def it_destroys(self, tree: Node) -> m.Trigger:
        what: m.Selector = self.visit(subtrees(tree)[0])
        return m.Trigger(event="destroys unit with battle damage", what=None if what == m.ENEMY_UNIT else what)

    def it_attacks(self, _: Node) -> m.Trigger:
        return m.Trigger(event="attack")

    def it_deals_damage(self, tree: Node) -> m.Trigger:
        self.discourse.enemy, self.discourse.enemy_chosen = "event card", False
        return m.Trigger(event="deals battle damage", what=self.visit(subtrees(tree)[0]))

    def receives_damage(self, tree: Node) -> m.Trigger:
        return self._event(tree, "receives effect damage")

    def receives_enemy_damage(self, tree: Node) -> m.Trigger:
        return self._event(tree, "receives effect damage", by="enemy")

    def receives_any_damage(self, tree: Node) -> m.Trigger:
        return self._event(tree, "receives damage", by="enemy")

    def receives_battle_damage(self, tree: Node) -> m.Trigger:
        return self._received(tree, "receives battle damage", self.visit(subtrees(tree)[1]))

    def receives_enemy_battle_damage(self, tree: Node) -> m.Trigger:
        return self._event(tree, "receives battle damage", by="enemy")

    def destroys_somehow(self, tree: Node) -> m.Trigger:
        what: m.Selector = self.visit(subtrees(tree)[1])
        if set(what.what) <= {"base", "shield"}:
            return self._event(tree, "destroys shield area card with damage", what)
        trigger = self._event(tree, "destroys unit with damage", None if what == m.ENEMY_UNIT else what)
        self.discourse.fallen = "event card"
        return trigger

    def receives_damage_somehow(self, tree: Node) -> m.Trigger:
        return self._event(tree, "receives damage")

    def receives_battle_damage_somehow(self, tree: Node) -> m.Trigger:
        return self._event(tree, "receives battle damage")

    def survives_battle_damage(self, tree: Node) -> EventIf:
        return self._survives(self._event(tree, "receives battle damage"))

    def survives_damage(self, tree: Node) -> EventIf:
        return self._survives(self._event(tree, "receives damage"))

    def survives_effect_damage(self, tree: Node) -> EventIf:
        return self._survives(self._event(tree, "receives effect damage"))

    def _survives(self, trigger: m.Trigger) -> EventIf:
        """Return the event with the condition that the Unit is still in play when its effect is resolved."""
        card: m.Reference = "this" if trigger.who is None else "event doer"
        return EventIf(trigger, m.Matches.model_validate({"card": card, "matches": m.ANY_UNIT}))

    def receives_so_much(self, tree: Node) -> SoMuchReceived:
        """Return an amount of damage received, which only an effect that reduces it waits for."""
        _, bounds, damage = subtrees(tree)
        trigger = self._event(tree, _RECEIVED.get(damage.data, "receives damage"), by="enemy")
        return SoMuchReceived(trigger, self.visit(bounds))

    def several_receive(self, tree: Node) -> SoMuchReceived:
        """Return damage that several cards receive at once; only an effect that reduces it for each waits for that."""
        cards, damage = subtrees(tree)
        one = Tree("receives_so_much", [Tree("any_such", [cards], cards.meta), damage], tree.meta)
        trigger = self._event(one, _RECEIVED.get(damage.data, "receives damage"), by="enemy")
        return SoMuchReceived(trigger, m.Range())

    def destroyed_with_damage(self, tree: Node) -> m.Trigger | m.DestroyedWith:
        """Return the event that a Unit falls to damage; for this Unit itself the condition on what it fell to."""
        happener, fell = subtrees(tree)
        what = self.happener_of(happener, "destroyed")
        if what is None:
            self.discourse.mention("this base" if happener.data == "this_one_base" else "this")
            return m.DestroyedWith(destroyed_with=DAMAGE_NAMES[fell.data])
        self.discourse.introduce("event card")
        try:
            return m.Trigger(event=_FELL[fell.data], what=what)
        except ValueError:
            raise self.refuse(tree, "this never happens to such cards") from None

    def _event(self, tree: Node, event: m.EventName, what: m.Selector | None = None, by: Any = None) -> m.Trigger:
        """Return the trigger for an event that this Unit or one of `who` does, or that happens to it."""
        who = self.happener_of(subtrees(tree)[0], event)
        if who is None:
            self.discourse.mention("this base" if subtrees(tree)[0].data == "this_one_base" else "this")
        else:
            self._of_doer()
            self.discourse.doer_side = who.side
            self.discourse.doer_left = event in _LEAVES
        base = subtrees(tree)[0].data == "this_one_base"
        try:
            return m.Trigger(event=event, who=who, what=what, by=by, base=base)
        except ValueError:
            raise self.refuse(tree, "this never happens to such cards") from None

    def _of_doer(self) -> None:
        self.discourse.introduce("event doer")
        self.discourse.doer = "event doer"
