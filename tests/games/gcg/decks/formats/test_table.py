"""Tables: the columns that a heading names decide, and every row is read or named."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks.formats import ReadList, problem_text, read_list
from gundam_desktop.games.gcg.decks.formats.table import columns_in

CARDS = {card.number: card for card in card_sets()}


def read(text: str) -> ReadList:
    return read_list(text, CARDS)


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("Name,Qty,Set\nGuncannon,3,ST01", {"ST01-003": 3}),
        ("sep=,\nName,Qty,Set\nGuncannon,3,ST01", {"ST01-003": 3}),
        ("My collection\nfor Friday\n\nName,Qty,Set\nGuncannon,4x,ST01", {"ST01-003": 4}),
        ("Set,Number,Qty\nGD04,33,4.0", {"GD04-033": 4}),
        ('Qty,Code\n4,="GD04-033"\n"=""2""",GD04-038', {"GD04-033": 4, "GD04-038": 2}),
        ("Qty,Code\n4,GD04-033-ALT1", {"GD04-033": 4}),
        ('Name,Note,Qty\n"Neo\nZeong","a\nb",4\nGM,,2', {"GD04-033": 4, "ST01-005": 2}),
        ('Name,Qty\n"GM,2\nGM,1', {"ST01-005": 3}),
        ("| Qty | Name |\n|---|---|\n| 4 | GM |", {"ST01-005": 4}),
        ("Qty,Code\n4,GD04-033\nTotal,4", {"GD04-033": 4}),
        ('Qty,Code,\n4,GD04-033,Neo Zeong\n,,\n"",,""\n2,GD04-038,', {"GD04-033": 4, "GD04-038": 2}),
        ("Qty,Code,Total,Foil Qty,Is Sideboard\n4,GD04-033,4,0,false", {"GD04-033": 4}),
        ("Qty,Code,Link,Discount\n4,ST01-001,Amuro Ray,3", {"ST01-001": 4}),
        ("枚数,カード番号,リンク\n4,ST01-001,「アムロ・レイ」", {"ST01-001": 4}),
    ],
)
def test_what_spreadsheets_write(text: str, cards: dict[str, int]) -> None:
    found = read(text)
    assert dict(found.deck.cards) == cards
    assert found.problems == ()


def test_columns_of_the_sideboard() -> None:
    assert read("Card,Qty,Sideboard\nGM,3,1").deck.sideboard == (("ST01-005", 1),)
    found = read("Name,Qty,Board\nGM,3,Main\nNeo Zeong,1,Side")
    assert (found.deck.cards, found.deck.sideboard) == ((("ST01-005", 3),), (("GD04-033", 1),))


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("Guncannon,3,GD04,", "Guncannon is not in the set GD04"),
        ("Guncannon,3,ST01 2 GM,", "contains more"),
        ("Guncannon,3,ST01,2 GM", "“Note 2 GM” is not understood"),
        ("Guncannon,3,ST01,GM", "“Note GM” is not understood"),
        ("Guncannon,3,ST01,x2", "“Note x2” is not understood"),
        ("Guncannon,3,ST01,Sideboard", "“Note Sideboard” is not understood"),
        ("Guncannon,3,ST01,,2", "“2” is not understood"),
        ("Guncannon,3 4,ST01,", "3 4 is not a possible count"),
        ("Guncannon,,ST01,", "“Guncannon,,ST01,” has no count"),
        ("Guncannon 2 ST01-005,3,ST01,", "ST01-005 is GM, not Guncannon"),
    ],
)
def test_a_row_that_is_not_clear_is_named(row: str, said: str) -> None:
    (problem,) = read(f"Name,Qty,Set,Note\n{row}").problems
    assert said in problem_text(problem)


@pytest.mark.parametrize(
    ("column", "cell"),
    [
        ("X", "x2"), ("Foil Qty", "2"), ("Foil Qty", "4"), ("Quantity", "2"), ("Total", "6"), ("foilCount", "2"),
        ("Foil", "2"), ("パラレル枚数", "2"), ("闪卡数量", "2"), ("Copies", "2枚"), ("Is Sideboard", "true"),
    ],
)  # fmt: skip
def test_a_count_in_another_column_is_named(column: str, cell: str) -> None:
    (problem,) = read(f"Qty,Code,{column}\n4,GD04-033,{cell}").problems
    assert (problem.code, problem.figures) == ("figure", {"figure": f"{column} {cell}"})


def test_a_heading_with_a_card_in_it_is_none() -> None:
    assert columns_in("Name,Qty") is not None
    assert read("Name,Qty 2 GM\n").problems
