"""Reads rules, by the rows of their table and several in one: what cards and players may, must and cannot do.

Also what cards lose, and an AP that becomes another one.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases.row import Row
from gundam_desktop.games.gcg.effects.reader.changes import Changes
from gundam_desktop.games.gcg.effects.reader.lasting import expect_played, untimed_unless, untimed_while
from gundam_desktop.games.gcg.effects.reader.nouns import of_that_player, one_with
from gundam_desktop.games.gcg.effects.reader.parts import expect_keyword, keyword_of
from gundam_desktop.games.gcg.effects.reader.productions import (
    ALONE,
    CANNOT,
    FORBIDDEN,
    KEPT,
    KEPT_BY_OTHERS,
    MAY,
    PARTICIPLE,
)
from gundam_desktop.games.gcg.effects.reader.reading import Reading, means, reads, says
from gundam_desktop.games.gcg.effects.reader.references import known, that_chosen
from gundam_desktop.games.gcg.effects.reader.rows import RowRule
from gundam_desktop.games.gcg.effects.reader.said import Damage, Steps, Untimed
from gundam_desktop.games.gcg.effects.reader.trees import Fields, Node

_BY_ENEMY: Final = " by enemy effects"
_OF_UNITS: Final[dict[m.RuleName, tuple[set[m.Side], str]]] = {
    "cannot attack units": ({"friendly", "your", "enemy"}, "a Unit can only attack Units of the other player"),
    "cannot be attacked": ({"enemy"}, "only enemy Units can be the attackers here"),
    "cannot be blocked": ({"any", "enemy"}, "only enemy Units can be the blockers here"),
    "may attack active": ({"enemy"}, "only active enemy Units can be named here"),
}
"""Rules about other Units -> whose they can be, and why others are refused."""
_NEVER_PLAYED = (Untimed("this card", (m.RuleChange(rule="cannot be played"),)),)


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
        raise reading.refuse("'its owner' can only be said of an enemy Unit here")


def _pilots(reading: Reading, what: m.Selector) -> m.Selector:
    if what.what != ("pilot",) or what.side not in {"any", "your"} or what.zone is not None:
        raise reading.refuse("only Pilots can be paired with Units")
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
    raise reading.refuse("only the traits or the colours of Pilots can be named here")


def _changes(reading: Reading, tree: Node, rows: RowRule[Row]) -> Changes:
    return (_rule(reading, tree, rows),)


for _rows in (CANNOT, MAY, ALONE):
    reads(*_rows.productions)(partial(_changes, rows=_rows))
reads(*PARTICIPLE.productions)(partial(_rule, rows=PARTICIPLE))


@reads(*KEPT.productions)
def kept_rule(reading: Reading, tree: Node) -> tuple[Untimed]:
    """Return a rule in whose text the card does not stand first, or that is for all enemy Units."""
    card = next((card for _, card in KEPT.values(reading, tree)), m.All(all=m.ENEMY_UNIT))
    rule: m.RuleChange = KEPT.meaning(tree).made({})
    return (Untimed(card, (rule,)),)


@reads(*KEPT_BY_OTHERS.productions)
def kept_by_others(reading: Reading, tree: Node) -> tuple[Untimed]:
    """Return a rule in whose text other cards stand first; any enemy Units are not named in that on attacks."""
    rule = _rule(reading, tree, KEPT_BY_OTHERS)
    if rule == m.RuleChange(rule="cannot be attacked", what=m.ENEMY_UNIT):
        rule = rule.model_copy(update={"what": None})
    of_this = "this unit" in reading.words().rpartition("can't ")[2]
    card = reading.discourse.mention("this") if of_this else known(reading, tree, reading.discourse.as_object())
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
def cannot_be(reading: Reading, *rules: m.RuleChange) -> Changes:
    if any(rule.rule.endswith(_BY_ENEMY) for rule in rules):
        raise reading.refuse("it does not say by whose effects, such as 'by enemy effects'")
    return rules


@means
def cannot_be_by_enemy(reading: Reading, *said: Any) -> Changes:
    """Return the protections from enemy effects."""
    *rules, by = said
    if not all(rule.rule.endswith(_BY_ENEMY) for rule in rules):
        raise reading.refuse("this cannot be limited to enemy effects")
    return tuple(rule.model_copy(update={"what": by}) for rule in rules)


@means
def may_attack_one_when_deployed(reading: Reading, target: m.Selector) -> Changes:
    if not reading.discourse.deployed:
        raise reading.refuse("this only works on the turn this Unit is deployed")
    if target.what != ("unit",) or target.side != "enemy" or target.state is None:
        raise reading.refuse("the attack target must be a rested or an active enemy Unit")
    attack = m.RuleChange(rule="may attack when deployed", what=target)
    active = m.RuleChange(rule="may attack active", what=target)
    return (attack,) if target.state == "rested" else (attack, active)


@means
def no_such_damage(_: Reading, amount: m.Range | None, damage: Damage) -> Changes:
    rule = damage.prevented()
    if amount is None:
        return (rule,)
    return (rule.model_copy(update={"least": amount.least or 0, "most": amount.most}),)


# --- other rules, and what a card becomes


@reads
def repairs_too(reading: Reading, tree: Node) -> tuple[Untimed]:
    expect_keyword(reading, tree, "repair", "is activated at the end of a turn")
    return (Untimed(reading.discourse.mention("this"), (m.RuleChange(rule="repairs in each turn"),)),)


@means
def stays_rested_in_own(reading: Reading, to: m.Reference) -> tuple[Untimed]:
    """Return cards of the player that stay rested in each start phase of theirs."""
    yours = isinstance(to, m.All) and to.all.side in {"your", "friendly"} and not to.and_this
    if to not in {"this", "this base"} and not yours:
        raise reading.refuse("only this card or your own cards can stay rested like this")
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
        raise reading.refuse("only Units can stay rested this way")
    return (Untimed(m.All(all=what), (m.RuleChange(rule="stays rested"),)),)


@reads
def taunt(reading: Reading, tree: Node) -> tuple[Untimed]:
    return (Untimed(that_chosen(reading, tree), (m.RuleChange(rule="must be attacked"),)),)


@means
def attacks_next_turn(reading: Reading, to: m.Reference) -> Steps:
    """Return what enemy Units must do in their next turn."""
    enemies = to == "chosen" and reading.discourse.enemy_chosen
    if not enemies and not (isinstance(to, m.All) and to.all.side == "enemy"):
        raise reading.refuse("only enemy Units can be made to attack in their next turn")
    return (m.Modify(to=to, changes=(m.RuleChange(rule="must attack"),), lasts="in opponent's next turn"),)


@means
def becomes(reading: Reading, whose: m.Reference, new: m.Amount) -> tuple[Untimed]:
    return (Untimed(whose, (m.Become(become="ap", to=new),)),)


@means
def ap_of(reading: Reading, of: m.Reference) -> m.StatOf:
    if isinstance(of, m.All) and of != m.ENEMY_IN_BATTLE:
        raise reading.refuse("only the AP of one Unit can be used here")
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


says(
    cannot_attack_nor_block=(m.RuleChange(rule="cannot attack"), m.RuleChange(rule="cannot block")),
    damage_to_it_not_reduced=(m.RuleChange(rule="damage to it not reduced"),),
    deployed_rested=(m.RuleChange(rule="deployed rested"),),
    by_enemy=None,
    all_keywords=(m.Lose(lose="any"),),
    never_played=_NEVER_PLAYED,
    played_from_trash=(Untimed("this card", (m.RuleChange(rule="may be played"),), zone="trash"),),
)
means(
    cannot_be_nor_attack=lambda reading, rule: (*cannot_be(reading, rule), m.RuleChange(rule="cannot attack")),
    rule_and_rule=lambda _, first, second: (*first, *second),
    no_damage_of_amount=lambda reading, damage, amount: no_such_damage(reading, amount, damage),
    not_played_if=lambda reading, condition: untimed_while(reading, _NEVER_PLAYED, condition),
    played_only_if=lambda reading, condition: untimed_unless(reading, _NEVER_PLAYED, condition),
)
