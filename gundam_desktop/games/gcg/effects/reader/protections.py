"""Reads rules: what cards and players cannot or must do, what cannot be done to cards, and what they lose."""

from __future__ import annotations

from typing import Any

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.changes import Changes
from gundam_desktop.games.gcg.effects.reader.lasting import untimed_unless, untimed_while
from gundam_desktop.games.gcg.effects.reader.nouns import one_with
from gundam_desktop.games.gcg.effects.reader.parts import expect_keyword, keyword_of
from gundam_desktop.games.gcg.effects.reader.reading import Reading, means, reads, says
from gundam_desktop.games.gcg.effects.reader.references import that_chosen, this_unit
from gundam_desktop.games.gcg.effects.reader.said import Steps, Untimed
from gundam_desktop.games.gcg.effects.reader.trees import Node

_NEVER_PLAYED = (Untimed("this card", (m.RuleChange(rule="cannot be played"),)),)

says(
    by_enemy=None,
    all_keywords=(m.Lose(lose="any"),),
    never_played=_NEVER_PLAYED,
    played_from_trash=(Untimed("this card", (m.RuleChange(rule="may be played"),), zone="trash"),),
)


@reads
def repairs_too(reading: Reading, tree: Node) -> tuple[Untimed]:
    expect_keyword(reading, tree, "repair", "is activated at the end of a turn")
    return (Untimed(this_unit(reading, tree), (m.RuleChange(rule="repairs in each turn"),)),)


@means
def stays_rested_in_own(reading: Reading, to: m.Reference) -> tuple[Untimed]:
    """Return cards of the player that stay rested in each start phase of theirs."""
    yours = isinstance(to, m.All) and to.all.side in {"your", "friendly"} and not to.and_this
    if to not in {"this", "this base"} and not yours:
        raise reading.refuse("this Unit, or Units of yours")
    return (Untimed(to, (m.RuleChange(rule="stays rested"),), "your"),)


@means
def lost_keywords(reading: Reading, *tokens: Token) -> Changes:
    return tuple(m.Lose(lose=keyword_of(reading, token, with_amount=False).name) for token in tokens)


@means
def keywords_spoken_of(reading: Reading) -> Changes:
    """Return the keyword effects of the Unit that the condition before speaks of."""
    if not reading.discourse.keywords:
        raise reading.refuse("no keyword effects of that Unit were spoken of before")
    return tuple(m.Lose(lose=name) for name in reading.discourse.keywords)


@reads
def stay_rested(reading: Reading, tree: Node) -> tuple[Untimed]:
    what = one_with(reading, tree, side="enemy")
    if what.what != ("unit",):
        raise reading.refuse("Units are set as active")
    return (Untimed(m.All(all=what), (m.RuleChange(rule="stays rested"),)),)


@reads
def taunt(reading: Reading, tree: Node) -> tuple[Untimed]:
    return (Untimed(that_chosen(reading, tree), (m.RuleChange(rule="must be attacked"),)),)


@means
def attacks_next_turn(reading: Reading, to: m.Reference) -> Steps:
    """Return what enemy Units must do in their next turn."""
    enemies = to == "chosen" and reading.discourse.enemy_chosen
    if not enemies and not (isinstance(to, m.All) and to.all.side == "enemy"):
        raise reading.refuse("enemy Units")
    return (m.Modify(to=to, changes=(m.RuleChange(rule="must attack"),), lasts="in opponent's next turn"),)


@means
def becomes(reading: Reading, whose: m.Reference, new: m.Amount) -> tuple[Untimed]:
    if whose == "this base":
        raise reading.refuse("a Base has no AP: another card")
    return (Untimed(whose, (m.Become(become="ap", to=new),)),)


@means
def ap_of(reading: Reading, of: m.Reference) -> m.StatOf:
    if isinstance(of, m.All) and of != m.ENEMY_IN_BATTLE:
        raise reading.refuse("the AP of one card")
    return m.StatOf(stat="ap", of=of)


# --- what is lost


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


means(
    not_played_if=lambda reading, condition: untimed_while(reading, _NEVER_PLAYED, condition),
    played_only_if=lambda reading, condition: untimed_unless(reading, _NEVER_PLAYED, condition),
)
