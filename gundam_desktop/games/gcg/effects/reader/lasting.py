"""Reads modifications: those that last a turn or a battle, and those of constant effects."""

from __future__ import annotations

from typing import Any, cast

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.changes import stat_and_number
from gundam_desktop.games.gcg.effects.reader.reductions import ReductionReader
from gundam_desktop.games.gcg.effects.reader.said import Steps, Untimed
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, stat_in, subtrees

_PLAYED = {"card", "unit card", "pilot card", "command card", "base card"}
_WHOLE: dict[str, m.RuleName] = {
    "damage_dealt": "damage not reduced",
    "battle_damage_dealt": "battle damage not reduced",
    "damage_taken": "damage to it not reduced",
}
"""Damage that is not reduced."""
_DURATIONS = frozenset(
    {
        "this_turn",
        "this_battle",
        "their_next_turn",
        "in_their_next_turn",
        "your_next_turn",
        "end_of_your_next_turn",
        "in_your_next_turn",
    }
)


class LastingReader(ReductionReader):
    """Reads modifications of cards."""

    def lasting(self, tree: Node) -> Steps:
        to, changes, lasts = self._all(tree)
        self._refuse_all_later(tree, to, lasts)
        self._attacking_others(tree, to, changes)
        self._refuse_off_field(tree, to, changes)
        if to == "this base" and any(isinstance(each, m.StatChange) and each.change == "ap" for each in changes):
            raise self.refuse(tree, "a Base has no AP: another card")
        return (m.Modify(to=self._in_play(tree, to), changes=changes, lasts=lasts),)

    def gains_one_of(self, tree: Node) -> Steps:
        """Return a mode with one arm for each keyword effect that the player may have the card gain."""
        to, lasts = (self.visit(part) for part in subtrees(tree) if part.data != "gains")
        tokens = [child for child in tree.children if isinstance(child, Token)]
        gains = [m.Gain(gain=self.keyword_of(token, with_amount=True)) for token in tokens]
        return (m.Mode(arms=tuple((m.Modify(to=self._in_play(tree, to), changes=(g,), lasts=lasts),) for g in gains)),)

    def lasting_for_each(self, tree: Node) -> Steps:
        to, changes, lasts, things = self._all(tree)
        each = self.count_of(things)
        return (m.Modify(to=self._in_play(tree, to), changes=self._for_each(tree, changes, each), lasts=lasts),)

    def lasting_for_each_at_most(self, tree: Node) -> Steps:
        subject, predicate, lasts, things, limit = subtrees(tree)
        to = self._in_play(tree, self.visit(subject))
        changes = self._for_each_at_most(tree, self.visit(predicate), self.visit(things), limit)
        return (m.Modify(to=to, changes=changes, lasts=self.visit(lasts)),)

    def lasting_first(self, tree: Node) -> Steps:
        lasts, to, changes = self._all(tree)
        self._refuse_all_later(tree, to, lasts)
        self._attacking_others(tree, to, changes)
        self._refuse_off_field(tree, to, changes)
        return (m.Modify(to=self._in_play(tree, to), changes=changes, lasts=lasts),)

    def lasting_of_two(self, tree: Node) -> Steps:
        lasts, one, other, changes = self._all(tree)
        if not isinstance(one, m.All) or not isinstance(other, m.All):
            raise self.refuse(tree, "all of such cards, and all of other ones")
        if other.all.side == "any" != one.all.side:
            other = other.model_copy(update={"all": self.with_fields(tree, other.all, side=one.all.side)})
        return tuple(m.Modify(to=to, changes=changes, lasts=lasts) for to in (one, other))

    def lasting_first_and_if(self, tree: Node) -> Steps:
        lasts, to, changes, condition, other, more = self._all(tree)
        inner = m.Modify(to=other, changes=more, lasts=lasts)
        return (m.Modify(to=to, changes=changes, lasts=lasts), m.If(condition=condition, steps=(inner,)))

    def lasting_lowering(self, tree: Node) -> Steps:
        lasts, stat, by = subtrees(tree)
        to = self.object_pronoun(tree)
        change = m.StatChange(change=stat_in(stat), by=m.Times(times=-1, amount=self.visit(by)))
        return (m.Modify(to=to, changes=(change,), lasts=self.visit(lasts)),)

    def lowering_for_a_time(self, tree: Node) -> Steps:
        stat, lasts, by = subtrees(tree)
        to = self.object_pronoun(tree)
        change = m.StatChange(change=stat_in(stat), by=m.Times(times=-1, amount=self.visit(by)))
        return (m.Modify(to=to, changes=(change,), lasts=self.visit(lasts)),)

    def lowering_for_turn(self, tree: Node) -> Steps:
        stat, by = subtrees(tree)
        to = self.object_pronoun(tree)
        change = m.StatChange(change=stat_in(stat), by=m.Times(times=-1, amount=self.visit(by)))
        return (m.Modify(to=to, changes=(change,)),)

    def increase_for_turn(self, tree: Node) -> Steps:
        to, stat, by = subtrees(tree)
        change = m.StatChange(change=stat_in(stat), by=self.visit(by))
        if by.data.startswith("its_") and getattr(change.by, "of", None) == "chosen":
            raise self.refuse(by, "the figure of this Unit, or of the one that was chosen")
        return (m.Modify(to=self.visit(to), changes=(change,)),)

    def lasting_instead(self, tree: Node) -> Steps:
        lasts, taker, other = self._all(tree)
        if {taker, other} != {"this", "chosen"}:
            raise self.refuse(tree, "this Unit and the one that was chosen")
        return (m.Modify(to=taker, changes=(m.DealtInstead(dealt_to=other),), lasts=lasts),)

    def forbidden(self, tree: Node) -> tuple[Untimed]:
        whom, cards = subtrees(tree)
        return (Untimed(self.visit(whom), (self._not_played(cards),)),)

    def forbidden_for_a_time(self, tree: Node) -> Steps:
        parts = {part.data: part for part in subtrees(tree)}
        whom = parts.get("you") or parts["enemy_player"]
        lasts = next(part for name, part in parts.items() if name in _DURATIONS)
        return (
            m.Modify(to=self.visit(whom), changes=(self._not_played(parts["noun_phrase"]),), lasts=self.visit(lasts)),
        )

    def forbidden_in_turn(self, tree: Node) -> tuple[Untimed]:
        whom, cards, turn = subtrees(tree)
        whose = "your" if turn.data == "your_turn" else "opponent's"
        return (Untimed(self.visit(whom), (self._not_played(cards),), whose),)

    def _not_played(self, cards: Node) -> m.RuleChange:
        """Return the rule that a player cannot play such cards."""
        what = self.noun_phrase(cards)
        if not set(what.what) <= _PLAYED or what.side != "any" or what.zone is not None:
            raise self.refuse(cards, "cards of the hand are played: Unit cards, Command cards")
        return m.RuleChange(rule="cannot play", what=None if what == m.ANY_CARD else what)

    def you(self, _: Node) -> m.PlayerTarget:
        return "you"

    def enemy_player(self, _: Node) -> m.PlayerTarget:
        return "enemy player"

    def stay_rested(self, tree: Node) -> tuple[Untimed]:
        what = self.with_fields(tree, self.one(tree), side="enemy")
        if what.what != ("unit",):
            raise self.refuse(tree, "Units are set as active")
        return (Untimed(m.All(all=what), (m.RuleChange(rule="stays rested"),)),)

    def kept_from_blocking(self, tree: Node) -> Steps:
        (lasts,) = subtrees(tree)
        changes = self.cannot_block(tree)
        return (m.Modify(to=m.All(all=m.ENEMY_UNIT), changes=changes, lasts=self.visit(lasts)),)

    def not_activated_for_a_time(self, tree: Node) -> Steps:
        parts = {part.data in _DURATIONS: part for part in subtrees(tree)}
        changes = (self.visit(parts[False]),)
        return (m.Modify(to="enemy player", changes=changes, lasts=self.visit(parts[True])),)

    def not_activated_by_that_player(self, tree: Node) -> Steps:
        if self.discourse.players != "an enemy player" and not self.discourse.enemy_player:
            raise self.refuse(tree, "no enemy player was spoken of before")
        return self.not_activated_for_a_time(tree)

    def unlimited_unless(self, tree: Node) -> tuple[Untimed]:
        """Return the prohibition to attack while a condition does not hold."""
        subject, asked = subtrees(tree)
        to = self.visit(subject)
        return (Untimed(to, (m.RuleChange(rule="cannot attack"),), condition=self.unless(asked)),)

    def not_attacked(self, tree: Node) -> tuple[Untimed]:
        attackers, of = subtrees(tree)
        return (Untimed(self.visit(of), (self._not_attacked_by(attackers),)),)

    def not_attacked_for_a_time(self, tree: Node) -> Steps:
        parts = {part.data: part for part in subtrees(tree)}
        of = next(part for name, part in parts.items() if name.startswith("not_choosing"))
        lasts = next(part for name, part in parts.items() if name in _DURATIONS)
        change = self._not_attacked_by(parts["noun_phrase"])
        return (m.Modify(to=self.visit(of), changes=(change,), lasts=self.visit(lasts)),)

    def not_choosing_this(self, tree: Node) -> m.Reference:
        return self.this_unit(tree)

    def not_choosing_it(self, tree: Node) -> m.Reference:
        return self._known(tree, self.discourse.as_object())

    def _not_attacked_by(self, attackers: Node) -> m.RuleChange:
        """Return the rule that such Units cannot choose a card as their attack target."""
        what = self.noun_phrase(attackers)
        if what.what != ("unit",) or what.side != "enemy":
            raise self.refuse(attackers, "enemy Units attack")
        return m.RuleChange(rule="cannot be attacked", what=None if what == m.ENEMY_UNIT else what)

    def not_blocked(self, tree: Node) -> tuple[Untimed]:
        return (Untimed(self.this_unit(tree), (self._not_blocked_by(subtrees(tree)[0]),)),)

    def not_blocked_for_a_time(self, tree: Node) -> Steps:
        blockers, lasts = subtrees(tree)
        to = self.this_unit(tree)
        return (m.Modify(to=to, changes=(self._not_blocked_by(blockers),), lasts=self.visit(lasts)),)

    def ap_kept(self, tree: Node) -> tuple[Untimed]:
        return (Untimed(self.visit(subtrees(tree)[0]), self.ap_not_reduced(tree)),)

    def ap_kept_for_a_time(self, tree: Node) -> Steps:
        return self._kept_for_a_time(tree, self.ap_not_reduced(tree))

    def played_from_trash(self, _: Node) -> tuple[Untimed]:
        return (Untimed("this card", (m.RuleChange(rule="may be played"),), zone="trash"),)

    def damage_kept(self, tree: Node) -> tuple[Untimed]:
        (whole,) = subtrees(tree)
        return (Untimed(self.visit(whole), (m.RuleChange(rule=_WHOLE[whole.data]),)),)

    def damage_kept_for_a_time(self, tree: Node) -> Steps:
        whole = next(part for part in subtrees(tree) if part.data in _WHOLE)
        return self._kept_for_a_time(tree, (m.RuleChange(rule=_WHOLE[whole.data]),))

    def damage_dealt(self, tree: Node) -> m.Reference:
        return cast(m.Reference, self.visit(subtrees(tree)[0])) if subtrees(tree) else self.subject_pronoun(tree)

    battle_damage_dealt = damage_dealt

    def damage_taken(self, tree: Node) -> m.Reference:
        (cards,) = subtrees(tree)
        if cards.data == "noun_phrase":
            return self.discourse.mention_all(m.All(all=self.noun_phrase(cards)))
        return cast(m.Reference, self.visit(cards))

    def bursts_kept(self, tree: Node) -> tuple[Untimed]:
        return (Untimed(self.visit(subtrees(tree)[0]), (m.RuleChange(rule="bursts kept"),)),)

    def bursts_kept_for_a_time(self, tree: Node) -> Steps:
        return self._kept_for_a_time(tree, (m.RuleChange(rule="bursts kept"),))

    def shields_destroyed(self, tree: Node) -> m.Reference:
        if str(first_token(tree)).lower() != "【burst】":
            raise self.refuse(tree, "only 【Burst】 is activated by a destroyed Shield")
        return cast(m.Reference, self.visit(subtrees(tree)[0]))

    def blocks_kept_for_a_time(self, tree: Node) -> Steps:
        return self._kept_for_a_time(tree, (m.RuleChange(rule="cannot be blocked"),))

    def target_kept(self, tree: Node) -> tuple[Untimed]:
        return (Untimed(self.visit(subtrees(tree)[0]), self.target_not_changed(tree)),)

    def target_kept_for_a_time(self, tree: Node) -> Steps:
        return self._kept_for_a_time(tree, self.target_not_changed(tree))

    def _kept_for_a_time(self, tree: Node, changes: tuple[m.Change, ...]) -> Steps:
        parts = {part.data in _DURATIONS: part for part in subtrees(tree)}
        to = self._in_play(tree, self.visit(parts[False]))
        return (m.Modify(to=to, changes=changes, lasts=self.visit(parts[True])),)

    def its_target(self, tree: Node) -> m.Reference:
        return self.subject_pronoun(tree)

    def its_ap(self, tree: Node) -> m.Reference:
        return self.subject_pronoun(tree)

    def their_ap(self, tree: Node) -> m.Reference:
        return self.plural_subject(tree)

    def lasting_taunt(self, tree: Node) -> Steps:
        to = self.that_chosen(tree)
        return (m.Modify(to=to, changes=(m.RuleChange(rule="must be attacked"),), lasts=self.visit(subtrees(tree)[0])),)

    def unlimited_while(self, tree: Node) -> tuple[Untimed]:
        to, changes, condition = self._all(tree)
        return (Untimed(to, changes, condition=condition),)

    def unlimited_when_deployed(self, tree: Node) -> tuple[Untimed]:
        to, changes = self._all(tree)
        if to != "this":
            raise self.refuse(tree, "only about this Unit")
        return (Untimed(to, changes, condition=m.DEPLOYED_THIS_TURN),)

    def unlimited_attacking(self, tree: Node) -> tuple[Untimed]:
        to, changes = self._all(tree)
        if isinstance(to, m.All) and not to.and_this and to.all.what == ("unit",):
            return (Untimed(m.All(all=self.with_fields(tree, to.all, attacking=True)), changes),)
        if to != "this":
            raise self.refuse(tree, "only about this Unit, or about all of such Units")
        attacking = m.Matches(matches=m.Selector(what=("unit",), attacking=True))
        return (Untimed(to, changes, condition=attacking),)

    def unlimited_battling_this(self, tree: Node) -> tuple[Untimed]:
        to, changes = self._all(tree)
        if not isinstance(to, m.All) or to.and_this:
            raise self.refuse(tree, "several Units, as far as they battle this one")
        return (Untimed(m.All(all=self.with_fields(tree, to.all, battling="this")), changes),)

    def unlimited_battling(self, tree: Node) -> tuple[Untimed]:
        to, changes, other = self._all(tree)
        if to != "this":
            raise self.refuse(tree, "only about this Unit")
        return (Untimed(to, changes, condition=m.BattlingIs(battling=other)),)

    def unlimited(self, tree: Node) -> tuple[Untimed]:
        to, changes = self._all(tree)
        self._attacking_others(tree, to, changes)
        if to == "this card in trash":
            return (Untimed("this card", changes, zone="trash"),)
        return (Untimed(to, changes),)

    def unlimited_in_turn(self, tree: Node) -> tuple[Untimed]:
        to, changes, turn = subtrees(tree)
        return (Untimed(self.visit(to), self.visit(changes), "your" if turn.data == "your_turn" else "opponent's"),)

    def increase(self, tree: Node) -> tuple[Untimed]:
        to, stat, by = subtrees(tree)
        return (Untimed(self.visit(to), (m.StatChange(change=stat_in(stat), by=self.visit(by)),)),)

    def draws_attacks(self, tree: Node) -> tuple[Untimed]:
        attackers, drawing = subtrees(tree)
        who = self.noun_phrase(attackers)
        if who.side != "enemy" or who.what != ("unit",):
            raise self.refuse(attackers, "enemy Units attack")
        rule = (m.RuleChange(rule="must be attacked", what=None if who == m.ENEMY_UNIT else who),)
        if drawing.data == "this_one_rested":
            return (Untimed("this", rule),)
        what = self.with_fields(drawing, self.one(drawing), side="your")
        if what.state != "rested":
            raise self.refuse(drawing, "only rested Units are attacked")
        return (Untimed(m.All(all=what.model_copy(update={"state": None})), rule),)

    def for_each_first(self, tree: Node) -> Steps:
        each, to, lasts = subtrees(tree)
        count = self.count_of(self.visit(each))
        stat, times = stat_and_number(first_token(tree))
        change = m.StatChange(change=stat, by=m.multiplied(count, times))
        return (m.Modify(to=self.visit(to), changes=(change,), lasts=self.visit(lasts)),)

    def next_played(self, tree: Node) -> Steps:
        """Return the change of the next such card that the player plays."""
        parts = {part.data: part for part in subtrees(tree)}
        what = self.noun_phrase(parts["noun_phrase"])
        if not set(what.what) <= _PLAYED or what.side != "any" or what.zone is not None:
            raise self.refuse(parts["noun_phrase"], "cards of the hand are played: Unit cards, Command cards")
        changes: list[m.Change] = []
        for token in parts["next_change"].children:
            stat, by = stat_and_number(cast(Token, token))
            if stat not in {"cost", "level"}:
                raise self.refuse(parts["next_change"], "the Lv. or the cost of the card")
            changes.append(m.NextPlayed.model_validate({"next_played": what, "change": stat, "by": by}))
        lasts = next(part for name, part in parts.items() if name in _DURATIONS)
        return (m.Modify(to="you", changes=tuple(changes), lasts=self.visit(lasts)),)

    def enemy_battling_it(self, tree: Node) -> m.Reference:
        if self.discourse.object != "chosen" or self.discourse.enemy_chosen:
            raise self.refuse(tree, "no Unit of your own was chosen before")
        self.discourse.refers = True
        return m.All(all=m.Selector(what=("unit",), side="enemy", battling="chosen"))

    def this_card_in_trash(self, _: Node) -> Any:
        return "this card in trash"

    # --- parts

    def _attacking_others(self, tree: Node, to: Any, changes: tuple[m.Change, ...]) -> None:
        """Refuse a rule by which Units cannot attack those of their own player."""
        enemies = (isinstance(to, m.All) and to.all.side == "enemy") or (to == "chosen" and self.discourse.enemy_chosen)
        for change in changes:
            if not isinstance(change, m.RuleChange) or change.rule != "cannot attack units" or change.what is None:
                continue
            if (change.what.side == "enemy") == enemies:
                raise self.refuse(tree, "Units of the other player are attacked")

    def _refuse_all_later(self, tree: Node, to: Any, lasts: str) -> None:
        """Refuse all of such cards in a later turn of the player, who deploys more of them by then."""
        if lasts == "in your next turn" and isinstance(to, m.All):
            raise self.refuse(tree, "it is not clear if those deployed by then are meant, too")

    def _refuse_off_field(self, tree: Node, to: Any, changes: tuple[m.Change, ...]) -> None:
        """Refuse a change of cards that are not on the field, but for the Lv. and cost of cards in hand."""
        where = self.discourse.not_deployed if to == "chosen" else to.all.zone if isinstance(to, m.All) else None
        priced = all(isinstance(each, m.StatChange) and each.change in {"cost", "level"} for each in changes)
        if where is not None and not (priced and where == "hand"):
            raise self.refuse(tree, "only cards in play are changed for a time, and the Lv. and cost of cards in hand")

    def _in_play(self, tree: Node, to: Any) -> Any:
        if to == "this card in trash":
            raise self.refuse(tree, "only as long as it is there")
        if isinstance(to, m.All) and to.all.zone not in {None, "hand"}:
            raise self.refuse(tree, "only cards in play are changed for a time")
        return to

    def _object(self, tree: Node) -> Any:
        return self.visit(subtrees(tree)[0])

    def _amount(self, tree: Node) -> m.Amount:
        return cast(m.Amount, self.visit(subtrees(tree)[0]))
