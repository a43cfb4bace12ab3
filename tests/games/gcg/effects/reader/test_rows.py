"""Productions of the grammar made from the texts of rows."""

from __future__ import annotations

import pytest
from lark import Token, Tree

from gundam_desktop.games.gcg.effects.language.token_facts import TokenLookup
from gundam_desktop.games.gcg.effects.reader import NotUnderstood, read_text
from gundam_desktop.games.gcg.effects.reader.rows import RowRule


@pytest.mark.parametrize(
    ("text", "symbols"),
    [
        ("{to} is rested by {by:effect}", 'happener ("is rested by") effect_owner'),
        ("{by:effect} rests {to}", 'acting ("rests") one'),
        ("{to} is{} rested", 'happener ("is") ("rested")'),
        ("place {amount} {Resource|Resources}", '("place") amount ("resource" | "resources")'),
        ("can't attack {its|their} owner", '("can\'t attack its owner" | "can\'t attack their owner")'),
        ("{to} gains <Breach>", 'happener ("gains") KEYWORD'),
        ("it has not attacked", '("it hasn\'t attacked")'),
    ],
)
def test_a_text_is_made_of_symbols(text: str, symbols: str) -> None:
    known = {"to": "one", "to first": "happener", "by:effect": "effect_owner", "by:effect first": "acting"}
    rule = RowRule("sample", [(1, text)], {**known, "amount": "amount"})
    assert rule.grammar == f"sample: {symbols} -> sample_0\n"


def test_words_with_one_normal_form_make_one_production() -> None:
    rule = RowRule("sample", [(1, "it has not attacked"), (1, "it hasn't attacked")], {})
    assert [*rule.meanings().values()] == [1]


def test_two_rows_that_are_read_from_the_same_words_are_an_error() -> None:
    with pytest.raises(ValueError, match='two rows of sample are read from "it hasn\'t attacked"'):
        RowRule("sample", [(1, "it has not attacked"), (2, "it hasn't attacked")], {})


def test_rows_that_differ_in_what_is_written_in_brackets_share_a_production() -> None:
    rule = RowRule("sample", [(1, "it loses 【Deploy】"), (2, "it loses 【Attack】")], {})
    assert rule.grammar.count("->") == 1
    assert rule.meaning(Tree("sample_0", [Token("MARK", "【attack】")])) == 2


def test_a_mark_that_no_row_has_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(NotUnderstood, match="only 【Deploy】 or 【Attack】 or 【Destroyed】"):
        read_text("All enemy Units lose all 【Burst】 effects.", tokens=TokenLookup())


def test_a_mark_that_is_written_in_a_row_is_the_only_one() -> None:
    with pytest.raises(NotUnderstood, match="only <Support>"):
        read_text("When this Unit's AP is increased by <Breach>, draw 1.", tokens=TokenLookup())
