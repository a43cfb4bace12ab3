"""The search in the rules: what is found first, in which language, what is marked, and how quickly."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest

from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.rulebook.book import Book, Clause
from gundam_desktop.rulebook.search import Hit, RuleSearch, folded, marks
from tests.work import calls

MOST = 40
FIRST = 5
KEYS = 300
"""How many keys are timed while words are typed; afterwards the words are looked for at once."""


def _book(language: str, **texts: str) -> Book:
    clauses = {"1": Clause("1", "-", "chapter", language)}
    clauses |= {f"1-{at}": Clause(f"1-{at}", text, "clause", language) for at, text in enumerate(texts.values(), 1)}
    return Book("1.0", "", language, clauses, "1-1")


@pytest.fixture(scope="module")
def english() -> RuleSearch:
    return RuleSearch([RULEBOOK.book()])


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("hand limit", "3-8-4"),
        ("LIMIT of units", "10-4-1"),
        ("activate-main attacking any unit", "11-2-1-1-1"),
        ("Activate･Main attacking any unit", "11-2-1-1-1"),
        ("high maneuver attacking", "11-1-6-1"),
        ("highmaneuver attacking", ""),
        ("concede at any", "1-2-3"),
        ("conced", "1-2-4"),
        ("rock-paper", "5-2-1-4"),
        ("3 hp", "4-17-4-1"),
        ("ｈａｎｄ　ｌｉｍｉｔ", "3-8-4"),
        ("7-4-1", "7-4-1"),
        ("７－４－１", "7-4-1"),
        ("7.4.1", "7-4-1"),
        ("7-4-", "7-4"),
        ("7-99", ""),
        ("", ""),
        ("   ", ""),
        ("blocker moon", ""),
    ],
)
def test_finds_first(english: RuleSearch, words: str, first: str) -> None:
    found = [hit.clause.number for hit in english.find(words)]
    assert (found or [""])[0] == first, found


DEFINED = {
    "3-2": ("unit", "ユニット", "机体"),
    "3-3": ("pilot", "パイロット", "机师"),
    "3-4": ("command", "コマンド", "指令"),
    "3-5": ("base", "ベース", "基地"),
    "3-6": ("resource", "リソース", "能源"),
    "2-4": ("color", "色", "颜色"),
    "2-5": ("trait", "特徴", "特征"),
    "2-7": ("AP", "AP", "AP"),
    "2-8": ("HP", "HP", "HP"),
    "2-10": ("cost", "コスト", "费用"),
    "4-5": ("battle area", "バトルエリア", "战斗区"),
    "4-6": ("shield area", "シールドエリア", "护盾区"),
    "4-8": ("hand", "手札", "手牌"),
    "4-9": ("trash", "トラッシュ", "废弃区"),
    "5-5": ("damage", "ダメージ", "伤害"),
    "5-8": ("deploy", "配備", "配置"),
    "5-10": ("destroy", "破壊", "破坏"),
    "5-17": ("token", "トークン", "替代卡"),
    "5-22": ("battle", "バトル", "战斗"),
    "8-2": ("attack step", "アタックステップ", "攻击步骤"),
    "8-3": ("block step", "ブロックステップ", "阻挡步骤"),
    "13-1-1": ("repair", "リペア", "修复"),
    "13-1-2": ("breach", "突破", "突破"),
    "13-1-4": ("blocker", "ブロッカー", "阻挡者"),
    "13-1-5": ("first strike", "先制攻撃", "先制攻击"),
    "13-1-6": ("high-maneuver", "高機動", "高机动"),
    "13-2-5": ("burst", "バースト", "爆发"),
}
"""The clause that defines a word, in English, Japanese and Chinese."""


@pytest.mark.parametrize("first", DEFINED)
def test_what_defines_a_word_comes_first(first: str) -> None:
    for word, language in zip(DEFINED[first], ("en", "ja", "zh"), strict=True):
        found = RuleSearch([RULEBOOK.book("1.9", language)]).find(word)
        assert [hit.clause.number for hit in found][:1] == [first], (language, word)


@pytest.mark.parametrize(
    ("word", "first"),
    [("rested", "5-4-1-2"), ("link unit", "3-2-6-2"), ("turn player", "5-3"), ("EX Base", "5-17-3-1")],
)
def test_what_explains_a_word_without_a_title_of_its_own_comes_first(word: str, first: str) -> None:
    assert RuleSearch([RULEBOOK.book("1.9")]).find(word)[0].clause.number == first


def test_a_number_finds_what_is_below_it_in_order(english: RuleSearch) -> None:
    found = [hit.clause.number for hit in english.find("7-4")]
    assert found[:3] == ["7-4", "7-4-1", "7-4-2"]
    assert all(number == "7-4" or number.startswith("7-4-") for number in found)


def test_words_together_come_before_words_apart_and_whole_ones_before_parts() -> None:
    found = RuleSearch(
        [_book("en", a="A Unit is unpaired.", b="A pair of each Unit is here.", c="Repair of a Unit", d="A pair Unit")]
    )
    assert [hit.clause.number for hit in found.find("pair unit")] == ["1-4", "1-2", "1-3", "1-1"]
    assert [hit.clause.number for hit in found.find("pair of")] == ["1-2", "1-3"]
    assert [hit.clause.number for hit in found.find("pair")] == ["1-4", "1-2", "1-3", "1-1"]


def test_every_language_is_looked_in_and_the_preferred_one_comes_first() -> None:
    english, japanese = (
        _book("en", a="A Unit rests.", b="Draw."),
        _book("ja", a="ユニットをレストする。", b="1枚引く。Draw"),
    )
    both = RuleSearch([japanese, english])
    assert [(hit.clause.number, hit.clause.language) for hit in both.find("unit")] == [("1-1", "en")]
    assert [(hit.clause.number, hit.clause.language) for hit in both.find("draw")] == [("1-2", "ja")]
    for kana in ("ユニット", "ﾕﾆｯﾄ", "ゆにっと", "ゆに っと"):
        assert [(hit.clause.number, hit.clause.language) for hit in both.find(kana)] == [("1-1", "ja")], kana
    assert RuleSearch([Book("1", "", "ja", {"1": Clause("1", "Only English", "chapter")}, "1")]).find("only") == []


@pytest.mark.parametrize(
    ("text", "wanted", "found"),
    [
        ("Draw a card. Cards are drawn.", "card", ["card", "Card"]),
        ("A pair of Units, a Unit of a pair", "unit pair", ["pair", "Unit", "Unit", "pair"]),
        ("ﾌﾞﾛｯｸをする。ブロック！", "ぶろっく", ["ﾌﾞﾛｯｸ", "ブロック"]),
        ("ブロック ステップ", "ろっくすて", ["ロック ステ"]),
        ("a High-Maneuver b", "HIGH maneuver", ["High-Maneuver"]),
        ("abcb", "ab bc", ["abc"]),
        ("nothing of it", "moon", []),
    ],
)
def test_marks(text: str, wanted: str, found: list[str]) -> None:
    assert [text[start:end] for start, end in marks(text, wanted)] == found


def test_folding_gives_each_letter_its_place() -> None:
    words, places = folded(" ｶﾞﾝﾀﾞﾑ  ㌔x ")
    assert words == "がんだむ きろx"
    assert places[0] == (1, 3)
    assert len(words) == len(places)


# --- how good and how quick it is

COMMON = 0.2
"""Share of the clauses in which a word stands that nobody would look for: the, of, a."""


def _words_of(text: str, language: str) -> list[str]:
    """The words of a text; in a script without spaces, what stands between the particles and signs."""
    if language == "en":
        return re.findall(r"[A-Za-z][A-Za-z-]+|\d+", text)
    script = r"[ァ-ヶー]{2,}|[一-龥々]{2,}|[A-Za-z]{2,}|\d+" if language == "ja" else r"[一-龥]{2,4}|[A-Za-z]{2,}|\d+"
    return re.findall(script, text)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", RULEBOOK.languages)
def test_every_clause_is_found_by_its_number_and_by_three_of_its_words(
    language: str, request: pytest.FixtureRequest
) -> None:
    book = RULEBOOK.book("1.0", language)
    clauses = [clause for clause in book if clause.kind == "clause"]
    found_in = Counter(word for each in clauses for word in {word.lower() for word in _words_of(each.text, language)})
    everywhere = {word for word, count in found_in.items() if count > COMMON * len(clauses)}
    chance = random.Random(7)
    asked = clauses if request.config.getoption("--whole") else chance.sample(clauses, 40)
    missed: list[tuple[str, str]] = []
    work: list[int] = []
    found: list[Hit] = []
    for clause in asked:
        assert RULEBOOK.find("1.0", clause.number, "en", MOST)[0].clause.number == clause.number
        known = [word for word in dict.fromkeys(_words_of(clause.text, language)) if word.lower() not in everywhere]
        known = known or _words_of(clause.text, language)
        words = " ".join(chance.sample(known, min(3, len(known))))
        for end in range(1 if len(work) < KEYS else len(words), len(words) + 1):
            found.clear()
            work.append(calls(lambda: found.extend(RULEBOOK.find("1.0", words[:end], "en", MOST))))  # noqa: B023
        if clause.number not in [hit.clause.number for hit in found[:FIRST]]:
            missed.append((clause.number, words))
    assert len(missed) <= 0.05 * len(asked), missed
    assert sorted(work)[int(0.95 * len(work))] < 100_000
