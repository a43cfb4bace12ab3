"""Reads changes of cards: of figures, keyword effects gained, rules."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeAlias, cast

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.comparisons import refuse_of_command
from gundam_desktop.games.gcg.effects.reader.parts import expect_keyword, keyword_of
from gundam_desktop.games.gcg.effects.reader.reading import Reading, means, reads, says
from gundam_desktop.games.gcg.effects.reader.rows import DURATION
from gundam_desktop.games.gcg.effects.reader.trees import Fields, Node

Changes: TypeAlias = tuple[m.Change, ...]
WITH_EFFECTS: Final = frozenset({"unit", "pilot", "base", "command card"})
"""The kinds of cards whose effects do something to others."""
_BY_ENEMY: Final = " by enemy effects"
_NO_DAMAGE: dict[str, m.RuleName] = {
    "any": "no damage from",
    "battle": "no battle damage from",
    "effect": "no effect damage from",
}


class Damage(NamedTuple):
    """Damage that is received: of which kind it is and from what."""

    damage: Any
    by: Any = None
    what: m.Selector | None = None
    next_only: bool = False


_DAMAGE = {
    "of_any": Damage("any"),
    "of_battle": Damage("battle"),
    "of_effect": Damage("effect"),
    "of_any_enemy": Damage("any", "enemy"),
    "of_enemy_battle": Damage("battle", "enemy"),
    "of_enemy_effect": Damage("effect", "enemy"),
}
PREVENTED = {name: (_NO_DAMAGE[damage.damage], m.ENEMY_CARD if damage.by else None) for name, damage in _DAMAGE.items()}
says(**_DAMAGE)
_PLAIN_RULES: tuple[m.RuleName, ...] = (
    "cannot attack", "cannot attack player", "cannot attack same player", "cannot be attacked", "must attack",
    "may attack when deployed", "cannot block", "cannot be blocked", "cannot recover", "damage not reduced",
    "battle damage not reduced", "damage to it not reduced", "ap not reduced by enemy", "target not changed",
    "not set active by effects", "deployed rested", "treated as linked",
)  # fmt: skip
"""The rules that a production with their name means."""
says(**{rule.replace(" ", "_"): (m.RuleChange(rule=rule),) for rule in _PLAIN_RULES})


@means("changes", "keywords")
def changes(_: Reading, *said: m.Keyword | m.Change) -> Changes:
    """Return the changes that a card gets or gains."""
    return tuple(m.Gain(gain=each) if isinstance(each, m.Keyword) else each for each in said)


@means
def gains_as_many(reading: Reading, token: Token, number: m.Amount) -> Changes:
    keyword = keyword_of(reading, token, with_amount=True)
    if not keyword.amount:
        raise reading.refuse("a card has it once or not at all")
    return (m.Gain(gain=keyword, times=number),)


@means
def gain_from(reading: Reading, *tokens: Token) -> m.GainFrom:
    if reading.discourse.object != "chosen":
        raise reading.refuse("no card was chosen before")
    names = tuple(keyword_of(reading, token, with_amount=False).name for token in tokens)
    return m.GainFrom(gain_from="chosen", keywords=names)


@reads
def gains_all_of_this(reading: Reading, tree: Node) -> Changes:
    refuse_of_command(reading, tree)
    return (m.GainFrom(gain_from="this"),)


@reads
def cannot_activate(reading: Reading, tree: Node) -> Changes:
    expect_keyword(reading, tree, "blocker", "is activated so")
    return (m.RuleChange(rule="cannot block"),)


says(
    shield_area="your shield area",
    enemy_effects=None,
    cannot_attack_nor_block=(m.RuleChange(rule="cannot attack"), m.RuleChange(rule="cannot block")),
    no_effect_damage_of_enemies=(m.RuleChange(rule="no effect damage from", what=m.ENEMY_CARD),),
    destroyed=m.RuleChange(rule="not destroyed by enemy effects"),
    rested=m.RuleChange(rule="not rested by enemy effects"),
    returned=m.RuleChange(rule="not returned by enemy effects"),
    exiled=m.RuleChange(rule="not exiled by enemy effects"),
    set_as_active=m.RuleChange(rule="cannot be set active"),
    paired_with_a_pilot=m.RuleChange(rule="cannot be paired"),
)


@means
def change_for_each(reading: Reading, changes: Changes, things: Any, limit: int | None = None) -> Changes:
    """Return changes for each of such cards, perhaps up to a limit: "AP+1 for each ..., up to a maximum of 3"."""
    if limit is None:
        return changed_for_each(reading, changes, count_of(things))
    if [getattr(each, "by", 0) for each in changes] != [1]:
        raise reading.refuse("1 for each, so that the limit is clear")
    return changed_for_each(reading, changes, m.AtMost(at_most=limit, amount=count_of(things)))


@means
def keyword_for_each(reading: Reading, gains: Changes, things: Any) -> Changes:
    """Return a keyword effect that is gained once for each of such cards."""
    if len(gains) != 1 or not isinstance(gains[0], m.Gain) or not gains[0].gain.amount:
        raise reading.refuse("a card has it once or not at all")
    return (gains[0].model_copy(update={"times": count_of(things)}),)


@means
def change_for_damage(reading: Reading, changes: Changes) -> Changes:
    if any(getattr(change, "by", 0) != 1 for change in changes):
        raise reading.refuse("1 for each damage")
    return changed_for_each(reading, changes, m.DamageOn(damage_on="this"))


@means
def change_for_every(reading: Reading, changes: Changes, number: Token, things: Any) -> Changes:
    per, count = int(number), count_of(things)
    return changed_for_each(reading, changes, m.Per(per=per, amount=count) if per > 1 else count)


def changed_for_each(reading: Reading, changes: Changes, each: m.Amount) -> Changes:
    """Return changes of figures, each multiplied by an amount."""
    found: list[m.Change] = []
    for change in changes:
        if not isinstance(change, m.StatChange) or not isinstance(change.by, int):
            raise reading.refuse("only numbers are taken several times")
        found.append(change.model_copy(update={"by": m.multiplied(each, change.by)}))
    return tuple(found)


@means
def cannot_attack_such(reading: Reading, what: m.Selector) -> Changes:
    if what.what != ("unit",) or what.side == "any":
        raise reading.refuse("Units of the other player are attacked")
    return (m.RuleChange(rule="cannot attack units", what=what),)


@means
def cannot_be_attacked_by(reading: Reading, what: m.Selector) -> Changes:
    if what.what != ("unit",) or what.side != "enemy":
        raise reading.refuse("enemy Units attack")
    return (m.RuleChange(rule="cannot be attacked", what=what),)


@means("effects_of_enemy", "by_effects_of")
def effects_of_enemy(reading: Reading, what: m.Selector) -> m.Selector:
    """Return the cards whose effects do not do it; the rule itself says that they are the enemy's."""
    if what.side != "enemy" or what.zone is not None or not set(what.what) <= WITH_EFFECTS:
        raise reading.refuse("the effects of enemy cards")
    return what.model_copy(update={"side": "any"})


@means
def enemy_commands(reading: Reading, what: m.Selector) -> m.Selector:
    """Return the enemy Commands that do not choose it; their effects need no word of their own."""
    if what.what != ("command card",):
        raise reading.refuse("Commands, or the effects of other cards")
    return effects_of_enemy(reading, what)


@means
def effects_and_commands(reading: Reading, what: m.Selector, noun: Fields) -> m.Selector:
    if noun["what"] != "command card":
        raise reading.refuse("Commands, or the effects of other cards")
    what = effects_of_enemy(reading, what)
    return what.model_copy(update={"what": (*what.what, noun["what"])})


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


@reads
def cannot_attack_nor_activate(reading: Reading, tree: Node) -> Changes:
    return (m.RuleChange(rule="cannot attack"), *cannot_activate(reading, tree))


@means
def cannot_be_blocked_by(reading: Reading, what: m.Selector) -> Changes:
    if what.what != ("unit",) or what.side not in {"any", "enemy"}:
        raise reading.refuse("enemy Units block")
    return (m.RuleChange(rule="cannot be blocked", what=what.model_copy(update={"side": "enemy"})),)


@means
def may_attack_such(reading: Reading, target: m.Selector) -> Changes:
    if target.what != ("unit",) or target.side != "enemy" or target.state != "active":
        raise reading.refuse("only for active enemy Units")
    return (m.RuleChange(rule="may attack active", what=target),)


@means
def may_attack_one_when_deployed(reading: Reading, target: m.Selector) -> Changes:
    if not reading.discourse.deployed:
        raise reading.refuse("only on the turn this Unit is deployed")
    if target.what != ("unit",) or target.side != "enemy" or target.state is None:
        raise reading.refuse("only rested enemy Units, or active ones")
    attack = m.RuleChange(rule="may attack when deployed", what=target)
    return (attack,) if target.state == "rested" else (attack, *may_attack_such(reading, target))


@means
def no_such_damage(_: Reading, amount: m.Range | None, damage: Damage) -> Changes:
    rule = m.RuleChange(rule=_NO_DAMAGE[damage.damage], what=m.ENEMY_CARD if damage.by else None)
    if amount is None:
        return (rule,)
    return (rule.model_copy(update={"least": amount.least or 0, "most": amount.most}),)


@means
def stays_rested_next(reading: Reading) -> Changes:
    spoken_of = reading.discourse
    own = spoken_of.subject == "this" or (spoken_of.object == "chosen" and not spoken_of.enemy_chosen)
    if "owner" in reading.words() and own:
        raise reading.refuse("the owner of an enemy Unit is meant")
    return (m.RuleChange(rule="stays rested"),)


def count_of(said: Any) -> m.Count:
    """Return the expression for the number of these cards."""
    return said if isinstance(said, m.Count) else m.Count(count=said)


@reads(*DURATION.productions)
def duration(reading: Reading, tree: Node) -> str:
    lasts = DURATION.meaning(tree)
    of_opponent = "opponent" in reading.words() or reading.discourse.enemy_chosen
    if lasts == "in opponent's next turn" and not of_opponent:
        raise reading.refuse("it is not clear whose turn that is")
    return lasts


def stat_and_number(token: str) -> tuple[m.Stat, int]:
    sign = "-" if "-" in token else "+"
    stat, _, by = token.replace(" ", "").lower().partition(sign)
    return cast(m.Stat, stat.replace("lv.", "level")), int(sign + by)


@means
def stat_change(_: Reading, token: Token) -> m.StatChange:
    stat, by = stat_and_number(token)
    return m.StatChange(change=stat, by=by)


means(
    cannot_be_nor_attack=lambda reading, rule: (*cannot_be(reading, rule), m.RuleChange(rule="cannot attack")),
    both=lambda _, first, second: (*first, *second),
    second_first=lambda _, first, second: (*second, *first),
    gained_trait=lambda _, token: (m.GainTrait(trait=token[1:-1].strip()),),
    no_damage_of_amount=lambda reading, damage, amount: no_such_damage(reading, amount, damage),
    not_chosen=lambda _, what: (m.RuleChange(rule="not chosen by enemy effects", what=what),),
    no_battle_damage_of=lambda _, what: (m.RuleChange(rule="no battle damage from", what=what),),
    no_effect_damage_of=lambda _, what: (m.RuleChange(rule="no effect damage from", what=what),),
    no_damage_of=lambda _, what: (m.RuleChange(rule="no damage from", what=what),),
)
