"""References, conditions and changes in Japanese."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded, number, refuse_if
from gundam_desktop.games.gcg.effects.phrases.changes import ChangeTexts
from gundam_desktop.games.gcg.effects.phrases.references import ReferenceTexts
from gundam_desktop.games.gcg.effects.wording.ja_nouns import NOUNS
from gundam_desktop.games.gcg.effects.wording.ja_verbs import going_on, is_verbal, state_going_on
from gundam_desktop.games.gcg.effects.wording.mentions import Subject
from gundam_desktop.games.gcg.effects.wording.plain_references import PlainReferences

_LIVING = {"unit", "pilot"}
"""Kinds that take the verb for living beings (いる); the others take that for things (ある)."""
_NO_DAMAGE = {"no battle damage from", "no effect damage from", "no damage from"}


@dataclass
class JapaneseReferences(PlainReferences):
    """The mentions of a Japanese text so far. それ: the cards chosen or looked at last; これ: this Unit once named."""

    nouns = NOUNS
    say = ReferenceTexts("ja")
    change_texts = ChangeTexts("ja")

    named: bool = False
    """True if this Unit has been named."""
    named_beside: bool = False
    """True if it has been named only as the one that others are not: "このユニット以外の"."""
    destroyed: bool = False
    """True if this Unit is already destroyed when the text is carried out: it has no Pilot any more."""

    def introduce(self, reference: m.Reference, *, many: bool = False) -> None:
        super().introduce(reference, many=many)
        self.name_again()

    def forget(self) -> None:
        super().forget()
        self.named = False

    def name_again(self) -> None:
        """Name this Unit in full if これ could mean the Units other than it."""
        self.named = self.named and not self.named_beside

    # --- references

    def this(self) -> str:
        if self.named:
            self.pronouns += 1
            return "これ"
        self.named, self.named_beside = True, False
        return "このユニット"

    def paired(self) -> str:
        return f"{self.this()}にセットされてい{'た' if self.destroyed else 'る'}"

    def all_of(self, selector: m.Selector) -> str:
        return self.noun(selector) + ("" if _needs_no_all(selector) else "すべて")

    def pronoun(self) -> str:
        return "それら" if self.it is not None and self.many.get(self.it) else "それ"

    def explicit(self, reference: Subject) -> str:
        match reference:
            case "this":
                return self.this()
            case "this pilot":
                return f"{self.paired()}パイロット"
            case "chosen and this" if self.it == "chosen":
                return f"{self.who('chosen')}と、{self.this()}"
        return super().explicit(reference)

    def noun(self, selector: m.Selector, count: str = "", *, placed: bool = True) -> str:
        this = self.this() if any(measure.of == "this" for measure in NOUNS.measures(selector)) else ""
        if selector.other and selector.what != ("base",) and not self.named:
            self.named = self.named_beside = True
        return NOUNS.noun_phrase(selector, count, placed=placed, this=this)

    def counting(self, cards: m.Selector, and_this: bool) -> str:
        return f"{self.noun(cards)}{'とこのユニット' if and_this else ''}の数を数える"

    # --- conditions

    def meanwhile(self, condition: m.Condition) -> str:
        """Return "while the condition holds"."""
        words = self.condition(condition)
        return f"{words}間、" if is_verbal(words) else f"{words}の間、"

    def in_this_turn(self, happened: str, *, never: bool) -> str:
        return f"このターン中、{happened.removesuffix('た')}て{'いない' if never else 'いる'}"

    def were_placed(self, selector: m.Selector, least: int) -> str:
        comma = "、" if len(selector.traits) > 1 else ""
        many = f"{least}枚以上" if least > 1 else ""
        return f"この効果で{comma}{NOUNS.noun_phrase(selector, placed=False)}を{many}置いた"

    def so_many(self, cards: m.Selector, least: int | None, form: str) -> str:
        noun = NOUNS.noun_phrase(cards, placed=form != "of hand")
        if least is None:
            return noun
        counter = "枚" if form == "of hand" else NOUNS.counter(cards.what[0])
        many = f"{least}{counter}以上" if least > 1 or form == "rested" else ""
        return many if form == "rested" and cards == m.ANY_UNIT else f"{noun}を{many}"

    def there_are(self, condition: m.CountIs, *, again: bool) -> str:
        selector, least, most = condition.count, condition.least, condition.most
        cards = [kind for kind in selector.what if kind.endswith("card")]
        exists, exists_not = ("い", "いない") if set(selector.what) <= _LIVING else ("あ", "無い")
        if cards or selector.ex:
            exists_not = "ない"
        counter = NOUNS.counter(selector.what[0])
        if again:
            subject = ""
        elif selector == m.Selector(what=("card",), side=selector.side, zone="hand"):
            subject = f"{NOUNS.place(selector)}が"
        elif selector.zone is not None:
            described = self.noun(selector, placed=False)
            subject = f"{NOUNS.place(selector)}に{'、' if described.startswith('カード名') else ''}{described}が"
        else:
            subject = f"{self.noun(selector)}が"
        if most is None:
            if number(least) == 1:
                return f"{subject}{exists}る"
            return f"{subject}{number(least)}{counter}以上{exists}る"
        if least is None and number(most) == 0:
            return subject + exists_not
        if least is None:
            return f"{subject}{number(most)}{counter}以下"
        if least != most:
            return f"{subject}{number(least)}～{number(most)}{counter}{exists}る"
        return f"{subject}{number(most)}{counter}だけ{exists}る"

    def asked(self, who: str, selector: m.Selector, field: str) -> str:
        kind = NOUNS.noun_phrase(m.Selector(what=selector.what))
        match field:
            case "paired":
                return f"{who}にパイロットがセットされてい{'る' if selector.paired else 'ない'}"
            case "linked":
                return f"{who}がリンクユニット{'' if selector.linked else 'でない'}"
            case "ap" | "hp" | "cost" | "level" | "state" | "colors" | "traits":
                return f"{who}が{NOUNS.noun_phrase(selector, placed=False).removesuffix(f'の{kind}')}"
            case "damage" if selector.damage is not None:
                return f"{who}の受けているダメージが{NOUNS.say.bounds_of.of(selector.damage, stat='')}"
            case "keyword_count" if selector.keyword_count is not None:
                return f"{who}の持っているキーワード効果が{NOUNS.say.bounds_of.of(selector.keyword_count, stat='')}"
            case "damaged" | "keyword" | "keyword_lacks" | "attacking" | "attacked" | "in_battle":
                return f"{who}が{NOUNS.noun_phrase(selector, placed=False).removesuffix(kind)}"
        return ""

    def described(self, who: str, selector: m.Selector) -> str:
        words = self.noun(selector, placed=False)
        return f"{who}が{'、' if len(selector.traits) > 1 else ''}{words}"

    def both(self, conditions: Sequence[str]) -> str:
        *before, last = conditions
        return "".join(f"{state_going_on(part)}、" for part in before) + last

    # --- changes

    def pauses(self, to: Subject, *, opened: bool) -> bool:
        return (not opened and to == "this" and not self.named) or to in ("this base", "your shield area")

    def taker(self, other: m.Reference) -> str:
        return "それ" if other == "chosen" and not self.many.get(other) else self.who(other)

    def changed(self, who: str, stats: str, gains: Sequence[str]) -> str:
        if not gains:
            return f"{who}を{stats}する"
        return f"{who}は{stats}され、{'、'.join(gains)}を得る" if stats else f"{who}は{'と'.join(gains)}を得る"

    def both_done(self, first: str, second: str) -> str:
        return f"{going_on(first)}、{second}"

    def for_each(self, to: Subject, who: str, values: Sequence[m.StatChange]) -> str:
        match values:
            case [m.StatChange(by=m.Count() as count) as value]:
                return f"{who}を、{NOUNS.as_many(count)}だけ{NOUNS.stat(value.change)}+する"
            case [m.StatChange(by=m.Times(times=-1, amount=m.Count() as count)) as value]:
                return f"{who}を、{NOUNS.as_many(count)}だけ{NOUNS.stat(value.change)}-する"
        return super().for_each(to, who, values)

    def changed_for_each(self, to: Subject, who: str, each: str, stats: str) -> str:
        first = to in ("card in hand", "card in trash")
        return f"{each}につき、{who}を{stats}する" if first else f"{who}を、{each}につき{stats}する"

    def each_of(self, cards: m.Count, number: int) -> str:
        refuse_if(cards.unique, "this expression")
        return self.noun(cards.count, str(number))

    def keywords_of_other(self, change: m.GainFrom) -> str:
        if not change.keywords:
            return f"{self.who(change.gain_from)}が持つキーワード効果すべて"
        return f"{self.who(change.gain_from)}が持つ{NOUNS.keyword_list(change.keywords)}すべて"

    def drawing(self, to: Subject, attackers: m.Selector, *, timed: bool) -> str:
        if timed and to == "chosen":
            return f"{self.noun(attackers)}すべてはアタックするとき、{self.who(to)}をアタック先に選ばなければならない"
        refuse_if(timed, "who must be attacked for a time")
        if to == "this":
            self.named, drawing = True, "このユニット"
        elif isinstance(to, m.All) and to.all.state is None:
            drawing = self.noun(to.all)
        else:
            raise NotWorded("who must be attacked")
        return f"{self.noun(attackers)}はアタックするとき、可能ならレストの{drawing}をアタック先に選ぶ"

    def ruled(self, who: str, rules: Sequence[m.RuleChange], *, pause: bool) -> str:
        said = [self.rule(rule) for rule in rules]
        if len(rules) > 1:
            return f"{who}は、" + "、".join([*map(going_on, said[:-1]), said[-1]])
        match rules[0]:
            case m.RuleChange(rule="may attack active" | "may attack when deployed"):
                paused = pause
            case m.RuleChange(rule=rule, what=what) if rule in _NO_DAMAGE:
                paused = pause and what not in (None, m.ENEMY_CARD)
            case _:
                paused = False
        return f"{who}は{'、' if paused else ''}{said[0]}"


def _needs_no_all(selector: m.Selector) -> bool:
    """True if the cards are named as such: the one in battle with this Unit, one's Shields."""
    of_one = isinstance(selector.battling, str) or isinstance(selector.host, str)
    return of_one or selector == m.Selector(what=("shield",), side="friendly")
