"""Reads events, and the cards that a text can refer to after them."""

from __future__ import annotations

from typing import Any

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.activations import ActivationReader
from gundam_desktop.games.gcg.effects.reader.past_events import Cause, is_plain
from gundam_desktop.games.gcg.effects.reader.trees import Node, subtrees

_OF_ENEMIES = frozenset(
    {
        "destroys unit with battle damage",
        "destroys unit with damage",
        "destroys shield area card with battle damage",
        "destroys shield area card with damage",
        "blocked",
        "blocks",
        "attacked",
        "attack",
    }
)


def has_enemy_player(on: m.Trigger) -> bool:
    """Return True if the event has an enemy player: by default, or by the side of a card or an effect."""
    sides = [what.side for what in (on.who, on.what) if what is not None]
    return on.event in _OF_ENEMIES or on.by == "enemy" or "enemy" in sides


class EventReader(ActivationReader):
    """Reads triggering events."""

    def paired_with_yours_somehow(self, tree: Node) -> m.Trigger:
        who = self.with_fields(tree, self.one(tree), side="your")
        self._of_doer()
        return m.Trigger(event="paired", who=who)

    def loses_ap(self, tree: Node) -> m.Trigger:
        return self._by_effect(tree, "ap reduced by effect")

    def gains_ap(self, tree: Node) -> m.Trigger:
        return self._by_effect(tree, "ap increased by effect")

    def gains_ap_by_support(self, tree: Node) -> m.Trigger:
        self.expect_keyword(tree, "support", "increases AP")
        return self._event(tree, "ap increased by support")

    def is_chosen(self, tree: Node) -> m.Trigger:
        trigger = self._by_effect(tree, "chosen by effect")
        if trigger.by != "enemy":
            raise self.refuse(tree, "only the choices of enemy effects are told from those of costs")
        return trigger

    def is_exiled_from_trash(self, tree: Node) -> m.Trigger:
        what: m.Selector = self.visit(subtrees(tree)[0])
        try:
            return m.Trigger(event="exiled from trash", who=self.with_fields(tree, what, side="your", zone="trash"))
        except ValueError:
            raise self.refuse(tree, "cards of the trash") from None

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
        trigger = self.attacks(tree).model_copy(update={"what": what})
        if what.side == "enemy" and what.what == ("unit",):
            self.discourse.enemy = "event card"
        return trigger

    def attacks_yours(self, tree: Node) -> m.Trigger:
        what = self.with_fields(tree, self.noun_phrase(subtrees(tree)[1]), side="your")
        return self.attacks(tree).model_copy(update={"what": what})

    def attacks_player(self, tree: Node) -> m.Trigger:
        return self.attacks(tree).model_copy(update={"on_player": True})

    def is_made_target(self, tree: Node) -> m.Trigger:
        raise self.refuse(tree, "it is not clear whether it counts if the attack target is changed to it")

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
        trigger = self._event(tree, "destroyed")
        if trigger.who is not None:
            self.discourse.fallen = "event doer"
        return m.Trigger(event="destroyed") if trigger.base else trigger

    def this_or_one_is_deployed(self, tree: Node) -> m.Trigger:
        who = self.with_fields(tree, self.one(tree), side="your")
        self._of_doer()
        return m.Trigger(event="deploy", who=who, or_this=True)

    def is_destroyed_by(self, tree: Node) -> m.Trigger:
        return self._by_effect(tree, "destroyed by effect")

    def is_returned(self, tree: Node) -> m.Trigger:
        return self._of_others(tree, self._event(tree, "returned to hand"))

    def is_returned_by(self, tree: Node) -> m.Trigger:
        return self._of_others(tree, self._by_effect(tree, "returned to hand by effect"))

    def _of_others(self, tree: Node, trigger: m.Trigger) -> m.Trigger:
        """Return the event that other cards than this one are returned: its own effects are gone with it."""
        if trigger.who is None or trigger.who.what not in {("unit",), ("pilot",)}:
            raise self.refuse(tree, "only other Units that are returned, or Pilots")
        return trigger

    def is_rested_by(self, tree: Node) -> m.Trigger:
        return self._by_effect(tree, "rested by effect")

    def is_set_active_by(self, tree: Node) -> m.Trigger:
        return self._by_effect(tree, "set active by effect")

    def _by_effect(self, tree: Node, event: m.EventName) -> m.Trigger:
        """Return the trigger for what the effect of a player, or of certain cards of yours, does."""
        return self._caused(self._event(tree, event), tree)

    def _caused(self, trigger: m.Trigger, tree: Node) -> m.Trigger:
        """Return the trigger with the effect that causes it."""
        return trigger.model_copy(update=cause_fields(self.visit(subtrees(tree)[1])))

    def they_discard_by(self, tree: Node) -> m.Trigger:
        return self._discard_by(tree, self.side_of(tree))

    def you_discard_by(self, tree: Node) -> m.Trigger:
        return self._discard_by(tree, "your")

    def _discard_by(self, tree: Node, side: m.Side) -> m.Trigger:
        who = m.Selector(what=("card",), side=side)
        whose = self.visit(subtrees(tree)[0])
        return self._discarded(who, whose)

    def _discarded(self, who: m.Selector, whose: Cause) -> m.Trigger:
        trigger = m.Trigger(event="discarded by effect", who=who)
        return trigger.model_copy(update=cause_fields(whose))

    def they_discard_one_by(self, tree: Node) -> m.Trigger:
        return self._discards_one_by(tree, "enemy")

    def you_discard_one_by(self, tree: Node) -> m.Trigger:
        return self._discards_one_by(tree, "your")

    def _discards_one_by(self, tree: Node, side: m.Side) -> m.Trigger:
        what, whose = (self.visit(part) for part in subtrees(tree))
        try:
            return self._discarded(self.with_fields(tree, what, side=side), whose)
        except ValueError:
            raise self.refuse(tree, "only cards of the hand are discarded") from None

    def is_destroyed_by_effect(self, tree: Node) -> m.Trigger:
        return self._event(tree, "destroyed by effect")

    def you_rest_by(self, tree: Node) -> m.Trigger:
        return self._rested_by_you(tree, self.visit(subtrees(tree)[0]))

    def you_rest_yours_by(self, tree: Node) -> m.Trigger:
        return self._rested_by_you(tree, self.with_fields(tree, self.one(tree), side="your"))

    def _rested_by_you(self, tree: Node, who: m.Selector) -> m.Trigger:
        """Return the event that an effect of yours rests such a card."""
        self._of_doer()
        trigger = self._caused(m.Trigger(event="rested by effect", who=who), tree)
        return trigger.model_copy(update={"by": "you"})

    def is_blocked_somehow(self, tree: Node) -> m.Trigger:
        trigger = self._event(tree, "blocked")
        self.discourse.blocker = self.discourse.enemy = "event card"
        return trigger

    def blocks(self, tree: Node) -> m.Trigger:
        trigger = self._event(tree, "blocks")
        self.discourse.attacker = "event card"
        return trigger

    def activates_blocker(self, tree: Node) -> m.Trigger:
        self.expect_keyword(tree, "blocker", "is activated so")
        self.discourse.attacker = "event card"
        if subtrees(tree):
            return self._event(tree, "blocks")
        self.discourse.mention("this")
        return m.Trigger(event="blocks")

    def blocks_one(self, tree: Node) -> m.Trigger:
        trigger = self.blocks(tree).model_copy(update={"what": self.visit(subtrees(tree)[1])})
        self.discourse.enemy = "event card"
        return trigger

    def blocks_yours(self, tree: Node) -> m.Trigger:
        what = self.with_fields(tree, self.noun_phrase(subtrees(tree)[1]), side="your")
        return self.blocks(tree).model_copy(update={"what": what})

    def is_rested_somehow(self, tree: Node) -> m.Trigger:
        return self._event(tree, "rested")

    def is_blocked(self, tree: Node) -> m.Trigger:
        what: m.Selector = self.visit(subtrees(tree)[1])
        trigger = self._event(tree, "blocked", None if what == m.ENEMY_UNIT else what)
        self.discourse.blocker = self.discourse.enemy = "event card"
        return trigger

    def places_ex(self, _: Node) -> m.Trigger:
        return m.Trigger(event="places ex resource")

    def places_from_deck(self, tree: Node) -> m.Trigger:
        numbers = [child for child in tree.children if isinstance(child, Token)]
        if any(int(number) != 1 for number in numbers if number.type == "NUMBER"):
            raise self.refuse(tree, "every card that is placed counts")
        what: m.Selector = self.visit(subtrees(tree)[0])
        return self._placed_from_deck(tree, what)

    def placed_from_deck(self, tree: Node) -> m.Trigger:
        happener = subtrees(tree)[0]
        if happener.data not in {"happener", "any_such"}:
            raise self.refuse(happener, "a card of your deck")
        return self._placed_from_deck(tree, self.visit(subtrees(happener)[0]))

    def _placed_from_deck(self, tree: Node, what: m.Selector) -> m.Trigger:
        try:
            return m.Trigger(event="places from deck", what=what)
        except ValueError:
            raise self.refuse(tree, "cards of the deck") from None

    def loses_ex(self, _: Node) -> m.Trigger:
        return m.Trigger(event="ex resource exiled")

    def draws_with_effect(self, _: Node) -> m.Trigger:
        return m.Trigger(event="draws with effect")

    def they_draw_with_effect(self, tree: Node) -> m.Trigger:
        return m.Trigger(event="draws with effect", by=self.other_player(tree))

    def they_place_ex(self, tree: Node) -> m.Trigger:
        return m.Trigger(event="places ex resource", by=self.other_player(tree))

    def you_deploy(self, tree: Node) -> m.Trigger:
        """Return the event that one of your cards is deployed; only their own player deploys cards."""
        who = self.with_fields(tree, self.visit(subtrees(tree)[0]), side="your")
        if who.zone is not None:
            who = self._deployed_from(tree, who)
        self._of_doer()
        return m.Trigger(event="deploy", who=who)

    def _deployed_from(self, tree: Node, who: m.Selector) -> m.Selector:
        """Return the Units in play that were deployed from the trash or the hand of their player."""
        origin: dict[str | None, m.InTurnName] = {"trash": "deployed from trash", "hand": "deployed from hand"}
        done = origin.get(who.zone)
        if done is None or not set(who.what) <= {"unit", "unit card"}:
            raise self.refuse(tree, "where it comes from is not kept")
        fields = {name: getattr(who, name) for name in who.given() - {"what", "zone"}}
        return m.Selector.model_validate({"what": ("unit",), **fields, "in_turn": done})

    def you_deploy_nth(self, tree: Node) -> m.Trigger:
        """Return the event that the first, second or later of such cards is deployed in a turn."""
        ordinal, cards = subtrees(tree)
        who = self.with_fields(tree, self.noun_phrase(cards), side="your")
        nth = self.ordinal_number(ordinal)
        self._of_doer()
        try:
            return m.Trigger.model_validate({"event": "deploy", "who": who, "nth": nth})
        except ValueError:
            raise self.refuse(tree, "only cards that are deployed in a turn are numbered") from None

    def they_deploy(self, tree: Node) -> m.Trigger:
        who = self.with_fields(tree, self.visit(subtrees(tree)[0]), side=self.side_of(tree))
        if who.zone is not None:
            raise self.refuse(tree, "where it comes from is not kept")
        self._of_doer()
        return m.Trigger(event="deploy", who=who)

    def you_deploy_by(self, tree: Node) -> m.Trigger:
        return self._caused(self.you_deploy(tree).model_copy(update={"event": "deployed by effect"}), tree)

    def is_deployed_by(self, tree: Node) -> m.Trigger:
        return self._by_effect(tree, "deployed by effect")

    def pairs_with_this(self, tree: Node) -> m.Trigger:
        self.discourse.mention("this")
        return m.Trigger(event="paired", pilot=self._paired_pilot(subtrees(tree)[0]))

    def is_paired_with(self, tree: Node) -> m.Trigger:
        pilot = self._paired_pilot(subtrees(tree)[1])
        return self._event(tree, "paired").model_copy(update={"pilot": pilot})

    def is_paired_with_any(self, tree: Node) -> m.Trigger:
        return self._event(tree, "paired")

    def _paired_pilot(self, tree: Node) -> m.Selector | None:
        """Return the qualification of a Pilot that is paired; None without one."""
        said: m.Selector = self.visit(tree)
        if said.what not in {("pilot",), ("command card",)} or said.zone is not None:
            raise self.refuse(tree, "a Pilot is paired with a Unit, or a Command as one")
        return None if said == m.Selector(what=("pilot",)) else said

    def pairs_with_one(self, tree: Node) -> m.Trigger:
        pilot, units = subtrees(tree)
        said = self._paired_pilot(pilot)
        who = self.with_fields(units, self.noun_phrase(units), side="your")
        self._of_doer()
        return m.Trigger(event="paired", who=who, pilot=said)

    def they_pair(self, tree: Node) -> m.Trigger:
        pilot, *units = subtrees(tree)
        said = self._paired_pilot(pilot)
        who = self.noun_phrase(units[0]) if units else m.ANY_UNIT
        self._of_doer()
        return m.Trigger(event="paired", who=self.with_fields(tree, who, side=self.side_of(tree)), pilot=said)

    def paired_here(self, _: Node) -> m.Trigger:
        return m.Trigger(event="pilot paired with")

    def paired_with(self, tree: Node) -> m.Trigger:
        what = self.with_fields(tree, self.one(tree), side="your")
        self.discourse.introduce("event card")
        return m.Trigger(event="pilot paired with", what=what)


def cause_fields(whose: Cause) -> dict[str, Any]:
    """Return the fields of a trigger for the effect that causes it: of a player, of certain cards, of this one."""
    if isinstance(whose, str):
        return {"by": "you", "effect_of": whose}
    by = {"your": "you", "enemy": "enemy"}.get(whose.side)
    return {"by": by, "effect_of": None if is_plain(whose) else whose}
