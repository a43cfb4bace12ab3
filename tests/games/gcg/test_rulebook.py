"""The rules in English, Japanese and Chinese: the same entries, figures, citations and marks, all in our own words."""

from __future__ import annotations

import json
import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gundam_desktop import locate
from gundam_desktop.games.gcg.rulebook import RULEBOOK

EDITIONS = ("1.0", "1.9")
OTHERS = ("ja", "zh")
RUN, ENGLISH_RUN = 14, 8
"""Signs without spaces (Japanese, Chinese) and words (English) that together would be the original's own."""

CITED = re.compile(r"(?<![\w-])\d+(?:-\d+)+(?![\w-])|(?<=\(see )\d+(?=\))|(?<=第)\d+(?=章)", re.ASCII)
CITED_BY_ORIGINAL = re.compile(r"\d+(?:-\d+)+\.?|\d+\.", re.ASCII)
"""In the originals a full stop follows most numbers: `7.` is chapter 7."""
NO_FIGURE = re.compile(r"[Aa]t once|[Oo]nce the|第.步")
WORDED = {
    "en": {"①": 1, "once": 1, "twice": 2, "two": 2, "three": 3, "four": 4, "five": 5},
    "ja": {"①": 1},
    "zh": {"①": 1, "一": 1, "两": 2, "三": 3, "四": 4, "五": 5},
}

BOTH = "the Chinese says `the two` for `both`"
OTHER_FIGURES = {
    "5-2-1-1": BOTH,
    "7-6-3-2-3": BOTH,
    "9-1-8-1": BOTH,
    "12-3-10": BOTH,
    "13-2-3-2": BOTH,
    "13-2-4-3": BOTH,
}
COUNTED = "our statement counts what the original only lists"
TWICE = "our statement says `twice` where the original says `several`"
OTHER_FIGURES_THAN_ORIGINAL = {
    "1-2-2": COUNTED,
    "7-6-3-1": COUNTED,
    "8-3": COUNTED,
    "8-4": COUNTED,
    "11-1-1-4": TWICE,
    "11-1-2-6": TWICE,
    "11-1-3-3": TWICE,
    "4-19-1": "our example speaks of two traits, the original's names them",
    "9-1-7-4": "the original's example numbers two conditions",
    "9-3-4": "we follow the official answers, and quote `1 to 2`",
}
OTHER_CITATION = {"4-5-1-1": "both originals cite 4-17 (tokens) where they mean 4-18 (counters)"}

MARKS = {
    "Activate･Main": ("起動・メイン", "启动·主要"),
    "Activate･Action": ("起動・アクション", "启动·瞬动"),
    "Main": ("メイン", "主要"),
    "Action": ("アクション", "瞬动"),
    "Burst": ("バースト", "爆发"),
    "Deploy": ("配備時", "配置时"),
    "Attack": ("アタック時", "攻击时"),
    "Destroyed": ("破壊時", "破坏时"),
    "When Paired": ("セット時", "搭乘时"),
    "During Pair": ("セット中", "搭乘中"),
    "When Linked": ("リンク時", "共鸣时"),
    "During Link": ("リンク中", "共鸣中"),
    "Pilot": ("パイロット", "机师"),
    "(condition) Pilot": ("（条件）パイロット", "〔条件〕机师"),
    "When Paired･(condition) Pilot": ("セット時・（条件）パイロット", "搭乘时·〔条件〕机师"),
    "During Pair･(condition) Pilot": ("セット中・（条件）パイロット", "搭乘中·〔条件〕机师"),
    "Once per Turn": ("ターン1回", "每回合1次"),
}
KEYWORDS = {
    "Repair": ("リペア", "修复"),
    "Breach": ("突破", "突破"),
    "Support": ("援護", "支援"),
    "Blocker": ("ブロッカー", "阻挡者"),
    "First Strike": ("先制攻撃", "先制攻击"),
    "High-Maneuver": ("高機動", "高机动"),
    "Suppression": ("制圧", "压制"),
    "Development": ("開発", "开发"),
}


def statements(edition: str, language: str) -> dict[str, str]:
    """What the file of an edition says in a language, by number; of a later edition only what it says itself."""
    path = locate.game_resource("gcg", "rulebook", f"{edition}.{language}.json")
    return {number: entry["text"] for number, entry in json.loads(path.read_text(encoding="utf-8"))["clauses"].items()}


def figures(text: str, language: str, cited: re.Pattern[str] = CITED) -> Counter[int]:
    """How often a text has each figure, in digits or as a word; the numbers of clauses are none."""
    text = NO_FIGURE.sub(" ", cited.sub(" ", text))
    digits = Counter(map(int, re.findall(r"\d+", text, re.ASCII)))
    worded = WORDED[language]
    return digits + Counter(worded[word] for word in re.findall("[a-z]+|[^a-z]", text.lower()) if word in worded)


def without_ones(counted: Counter[int]) -> dict[int, int]:
    """The figures but for 1: what one language counts as 1 card, another calls a card."""
    return {figure: times for figure, times in counted.items() if figure != 1}


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from strings(part)


# --- the same in every language


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_entry_is_there_in_the_language(edition: str, language: str) -> None:
    assert list(statements(edition, language)) == list(statements(edition, "en"))
    english, other = RULEBOOK.book(edition), RULEBOOK.book(edition, language)
    assert [(each.number, each.kind) for each in other] == [(each.number, each.kind) for each in english]
    assert {each.language for each in other} == {language}
    assert (other.edition, other.date) == (english.edition, english.date)


def test_the_languages_are_those_of_the_program() -> None:
    assert RULEBOOK.languages == ("en", *OTHERS)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_figures_are_the_same(edition: str, language: str) -> None:
    english, other = statements(edition, "en"), statements(edition, language)
    differing = {}
    for number in english.keys() - OTHER_FIGURES:
        wanted, found = figures(english[number], "en"), figures(other[number], language)
        if without_ones(wanted) != without_ones(found) or wanted[1] > found[1]:
            differing[number] = (wanted, found)
    assert differing == {}


def test_no_exception_is_left_over() -> None:
    found = set()
    for edition in EDITIONS:
        english, chinese = statements(edition, "en"), statements(edition, "zh")
        for number, text in english.items():
            if without_ones(figures(text, "en")) != without_ones(figures(chinese[number], "zh")):
                found.add(number)
    assert found == set(OTHER_FIGURES)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_cited_clauses_are_the_same_and_there(edition: str, language: str) -> None:
    english, other = statements(edition, "en"), statements(edition, language)
    cited = {number: Counter(CITED.findall(text)) for number, text in english.items()}
    assert {number: Counter(CITED.findall(text)) for number, text in other.items()} == cited
    book = RULEBOOK.book(edition, language)
    assert [each.number for each in book if any(number not in book for number in CITED.findall(each.text))] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_marks_and_keywords_are_the_same(edition: str, language: str) -> None:
    english, other = RULEBOOK.book(edition), RULEBOOK.book(edition, language)
    place = OTHERS.index(language)
    for clause in english:
        text = other.clause(clause.number).text
        marks = {MARKS[mark][place] for mark in re.findall("【([^】]*)】", clause.text)}
        assert set(re.findall("【([^】]*)】", text)) == marks, clause.number
        keywords = {
            KEYWORDS[keyword][place] + (number or "")
            for keyword, number in re.findall(r"<([A-Z][A-Za-z -]*?)(?: ([N0-9]))?>", clause.text)
        }
        assert set(re.findall("《([^》]*)》", text)) == keywords, clause.number


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_statements_are_whole_sentences_in_the_language_alone(edition: str, language: str) -> None:
    for clause in RULEBOOK.book(edition, language):
        text, where = clause.text, f"{clause.number}: {clause.text}"
        assert text.endswith(("。", "。）")) == (clause.kind == "clause"), where
        assert " " not in text.replace("{ }", ""), where  # the brackets of names, on Chinese cards
        assert set(re.findall(r"[A-Za-z]+", text)) <= {"AP", "HP", "Lv", "EX", "N", "G"}, where
        assert not re.search(r"[,;:?!()\"'<>\[\]]", text), where
        for opening, closing in ("「」", "『』", "【】", "《》", "（）", "〔〕", "“”", "〈〉"):
            assert text.count(opening) == text.count(closing), where
        if language == "ja":
            assert not re.search("です。|ます。|ません|ください|でしょう", text), where
        else:
            assert not re.search("[ぁ-んァ-ヶ]", text), where


def test_the_words_of_a_later_edition_are_renumbered_in_every_language() -> None:
    for language, chapter, clause in (
        ("en", "(see 8)", "13-2-1"),
        ("ja", "第8章", "13-2-1"),
        ("zh", "第8章", "13-2-1"),
    ):
        book = RULEBOOK.book("1.9", language)
        assert chapter in book.clause("7-5-4-1").text
        assert clause in book.clause("7-5-3-1").text


# --- beside the originals (edition 1.0)


@pytest.mark.shared
def test_figures_and_citations_are_those_of_the_originals(shared: Path) -> None:
    originals = json.loads((shared / "rules" / "gcg_clauses.json").read_text(encoding="utf-8"))["clauses"]
    differing, uncited = set(), set()
    for language in OTHERS:
        ours = statements("1.0", language)
        for entry in (entry for entry in originals if entry[language]):
            number = entry["id"]
            original = unicodedata.normalize("NFKC", "".join([entry[language], *entry[f"example_{language}"]]))
            wanted, found = figures(original, language, CITED_BY_ORIGINAL), figures(ours[number], language)
            differing |= {number} if without_ones(wanted) != without_ones(found) else set()
            uncited |= {number} if not set(entry["refs"]) <= set(CITED.findall(ours[number])) else set()
    assert differing - OTHER_FIGURES.keys() == set(OTHER_FIGURES_THAN_ORIGINAL)
    assert uncited == set(OTHER_CITATION)


@pytest.mark.shared
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_run_of_signs_is_from_the_originals(edition: str, language: str, shared: Path) -> None:
    originals = [path.read_text(encoding="utf-8") for path in sorted((shared / "rules" / "originals").glob("*.txt"))]
    assert len(originals) == 2
    theirs = {run for original in originals for run in _runs(original)}
    assert len(theirs) > 10_000
    found = {number: theirs & set(_runs(text)) for number, text in statements(edition, language).items()}
    assert {number: runs for number, runs in found.items() if runs} == {}


@pytest.mark.shared
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_run_of_words_is_from_official_answers_or_cards(edition: str, shared: Path) -> None:
    latest = [shared / "cards" / "st11_14" / name for name in ("en.json", "rulings.json")]
    files = [shared / "rules" / "rulings.json", *sorted((shared / "cards").rglob("cards_en.json")), *latest]
    assert len(files) == 5
    data = [json.loads(path.read_text(encoding="utf-8")) for path in files]
    theirs = {run for text in strings(data) for run in _word_runs(text)}
    assert len(theirs) > 10_000
    found = {number: theirs & set(_word_runs(text)) for number, text in statements(edition, "en").items()}
    assert {number: runs for number, runs in found.items() if runs} == {}


def _runs(text: str) -> Iterator[str]:
    signs = "".join(unicodedata.normalize("NFKC", text).split())
    return (signs[at : at + RUN] for at in range(len(signs) - RUN + 1))


def _word_runs(text: str) -> Iterator[str]:
    words = re.findall(r"[a-z0-9]+", text.casefold())
    return (" ".join(words[at : at + ENGLISH_RUN]) for at in range(len(words) - ENGLISH_RUN + 1))
