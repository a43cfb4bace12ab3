"""Reads changes of cards: of figures, keyword effects gained, rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias, cast

from lark import Token, Tree

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.losing import LosingReader
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, subtrees

Lasts: TypeAlias = Any


class ChangeReader(LosingReader):
    """Reads what cards get, gain, may and cannot do."""

    def _all(self, tree: Node) -> list[Any]:
        return [self.visit(part) for part in subtrees(tree)]

    def changes(self, tree: Node) -> tuple[m.Change, ...]:
        """Return the changes that a card gets or gains."""
        found: list[m.Change] = []
        for said in (self.visit(part) for part in subtrees(tree) if part.data != "gains"):
            found += said if isinstance(said, tuple) else [m.Gain(gain=said) if isinstance(said, m.Keyword) else said]
        return tuple(found)

    keywords = changes

    def changes_and_gains(self, tree: Node) -> tuple[m.Change, ...]:
        """Return what a card gets, and what it gains besides."""
        gets, *_, gains = subtrees(tree)
        return (*self.visit(gets), *self.visit(gains))

    def gains_and_changes(self, tree: Node) -> tuple[m.Change, ...]:
        _, gains, _, gets = subtrees(tree)
        return (*self.visit(gets), *self.visit(gains))

    def changes_and_rule(self, tree: Node) -> tuple[m.Change, ...]:
        return tuple(change for part in subtrees(tree) if part.data != "gains" for change in self.visit(part))

    gains_and_rule = changes_and_rule

    def rule_and_gains(self, tree: Node) -> tuple[m.Change, ...]:
        rule, _, values = subtrees(tree)
        return (*self.changes(values), *self.visit(rule))

    rule_and_gets = rule_and_gains

    def gains_as_many(self, tree: Node) -> tuple[m.Change, ...]:
        keyword = self.keyword_of(first_token(tree), with_amount=True)
        if not keyword.amount:
            raise self.refuse(tree, "a card has it once or not at all")
        return (m.Gain(gain=keyword, times=self.visit(subtrees(tree)[0])),)

    def gained_trait(self, tree: Node) -> tuple[m.Change, ...]:
        return (m.GainTrait(trait=str(first_token(tree))[1:-1].strip()),)

    def gain_from(self, tree: Node) -> m.GainFrom:
        if self.discourse.object != "chosen":
            raise self.refuse(tree, "no card was chosen before")
        names = tuple(self.keyword_of(cast(Token, token), with_amount=False).name for token in tree.children)
        return m.GainFrom(gain_from="chosen", keywords=names)

    def gains_all_of_this(self, tree: Node) -> tuple[m.Change, ...]:
        if self.of_command:
            raise self.refuse(tree, "a Command has no Unit that this could be")
        return (m.GainFrom(gain_from="this"),)

    def cannot_block(self, tree: Node) -> tuple[m.Change, ...]:
        self.expect_keyword(tree, "blocker", "is activated so")
        return self.cannot_block_at_all(tree)

    def cannot_block_at_all(self, _: Node) -> tuple[m.Change, ...]:
        return (m.RuleChange(rule="cannot block"),)

    def deployed_rested(self, _: Node) -> tuple[m.Change, ...]:
        return (m.RuleChange(rule="deployed rested"),)

    def shield_area(self, _: Node) -> Any:
        return "your shield area"

    def stat_change(self, tree: Node) -> m.StatChange:
        stat, by = stat_and_number(first_token(tree))
        return m.StatChange(change=stat, by=by)

    def change_for_each(self, tree: Node) -> tuple[m.Change, ...]:
        changes, things = subtrees(tree)
        return self._several_times(tree, changes, self.count_of(self.visit(things)))

    def change_for_each_at_most(self, tree: Node) -> tuple[m.Change, ...]:
        """Return changes for each of such cards, up to a limit: "AP+1 for each ..., up to a maximum of 3"."""
        changes, things, limit = subtrees(tree)
        return self._for_each_at_most(tree, self.changes(changes), self.visit(things), limit)

    def _for_each_at_most(
        self, tree: Node, changes: Sequence[m.Change], things: Any, limit: Node
    ) -> tuple[m.Change, ...]:
        by = [each.by if isinstance(each, m.StatChange) else 0 for each in changes]
        if by != [1]:
            raise self.refuse(tree, "1 for each, so that the limit is clear")
        most = int(first_token(limit))
        return self._for_each(tree, changes, m.AtMost(at_most=most, amount=self.count_of(things)))

    def keyword_for_each(self, tree: Node) -> tuple[m.Change, ...]:
        """Return a keyword effect that is gained once for each of such cards."""
        _, keywords, things = subtrees(tree)
        gains = self.changes(keywords)
        if len(gains) != 1 or not isinstance(gains[0], m.Gain) or not gains[0].gain.amount:
            raise self.refuse(tree, "a card has it once or not at all")
        return (gains[0].model_copy(update={"times": self.count_of(self.visit(things))}),)

    def change_for_damage(self, tree: Node) -> tuple[m.Change, ...]:
        changes = self.changes(subtrees(tree)[0])
        if any(not isinstance(change, m.StatChange) or change.by != 1 for change in changes):
            raise self.refuse(tree, "1 for each damage")
        return self._for_each(tree, changes, m.DamageOn(damage_on="this"))

    def change_for_every(self, tree: Node) -> tuple[m.Change, ...]:
        changes, things = subtrees(tree)
        per, count = int(first_token(tree)), self.count_of(self.visit(things))
        return self._several_times(tree, changes, m.Per(per=per, amount=count) if per > 1 else count)

    def _several_times(self, tree: Node, changes: Node, each: m.Amount) -> tuple[m.Change, ...]:
        return self._for_each(tree, self.changes(changes), each)

    def _for_each(self, tree: Node, changes: Sequence[m.Change], each: m.Amount) -> tuple[m.Change, ...]:
        """Return changes of figures, each multiplied by an amount."""
        found: list[m.Change] = []
        for change in changes:
            if not isinstance(change, m.StatChange) or not isinstance(change.by, int):
                raise self.refuse(tree, "only numbers are taken several times")
            found.append(change.model_copy(update={"by": m.multiplied(each, change.by)}))
        return tuple(found)

    def cannot_attack_one(self, tree: Node) -> tuple[m.Change, ...]:
        return self._cannot_attack(tree, self.visit(subtrees(tree)[0]))

    def cannot_attack_such(self, tree: Node) -> tuple[m.Change, ...]:
        return self._cannot_attack(tree, self.one(tree))

    def _cannot_attack(self, tree: Node, what: m.Selector) -> tuple[m.Change, ...]:
        if what.what != ("unit",) or what.side == "any":
            raise self.refuse(tree, "Units of the other player are attacked")
        return (m.RuleChange(rule="cannot attack units", what=what),)

    def cannot_be_attacked(self, _: Node) -> tuple[m.Change, ...]:
        return (m.RuleChange(rule="cannot be attacked"),)

    def cannot_be_attacked_by(self, tree: Node) -> tuple[m.Change, ...]:
        what = self.one(tree)
        if what.what != ("unit",) or what.side != "enemy":
            raise self.refuse(tree, "enemy Units attack")
        return (m.RuleChange(rule="cannot be attacked", what=what),)

    def not_chosen(self, tree: Node) -> tuple[m.Change, ...]:
        return (m.RuleChange(rule="not chosen by enemy effects", what=self.visit(subtrees(tree)[0])),)

    def enemy_effects(self, _: Node) -> None:
        return None

    def enemy_commands(self, tree: Node) -> m.Selector:
        """Return the enemy Commands that do not choose it; their effects need no word of their own."""
        what = self.effects_of_enemy(tree)
        if what.what != ("command card",):
            raise self.refuse(tree, "Commands, or the effects of other cards")
        return what

    def effects_and_commands(self, tree: Node) -> m.Selector:
        phrase, _, noun = subtrees(tree)
        what, other = self.effects_of_enemy(Tree("sources", [phrase], tree.meta)), self.visit(noun)["what"]
        if other != "command card":
            raise self.refuse(noun, "Commands, or the effects of other cards")
        return what.model_copy(update={"what": (*what.what, other)})

    def cannot_be_nor_attack(self, tree: Node) -> tuple[m.Change, ...]:
        return (*self.cannot_be(tree), m.RuleChange(rule="cannot attack"))

    def cannot_attack_nor_block(self, _: Node) -> tuple[m.Change, ...]:
        return (m.RuleChange(rule="cannot attack"), m.RuleChange(rule="cannot block"))

    def cannot_attack_nor_activate(self, tree: Node) -> tuple[m.Change, ...]:
        return (m.RuleChange(rule="cannot attack"), *self.cannot_block(tree))

    def cannot_be_by_enemy(self, tree: Node) -> tuple[m.Change, ...]:
        """Return the protections from enemy effects."""
        *participles, by = subtrees(tree)
        what: m.Selector | None = self.visit(by)
        rules = tuple(_NOT_BY_ENEMY.get(participle.data) for participle in participles)
        if None in rules:
            raise self.refuse(tree, "no effect of an enemy does that")
        return tuple(m.RuleChange(rule=rule, what=what) for rule in rules if rule is not None)

    def cannot_recover(self, _: Node) -> tuple[m.Change, ...]:
        return (m.RuleChange(rule="cannot recover"),)

    def cannot_attack(self, _: Node) -> tuple[m.Change, ...]:
        return (m.RuleChange(rule="cannot attack"),)

    def must_attack(self, _: Node) -> tuple[m.Change, ...]:
        return (m.RuleChange(rule="must attack"),)

    def cannot_be_blocked(self, _: Node) -> tuple[m.Change, ...]:
        return (m.RuleChange(rule="cannot be blocked"),)

    def cannot_be_blocked_by(self, tree: Node) -> tuple[m.Change, ...]:
        return (self._not_blocked_by(subtrees(tree)[0]),)

    def _not_blocked_by(self, blockers: Node) -> m.RuleChange:
        what = self.noun_phrase(blockers)
        if what.what != ("unit",) or what.side not in {"any", "enemy"}:
            raise self.refuse(blockers, "enemy Units block")
        return m.RuleChange(rule="cannot be blocked", what=self.with_fields(blockers, what, side="enemy"))

    def cannot_attack_player(self, _: Node) -> tuple[m.Change, ...]:
        return (m.RuleChange(rule="cannot attack player"),)

    def cannot_attack_same_player(self, _: Node) -> tuple[m.Change, ...]:
        return (m.RuleChange(rule="cannot attack same player"),)

    def may_attack_active(self, tree: Node) -> tuple[m.Change, ...]:
        target: m.Selector = self.visit(subtrees(tree)[0])
        if target.what != ("unit",) or target.side != "enemy" or target.state != "active":
            raise self.refuse(tree, "only for active enemy Units")
        return (m.RuleChange(rule="may attack active", what=target),)

    def may_attack_such(self, tree: Node) -> tuple[m.Change, ...]:
        target = self.one(tree)
        if target.what != ("unit",) or target.side != "enemy" or target.state != "active":
            raise self.refuse(tree, "only for active enemy Units")
        return (m.RuleChange(rule="may attack active", what=target),)

    def may_attack_when_deployed(self, _: Node) -> tuple[m.Change, ...]:
        return (m.RuleChange(rule="may attack when deployed"),)

    def may_attack_one_when_deployed(self, tree: Node) -> tuple[m.Change, ...]:
        target: m.Selector = self.visit(subtrees(tree)[0])
        if not self.discourse.deployed:
            raise self.refuse(tree, "only on the turn this Unit is deployed")
        if target.what != ("unit",) or target.side != "enemy" or target.state is None:
            raise self.refuse(tree, "only rested enemy Units, or active ones")
        attack = m.RuleChange(rule="may attack when deployed", what=target)
        if target.state == "rested":
            return (attack,)
        return (attack, m.RuleChange(rule="may attack active", what=target))

    def no_damage_of(self, tree: Node) -> tuple[m.Change, ...]:
        bounds, damage = subtrees(tree)
        amount: m.Range = self.visit(bounds)
        rule, what = PREVENTED[damage.data]
        return (m.RuleChange(rule=rule, what=what, least=amount.least or 0, most=amount.most),)

    def no_damage_of_amount(self, tree: Node) -> tuple[m.Change, ...]:
        words = self.line[tree.meta.start_pos : tree.meta.end_pos].lower()
        rule: m.RuleName = "no damage from"
        rule = (
            "no battle damage from" if " battle " in words else "no effect damage from" if " effect " in words else rule
        )
        amount: m.Range = self.visit(subtrees(tree)[0])
        return (m.RuleChange(rule=rule, least=amount.least or 0, most=amount.most),)

    def no_battle_damage(self, tree: Node) -> tuple[m.Change, ...]:
        return (m.RuleChange(rule="no battle damage from", what=self.visit(subtrees(tree)[0])),)

    def no_effect_damage(self, tree: Node) -> tuple[m.Change, ...]:
        return (m.RuleChange(rule="no effect damage from", what=self.visit(subtrees(tree)[0])),)

    def no_battle_damage_at_all(self, _: Node) -> tuple[m.Change, ...]:
        return (m.RuleChange(rule="no battle damage from"),)

    def no_effect_damage_at_all(self, _: Node) -> tuple[m.Change, ...]:
        return (m.RuleChange(rule="no effect damage from"),)

    def no_damage_at_all(self, _: Node) -> tuple[m.Change, ...]:
        return (m.RuleChange(rule="no damage from"),)

    def no_enemy_battle_damage(self, _: Node) -> tuple[m.Change, ...]:
        return (m.RuleChange(rule="no battle damage from", what=m.ENEMY_CARD),)

    def no_enemy_effect_damage(self, _: Node) -> tuple[m.Change, ...]:
        return (m.RuleChange(rule="no effect damage from", what=m.ENEMY_CARD),)

    def no_enemy_damage(self, _: Node) -> tuple[m.Change, ...]:
        return (m.RuleChange(rule="no damage from", what=m.ENEMY_CARD),)

    def stays_rested(self, tree: Node) -> tuple[m.Change, ...]:
        of_owner = "owner" in self.line[tree.meta.start_pos : tree.meta.end_pos].lower()
        own = self.discourse.subject == "this" or (
            self.discourse.object == "chosen" and not self.discourse.enemy_chosen
        )
        if of_owner and own:
            raise self.refuse(tree, "the owner of an enemy Unit is meant")
        return (m.RuleChange(rule="stays rested"),)

    def no_damage(self, tree: Node) -> tuple[m.Change, ...]:
        return (m.RuleChange(rule="no damage from", what=self.visit(subtrees(tree)[0])),)

    def ap_not_reduced(self, _: Node) -> tuple[m.Change, ...]:
        return (m.RuleChange(rule="ap not reduced by enemy"),)

    def battle_damage_not_reduced(self, _: Node) -> tuple[m.Change, ...]:
        return (m.RuleChange(rule="battle damage not reduced"),)

    def taken_whole(self, _: Node) -> tuple[m.Change, ...]:
        return (m.RuleChange(rule="damage to it not reduced"),)

    def damage_not_reduced(self, _: Node) -> tuple[m.Change, ...]:
        return (m.RuleChange(rule="damage not reduced"),)

    def target_not_changed(self, _: Node) -> tuple[m.Change, ...]:
        return (m.RuleChange(rule="target not changed"),)

    def cannot_be(self, tree: Node) -> tuple[m.Change, ...]:
        if any(participle.data in _NOT_BY_ENEMY for participle in subtrees(tree)):
            raise self.refuse(tree, "it does not say by whose effects")
        return tuple(self._all(tree))

    def set_as_active(self, _: Node) -> m.RuleChange:
        return m.RuleChange(rule="cannot be set active")

    def paired_with_a_pilot(self, _: Node) -> m.RuleChange:
        return m.RuleChange(rule="cannot be paired")

    def count_of(self, said: Any) -> m.Count:
        """Return the expression for the number of these cards."""
        return said if isinstance(said, m.Count) else m.Count(count=said)

    def this_turn(self, _: Node) -> Lasts:
        return "turn"

    def end_of_your_next_turn(self, _: Node) -> Lasts:
        return "end of your next turn"

    def in_your_next_turn(self, _: Node) -> Lasts:
        return "in your next turn"

    def in_their_next_turn(self, tree: Node) -> Lasts:
        words = self.line[tree.meta.start_pos : tree.meta.end_pos].lower()
        if "opponent" not in words and not self.discourse.enemy_chosen:
            raise self.refuse(tree, "it is not clear whose turn that is")
        return "in opponent's next turn"

    def their_next_turn(self, _: Node) -> Lasts:
        return "opponent's next turn"

    def your_next_turn(self, _: Node) -> Lasts:
        return "your next turn"

    def this_battle(self, _: Node) -> Lasts:
        return "battle"


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


def stat_and_number(token: str) -> tuple[m.Stat, int]:
    sign = "-" if "-" in token else "+"
    stat, _, by = token.replace(" ", "").lower().partition(sign)
    return cast(m.Stat, stat.replace("lv.", "level")), int(sign + by)
