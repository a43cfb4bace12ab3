"""The wording in Japanese, in the style of the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.language.token_facts import TokenLookup
from gundam_desktop.games.gcg.effects.wording import number
from gundam_desktop.games.gcg.effects.wording.ability_text import (
    AbilityText,
    attacks_only_after_deployment,
    cannot_attack_meanwhile,
    deployed_rested,
)
from gundam_desktop.games.gcg.effects.wording.counting import counted
from gundam_desktop.games.gcg.effects.wording.ja_events import JapaneseEvents
from gundam_desktop.games.gcg.effects.wording.ja_references import JapaneseReferences
from gundam_desktop.games.gcg.effects.wording.ja_steps import JapaneseSteps, counting, discarded
from gundam_desktop.games.gcg.effects.wording.ja_verbs import as_one_may, if_so
from gundam_desktop.games.gcg.effects.wording.mentions import WordsOfEffects
from gundam_desktop.games.gcg.effects.wording.sentence_flow import Steps


class _JapaneseAbility(AbilityText[JapaneseReferences]):
    between_costs = ","
    development = "開発"
    one_of = "以下の効果から{}つを選んで発動する。"
    one_of_command = "このカードをプレイするとき、以下の効果から{}つを選んで発動する。"
    also_named = "このカードのカード名は{}としても扱う"
    turns: ClassVar[Mapping[str, str]] = {"your": "自分のターン中、", "opponent's": "相手のターン中、"}
    times: ClassVar[Mapping[tuple[str, str], str]] = {
        ("start of turn", "your"): "自分のターン開始時、",
        ("end of turn", "your"): "自分のターン終了時、",
        ("start of turn", "opponent's"): "相手のターン開始時、",
        ("end of turn", "opponent's"): "相手のターン終了時、",
        ("start of turn", "each"): "各ターン開始時、",
        ("end of turn", "each"): "各ターン終了時、",
    }
    gives = "{who}は以下の効果を得る。■{effect}"
    rest = "{cards}をレストにする"
    rested_instead = "{whose}の効果で{what}をレストにするとき、かわりに{this}をレストにしてもよい"
    replaced = replaced_if_wanted = "{who}が{by}{happens}とき、かわりに{done}"
    would: ClassVar[Mapping[str, str]] = {
        "destroyed": "破壊される",
        "returned to hand": "持ち主の手札に戻される",
        "rested": "レストにされる",
    }
    would_by: ClassVar[Mapping[str | None, str]] = {
        None: "",
        "effects": "効果で",
        "enemy effects": "相手の効果で",
        "damage": "ダメージで",
        "battle damage": "バトルダメージで",
        "effect damage": "効果ダメージで",
    }
    goes: ClassVar[Mapping[str, str]] = {
        "hand": "持ち主の手札に戻す",
        "removed": "ゲームから除外する",
        "deck bottom": "持ち主のデッキの下に戻す",
        "survives": "HP1で場に残る",
    }
    pays = "{}支払う"
    on_turn_deployed = "{this}が配備されたターン中、"
    discard = "{cards}を捨てる"
    destroy = destroy_this = "{cards}を破壊する"
    damage_this = "{cards}に{amount}ダメージを与える"
    shields_to_hand = "自分のシールド{amount}つを手札に加える"
    trash_top = "自分のデッキを上から{amount}枚、自分のトラッシュに置く"
    reduced_instead = "かわりにそのダメージを{}軽減する"
    stays_rested_in_own = "{who}は、自分のターンのスタートフェイズでアクティブにならない"
    stays_rested = "{who}は、相手のターンのスタートフェイズでアクティブにならない"
    reveal = "{cards}を公開する"
    remove = "{cards}をゲームから除外する"
    return_cards = "{cards}を持ち主の手札に戻す"
    shuffle = "{cards}を自分のデッキに戻し、シャッフルする"
    to_bottom = "{cards}を自分のデッキの下に戻す"
    return_this: ClassVar[Mapping[str, str]] = {
        "hand": "{this}を持ち主の手札に戻す",
        "deck top": "{this}を持ち主のデッキの上に戻す",
        "deck bottom": "{this}を持ち主のデッキの下に戻す",
    }
    and_ = "と"
    then_cheaper = "そうしたなら、これを{change}する"
    play_cheaper = "手札のこのカードをプレイするとき、{condition}これを{change}する"
    as_figure = "{figure}を{amount}"
    cheaper_onto = "手札のこのカードを、{unit}にセットするようにプレイするとき、これを{change}する"
    play_onto = "手札のこのカードを、{unit}にセットするようにプレイするとき、これを{figures}としてプレイする"
    play_if = "手札のこのカードをプレイするとき、{condition}これを{figures}としてプレイする"
    play_paying = (
        "手札のこのカードをプレイするとき、{cost}",
        "そうしたなら、これを{figures}としてプレイする",
    )

    @classmethod
    def references(cls, ability: m.AnyAbility, tokens: TokenLookup, effects: WordsOfEffects) -> JapaneseReferences:
        destroyed = isinstance(ability, m.Triggered) and ability.on.event == "destroyed"
        return JapaneseReferences(tokens, effects, destroyed=destroyed)

    def sentences(self, steps: Steps) -> list[str]:
        return JapaneseSteps(self._refs).sentences(steps)

    def end_of_paired_turn(self) -> str:
        return f"{self._refs.this()}にパイロットがセットされたターンの終了時に、"

    def end_of_paid_turn(self, units: m.Selector) -> str:
        return f"{self._refs.noun(units)}の効果で①以上を支払ったターン終了時、"

    def meanwhile(self, condition: m.Condition) -> str:
        return self._refs.meanwhile(condition)

    def provided(self, condition: m.Condition) -> str:
        return f"{if_so(self._refs.condition(condition))}、"

    def special(self, ability: m.Constant) -> str:
        if attacks_only_after_deployment(ability) and isinstance(ability.condition, m.ThisTurn):
            happened = JapaneseEvents(self._refs).happened(ability.condition)
            return f"このユニットは、{happened}ターン中しかアタックできない"
        if (units := deployed_rested(ability)) is not None and (level := counted(units.level)) is not None:
            number_of = counting(self._refs.noun(level[0]), and_this=level[1])
            those = self._refs.noun(units.model_copy(update={"level": None}))
            return f"{number_of}。Lv.がその数以下の{those}すべては、レストで配備される"
        if (units := deployed_rested(ability)) is not None:
            return f"{self._refs.noun(units)}すべては、レストで配備される"
        if (condition := cannot_attack_meanwhile(ability)) is not None:
            return f"{self._refs.this()}は、{self._refs.meanwhile(condition)}アタックできない"
        return ""

    def event(self, on: m.Trigger) -> str:
        return f"{JapaneseEvents(self._refs).event(on)}とき、"

    def discarding(self, cost: m.DiscardCost) -> str:
        return f"{discarded(cost.what, number(cost.discard))}を捨てる"

    def optional(self, cost: str) -> str:
        return as_one_may(cost).replace("自分の手札", "手札")


texts, word = _JapaneseAbility.texts, _JapaneseAbility.word
