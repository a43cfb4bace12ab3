"""The wording in Chinese (Simplified), in the vocabulary of the Chinese rules."""

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
from gundam_desktop.games.gcg.effects.wording import zh_nouns as nouns
from gundam_desktop.games.gcg.effects.wording.flow import Steps
from gundam_desktop.games.gcg.effects.wording.frame import Frame, as_text
from gundam_desktop.games.gcg.effects.wording.zh_steps import Chinese, discard
from gundam_desktop.games.gcg.effects.wording.zh_telling import Telling
from gundam_desktop.tabletop.face import Ability

_TURNS = {"your": "我方回合中，", "opponent's": "对方回合中，"}
_TIMES = {"start of turn": "我方回合开始时，", "end of turn": "我方回合结束时，"}


def texts(effects: Iterable[AnyAbility], tokens: TokenLookup) -> list[str]:
    """Return the text of a card, one ability each."""
    return [as_text(word(ability, tokens)) for ability in effects]


def word_link(names: Iterable[str], traits: Iterable[str]) -> str:
    """Return a link condition as it stands on a card.

    >>> word_link(["阿姆罗·雷"], ["新人类"])
    '{阿姆罗·雷} / 特征〈新人类〉'
    """
    return " / ".join([*map(nouns.card_name, names), *(f"特征{nouns.traits((name,))}" for name in traits)])


def word(ability: AnyAbility, tokens: TokenLookup) -> Ability:
    """Word one ability: its marks and its text. NotWorded if Chinese has no words for it yet."""
    return _Chinese(Telling(tokens)).word(ability)


class _Chinese(Frame):
    marks: ClassVar[Mapping[str, str]] = {
        "burst": "爆发",
        "deploy": "配置时",
        "attack": "攻击时",
        "destroyed": "破坏时",
        "when paired": "搭乘时",
        "when linked": "共鸣时",
        "during pair": "搭乘中",
        "during link": "共鸣中",
        "main": "主要",
        "action": "瞬动",
        "activate main": "启动·主要",
        "activate action": "启动·瞬动",
        "pilot": "机师",
        "once per turn": "每回合1次",
    }
    dot = "·"
    between_costs = "，"

    def __init__(self, telling: Telling) -> None:
        self._telling = telling

    def name(self, name: str) -> str:
        return nouns.card_name(name)

    def keyword(self, of: Keyword) -> str:
        return nouns.keyword(of)

    def pilot(self, selector: Selector) -> str:
        return nouns.pilot(selector)

    def sentences(self, steps: Steps) -> list[str]:
        return Chinese(self._telling).sentences(steps)

    def turn(self, whose: str) -> str:
        return _TURNS[whose]

    def time(self, event: str) -> str:
        return _TIMES[event]

    def meanwhile(self, condition: Condition) -> str:
        return f"{self._telling.condition(condition)}的期间，"

    def statement(self, ability: Constant, *, opened: bool) -> str:
        del opened  # nothing stands differently after an opening
        to = "card in hand" if ability.to == "this card" else ability.to
        return self._telling.statement(to, ability.changes, timed=False)

    def event(self, ability: Triggered) -> str:
        what = ability.on.what
        match ability.on.event:
            case "destroys unit with battle damage":
                enemy = what or Selector(what=("unit",), side="enemy")
                return f"当此机体通过战斗伤害破坏{nouns.noun_phrase(enemy)}时，"
            case "destroys shield area card with battle damage" if what is None:
                return "当此机体通过战斗伤害破坏对方护盾区的卡牌时，"
            case "uses support" if what is not None:
                self._telling.introduce("event card")
                return f"当通过此机体的《支援》使{nouns.noun_phrase(what)}的AP增加时，"
            case "pilot paired with" if what is None:
                return "当机师搭乘此机体时，"
            case "pilot paired with" if what is not None and what.side == "your":
                self._telling.introduce("event card")
                return f"当机师搭乘此机体或{nouns.noun_phrase(what)}时，"
            case "unit destroyed with damage" if what is not None:
                self._telling.introduce("event card")
                return f"当{nouns.noun_phrase(what)}因伤害被破坏时，"
        raise NotWorded(f"the event {ability.on.event!r} so")

    def cost(self, cost: Cost) -> str:
        match cost:
            case RestThis():
                return f"将{self._telling.who(cost.rest)}转为休息状态"
            case DiscardCost():
                return discard(cost.what, number(cost.discard))
            case DestroyCost():
                group = Group(what=cost.what, least=cost.destroy, most=cost.destroy)
                return f"破坏{nouns.counted(group)}"
        raise NotWorded(f"the cost {type(cost).__name__}")

    def play_as(self, ability: PlayAs) -> list[str]:
        figures = [nouns.STATS[stat] for stat in ("level", "cost") if getattr(ability, stat) is not None]
        amounts = {number(amount) for amount in (ability.level, ability.cost) if amount is not None}
        if len(amounts) != 1 or len(ability.by) != 1:
            raise NotWorded("this way of playing a card")
        return [
            f"使用手牌中的此卡牌时，可以{self.cost(ability.by[0])}",
            f"那样做时，将此卡牌视为{'和'.join(figures)}为{amounts.pop()}来使用",
        ]
