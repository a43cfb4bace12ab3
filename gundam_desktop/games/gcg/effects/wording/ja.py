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
    DestroyThis,
    DiscardCost,
    Group,
    Keyword,
    PlayAs,
    RemoveCost,
    RestThis,
    ReturnThis,
    Selector,
    ThisTurn,
    Trigger,
    Triggered,
)
from gundam_desktop.games.gcg.effects.tokens import TokenLookup
from gundam_desktop.games.gcg.effects.wording import NotWorded, number
from gundam_desktop.games.gcg.effects.wording import ja_nouns as nouns
from gundam_desktop.games.gcg.effects.wording.flow import Steps
from gundam_desktop.games.gcg.effects.wording.frame import (
    Frame,
    as_text,
    attacks_only_after_deployment,
    is_rested_instead_of_base,
    subject,
)
from gundam_desktop.games.gcg.effects.wording.ja_steps import Japanese, discarded
from gundam_desktop.games.gcg.effects.wording.ja_telling import Telling
from gundam_desktop.games.gcg.effects.wording.ja_verbs import as_one_may
from gundam_desktop.tabletop.face import Ability

_HAPPENS: dict[tuple[str, str | None], str] = {
    ("destroys unit with battle damage", None): "がバトルダメージで{what}を破壊した",
    ("destroys shield area card with battle damage", None): "がバトルダメージで相手のシールドエリアのカードを破壊した",
    ("destroys shield area card with damage", None): "がダメージで相手のシールドエリアのカードを破壊した",
    ("deals battle damage", None): "が{what}にバトルダメージを与えた",
    ("unit destroyed with damage", None): "がダメージで破壊された",
    ("receives effect damage", None): "が効果ダメージを受けた",
    ("receives effect damage", "enemy"): "が相手の効果ダメージを受けた",
    ("ap reduced by effect", None): "のAPが効果で減少した",
    ("ap reduced by effect", "enemy"): "のAPが相手の効果で減少した",
    ("recovers hp", None): "が回復した",
    ("rested by effect", None): "が効果でレストになった",
    ("rested by effect", "enemy"): "が相手の効果でレストになった",
    ("set active by effect", None): "が効果でアクティブになった",
    ("linked", None): "がリンクした",
    ("attack", None): "がアタックした",
    ("deploy", None): "が配備された",
    ("destroyed", None): "が破壊された",
}
_YOURS = {"places ex resource": "自分のEXリソースが置かれた", "draws with effect": "自分が効果でドローした"}
_RETURNED = {"hand": "手札に", "deck top": "デッキの上に", "deck bottom": "デッキの下に"}
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
    between_costs = ","

    def __init__(self, telling: Telling) -> None:
        self._telling = telling

    def name(self, name: str) -> str:
        return nouns.card_name(name)

    def also_named(self, name: str) -> str:
        return f"このカードのカード名は{name}としても扱う"

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
        return self._telling.statement(subject(ability), ability.changes, timed=False, opened=opened)

    def special(self, ability: Constant) -> str:
        if is_rested_instead_of_base(ability):
            return "自分のユニットの効果で自分のベースをレストにするとき、かわりにこのユニットをレストにしてもよい"
        if attacks_only_after_deployment(ability) and isinstance(ability.condition, ThisTurn):
            did = _HAPPENS[ability.condition.this_turn, None].format(what="相手のユニット")
            return f"このユニットは、{self._telling.noun(ability.condition.who)}{did}ターン中しかアタックできない"
        return ""

    def event(self, ability: Triggered) -> str:
        return f"{self._event(ability.on)}とき、"

    def _event(self, on: Trigger) -> str:
        telling = self._telling
        if on.who is None and on.what is None and on.event in _YOURS:
            return _YOURS[on.event]
        if on.event in {"paired", "pilot paired with"}:
            return self._pairing(on)
        if on.event == "uses support" and on.what is not None and on.who is None:
            telling.introduce("event card")
            return f"{telling.this()}の《援護》で{telling.noun(on.what)}をAP+した"
        happens = _HAPPENS.get((on.event, on.by))
        if happens is None or on.pilot is not None:
            raise NotWorded(f"the event {on.event!r} so")
        who, what = on.who, on.what
        if on.event == "unit destroyed with damage":
            who, what = what, None
            telling.introduce("event card")
        elif who is not None:
            telling.introduce("event doer")
        rested = "レストの" if on.event == "set active by effect" and who is None else ""
        words = rested + (telling.this() if who is None else telling.noun(who)) + happens
        if "{what}" not in words and what is None:
            return words
        enemy = what or Selector(what=("unit",), side="enemy")
        if "{what}" not in words or (what is None and on.event == "deals battle damage"):
            raise NotWorded(f"the event {on.event!r} so")
        telling.enemy = enemy.side == "enemy"
        return words.replace("{what}", telling.noun(enemy))

    def _pairing(self, on: Trigger) -> str:
        telling = self._telling
        if on.event == "paired" and on.who is not None and on.what is None:
            telling.introduce("event doer")
            return f"{telling.noun(on.who)}に{telling.noun(on.pilot or Selector(what=('pilot',)))}をセットした"
        if on.event == "paired" or on.who is not None or on.pilot is not None:
            raise NotWorded("this pairing")
        if on.what is None:
            return f"{telling.this()}にパイロットをセットした"
        telling.introduce("event card")
        return f"{telling.this()}か、{telling.noun(on.what)}にパイロットをセットした"

    def cost(self, cost: Cost) -> str:
        match cost:
            case RestThis():
                return f"{self._telling.who(cost.rest)}をレストにする"
            case DiscardCost():
                return f"{discarded(cost.what, number(cost.discard))}を捨てる"
            case DestroyCost():
                group = Group(what=cost.what, least=cost.destroy, most=cost.destroy)
                return f"{self._telling.counted(group)}を破壊する"
            case DestroyThis():
                return f"{self._telling.who(cost.destroy_this)}を破壊する"
            case ReturnThis():
                return f"{self._telling.this()}を持ち主の{_RETURNED[cost.return_this]}戻す"
            case RemoveCost():
                group = Group(what=cost.what, least=cost.remove, most=cost.remove)
                return f"{self._telling.counted(group)}をゲームから除外する"
        raise NotWorded(f"the cost {type(cost).__name__}")

    def play_as(self, ability: PlayAs) -> list[str]:
        figures = [nouns.STATS[stat] for stat in ("level", "cost") if getattr(ability, stat) is not None]
        amounts = {number(amount) for amount in (ability.level, ability.cost) if amount is not None}
        if len(amounts) != 1 or len(ability.by) > 1:
            raise NotWorded("this way of playing a card")
        if ability.onto is not None:
            return [
                f"手札のこのカードを、{nouns.noun_phrase(ability.onto)}にセットするようにプレイするとき、これを{'と'.join(figures)}を{amounts.pop()}としてプレイする"
            ]
        return [
            f"手札のこのカードをプレイするとき、{as_one_may(self.cost(ability.by[0]))}",
            f"そうしたなら、これを{'と'.join(figures)}を{amounts.pop()}としてプレイする",
        ]


MARKS = _Japanese.marks
"""The words of all marks, by their keys."""
