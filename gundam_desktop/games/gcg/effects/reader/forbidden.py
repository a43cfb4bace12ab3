"""Reads what cards cannot or must do, and what they are kept from, for a time or as long as an effect is active."""

from __future__ import annotations

from functools import partial
from typing import cast

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.changes import (
    ap_not_reduced,
    cannot_block,
    must_attack,
    not_blocked_by,
    target_not_changed,
)
from gundam_desktop.games.gcg.effects.reader.lasting import DURATIONS, PLAYED, only_in_play
from gundam_desktop.games.gcg.effects.reader.nouns import noun_phrase, one_with, with_fields
from gundam_desktop.games.gcg.effects.reader.reading import Reading, reads
from gundam_desktop.games.gcg.effects.reader.references import known, subject_pronoun, that_chosen, this_unit
from gundam_desktop.games.gcg.effects.reader.said import Steps, Untimed
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, subtrees

_WHOLE: dict[str, m.RuleName] = {
    "damage_dealt": "damage not reduced",
    "battle_damage_dealt": "battle damage not reduced",
    "damage_taken": "damage to it not reduced",
}
"""Damage that is not reduced."""


@reads
def blocks_kept(reading: Reading, tree: Node) -> tuple[Untimed]:
    return (Untimed(reading.visit_first(tree), (m.RuleChange(rule="cannot be blocked"),)),)


@reads
def forbidden(reading: Reading, tree: Node) -> tuple[Untimed]:
    whom, cards = subtrees(tree)
    return (Untimed(reading.visit(whom), (_not_played(reading, cards),)),)


@reads
def forbidden_for_a_time(reading: Reading, tree: Node) -> Steps:
    parts = {part.data: part for part in subtrees(tree)}
    whom = parts.get("you") or parts["enemy_player"]
    lasts = next(part for name, part in parts.items() if name in DURATIONS)
    return (
        m.Modify(
            to=reading.visit(whom), changes=(_not_played(reading, parts["noun_phrase"]),), lasts=reading.visit(lasts)
        ),
    )


@reads
def forbidden_in_turn(reading: Reading, tree: Node) -> tuple[Untimed]:
    whom, cards, turn = subtrees(tree)
    whose = "your" if turn.data == "your_turn" else "opponent's"
    return (Untimed(reading.visit(whom), (_not_played(reading, cards),), whose),)


def _not_played(reading: Reading, cards: Node) -> m.RuleChange:
    """Return the rule that a player cannot play such cards."""
    what = noun_phrase(reading, cards)
    if not set(what.what) <= PLAYED or what.side != "any" or what.zone is not None:
        raise reading.refuse("cards of the hand are played: Unit cards, Command cards", cards)
    return m.RuleChange(rule="cannot play", what=None if what == m.ANY_CARD else what)


@reads
def stay_rested(reading: Reading, tree: Node) -> tuple[Untimed]:
    what = one_with(reading, tree, side="enemy")
    if what.what != ("unit",):
        raise reading.refuse("Units are set as active")
    return (Untimed(m.All(all=what), (m.RuleChange(rule="stays rested"),)),)


@reads
def kept_from_blocking(reading: Reading, tree: Node) -> Steps:
    (lasts,) = subtrees(tree)
    changes = cannot_block(reading, tree)
    return (m.Modify(to=m.All(all=m.ENEMY_UNIT), changes=changes, lasts=reading.visit(lasts)),)


@reads
def not_activated_for_a_time(reading: Reading, tree: Node) -> Steps:
    parts = {part.data in DURATIONS: part for part in subtrees(tree)}
    changes = (reading.visit(parts[False]),)
    return (m.Modify(to="enemy player", changes=changes, lasts=reading.visit(parts[True])),)


@reads
def not_activated_by_that_player(reading: Reading, tree: Node) -> Steps:
    if reading.discourse.players != "an enemy player" and not reading.discourse.enemy_player:
        raise reading.refuse("no enemy player was spoken of before")
    return not_activated_for_a_time(reading, tree)


@reads
def not_attacked(reading: Reading, tree: Node) -> tuple[Untimed]:
    attackers, of = subtrees(tree)
    return (Untimed(reading.visit(of), (_not_attacked_by(reading, attackers),)),)


@reads
def not_attacked_for_a_time(reading: Reading, tree: Node) -> Steps:
    parts = {part.data: part for part in subtrees(tree)}
    of = next(part for name, part in parts.items() if name.startswith("not_choosing"))
    lasts = next(part for name, part in parts.items() if name in DURATIONS)
    change = _not_attacked_by(reading, parts["cards"])
    return (m.Modify(to=reading.visit(of), changes=(change,), lasts=reading.visit(lasts)),)


@reads
def not_choosing_it(reading: Reading, tree: Node) -> m.Reference:
    return known(reading, tree, reading.discourse.as_object())


def _not_attacked_by(reading: Reading, attackers: Node) -> m.RuleChange:
    """Return the rule that such Units cannot choose a card as their attack target."""
    what: m.Selector = reading.visit(attackers)
    if what.what != ("unit",) or what.side != "enemy":
        raise reading.refuse("enemy Units attack", attackers)
    return m.RuleChange(rule="cannot be attacked", what=None if what == m.ENEMY_UNIT else what)


@reads
def not_blocked(reading: Reading, tree: Node) -> tuple[Untimed]:
    return (Untimed(this_unit(reading, tree), (not_blocked_by(reading, subtrees(tree)[0]),)),)


@reads
def not_blocked_for_a_time(reading: Reading, tree: Node) -> Steps:
    blockers, lasts = subtrees(tree)
    to = this_unit(reading, tree)
    return (m.Modify(to=to, changes=(not_blocked_by(reading, blockers),), lasts=reading.visit(lasts)),)


@reads
def ap_kept(reading: Reading, tree: Node) -> tuple[Untimed]:
    return (Untimed(reading.visit_first(tree), ap_not_reduced(reading, tree)),)


@reads
def ap_kept_for_a_time(reading: Reading, tree: Node) -> Steps:
    return _kept_for_a_time(reading, tree, ap_not_reduced(reading, tree))


@reads
def damage_kept(reading: Reading, tree: Node) -> tuple[Untimed]:
    (whole,) = subtrees(tree)
    return (Untimed(reading.visit(whole), (m.RuleChange(rule=_WHOLE[whole.data]),)),)


@reads
def damage_kept_for_a_time(reading: Reading, tree: Node) -> Steps:
    whole = next(part for part in subtrees(tree) if part.data in _WHOLE)
    return _kept_for_a_time(reading, tree, (m.RuleChange(rule=_WHOLE[whole.data]),))


@reads("damage_dealt", "battle_damage_dealt")
def damage_dealt(reading: Reading, tree: Node) -> m.Reference:
    return cast(m.Reference, reading.visit_first(tree)) if subtrees(tree) else subject_pronoun(reading, tree)


@reads
def damage_taken(reading: Reading, tree: Node) -> m.Reference:
    (cards,) = subtrees(tree)
    if cards.data == "cards":
        return reading.discourse.mention_all(m.All(all=reading.visit(cards)))
    return cast(m.Reference, reading.visit(cards))


@reads
def bursts_kept(reading: Reading, tree: Node) -> tuple[Untimed]:
    return (Untimed(reading.visit_first(tree), _bursts_kept(tree)),)


@reads
def bursts_kept_for_a_time(reading: Reading, tree: Node) -> Steps:
    return _kept_for_a_time(reading, tree, _bursts_kept(tree))


def _bursts_kept(tree: Node) -> tuple[m.Change, ...]:
    if any(tree.find_data("shields_destroyed")):
        return (m.RuleChange(rule="bursts kept"),)
    of_enemy = any(tree.find_data("enemy_shields_destroyed"))
    return (m.RuleChange(rule="all bursts kept", what=m.ENEMY_CARD if of_enemy else None),)


@reads("shields_destroyed", "all_shields_destroyed", "enemy_shields_destroyed")
def shields_destroyed(reading: Reading, tree: Node) -> m.Reference:
    if str(first_token(tree)).lower() != "【burst】":
        raise reading.refuse("only 【Burst】 is activated by a destroyed Shield")
    return cast(m.Reference, reading.visit_first(tree))


@reads
def target_kept(reading: Reading, tree: Node) -> tuple[Untimed]:
    return (Untimed(reading.visit_first(tree), target_not_changed(reading, tree)),)


@reads
def target_kept_for_a_time(reading: Reading, tree: Node) -> Steps:
    return _kept_for_a_time(reading, tree, target_not_changed(reading, tree))


def _kept_for_a_time(reading: Reading, tree: Node, changes: tuple[m.Change, ...]) -> Steps:
    parts = {part.data in DURATIONS: part for part in subtrees(tree)}
    to = only_in_play(reading, tree, reading.visit(parts[False]))
    return (m.Modify(to=to, changes=changes, lasts=reading.visit(parts[True])),)


@reads
def lasting_taunt(reading: Reading, tree: Node) -> Steps:
    to = that_chosen(reading, tree)
    return (m.Modify(to=to, changes=(m.RuleChange(rule="must be attacked"),), lasts=reading.visit_first(tree)),)


@reads
def attacks_this_turn(reading: Reading, tree: Node) -> Steps:
    return (m.Modify(to=reading.visit_first(tree), changes=must_attack(reading, tree)),)


@reads
def attacks_next_turn(reading: Reading, tree: Node) -> Steps:
    """Return what enemy Units must do in their next turn."""
    to = reading.visit_first(tree)
    enemies = to == "chosen" and reading.discourse.enemy_chosen
    if not enemies and not (isinstance(to, m.All) and to.all.side == "enemy"):
        raise reading.refuse("enemy Units")
    return (m.Modify(to=to, changes=must_attack(reading, tree), lasts="in opponent's next turn"),)


@reads
def not_when_deployed(reading: Reading, tree: Node) -> tuple[Untimed]:
    """Return that Units, Link Units included, cannot attack on the turn they are deployed."""
    to = reading.visit_first(tree)
    if not isinstance(to, m.All) or to.and_this:
        raise reading.refuse("all of such Units")
    new = m.All(all=with_fields(reading, tree, to.all, new=True))
    return (Untimed(new, (m.RuleChange(rule="cannot attack"),)),)


@reads
def becomes(reading: Reading, tree: Node) -> Steps:
    whose, new, lasts = subtrees(tree)
    return _becomes(reading, whose, new, lasts)


@reads
def becomes_first(reading: Reading, tree: Node) -> Steps:
    lasts, whose, new = subtrees(tree)
    return _becomes(reading, whose, new, lasts)


def _becomes(reading: Reading, whose: Node, new: Node, lasts: Node) -> Steps:
    to = only_in_play(reading, whose, reading.visit(whose))
    if to == "this base":
        raise reading.refuse("a Base has no AP: another card", whose)
    return (m.Modify(to=to, changes=(m.Become(become="ap", to=reading.visit(new)),), lasts=reading.visit(lasts)),)


@reads
def ap_of(reading: Reading, tree: Node) -> m.StatOf:
    of = reading.visit_first(tree)
    if isinstance(of, m.All) and of != m.ENEMY_IN_BATTLE:
        raise reading.refuse("the AP of one card")
    return m.StatOf(stat="ap", of=of)


reads(
    blocks_kept_for_a_time=partial(_kept_for_a_time, changes=(m.RuleChange(rule="cannot be blocked"),)),
)
