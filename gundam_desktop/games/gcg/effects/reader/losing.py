"""Reads keyword effects that cards lose."""

from __future__ import annotations

from typing import Any, cast

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.protections import ProtectionReader
from gundam_desktop.games.gcg.effects.reader.said import Untimed
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, subtrees

_LOST_EFFECTS: dict[str, m.RuleName] = {
    "deploy": "no deploy effects",
    "attack": "no attack effects",
    "destroyed": "no destroyed effects",
}


class LosingReader(ProtectionReader):
    """Reads what cards lose."""

    def is_battling(self, tree: Node) -> m.BattlingIs:
        battling = super().is_battling(tree)
        if battling.battling.side == "enemy":
            self.discourse.enemy, self.discourse.enemy_chosen = m.ENEMY_IN_BATTLE, False
            what = battling.battling
            self.discourse.keywords = what.keywords or tuple(
                name for name in (what.keyword,) if name not in {None, "any"}
            )
        return battling

    def loses_keywords(self, tree: Node) -> tuple[m.Change, ...]:
        return cast(tuple[m.Change, ...], self.visit(subtrees(tree)[1]))

    def all_keywords(self, _: Node) -> tuple[m.Lose, ...]:
        return (m.Lose(lose="any"),)

    def one_keyword(self, tree: Node) -> tuple[m.Lose, ...]:
        tokens = [child for child in tree.children if isinstance(child, Token)]
        return tuple(m.Lose(lose=self.keyword_of(token, with_amount=False).name) for token in tokens)

    several_keywords = one_keyword

    def keywords_spoken_of(self, tree: Node) -> tuple[m.Lose, ...]:
        """Return the keyword effects of the Unit that the condition before speaks of."""
        if not self.discourse.keywords:
            raise self.refuse(tree, "no keyword effects of that Unit were spoken of before")
        return tuple(m.Lose(lose=name) for name in self.discourse.keywords)

    def loses_effects(self, tree: Node) -> tuple[m.Change, ...]:
        mark = str(first_token(tree)).strip("【】 ").lower()
        if mark not in _LOST_EFFECTS:
            raise self.refuse(tree, "effects of 【Deploy】, 【Attack】 or 【Destroyed】")
        return (m.RuleChange(rule=_LOST_EFFECTS[mark]),)

    def loses_keywords_and_gets(self, tree: Node) -> tuple[m.Change, ...]:
        _, lost, _, gets = subtrees(tree)
        return (*self.visit(gets), *self.visit(lost))

    def loses_keywords_and_rule(self, tree: Node) -> tuple[m.Change, ...]:
        _, lost, rule = subtrees(tree)
        return (*self.visit(lost), *self.visit(rule))

    def gets_and_loses_keywords(self, tree: Node) -> tuple[m.Change, ...]:
        gets, lost = subtrees(tree)
        return (*self.visit(gets), *self.visit(lost))


def settled(said: Untimed, condition: m.Condition | None) -> tuple[Untimed, m.Condition | None]:
    """Return a constant loss without asking for the keyword effects that are lost, which could never settle (9-1-5).

    A card without them loses nothing, so that the meaning is the same.
    """
    lost = {change.lose for change in said.changes if isinstance(change, m.Lose)}
    if len(lost) < len(said.changes) or not isinstance(said.to, m.All) or said.to.and_this:
        return said, condition
    if said.to == m.ENEMY_IN_BATTLE and isinstance(condition, m.BattlingIs):
        condition = m.BattlingIs(battling=_without(condition.battling, lost))
    return said._replace(to=m.All(all=_without(said.to.all, lost))), condition


def asks_for_lost(said: Untimed) -> bool:
    """True if the cards are described by a keyword effect that they lose."""
    if not isinstance(said.to, m.All) or not any(isinstance(change, m.Lose) for change in said.changes):
        return False
    lost = {change.lose for change in said.changes if isinstance(change, m.Lose)}
    asked = {said.to.all.keyword, *said.to.all.keywords} - {None}
    return bool(asked & lost) or ("any" in lost and bool(asked))


def gains_what_it_lacks(said: Untimed, condition: m.Condition | None) -> bool:
    """True if this Unit gains a keyword effect as long as it has none, or not that one: it could never settle."""
    if said.to != "this" or not isinstance(condition, m.Matches):
        return False
    gained = {change.gain.name for change in said.changes if isinstance(change, m.Gain)}
    lacks = condition.matches.keyword_lacks
    return bool(gained) and (lacks == "any" or lacks in gained)


def _without(what: m.Selector, lost: set[Any]) -> m.Selector:
    if what.keyword is not None and what.keyword in lost:
        what = what.model_copy(update={"keyword": None})
    if what.keywords and lost.issuperset(what.keywords):
        what = what.model_copy(update={"keywords": ()})
    return what
