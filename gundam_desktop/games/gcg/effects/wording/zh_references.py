"""References, conditions and changes in Chinese: the parts that steps and abilities share."""

from __future__ import annotations

from dataclasses import dataclass

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.wording import NotWorded, for_each, number
from gundam_desktop.games.gcg.effects.wording.mentions import Mentions, Subject
from gundam_desktop.games.gcg.effects.wording.nouns import asked_of_card
from gundam_desktop.games.gcg.effects.wording.vocabulary import STATES
from gundam_desktop.games.gcg.effects.wording.zh_nouns import NOUNS, SIDES

_NAMES: dict[object, str] = {
    "this": "此机体",
    "this base": "此基地",
    "this card": "此卡牌",
    "this pilot": "搭乘此机体的机师",
    "chosen": "所选的卡牌",
    "your shield area": "我方护盾区的卡牌",
    "enemy shield area": "对方护盾区最前方的1张卡牌",
    "card in hand": "手牌中的此卡牌",
    "card in trash": "废弃区中的此卡牌",
}
_TURNS = {"your": "为我方回合", "opponent's": "为对方回合"}
_FROM = {"hand": "手牌", "trash": "废弃区"}
_DID = {"deploy": "被配置过", "destroys unit with battle damage": "曾以战斗伤害破坏对方机体"}
_DAMAGE = {"any": "伤害", "battle": "战斗伤害", "effect": "效果伤害"}


@dataclass
class ChineseReferences(Mentions):
    """The mentions of a Chinese text so far. 其: the cards chosen or looked at last; this Unit is always named."""

    it: m.Reference | None = None

    def introduce(self, reference: m.Reference, *, many: bool = False) -> None:
        self.it = reference
        self.many[reference] = many

    def forget(self) -> None:
        self.it = None

    def who(self, reference: Subject) -> str:
        """Return the words for a card, as an object or a subject."""
        if isinstance(reference, m.All):
            return NOUNS.noun_phrase(reference.all, "" if reference.all.battling == "this" else "所有")
        if reference == "event card" and self.enemy:
            self.pronouns += 1
            return "该对方机体"
        if reference == "event doer" and self.one_of_two is not None:
            self.pronouns += 1
            return f"该{NOUNS.noun_phrase(self.one_of_two)}"
        if isinstance(reference, m.PairedPilot):
            return f"搭乘此机体的{NOUNS.noun_phrase(reference.pilot)}"
        if reference == self.it:
            self.pronouns += 1
            return "其"
        if reference == "chosen and this" and self.it == "chosen":
            self.pronouns += 1
            return "其和此机体"
        if reference == "played command" and self.command:
            return "废弃区中的该卡牌"
        if reference not in _NAMES:
            raise NotWorded(f"{reference} here")
        return _NAMES[reference]

    # --- conditions

    def condition(self, condition: m.Condition) -> str:
        """Return a condition, without "if" or "while"."""
        match condition:
            case m.CountIs():
                return _count(condition)
            case m.Matches():
                return self._matches(condition)
            case m.TurnIs():
                return _TURNS[condition.turn]
            case m.AttackTargetIs(attacking="player"):
                return "此机体正在攻击对方玩家"
            case m.AttackTargetIs(attacking=m.Selector() as target):
                return f"此机体正在攻击{NOUNS.noun_phrase(target)}"
            case m.BattlingIs():
                return f"此机体正在与{NOUNS.noun_phrase(condition.battling)}战斗"
            case m.ThisTurn(never=False, this_turn="deploy" | "destroys unit with battle damage" as did):
                return f"本回合中{NOUNS.noun_phrase(condition.who)}{_DID[did]}"
            case m.ThisTurn(never=False, this_turn="activates command", who=m.Selector(side="your") as who):
                card = NOUNS.noun_phrase(who.model_copy(update={"zone": "hand"}), placed=False)
                return f"本回合中我方曾发动{card}的【主要】/【瞬动】"
            case m.PlayerWithShields():
                return f"有{NOUNS.with_shields(condition.a_player_has_shields)}"
            case m.Destroys():
                return f"通过此效果破坏{NOUNS.noun_phrase(m.Selector(what=('unit',), side=condition.destroys))}时"
            case m.WithEx():
                return "使用此卡牌时动用了EX能源"
            case m.PlayerLevelIs():
                return f"我方的{NOUNS.bounds('level', condition.player_level)}"
            case m.DeployedFrom():
                return f"此机体是从{_FROM[condition.deployed_from]}配置的"
            case m.Both():
                first, *others = map(self.condition, condition.both)
                return first + "".join(f"，且{part}" for part in others)
        raise NotWorded(f"the condition {type(condition).__name__}")

    def _matches(self, condition: m.Matches) -> str:
        selector = condition.matches
        asked = asked_of_card(condition)
        who = self.who(condition.card)
        if selector.what in {("unit",), ("base",)} and len(asked) == 1:
            match next(iter(asked)):
                case "paired":
                    return f"{'有' if selector.paired else '没有'}机师搭乘{who}"
                case "state" if selector.state is not None:
                    return f"{who}处于{STATES[selector.state].zh}"
                case "colors":
                    return f"{who}为{NOUNS.colors(selector)}"
                case "traits":
                    return f"{who}拥有{NOUNS.traits(selector.traits)}"
                case "ap" | "hp" | "cost" | "level":
                    return f"{_of(who)}{_described(selector)}"
                case "damaged" | "keyword" | "keyword_lacks" | "attacking":
                    return f"{who}{_described(selector)}"
        if selector.what == ("unit",) and selector.level is not None and asked == {"damaged", "level"}:
            damaged = "受到伤害" if selector.damaged else "未受到伤害"
            return f"{who}{damaged}且{NOUNS.bounds('level', selector.level)}"
        return f"{who}为{NOUNS.noun_phrase(selector)}"

    # --- changes

    def statement(
        self,
        to: Subject,
        changes: tuple[m.Change, ...],
        *,
        timed: bool = True,
    ) -> str:
        """Return the changes of a card: "其AP+1". `timed`: they are for a turn or a battle."""
        match changes:
            case (m.RuleChange(rule="must be attacked"),):
                return self._drawing(to, timed=timed)
            case (m.Reduce() as reduce,):
                return _reduced(reduce, self.who(to), timed=timed)
            case (m.DealtInstead(dealt_to="this" | "chosen" as other),):
                return f"{self.who(to)}将受到的战斗伤害改为由{self.who(other)}承受"
            case (m.StatChange(by=m.EventAmount()) as change,):
                return f"{_of(self.who(to))}{NOUNS.stat(change.change)}增加与所支付费用相同的数值"
        who = self.who(to)
        values = [change for change in changes if isinstance(change, m.StatChange)]
        gains = [_gained(change) for change in changes if isinstance(change, m.Gain | m.GainTrait | m.GainFrom)]
        rules = [change for change in changes if isinstance(change, m.RuleChange)]
        if len(values) + len(gains) + len(rules) < len(changes) or (rules and (values or gains)):
            raise NotWorded("these changes in one")
        if rules:
            return _rules(who, rules)
        if gains:
            gained = f"获得{'和'.join(gains)}"
            return f"{_of(who)}{_stats(values)}，并{gained}" if values else who + gained
        if any(not isinstance(value.by, int) for value in values):
            return _each(who, values)
        return _of(who) + _stats(values)

    def _drawing(self, to: Subject, *, timed: bool) -> str:
        if timed and to == self.it == "chosen" and not self.many.get("chosen"):
            self.pronouns += 1
            return "对方所有机体进行攻击时，必须选择该机体作为攻击对象"
        if timed:
            raise NotWorded("who must be attacked for a time")
        if to == "this":
            drawing = "休息状态的此机体"
        elif isinstance(to, m.All) and to.all.state is None:
            drawing = NOUNS.noun_phrase(to.all.model_copy(update={"state": "rested"}))
        else:
            raise NotWorded("who must be attacked")
        return f"对方机体进行攻击时，若可能则选择{drawing}作为攻击对象"


def _gained(change: m.Gain | m.GainTrait | m.GainFrom) -> str:
    match change:
        case m.Gain():
            return NOUNS.keyword(change.gain)
        case m.GainTrait():
            return f"特征{NOUNS.traits((change.trait,))}"
        case m.GainFrom(gain_from="chosen"):
            return f"所选的卡牌拥有的所有{NOUNS.keyword_list(change.keywords)}"
    raise NotWorded("what is gained so")


def _count(condition: m.CountIs) -> str:
    selector, least, most = condition.count, condition.least, condition.most
    if selector.zone == "placed":
        if (least, most) != (1, None):
            raise NotWorded("this count of cards that were placed")
        return f"通过此效果放置了{NOUNS.noun_phrase(selector, placed=False)}"
    if most is None:
        return _there_are(selector, "有" if number(least) == 1 else f"有{number(least)}张或更多")
    if least is None:
        return _there_are(selector, "没有" if number(most) == 0 else f"有{number(most)}张或更少")
    if least != most:
        return _there_are(selector, f"有{number(least)}～{number(most)}张")
    return _there_are(selector, f"仅有{number(most)}张")


def _there_are(selector: m.Selector, how_many: str) -> str:
    """Return a condition on a number of cards: "对方有4张或更多机体"."""
    if selector.zone is None:
        where = SIDES[selector.side] or "场上"
    elif selector == m.Selector(what=("card",), side=selector.side, zone="hand"):
        return NOUNS.place(selector) + how_many
    else:
        where = f"{NOUNS.place(selector)}中"
    return where + NOUNS.noun_phrase(selector, how_many, placed=False)


def _described(selector: m.Selector) -> str:
    """Return the single property that a selector asks for."""
    return NOUNS.noun_phrase(selector, placed=False).removesuffix(f"的{'/'.join(NOUNS.kinds(selector))}")


def _rules(who: str, rules: list[m.RuleChange]) -> str:
    if len(rules) == 1 and rules[0].rule == "ap not reduced by enemy":
        return f"{_of(who)}AP不会因对方的效果而减少"
    return f"{who}{'，且'.join(map(_rule, rules))}"


def _rule(rule: m.RuleChange) -> str:
    match rule.rule:
        case "cannot attack":
            return "无法攻击"
        case "cannot attack player":
            return "无法选择对方玩家作为攻击对象"
        case "may attack active" if rule.what is not None:
            return f"可以选择{NOUNS.noun_phrase(rule.what)}作为攻击对象"
        case "may attack when deployed":
            return "可以在被配置的回合中攻击"
        case "no battle damage from" if rule.what is None:
            return "不会受到战斗伤害"
        case "not destroyed by enemy effects":
            return "不会因对方的效果而被破坏"
        case "no battle damage from" if rule.what is not None:
            return f"不会受到来自{_source(rule.what)}的战斗伤害"
        case "no effect damage from" if rule.what is not None:
            return f"不会受到来自{_source(rule.what)}的效果伤害"
        case "no damage from" if rule.what is not None:
            return f"不会受到来自{_source(rule.what)}的伤害"
        case "cannot block" if rule.what is None:
            return "无法发动《阻挡者》"
        case "stays rested":
            return "在下一个对方回合的起始阶段不会转为活跃状态"
        case "cannot be set active":
            return "无法转为活跃状态"
        case "cannot be paired":
            return "无法被机师搭乘"
    raise NotWorded(f"the rule {rule.rule!r} so")


def _source(selector: m.Selector) -> str:
    return "对方" if selector == m.Selector(what=("card",), side="enemy") else NOUNS.noun_phrase(selector)


def _of(who: str) -> str:
    return who if who == "其" else f"{who}的"


def _stats(changes: list[m.StatChange]) -> str:
    return "、".join(_stat(change, number(change.by)) for change in changes)


def _stat(change: m.StatChange, by: int) -> str:
    return f"{NOUNS.stat(change.change)}{by:+}"


def _each(who: str, values: list[m.StatChange]) -> str:
    counted = [for_each(value.by) for value in values]
    if any(amount != counted[0][0] for amount, _ in counted):
        raise NotWorded("changes for each of different things")
    stats = "、".join(_stat(value, times) for value, (_, times) in zip(values, counted, strict=True))
    return f"{each(counted[0][0])}，{_of(who)}{stats}"


def each(amount: m.Count | m.Per) -> str:
    """Return the unit by which an amount is counted: "我方每有1张机体"."""
    match amount:
        case m.Count():
            return _there_are(amount.count, f"每有1张{'卡牌名称不同的' if amount.unique else ''}")
        case m.Per(amount=m.StatOf(of="this") as measure):
            return f"此机体每有{amount.per}点{NOUNS.stat(measure.stat)}"
    raise NotWorded("this expression")


def _reduced(change: m.Reduce, who: str, *, timed: bool) -> str:
    if timed and change.once:
        raise NotWorded("damage that is reduced so")
    damage, amount = _DAMAGE[change.damage], number(change.reduce)
    by = "来自对方的" if change.by == "enemy" else ""
    if change.next_only:
        return f"{who}下一次受到的{by}{damage}减少{amount}点"
    if by or not timed:
        return f"{who}受到{by}{damage}时，该伤害减少{amount}点"
    return f"{who}受到的{damage}减少{amount}点"
