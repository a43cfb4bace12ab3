"""A text is read ability by ability: what is not understood leaves the rest playable."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.cards.playable_text import abilities_in, read_playable
from gundam_desktop.games.gcg.effects.reader import LONGEST_TEXT, NotUnderstood, read_text

LISTS = ("cards_en.json", "gd05_eb01_st10/cards_en.json", "st11_14/en.json")


def played(text: str, kind: str = "unit") -> tuple[list[str], list[str]]:
    """Return the kinds of the abilities that are played, and the printed ones that are not."""
    read = read_playable(text, kind, card_sets().tokens)
    return [effect.kind for effect in read.effects], [refused.text for refused in read.refused]


def test_a_text_that_is_understood_is_read_whole() -> None:
    assert played("<Blocker>\n【Deploy】Draw 1. 【Attack】Draw 1.") == (["keyword", "triggered", "triggered"], [])


@pytest.mark.parametrize("between", ["\n", " ", "<br>", "\r\n"])
def test_one_ability_is_refused_alone(between: str) -> None:
    text = between.join(("【Deploy】Draw 1.", "【Attack】Fold the table.", "【Destroyed】Draw 1."))
    assert played(text) == (["triggered", "triggered"], ["【Attack】Fold the table."])


def test_the_message_says_where_in_the_whole_text_the_words_are() -> None:
    text = "【Deploy】Draw 1.\n【Attack】Fold the table."
    (refused,) = read_playable(text, "unit", card_sets().tokens).refused
    assert refused.why == f"not understood: 'Fold' at {text.index('Fold')}"


def test_what_belongs_to_an_ability_is_refused_with_it() -> None:
    text = (
        "【Deploy】You may fold the table. If you do, activate the following effect:\n■Draw 1.\n<Blocker>\n(Rest it.)"
    )
    kinds, refused = played(text)
    assert kinds == ["keyword"]
    assert len(refused) == 1
    assert refused[0].endswith("■Draw 1.")


def test_an_effect_of_another_type_of_card_is_refused() -> None:
    assert played("【Main】Draw 1.\n<Blocker>") == (["keyword"], ["【Main】Draw 1."])
    assert played("【Main】Draw 1.", "command") == (["command"], [])


@pytest.mark.parametrize("text", ["【When Paired】Draw 1.", "【During Link】<Blocker>", "【Attack】Draw 1."])
def test_an_effect_of_a_unit_is_refused_on_a_base(text: str) -> None:
    assert played(f"【Burst】Deploy this card.\n{text}", "base") == (["triggered"], [text])
    assert played(text, "unit")[1] == []


@pytest.mark.parametrize(
    "text", ["【During Link】This Unit gets AP+1.", "<Blocker>", "This Unit gets AP+1.", "【Activate･Main】①:Draw 1."]
)
def test_an_effect_of_a_unit_is_refused_on_a_command_that_is_no_pilot(text: str) -> None:
    assert played(f"【Main】Draw 1.\n{text}", "command") == (["command"], [text])
    assert played(f"【Main】Draw 1.\n【Pilot】[Amuro Ray]\n{text}", "command")[1] == []


@pytest.mark.parametrize("kind", ["command", "pilot"])
def test_neither_commands_nor_pilots_are_deployed(kind: str) -> None:
    assert played("【Burst】Deploy this card.", kind) == ([], ["【Burst】Deploy this card."])
    assert played("【Burst】Deploy this card.", "base")[1] == []


def test_an_effect_that_the_card_lacks_is_not_activated() -> None:
    assert played("【Burst】Activate this card's 【Action】.\n【Main】Draw 1.", "command")[1] == [
        "【Burst】Activate this card's 【Action】."
    ]
    assert played("【Burst】Activate this card's 【Action】.\n【Main】/【Action】Draw 1.", "command")[1] == []


def test_a_text_without_end_is_not_read() -> None:
    with pytest.raises(NotUnderstood, match="characters at most"):
        read_playable("Draw 1. " * LONGEST_TEXT, "unit", card_sets().tokens)


@pytest.mark.shared
@pytest.mark.parametrize("file", LISTS)
def test_printed_texts_read_ability_by_ability_mean_the_same(shared: Path, file: str) -> None:
    tokens = card_sets().tokens
    for card in json.loads((shared / "cards" / file).read_text(encoding="utf-8")):
        text = card["text"] or ""
        parts = [effect for ability in abilities_in(text) for effect in read_text(ability, tokens=tokens)]
        assert tuple(parts) == read_text(text, tokens=tokens), card["number"]
