"""Reads what effects of enemies do not do to cards, and how cards are not played or paired."""

from __future__ import annotations

import re
from typing import Any, Final

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.negation import negated
from gundam_desktop.games.gcg.effects.reader.said import Untimed
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, subtrees
from gundam_desktop.games.gcg.effects.reader.with_effect import WithEffectReader

WITH_EFFECTS: Final = frozenset({"unit", "pilot", "base", "command card"})
"""The kinds of cards whose effects do something to others."""
_NOT_DONE_TO_IT: Final = frozenset({"cannot be set active", "cannot be paired"})
_NOT_PLAYED: Final = (m.RuleChange(rule="cannot be played"),)


class ProtectionReader(WithEffectReader):
    """Reads what is not done to cards."""

    def effects_of_enemy(self, tree: Node) -> m.Selector:
        """Return the cards whose effects do not do it; the rule itself says that they are the enemy's."""
        what = self.one(tree)
        if what.side != "enemy" or what.zone is not None or not set(what.what) <= WITH_EFFECTS:
            raise self.refuse(tree, "the effects of enemy cards")
        return what.model_copy(update={"side": "any"})

    def by_enemy(self, _: Node) -> None:
        return None

    def by_effects_of(self, tree: Node) -> m.Selector:
        return self.effects_of_enemy(tree)

    def rule_and_rule(self, tree: Node) -> tuple[m.Change, ...]:
        """Return two rules: "can't recover HP and can't attack"; that on attacks comes last, as in "or attack"."""
        first, second = (self.visit(part) for part in subtrees(tree))
        if first == (m.RuleChange(rule="cannot attack"),) and second[0].rule in _NOT_DONE_TO_IT:
            first, second = second, first
        return (*first, *second)

    def no_keyword_damage(self, tree: Node) -> tuple[m.Change, ...]:
        self.expect_keyword(tree, "breach", "deals damage")
        return (m.RuleChange(rule="no breach damage"),)

    def not_set_active_by_effects(self, _: Node) -> tuple[m.Change, ...]:
        return (m.RuleChange(rule="not set active by effects"),)

    def redirected_by(self, tree: Node) -> tuple[m.Change, ...]:
        self.expect_keyword(tree, "blocker", "changes the target of an attack")
        return (m.RuleChange(rule="cannot be blocked"),)

    def blocks_kept(self, tree: Node) -> tuple[Untimed]:
        return (Untimed(self.visit(subtrees(tree)[0]), (m.RuleChange(rule="cannot be blocked"),)),)

    def its_attack(self, tree: Node) -> m.Reference:
        """Return the Unit whose attack cannot be blocked."""
        if any(isinstance(child, Token) for child in tree.children):
            self.redirected_by(tree)
        return self.subject_pronoun(tree)

    def paired_with_no_such(self, tree: Node) -> m.RuleChange:
        """Return the rule that no such Pilot is paired with it."""
        return m.RuleChange(rule="cannot be paired", what=self._pilots(tree))

    def only_paired_with(self, tree: Node) -> tuple[m.Change, ...]:
        return (self.paired_only_with(tree),)

    def paired_only_with(self, tree: Node) -> m.RuleChange:
        """Return the rule that only such Pilots are paired with it."""
        what = self._pilots(tree)
        match {name: getattr(what, name) for name in what.given() - {"what"}}:
            case {"traits": traits, **rest} if not rest:
                others = m.Selector(what=("pilot",), traits_lack=traits)
            case {"colors": colors, **rest} if not rest:
                others = m.Selector(what=("pilot",), colors_lack=colors)
            case {"level": m.Range(least=int() as least, most=None), **rest} if not rest:
                others = m.Selector(what=("pilot",), level=m.Range(most=least - 1))
            case {"level": m.Range(least=None, most=int() as most), **rest} if not rest:
                others = m.Selector(what=("pilot",), level=m.Range(least=most + 1))
            case _:
                raise self.refuse(tree, "Pilots with certain traits, of certain colours, or up to or from a Lv.")
        return m.RuleChange(rule="cannot be paired", what=others)

    def _pilots(self, tree: Node) -> m.Selector:
        (node,) = subtrees(tree)
        what: m.Selector = self.visit(node) if node.data == "one" else self.noun_phrase(node)
        if what.what != ("pilot",) or what.side not in {"any", "your"} or what.zone is not None:
            raise self.refuse(tree, "Pilots are paired with Units")
        return what.model_copy(update={"side": "any"})

    def not_activated(self, tree: Node) -> tuple[Untimed]:
        return (Untimed("enemy player", (self.visit(subtrees(tree)[0]),)),)

    def not_activated_in_turn(self, tree: Node) -> tuple[Untimed]:
        activated, turn = subtrees(tree)
        whose = "your" if turn.data == "your_turn" else "opponent's"
        return (Untimed("enemy player", (self.visit(activated),), whose),)

    def not_activated_while(self, tree: Node) -> tuple[Untimed]:
        activated, condition = subtrees(tree)
        return (Untimed("enemy player", (self.visit(activated),), condition=self.visit(condition)),)

    def marked_effects(self, tree: Node) -> m.RuleChange:
        return self._not_activated(
            tree, {"burst": "no bursts", "main": "no main effects", "action": "no action effects"}
        )

    def marked_of_commands(self, tree: Node) -> m.RuleChange:
        return self._not_activated(
            tree, {"command main": "no main of commands", "command action": "no action of commands"}
        )

    def _not_activated(self, tree: Node, rules: dict[str, m.RuleName]) -> m.RuleChange:
        """Return the rule that a player activates nothing with the mark."""
        mark = " ".join(re.findall(r"[a-z]+", str(first_token(tree)).lower()))
        mark = f"command {mark}" if tree.data == "marked_of_commands" else mark
        named = {"activate main": "main", "activate action": "action"}.get(
            mark, mark if mark not in {"main", "action"} else ""
        )
        if named not in rules:
            raise self.refuse(
                tree, "【Burst】, 【Activate･Main】, 【Activate･Action】, or 【Main】 and 【Action】 of Commands"
            )
        return m.RuleChange(rule=rules[named])

    def treated_linked(self, tree: Node) -> tuple[Untimed]:
        (cards,) = subtrees(tree)
        to: Any = m.All(all=self.noun_phrase(cards)) if cards.data == "noun_phrase" else self.visit(cards)
        if isinstance(to, m.All) and to.all.what != ("unit",):
            raise self.refuse(cards, "Units are Link Units")
        return (Untimed(to, self.linked_anyway(tree)),)

    def linked_anyway(self, _: Node) -> tuple[m.Change, ...]:
        return (m.RuleChange(rule="treated as linked"),)

    def repairs_too(self, tree: Node) -> tuple[Untimed]:
        self.expect_keyword(tree, "repair", "is activated at the end of a turn")
        return (Untimed(self.this_unit(tree), (m.RuleChange(rule="repairs in each turn"),)),)

    def never_played(self, _: Node) -> tuple[Untimed]:
        return (Untimed("this card", _NOT_PLAYED),)

    def not_played_while(self, tree: Node) -> tuple[Untimed]:
        return (Untimed("this card", _NOT_PLAYED, condition=self.visit(subtrees(tree)[0])),)

    def not_played_unless(self, tree: Node) -> tuple[Untimed]:
        return (Untimed("this card", _NOT_PLAYED, condition=self.unless(subtrees(tree)[0])),)

    def unless(self, asked: Node) -> m.Condition:
        """Return the condition that holds as long as the one that was read does not."""
        opposite = negated(self.visit(asked))
        if opposite is None:
            raise self.refuse(asked, "only a number of cards, a Lv., whose turn it is, or one property of a card")
        return opposite

    def stays_rested_in_own(self, tree: Node) -> tuple[Untimed]:
        """Return cards of the player that stay rested in each start phase of theirs."""
        to: Any = self.visit(subtrees(tree)[0])
        yours = isinstance(to, m.All) and to.all.side in {"your", "friendly"} and not to.and_this
        if to not in {"this", "this base"} and not yours:
            raise self.refuse(tree, "this Unit, or Units of yours")
        return (Untimed(to, (m.RuleChange(rule="stays rested"),), "your"),)
