"""The rules for cards: every rule has its words, and the words of a row are read as its rule."""

from __future__ import annotations

from typing import get_args

import pytest

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.language.token_facts import TokenLookup
from gundam_desktop.games.gcg.effects.phrases.row import Row
from gundam_desktop.games.gcg.effects.phrases.rules import RULES
from gundam_desktop.games.gcg.effects.reader import read_text
from gundam_desktop.games.gcg.effects.reader.productions import OF_PLAYERS

_BY_CODE = {"must be attacked", "deployed rested", "rested instead"}
_PLAIN = [(row, text) for row, text in RULES.read() if "{" not in text and row.values["rule"] not in OF_PLAYERS]
_OF_PLAYERS = [(row, text) for row, text in RULES.read() if "{" not in text and row.values["rule"] in OF_PLAYERS]


def _rules(text: str) -> list[m.RuleChange]:
    (ability,) = read_text(text, tokens=TokenLookup())
    assert isinstance(ability, m.Constant)
    return [change for change in ability.changes if isinstance(change, m.RuleChange)]


def test_every_rule_has_a_row_in_each_language() -> None:
    of = {row.values["rule"]: row.texts for row in RULES.rows if row.texts.ja}
    assert set(get_args(m.RuleName)) - of.keys() == _BY_CODE
    assert all(words.zh for words in of.values())


@pytest.mark.parametrize(("row", "text"), [each for each in _PLAIN if "won't" not in each[1]])
def test_a_text_is_read_as_its_rule(row: Row, text: str) -> None:
    between = "" if text.startswith("'") else " "
    text = text.replace("' ", "'s ") if text.startswith("' ") else text
    card = "" if text.startswith("your opponent") else "This Unit"
    assert _rules(f"{card}{between}{text}.") == [row.made({})]


@pytest.mark.parametrize(("row", "text"), _OF_PLAYERS)
def test_what_a_player_cannot_do_is_read_behind_the_player(row: Row, text: str) -> None:
    assert _rules(f"Your opponent {text}.") == _rules(f"You {text}.") == [row.made({})]


@pytest.mark.parametrize(("row", "text"), [each for each in _PLAIN if each[1].startswith("can't ")])
def test_it_is_read_behind_figures(row: Row, text: str) -> None:
    assert _rules(f"This Unit gets AP+1 and {text}.") == [row.made({})]
