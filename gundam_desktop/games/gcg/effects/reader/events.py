"""Reads events, and the cards that a text can refer to after them."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, cast

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.nouns import Node, first_token, subtrees
from gundam_desktop.games.gcg.effects.reader.sentences import SentenceReader

_OF_ENEMIES = frozenset(
    {
        "destroys unit with battle damage",
        "destroys unit with damage",
        "destroys shield area card with battle damage",
        "destroys shield area card with damage",
        "blocked",
        "attacked",
        "attack",
    }
)
_ANY_ENEMY_UNIT = m.Selector(what=("unit",), side="enemy")


def has_enemy_player(on: m.Trigger) -> bool:
    """Return True if the event has an enemy player: by default, or by the side of a card or an effect."""
    sides = [what.side for what in (on.who, on.what) if what is not None]
    return on.event in _OF_ENEMIES or on.by == "enemy" or "enemy" in sides


class SoMuchReceived(NamedTuple):
    """An amount of damage that is received."""

    trigger: m.Trigger
    bounds: m.Range


class EventReader(SentenceReader):
    """Reads triggering events, and past events of the turn."""

    def destroys(self, tree: Node) -> m.Trigger:
        what: m.Selector = self.visit(subtrees(tree)[1])
        return self._event(tree, "destroys unit with battle damage", None if what == _ANY_ENEMY_UNIT else what)

    def destroys_shield_area_card(self, tree: Node) -> m.Trigger:
        return self._event(tree, "destroys shield area card with battle damage")

    def destroys_shield_area_card_somehow(self, tree: Node) -> m.Trigger:
        return self._event(tree, "destroys shield area card with damage")

    def deals_damage(self, tree: Node) -> m.Trigger:
        trigger = self._event(tree, "deals battle damage", self.visit(subtrees(tree)[1]))
        self.discourse.enemy = "event card"
        return trigger

    def destroys_card(self, tree: Node) -> m.Trigger:
        return self._event(tree, "destroys card with battle damage")

    def it_destroys_card(self, _: Node) -> m.Trigger:
        return m.Trigger(event="destroys card with battle damage")

    def it_destroys_shield_area_card(self, _: Node) -> m.Trigger:
        return m.Trigger(event="destroys shield area card with battle damage")

    def it_destroys(self, tree: Node) -> m.Trigger:
        what: m.Selector = self.visit(subtrees(tree)[0])
        return m.Trigger(event="destroys unit with battle damage", what=None if what == _ANY_ENEMY_UNIT else what)

    def it_deals_damage(self, tree: Node) -> m.Trigger:
        self.discourse.enemy, self.discourse.enemy_chosen = "event card", False
        return m.Trigger(event="deals battle damage", what=self.visit(subtrees(tree)[0]))

    def receives_damage(self, tree: Node) -> m.Trigger:
        return self._event(tree, "receives effect damage")

    def receives_enemy_damage(self, tree: Node) -> m.Trigger:
        return self._event(tree, "receives effect damage", by="enemy")

    def loses_ap(self, tree: Node) -> m.Trigger:
        return self._event(tree, "ap reduced by effect")

    def loses_ap_by_enemy(self, tree: Node) -> m.Trigger:
        return self._event(tree, "ap reduced by effect", by="enemy")

    def recovers_hp(self, tree: Node) -> m.Trigger:
        return self._event(tree, "recovers hp")

    def is_rested(self, tree: Node) -> m.Trigger:
        return self._event(tree, "rested by effect")

    def is_rested_by_enemy(self, tree: Node) -> m.Trigger:
        return self._event(tree, "rested by effect", by="enemy")

    def is_set_active(self, tree: Node) -> m.Trigger:
        return self._event(tree, "set active by effect")

    def links(self, tree: Node) -> m.Trigger:
        return self._event(tree, "linked")

    def attacks(self, tree: Node) -> m.Trigger:
        trigger = self._event(tree, "attack")
        self.discourse.attacker = self.discourse.doer or "this"
        return trigger

    def attacks_one(self, tree: Node) -> m.Trigger:
        what: m.Selector = self.visit(subtrees(tree)[1])
        return self.attacks(tree).model_copy(update={"what": what})

    def attacks_player(self, tree: Node) -> m.Trigger:
        return self.attacks(tree).model_copy(update={"on_player": True})

    def is_attacked(self, tree: Node) -> m.Trigger:
        trigger = self._event(tree, "attacked")
        self.discourse.attacker = "event card"
        return trigger

    def is_attacked_by(self, tree: Node) -> m.Trigger:
        what: m.Selector = self.visit(subtrees(tree)[1])
        return self.is_attacked(tree).model_copy(update={"what": what})

    def attacks_this(self, tree: Node) -> m.Trigger:
        what: m.Selector = self.visit(subtrees(tree)[0])
        self.discourse.introduce("event card")
        self.discourse.doer = self.discourse.attacker = "event card"
        return m.Trigger(event="attacked", what=what)

    def target_is_changed(self, tree: Node) -> m.Trigger:
        return self._event(tree, "target changed")

    def is_deployed(self, tree: Node) -> m.Trigger:
        return self._event(tree, "deploy")

    def is_destroyed(self, tree: Node) -> m.Trigger:
        return self._event(tree, "destroyed")

    def this_or_one_is_deployed(self, tree: Node) -> m.Trigger:
        who = self.with_fields(tree, self.one(tree), side="your")
        self._of_doer()
        return m.Trigger(event="deploy", who=who, or_this=True)

    def receives_any_damage(self, tree: Node) -> m.Trigger:
        return self._event(tree, "receives damage", by="enemy")

    def receives_battle_damage(self, tree: Node) -> m.Trigger:
        trigger = self._event(tree, "receives battle damage", self.visit(subtrees(tree)[1]))
        self.discourse.doer = "event card"
        return trigger

    def receives_enemy_battle_damage(self, tree: Node) -> m.Trigger:
        return self._event(tree, "receives battle damage", by="enemy")

    def destroys_somehow(self, tree: Node) -> m.Trigger:
        what: m.Selector = self.visit(subtrees(tree)[1])
        return self._event(tree, "destroys unit with damage", None if what == _ANY_ENEMY_UNIT else what)

    def receives_damage_somehow(self, tree: Node) -> m.Trigger:
        return self._event(tree, "receives damage")

    def receives_battle_damage_somehow(self, tree: Node) -> m.Trigger:
        return self._event(tree, "receives battle damage")

    def receives_so_much(self, tree: Node) -> SoMuchReceived:
        """Return an amount of damage received, which only an effect that reduces it waits for."""
        _, bounds, damage = subtrees(tree)
        events: dict[str, m.EventName] = {
            "its_battle_damage": "receives battle damage",
            "its_effect_damage": "receives effect damage",
        }
        trigger = self._event(tree, events.get(damage.data, "receives damage"), by="enemy")
        return SoMuchReceived(trigger, self.visit(bounds))

    def is_destroyed_by(self, tree: Node) -> m.Trigger:
        return self._by_effect(tree, "destroyed by effect")

    def is_returned_by(self, tree: Node) -> m.Trigger:
        trigger = self._by_effect(tree, "returned to hand by effect")
        if trigger.who is None or trigger.who.what != ("unit",):
            raise self.refuse(tree, "only other Units that are returned")
        return trigger

    def is_rested_by(self, tree: Node) -> m.Trigger:
        return self._by_effect(tree, "rested by effect")

    def is_set_active_by(self, tree: Node) -> m.Trigger:
        return self._by_effect(tree, "set active by effect")

    def _by_effect(self, tree: Node, event: m.EventName) -> m.Trigger:
        """Return the trigger for what the effect of a player, or of certain cards of yours, does."""
        whose = self.visit(subtrees(tree)[1])
        by = {"your": "you", "enemy": "enemy"}.get(whose.side)
        trigger = self._event(tree, event, by=by)
        return trigger if _plain(whose) else trigger.model_copy(update={"effect_of": whose})

    def they_discard_by(self, tree: Node) -> m.Trigger:
        return self._discard_by(tree, "enemy")

    def you_discard_by(self, tree: Node) -> m.Trigger:
        return self._discard_by(tree, "your")

    def _discard_by(self, tree: Node, side: m.Side) -> m.Trigger:
        whose = self.visit(subtrees(tree)[0])
        by: Any = {"your": "you", "enemy": "enemy"}.get(whose.side)
        who = m.Selector(what=("card",), side=side)
        of_cards = None if _plain(whose) else whose
        return m.Trigger(event="discarded by effect", who=who, by=by, effect_of=of_cards)

    # --- whose effect does something

    def your_effect(self, _: Node) -> m.Selector:
        return m.Selector(what=("card",), side="your")

    def their_effect(self, _: Node) -> m.Selector:
        return m.Selector(what=("card",), side="enemy")

    def any_effect(self, _: Node) -> m.Selector:
        return m.Selector(what=("card",))

    def effect_of_yours(self, tree: Node) -> m.Selector:
        return self.with_fields(tree, self.one(tree), side="your")

    def is_destroyed_by_effect(self, tree: Node) -> m.Trigger:
        return self._event(tree, "destroyed by effect")

    def destroyed_with_effect_damage(self, tree: Node) -> m.Trigger:
        what = self.visit(subtrees(tree)[0])
        self.discourse.introduce("event card")
        return m.Trigger(event="unit destroyed with effect damage", what=what)

    def has_activated(self, tree: Node) -> m.ThisTurn:
        what, lasts = subtrees(tree)
        if self.visit(lasts) != "turn":
            raise self.refuse(lasts, "only what happened during this turn is kept")
        who = self.with_fields(what, self.visit(what), side="your")
        return m.ThisTurn(this_turn="activates command", who=who)

    def is_blocked(self, tree: Node) -> m.Trigger:
        what: m.Selector = self.visit(subtrees(tree)[1])
        return self._event(tree, "blocked", None if what == _ANY_ENEMY_UNIT else what)

    def plays_command(self, tree: Node) -> m.Trigger:
        what: m.Selector = self.visit(subtrees(tree)[0])
        if what.what != ("command card",):
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
        return m.Trigger(event="activates command", what=None if what == m.Selector(what=("command card",)) else what)

    def pays(self, tree: Node) -> m.Trigger:
        return self._pays(tree, self.with_fields(tree, self.one(tree), side="your"))

    def pays_for_one(self, tree: Node) -> m.Trigger:
        return self._pays(tree, self.visit(subtrees(tree)[0]))

    def _pays(self, tree: Node, who: m.Selector) -> m.Trigger:
        if str(first_token(tree)) != "①":
            raise self.refuse(first_token(tree), "every cost that was paid counts")
        self.discourse.paid = True
        return m.Trigger(event="pays for effect", who=who)

    def places_ex(self, _: Node) -> m.Trigger:
        return m.Trigger(event="places ex resource")

    def loses_ex(self, _: Node) -> m.Trigger:
        return m.Trigger(event="ex resource exiled")

    def draws_with_effect(self, _: Node) -> m.Trigger:
        return m.Trigger(event="draws with effect")

    def pairs_with_one(self, tree: Node) -> m.Trigger:
        pilot, units = subtrees(tree)
        said: m.Selector = self.visit(pilot)
        if said.what != ("pilot",):
            raise self.refuse(pilot, "a Pilot is paired with a Unit")
        who = self.with_fields(units, self.noun_phrase(units), side="your")
        self._of_doer()
        return m.Trigger(event="paired", who=who, pilot=None if said == m.Selector(what=("pilot",)) else said)

    def _event(self, tree: Node, event: m.EventName, what: m.Selector | None = None, by: Any = None) -> m.Trigger:
        """Return the trigger for an event that this Unit or one of `who` does, or that happens to it."""
        who = self._happener(subtrees(tree)[0], event)
        if who is None:
            self.discourse.mention("this base" if subtrees(tree)[0].data == "this_one_base" else "this")
        else:
            self._of_doer()
        base = subtrees(tree)[0].data == "this_one_base"
        return m.Trigger(event=event, who=who, what=what, by=by, base=base)

    def _of_doer(self) -> None:
        self.discourse.introduce("event doer")
        self.discourse.doer = "event doer"

    def _happener(self, node: Node, event: m.EventName) -> m.Selector | None:
        if node.data == "this_one_rested" and event != "set active by effect":
            raise self.refuse(node, "this Unit, rested or not")
        if node.data in {"this_one", "this_one_rested", "this_one_base"}:
            return None
        if node.data == "any_such":
            return self.one(node)
        if node.data == "one_of_yours":
            what = self.one(node)
            what = what.model_copy(update={"side": "any"}) if what.side == "friendly" else what
            return self.with_fields(node, what, side="your")
        return cast(m.Selector, self.visit(subtrees(node)[0]))

    def uses_support(self, tree: Node) -> m.Trigger:
        keyword = first_token(tree)
        if self.keyword_of(keyword, with_amount=False).name != "support":
            raise self.refuse(keyword, "only <Support> is used so")
        what = self.visit(subtrees(tree)[0])
        self.discourse.introduce("event card")
        return m.Trigger(event="uses support", what=what)

    def paired_here(self, _: Node) -> m.Trigger:
        return m.Trigger(event="pilot paired with")

    def paired_with(self, tree: Node) -> m.Trigger:
        what = self.with_fields(tree, self.one(tree), side="your")
        self.discourse.introduce("event card")
        return m.Trigger(event="pilot paired with", what=what)

    def destroyed_with_damage(self, tree: Node) -> m.Trigger:
        what = self.visit(subtrees(tree)[0])
        self.discourse.introduce("event card")
        return m.Trigger(event="unit destroyed with damage", what=what)

    # --- past events

    def was_deployed(self, tree: Node) -> m.ThisTurn:
        return self._past(tree, "deploy")

    def has_destroyed(self, tree: Node) -> m.ThisTurn:
        if self.visit(subtrees(tree)[1]) != _ANY_ENEMY_UNIT:
            raise self.refuse(tree, "which Units were destroyed is not kept")
        return self._past(tree, "destroys unit with battle damage")

    def was_destroyed_by(self, tree: Node) -> m.ThisTurn:
        who = self._happener(subtrees(tree)[0], "destroyed by effect")
        if who is None:
            raise self.refuse(tree, "its effects are gone with it")
        return self._by_past_effect(tree, "destroyed by effect", who, self.visit(subtrees(tree)[1]))

    def was_destroyed(self, tree: Node) -> m.ThisTurn:
        return self._past(tree, "destroyed")

    def discarded_by_them(self, tree: Node) -> m.ThisTurn:
        what = m.Selector(what=("card",), side="enemy")
        return self._by_past_effect(tree, "discarded by effect", what, self.visit(subtrees(tree)[0]))

    def discarded_by_you(self, tree: Node) -> m.ThisTurn:
        what = m.Selector(what=("card",), side="your")
        return self._by_past_effect(tree, "discarded by effect", what, self.visit(subtrees(tree)[0]))

    def happened_in(self, tree: Node) -> m.ThisTurn:
        happened, lasts = subtrees(tree)
        if self.visit(lasts) != "turn":
            raise self.refuse(lasts, "only what happened during this turn is kept")
        return cast(m.ThisTurn, self.visit(happened))

    def _by_past_effect(self, tree: Node, event: m.HappenedName, who: m.Selector, effect_of: m.Selector) -> m.ThisTurn:
        try:
            return m.ThisTurn(this_turn=event, who=who, effect_of=effect_of)
        except ValueError:
            raise self.refuse(tree, "of the cards of a turn only what is printed on them can be asked") from None

    def _past(
        self, tree: Node, event: Literal["deploy", "destroyed", "destroys unit with battle damage"]
    ) -> m.ThisTurn:
        who: m.Selector | None = self._happener(subtrees(tree)[0], event)
        try:
            return m.ThisTurn(this_turn=event, who=who or m.Selector(what=("base",)))
        except ValueError:
            raise self.refuse(tree, "of the Units of a turn only what is printed on them can be asked") from None


def _plain(whose: m.Selector) -> bool:
    """True if only the player matters whose effect it is."""
    return whose == m.Selector(what=("card",), side=whose.side)
