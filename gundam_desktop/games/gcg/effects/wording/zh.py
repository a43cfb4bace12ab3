"""The wording in Chinese (Simplified), in the vocabulary of the Chinese rules."""

from __future__ import annotations

from collections.abc import Iterable

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.language.token_facts import TokenLookup
from gundam_desktop.games.gcg.effects.wording import NotWorded, nothing_unsaid, number
from gundam_desktop.games.gcg.effects.wording.ability_text import (
    AbilityText,
    attacks_only_after_deployment,
    deployed_rested,
    is_rested_instead_of_base,
    subject,
)
from gundam_desktop.games.gcg.effects.wording.sentence_flow import Steps
from gundam_desktop.games.gcg.effects.wording.zh_events import ChineseEvents
from gundam_desktop.games.gcg.effects.wording.zh_nouns import NOUNS
from gundam_desktop.games.gcg.effects.wording.zh_references import ChineseReferences
from gundam_desktop.games.gcg.effects.wording.zh_steps import ChineseSteps, discard
from gundam_desktop.tabletop.face import Ability

_RETURNED = {"hand": "手牌", "deck top": "卡组最上方", "deck bottom": "卡组最下方"}
_TURNS = {"your": "我方回合中，", "opponent's": "对方回合中，"}
_TIMES = {"start of turn": "我方回合开始时，", "end of turn": "我方回合结束时，"}


def texts(effects: Iterable[m.AnyAbility], tokens: TokenLookup) -> list[str]:
    """Return the text of a card, one ability each."""
    return [word(ability, tokens).line for ability in effects]


def word_link(names: Iterable[str], traits: Iterable[str]) -> str:
    """Return a link condition as printed on a card.

    >>> word_link(["阿姆罗·雷"], ["新人类"])
    '{阿姆罗·雷} / 特征〈新人类〉'
    """
    return " / ".join([*map(NOUNS.card_name, names), *(f"特征{NOUNS.traits((name,))}" for name in traits)])


def word(ability: m.AnyAbility, tokens: TokenLookup) -> Ability:
    """Word one ability: its marks and its text. NotWorded if Chinese has no words for it yet."""

    def of_token(effects: Iterable[m.AnyAbility]) -> list[str]:
        return [text.removesuffix("。") for text in texts(effects, tokens)]

    with nothing_unsaid(ability):
        return _ChineseAbility(ChineseReferences(tokens, effects=of_token)).word(ability)


class _ChineseAbility(AbilityText[ChineseReferences]):
    language = "zh"
    dot = "·"
    between_costs = "，"
    development = "开发"
    one_of = "使用此卡牌时，从以下效果中选择1个并发动。"

    def name(self, name: str) -> str:
        return NOUNS.card_name(name)

    def also_named(self, name: str) -> str:
        return f"此卡牌的名称也视为{name}"

    def keyword(self, of: m.Keyword) -> str:
        return NOUNS.keyword(of)

    def pilot(self, selector: m.Selector) -> str:
        return NOUNS.pilot(selector)

    def sentences(self, steps: Steps) -> list[str]:
        return ChineseSteps(self._refs).sentences(steps)

    def turn(self, whose: str) -> str:
        return _TURNS[whose]

    def time(self, event: str) -> str:
        return _TIMES[event]

    def end_of_paired_turn(self) -> str:
        return "在机师搭乘此机体的回合结束时，"

    def end_of_paid_turn(self, units: m.Selector) -> str:
        return f"在我方曾为{NOUNS.noun_phrase(units)}的效果支付①或更多费用的回合结束时，"

    def meanwhile(self, condition: m.Condition) -> str:
        return f"{self._refs.condition(condition)}的期间，"

    def provided(self, condition: m.Condition) -> str:
        return f"若{self._refs.condition(condition)}，则"

    def statement(self, ability: m.Constant, *, opened: bool) -> str:
        del opened  # the words are the same after an opening
        return self._refs.statement(subject(ability), ability.changes, timed=False)

    def special(self, ability: m.Constant) -> str:
        if is_rested_instead_of_base(ability):
            return "因我方机体的效果将我方基地转为休息状态时，可以改为将此机体转为休息状态"
        if attacks_only_after_deployment(ability) and isinstance(ability.condition, m.ThisTurn):
            happened = ChineseEvents(self._refs).happened(ability.condition)
            return f"此机体仅能在{happened}的回合中进行攻击"
        if (units := deployed_rested(ability)) is not None:
            return f"{NOUNS.noun_phrase(units, '所有')}以休息状态被配置"
        return ""

    def event(self, ability: m.Triggered) -> str:
        return f"当{ChineseEvents(self._refs).event(ability.on)}时，"

    def cost(self, cost: m.Cost) -> str:
        match cost:
            case m.RestThis():
                return f"将{self._refs.who(cost.rest)}转为休息状态"
            case m.DiscardCost():
                return discard(cost.what, number(cost.discard))
            case m.RestCost():
                group = m.Group(what=cost.what, least=cost.rest, most=cost.rest)
                return f"将{self._refs.counted(group)}转为休息状态"
            case m.DestroyCost():
                group = m.Group(what=cost.what, least=cost.destroy, most=cost.destroy)
                return f"破坏{self._refs.counted(group)}"
            case m.DestroyThis():
                return f"将{self._refs.who(cost.destroy_this)}破坏"
            case m.ReturnThis():
                return f"将此机体放回持有者的{_RETURNED[cost.return_this]}"
            case m.RemoveCost():
                group = m.Group(what=cost.what, least=cost.remove, most=cost.remove)
                return f"将{self._refs.counted(group)}从游戏中除外"
        raise NotWorded(f"the cost {type(cost).__name__}")

    def play_as(self, ability: m.PlayAs) -> list[str]:
        figures = [NOUNS.stat(stat) for stat in ("level", "cost") if getattr(ability, stat) is not None]
        amounts = {number(amount) for amount in (ability.level, ability.cost) if amount is not None}
        if len(amounts) != 1 or len(ability.by) > 1:
            raise NotWorded("this way of playing a card")
        if ability.onto is not None:
            return [
                f"使用手牌中的此卡牌搭乘{NOUNS.noun_phrase(ability.onto)}时，将此卡牌视为{'和'.join(figures)}为{amounts.pop()}来使用"
            ]
        return [
            f"使用手牌中的此卡牌时，可以{self.cost(ability.by[0])}",
            f"那样做时，将此卡牌视为{'和'.join(figures)}为{amounts.pop()}来使用",
        ]
