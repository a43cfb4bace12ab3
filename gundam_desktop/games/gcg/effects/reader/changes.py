"""Reads changes of cards: of figures, keyword effects gained, rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, TypeAlias, cast

from lark import Token, Tree

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.nouns import one, with_fields
from gundam_desktop.games.gcg.effects.reader.parts import expect_keyword, keyword_of
from gundam_desktop.games.gcg.effects.reader.protections import effects_of_enemy
from gundam_desktop.games.gcg.effects.reader.reading import Reading, reads, says
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, subtrees

Lasts: TypeAlias = Any
_NOT_BY_ENEMY: dict[str, m.RuleName] = {
    "destroyed": "not destroyed by enemy effects",
    "rested": "not rested by enemy effects",
    "returned": "not returned by enemy effects",
    "exiled": "not exiled by enemy effects",
}
PREVENTED: dict[str, tuple[m.RuleName, m.Selector | None]] = {
    "of_any": ("no damage from", None),
    "of_battle": ("no battle damage from", None),
    "of_effect": ("no effect damage from", None),
    "of_any_enemy": ("no damage from", m.ENEMY_CARD),
    "of_enemy_battle": ("no battle damage from", m.ENEMY_CARD),
    "of_enemy_effect": ("no effect damage from", m.ENEMY_CARD),
}


def rule_about(reading: Reading, tree: Node, rule: m.RuleName) -> tuple[m.Change, ...]:
    """Return a rule about such cards."""
    return (m.RuleChange(rule=rule, what=reading.visit_first(tree)),)


@reads("changes", "keywords")
def read_changes(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    """Return the changes that a card gets or gains."""
    found: list[m.Change] = []
    for said in (reading.visit(part) for part in subtrees(tree) if part.data != "gains"):
        found += said if isinstance(said, tuple) else [m.Gain(gain=said) if isinstance(said, m.Keyword) else said]
    return tuple(found)


@reads
def changes_and_gains(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    """Return what a card gets, and what it gains besides."""
    gets, *_, gains = subtrees(tree)
    return (*reading.visit(gets), *reading.visit(gains))


@reads
def gains_and_changes(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    _, gains, _, gets = subtrees(tree)
    return (*reading.visit(gets), *reading.visit(gains))


@reads("changes_and_rule", "gains_and_rule")
def changes_and_rule(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    return tuple(change for part in subtrees(tree) if part.data != "gains" for change in reading.visit(part))


@reads("rule_and_gains", "rule_and_gets")
def rule_and_gains(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    rule, _, values = subtrees(tree)
    return (*read_changes(reading, values), *reading.visit(rule))


@reads
def gains_as_many(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    keyword = keyword_of(reading, first_token(tree), with_amount=True)
    if not keyword.amount:
        raise reading.refuse("a card has it once or not at all")
    return (m.Gain(gain=keyword, times=reading.visit_first(tree)),)


@reads
def gained_trait(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    return (m.GainTrait(trait=str(first_token(tree))[1:-1].strip()),)


@reads
def gain_from(reading: Reading, tree: Node) -> m.GainFrom:
    if reading.discourse.object != "chosen":
        raise reading.refuse("no card was chosen before")
    names = tuple(keyword_of(reading, cast(Token, token), with_amount=False).name for token in tree.children)
    return m.GainFrom(gain_from="chosen", keywords=names)


@reads
def gains_all_of_this(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    if reading.of_command:
        raise reading.refuse("a Command has no Unit that this could be")
    return (m.GainFrom(gain_from="this"),)


@reads
def cannot_block(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    expect_keyword(reading, tree, "blocker", "is activated so")
    return cannot_block_at_all(reading, tree)


@reads
def cannot_block_at_all(reading: Reading, _: Node) -> tuple[m.Change, ...]:
    return (m.RuleChange(rule="cannot block"),)


says(
    deployed_rested=(m.RuleChange(rule="deployed rested"),),
    shield_area="your shield area",
    cannot_be_attacked=(m.RuleChange(rule="cannot be attacked"),),
    enemy_effects=None,
    cannot_attack_nor_block=(m.RuleChange(rule="cannot attack"), m.RuleChange(rule="cannot block")),
    cannot_recover=(m.RuleChange(rule="cannot recover"),),
    cannot_be_blocked=(m.RuleChange(rule="cannot be blocked"),),
    cannot_attack_player=(m.RuleChange(rule="cannot attack player"),),
    cannot_attack_same_player=(m.RuleChange(rule="cannot attack same player"),),
    may_attack_when_deployed=(m.RuleChange(rule="may attack when deployed"),),
    no_battle_damage_at_all=(m.RuleChange(rule="no battle damage from"),),
    no_effect_damage_at_all=(m.RuleChange(rule="no effect damage from"),),
    no_damage_at_all=(m.RuleChange(rule="no damage from"),),
    no_enemy_battle_damage=(m.RuleChange(rule="no battle damage from", what=m.ENEMY_CARD),),
    no_enemy_effect_damage=(m.RuleChange(rule="no effect damage from", what=m.ENEMY_CARD),),
    no_enemy_damage=(m.RuleChange(rule="no damage from", what=m.ENEMY_CARD),),
    battle_damage_not_reduced=(m.RuleChange(rule="battle damage not reduced"),),
    taken_whole=(m.RuleChange(rule="damage to it not reduced"),),
    damage_not_reduced=(m.RuleChange(rule="damage not reduced"),),
    set_as_active=m.RuleChange(rule="cannot be set active"),
    paired_with_a_pilot=m.RuleChange(rule="cannot be paired"),
    this_turn="turn",
    end_of_your_next_turn="end of your next turn",
    in_your_next_turn="in your next turn",
    their_next_turn="opponent's next turn",
    your_next_turn="your next turn",
    this_battle="battle",
)


@reads
def stat_change(reading: Reading, tree: Node) -> m.StatChange:
    stat, by = stat_and_number(first_token(tree))
    return m.StatChange(change=stat, by=by)


@reads
def change_for_each(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    changes, things = subtrees(tree)
    return _several_times(reading, tree, changes, count_of(reading.visit(things)))


@reads
def change_for_each_at_most(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    """Return changes for each of such cards, up to a limit: "AP+1 for each ..., up to a maximum of 3"."""
    changes, things, limit = subtrees(tree)
    return changed_for_each_at_most(reading, tree, read_changes(reading, changes), reading.visit(things), limit)


def changed_for_each_at_most(
    reading: Reading, tree: Node, changes: Sequence[m.Change], things: Any, limit: Node
) -> tuple[m.Change, ...]:
    by = [each.by if isinstance(each, m.StatChange) else 0 for each in changes]
    if by != [1]:
        raise reading.refuse("1 for each, so that the limit is clear", tree)
    most = int(first_token(limit))
    return changed_for_each(reading, tree, changes, m.AtMost(at_most=most, amount=count_of(things)))


@reads
def keyword_for_each(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    """Return a keyword effect that is gained once for each of such cards."""
    _, keywords, things = subtrees(tree)
    gains = read_changes(reading, keywords)
    if len(gains) != 1 or not isinstance(gains[0], m.Gain) or not gains[0].gain.amount:
        raise reading.refuse("a card has it once or not at all")
    return (gains[0].model_copy(update={"times": count_of(reading.visit(things))}),)


@reads
def change_for_damage(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    changes = read_changes(reading, subtrees(tree)[0])
    if any(not isinstance(change, m.StatChange) or change.by != 1 for change in changes):
        raise reading.refuse("1 for each damage")
    return changed_for_each(reading, tree, changes, m.DamageOn(damage_on="this"))


@reads
def change_for_every(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    changes, things = subtrees(tree)
    per, count = int(first_token(tree)), count_of(reading.visit(things))
    return _several_times(reading, tree, changes, m.Per(per=per, amount=count) if per > 1 else count)


def _several_times(reading: Reading, tree: Node, changes: Node, each: m.Amount) -> tuple[m.Change, ...]:
    return changed_for_each(reading, tree, read_changes(reading, changes), each)


def changed_for_each(reading: Reading, tree: Node, changes: Sequence[m.Change], each: m.Amount) -> tuple[m.Change, ...]:
    """Return changes of figures, each multiplied by an amount."""
    found: list[m.Change] = []
    for change in changes:
        if not isinstance(change, m.StatChange) or not isinstance(change.by, int):
            raise reading.refuse("only numbers are taken several times", tree)
        found.append(change.model_copy(update={"by": m.multiplied(each, change.by)}))
    return tuple(found)


@reads
def cannot_attack_one(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    return _cannot_attack(reading, tree, reading.visit_first(tree))


@reads
def cannot_attack_such(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    return _cannot_attack(reading, tree, one(reading, tree))


def _cannot_attack(reading: Reading, tree: Node, what: m.Selector) -> tuple[m.Change, ...]:
    if what.what != ("unit",) or what.side == "any":
        raise reading.refuse("Units of the other player are attacked", tree)
    return (m.RuleChange(rule="cannot attack units", what=what),)


@reads
def cannot_be_attacked_by(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    what = one(reading, tree)
    if what.what != ("unit",) or what.side != "enemy":
        raise reading.refuse("enemy Units attack")
    return (m.RuleChange(rule="cannot be attacked", what=what),)


@reads
def enemy_commands(reading: Reading, tree: Node) -> m.Selector:
    """Return the enemy Commands that do not choose it; their effects need no word of their own."""
    what = effects_of_enemy(reading, tree)
    if what.what != ("command card",):
        raise reading.refuse("Commands, or the effects of other cards")
    return what


@reads
def effects_and_commands(reading: Reading, tree: Node) -> m.Selector:
    phrase, _, noun = subtrees(tree)
    what, other = effects_of_enemy(reading, Tree("sources", [phrase], tree.meta)), reading.visit(noun)["what"]
    if other != "command card":
        raise reading.refuse("Commands, or the effects of other cards", noun)
    return what.model_copy(update={"what": (*what.what, other)})


@reads
def cannot_be_nor_attack(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    return (*cannot_be(reading, tree), m.RuleChange(rule="cannot attack"))


@reads
def cannot_attack_nor_activate(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    return (m.RuleChange(rule="cannot attack"), *cannot_block(reading, tree))


@reads
def cannot_be_by_enemy(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    """Return the protections from enemy effects."""
    *participles, by = subtrees(tree)
    what: m.Selector | None = reading.visit(by)
    rules = tuple(_NOT_BY_ENEMY.get(participle.data) for participle in participles)
    if None in rules:
        raise reading.refuse("no effect of an enemy does that")
    return tuple(m.RuleChange(rule=rule, what=what) for rule in rules if rule is not None)


@reads
def cannot_attack(reading: Reading, _: Node) -> tuple[m.Change, ...]:
    return (m.RuleChange(rule="cannot attack"),)


@reads
def must_attack(reading: Reading, _: Node) -> tuple[m.Change, ...]:
    return (m.RuleChange(rule="must attack"),)


@reads
def cannot_be_blocked_by(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    return (not_blocked_by(reading, subtrees(tree)[0]),)


def not_blocked_by(reading: Reading, blockers: Node) -> m.RuleChange:
    what: m.Selector = reading.visit(blockers)
    if what.what != ("unit",) or what.side not in {"any", "enemy"}:
        raise reading.refuse("enemy Units block", blockers)
    return m.RuleChange(rule="cannot be blocked", what=with_fields(reading, blockers, what, side="enemy"))


@reads
def may_attack_active(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    target: m.Selector = reading.visit_first(tree)
    if target.what != ("unit",) or target.side != "enemy" or target.state != "active":
        raise reading.refuse("only for active enemy Units")
    return (m.RuleChange(rule="may attack active", what=target),)


@reads
def may_attack_such(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    target = one(reading, tree)
    if target.what != ("unit",) or target.side != "enemy" or target.state != "active":
        raise reading.refuse("only for active enemy Units")
    return (m.RuleChange(rule="may attack active", what=target),)


@reads
def may_attack_one_when_deployed(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    target: m.Selector = reading.visit_first(tree)
    if not reading.discourse.deployed:
        raise reading.refuse("only on the turn this Unit is deployed")
    if target.what != ("unit",) or target.side != "enemy" or target.state is None:
        raise reading.refuse("only rested enemy Units, or active ones")
    attack = m.RuleChange(rule="may attack when deployed", what=target)
    if target.state == "rested":
        return (attack,)
    return (attack, m.RuleChange(rule="may attack active", what=target))


@reads
def no_damage_of(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    bounds, damage = subtrees(tree)
    amount: m.Range = reading.visit(bounds)
    rule, what = PREVENTED[damage.data]
    return (m.RuleChange(rule=rule, what=what, least=amount.least or 0, most=amount.most),)


@reads
def no_damage_of_amount(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    words = reading.line[tree.meta.start_pos : tree.meta.end_pos].lower()
    rule: m.RuleName = "no damage from"
    rule = "no battle damage from" if " battle " in words else "no effect damage from" if " effect " in words else rule
    amount: m.Range = reading.visit_first(tree)
    return (m.RuleChange(rule=rule, least=amount.least or 0, most=amount.most),)


@reads
def stays_rested(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    of_owner = "owner" in reading.line[tree.meta.start_pos : tree.meta.end_pos].lower()
    own = reading.discourse.subject == "this" or (
        reading.discourse.object == "chosen" and not reading.discourse.enemy_chosen
    )
    if of_owner and own:
        raise reading.refuse("the owner of an enemy Unit is meant")
    return (m.RuleChange(rule="stays rested"),)


@reads
def ap_not_reduced(reading: Reading, _: Node) -> tuple[m.Change, ...]:
    return (m.RuleChange(rule="ap not reduced by enemy"),)


@reads
def target_not_changed(reading: Reading, _: Node) -> tuple[m.Change, ...]:
    return (m.RuleChange(rule="target not changed"),)


@reads
def cannot_be(reading: Reading, tree: Node) -> tuple[m.Change, ...]:
    if any(participle.data in _NOT_BY_ENEMY for participle in subtrees(tree)):
        raise reading.refuse("it does not say by whose effects")
    return tuple(reading.visit_parts(tree))


def count_of(said: Any) -> m.Count:
    """Return the expression for the number of these cards."""
    return said if isinstance(said, m.Count) else m.Count(count=said)


@reads
def in_their_next_turn(reading: Reading, tree: Node) -> Lasts:
    words = reading.line[tree.meta.start_pos : tree.meta.end_pos].lower()
    if "opponent" not in words and not reading.discourse.enemy_chosen:
        raise reading.refuse("it is not clear whose turn that is")
    return "in opponent's next turn"


def stat_and_number(token: str) -> tuple[m.Stat, int]:
    sign = "-" if "-" in token else "+"
    stat, _, by = token.replace(" ", "").lower().partition(sign)
    return cast(m.Stat, stat.replace("lv.", "level")), int(sign + by)


reads(
    not_chosen=partial(rule_about, rule="not chosen by enemy effects"),
    no_battle_damage=partial(rule_about, rule="no battle damage from"),
    no_effect_damage=partial(rule_about, rule="no effect damage from"),
    no_damage=partial(rule_about, rule="no damage from"),
)
