"""The wording in Japanese: effects as a player knows them from the cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from gundam_desktop.games.gcg.effects.models import (
    AnyAbility,
    Condition,
    Constant,
    Cost,
    DestroyCost,
    DiscardCost,
    Group,
    Keyword,
    PlayAs,
    RestThis,
    Selector,
    Triggered,
)
from gundam_desktop.games.gcg.effects.tokens import TokenLookup
from gundam_desktop.games.gcg.effects.wording import NotWorded, number
from gundam_desktop.games.gcg.effects.wording import ja_nouns as nouns
from gundam_desktop.games.gcg.effects.wording.flow import Steps
from gundam_desktop.games.gcg.effects.wording.frame import Frame, as_text
from gundam_desktop.games.gcg.effects.wording.ja_steps import Japanese, discarded
from gundam_desktop.games.gcg.effects.wording.ja_telling import Telling
from gundam_desktop.games.gcg.effects.wording.ja_verbs import as_one_may
from gundam_desktop.tabletop.face import Ability

_TURNS = {"your": "自分のターン中、", "opponent's": "相手のターン中、"}
_TIMES = {"start of turn": "自分のターン開始時、", "end of turn": "自分のターン終了時、"}


def texts(effects: Iterable[AnyAbility], tokens: TokenLookup) -> list[str]:
    """Return the text of a card, one ability each, as it is printed but for reminders."""
    return [as_text(word(ability, tokens)) for ability in effects]


def word_link(names: Iterable[str], traits: Iterable[str]) -> str:
    """Return a link condition as it stands on a card.

    >>> word_link(["アムロ・レイ"], ["ニュータイプ"])
    '「アムロ・レイ」 / 特徴〔ニュータイプ〕'
    """
    return " / ".join([*map(nouns.card_name, names), *(f"特徴{nouns.traits((name,))}" for name in traits)])


def word(ability: AnyAbility, tokens: TokenLookup) -> Ability:
    """Word one ability: its marks and its text. NotWorded if Japanese has no words for it yet."""
    destroyed = isinstance(ability, Triggered) and ability.on.event == "destroyed"
    return _Japanese(Telling(tokens, destroyed=destroyed)).word(ability)


class _Japanese(Frame):
    marks: ClassVar[Mapping[str, str]] = {
        "burst": "バースト",
        "deploy": "配備時",
        "attack": "アタック時",
        "destroyed": "破壊時",
        "when paired": "セット時",
        "when linked": "リンク時",
        "during pair": "セット中",
        "during link": "リンク中",
        "main": "メイン",
        "action": "アクション",
        "activate main": "起動・メイン",
        "activate action": "起動・アクション",
        "pilot": "パイロット",
        "once per turn": "ターン1回",
    }
    dot = "・"
    between_costs = "、"

    def __init__(self, telling: Telling) -> None:
        self._telling = telling

    def name(self, name: str) -> str:
        return nouns.card_name(name)

    def keyword(self, of: Keyword) -> str:
        return nouns.keyword(of)

    def pilot(self, selector: Selector) -> str:
        return nouns.pilot(selector)

    def sentences(self, steps: Steps) -> list[str]:
        return Japanese(self._telling).sentences(steps)

    def turn(self, whose: str) -> str:
        return _TURNS[whose]

    def time(self, event: str) -> str:
        return _TIMES[event]

    def meanwhile(self, condition: Condition) -> str:
        return self._telling.meanwhile(condition)

    def statement(self, ability: Constant, *, opened: bool) -> str:
        to = "card in hand" if ability.to == "this card" else ability.to
        return self._telling.statement(to, ability.changes, timed=False, opened=opened)

    def event(self, ability: Triggered) -> str:
        what = ability.on.what
        match ability.on.event:
            case "destroys unit with battle damage":
                enemy = what or Selector(what=("unit",), side="enemy")
                return f"{self._telling.this()}がバトルダメージで{self._telling.noun(enemy)}を破壊したとき、"
            case "destroys shield area card with battle damage" if what is None:
                return f"{self._telling.this()}がバトルダメージで相手のシールドエリアのカードを破壊したとき、"
            case "uses support" if what is not None:
                self._telling.introduce("event card")
                return f"{self._telling.this()}の《援護》で{self._telling.noun(what)}をAP+したとき、"
            case "pilot paired with" if what is None:
                return f"{self._telling.this()}にパイロットをセットしたとき、"
            case "pilot paired with" if what is not None and what.side == "your":
                self._telling.introduce("event card")
                return f"{self._telling.this()}か、{self._telling.noun(what)}にパイロットをセットしたとき、"
            case "unit destroyed with damage" if what is not None:
                self._telling.introduce("event card")
                return f"{self._telling.noun(what)}がダメージで破壊されたとき、"
        raise NotWorded(f"the event {ability.on.event!r} so")

    def cost(self, cost: Cost) -> str:
        match cost:
            case RestThis():
                return f"{self._telling.who(cost.rest)}をレストにする"
            case DiscardCost():
                return f"{discarded(cost.what, number(cost.discard))}を捨てる"
            case DestroyCost():
                group = Group(what=cost.what, least=cost.destroy, most=cost.destroy)
                return f"{self._telling.counted(group)}を破壊する"
        raise NotWorded(f"the cost {type(cost).__name__}")

    def play_as(self, ability: PlayAs) -> list[str]:
        figures = [nouns.STATS[stat] for stat in ("level", "cost") if getattr(ability, stat) is not None]
        amounts = {number(amount) for amount in (ability.level, ability.cost) if amount is not None}
        if len(amounts) != 1 or len(ability.by) != 1:
            raise NotWorded("this way of playing a card")
        return [
            f"手札のこのカードをプレイするとき、{as_one_may(self.cost(ability.by[0]))}",
            f"そうしたなら、これを{'と'.join(figures)}を{amounts.pop()}としてプレイする",
        ]
