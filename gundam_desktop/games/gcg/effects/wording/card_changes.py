"""Changes of cards in a language without articles and plurals: what Japanese and Chinese share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded, number
from gundam_desktop.games.gcg.effects.phrases.abilities import AbilityTexts
from gundam_desktop.games.gcg.effects.phrases.changes import ChangeTexts
from gundam_desktop.games.gcg.effects.phrases.rules import RULES
from gundam_desktop.games.gcg.effects.wording import for_each
from gundam_desktop.games.gcg.effects.wording.mentions import Subject
from gundam_desktop.games.gcg.effects.wording.plain_references import PlainReferences


@dataclass
class CardChanges(PlainReferences):
    """The mentions of a text so far, and the words for changes of the cards."""

    change_texts: ClassVar[ChangeTexts]

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
                cause = AbilityTexts(self.nouns.say.language).would_by[kept.by]
                return self.change_texts.survives.format(who=self.who(to), by=cause)
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
        if len(rules) == 1 and "{who" in (text := self._text_of_rule(rules[0])):
            return text.format(who=who, whose=self.whose(who))
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
        words = self._text_of_rule(rule)
        if rule.least or rule.most is not None:
            words = self._so_much(rule, words)
        return words if "{what}" not in words or rule.what is None else words.format(what=self.noun(rule.what))

    def _text_of_rule(self, rule: m.RuleChange) -> str:
        language = self.nouns.say.language
        row = RULES.row_for(rule, language)
        if row is None:
            raise NotWorded(f"the rule {rule.rule!r} so")
        return row.texts.of(language)
