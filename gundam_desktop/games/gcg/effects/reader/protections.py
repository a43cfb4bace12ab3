"""Reads rules for cards: what cannot be done to them, what they cannot do, what they lose."""

from __future__ import annotations

import re
from functools import partial
from typing import Any, Final, cast

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.negation import negated
from gundam_desktop.games.gcg.effects.reader.nouns import noun_phrase, one
from gundam_desktop.games.gcg.effects.reader.parts import expect_keyword, keyword_of
from gundam_desktop.games.gcg.effects.reader.reading import Reading, reads, says
from gundam_desktop.games.gcg.effects.reader.references import subject_pronoun, this_unit
from gundam_desktop.games.gcg.effects.reader.said import Untimed
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, subtrees

WITH_EFFECTS: Final = frozenset({"unit", "pilot", "base", "command card"})
"""The kinds of cards whose effects do something to others."""
_NOT_DONE_TO_IT: Final = frozenset({"cannot be set active", "cannot be paired"})
_NOT_PLAYED: Final = (m.RuleChange(rule="cannot be played"),)
_LOST_EFFECTS: dict[str, m.RuleName] = {
    "deploy": "no deploy effects",
    "attack": "no attack effects",
    "destroyed": "no destroyed effects",
}


@reads("effects_of_enemy", "by_effects_of")
def effects_of_enemy(reading: Reading, tree: Node) -> m.Selector:
    """Return the cards whose effects do not do it; the rule itself says that they are the enemy's."""
    what = one(reading, tree)
    if what.side != "enemy" or what.zone is not None or not set(what.what) <= WITH_EFFECTS:
        raise reading.refuse("the effects of enemy cards")
    return what.model_copy(update={"side": "any"})


says(
    by_enemy=None,
    not_set_active_by_effects=(m.RuleChange(rule="not set active by effects"),),
    never_played=(Untimed("this card", _NOT_PLAYED),),
    all_keywords=(m.Lose(lose="any"),),
)


@reads
def rule_and_rule(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    """Return two rules: "can't recover HP and can't attack"; that on attacks comes last, as in "or attack"."""
    first, second = reading.visit_parts(tree)
    if first == (m.RuleChange(rule="cannot attack"),) and second[0].rule in _NOT_DONE_TO_IT:
        first, second = second, first
    return (*first, *second)


@reads
def no_keyword_damage(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    expect_keyword(reading, tree, "breach", "deals damage")
    return (m.RuleChange(rule="no breach damage"),)


@reads
def redirected_by(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    expect_keyword(reading, tree, "blocker", "changes the target of an attack")
    return (m.RuleChange(rule="cannot be blocked"),)


@reads
def its_attack(reading: Reading, tree: Node) -> m.Reference:
    """Return the Unit whose attack cannot be blocked."""
    if any(isinstance(child, Token) for child in tree.children):
        redirected_by(reading, tree)
    return subject_pronoun(reading, tree)


@reads
def paired_with_no_such(reading: Reading, tree: Node) -> m.RuleChange:
    """Return the rule that no such Pilot is paired with it."""
    return m.RuleChange(rule="cannot be paired", what=_pilots(reading, tree))


@reads
def only_paired_with(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    return (paired_only_with(reading, tree),)


@reads
def paired_only_with(reading: Reading, tree: Node) -> m.RuleChange:
    """Return the rule that only such Pilots are paired with it."""
    what = _pilots(reading, tree)
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
            raise reading.refuse("Pilots with certain traits, of certain colours, or up to or from a Lv.")
    return m.RuleChange(rule="cannot be paired", what=others)


def _pilots(reading: Reading, tree: Node) -> m.Selector:
    (node,) = subtrees(tree)
    what: m.Selector = reading.visit(node) if node.data == "one" else noun_phrase(reading, node)
    if what.what != ("pilot",) or what.side not in {"any", "your"} or what.zone is not None:
        raise reading.refuse("Pilots are paired with Units", tree)
    return what.model_copy(update={"side": "any"})


@reads
def not_activated(reading: Reading, tree: Node) -> tuple[Untimed]:
    return (Untimed("enemy player", (reading.visit_first(tree),)),)


@reads
def not_activated_in_turn(reading: Reading, tree: Node) -> tuple[Untimed]:
    activated, turn = subtrees(tree)
    whose = "your" if turn.data == "your_turn" else "opponent's"
    return (Untimed("enemy player", (reading.visit(activated),), whose),)


@reads
def not_activated_while(reading: Reading, tree: Node) -> tuple[Untimed]:
    activated, condition = subtrees(tree)
    return (Untimed("enemy player", (reading.visit(activated),), condition=reading.visit(condition)),)


def _not_activated(reading: Reading, tree: Node, rules: dict[str, m.RuleName]) -> m.RuleChange:
    """Return the rule that a player activates nothing with the mark."""
    mark = " ".join(re.findall(r"[a-z]+", str(first_token(tree)).lower()))
    mark = f"command {mark}" if tree.data == "marked_of_commands" else mark
    named = {"activate main": "main", "activate action": "action"}.get(
        mark, mark if mark not in {"main", "action"} else ""
    )
    if named not in rules:
        raise reading.refuse(
            "【Burst】, 【Activate･Main】, 【Activate･Action】, or 【Main】 and 【Action】 of Commands", tree
        )
    return m.RuleChange(rule=rules[named])


@reads
def treated_linked(reading: Reading, tree: Node) -> tuple[Untimed]:
    (cards,) = subtrees(tree)
    to: Any = reading.visit(cards)
    if cards.data == "cards":
        to = m.All(all=to)
    if isinstance(to, m.All) and to.all.what != ("unit",):
        raise reading.refuse("Units are Link Units", cards)
    return (Untimed(to, linked_anyway(reading, tree)),)


@reads
def linked_anyway(reading: Reading, _: Node) -> tuple[m.Change, ...]:
    return (m.RuleChange(rule="treated as linked"),)


@reads
def repairs_too(reading: Reading, tree: Node) -> tuple[Untimed]:
    expect_keyword(reading, tree, "repair", "is activated at the end of a turn")
    return (Untimed(this_unit(reading, tree), (m.RuleChange(rule="repairs in each turn"),)),)


@reads
def not_played_while(reading: Reading, tree: Node) -> tuple[Untimed]:
    return (Untimed("this card", _NOT_PLAYED, condition=reading.visit_first(tree)),)


@reads
def not_played_unless(reading: Reading, tree: Node) -> tuple[Untimed]:
    return (Untimed("this card", _NOT_PLAYED, condition=unless(reading, subtrees(tree)[0])),)


def unless(reading: Reading, asked: Node) -> m.Condition:
    """Return the condition that holds as long as the one that was read does not."""
    opposite = negated(reading.visit(asked))
    if opposite is None:
        raise reading.refuse("only a number of cards, a Lv., whose turn it is, or one property of a card", asked)
    return opposite


@reads
def stays_rested_in_own(reading: Reading, tree: Node) -> tuple[Untimed]:
    """Return cards of the player that stay rested in each start phase of theirs."""
    to: Any = reading.visit_first(tree)
    yours = isinstance(to, m.All) and to.all.side in {"your", "friendly"} and not to.and_this
    if to not in {"this", "this base"} and not yours:
        raise reading.refuse("this Unit, or Units of yours")
    return (Untimed(to, (m.RuleChange(rule="stays rested"),), "your"),)


@reads
def loses_keywords(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    return cast(tuple[m.Change, ...], reading.visit(subtrees(tree)[1]))


@reads("one_keyword", "several_keywords")
def one_keyword(reading: Reading, tree: Node) -> tuple[m.Lose, ...]:
    tokens = [child for child in tree.children if isinstance(child, Token)]
    return tuple(m.Lose(lose=keyword_of(reading, token, with_amount=False).name) for token in tokens)


@reads
def keywords_spoken_of(reading: Reading, tree: Node) -> tuple[m.Lose, ...]:
    """Return the keyword effects of the Unit that the condition before speaks of."""
    if not reading.discourse.keywords:
        raise reading.refuse("no keyword effects of that Unit were spoken of before")
    return tuple(m.Lose(lose=name) for name in reading.discourse.keywords)


@reads
def loses_effects(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    mark = str(first_token(tree)).strip("【】 ").lower()
    if mark not in _LOST_EFFECTS:
        raise reading.refuse("effects of 【Deploy】, 【Attack】 or 【Destroyed】")
    return (m.RuleChange(rule=_LOST_EFFECTS[mark]),)


@reads
def loses_keywords_and_gets(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    _, lost, _, gets = subtrees(tree)
    return (*reading.visit(gets), *reading.visit(lost))


@reads
def loses_keywords_and_rule(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    _, lost, rule = subtrees(tree)
    return (*reading.visit(lost), *reading.visit(rule))


@reads
def gets_and_loses_keywords(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    gets, lost = subtrees(tree)
    return (*reading.visit(gets), *reading.visit(lost))


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


reads(
    marked_effects=partial(
        _not_activated, rules={"burst": "no bursts", "main": "no main effects", "action": "no action effects"}
    ),
    marked_of_commands=partial(
        _not_activated, rules={"command main": "no main of commands", "command action": "no action of commands"}
    ),
)
