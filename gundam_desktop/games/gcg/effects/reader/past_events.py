"""Reads who does something and whose effect does it, and past events of the turn."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, cast, get_args

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.past_phrases import past_event
from gundam_desktop.games.gcg.effects.reader.sentences import SentenceReader
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, subtrees

Cause: TypeAlias = m.Selector | Literal["this", "this base"]
"""The card whose effect does something."""
_NOT = ("has not", "hasn't", "was not", "wasn't", "did not", "didn't")


class PastEventReader(SentenceReader):
    """Reads causes, and past events of the turn."""

    # --- whose effect does something

    def your_effect(self, _: Node) -> m.Selector:
        return m.Selector(what=("card",), side="your")

    def their_effect(self, _: Node) -> m.Selector:
        return m.ENEMY_CARD

    def any_effect(self, _: Node) -> m.Selector:
        return m.ANY_CARD

    def effect_of_yours(self, tree: Node) -> m.Selector:
        return self.with_fields(tree, self.one(tree), side="your")

    def effect_of_enemy(self, tree: Node) -> m.Selector:
        """Return such enemy cards, in play or Commands, whose effect does something."""
        what: m.Selector = self.visit(subtrees(tree)[0])
        if what.side != "enemy" or what.given() - m.PRINTED or not set(what.what) <= {"unit", "base", "command card"}:
            raise self.refuse(tree, "the effect of an enemy Unit, Base or Command")
        return what

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
        if node.data == "pilot_of_this":
            raise self.refuse(node, "it is not told what happens to the Pilot of this Unit")
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

    def was_deployed(self, tree: Node) -> m.ThisTurn:
        return self._past(tree, "deploy")

    def you_have_deployed(self, tree: Node) -> m.ThisTurn:
        who = self.with_fields(tree, self.visit(subtrees(tree)[0]), side="your")
        return self._happened(tree, "deploy", who, least=self._least(tree))

    def _least(self, tree: Node) -> int:
        """Return the least number of such cards that words ask for; 1 without one."""
        numbers = [int(child) for child in tree.children if isinstance(child, Token) and child.type == "NUMBER"]
        return numbers[0] if numbers else 1

    def has_destroyed(self, tree: Node) -> m.ThisTurn:
        if self.visit(subtrees(tree)[1]) != m.ENEMY_UNIT:
            raise self.refuse(tree, "which Units were destroyed is not kept")
        return self._past(tree, "destroys unit with battle damage")

    def has_destroyed_shield_area_card(self, tree: Node) -> m.ThisTurn:
        return self._past(tree, "destroys shield area card with battle damage")

    def was_destroyed_by(self, tree: Node) -> m.ThisTurn:
        return self._by_past_effect(tree, "destroyed by effect")

    def was_returned_by(self, tree: Node) -> m.ThisTurn:
        return self._by_past_effect(tree, "returned to hand by effect")

    def was_rested_by(self, tree: Node) -> m.ThisTurn:
        return self._changed_by_effect(tree, "rested by effect")

    def was_set_active_by(self, tree: Node) -> m.ThisTurn:
        return self._changed_by_effect(tree, "set active by effect")

    def ap_has_been_reduced(self, tree: Node) -> m.ThisTurn:
        return self._changed_by_effect(tree, "ap reduced by effect")

    def ap_has_been_increased(self, tree: Node) -> m.ThisTurn:
        return self._changed_by_effect(tree, "ap increased by effect")

    def _changed_by_effect(self, tree: Node, event: str) -> m.ThisTurn:
        happener, effect = subtrees(tree)
        who = self.happener_of(happener, cast(m.EventName, event))
        if who is None:
            self.refuse_of_command(tree)
            self.discourse.mention("this")
        effect_of = self.visit(effect)
        if not isinstance(effect_of, m.Selector):
            raise self.refuse(effect, "an effect of a player")
        return self._happened(tree, event, who or "this", effect_of=effect_of)

    def has_happened(self, tree: Node) -> m.ThisTurn:
        return self._past(tree, past_event(subtrees(tree)[1]))

    def has_not_happened(self, tree: Node) -> m.ThisTurn:
        """Return the condition that this Unit or Base has not done it; of others it would not be clear which."""
        if subtrees(tree)[0].data not in {"this_one", "this_one_base"}:
            raise self.refuse(tree, "this Unit, or none of such cards")
        return _never(self.has_happened(tree))

    def it_has_happened(self, tree: Node) -> m.ThisTurn | m.Matches:
        """Return the condition on the past of the card that the text spoke of last."""
        (done,) = subtrees(tree)
        event = past_event(done)
        never = self.line[done.meta.start_pos : done.meta.end_pos].lower().startswith(_NOT)
        card = self.discourse.as_subject()
        if card in {"this", "event doer"} and self.discourse.enemy_player:
            raise self.refuse(tree, "it could be either Unit of the event")
        if card == "this":
            self.refuse_of_command(tree)
            return self._happened(tree, event, "this", never=never)
        field = {"attack": "has_attacked", "deploy": "new"}.get(event)
        asked: dict[str, object] = {} if field is None else {field: not never}
        if event in get_args(m.InTurnName):
            asked = {"not_in_turn" if never else "in_turn": event}
        if not asked or (never and field == "new") or not self._is_one_unit(card):
            raise self.refuse(tree, "whether a Unit that was chosen has attacked or was deployed")
        what = m.Selector.model_validate({"what": ("unit",), **asked})
        return m.Matches.model_validate({"card": card, "matches": what})

    def _is_one_unit(self, card: m.Reference | None) -> bool:
        """True if a pronoun means a Unit in play that was chosen, or the Unit of the event."""
        chosen = card == "chosen" and self.discourse.chosen_kinds == {"unit"} and not self.discourse.off_field
        return chosen or card == "event doer"

    def none_happened(self, tree: Node) -> m.ThisTurn:
        who, done = subtrees(tree)
        what = self.noun_phrase(who)
        if tree.data == "none_of_yours_happened":
            what = self.with_fields(tree, what, side="your")
        return self._happened(tree, past_event(done), what, never=True)

    none_of_yours_happened = none_happened

    def you_have_paired(self, tree: Node) -> m.ThisTurn:
        units = self.noun_phrase(subtrees(tree)[0]) if subtrees(tree) else m.ANY_UNIT
        return self._happened(tree, "paired", self.with_fields(tree, units, side="your"))

    def you_have_drawn_several(self, tree: Node) -> m.ThisTurn:
        return m.ThisTurn(this_turn="draws", who=m.Selector(what=("card",), side="your"), least=self._least(tree))

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

    def you_have_used_ex(self, _: Node) -> m.ThisTurn:
        return m.ThisTurn(this_turn="ex resource used", who=m.Selector(what=("resource",), side="your"))

    def you_have_not_used_ex(self, tree: Node) -> m.ThisTurn:
        return _never(self.you_have_used_ex(tree))

    def you_have_activated(self, tree: Node) -> m.ThisTurn:
        """Return that you have activated the effect of such a Command."""
        what: m.Selector = self.visit(subtrees(tree)[0])
        marks = [str(child).lower() for child in tree.children if isinstance(child, Token) and child.type == "MARK"]
        if marks not in ([], ["【main】", "【action】"]):
            raise self.refuse(tree, "the 【Main】/【Action】 of Commands is activated")
        who = self.with_fields(tree, what, side="your")
        try:
            return m.ThisTurn(this_turn="activates command", who=who, least=self._least(tree))
        except ValueError:
            raise self.refuse(tree, "only Commands that were activated are kept") from None

    def you_have_not_activated(self, tree: Node) -> m.ThisTurn:
        return _never(self.you_have_activated(tree))

    def you_have_not_deployed(self, tree: Node) -> m.ThisTurn:
        (cards,) = subtrees(tree)
        what = self.visit(cards)
        return self._happened(tree, "deploy", self.with_fields(tree, what, side="your"), never=True)

    def you_have_played(self, tree: Node) -> m.ThisTurn:
        what: m.Selector = self.visit(subtrees(tree)[0])
        try:
            return m.ThisTurn(this_turn="plays command", who=self.with_fields(tree, what, side="your"))
        except ValueError:
            raise self.refuse(tree, "only Commands that were played are kept") from None

    def you_have_not_played(self, tree: Node) -> m.ThisTurn:
        return _never(self.you_have_played(tree))

    def discarded_by_them(self, tree: Node) -> m.ThisTurn:
        return self._past_discard(tree, "enemy")

    def discarded_by_you(self, tree: Node) -> m.ThisTurn:
        return self._past_discard(tree, "your")

    def _past_discard(self, tree: Node, side: m.Side) -> m.ThisTurn:
        who, effect_of = m.Selector(what=("card",), side=side), self.visit(subtrees(tree)[0])
        return self._happened(tree, "discarded by effect", who, effect_of=effect_of)

    def happened_in(self, tree: Node) -> m.ThisTurn | m.Matches:
        happened, lasts = subtrees(tree)
        self._in_this_turn(lasts)
        return cast("m.ThisTurn | m.Matches", self.visit(happened))

    def happened_now(self, tree: Node) -> m.ThisTurn:
        """Return a past event without its turn: only that this card, just deployed, was deployed by an effect."""
        happened = self.visit(subtrees(tree)[0])
        if happened != m.ThisTurn(this_turn="deployed by effect", who="this"):
            raise self.refuse(tree, "it does not say since when")
        return self._just_deployed(tree)

    def deployed_by(self, tree: Node) -> m.ThisTurn:
        """Return the condition that an effect has deployed this Unit."""
        if self.visit(subtrees(tree)[0]) != m.ANY_CARD:
            raise self.refuse(tree, "whose effect it was is not kept")
        self.refuse_of_command(tree)
        self.discourse.mention("this")
        return self._just_deployed(tree)

    def _just_deployed(self, tree: Node) -> m.ThisTurn:
        """Return that this Unit was deployed by an effect, for an effect of its deployment: it was in this turn."""
        if not self.of_deployment:
            raise self.refuse(tree, "it does not say in which turn")
        return m.ThisTurn(this_turn="deployed by effect", who="this")

    def several_happened(self, tree: Node) -> m.ThisTurn:
        """Return the condition that at least a number of such cards did it, or that it happened to them."""
        cards, done = subtrees(tree)
        who = self.noun_phrase(cards)
        if tree.data == "several_of_yours_happened":
            who = self.with_fields(tree, who, side="your")
        return self._happened(tree, past_event(done), who, least=int(first_token(tree)))

    several_of_yours_happened = several_happened

    def _in_this_turn(self, lasts: Node) -> None:
        if self.visit(lasts) != "turn":
            raise self.refuse(lasts, "only what happened during this turn is kept")

    def _by_past_effect(self, tree: Node, event: str) -> m.ThisTurn:
        who = self.happener_of(subtrees(tree)[0], cast(m.EventName, event))
        if who is None:
            raise self.refuse(tree, "its effects are gone with it")
        return self._happened(tree, event, who, effect_of=self.visit(subtrees(tree)[1]))

    def _past(self, tree: Node, event: str) -> m.ThisTurn:
        happener = subtrees(tree)[0]
        who = self.happener_of(happener, cast(m.EventName, event))
        if who is not None:
            return self._happened(tree, event, who)
        if happener.data == "this_one_base":
            self.discourse.mention("this base")
            return self._happened(tree, event, "this base")
        self.refuse_of_command(tree)
        self.discourse.mention("this")
        return self._happened(tree, event, "this")

    def _happened(self, tree: Node, event: str, who: m.Selector | str, **fields: Any) -> m.ThisTurn:
        """Return the condition that such cards, or this one, did it in this turn, or that it happened to them."""
        if event == "destroyed" and isinstance(who, m.Selector) and who.what == ("shield",):
            event = "shield destroyed"
        if event == "ex resource exiled" and not (isinstance(who, m.Selector) and who.ex):
            raise self.refuse(tree, "EX Resources that are exiled")
        try:
            return m.ThisTurn.model_validate({"this_turn": event, "who": who, **fields})
        except ValueError:
            raise self.refuse(tree, "of the cards of a turn only what is printed on them can be asked") from None


def is_plain(whose: m.Selector) -> bool:
    """True if only the player matters whose effect it is."""
    return whose == m.Selector(what=("card",), side=whose.side)


def _never(happened: m.ThisTurn) -> m.ThisTurn:
    return happened.model_copy(update={"never": True})
