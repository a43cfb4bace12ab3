"""References, conditions and changes of cards in a language without articles and plurals: Japanese, Chinese."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.wording import NotWorded, for_each, number
from gundam_desktop.games.gcg.effects.wording.change_texts import ChangeTexts
from gundam_desktop.games.gcg.effects.wording.mentions import Subject
from gundam_desktop.games.gcg.effects.wording.references import References


@dataclass
class CardChanges(References):
    """The mentions of a text so far, and the words for changes of the cards."""

    change_texts: ClassVar[ChangeTexts]

    def introduce(self, reference: m.Reference, *, many: bool = False) -> None:
        self.it = reference
        self.taken = self.taken and reference != "looked"
        self.many[reference] = many

    def forget(self) -> None:
        self.taken = self.taken or self.it == "looked"
        self.it = None

    # --- references

    @abstractmethod
    def paired(self) -> str:
        """Return the words before a card paired with this Unit."""

    @abstractmethod
    def all_of(self, selector: m.Selector) -> str:
        """Return all cards of a description."""

    @abstractmethod
    def pronoun(self) -> str:
        """Return the pronoun for the cards chosen or looked at last."""

    def who(self, reference: Subject) -> str:
        if isinstance(reference, m.All):
            others = self.all_of(reference.all)
            return f"{self.this()}{self.say.and_}{others}" if reference.and_this else others
        if isinstance(reference, m.FirstOfShieldArea):
            if number(reference.first) < 2:
                raise NotWorded("one card so")
            return self.say.first_cards.format(number(reference.first))
        if reference == self.attacker:
            return self.say.attacking_unit
        if reference == "event card" and self.of_destruction and self.it != reference:
            self.introduce(reference)
            return self.say.destroyer.format(this=self.this())
        if reference == "event card" and self.enemy:
            self.pronouns += 1
            return self.say.that_enemy_unit
        if reference == "event doer" and self.one_of_two is not None:
            self.pronouns += 1
            return self.say.that_unit.format(unit=self.nouns.noun_phrase(self.one_of_two))
        if isinstance(reference, m.PairedPilot):
            return self.paired() + self.noun(reference.pilot)
        if reference == self.it:
            self.pronouns += 1
            return self.pronoun()
        return self.explicit(reference)

    # --- conditions

    @abstractmethod
    def were_placed(self, selector: m.Selector, least: int) -> str:
        """Return the condition that this effect placed at least `least` such cards."""

    @abstractmethod
    def done_with_effect(self, condition: m.CountIs) -> str:
        """Return the condition that this effect has done something to a number of cards."""

    @abstractmethod
    def there_are(self, condition: m.CountIs, *, again: bool) -> str:
        """Return a condition on a number of cards. `again`: the condition before is on the same cards."""

    @abstractmethod
    def asked(self, who: str, selector: m.Selector, field: str) -> str:
        """Return a condition on a single property of a Unit or Base; empty if `described` has the words."""

    @abstractmethod
    def described(self, who: str, selector: m.Selector) -> str:
        """Return the condition that a card fits a description."""

    def happened(self, condition: m.ThisTurn) -> str:
        match condition:
            case m.ThisTurn(never=False, effect_of=m.Selector()):
                return self._happened_by_effect(condition)
            case m.ThisTurn(effect_of=None) if condition.this_turn in self.say.happened:
                return self._happened(condition)
            case m.ThisTurn(who=m.Selector() as who) if (condition.this_turn, condition.never) in self.say.done_by_you:
                return self._done_by_you(condition, who)
        raise NotWorded(f"the event {condition.this_turn!r} of this turn so")

    def _happened(self, condition: m.ThisTurn) -> str:
        """Return what such cards, or this one, have done in this turn or have not."""
        words = self.say.happened[condition.this_turn]
        words = self.not_happened(words) if condition.never else words
        if isinstance(condition.who, str):
            return words.format(who=self.this() if condition.who == "this" else self.explicit(condition.who))
        who = self.noun(condition.who)
        return words.format(who=self.say.several.format(who, condition.least) if condition.least > 1 else who)

    @abstractmethod
    def not_happened(self, words: str) -> str:
        """Return the words for a past event as those for one that has not happened."""

    def _done_by_you(self, condition: m.ThisTurn, who: m.Selector) -> str:
        words = self.say.done_by_you[condition.this_turn, condition.never]
        if who.side != "your":
            raise NotWorded("what another player has done")
        if "{least}" in words and who == m.Selector(what=("card",), side="your"):
            return words.format(least=condition.least)
        if "{card}" in words:
            of_hand = who.model_copy(update={"zone": "hand"})
            card = self.nouns.noun_phrase(of_hand, placed=False)
            return words.format(card=self.say.several.format(card, condition.least) if condition.least > 1 else card)
        if condition.least > 1:
            raise NotWorded("a number of such cards")
        if who != m.Selector(what=who.what, side="your"):
            raise NotWorded("such cards of this turn")
        return words

    def _happened_by_effect(self, condition: m.ThisTurn) -> str:
        who, effect_of = condition.who, condition.effect_of
        if effect_of is None:
            raise NotWorded("what no effect did")
        effect = self.effect(effect_of)
        if condition.this_turn in self.say.happened:
            whose = self.this() if isinstance(who, str) else self.noun(who)
            return self.say.happened[condition.this_turn].format(who=whose, effect=effect)
        if isinstance(who, str):
            raise NotWorded("what no effect did")
        if who != m.Selector(what=("card",), side=who.side) or who.side not in self.say.discarded:
            raise NotWorded("such a discard")
        return self.say.discarded[who.side].format(effect=effect)

    def count(self, condition: m.CountIs, *, again: bool = False) -> str:
        """Return a condition on a number of cards. `again`: the condition before is on the same cards."""
        if condition.unique:
            if condition.least is None or condition.most is not None or condition.count.did is not None:
                raise NotWorded("a count of different names so")
            cards = self.noun(condition.count, placed=condition.count.zone is None)
            place = self.nouns.place(condition.count) if condition.count.zone else ""
            return self.say.different_names.format(
                place=place, cards=cards, least=number(condition.least)
            ).removeprefix("に")
        if condition.count.did == "placed":
            if condition.most is not None:
                raise NotWorded("this count of cards that were placed")
            least, of_any = number(condition.least), condition.count.model_copy(update={"side": "any"})
            if condition.count.side == "your":
                return self.say.by_you.format(self.were_placed(of_any, least))
            return self.were_placed(condition.count, least)
        if condition.count.did is not None:
            words = self.done_with_effect(condition)
            if (condition.count.side, condition.count.did) == ("your", "discarded"):
                self.introduce("discarded")
            return words
        return self.there_are(condition, again=again)

    def matches(self, condition: m.Matches) -> str:
        selector = condition.matches
        if selector.zone is not None:
            raise NotWorded("a card that is to be in a zone")
        fields = selector.given() - {"what"}
        who = self.who(condition.card)
        if not fields and selector.what == ("unit",) and condition.card in {"this", "event card", "event doer"}:
            return self.say.still_in_play.format(who=who)
        if condition.card in {"placed", "discarded"}:
            self.introduce(condition.card)
        if selector.what in {("unit",), ("base",)} and len(fields) == 1:
            if words := self.asked(who, selector, *fields):
                return words
        elif selector.what == ("unit",) and selector.level is not None and fields == {"damaged", "level"}:
            bounds = self.nouns.bounds("level", selector.level)
            return self.say.damaged_and_level[bool(selector.damaged)].format(who=who, bounds=bounds)
        return self.described(who, selector)

    # --- changes

    @abstractmethod
    def changed(self, who: str, stats: str, gains: Sequence[str]) -> str:
        """Return changed values of a card, gains, or both."""

    @abstractmethod
    def changed_for_each(self, to: Subject, who: str, each: str, stats: str) -> str:
        """Return figures of a card that change by a number for each counted thing."""

    @abstractmethod
    def each(self, amount: m.Amount) -> str:
        """Return the thing that an amount counts: "我方每有1张机体"."""

    @abstractmethod
    def keywords_of_other(self, change: m.GainFrom) -> str:
        """Return the keyword effects that a card gains from another one."""

    @abstractmethod
    def drawing(self, to: Subject, attackers: m.Selector, *, timed: bool) -> str:
        """Return the rule that such enemy Units must choose a card as their attack target."""

    @abstractmethod
    def ruled(self, who: str, rules: Sequence[m.RuleChange], *, pause: bool) -> str:
        """Return the text of rules for a card. `pause`: a comma follows the card's name."""

    def taker(self, other: m.Reference) -> str:
        """Return the words for the card that receives damage instead."""
        return self.who(other)

    def pauses(self, _to: Subject, *, opened: bool) -> bool:
        """True if a pause stands after the name of a card to which rules apply; `opened` as in `statement`."""
        return not opened

    def statement(self, to: Subject, changes: tuple[m.Change, ...], *, timed: bool = True, opened: bool = True) -> str:
        pause = self.pauses(to, opened=opened)
        match changes:
            case (m.RuleChange(rule="must be attacked", what=attackers),):
                return self.drawing(to, attackers or m.ENEMY_UNIT, timed=timed)
            case (m.Increase(what=None) as more,) if timed:
                return self._increased(more, to, "")
            case (m.Increase(what=m.Selector() as source) as more,) if timed and source == m.ENEMY_CARD:
                return self._increased(more, to, self.change_texts.by_enemy)
            case (m.Increase(what=m.Selector() | str() as dealer) as more,) if (
                isinstance(to, m.All) and not to.and_this
            ):
                by_whom = self.this() if isinstance(dealer, str) else self.noun(dealer)
                damage, by = self.say.damage[more.damage], number(more.increase)
                return self.change_texts.increased.format(
                    source=by_whom, who=self.noun(to.all), damage=damage, amount=by
                )
            case (m.Reduce() as reduce,) if isinstance(to, m.All) and not to.and_this and not timed:
                return self._reduced(reduce, self.noun(to.all), timed=timed)
            case (m.Reduce() as reduce,):
                return self._reduced(reduce, self.who(to), timed=timed)
            case (m.StatChange(by=m.DamageOn(damage_on="this")) as change,) if to == "this":
                who = self.who(to)
                return self.change_texts.by_damage.format(
                    who=who, whose=self.whose(who), stat=self.nouns.stat(change.change)
                )
            case (m.Gain(times=m.Count() as times) as gain,):
                keyword, amount = self.nouns.keyword(gain.gain), self.nouns.as_many(times)
                return self.change_texts.as_many_keywords.format(who=self.who(to), keyword=keyword, number=amount)
            case (m.DealtInstead(dealt_to="this" | "chosen" as other),):
                return self.change_texts.dealt_instead.format(who=self.who(to), taker=self.taker(other))
            case (m.StatChange(change="ap", by=m.StatOf(stat="ap") as own),) if timed and own.of == to:
                return self.change_texts.doubled.format(whose=self.whose(self.who(to)))
            case (m.StatChange(by=m.Times(times=-1, amount=m.StatOf(of="this") as by)) as change,) if timed:
                who, stat = self.who(to), self.nouns.stat(change.change)
                figure = self.whose(self.this()) + self.nouns.stat(by.stat)
                return self.change_texts.lowered_by_figure.format(
                    who=who, whose=self.whose(who), stat=stat, figure=figure
                )
            case (m.StatChange(by=m.StatOf() as by) as change,) if timed and to == "this" != by.of:
                who = self.who(to)
                figure = self.whose(self.who(by.of)) + self.nouns.stat(by.stat)
                stat = self.nouns.stat(change.change)
                return self.change_texts.by_figure.format(who=who, whose=self.whose(who), stat=stat, figure=figure)
            case (m.Replacement(goes="survives", once=False) as kept,) if timed:
                return self.change_texts.survives.format(who=self.who(to), by=self._cause(kept.by))
            case (m.NextPlayed(next_played=what), *_) if to == "you" and timed:
                nexts = [each for each in changes if isinstance(each, m.NextPlayed) and each.next_played == what]
                if len(nexts) < len(changes):
                    raise NotWorded("changes of several cards that are played next")
                stats = self._stats((m.StatChange(change=each.change, by=each.by), each.by) for each in nexts)
                card = self.noun(what.model_copy(update={"zone": "hand"}), placed=False)
                return self.change_texts.next_played.format(card=card, stats=stats)
            case (m.Become() as change,) if timed:
                who = self.who(to)
                return self.change_texts.become.format(whose=self.whose(who), ap=self._new_ap(change.to))
            case (m.StatChange(by=m.EventAmount()) as change,):
                who = self.who(to)
                return self.change_texts.by_payment.format(
                    who=who, whose=self.whose(who), stat=self.nouns.stat(change.change)
                )
        if lost := [change for change in changes if isinstance(change, m.Lose)]:
            return self._loses(to, tuple(change for change in changes if change not in lost), lost)
        who = self.who(to)
        values = [change for change in changes if isinstance(change, m.StatChange)]
        gains = [self._gained(change) for change in changes if isinstance(change, m.Gain | m.GainTrait | m.GainFrom)]
        rules = [change for change in changes if isinstance(change, m.RuleChange)]
        if len(values) + len(gains) + len(rules) < len(changes):
            raise NotWorded("these changes in one")
        if rules and (values or gains):
            figures = tuple(change for change in changes if not isinstance(change, m.RuleChange))
            both = (self.statement(to, part, timed=timed) for part in (figures, tuple(rules)))
            return self.both_done(*both)
        if [rule.rule for rule in rules] == ["ap not reduced by enemy"]:
            return self.change_texts.ap_not_reduced.format(whose=self.whose(who))
        if [rule.rule for rule in rules] == ["bursts kept"]:
            return self.change_texts.bursts_kept.format(who=who, whose=self.whose(who))
        if rules:
            return self.ruled(who, rules, pause=pause)
        if not gains and any(not isinstance(value.by, int) for value in values):
            return self.for_each(to, who, values)
        return self.changed(who, self._stats((value, number(value.by)) for value in values), gains)

    def _new_ap(self, to: m.Amount) -> str:
        """Return the number that AP becomes."""
        match to:
            case int():
                return str(to)
            case m.StatOf(stat="ap", of=of):
                return f"{self.whose(self.who(of))}AP"
            case m.Count():
                return self.nouns.as_many(to)
        raise NotWorded("such an AP")

    def _loses(self, to: Subject, others: tuple[m.Change, ...], lost: Sequence[m.Lose]) -> str:
        kinds = {type(change) for change in others}
        if kinds not in (set(), {m.StatChange}, {m.RuleChange}):
            raise NotWorded("these changes in one")
        names = [
            self.change_texts.all_keywords if one.lose == "any" else f"《{self.nouns.keyword_name(one.lose)}》"
            for one in lost
        ]
        words = self.change_texts.and_between.join(names)
        loses = self.change_texts.lost.format(who=self.who(to), keyword=words)
        return self.both_done(loses, self.statement(to, others)) if others else loses

    @abstractmethod
    def both_done(self, first: str, second: str) -> str:
        """Return two statements as one."""

    def for_each(self, to: Subject, who: str, values: Sequence[m.StatChange]) -> str:
        """Return changes by amounts that are counted."""
        amounts, times = zip(*(for_each(value.by) for value in values), strict=True)
        if any(amount != amounts[0] for amount in amounts):
            raise NotWorded("changes for each of different things")
        each = self.each(amounts[0])
        return self.changed_for_each(to, who, each, self._stats(zip(values, times, strict=True)))

    def _stats(self, changes: Iterable[tuple[m.StatChange, int]]) -> str:
        return "、".join(self.nouns.raised(change.change, by) for change, by in changes)

    def _gained(self, change: m.Gain | m.GainTrait | m.GainFrom) -> str:
        match change:
            case m.Gain():
                return self.nouns.keyword(change.gain)
            case m.GainTrait():
                return self.change_texts.gained_trait.format(self.nouns.traits((change.trait,)))
        return self.keywords_of_other(change)

    def _reduced(self, change: m.Reduce, who: str, *, timed: bool) -> str:
        if timed and (change.once or change.instead is not None):
            raise NotWorded("damage that is reduced so")
        by = self.change_texts.by_enemy if change.by == "enemy" else ""
        if change.what is not None:
            if change.by != "enemy" or change.what.side != "enemy":
                raise NotWorded("damage from such cards")
            by = self.change_texts.by_such.format(self.noun(change.what))
        words = self.change_texts.reduced_whenever if by or not timed else self.change_texts.reduced
        words = self.change_texts.reduced_next if change.next_only else words
        damage = self.say.damage[change.damage]
        if change.least and change.most is not None:
            raise NotWorded("bounds on both sides")
        if change.least:
            damage = self.change_texts.at_least.format(change.least) + damage
        elif change.most is not None:
            damage = self.change_texts.at_most.format(change.most) + damage
        less = (self.change_texts.reduced_to if change.to else self.change_texts.reduced_by).format(
            number(change.reduce)
        )
        return words.format(who=who, by=by, damage=damage, less=less)

    def _increased(self, change: m.Increase, to: Subject, by: str) -> str:
        damage, amount = self.say.damage[change.damage], number(change.increase)
        return self.change_texts.increased_all.format(who=self.who(to), by=by, damage=damage, amount=amount)

    def taken_over(self, to: Subject, change: m.TakenOver) -> str:
        who = self.noun(to.all) if isinstance(to, m.All) and not to.and_this else self.who(to)
        by = self.change_texts.by_enemy if change.by == "enemy" else ""
        would = self.change_texts.would_receive.format(who=who, by=by, damage=self.say.damage[change.damage])
        if change.taken_by == "enemy shield area":
            return would + self.change_texts.passed_on
        return would + self.change_texts.taken_by.format(self.who(change.taken_by))

    def _cause(self, by: str | None) -> str:
        """Return what would destroy a card; empty for anything."""
        if by is None:
            return ""
        damage = self.say.damage.get(by.removesuffix("damage").strip() or "any")
        return self.change_texts.by_cause.format(
            damage or self.say.effects_by["enemy" if by.startswith("enemy") else "any"]
        )

    def _so_much(self, rule: m.RuleChange, words: str) -> str:
        """Return the words for a rule about damage of a certain amount."""
        if rule.least and rule.most is not None:
            raise NotWorded("bounds on both sides")
        damage = self.say.damage[rule.rule.removeprefix("no ").removesuffix("damage from").strip() or "any"]
        bound = (
            self.change_texts.at_least.format(rule.least) if rule.least else self.change_texts.at_most.format(rule.most)
        )
        return words.replace(damage, bound + damage)

    def rule(self, rule: m.RuleChange) -> str:
        """Return a rule for a card, without the card."""
        words = (
            self.change_texts.rules.get(rule.rule, "")
            if rule.what is None
            else self.change_texts.rules_about.get(rule.rule, "")
        )
        if rule.least or rule.most is not None:
            words = self._so_much(rule, words)
        if rule.what is None and words:
            return words
        if rule.what is None or not words:
            raise NotWorded(f"the rule {rule.rule!r} so")
        if "{source}" in words and rule.what == m.ENEMY_CARD:
            return words.format(source=self.change_texts.opponent)
        other = self.noun(rule.what)
        return words.format(what=other, source=other)
