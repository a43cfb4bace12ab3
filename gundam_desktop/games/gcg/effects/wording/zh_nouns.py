"""Selectors in Chinese: the side, the number, the description, then the kind."""

from __future__ import annotations

from collections.abc import Iterator

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded
from gundam_desktop.games.gcg.effects.phrases.nouns import NounTexts
from gundam_desktop.games.gcg.effects.phrases.vocabulary import STATES
from gundam_desktop.games.gcg.effects.wording.comparisons import compared
from gundam_desktop.games.gcg.effects.wording.counting import THAT_NUMBER
from gundam_desktop.games.gcg.effects.wording.nouns import Nouns, refuse_undescribed

_MEASURES: dict[object, str] = {
    "this": "此机体",
    "event doer": "该机体",
    "chosen": "通过此效果转为休息状态的机体",
    "destroyed": "被破坏的机体",
    "discarded": "丢弃的卡牌",
}


class ChineseNouns(Nouns):
    """The nouns of Chinese texts."""

    say = NounTexts("zh")

    def noun_phrase(self, selector: m.Selector, count: str = "", *, placed: bool = True) -> str:
        """Return the cards of a selector. `count` is their number ("1张"); `placed` also names their side and zone."""
        refuse_undescribed(selector)
        if selector.either and selector.what == ("card",):
            return self.either(selector, count)
        if parts := self.of_two_kinds(selector):
            return "或".join(self.noun_phrase(part, count, placed=placed) for part in parts)
        described = count + "".join(self._descriptions(selector)) + "/".join(self.kinds(selector))
        if not placed:
            return described
        if selector.did == "rested for cost":
            return f"作为费用转为休息状态的{described}"
        if selector.did is not None:
            return f"通过此效果{self.say.done[selector.did]}的{described}"
        if selector.belongs is not None:
            return self.say.belonging[selector.belongs] + described
        return (f"{self.place(selector)}中" if selector.zone else self.say.sides.get(selector.side, "")) + described

    def _descriptions(self, selector: m.Selector) -> Iterator[str]:
        if selector.other:
            yield "其他"
        if selector.besides is not None:
            yield "除此卡牌以外的" if selector.besides == "this card" else "其余"
        known = list(self._clauses(selector))
        if selector.either and not self.alternatives(selector):
            if known:
                raise NotWorded("cards of one of these descriptions")
            known = ["或".join(self.arm(selector, part) for part in selector.either)]
        if known:
            yield f"{'且'.join(known)}的"
        if selector.state:
            yield f"{STATES[selector.state].zh}的"
        yield self.colors(selector)
        yield self.traits(selector.traits)

    def _clauses(self, selector: m.Selector) -> Iterator[str]:
        if selector.linked is False:
            yield "非共鸣机体"
        if selector.token is False:
            yield "非替代卡"
        if selector.battling is not None:
            yield self.fighting(selector, self.battled(selector.battling))
        if selector.battling_none is not None:
            yield f"未与{self.noun_phrase(selector.battling_none)}战斗"
        if selector.pilot is not None:
            yield f"有{self.noun_phrase(selector.pilot)}搭乘"
        if selector.host is not None:
            yield f"搭乘{'其' if isinstance(selector.host, str) else self.noun_phrase(selector.host)}"
        if selector.link_name is not None:
            yield f"共鸣条件为{self.card_name(selector.link_name)}"
        if selector.link_trait is not None:
            yield f"共鸣条件为{self.traits((selector.link_trait,))}"
        if selector.effect is not None:
            yield f"拥有{self.marks((selector.effect,))}"
        if selector.keyword == "any":
            yield "拥有关键词效果"
        elif selector.keyword:
            yield f"拥有《{self.keyword_name(selector.keyword)}》"
        if selector.keywords:
            yield f"拥有{self.keyword_list(selector.keywords)}"
        if selector.keyword_count is not None:
            yield f"拥有的关键词效果数量{self.say.bounds_of.of(selector.keyword_count, stat='')}"
        if selector.keyword_lacks == "any":
            yield "未拥有关键词效果"
        elif selector.keyword_lacks:
            yield f"未拥有《{self.keyword_name(selector.keyword_lacks)}》"
        if selector.damage is not None:
            yield f"受到的伤害{self.say.bounds_of.of(selector.damage, stat='')}"
        if selector.damaged is not None:
            yield "受到伤害" if selector.damaged else "未受到伤害"
        if selector.paired is not None:
            yield f"{'有' if selector.paired else '没有'}机师搭乘"
        if selector.in_battle is not None:
            yield "正在战斗" if selector.in_battle else "未在战斗"
        if selector.colors_lack:
            yield f"非{self.colors(m.Selector(what=selector.what, colors=selector.colors_lack))}"
        if selector.attacking is not None and not self.attacks_such(selector):
            yield "正在攻击" if selector.attacking else "未在攻击"
        if selector.attacks_player is not None:
            yield "正在攻击玩家" if selector.attacks_player else "未在攻击玩家"
        if selector.attacked is not None and not self.attacks_such(selector):
            yield "正在被攻击" if selector.attacked else "未在被攻击"
        if selector.has_attacked is not None:
            yield f"本回合中{'曾' if selector.has_attacked else '未'}攻击"
        if selector.in_turn is not None:
            yield f"本回合中曾{self.say.in_turn[selector.in_turn]}"
        if selector.not_in_turn is not None:
            yield f"本回合中未曾{self.say.in_turn[selector.not_in_turn]}"
        if selector.new:
            yield "在本回合中配置"
        if selector.traits_lack:
            yield f"非{self.traits(selector.traits_lack)}"
        if selector.level_is is not None:
            yield f"等级为{'偶数' if selector.level_is == 'even' else '奇数'}"
        if selector.shares_trait is not None:
            yield f"与此机体{'拥有' if selector.shares_trait else '没有'}相同特征"
        if selector.same_name is not None:
            yield f"卡牌名称与此机体{'相同' if selector.same_name else '不同'}"
        for stat in m.STATS:
            of: m.Range | None = getattr(selector, stat)
            if of == m.Range(least=m.StatOf(stat="level")):
                yield "等级不低于此机体"
            elif of is not None and (than := compared(stat, of)) is not None:
                yield self.compared(stat, than)
            elif of is not None and isinstance(of.most, m.StatOf):
                yield self._measured(stat, of, of.most)
            elif of is not None and of.most == THAT_NUMBER:
                yield f"{self.stat(stat)}不高于该数量"
            elif of is not None:
                yield self.bounds(stat, of)
        if selector.name is not None:
            yield f"卡牌名称为{self.card_name(selector.name)}"
        if selector.not_named is not None:
            yield f"卡牌名称不为{self.card_name(selector.not_named)}"
        if selector.name_contains is not None:
            yield f"名称中包含“{selector.name_contains}”"
        if selector.name_lacks is not None:
            yield f"名称中不包含“{selector.name_lacks}”"
        if names := self.alternatives(selector):
            field, *alike = names
            if field == "effect":
                yield f"拥有{self.marks(alike)}"
            elif field == "name":
                yield f"卡牌名称为{'/'.join(map(self.card_name, alike))}"
            else:
                yield f"名称中包含{'/'.join(f'“{name}”' for name in alike)}"
        if selector.highest is not None:
            yield f"{self.stat(selector.highest)}最高"
        if selector.lowest is not None:
            yield f"{self.stat(selector.lowest)}最低"

    def quality(self, selector: m.Selector) -> str:
        """Return a description's only demand, as a clause."""
        return f"处于{STATES[selector.state].zh}" if selector.state else "".join(self._clauses(selector))

    def fighting(self, selector: m.Selector, other: str) -> str:
        """Return the words for cards in battle with `other`."""
        if not self.attacks_such(selector):
            return f"正在与{other}战斗"
        return f"正在攻击{other}" if selector.attacking else f"正在被{other}攻击"

    def _measured(self, stat: str, of: m.Range, by: m.StatOf) -> str:
        if of.least is not None or by.stat != stat or by.of not in _MEASURES:
            raise NotWorded("this value of another card")
        measured = "该机体" if by.of == "chosen" and stat != "level" else _MEASURES[by.of]
        return f"{self.stat(stat)}不高于{measured}"

    def number_of(self, each: m.Amount) -> str:
        """Return an amount as a number: "我方机体的数量"."""
        return self.as_many(each)

    def as_many(self, each: m.Amount) -> str:
        """Return words for the number that an amount equals: "我方机体的数量"."""
        if isinstance(each, m.Plus) and each.plus > 0:
            return f"{self.as_many(each.amount)}加{each.plus}"
        if isinstance(each, m.AtMost):
            return f"{self.as_many(each.amount)}(最多{each.at_most})"
        if isinstance(each, m.StatOf) and isinstance(each.of, str) and each.of in self.say.compared_with:
            return f"{self.say.compared_with[each.of]}的{self.stat(each.stat)}"
        if isinstance(each, m.NumberOfPlayers):
            return f"{self.say.sides[each.players]}玩家的数量"
        if not isinstance(each, m.Count):
            raise NotWorded("this amount")
        return f"{self.noun_phrase(each.count, '卡牌名称不同的' if each.unique else '')}的数量"


NOUNS = ChineseNouns()
