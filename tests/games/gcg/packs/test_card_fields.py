"""Fields of public databases: whatever they are called and however they are written, the same entry comes out."""

from __future__ import annotations

from typing import Any

import pytest

from gundam_desktop.games.gcg.packs.card_fields import clean_text, entry_of, is_card, number_in

HERON = {
    "number": "MY-001",
    "name": "Grey Heron",
    "type": "UNIT",
    "color": "Blue",
    "level": 2,
    "cost": 1,
    "ap": 2,
    "hp": 3,
    "traits": ["Heron", "Marsh Team"],
    "zone": ["Space", "Earth"],
    "link": "[Ada Vale]",
    "text": "<Blocker> (Rest it.)\n【Deploy】Draw 1.",
}
FIGURES_AS_TEXTS = {
    "id": "MY-001",
    "code": "MY-001",
    "rarity": "C",
    "name": "Grey Heron",
    "images": {"small": "https://example.org/MY-001.webp"},
    "level": "2",
    "cost": "1",
    "color": "Blue",
    "cardType": "UNIT",
    "effect": "&lt;Blocker&gt; (Rest it.)<br>【Deploy】Draw 1.<br>",
    "zone": "Space Earth",
    "trait": "(Heron) (Marsh Team)",
    "link": "[Ada Vale]",
    "ap": "2",
    "hp": "3",
    "set": {"id": "my", "name": "Mine [MY]"},
}
ABILITIES_IN_A_LIST = {
    "ID": "MY-001",
    "Name": "Grey Heron",
    "Effect": ["<Blocker> (Rest it.)", "【Deploy】Draw 1."],
    "Color": "Blue",
    "Type": "UNIT",
    "Rarity": "C",
    "Traits": ["Heron", "Marsh Team"],
    "Level": 2,
    "Cost": 1,
    "Ap": 2,
    "Hp": 3,
    "Block": None,
    "Zones": ["Space", "Earth"],
    "Link": ["Ada Vale"],
}
RULES_BESIDE_THE_TEXT = {
    "id": "my-001",
    "cardNumber": "MY-001",
    "name": "Grey Heron",
    "cardType": "unit",
    "color": "blue",
    "level": 2.0,
    "cost": 1,
    "zones": ["space", "earth"],
    "traits": ["Heron", "Marsh Team"],
    "linkRequirements": ["Ada Vale"],
    "ap": 2,
    "hp": 3,
    "effects": {
        "description": ["<Blocker> (Rest it.)", "【Deploy】Draw 1."],
        "rules": [{"effectId": "draw", "trigger": "DEPLOY"}],
    },
}
HEADINGS = {
    "Card #": "MY-001",
    "Name": "Grey Heron",
    "Lv.": "Lv.2",
    "Cost": "1",
    "AP": "2",
    "HP": "3",
    "Colour": "BLUE",
    "Type": "Unit Card",
    "Zone": "Space / Earth",
    "Trait": "Heron, Marsh Team",
    "Link": "Ada Vale",
    "Skill": "<Blocker> (Rest it.)\n【Deploy】Draw 1.",
    "Edition": "1",
}


@pytest.mark.parametrize(
    "row", [HERON, FIGURES_AS_TEXTS, ABILITIES_IN_A_LIST, RULES_BESIDE_THE_TEXT, HEADINGS], ids=range(5)
)
def test_every_form_gives_the_same_entry(row: dict[str, Any]) -> None:
    assert entry_of(row) == HERON


@pytest.mark.parametrize("nothing", [None, "", "-", "–", "N/A", "none", "null"])
def test_a_dash_and_a_null_are_nothing(nothing: str | None) -> None:
    row = dict.fromkeys(("level", "cost", "ap", "hp", "trait", "zone", "link", "effect", "color"), nothing)
    entry = entry_of({"number": "MY-002", "type": "command", "name": "Short Order", **row})
    assert [entry[field] for field in ("level", "cost", "ap", "hp", "color")] == [None] * 5
    assert (entry["traits"], entry["zone"], entry["link"]) == ([], [], "")
    assert entry.get("text", "") == ""


@pytest.mark.parametrize(
    ("value", "base", "reprint"),
    [
        ("MY-001", "MY-001", ""),
        ("my-001", "MY-001", ""),
        ("ST01-001_p1", "ST01-001", "_p1"),
        ("ST01-001-p4", "ST01-001", "-p4"),
        ("ST01-001+", "ST01-001", "+"),
        ("EXBP-001", "EXBP-001", ""),
        ("T-001", "T-001", ""),
    ],
)
def test_a_number_and_what_marks_a_reprint(value: str, base: str, reprint: str) -> None:
    assert number_in({"id": value}) == (base, reprint)


def test_of_several_fields_the_one_with_a_number_counts() -> None:
    assert number_in({"id": "5f3c", "number": 7, "code": "MY-001"}) == ("MY-001", "")
    assert number_in({"id": "5f3c", "number": 7}) is None


@pytest.mark.parametrize(
    ("written", "right"),
    [
        ("UNIT", "UNIT"),
        ("Unit Token", "UNIT TOKEN"),
        ("TOKEN", "UNIT TOKEN"),
        ("unit_token", "UNIT TOKEN"),
        ("EX-Base", "EX BASE"),
        ("Unti", "Unti"),
    ],
)
def test_types_in_any_spelling(written: str, right: str) -> None:
    assert entry_of({"number": "MY-001", "type": written})["type"] == right


@pytest.mark.parametrize(
    ("written", "right"),
    [
        ("[Ada Vale] / (Heron) Trait", "[Ada Vale] / (Heron) Trait"),
        (["Ada Vale", "(Heron) Trait"], "[Ada Vale] / (Heron) Trait"),
        ("Ada Vale / Bo Reed", "[Ada Vale] / [Bo Reed]"),
        (["(heron)-trait"], "(heron) trait"),
        ("-", ""),
        (["-"], ""),
    ],
)
def test_links_in_any_form(written: Any, right: str) -> None:
    assert entry_of({"number": "MY-001", "link": written})["link"] == right


@pytest.mark.parametrize(
    ("written", "right"), [("+1", 1), ("-1", -1), ("−1", -1), ("2.0", 2), (True, None), ("X", None)]
)
def test_figures_in_any_form(written: Any, right: int | None) -> None:
    assert entry_of({"number": "MY-001", "ap": written})["ap"] == right


@pytest.mark.parametrize(
    ("written", "right"),
    [
        ("<p>【Deploy】Draw <b>1</b>.</p><p>【Attack】Draw 1.</p>", "【Deploy】Draw 1.\n【Attack】Draw 1."),
        ("【Deploy】Draw 1.\\n【Attack】Draw 1.", "【Deploy】Draw 1.\n【Attack】Draw 1."),
        ("&amp;lt;Blocker&amp;gt;", "<Blocker>"),
        ("【Deploy】Draw\u00a01.&nbsp;", "【Deploy】Draw 1."),
        ("<Blocker><br>\n(Rest it.)<br>", "<Blocker>\n(Rest it.)"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
    ],
)
def test_html_is_taken_out(written: str, right: str) -> None:
    assert clean_text(written) == right


def test_names_in_other_languages() -> None:
    entry = entry_of({"number": "MY-001", "nameEn": "Grey Heron", "name_jp": "アオサギ", "nameZh": "苍鹭"})
    assert (entry["name"], entry["name_ja"], entry["name_zh"]) == ("Grey Heron", "アオサギ", "苍鹭")


def test_what_is_a_card() -> None:
    assert is_card({"id": "MY-001"})
    assert is_card({"name": "Grey Heron", "type": "unit"})
    assert not is_card({"name": "Mine", "type": "booster"})


@pytest.mark.parametrize("value", [5, True, {}, {"a": {"b": 1}}, [[]], [None, 5], 1e308, float("inf"), {"en": []}])
def test_a_field_of_another_kind_is_nothing_or_plain(value: Any) -> None:
    fields = ("name", "type", "color", "level", "cost", "ap", "hp", "traits", "zone", "link", "text", "name_ja")
    entry = entry_of({"number": "MY-001", **dict.fromkeys(fields, value)})
    assert entry["number"] == "MY-001"
    assert all(isinstance(entry[field], str) for field in ("type", "link"))


def test_a_text_that_is_nested_without_end_is_none() -> None:
    nested: Any = "Draw 1."
    for _ in range(900):
        nested = [nested]
    assert "text" in entry_of({"number": "MY-001", "text": [["Draw 1."]]})
    assert entry_of({"number": "MY-001", "text": nested}).get("text", "") == ""
