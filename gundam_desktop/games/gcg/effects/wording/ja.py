"""The wording in Japanese, in the style of the cards."""

from __future__ import annotations

from collections.abc import Iterable

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.language.token_facts import TokenLookup
from gundam_desktop.games.gcg.effects.wording import NotWorded, nothing_unsaid, number
from gundam_desktop.games.gcg.effects.wording.ability_text import (
    AbilityText,
    attacks_only_after_deployment,
    cannot_attack_meanwhile,
    deployed_rested,
    is_rested_instead_of_base,
    subject,
)
from gundam_desktop.games.gcg.effects.wording.ja_events import JapaneseEvents
from gundam_desktop.games.gcg.effects.wording.ja_nouns import NOUNS
from gundam_desktop.games.gcg.effects.wording.ja_references import JapaneseReferences
from gundam_desktop.games.gcg.effects.wording.ja_steps import JapaneseSteps, discarded
from gundam_desktop.games.gcg.effects.wording.ja_verbs import as_one_may
from gundam_desktop.games.gcg.effects.wording.sentence_flow import Steps
from gundam_desktop.tabletop.face import Ability

_RETURNED = {"hand": "手札に", "deck top": "デッキの上に", "deck bottom": "デッキの下に"}
_TURNS = {"your": "自分のターン中、", "opponent's": "相手のターン中、"}
_TIMES = {"start of turn": "自分のターン開始時、", "end of turn": "自分のターン終了時、"}


def texts(effects: Iterable[m.AnyAbility], tokens: TokenLookup) -> list[str]:
    """Return the text of a card, one ability each, as printed but without reminders."""
    return [word(ability, tokens).line for ability in effects]


def word_link(names: Iterable[str], traits: Iterable[str]) -> str:
    """Return a link condition as printed on a card.

    >>> word_link(["アムロ・レイ"], ["ニュータイプ"])
    '「アムロ・レイ」 / 特徴〔ニュータイプ〕'
    """
    return " / ".join([*map(NOUNS.card_name, names), *(f"特徴{NOUNS.traits((name,))}" for name in traits)])


def word(ability: m.AnyAbility, tokens: TokenLookup) -> Ability:
    """Word one ability: its marks and its text. NotWorded if Japanese has no words for it yet."""
    destroyed = isinstance(ability, m.Triggered) and ability.on.event == "destroyed"

    def of_token(effects: Iterable[m.AnyAbility]) -> list[str]:
        return [text.removesuffix("。") for text in texts(effects, tokens)]

    with nothing_unsaid(ability):
        return _JapaneseAbility(JapaneseReferences(tokens, destroyed=destroyed, effects=of_token)).word(ability)


class _JapaneseAbility(AbilityText[JapaneseReferences]):
    language = "ja"
    dot = "・"
    between_costs = ","
    development = "開発"
    one_of = "このカードをプレイするとき、以下の効果から1つを選んで発動する。"

    def name(self, name: str) -> str:
        return NOUNS.card_name(name)

    def also_named(self, name: str) -> str:
        return f"このカードのカード名は{name}としても扱う"

    def keyword(self, of: m.Keyword) -> str:
        return NOUNS.keyword(of)

    def pilot(self, selector: m.Selector) -> str:
        return NOUNS.pilot(selector)

    def sentences(self, steps: Steps) -> list[str]:
        return JapaneseSteps(self._refs).sentences(steps)

    def turn(self, whose: str) -> str:
        return _TURNS[whose]

    def time(self, event: str) -> str:
        return _TIMES[event]

    def end_of_paired_turn(self) -> str:
        return f"{self._refs.this()}にパイロットがセットされたターンの終了時に、"

    def end_of_paid_turn(self, units: m.Selector) -> str:
        return f"{self._refs.noun(units)}の効果で①以上を支払ったターン終了時、"

    def meanwhile(self, condition: m.Condition) -> str:
        return self._refs.meanwhile(condition)

    def provided(self, condition: m.Condition) -> str:
        return f"{self._refs.condition(condition)}なら、"

    def statement(self, ability: m.Constant, *, opened: bool) -> str:
        return self._refs.statement(subject(ability), ability.changes, timed=False, opened=opened)

    def special(self, ability: m.Constant) -> str:
        if is_rested_instead_of_base(ability):
            return "自分のユニットの効果で自分のベースをレストにするとき、かわりにこのユニットをレストにしてもよい"
        if attacks_only_after_deployment(ability) and isinstance(ability.condition, m.ThisTurn):
            happened = JapaneseEvents(self._refs).happened(ability.condition)
            return f"このユニットは、{happened}ターン中しかアタックできない"
        if (units := deployed_rested(ability)) is not None:
            return f"{self._refs.noun(units)}すべては、レストで配備される"
        if (condition := cannot_attack_meanwhile(ability)) is not None:
            return f"{self._refs.this()}は、{self._refs.meanwhile(condition)}アタックできない"
        return ""

    def event(self, ability: m.Triggered) -> str:
        return f"{JapaneseEvents(self._refs).event(ability.on)}とき、"

    def cost(self, cost: m.Cost) -> str:
        match cost:
            case m.RestThis():
                return f"{self._refs.who(cost.rest)}をレストにする"
            case m.DiscardCost():
                return f"{discarded(cost.what, number(cost.discard))}を捨てる"
            case m.RestCost():
                group = m.Group(what=cost.what, least=cost.rest, most=cost.rest)
                return f"{self._refs.counted(group)}をレストにする"
            case m.DestroyCost():
                group = m.Group(what=cost.what, least=cost.destroy, most=cost.destroy)
                return f"{self._refs.counted(group)}を破壊する"
            case m.DestroyThis():
                return f"{self._refs.who(cost.destroy_this)}を破壊する"
            case m.ReturnThis():
                return f"{self._refs.this()}を持ち主の{_RETURNED[cost.return_this]}戻す"
            case m.RemoveCost():
                group = m.Group(what=cost.what, least=cost.remove, most=cost.remove)
                return f"{self._refs.counted(group)}をゲームから除外する"
        raise NotWorded(f"the cost {type(cost).__name__}")

    def play_as(self, ability: m.PlayAs) -> list[str]:
        figures = [NOUNS.stat(stat) for stat in ("level", "cost") if getattr(ability, stat) is not None]
        amounts = {number(amount) for amount in (ability.level, ability.cost) if amount is not None}
        if len(amounts) != 1 or len(ability.by) > 1:
            raise NotWorded("this way of playing a card")
        if ability.onto is not None:
            return [
                f"手札のこのカードを、{NOUNS.noun_phrase(ability.onto)}にセットするようにプレイするとき、これを{'と'.join(figures)}を{amounts.pop()}としてプレイする"
            ]
        return [
            f"手札のこのカードをプレイするとき、{as_one_may(self.cost(ability.by[0]))}",
            f"そうしたなら、これを{'と'.join(figures)}を{amounts.pop()}としてプレイする",
        ]
