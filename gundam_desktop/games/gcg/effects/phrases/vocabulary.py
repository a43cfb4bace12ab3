"""Words with one form in each language: kinds of cards, colours, states, figures, marks."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, TypeVar

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.languages import LanguageKey

Key = TypeVar("Key")


class Words(NamedTuple):
    """The words for one thing."""

    en: str
    ja: str
    zh: str
    also: tuple[str, ...] = ()
    """Further English words that are read, but never written."""

    def read(self) -> Iterator[str]:
        """Yield the English words that are read."""
        yield from (text for text in (self.en, *self.also) if text)

    def of(self, language: LanguageKey) -> str:
        """Return the words in a language."""
        return str(getattr(self, language))

    def filled(self, language: LanguageKey, blanks: Mapping[str, Callable[[], str]]) -> str:
        """Return the words in a language, with each `{blank}` filled by the function of that name."""
        return filled(self.of(language), blanks)


def read(table: Mapping[Key, Words]) -> Iterator[tuple[Key, str]]:
    """Yield each English text of a table that is read, with its key."""
    yield from ((key, text) for key, words in table.items() for text in words.read())


def filled(text: str, blanks: Mapping[str, Callable[[], str]]) -> str:
    """Return a text with each `{blank}` filled by the function of that name."""
    return _BLANK.sub(lambda blank: blanks[blank[1]](), text)


_BLANK = re.compile(r"\{(\w+)\}")

KINDS: Mapping[str, Words] = {
    "unit": Words("{Unit|Units}", "ユニット", "机体"),
    "unit token": Words("{Unit token|Unit tokens}", "ユニットトークン", "机体替代卡"),
    "pilot": Words("{Pilot|Pilots}", "パイロット", "机师"),
    "base": Words("{Base|Bases}", "ベース", "基地"),
    "resource": Words("{Resource|Resources}", "リソース", "能源"),
    "ex resource": Words("{EX Resource|EX Resources}", "EXリソース", "EX能源"),
    "shield": Words("{Shield|Shields}", "シールド", "护盾"),
    "card": Words("{card|cards}", "カード", "卡牌"),
    "unit card": Words("{Unit card|Unit cards}", "ユニットカード", "机体卡牌"),
    "pilot card": Words("{Pilot card|Pilot cards}", "パイロットカード", "机师卡牌"),
    "command card": Words("{Command card|Command cards}", "コマンドカード", "指令卡牌"),
    "command": Words("{Command|Commands}", "コマンド", "指令"),
    "base card": Words("{Base card|Base cards}", "ベースカード", "基地卡牌"),
}
"""A kind, tokens and EX Resources too, and "Command" where the zone is not named -> the words for one and for several.
"""
COLORS: Mapping[m.Color, Words] = {
    "blue": Words("blue", "青", "蓝色"),
    "green": Words("green", "緑", "绿色"),
    "red": Words("red", "赤", "红色"),
    "white": Words("white", "白", "白色"),
    "purple": Words("purple", "紫", "紫色"),
}
STATES = {
    "active": Words("active", "アクティブ", "活跃状态"),
    "rested": Words("rested", "レスト", "休息状态"),
}
STATS: Mapping[str, Words] = {
    "ap": Words("AP", "AP", "AP"),
    "hp": Words("HP", "HP", "HP"),
    "level": Words("Lv.", "Lv.", "等级"),
    "cost": Words("cost", "コスト", "费用"),
}
MARKS = {
    "burst": Words("Burst", "バースト", "爆发"),
    "deploy": Words("Deploy", "配備時", "配置时"),
    "attack": Words("Attack", "アタック時", "攻击时"),
    "destroyed": Words("Destroyed", "破壊時", "破坏时"),
    "when paired": Words("When Paired", "セット時", "搭乘时"),
    "when linked": Words("When Linked", "リンク時", "共鸣时"),
    "during pair": Words("During Pair", "セット中", "搭乘中"),
    "during link": Words("During Link", "リンク中", "共鸣中"),
    "main": Words("Main", "メイン", "主要"),
    "action": Words("Action", "アクション", "瞬动"),
    "activate main": Words("Activate･Main", "起動・メイン", "启动·主要"),
    "activate action": Words("Activate･Action", "起動・アクション", "启动·瞬动"),
    "pilot": Words("Pilot", "パイロット", "机师"),
    "once per turn": Words("Once per Turn", "ターン1回", "每回合1次"),
}
"""Key that the screens use -> the mark in 【】."""
MARK_OF_EVENT: Mapping[str, str] = {
    "burst": "burst",
    "deploy": "deploy",
    "attack": "attack",
    "destroyed": "destroyed",
    "paired": "when paired",
    "linked": "when linked",
    "activate main": "activate main",
    "activate action": "activate action",
    "pilot": "pilot",
}
"""Event -> its mark, and the marks of other effects by which cards are described."""
