"""Abilities that stand on one line, or apart by `<br>`, are those of separate lines."""

from __future__ import annotations

from pathlib import Path

import pytest

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.effects.reader import NotUnderstood, read_text
from tests.games.gcg.effects.both_ways.all_texts import printed_texts

TOKENS = card_sets().tokens


@pytest.mark.parametrize(
    "lines",
    [
        ["【Burst】Deploy this card.", "【Deploy】Add 1 of your Shields to your hand."],
        ["【Burst】Add this card to your hand.", "While this Unit is damaged, it gets AP+1."],
        ["【Burst】Activate this card's 【Main】.", "【Main】Draw 1.", "【Pilot】[Ann Ace]"],
        ["【Pilot】[Ann Ace]", "【Main】/【Action】Draw 1."],
        ["<Blocker> (Rest this Unit.)", "【When Paired】Draw 1."],
        ["<Blocker>", "【When Paired】Draw 1."],
        ["【During Link】<Blocker> (Rest this Unit.)", "<Repair 1> (It recovers.)", "【Attack】Draw 1."],
        ["【Attack】This Unit gains <Blocker> during this turn. (Rest this Unit.)", "【Deploy】Draw 1."],
        ["【Attack】Draw 1.", "<Breach 2>"],
        ["【When Paired】Draw 1.", "【During Pair】This Unit gets AP+1."],
        [
            "【Attack】Choose 1 of your other Units. It gains “【Destroyed】Draw 1.” during this turn.",
            "【Deploy】Draw 1.",
        ],
        ['All your other Units gain "【Attack】Draw 1."', "【Deploy】Draw 1."],
        ["【Deploy】Draw a card for each enemy Unit with a higher Lv. than this Unit.", "【Attack】Draw 1."],
        ["【Activate･Main】①：Choose 1 of your Units with <Repair>. Set it as active.", "【Destroyed】Draw 1."],
    ],
)
@pytest.mark.parametrize("end", [" ", "", "<br>", "<br />", "\r\n", "\r"])
def test_abilities_side_by_side(lines: list[str], end: str) -> None:
    apart = [effect for line in lines for effect in read_text(line, tokens=TOKENS)]
    assert len(apart) >= len(lines)
    assert list(read_text(end.join(lines), tokens=TOKENS)) == apart


@pytest.mark.parametrize(
    "text",
    [
        "【Main】Choose 1 enemy Unit with <Blocker>. Rest it.",
        "【Attack】Choose 1 enemy Unit with an 【Activate･Main】 effect. Rest it.",
        "【Burst】Activate this card's 【Main】.",
        "When this Unit's <Breach> deals damage, draw 1.",
        "【During Pair】【Attack】【Once per Turn】Draw 1.",
    ],
)
def test_a_mark_or_a_keyword_in_a_sentence_begins_no_ability(text: str) -> None:
    assert len(read_text(text, tokens=TOKENS)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "【Burst】Add this card to your hand. It gets AP+1.",
        "【During Pair】This Unit gets AP+1. While it is damaged, this Unit gains <Blocker>.",
        "【Deploy】Draw 1. This Unit gets AP+1.",
    ],
)
def test_a_sentence_that_could_belong_to_the_ability_before_it_is_no_other_one(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read_text(text, tokens=TOKENS)


def test_a_fault_behind_another_ability_is_marked_in_its_place() -> None:
    text = "<Blocker><br>【Deploy】Draw 1. 【Attack】Draw one heron."
    with pytest.raises(NotUnderstood) as caught:
        read_text(text, tokens=TOKENS)
    assert text[caught.value.position :].startswith("one heron")


WITHOUT_A_MARK = {"ST03-001", "ST05-001", "GD03-020", "GD04-037", "GD05-006", "GD05-051"}
"""Cards with an ability that begins without a mark, behind one that it could belong to on the same line."""


@pytest.mark.full
@pytest.mark.shared
def test_printed_texts_on_one_line(shared: Path) -> None:
    printed = printed_texts(shared)
    assert len(printed) > 900
    for number, text in printed.items():
        effects = read_text(text, tokens=TOKENS)
        for end in ("<br>", "<br/>", "\r\n", "\r", " ", ""):
            joined = text.replace("\n", end)
            if number in WITHOUT_A_MARK and end in {" ", ""}:
                with pytest.raises(NotUnderstood):
                    read_text(joined, tokens=TOKENS)
                continue
            assert read_text(joined, tokens=TOKENS) == effects, (number, end)
