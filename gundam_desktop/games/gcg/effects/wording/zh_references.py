"""Words in Chinese what a text refers to, its conditions, and the changes of cards (AP+2, a keyword)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded, number, refuse_if
from gundam_desktop.games.gcg.effects.phrases.changes import ChangeTexts
from gundam_desktop.games.gcg.effects.phrases.references import ReferenceTexts
from gundam_desktop.games.gcg.effects.phrases.vocabulary import STATES
from gundam_desktop.games.gcg.effects.wording.mentions import Subject
from gundam_desktop.games.gcg.effects.wording.plain_references import PlainReferences
from gundam_desktop.games.gcg.effects.wording.zh_nouns import NOUNS


@dataclass
class ChineseReferences(PlainReferences):
    """What a Chinese text has mentioned so far. 其 means the cards chosen or looked at last, never this Unit."""

    nouns = NOUNS
    say = ReferenceTexts("zh")
    change_texts = ChangeTexts("zh")

    # --- references

    def paired(self) -> str:
        return "搭乘此机体的"

    def all_of(self, selector: m.Selector) -> str:
        of_one = isinstance(selector.battling, str) or isinstance(selector.host, str)
        return NOUNS.noun_phrase(selector, "" if of_one else "所有")

    def pronoun(self) -> str:
        return "其"

    def explicit(self, reference: Subject) -> str:
        if reference == "chosen and this" and self.it == "chosen":
            self.pronouns += 1
            return "其和此机体"
        return super().explicit(reference)

    def whose(self, who: str) -> str:
        return who if who == "其" else super().whose(who)

    def counting(self, cards: m.Selector, and_this: bool) -> str:
        return f"计算{NOUNS.noun_phrase(cards)}{'与此机体' if and_this else ''}的数量"

    # --- conditions

    def in_this_turn(self, happened: str, *, never: bool) -> str:
        return f"本回合中{NOUNS.never(happened) if never else happened}"

    def were_placed(self, selector: m.Selector, least: int) -> str:
        many = f"{least}张或更多" if least > 1 else ""
        return f"通过此效果放置了{many}{NOUNS.noun_phrase(selector, placed=False)}"

    def so_many(self, cards: m.Selector, least: int | None, form: str) -> str:
        many = f"{least}张或更多" if least is not None and (least > 1 or form == "rested") else ""
        return many + NOUNS.noun_phrase(cards, placed=form != "of hand")

    def there_are(self, condition: m.CountIs, *, again: bool) -> str:
        del again  # the cards are named every time
        selector, least, most = condition.count, condition.least, condition.most
        if most is None:
            return _there_are(selector, "有" if number(least) == 1 else f"有{number(least)}张或更多")
        if least is None:
            return _there_are(selector, "没有" if number(most) == 0 else f"有{number(most)}张或更少")
        if least != most:
            return _there_are(selector, f"有{number(least)}～{number(most)}张")
        return _there_are(selector, f"仅有{number(most)}张")

    def asked(self, who: str, selector: m.Selector, field: str) -> str:
        match field:
            case "paired":
                return f"{'有' if selector.paired else '没有'}机师搭乘{who}"
            case "state" if selector.state is not None:
                return f"{who}处于{STATES[selector.state].zh}"
            case "colors":
                return f"{who}为{NOUNS.colors(selector.colors)}"
            case "traits":
                return f"{who}拥有{NOUNS.traits(selector.traits)}"
            case "ap" | "hp" | "cost" | "level":
                return self.whose(who) + _one_thing(selector)
            case "damage" | "keyword_count":
                return f"{who}{_one_thing(selector)}"
            case "damaged" | "keyword" | "keyword_lacks" | "attacking" | "attacked" | "in_battle":
                return who + _one_thing(selector)
        return ""

    def described(self, who: str, selector: m.Selector) -> str:
        return f"{who}为{NOUNS.noun_phrase(selector)}"

    # --- changes

    def changed(self, who: str, stats: str, gains: Sequence[str]) -> str:
        if not gains:
            return self.whose(who) + stats
        gained = f"获得{self.say.and_.join(gains)}"
        return f"{self.whose(who)}{stats}，并{gained}" if stats else who + gained

    def both_done(self, first: str, second: str) -> str:
        return f"{first}，{second}"

    def changed_for_each(self, to: Subject, who: str, each: str, stats: str) -> str:
        del to  # the same in every zone
        return f"{each}，{self.whose(who)}{stats}"

    def each_of(self, cards: m.Count, number: int) -> str:
        how_many = f"每有{number}张{'卡牌名称不同的' if cards.unique else ''}"
        if cards.count.did is not None and not cards.unique:
            return how_many + NOUNS.noun_phrase(cards.count)
        return _there_are(cards.count, how_many)

    def keywords_of_other(self, change: m.GainFrom) -> str:
        if change.gain_from == "this" and not change.keywords:
            return "此机体拥有的所有关键词效果"
        refuse_if(change.gain_from != "chosen", "what is gained so")
        return f"所选的卡牌拥有的所有{NOUNS.keyword_list(change.keywords)}"

    def drawing(self, to: Subject, attackers: m.Selector, *, timed: bool) -> str:
        if timed and to == self.it == "chosen" and not self.many.get("chosen"):
            self.pronouns += 1
            refuse_if(attackers != m.ENEMY_UNIT, "such Units that must attack it for a time")
            return "对方所有机体进行攻击时，必须选择该机体作为攻击对象"
        refuse_if(timed, "who must be attacked for a time")
        if to == "this":
            drawing = "休息状态的此机体"
        elif isinstance(to, m.All) and to.all.state is None:
            drawing = NOUNS.noun_phrase(to.all.model_copy(update={"state": "rested"}))
        else:
            raise NotWorded("who must be attacked")
        return f"{NOUNS.noun_phrase(attackers)}进行攻击时，若可能则选择{drawing}作为攻击对象"

    def ruled(self, who: str, rules: Sequence[m.RuleChange], *, pause: bool) -> str:
        del pause  # Chinese has no pause there
        return who + "，且".join(map(self.rule, rules))


def _there_are(selector: m.Selector, how_many: str) -> str:
    """Return that there is a number of cards: "对方有4张或更多机体"."""
    if selector.zone is None:
        where = NOUNS.say.sides.get(selector.side) or "场上"
    elif selector == m.Selector(what=("card",), side=selector.side, zone="hand"):
        hand = NOUNS.place(selector)
        return f"{hand.removesuffix('手牌')}没有手牌" if how_many == "没有" else hand + how_many
    else:
        where = f"{NOUNS.place(selector)}中"
    return where + NOUNS.noun_phrase(selector, how_many, placed=False)


def _one_thing(selector: m.Selector) -> str:
    """Return the single property that a selector asks for."""
    return NOUNS.noun_phrase(selector, placed=False).removesuffix(f"的{'/'.join(NOUNS.kinds(selector))}")
