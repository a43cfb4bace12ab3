"""Lists of every form are recognised by themselves and read; what is not understood is told and the rest kept."""

from __future__ import annotations

import json
from itertools import product

import pytest

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.games.gcg.decks.formats import (
    LARGEST,
    ListProblem,
    ReadList,
    position_text,
    problem_text,
    question_text,
    read_list,
    with_answers,
)

CARDS = {card.number: card for card in card_sets()}
GM = ("ST01-005", 3)
FIVE = ("GD01-001", "GD01-013", "GD04-001", "GD04-008", "ST01-001")
"""The Units that are called Gundam and nothing more."""


def read(text: str) -> ReadList:
    return read_list(text, CARDS, "test")


def whole(text: str) -> Deck:
    found = read(text)
    assert (found.problems, found.questions) == ((), ())
    return found.deck


@pytest.mark.parametrize(
    "line",
    [
        "3 ST01-005 GM", "3x ST01-005", "3 x ST01-005_p1", " 3\tst01-005",
        "ST01-005 x3", "ST01-005 3", "3 GM (ST01-005)",
        "3 GM [ST01-005]", "ST01-005 GM x3", "x3 GM", "3x GM", "3 GM", "GM x3", "GM (3)", "GM (x3)", "3×gm", "- 3 GM",
        "３　ジム", "ジム 3枚", "3 吉姆", "ジム×３", "3 ST01–005", "3 GM # the cheap one", "003 GM",
        "> 3 ST01-005", "> - 3 GM", "ジム３枚", "ジム：３", "ST01-005：3", "３：ジム", "3: ST01-005", "3) ST01-005 GM",
        "3 of ST01-005", "3 of GM", "[3] ST01-005", "[3] GM", "3 GM (ST01) 5", "3 GM [st01] 005", "3) GM",
        "Name,Qty,Set\nGM,3,ST01", "Count;Card Number;Name\n3;ST01-005;GM", "カード番号\t色\t枚数\nST01-005\t青\t3",
        '"Card Name","Cost","Quantity"\n"GM","2","3"',
        "ST01-005,3", "3;ST01-005;GM", '3,"GM",ST01-005', "GM ST01-005 x3",
    ],
)  # fmt: skip
def test_one_line_in_all_its_ways(line: str) -> None:
    assert whole(line).cards == (GM,)


@pytest.mark.parametrize(
    ("line", "number"),
    [
        ("2 Gundam (MA Form)", "ST01-002"),
        ("2 gundam ma form", "ST01-002"),
        ("2 Unicorn Gundam（Destroy Mode）", "GD01-002"),
        ("2 ユニコーンガンダム(デストロイモード)", "GD01-002"),
        ("2 0 Gundam", "GD03-063"),
        ("01 Gundam x2", "GD02-051"),
        ("Side 7 x2", "GD01-124"),
        ("10 Resource", "R-001"),
    ],
)
def test_names_are_found_whatever_their_case_width_and_punctuation(line: str, number: str) -> None:
    (entry,) = read(line).items
    assert not isinstance(entry, ListProblem)
    assert number in (getattr(entry, "number", ""), *getattr(entry, "numbers", ()))


def test_a_name_of_several_cards_is_asked_and_never_guessed() -> None:
    asked = read("4 ST01-005\n3 Gundam\n1 ST01-010")
    (question,) = asked.questions
    assert (question.copies, question.numbers) == (3, FIVE)
    assert asked.deck.cards == (("ST01-005", 4), ("ST01-010", 1))
    assert "GD01-013" in question_text(question)
    done = with_answers(asked, {0: "GD01-013"})
    assert done.deck.cards == (("ST01-005", 4), ("GD01-013", 3), ("ST01-010", 1))
    assert done.questions == ()
    left = with_answers(asked, {0: ""})
    assert [problem.code for problem in left.problems] == ["left out"]
    assert (left.deck, left.questions) == (asked.deck, ())


def test_an_answer_must_fit_its_question() -> None:
    asked = read("3 Gundam")
    with pytest.raises(ValueError, match="ST01-005 is no answer; expected GD01-001"):
        with_answers(asked, {0: "ST01-005"})
    with pytest.raises(ValueError, match="there is no question 1; there are 1"):
        with_answers(asked, {1: "ST01-001"})


def test_several_ways_to_read_one_line_are_asked_too() -> None:
    (question,) = read("Gundam X 3").questions
    assert set(question.numbers) == {*FIVE, *(card.number for card in CARDS.values() if card.name == "Gundam X")}


def test_headers_and_comments() -> None:
    text = """\
# Blue // White
# by somebody
== Units (7) ==
4 ST01-005
Pilots:
2 ST01-010
# Sideboard
1 ST01-015
Resources (10)
7 R-002
3 R-001
サイドボード
2 ST01-005
// tested a little
"""
    deck = whole(text)
    assert deck.cards == (("ST01-005", 4), ("ST01-010", 2))
    assert deck.sideboard == (("ST01-015", 1), ("ST01-005", 2))
    assert deck.resources == (("R-002", 7), ("R-001", 3))
    assert (deck.comment, deck.source) == ("Blue // White", "by somebody\ntested a little")


def test_a_name_that_begins_like_a_header_is_a_name() -> None:
    assert whole("4 ST01-005\nSide 7").cards == (("ST01-005", 4), ("GD01-124", 1))


@pytest.mark.parametrize("line", ["GM", "ST01-005", "ST01-005 GM", "ジム", "- st01-005", "> GM"])
def test_a_line_without_a_count_is_one_card(line: str) -> None:
    assert whole(f"2 ST01-001\n{line}").cards == (("ST01-001", 2), ("ST01-005", 1))


@pytest.mark.parametrize(
    "beside",
    ["four", "four copies", "(four)", "x four", "四", "二十枚", "壹张", "네 장", "vier", "Ⅳ", "IV", "a playset",
     "twice", "Neo Zeong four", "#4", "# x4", "// 4枚"],
)  # fmt: skip
def test_what_may_say_a_count_in_another_way_is_named(beside: str) -> None:
    (problem,) = read(f"GD04-033 {beside}").problems
    assert (problem.code, problem.figures) == ("no count", {"line": f"GD04-033 {beside}"})
    assert whole(f"3 GD04-033 {beside}").cards == (("GD04-033", 3),)


def test_a_heading_without_a_count_is_no_card() -> None:
    deck = whole("Units\n4 ST01-005\nResource\n10 R-001\nBase\n")
    assert (deck.cards, deck.resources) == ((("ST01-005", 4),), (("R-001", 10),))


def test_a_line_can_say_that_it_is_of_the_sideboard() -> None:
    deck = whole("4 ST01-005\nSB: 2 ST01-010\nsb:1 GM\n1 ST01-002")
    assert (deck.cards, deck.sideboard) == ((("ST01-005", 4), ("ST01-002", 1)), (("ST01-010", 2), ("ST01-005", 1)))


@pytest.mark.parametrize(
    "around", ["https://deckbuilder.egmanevents.com/gundam?deck={}", "see {}", "{}", "deck={}&x=1"]
)
@pytest.mark.parametrize("said", ["GD01-001:4,ST01-005_p1:3|ST04-010:2", "GD01-001%3A4%2CST01-005%3A3%7CST04-010%3A2"])
def test_links_of_deck_builders(around: str, said: str) -> None:
    if around in ("see {}", "{}") and (around != "{}" or "%" in said):
        around = "my deck: https://exburst.example/gundam?a=b&deck={}#top"
    found = read(around.format(said))
    assert found.form == "link"
    assert found.deck.cards == (("GD01-001", 4), GM)
    assert found.deck.sideboard == (("ST04-010", 2),)


def test_a_link_of_the_app_is_read_as_far_as_its_cards_are_known() -> None:
    address = "https://www.bandai-tcg-plus.com/deck_recipe?deck={}!!!&deck_code=abc&game_title_id=15"
    found = read(address.format("MqG.MqG.MqG.PyI.PyI.NBz.MoW.NCT"))
    assert found.form == "app"
    assert found.deck.cards == (("ST04-006", 3), ("GD01-018", 1), ("ST01-001", 1))
    assert [(p.line, p.code, p.figures["count"]) for p in found.problems] == [("PyI x2", "app card", 2)]
    assert [(q.line, q.numbers) for q in found.questions] == [("NCT x1", ("GD01-044", "GD01-045"))]


SHAPES = [
    [{"card_id": "ST01-001", "count": 4}, {"card_id": "ST01-005_p2", "count": 3}],
    [{"cardNumber": "st01-001", "count": 4}, {"cardNumber": "ST01-005", "count": 3, "name": "GM"}],
    {"name": "Two", "deck": [{"cardNumber": "ST01-001", "count": 4}, {"cardNumber": "ST01-005", "count": 3}],
     "resource": [{"cardNumber": "R-001", "count": 10}], "format": 3},
    {"cards": {"ST01-001": 4, "GM": 3}, "count": 7},
    ["4 ST01-001", "GM x3"],
]  # fmt: skip


@pytest.mark.parametrize(("shape", "indent"), list(product(SHAPES, [None, 2])))
def test_json(shape: object, indent: int | None) -> None:
    found = read(json.dumps(shape, indent=indent))
    assert (found.form, found.problems, found.questions) == ("json", (), ())
    assert found.deck.cards == (("ST01-001", 4), GM)
    assert found.deck.resources == (("R-001", 10),)


def test_parts_of_json() -> None:
    found = read(
        '{"title": "T", "resource": [], "sideboard": [{"card_id": "ST01-005", "count": 2}], "stats": {"a": 1}}'
    )
    assert (found.deck.resources, found.deck.sideboard, found.deck.comment) == ((), (("ST01-005", 2),), "T")
    assert [position_text(problem.place) for problem in found.problems] == ["entry stats 1"]


@pytest.mark.parametrize(
    ("text", "place", "code", "said"),
    [
        (
            "4 ST01-005\n\n5 GD99-001 Foo",
            "line 3",
            "unknown number near",
            "no card has the number GD99-001; did you mean",
        ),
        ("4 ST0l-010", "line 1", "unknown number near", "no card has the number ST0L-010; did you mean ST01-010, "),
        ("GDO1-OO1 x4", "line 1", "unknown number near", "no card has the number GDO1-OO1; did you mean GD01-001, "),
        (
            "3 Gumdam Aerial",
            "line 1",
            "unknown name near",
            "no card has the name Gumdam Aerial; did you mean Gundam",
        ),
        ("3 Something else", "line 1", "unknown name", "no card has the name Something else"),
        ("Dear diary", "line 1", "no card", "“Dear diary” is not a card; write a count and"),
        ("3 times I lost to ST01-001", "line 1", "unknown name", "no card has the name times I lost to ST01-001"),
        ("0 GM", "line 1", "count", "0 is not a possible count; it must be from 1 to 999"),
        ("9" * 300 + " GM", "line 1", "count", "9" * 39 + "… is not a possible count"),
        ("600 GM\n600 GM", "line 2", "too many", "that would make 1200 copies of ST01-005; at most 999 are possible"),
        ("x?deck=ST01-005:4,ST01-001", "card 2 of the link", "no pair", "“ST01-001” is not a card; write a number and"),
        ("?deck=..MoV.??", "card 2 of the link", "app card", "the app's card ?? (1 copy) cannot be identified"),
        ("[7]", "entry 1", "entry", "“7” is not a card; write it like"),
        ('[{"card_id": "GM", "count": -1}]', "entry 1", "count", "-1 is not a possible count"),
        ('{"deck": [\n{"card_id": 1,,}]}', "line 2", "json", "not valid JSON from column 15 on"),
        ("[" * 100_000, "", "json depth", "not valid JSON (nested too deeply)"),
        ('{"a":' * 50 + "[]" + "}" * 50, "", "json depth", "not valid JSON (nested too deeply)"),
        ("[" + "9" * 5000 + "]", "", "json figure", "not valid JSON (a figure is too long)"),
        ("", "", "empty", "it contains no cards"),
        ("# only a title", "", "empty", "it contains no cards"),
        ("x" * (LARGEST + 1), "", "too large", "the list is too long: 200001 characters"),
    ],
)
def test_problems_name_the_place_and_what_would_be_right(text: str, place: str, code: str, said: str) -> None:
    (problem,) = read(text).problems
    assert (position_text(problem.place), problem.code) == (place, code)
    assert problem_text(problem).startswith(said)


def test_what_is_wrong_loses_nothing_else() -> None:
    found = read("Dear diary\n3 GM\n4 GD99-001\n1 ST01-010")
    assert found.deck.cards == (GM, ("ST01-010", 1))
    assert [problem.line for problem in found.problems] == ["Dear diary", "4 GD99-001"]


@pytest.mark.parametrize(
    "text", ["# \ud800\n3 GM \ud800", '{"name": "\\ud800", "\\udfff": ["\\ud800"]}', "\ufeff3 GM", "\x00"]
)
def test_broken_characters_do_no_harm(text: str) -> None:
    for problem in read(text).problems:
        problem_text(problem).encode()


def test_a_heading_with_a_number_that_could_be_a_card_and_its_count_is_named() -> None:
    found = read("Deck\n3 ST01-005\nサイド74枚\nサイド4枚")  # a sideboard of 74 cards, or 4 times サイド7 (GD01-124)
    assert [(problem.line, problem.code) for problem in found.problems] == [("サイド74枚", "several")]
