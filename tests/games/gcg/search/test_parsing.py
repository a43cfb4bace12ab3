"""Queries: every text gives one, what is written is read the same, and faults say where and what would be right."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings

from gundam_desktop.games.gcg.search import vocabulary
from gundam_desktop.games.gcg.search.errors import error_text
from gundam_desktop.games.gcg.search.normalize import normalize
from gundam_desktop.games.gcg.search.parsing import MAX_DEPTH, parse
from gundam_desktop.games.gcg.search.query import EVERYTHING, And, Node, Not, NumberRange, Or, Term, Words, write
from gundam_desktop.languages import LANGUAGES
from tests.games.gcg.search.builders import queries, texts


def test_any_text_gives_a_query_that_is_written_and_read_the_same(times: Callable[[int], int]) -> None:
    @settings(max_examples=times(3000))
    @given(texts)
    def tried(text: str) -> None:
        query = parse(text)
        for language in LANGUAGES:
            assert parse(write(query, language)).root == query.root
            for fault in query.errors:
                assert 0 <= fault.start <= fault.end <= len(text)
                assert error_text(fault, language)
        assert parse(text + query.closing).root == query.root
        for placed in query.terms:
            assert 0 <= placed.start < placed.end <= len(text)

    tried()


def test_an_exclusion_of_an_exclusion_is_written_with_parentheses() -> None:
    """Found by the test above."""
    query = parse("-(-0")
    assert query.root == Not(Not(Words("0")))
    assert write(query) == "-(-0)"
    assert parse("-(-0)").root == query.root


def test_any_query_is_written_and_read_the_same(times: Callable[[int], int]) -> None:
    @settings(max_examples=times(1000))
    @given(queries)
    def tried(node: Node) -> None:
        for language in LANGUAGES:
            read = parse(write(node, language))
            assert read.errors == ()
            assert read.root == node

    tried()


FIGURE = Term("level", "<=", (NumberRange(3, 3),))
BLUE = Term("color", ":", ("blue",))


@pytest.mark.parametrize(
    ("text", "root"),
    [
        ("", EVERYTHING),
        ("gundam", Words("gundam")),
        ('gundam "ma form"', And((Words("gundam"), Words("ma form")))),
        ("color:blue", BLUE),
        ("colour=BLUE", BLUE),
        ("色：青", BLUE),
        ("颜色:蓝色", BLUE),
        ("Ｌｖ≤３", FIGURE),
        ("等级<=3", FIGURE),
        ("lv:2..4,7", Term("level", ":", (NumberRange(2, 4), NumberRange(7, 7)))),
        ("lv:4..2", Term("level", ":", (NumberRange(2, 4),))),
        ("lv:..4", Term("level", ":", (NumberRange(None, 4),))),
        ("color:blue,white", Term("color", ":", ("blue", "white"))),
        ("-kw:blocker", Not(Term("keyword", ":", ("blocker",)))),
        ("--a", Words("a")),
        ("a b or c", Or((And((Words("a"), Words("b"))), Words("c")))),
        ("a (b or c)", And((Words("a"), Or((Words("b"), Words("c")))))),
        ("a または b", Or((Words("a"), Words("b")))),
        ('"or"', Words("or")),
        ("「アムロ・レイ」", Words("アムロ・レイ")),
        ('trait="Neo Zeon"', Term("trait", "=", ("Neo Zeon",))),
    ],
)
def test_what_is_understood(text: str, root: Node) -> None:
    query = parse(text)
    assert query.root == root
    assert query.errors == ()


@pytest.mark.parametrize(
    ("text", "root", "code", "place", "said"),
    [
        ("colr:blue lv<=3", FIGURE, "unknown field", "colr", "Try color"),
        ("xyzzy:1 lv<=3", FIGURE, "unknown field", "xyzzy", "Try name, number, color,"),
        ("color:blu,blue", BLUE, "unknown value", "blu", "Try blue"),
        ("color: lv<=3", FIGURE, "missing value", "color:", "after color:. Try blue, green,"),
        ("lv<=3 lv<", FIGURE, "missing value", "lv<", "Try 3, 2..4"),
        ("lv<=3 cost:x", FIGURE, "bad number", "x", "cost:3"),
        ("lv<=3 cost:99999999999", FIGURE, "bad number", "99999999999", "not a number"),
        ("name<3 color:blue", BLUE, "bad operator", "name<", "Try name:, name=, name!="),
        ("color>blue lv<=3", FIGURE, "bad operator", "color>", "color!="),
        ("lv<=2..3 color:blue", BLUE, "one number", "lv<=2..3", "takes one number"),
        ("<=3 color:blue", BLUE, "no field", "<=", "lv<=3"),
        ('color:blue "', BLUE, "open quote", '"', "is missing"),
        ("(color:blue", BLUE, "open parenthesis", "(", "is missing"),
        ("color:blue)", BLUE, "stray parenthesis", ")", "never opened"),
        ("color:blue ()", BLUE, "empty", "()", "nothing between"),
        ("color:blue -", BLUE, "nothing excluded", "-", "-kw:Repair"),
        ("color:blue or ", BLUE, "lonely or", "or", "before it and after it"),
        ("or color:blue", BLUE, "lonely or", "or", "before it and after it"),
        ("(" * (MAX_DEPTH + 1) + "a" + ")" * MAX_DEPTH, Words("a"), "too deep", "(", str(MAX_DEPTH)),
    ],
)
def test_what_is_wrong_is_told_and_the_rest_counts(text: str, root: Node, code: str, place: str, said: str) -> None:
    query = parse(text)
    assert query.root == root
    fault = next(fault for fault in query.errors if fault.code == code)
    assert text[fault.start : fault.end] == place
    assert said in error_text(fault)


def test_every_unfinished_beginning_keeps_what_is_whole() -> None:
    text = 'color:blue lv<=3 (kw:blocker or trait:"Neo Zeon") -text:draw'
    for end in range(len("color:blue"), len(text) + 1):
        root = parse(text[:end]).root
        assert BLUE in (root, *(root.parts if isinstance(root, And) else ()))


def test_deep_and_long_queries_are_read() -> None:
    for text in ("(" * 20_000, "-" * 20_001 + "a", "a " * 5000, "(-" * 5000, "a or " * 5000):
        parse(text)


def test_each_word_of_the_language_means_one_thing() -> None:
    meanings: dict[str, set[str]] = {}
    for language in LANGUAGES:
        for field in vocabulary.FIELDS:
            for word in vocabulary.field_names(field, language):
                meanings.setdefault(normalize(word), set()).add(field)
    assert [word for word, fields in meanings.items() if len(fields) > 1] == []
    for field, kind in vocabulary.FIELDS.items():
        for value in vocabulary.values_of(field) if kind == "choice" else ():
            for language in LANGUAGES:
                words = vocabulary.value_names(field, value, language)
                assert {vocabulary.value_of(field, word) for word in words} == {value}


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ｇｕｎｄａｍ", "gundam"), ("ガンダム", "がんだむ"), ("ｶﾞﾝﾀﾞﾑ", "ガンダム"), ("アムロ・レイ", "アムロレイ"),
     ("Café", "cafe"), ("Ⅱ", "II"), ("High–Maneuver", "high-maneuver"), ("a\u3000 b", "a b"),
     ("アムロ･レイ", "アムロレイ")],
)  # fmt: skip
def test_what_is_written_alike_is_the_same(one: str, other: str) -> None:
    assert normalize(one) == normalize(other)


def test_a_voiced_sound_is_another_one() -> None:
    assert normalize("か") != normalize("が")
