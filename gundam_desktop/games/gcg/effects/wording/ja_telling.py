"""What a Japanese text has spoken of, conditions and changes: the parts that steps and abilities share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gundam_desktop.games.gcg.effects.models import (
    All,
    AttackTargetIs,
    BattlingIs,
    Both,
    Change,
    Condition,
    Count,
    CountIs,
    Gain,
    Group,
    Matches,
    Range,
    Reduce,
    Reference,
    Rule,
    Selector,
    StatChange,
    StatOf,
    Times,
    TurnIs,
)
from gundam_desktop.games.gcg.effects.wording import NotWorded, number
from gundam_desktop.games.gcg.effects.wording import ja_nouns as nouns
from gundam_desktop.games.gcg.effects.wording.ja_verbs import going_on, is_verbal, state_going_on
from gundam_desktop.games.gcg.effects.wording.mentions import Mentions

_TURNS = {"your": "自分のターン", "opponent's": "相手のターン"}
_LIVING = {"unit", "pilot"}
"""Kinds that are there as people are (いる); the others are there as things are (ある)."""
_DAMAGE = {"any": "ダメージ", "battle": "バトルダメージ", "effect": "効果ダメージ"}


@dataclass
class Telling(Mentions):
    """A Japanese text so far. それ is what was chosen or looked at last, これ this Unit when it has been named."""

    it: Reference | None = None
    named: bool = False
    """Whether this Unit has been named."""
    destroyed: bool = False
    """Whether it is told of when this Unit has been destroyed, and its Pilot is no more paired with it."""

    def introduce(self, reference: Reference, *, many: bool = False) -> None:
        self.it = reference
        self.many[reference] = many

    def forget(self) -> None:
        self.it, self.named = None, False

    # --- who

    def this(self) -> str:
        """Return words for this Unit."""
        if self.named:
            self.pronouns += 1
            return "これ"
        self.named = True
        return "このユニット"

    def who(self, reference: Reference | Literal["your shield area"]) -> str:
        """Return words for a card to which something is done, or that does something."""
        if isinstance(reference, All):
            return f"{self.noun(reference.all)}すべて"
        if reference == self.it:
            self.pronouns += 1
            return "それら" if self.many.get(reference) else "それ"
        match reference:
            case "this":
                return self.this()
            case "this base":
                return "このベース"
            case "this card":
                return "このカード"
            case "this pilot":
                return f"{self.this()}にセットされてい{'た' if self.destroyed else 'る'}パイロット"
            case "chosen":
                return "選んだカード"
            case "your shield area":
                return "自分のシールドエリアのカード"
        raise NotWorded(f"{reference} here")

    def noun(self, selector: Selector, *, placed: bool = True, count: str = "") -> str:
        """Return the cards that are meant."""
        of_this = selector.level == Range(most=StatOf(stat="level"))
        this = self.this() if of_this else ""
        self.named = self.named or (selector.other and selector.what != ("base",))
        return nouns.noun_phrase(selector, this, placed=placed, count=count)

    def counted(self, group: Group) -> str:
        """Return how many of what."""
        of_this = group.what.level == Range(most=StatOf(stat="level"))
        this = self.this() if of_this else ""
        self.named = self.named or group.what.other
        return nouns.counted(group, this)

    # --- conditions

    def condition(self, condition: Condition, *, again: bool = False) -> str:
        """Return a condition, without "if" or "while". `again`: of the same cards as the one before."""
        match condition:
            case CountIs():
                return self._count(condition, again=again)
            case Matches():
                return self._matches(condition)
            case TurnIs():
                return _TURNS[condition.turn]
            case AttackTargetIs(attacking="player"):
                return "相手プレイヤーにアタックしている"
            case AttackTargetIs(attacking=Selector() as target):
                return f"{self.noun(target)}にアタックしている"
            case BattlingIs():
                return f"{self.this()}が{self.noun(condition.battling)}とバトルしている"
            case Both():
                *before, last = map(self.condition, condition.both)
                return "".join(f"{state_going_on(part)}、" for part in before) + last
        raise NotWorded(f"the condition {type(condition).__name__}")

    def meanwhile(self, condition: Condition) -> str:
        """Return "while it is so"."""
        told = self.condition(condition)
        return f"{told}間、" if is_verbal(told) else f"{told}の間、"

    def _matches(self, condition: Matches) -> str:
        selector = condition.matches
        told = selector.model_dump(exclude_defaults=True, exclude={"what"})
        who = self.who(condition.card)
        if told.keys() == {"paired"}:
            return f"{who}にパイロットがセットされてい{'る' if selector.paired else 'ない'}"
        if selector.what in {("unit",), ("base",)} and len(told) == 1:
            match next(iter(told)):
                case "linked":
                    return f"{who}がリンクユニット{'' if selector.linked else 'でない'}"
                case "ap" | "hp" | "cost" | "level" | "state" | "colors" | "traits":
                    return f"{who}が{nouns.noun_phrase(selector, placed=False).removesuffix(f'の{_noun(selector)}')}"
                case "damaged" | "keyword" | "attacking":
                    return f"{who}が{nouns.noun_phrase(selector, placed=False).removesuffix(_noun(selector))}"
        described = self.noun(selector, placed=False)
        return f"{who}が{'、' if len(selector.traits) > 1 else ''}{described}"

    def _count(self, condition: CountIs, *, again: bool) -> str:
        selector = condition.count
        cards = [kind for kind in selector.what if kind.endswith("card")]
        exists, exists_not = ("い", "いない") if set(selector.what) <= _LIVING else ("あ", "無い")
        if cards:
            exists_not = "ない"
        least, most = condition.least, condition.most
        counter = nouns.counter(selector.what[0])
        if again:
            subject = ""
        elif selector.zone == "hand" and selector.what == ("card",) and cards:
            subject = f"{nouns.place(selector)}が"
        elif selector.zone is not None:
            subject = f"{nouns.place(selector)}に{self.noun(selector, placed=False)}が"
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
            raise NotWorded("bounds on both sides of a count")
        return f"{subject}{number(most)}{counter}だけ{exists}る"

    # --- changes

    def statement(
        self,
        to: Reference | Literal["your shield area", "card in hand"],
        changes: tuple[Change, ...],
        *,
        timed: bool = True,
        opened: bool = True,
    ) -> str:
        """Return what happens to a card: "それをAP+1する".

        `timed`: it is for a turn or a battle; `opened`: something stands before it.
        """
        plain = not opened and to == "this" and not self.named
        who = "手札のこのカード" if to == "card in hand" else self.who(to)
        values = [change for change in changes if isinstance(change, StatChange)]
        gains = [nouns.keyword(change.gain) for change in changes if isinstance(change, Gain)]
        rules = [change for change in changes if isinstance(change, Rule)]
        if len(changes) == 1 and isinstance(changes[0], Reduce):
            return _reduced(changes[0], who, timed=timed)
        if len(values) + len(gains) + len(rules) < len(changes) or (rules and (values or gains)):
            raise NotWorded("these changes in one")
        if rules:
            return self._rules(who, rules, pause=plain or to == "your shield area")
        if gains and values:
            return f"{who}は{_stats(values)}され、{'、'.join(gains)}を得る"
        if gains:
            return f"{who}は{'と'.join(gains)}を得る"
        if len(values) == 1 and not isinstance(values[0].by, int):
            each, times = _each(values[0])
            return f"{who}を、{self._each(each)}につき{_stat(values[0], times)}する"
        return f"{who}を{_stats(values)}する"

    def _each(self, each: Count) -> str:
        return self.noun(each.count, count="1")

    def _rules(self, who: str, rules: list[Rule], *, pause: bool) -> str:
        about = f"{who}は"
        paused = f"{about}、" if pause else about
        if len(rules) > 1:
            said = [self._rule(rule) for rule in rules]
            return f"{about}、" + "、".join([*map(going_on, said[:-1]), said[-1]])
        rule = rules[0]
        match rule.rule:
            case "ap not reduced by enemy":
                return f"{who}のAPは相手の効果で減少しない"
            case "cannot attack" | "may attack when deployed" | "cannot be set active" | "cannot be paired":
                return about + self._rule(rule)
        return paused + self._rule(rule)

    def _rule(self, rule: Rule) -> str:
        match rule.rule:
            case "cannot attack":
                return "アタックできない"
            case "cannot attack player":
                return "相手プレイヤーをアタック先に選べない"
            case "may attack active" if rule.what is not None:
                return f"{self.noun(rule.what)}をアタック先に選んでもよい"
            case "may attack when deployed":
                return "配備したターンにアタックしてもよい"
            case "no battle damage from" if rule.what is not None:
                return f"{self.noun(rule.what)}からバトルダメージを受けない"
            case "no damage from" if rule.what is not None:
                return f"{self.noun(rule.what)}からダメージを受けない"
            case "cannot be set active":
                return "アクティブにできない"
            case "cannot be paired":
                return "パイロットをセットできない"
        raise NotWorded(f"the rule {rule.rule!r} so")


def _noun(selector: Selector) -> str:
    return nouns.noun_phrase(Selector(what=selector.what))


def _stats(changes: list[StatChange]) -> str:
    return "、".join(_stat(change, number(change.by)) for change in changes)


def _stat(change: StatChange, by: int) -> str:
    return f"{nouns.STATS[change.change]}{by:+}"


def _each(change: StatChange) -> tuple[Count, int]:
    match change.by:
        case Count() as each:
            return each, 1
        case Times(amount=Count() as each, times=times):
            return each, times
    raise NotWorded("a change by this expression")


def _reduced(change: Reduce, who: str, *, timed: bool) -> str:
    damage, amount = _DAMAGE[change.damage], number(change.reduce)
    if change.next_only:
        return f"{who}が次に受ける{damage}を{amount}軽減する"
    if not timed:
        return f"{who}が相手から{damage}を受けるとき、そのダメージを{amount}軽減する"
    return f"{who}が受ける{damage}を{amount}軽減する"
