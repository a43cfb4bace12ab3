"""Reads the rules for cards by the rows of their table, and several rules in one."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases.row import Row
from gundam_desktop.games.gcg.effects.reader.changes import Changes
from gundam_desktop.games.gcg.effects.reader.damage_rows import Damage
from gundam_desktop.games.gcg.effects.reader.lasting import expect_played
from gundam_desktop.games.gcg.effects.reader.nouns import of_that_player
from gundam_desktop.games.gcg.effects.reader.productions import (
    ALONE,
    AND,
    CANNOT,
    FORBIDDEN,
    KEPT,
    KEPT_BY_OTHERS,
    MAY,
    PARTICIPLE,
)
from gundam_desktop.games.gcg.effects.reader.reading import Reading, means, reads, says
from gundam_desktop.games.gcg.effects.reader.references import known, this_unit
from gundam_desktop.games.gcg.effects.reader.rows import RowRule
from gundam_desktop.games.gcg.effects.reader.said import Untimed
from gundam_desktop.games.gcg.effects.reader.trees import Fields, Node

_BY_ENEMY: Final = " by enemy effects"
_OF_UNITS: Final[dict[m.RuleName, tuple[set[m.Side], str]]] = {
    "cannot attack units": ({"friendly", "your", "enemy"}, "Units of the other player are attacked"),
    "cannot be attacked": ({"enemy"}, "enemy Units attack"),
    "cannot be blocked": ({"any", "enemy"}, "enemy Units block"),
    "may attack active": ({"enemy"}, "only for active enemy Units"),
}
"""Rules about other Units -> whose they can be, and why others are refused."""
_NOT_DONE_TO_IT: Final = frozenset({"cannot be set active", "cannot be paired"})


def _rule(reading: Reading, tree: Node, rows: RowRule[Row]) -> m.RuleChange:
    """Return a rule by its row in the table."""
    said: dict[str, Any] = {}
    for blank, value in rows.values(reading, tree):
        said[blank.field] = _all_others(reading, value) if blank.form == "others" else value
    return about(reading, rows.meaning(tree).made(said))


def about(reading: Reading, rule: m.RuleChange) -> m.RuleChange:
    """Return a rule; refuse cards that it cannot be about."""
    what = rule.what
    if rule.rule == "stays rested":
        _refuse_own_next_turn(reading)
    if what is None:
        return rule
    if rule.rule in _OF_UNITS:
        sides, why = _OF_UNITS[rule.rule]
        active = what.state == "active" or rule.rule != "may attack active"
        if what.what != ("unit",) or what.side not in sides or not active:
            raise reading.refuse(why)
    match rule.rule:
        case "cannot be blocked":
            what = what.model_copy(update={"side": "enemy"})
        case "cannot be paired":
            what = _pilots(reading, what)
    return rule.model_copy(update={"what": what})


def _refuse_own_next_turn(reading: Reading) -> None:
    """Refuse the next turn of its owner for a card of your own."""
    spoken_of = reading.discourse
    own = spoken_of.subject == "this" or (spoken_of.object == "chosen" and not spoken_of.enemy_chosen)
    if "owner" in reading.words() and own:
        raise reading.refuse("the owner of an enemy Unit is meant")


def _pilots(reading: Reading, what: m.Selector) -> m.Selector:
    if what.what != ("pilot",) or what.side not in {"any", "your"} or what.zone is not None:
        raise reading.refuse("Pilots are paired with Units")
    return what.model_copy(update={"side": "any"})


def _all_others(reading: Reading, only: m.Selector) -> m.Selector:
    """Return all Pilots but these, which alone are paired with a Unit."""
    what = _pilots(reading, only)
    fields: Fields = {name: getattr(what, name) for name in what.given() - {"what"}}
    match fields:
        case {"traits": traits, **rest} if not rest:
            return m.Selector(what=("pilot",), traits_lack=traits)
        case {"colors": colors, **rest} if not rest:
            return m.Selector(what=("pilot",), colors_lack=colors)
        case {"level": m.Range(least=int() as least, most=None), **rest} if not rest:
            return m.Selector(what=("pilot",), level=m.Range(most=least - 1))
        case {"level": m.Range(least=None, most=int() as most), **rest} if not rest:
            return m.Selector(what=("pilot",), level=m.Range(least=most + 1))
    raise reading.refuse("Pilots with certain traits, of certain colours, or up to or from a Lv.")


def _changes(reading: Reading, tree: Node, rows: RowRule[Row]) -> Changes:
    return (_rule(reading, tree, rows),)


for _rows in (CANNOT, MAY, AND, ALONE):
    reads(*_rows.productions)(partial(_changes, rows=_rows))
reads(*PARTICIPLE.productions)(partial(_rule, rows=PARTICIPLE))


@reads(*KEPT.productions)
def kept_rule(reading: Reading, tree: Node) -> tuple[Untimed]:
    """Return a rule in whose text the card does not stand first, or that is for all enemy Units."""
    card = next((card for _, card in KEPT.values(reading, tree)), m.All(all=m.ENEMY_UNIT))
    rule: m.RuleChange = KEPT.meaning(tree).made({})
    if rule.rule == "treated as linked" and isinstance(card, m.All) and card.all.what != ("unit",):
        raise reading.refuse("Units are Link Units")
    return (Untimed(card, (rule,)),)


@reads(*KEPT_BY_OTHERS.productions)
def kept_by_others(reading: Reading, tree: Node) -> tuple[Untimed]:
    """Return a rule in whose text other cards stand first; any enemy Units are not named in that on attacks."""
    rule = _rule(reading, tree, KEPT_BY_OTHERS)
    if rule == m.RuleChange(rule="cannot be attacked", what=m.ENEMY_UNIT):
        rule = rule.model_copy(update={"what": None})
    of_this = "this unit" in reading.words().rpartition("can't ")[2]
    card = this_unit(reading, tree) if of_this else known(reading, tree, reading.discourse.as_object())
    return (Untimed(card, (rule,)),)


@reads(*FORBIDDEN.productions)
def forbidden(reading: Reading, tree: Node) -> tuple[Untimed]:
    """Return what a player cannot do: play such cards, activate such effects."""
    row, whom = FORBIDDEN.meaning(tree)
    if whom == "that player":
        of_that_player(reading)
    said = dict[str, m.Selector]()
    for blank, what in FORBIDDEN.values(reading, tree):
        expect_played(reading, what)
        said |= {} if what == m.ANY_CARD else {blank.field: what}
    return (Untimed("you" if whom == "you" else "enemy player", (row.made(said),)),)


# --- several rules in one


@means
def rule_and_rule(_: Reading, first: Changes, second: Changes) -> Changes:
    """Return two rules: "can't recover HP and can't attack"; that on attacks comes last, as in "or attack"."""
    if first == (m.RuleChange(rule="cannot attack"),) and getattr(second[0], "rule", None) in _NOT_DONE_TO_IT:
        first, second = second, first
    return (*first, *second)


@means
def cannot_be(reading: Reading, *rules: m.RuleChange) -> Changes:
    if any(rule.rule.endswith(_BY_ENEMY) for rule in rules):
        raise reading.refuse("it does not say by whose effects")
    return rules


@means
def cannot_be_by_enemy(reading: Reading, *said: Any) -> Changes:
    """Return the protections from enemy effects."""
    *rules, by = said
    if not all(rule.rule.endswith(_BY_ENEMY) for rule in rules):
        raise reading.refuse("no effect of an enemy does that")
    return tuple(rule.model_copy(update={"what": by}) for rule in rules)


@means
def may_attack_one_when_deployed(reading: Reading, target: m.Selector) -> Changes:
    if not reading.discourse.deployed:
        raise reading.refuse("only on the turn this Unit is deployed")
    if target.what != ("unit",) or target.side != "enemy" or target.state is None:
        raise reading.refuse("only rested enemy Units, or active ones")
    attack = m.RuleChange(rule="may attack when deployed", what=target)
    active = m.RuleChange(rule="may attack active", what=target)
    return (attack,) if target.state == "rested" else (attack, active)


@means
def no_such_damage(_: Reading, amount: m.Range | None, damage: Damage) -> Changes:
    rule = damage.prevented()
    if amount is None:
        return (rule,)
    return (rule.model_copy(update={"least": amount.least or 0, "most": amount.most}),)


says(
    cannot_attack_nor_block=(m.RuleChange(rule="cannot attack"), m.RuleChange(rule="cannot block")),
    damage_to_it_not_reduced=(m.RuleChange(rule="damage to it not reduced"),),
    deployed_rested=(m.RuleChange(rule="deployed rested"),),
)
means(
    cannot_be_nor_attack=lambda reading, rule: (*cannot_be(reading, rule), m.RuleChange(rule="cannot attack")),
    no_damage_of_amount=lambda reading, damage, amount: no_such_damage(reading, amount, damage),
)
