"""Changes of cards: what every language shares."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded, number, refuse_if
from gundam_desktop.games.gcg.effects.phrases.abilities import AbilityTexts
from gundam_desktop.games.gcg.effects.phrases.changes import ChangeTexts
from gundam_desktop.games.gcg.effects.phrases.rules import RULES
from gundam_desktop.games.gcg.effects.phrases.texts import in_form
from gundam_desktop.games.gcg.effects.wording import for_each
from gundam_desktop.games.gcg.effects.wording.mentions import Subject
from gundam_desktop.games.gcg.effects.wording.references import References


@dataclass
class CardChanges(References):
    """The mentions of a text so far, and the words for changes of the cards."""

    change_texts: ClassVar[ChangeTexts]

    def statement(
        self, to: Subject, changes: tuple[m.Change, ...], lasts: str | None = None, *, opened: bool = True
    ) -> str:
        match changes:
            case (
                m.RuleChange(rule="may attack when deployed", what=m.Selector() as what) as attacks,
                m.RuleChange(rule="may attack active", what=again),
            ) if what == again:
                changes = (attacks,)  # to attack them then is to choose them
        words = self._of_one_kind(to, changes, lasts)
        return words or self.changed_together(to, changes, lasts or "", opened=opened)

    @abstractmethod
    def changed_together(self, to: Subject, changes: tuple[m.Change, ...], lasts: str, *, opened: bool) -> str:
        """Return figures, effects and rules of cards; the arguments are those of `statement`."""

    @abstractmethod
    def drawing(self, to: Subject, attackers: m.Selector, *, timed: bool) -> str:
        """Return the rule that such enemy Units must choose a card as their attack target."""

    def times(self, lasts: str) -> Mapping[str, str]:
        """Return the words for the time of a change, for the blanks of a text."""
        return {"during": lasts}

    def changed_card(self, to: Subject, _change: m.StatChange) -> Mapping[str, str]:
        """Return a card with a figure that changes by another one, for the blanks of a text."""
        who = self.who(to)
        return {"who": who, "whose": self.whose(who)}

    def other_figure(self, by: m.StatOf) -> str:
        """Return the figure by which another one changes."""
        return self.figure(by)

    def only_card(self, to: Subject) -> str:
        """Return the single card that is spoken of."""
        return self.who(to)

    def taker(self, other: m.Reference) -> str:
        """Return the words for the card that receives damage instead."""
        return self.who(other)

    def next_card(self, of_hand: m.Selector) -> str:
        """Return a card that is played next, without an article."""
        return self.noun(of_hand, placed=False)

    def number_owned(self, amount: m.Count) -> str:
        """Return the number of cards for which a card gains a keyword effect."""
        return self.nouns.as_many(amount)

    def _of_one_kind(self, to: Subject, changes: tuple[m.Change, ...], lasts: str | None) -> str:
        """Return changes with a text of their own; empty for others. The arguments are those of `statement`."""
        texts, times, timed = self.change_texts, self.times(lasts or ""), lasts is not None
        match changes:
            case (m.RuleChange(rule="must be attacked", what=attackers),):
                return times["during"] + self.drawing(to, attackers or m.ENEMY_UNIT, timed=timed)
            case (m.Increase() as more,):
                return self._increased(more, to, times, timed=timed)
            case (m.Reduce() as reduce,):
                return self._reduced(reduce, to, times, timed=timed)
            case (m.StatChange() as change,):
                return self._by_figure(to, change, times, timed=timed)
            case (m.Gain(times=m.Count() as count) as gain,):
                who, several = self.as_subject(to)
                text, keyword = in_form(texts.as_many_keywords, several=several), self.nouns.keyword(gain.gain)
                return text.format(who=who, keyword=keyword, number=self.number_owned(count), **times)
            case (m.DealtInstead(dealt_to="this" | "chosen" as other),) if to != other:
                who = self.this() if to == "this" else self.only_card(to)
                return texts.dealt_instead.format(who=who, taker=self.taker(other), **times)
            case (m.Replacement(goes="survives", once=False) as kept,) if timed:
                cause = AbilityTexts(self.nouns.say.language).would_by[kept.by]
                return texts.survives.format(who=self.only_card(to), by=cause, **times)
            case (m.NextPlayed(next_played=what), *_) if to == "you" and timed:
                nexts = [each for each in changes if isinstance(each, m.NextPlayed) and each.next_played == what]
                refuse_if(len(nexts) < len(changes), "changes of several cards that are played next")
                stats = self.raised_together((each.change, each.by) for each in nexts)
                card = self.next_card(what.model_copy(update={"zone": "hand"}))
                return texts.next_played.format(card=card, stats=stats, **times)
            case (m.Become() as become,) if timed:
                whose = self.whose(self._of_one(to))
                return texts.become.format(whose=whose, ap=self._new_ap(become.to), **times)
        return ""

    def _of_one(self, to: Subject) -> str:
        """Return the card of which a figure is changed."""
        who, several = self.as_subject(to)
        refuse_if(several, "the AP of several cards")
        return who

    def _new_ap(self, to: m.Amount) -> str:
        """Return the number that AP becomes."""
        match to:
            case int():
                return str(to)
            case m.StatOf(stat="ap"):
                return self.change_texts.equal_to.format(self.figure(to))
            case m.Count():
                return self.change_texts.equal_to.format(self.nouns.as_many(to))
        raise NotWorded("such an AP")

    def _by_figure(self, to: Subject, change: m.StatChange, times: Mapping[str, str], *, timed: bool) -> str:
        """Return a figure that changes by another one, or by a payment or damage; empty for other amounts."""
        texts, stat, figure = self.change_texts, self.nouns.stat(change.change), ""
        match change.by:
            case m.StatOf(stat="ap") as own if timed and change.change == "ap" and own.of == to:
                return texts.doubled.format(whose=self.whose(self._of_one(to)), **times)
            case m.DamageOn(damage_on="this") if to == "this":
                text, figure = texts.by_figure, texts.damage_received
            case m.EventAmount() if timed:
                text, figure = texts.by_figure, texts.cost_paid
            case m.Times(times=-1, amount=m.StatOf(of="this")) if timed:
                text = texts.lowered_by_figure
            case m.StatOf() as other if timed and to == "this" != other.of:
                text = texts.by_figure
            case _:
                return ""
        card = self.changed_card(to, change)
        match change.by:
            case m.Times(amount=m.StatOf() as by) | (m.StatOf() as by):
                figure = self.other_figure(by)
        return text.format(stat=stat, figure=figure, **card, **times)

    def raised_together(self, changes: Iterable[tuple[str, int]]) -> str:
        """Return changes of figures by numbers: "AP+1 and HP+1"."""
        return self.change_texts.and_figure.join(self.nouns.raised(stat, by) for stat, by in changes)

    def counted_figures(self, changes: Sequence[m.Change]) -> tuple[str, str]:
        """Return changes that are multiplied by a number of cards: one such card, and the changes for it."""
        values = [change for change in changes if isinstance(change, m.StatChange)]
        amounts, times = zip(*(for_each(value.by) for value in values), strict=True)
        if len(values) < len(changes) or any(amount != amounts[0] for amount in amounts):
            raise NotWorded("changes for each of different things")
        stats = self.raised_together((value.change, by) for value, by in zip(values, times, strict=True))
        return self.each(amounts[0]), stats

    # --- damage

    def receiver(self, to: Subject, *, timed: bool, whenever: bool) -> tuple[str, bool]:
        """Return the card that receives damage, and True for several. `whenever`: "when it receives"."""
        del whenever  # the words are the same
        if isinstance(to, m.All) and not to.and_this and not timed:
            return self.noun(to.all), False
        return self.who(to), False

    def whenever(self, change: m.Reduce, _to: Subject, *, timed: bool) -> bool:
        """Return True if a text says "when it receives damage"."""
        return change.by is not None or not timed

    @abstractmethod
    def received(self, change: m.Reduce, to: Subject, *, timed: bool) -> Mapping[str, str]:
        """Return the damage that is reduced and who deals it, for the blanks of a text."""

    def all_damage(self, damage: str, by: str) -> Mapping[str, str]:
        """Return all damage of a kind `by` whom, for the blanks of a text."""
        return {"by": by, "damage": self.say.damage[damage]}

    def reduced_by(self, change: m.Reduce) -> str:
        """Return by how much damage is reduced, or to what."""
        return (self.change_texts.reduced_to if change.to else self.change_texts.reduced_by).format(
            number(change.reduce)
        )

    def _reduced(self, change: m.Reduce, to: Subject, times: Mapping[str, str], *, timed: bool) -> str:
        refuse_if(timed and (change.once or change.instead is not None), "damage that is reduced so")
        if change.what is not None and (change.by != "enemy" or change.what.side != "enemy"):
            raise NotWorded("damage from such cards")
        whenever = self.whenever(change, to, timed=timed)
        text = self.change_texts.reduced_whenever if whenever else self.change_texts.reduced
        text = self.change_texts.reduced_next if change.next_only else text
        who, several = self.receiver(to, timed=timed, whenever=whenever)
        received = self.received(change, to, timed=timed)
        return in_form(text, several=several).format(who=who, less=self.reduced_by(change), **received, **times)

    def _increased(self, change: m.Increase, to: Subject, times: Mapping[str, str], *, timed: bool) -> str:
        texts, amount = self.change_texts, number(change.increase)
        by_enemies = change.what == m.ENEMY_CARD
        if timed and (change.what is None or by_enemies):
            by = texts.by_enemy if by_enemies else ""
            who, several = self.receiver(to, timed=timed, whenever=False)
            damage = self.all_damage(change.damage, by)
            return in_form(texts.increased_all, several=several).format(who=who, amount=amount, **damage, **times)
        if change.what is None or not isinstance(to, m.All) or to.and_this:
            raise NotWorded("damage of such cards")
        source = self.this() if isinstance(change.what, str) else self.noun(change.what)
        kind = self.say.damage[change.damage]
        return texts.increased.format(source=source, who=self.one(to.all), damage=kind, amount=amount, **times)

    def taken_over(self, to: Subject, change: m.TakenOver) -> str:
        who = self.noun(to.all) if isinstance(to, m.All) and not to.and_this else self.by_name(to)
        by = self.change_texts.by_enemy if change.by == "enemy" else ""
        would = self.change_texts.would_receive.format(who=who, by=by, damage=self.say.damage[change.damage])
        if change.taken_by == "enemy shield area":
            return would + self.change_texts.passed_on
        return would + self.change_texts.taken_by.format(self.by_name(change.taken_by))

    # --- rules

    def text_of_rule(self, rule: m.RuleChange) -> str:
        """Return the text of a rule, with its blanks."""
        return RULES.text_for(rule, self.nouns.say.language)
