"""The wording in Chinese (Simplified), in the vocabulary of the Chinese rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.language.token_facts import TokenLookup
from gundam_desktop.games.gcg.effects.wording import number
from gundam_desktop.games.gcg.effects.wording.ability_text import (
    AbilityText,
    attacks_only_after_deployment,
    deployed_rested,
)
from gundam_desktop.games.gcg.effects.wording.counting import counted
from gundam_desktop.games.gcg.effects.wording.mentions import WordsOfEffects
from gundam_desktop.games.gcg.effects.wording.sentence_flow import Steps
from gundam_desktop.games.gcg.effects.wording.zh_events import ChineseEvents
from gundam_desktop.games.gcg.effects.wording.zh_nouns import NOUNS
from gundam_desktop.games.gcg.effects.wording.zh_references import ChineseReferences
from gundam_desktop.games.gcg.effects.wording.zh_steps import ChineseSteps, counting, discard


class _ChineseAbility(AbilityText[ChineseReferences]):
    between_costs = "，"
    development = "开发"
    one_of = "从以下效果中选择{}个并发动。"
    one_of_command = "使用此卡牌时，从以下效果中选择{}个并发动。"
    also_named = "此卡牌的名称也视为{}"
    turns: ClassVar[Mapping[str, str]] = {"your": "我方回合中，", "opponent's": "对方回合中，"}
    times: ClassVar[Mapping[tuple[str, str], str]] = {
        ("start of turn", "your"): "我方回合开始时，",
        ("end of turn", "your"): "我方回合结束时，",
        ("start of turn", "opponent's"): "对方回合开始时，",
        ("end of turn", "opponent's"): "对方回合结束时，",
        ("start of turn", "each"): "每个回合开始时，",
        ("end of turn", "each"): "每个回合结束时，",
    }
    gives = "{who}获得以下效果。■{effect}"
    rest = "将{cards}转为休息状态"
    rested_instead = "因{whose}的效果将{what}转为休息状态时，可以改为将{this}转为休息状态"
    replaced = "{who}{by}将被{happens}时，改为{done}"
    replaced_if_wanted = "{who}{by}将被{happens}时，可以改为{done}"
    would: ClassVar[Mapping[str, str]] = {
        "destroyed": "破坏",
        "returned to hand": "放回持有者的手牌",
        "rested": "转为休息状态",
    }
    would_by: ClassVar[Mapping[str | None, str]] = {
        None: "",
        "effects": "因效果",
        "enemy effects": "因对方的效果",
        "damage": "因伤害",
        "battle damage": "因战斗伤害",
        "effect damage": "因效果伤害",
    }
    goes: ClassVar[Mapping[str, str]] = {
        "hand": "将其放回持有者的手牌",
        "removed": "将其从游戏中除外",
        "deck bottom": "将其放回持有者的卡组最下方",
        "survives": "其以1点HP留在场上",
    }
    pays = "支付{}"
    on_turn_deployed = "在{this}被配置的回合中，"
    discard = "丢弃{cards}"
    destroy = "破坏{cards}"
    destroy_this = "将{cards}破坏"
    damage_this = "给与{cards}{amount}点伤害"
    shields_to_hand = "将我方{amount}张护盾加入手牌"
    trash_top = "将我方卡组最上方的{amount}张卡牌置于废弃区"
    reduced_instead = "该伤害改为减少{}点"
    stays_rested_in_own = "{who}在我方回合的起始阶段不会转为活跃状态"
    stays_rested = "{who}在对方回合的起始阶段不会转为活跃状态"
    reveal = "公开{cards}"
    remove = "将{cards}从游戏中除外"
    return_cards = "将{cards}放回持有者的手牌"
    shuffle = "将{cards}放回我方卡组并切洗"
    to_bottom = "将{cards}放回我方卡组最下方"
    return_this: ClassVar[Mapping[str, str]] = {
        "hand": "将{this}放回持有者的手牌",
        "deck top": "将{this}放回持有者的卡组最上方",
        "deck bottom": "将{this}放回持有者的卡组最下方",
    }
    and_ = "和"
    then_cheaper = "那样做时，其{change}"
    play_cheaper = "使用手牌中的此卡牌时，{condition}其{change}"
    as_figure = "{figure}为{amount}"
    cheaper_onto = "使用手牌中的此卡牌搭乘{unit}时，其{change}"
    play_onto = "使用手牌中的此卡牌搭乘{unit}时，将此卡牌视为{figures}来使用"
    play_if = "使用手牌中的此卡牌时，{condition}将此卡牌视为{figures}来使用"
    play_paying = ("使用手牌中的此卡牌时，可以{cost}", "那样做时，将此卡牌视为{figures}来使用")

    @classmethod
    def references(cls, ability: m.AnyAbility, tokens: TokenLookup, effects: WordsOfEffects) -> ChineseReferences:
        del ability  # every text begins in the same way
        return ChineseReferences(tokens, effects)

    def sentences(self, steps: Steps) -> list[str]:
        return ChineseSteps(self._refs).sentences(steps)

    def end_of_paired_turn(self) -> str:
        return "在机师搭乘此机体的回合结束时，"

    def end_of_paid_turn(self, units: m.Selector) -> str:
        return f"在我方曾为{NOUNS.noun_phrase(units)}的效果支付①或更多费用的回合结束时，"

    def meanwhile(self, condition: m.Condition) -> str:
        return f"{self._refs.condition(condition)}的期间，"

    def provided(self, condition: m.Condition) -> str:
        return f"若{self._refs.condition(condition)}，则"

    def special(self, ability: m.Constant) -> str:
        if attacks_only_after_deployment(ability) and isinstance(ability.condition, m.ThisTurn):
            happened = ChineseEvents(self._refs).happened(ability.condition)
            return f"此机体仅能在{happened}的回合中进行攻击"
        if (units := deployed_rested(ability)) is not None and (level := counted(units.level)) is not None:
            number_of = counting(*level)
            those = NOUNS.noun_phrase(units.model_copy(update={"level": None}), "所有")
            return f"{number_of}。等级不高于该数量的{those}以休息状态被配置"
        if (units := deployed_rested(ability)) is not None:
            return f"{NOUNS.noun_phrase(units, '所有')}以休息状态被配置"
        return ""

    def event(self, on: m.Trigger) -> str:
        return f"当{ChineseEvents(self._refs).event(on)}时，"

    def discarding(self, cost: m.DiscardCost) -> str:
        return discard(cost.what, number(cost.discard))


texts, word = _ChineseAbility.texts, _ChineseAbility.word
