"""What web pages, chats and spreadsheets add to a line unseen."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks.formats import read_list
from gundam_desktop.games.gcg.decks.formats.clean_text import cleaned, is_fence, is_rule

CARDS = {card.number: card for card in card_sets()}


@pytest.mark.parametrize(
    ("written", "clean"),
    [
        ("\ufeff4 GM", "4 GM"), ("4\u200b GM", "4 GM"), ("\u200f4 GM\u200e", "4 GM"), ("4 G\u00adM", "4 GM"),
        ("4\u00a0GM", "4 GM"), ("&#39;&amp;&nbsp;&#x200b;GM", "'& GM"), ("<li>4 GM<br/></li>", "4 GM"),
        ('<a href="x">', '<a href="x">'), ("４　ＧＭ", "4 GM"),
        ("ST01–005", "ST01-005"), ("&", "&"), ("4 GM\ufe0f", "4 GM"), ("四枚", "4枚"), ("２十枚", "2十枚"),
    ],
)  # fmt: skip
def test_clean_text(written: str, clean: str) -> None:
    assert cleaned(written) == clean


def test_lines_of_markdown() -> None:
    assert all(map(is_fence, ["```", "```text", "~~~", "````json", "\u200b```"]))
    assert not any(map(is_fence, ["```GM", "``", "``` 4 GM"]))
    assert is_rule("|---|:--|")
    assert all(map(is_rule, [",,", ";", '"",""']))
    assert not is_rule("?")


def test_signs_nobody_sees() -> None:
    text = "4 ST01-001\n\ufeff4 ST01-002\n\u200b4 ST01-003\n\u200f4 ST01-004\n4 Uso Ewin\n"
    text += "4 Angelo&#39;s Geara Zulu\nTotal: 20\n```"
    found = read_list(text, CARDS)
    assert found.problems == ()
    assert [count for _, count in found.deck.cards] == [4] * 6
