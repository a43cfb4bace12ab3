"""Reads what cards and players cannot or must do, and what they are kept from: always, or for a time."""

from __future__ import annotations

from functools import partial
from typing import Any

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.changes import cannot_activate, cannot_be_blocked_by
from gundam_desktop.games.gcg.effects.reader.lasting import expect_played, untimed_unless, untimed_while
from gundam_desktop.games.gcg.effects.reader.nouns import one_with
from gundam_desktop.games.gcg.effects.reader.reading import Reading, means, reads, says
from gundam_desktop.games.gcg.effects.reader.references import known, that_chosen, this_unit
from gundam_desktop.games.gcg.effects.reader.said import Steps, Untimed
from gundam_desktop.games.gcg.effects.reader.trees import Node

_MUST_ATTACK = (m.RuleChange(rule="must attack"),)
_NEVER_PLAYED = (Untimed("this card", (m.RuleChange(rule="cannot be played"),)),)

says(
    you="you",
    enemy_player="enemy player",
    never_played=_NEVER_PLAYED,
    played_from_trash=(Untimed("this card", (m.RuleChange(rule="may be played"),), zone="trash"),),
)


@means
def forbidden(reading: Reading, whom: Any, what: m.Selector) -> tuple[Untimed]:
    """Return that a player cannot play such cards."""
    expect_played(reading, what)
    return _rule(reading, whom, "cannot play", what=None if what == m.ANY_CARD else what)


def _rule(_: Reading, to: Any, rule: m.RuleName, what: m.Selector | None = None) -> tuple[Untimed]:
    return (Untimed(to, (m.RuleChange(rule=rule, what=what),)),)


@reads
def stay_rested(reading: Reading, tree: Node) -> tuple[Untimed]:
    what = one_with(reading, tree, side="enemy")
    if what.what != ("unit",):
        raise reading.refuse("Units are set as active")
    return _rule(reading, m.All(all=what), "stays rested")


@reads
def kept_from_blocking(reading: Reading, tree: Node) -> tuple[Untimed]:
    return (Untimed(m.All(all=m.ENEMY_UNIT), cannot_activate(reading, tree)),)


@means
def not_activated(_: Reading, rule: m.RuleChange) -> tuple[Untimed]:
    return (Untimed("enemy player", (rule,)),)


@means
def not_activated_by_that_player(reading: Reading, rule: m.RuleChange) -> tuple[Untimed]:
    if reading.discourse.players != "an enemy player" and not reading.discourse.enemy_player:
        raise reading.refuse("no enemy player was spoken of before")
    return not_activated(reading, rule)


@means
def not_attacking_this(reading: Reading, attackers: m.Selector) -> tuple[Untimed]:
    return _not_attacked_by(reading, attackers, this_unit(reading, reading.node))


@means
def not_attacking_it(reading: Reading, attackers: m.Selector) -> tuple[Untimed]:
    return _not_attacked_by(reading, attackers, known(reading, reading.node, reading.discourse.as_object()))


def _not_attacked_by(reading: Reading, attackers: m.Selector, to: m.Reference) -> tuple[Untimed]:
    """Return that such Units cannot choose a card as their attack target."""
    if attackers.what != ("unit",) or attackers.side != "enemy":
        raise reading.refuse("enemy Units attack")
    return _rule(reading, to, "cannot be attacked", what=None if attackers == m.ENEMY_UNIT else attackers)


@means
def not_blocked(reading: Reading, blockers: m.Selector) -> tuple[Untimed]:
    return (Untimed(this_unit(reading, reading.node), cannot_be_blocked_by(reading, blockers)),)


def _bursts_kept(
    reading: Reading, of: m.Reference, mark: Token, rule: m.RuleName, what: m.Selector | None = None
) -> tuple[Untimed]:
    """Return that Shields that such a card destroys do not activate 【Burst】."""
    if mark.lower() != "【burst】":
        raise reading.refuse("only 【Burst】 is activated by a destroyed Shield")
    return _rule(reading, of, rule, what)


@reads
def taunt(reading: Reading, tree: Node) -> tuple[Untimed]:
    return _rule(reading, that_chosen(reading, tree), "must be attacked")


@means
def attacks_next_turn(reading: Reading, to: m.Reference) -> Steps:
    """Return what enemy Units must do in their next turn."""
    enemies = to == "chosen" and reading.discourse.enemy_chosen
    if not enemies and not (isinstance(to, m.All) and to.all.side == "enemy"):
        raise reading.refuse("enemy Units")
    return (m.Modify(to=to, changes=_MUST_ATTACK, lasts="in opponent's next turn"),)


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


means(
    damage_dealt_kept=partial(_rule, rule="damage not reduced"),
    battle_damage_kept=partial(_rule, rule="battle damage not reduced"),
    damage_taken_kept=partial(_rule, rule="damage to it not reduced"),
    bursts_kept_in_battle=partial(_bursts_kept, rule="bursts kept"),
    bursts_kept_at_all=partial(_bursts_kept, rule="all bursts kept"),
    enemy_bursts_kept=partial(_bursts_kept, rule="all bursts kept", what=m.ENEMY_CARD),
    attacks_this_turn=lambda _, to: (m.Modify(to=to, changes=_MUST_ATTACK),),
    not_played_if=lambda reading, condition: untimed_while(reading, _NEVER_PLAYED, condition),
    played_only_if=lambda reading, condition: untimed_unless(reading, _NEVER_PLAYED, condition),
)
