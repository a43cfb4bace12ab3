"""Words in Chinese what a text refers to, its conditions, and the changes of cards (AP+2, a keyword)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.wording import Comparison, NotWorded, number
from gundam_desktop.games.gcg.effects.wording.card_changes import CardChanges
from gundam_desktop.games.gcg.effects.wording.mentions import Subject
from gundam_desktop.games.gcg.effects.wording.nouns import RangeWords
from gundam_desktop.games.gcg.effects.wording.vocabulary import STATES
from gundam_desktop.games.gcg.effects.wording.zh_nouns import NOUNS, SIDES
from gundam_desktop.games.gcg.effects.wording.zh_rules import RULES, RULES_ABOUT

_NAMES: dict[object, str] = {
    "this": "此机体",
    "this base": "此基地",
    "this card": "此卡牌",
    "you": "我方",
    "enemy player": "对方",
    "this card in trash": "废弃区中的此卡牌",
    "this pilot": "搭乘此机体的机师",
    "chosen": "所选的卡牌",
    "destroyed": "被破坏的机体",
    "own of chosen": "所选的友方机体",
    "enemy of chosen": "所选的对方机体",
    "placed": "放置的卡牌",
    "discarded": "丢弃的卡牌",
    "activated card": "发动的卡牌",
    "your shield area": "我方护盾区的卡牌",
    "enemy shield area": "对方护盾区最前方的1张卡牌",
    "card in hand": "手牌中的此卡牌",
    "card in trash": "废弃区中的此卡牌",
}


_DONE_TO: Mapping[str | None, str] = {"destroyed": "破坏", "returned": "放回"}


@dataclass
class ChineseReferences(CardChanges):
    """What a Chinese text has mentioned so far. 其 means the cards chosen or looked at last, never this Unit."""

    nouns = NOUNS
    any_number = "任意数量的{}"
    or_more = ("{}张或更多", "{}")
    and_ = "和"
    that_enemy_unit = "该对方机体"
    attacking_unit = "正在攻击的机体"
    that_unit = "该{unit}"
    turns: ClassVar[Mapping[str, str]] = {"your": "为我方回合", "opponent's": "为对方回合"}
    attacking_player = "此机体正在攻击对方玩家"
    attacking = "此机体正在攻击{target}"
    battling = "{this}正在与{other}战斗"
    several = "{1}张或更多{0}"
    happened: ClassVar[Mapping[str, str]] = {
        "destroyed by effect": "本回合中{who}曾因{effect}被破坏",
        "destroyed": "本回合中{who}曾被破坏",
        "deploy": "本回合中{who}被配置过",
        "destroys unit with battle damage": "本回合中{who}曾以战斗伤害破坏对方机体",
        "attack": "本回合中{who}曾攻击",
        "linked": "本回合中{who}曾共鸣",
        "recovers hp": "本回合中{who}曾回复HP",
        "deployed by effect": "本回合中{who}曾因效果被配置",
        "returned to hand by effect": "本回合中{who}曾因{effect}被放回持有者的手牌",
        "rested by effect": "本回合中{who}曾因{effect}转为休息状态",
        "set active by effect": "本回合中{who}曾因{effect}转为活跃状态",
        "ap reduced by effect": "本回合中{who}的AP曾因{effect}而减少",
        "ap increased by effect": "本回合中{who}的AP曾因{effect}而增加",
        "shield destroyed": "本回合中{who}曾被破坏",
        "unit destroyed with damage": "本回合中{who}曾因伤害被破坏",
        "unit destroyed with battle damage": "本回合中{who}曾因战斗伤害被破坏",
        "unit destroyed with effect damage": "本回合中{who}曾因效果伤害被破坏",
        "paired": "本回合中机师曾搭乘{who}",
        "blocks": "本回合中{who}曾阻挡",
        "receives damage": "本回合中{who}曾受到伤害",
        "receives effect damage": "本回合中{who}曾受到效果伤害",
        "ex resource exiled": "本回合中{who}曾从游戏中被除外",
        "destroys unit with damage": "本回合中{who}曾以伤害破坏对方机体",
        "destroys card with battle damage": "本回合中{who}曾以战斗伤害破坏对方的卡牌",
        "destroys card with damage": "本回合中{who}曾以伤害破坏对方的卡牌",
        "destroys shield area card with damage": "本回合中{who}曾以伤害破坏对方护盾区的卡牌",
        "destroys shield area card with battle damage": "本回合中{who}曾以战斗伤害破坏对方护盾区的卡牌",
    }
    discarded: ClassVar[Mapping[str, str]] = {
        "your": "本回合中我方曾因{effect}丢弃手牌",
        "enemy": "本回合中对方曾因{effect}丢弃手牌",
    }
    effects_by: ClassVar[Mapping[str, str]] = {"any": "效果", "your": "我方的效果", "enemy": "对方的效果"}
    effect_of_cards = "{}的效果"
    done_by_you: ClassVar[Mapping[tuple[str, bool], str]] = {
        ("draws", False): "本回合中我方曾抽{least}张或更多卡",
        ("drawn by effect", False): "本回合中我方曾通过效果抽卡",
        ("drawn by effect", True): "本回合中我方未曾通过效果抽卡",
        ("ex resource placed", False): "本回合中我方曾放置EX能源",
        ("ex resource placed", True): "本回合中我方未曾放置EX能源",
        ("resource set active by effect", False): "本回合中我方曾通过效果将我方能源转为活跃状态",
        ("resource set active by effect", True): "本回合中我方未曾通过效果将我方能源转为活跃状态",
        ("ex resource used", False): "本回合中我方曾动用EX能源",
        ("ex resource used", True): "本回合中我方未曾动用EX能源",
        ("activates command", False): "本回合中我方曾发动{card}的【主要】/【瞬动】",
        ("activates command", True): "本回合中我方未曾发动{card}的【主要】/【瞬动】",
        ("plays command", False): "本回合中我方曾使用{card}",
        ("plays command", True): "本回合中我方未曾使用{card}",
    }
    as_many_of = "数量等于{number}的{cards}"
    with_different_names = "卡牌名称不同的{cards}"
    with_figure_in_all = "{stat}合计不高于{most}的{cards}"
    up_to_as_many = "至多{number}的{cards}"
    their_level = "对方的{bounds}"
    there_is = "有{player}"
    destroying = "通过此效果破坏{units}时"
    destroying_none = "此效果没有破坏{units}"
    destroyed_with = "{this}因{damage}被破坏"
    compared: ClassVar[Mapping[Comparison, str]] = {
        "fewer": "{cards}少于对方",
        "more": "{cards}多于对方",
        "as many": "{cards}与对方数量相同",
    }
    destroyed_by = "{this}因{effect}被破坏"
    different_names = "{place}有{least}张或更多卡牌名称不同的{cards}"
    with_ex = "使用此卡牌时动用了EX能源"
    destroyer = "破坏此机体的机体"
    still_in_play = "{who}仍在场上"
    effect_destroyed = "{this}因{effect}或其效果伤害被破坏"
    attack_number: ClassVar[Mapping[str, str]] = {
        "any": "此攻击为本回合中第{nth}次攻击",
        "this": "此攻击为{this}本回合中第{nth}次攻击",
    }
    blocking: ClassVar[Mapping[bool, str]] = {False: "{this}正在阻挡", True: "{this}进行了阻挡"}
    goes: ClassVar[Mapping[str, str]] = {"first": "我方为先攻", "second": "我方为后攻"}
    own_turn = RangeWords(
        "为我方第{least}回合", "为我方第{most}回合或之前", "为我方第{least}回合或之后", "为我方第{least}～{most}回合"
    )
    level_than_theirs: ClassVar[Mapping[str, str]] = {"above": "我方的等级高于对方", "below": "我方的等级低于对方"}
    player_level = "我方的{bounds}"
    by_you = "我方{}"
    deployed_from: ClassVar[Mapping[str, str]] = {"hand": "{this}是从手牌配置的", "trash": "{this}是从废弃区配置的"}
    damaged_and_level: ClassVar[Mapping[bool, str]] = {
        True: "{who}受到伤害且{bounds}",
        False: "{who}未受到伤害且{bounds}",
    }
    damage: ClassVar[Mapping[str, str]] = {"any": "伤害", "battle": "战斗伤害", "effect": "效果伤害"}
    reduced_next = "{who}下一次受到的{by}{damage}{less}"
    reduced_whenever = "{who}受到{by}{damage}时，该伤害{less}"
    reduced = "{who}受到的{damage}{less}"
    reduced_by = "减少{}点"
    reduced_to = "变为{}点"
    by_enemy = "来自对方的"
    increased = "{source}给与{who}{damage}时，该伤害增加{amount}点"
    increased_all = "{who}受到的{by}{damage}增加{amount}点"
    number_chosen = RangeWords(
        "所选的卡牌仅有{least}张",
        "所选的卡牌有{most}张或更少",
        "所选的卡牌有{least}张或更多",
        "所选的卡牌有{least}～{most}张",
    )
    ap_fell_to_0 = "通过此效果{whose}AP变为0"
    would_receive = "{who}将受到{by}{damage}时，"
    taken_by = "改为由{}承受该伤害"
    passed_on = "改为将该伤害给与对方护盾区最前方的卡牌"
    by_such = "来自{}的"
    dealt_instead = "{who}将受到的战斗伤害改为由{taker}承受"
    by_payment = "{whose}{stat}增加与所支付费用相同的数值"
    by_damage = "{whose}{stat}增加与其受到的伤害相同的数值"
    by_figure = "{whose}{stat}增加与{figure}相同的数值"
    lowered_by_figure = "{whose}{stat}减少与{figure}相同的数值"
    as_many_keywords = "{who}获得与{number}相同个数的{keyword}"
    doubled = "{whose}AP变为2倍"
    become = "{whose}AP变为{ap}"
    survives = "{who}{by}将被破坏时，改为以1点HP留在场上"
    by_cause = "因{}"
    next_played = "下一张从手牌使用的{card}{stats}"
    at_least = "不少于{}点的"
    at_most = "不多于{}点的"
    first_cards = "对方护盾区最前方的{}张卡牌"
    gained_trait = f"{NOUNS.trait_word}{{}}"
    possessive = "的"
    ap_not_reduced = "{whose}AP不会因对方的效果而减少"
    bursts_kept = "因{whose}战斗伤害而被破坏的对方护盾无法发动【爆发】"
    rules = RULES
    rules_about = RULES_ABOUT
    lost = "{who}失去{keyword}"
    all_keywords = "所有关键词效果"
    and_between = "和"
    opponent = "对方"

    # --- references

    def this(self) -> str:
        return "此机体"

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
        if reference == "played command" and self.command:
            return "废弃区中的该卡牌"
        if reference == "looked" and self.revealed:
            return "公开的卡牌"
        if reference not in _NAMES:
            raise NotWorded(f"{reference} here")
        return _NAMES[reference]

    def whose(self, who: str) -> str:
        return who if who == "其" else super().whose(who)

    def noun(self, selector: m.Selector, count: str = "", *, placed: bool = True) -> str:
        return NOUNS.noun_phrase(selector, count, placed=placed)

    # --- conditions

    def not_happened(self, words: str) -> str:
        return words.replace("曾", "未曾") if "曾" in words else words.replace("{who}", "{who}未曾").removesuffix("过")

    def were_placed(self, selector: m.Selector, least: int) -> str:
        many = f"{least}张或更多" if least > 1 else ""
        return f"通过此效果放置了{many}{NOUNS.noun_phrase(selector, placed=False)}"

    def done_with_effect(self, condition: m.CountIs) -> str:
        cards = condition.count.model_copy(update={"did": None})
        if condition.count.did == "rested" and condition.most is None:
            return f"通过此效果将{number(condition.least)}张或更多{NOUNS.noun_phrase(cards)}转为休息状态"
        if condition.count.did == "destroyed" and (condition.least, condition.most) == (None, 0):
            return f"没有通过此效果破坏{NOUNS.noun_phrase(cards)}"
        if condition.count.did in _DONE_TO and condition.most is None:
            least = number(condition.least)
            many = f"{least}张或更多" if least > 1 else ""
            return f"通过此效果{_DONE_TO[condition.count.did]}{many}{NOUNS.noun_phrase(cards)}"
        of_any = cards.model_copy(update={"side": "any"})
        who = {"your": "我方", "enemy": "该玩家"}.get(cards.side)
        never = (condition.least, condition.most) == (None, 0)
        least = 0 if condition.least is None else number(condition.least)
        many = f"{least}张或更多" if least > 1 else ""
        if who is None or not (never or (least and condition.most is None)):
            raise NotWorded("what this effect has done so")
        did = f"{'没有' if never else ''}通过此效果"
        if of_any == m.ANY_CARD and not many:
            return f"{who}{did}{'抽卡' if condition.count.did == 'drawn' else '丢弃手牌'}"
        if condition.count.did != "discarded":
            raise NotWorded("what this effect has done so")
        of_hand = of_any.model_copy(update={"zone": "hand"})
        return f"{who}{did}丢弃{many}{NOUNS.noun_phrase(of_hand, placed=False)}"

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
                return f"{who}为{NOUNS.colors(selector)}"
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

    def any_of(self, conditions: Sequence[str]) -> str:
        return "，或".join(conditions)

    def both(self, conditions: Sequence[str]) -> str:
        return "，且".join(conditions)

    # --- changes

    def changed(self, who: str, stats: str, gains: Sequence[str]) -> str:
        if not gains:
            return self.whose(who) + stats
        gained = f"获得{self.and_.join(gains)}"
        return f"{self.whose(who)}{stats}，并{gained}" if stats else who + gained

    def both_done(self, first: str, second: str) -> str:
        return f"{first}，{second}"

    def changed_for_each(self, to: Subject, who: str, each: str, stats: str) -> str:
        del to  # the same in every zone
        return f"{each}，{self.whose(who)}{stats}"

    def each(self, amount: m.Amount) -> str:
        match amount:
            case m.Count(count=m.Selector(did=str()), unique=False):
                return f"每有1张{NOUNS.noun_phrase(amount.count)}"
            case m.Count():
                return _there_are(amount.count, f"每有1张{'卡牌名称不同的' if amount.unique else ''}")
            case m.Per(amount=m.Count(unique=False) as counted):
                return _there_are(counted.count, f"每有{amount.per}张")
            case m.Per(amount=m.StatOf(of="this") as measure):
                return f"{self.this()}每有{amount.per}点{NOUNS.stat(measure.stat)}"
            case m.AtMost():
                return f"{self.each(amount.amount)}（最多{amount.at_most}）"
        raise NotWorded("this expression")

    def keywords_of_other(self, change: m.GainFrom) -> str:
        if change.gain_from == "this" and not change.keywords:
            return "此机体拥有的所有关键词效果"
        if change.gain_from != "chosen":
            raise NotWorded("what is gained so")
        return f"所选的卡牌拥有的所有{NOUNS.keyword_list(change.keywords)}"

    def drawing(self, to: Subject, attackers: m.Selector, *, timed: bool) -> str:
        if timed and to == self.it == "chosen" and not self.many.get("chosen"):
            self.pronouns += 1
            if attackers != m.ENEMY_UNIT:
                raise NotWorded("such Units that must attack it for a time")
            return "对方所有机体进行攻击时，必须选择该机体作为攻击对象"
        if timed:
            raise NotWorded("who must be attacked for a time")
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
        where = SIDES[selector.side] or "场上"
    elif selector == m.Selector(what=("card",), side=selector.side, zone="hand"):
        return NOUNS.place(selector) + how_many
    else:
        where = f"{NOUNS.place(selector)}中"
    return where + NOUNS.noun_phrase(selector, how_many, placed=False)


def _one_thing(selector: m.Selector) -> str:
    """Return the single property that a selector asks for."""
    return NOUNS.noun_phrase(selector, placed=False).removesuffix(f"的{'/'.join(NOUNS.kinds(selector))}")
