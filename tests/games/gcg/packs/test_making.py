"""Packs made of public card data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gundam_desktop.games.gcg.cards.pack_reader import checked_pack
from gundam_desktop.games.gcg.cards.sets import BadCardSet, shipped_sets
from gundam_desktop.games.gcg.packs.making import Made, Sources, make_pack
from tests.games.gcg.cards.pack_files import write
from tests.games.gcg.packs.test_card_fields import FIGURES_AS_TEXTS, HERON

RAW = FIGURES_AS_TEXTS


def made(tmp_path: Path, cards: Any, names: dict[str, Any] | None = None, **more: Any) -> Made:
    """Make a pack of this data, written into files."""
    sources = Sources(
        (write(tmp_path / "cards.json", cards),),
        {language: write(tmp_path / f"{language}.json", data) for language, data in (names or {}).items()},
        **{name: write(tmp_path / f"{name}.json", data) for name, data in more.items()},
    )
    found = make_pack("Herons", "1", sources, shipped_sets())
    checked_pack(tmp_path / "made.pack", found.data)
    return found


def test_reprints_and_shipped_cards_are_left_out_and_said(tmp_path: Path) -> None:
    reprint, shipped = RAW | {"id": "MY-001_p1", "code": "MY-001_p1"}, RAW | {"id": "ST01-001", "code": "ST01-001"}
    found = made(tmp_path, {"data": [reprint, RAW, shipped, {"name": "Lost", "type": "UNIT"}]})
    assert found.data["cards"] == [HERON]
    assert found.skipped == (("MY-001_p1",), ("ST01-001",), 1, ())


def test_a_reprint_without_its_original_is_taken_and_to_look_at(tmp_path: Path) -> None:
    reprints = [RAW | {"id": f"MY-001_p{place}", "code": f"MY-001_p{place}"} for place in (1, 2)]
    found = made(tmp_path, reprints)
    assert [card["number"] for card in found.data["cards"]] == ["MY-001"]
    assert found.skipped.reprints == ("MY-001_p2",)
    assert "number: the sources have only a reprint of it" in found.cards[0].notes


def test_sources_that_differ_are_to_look_at(tmp_path: Path) -> None:
    found = made(tmp_path, [RAW, RAW, RAW | {"ap": "5"}])
    assert found.data["cards"] == [HERON]
    assert "the sources differ about it; the first is used" in found.cards[0].notes


def test_a_dash_for_an_ap_is_a_nought_to_look_at(tmp_path: Path) -> None:
    found = made(tmp_path, [RAW | {"ap": "-"}])
    assert found.data["cards"][0]["ap"] == 0
    assert "ap: is missing; 0 is taken" in found.cards[0].notes


def test_a_card_without_a_field_for_its_text_is_to_look_at(tmp_path: Path) -> None:
    found = made(tmp_path, [{key: value for key, value in RAW.items() if key != "effect"}])
    assert found.data["cards"][0]["text"] == ""
    assert "text: is missing; the card is taken as one without text" in found.cards[0].notes


def test_what_a_type_does_not_have_is_taken_away(tmp_path: Path) -> None:
    order = RAW | {"cardType": "COMMAND", "effect": "【Main】Draw 1.", "ap": "0", "hp": "0", "link": "-", "zone": "-"}
    found = made(tmp_path, [order | {"trait": "-"}])
    assert [(card.verdict, card.notes) for card in found.cards] == [("read", ())]


def test_names_in_other_languages(tmp_path: Path) -> None:
    names = {"ja": [{"number": "MY-001", "name": "アオサギ"}], "zh": {"MY-001": {"name": "苍鹭"}}}
    (card,) = made(tmp_path, [RAW], names).data["cards"]
    assert (card["name_ja"], card["name_zh"]) == ("アオサギ", "苍鹭")


def test_restrictions_in_both_forms(tmp_path: Path) -> None:
    own = [{"kind": "banned", "number": "MY-001", "since": "2026-09-25"}]
    assert made(tmp_path, [RAW], restrictions={"restrictions": own}).data["restrictions"] == own
    found = made(
        tmp_path,
        [RAW],
        restrictions={
            "effective": "2026-09-25",
            "banned": ["MY-001"],
            "restricted": {"MY-002": {"max": 2, "since": "2026-04-01"}},
            "banned_pairs": [["MY-003", "MY-004"]],
            "attribute_rule": {"text": "..."},
        },
    )
    assert found.data["restrictions"] == [
        *own,
        {"kind": "limit", "number": "MY-002", "most": 2, "since": "2026-04-01"},
        {"kind": "apart", "numbers": ["MY-003", "MY-004"], "since": "2026-09-25"},
    ]
    assert found.skipped.restrictions == ("attribute_rule",)


@pytest.mark.parametrize(("said", "most"), [(["MY-002"], 1), ({"MY-002": 2}, 2), ({"MY-002": {"max": 3}}, 3)])
def test_limits_have_a_number_or_mean_one_copy(tmp_path: Path, said: Any, most: int) -> None:
    found = made(tmp_path, [RAW], restrictions={"effective": "2026-09-25", "restricted": said})
    assert found.data["restrictions"] == [{"kind": "limit", "number": "MY-002", "most": most, "since": "2026-09-25"}]


def test_an_erratum_of_a_part_of_a_text_becomes_one_of_the_ability(tmp_path: Path) -> None:
    erratum = {"number": "MY-001", "field": "text", "before": "Draw 1", "after": "Draw 2", "date": "2026-09-04"}
    assert made(tmp_path, [RAW], errata=[erratum]).data["errata"] == [
        {"number": "MY-001", "since": "2026-09-04", "before": "【Deploy】Draw 1.", "after": "【Deploy】Draw 2."}
    ]


def test_answers(tmp_path: Path) -> None:
    answers = [{"id": "Q1", "cards": ["MY-001", 5], "q": "When?<br>", "a": "Now.", "date": "2026-09-11"}]
    assert made(tmp_path, [RAW], answers=answers).data["answers"] == [
        {"id": "Q1", "cards": ["MY-001"], "question": "When?", "answer": "Now.", "date": "2026-09-11"}
    ]


@pytest.mark.parametrize(
    "more",
    [
        {"errata": [{"number": "MY-001"}]},
        {"answers": [5]},
        {"answers": {"a": 1, "b": 2}},
        {"restrictions": 5},
        {"restrictions": {"effective": 5}},
        {"restrictions": {"effective": "2026-10-01", "banned": "MY-001"}},
        {"restrictions": {"effective": "2026-10-01", "restricted": {"MY-001": "few"}}},
        {"restrictions": {"effective": "2026-10-01", "banned_pairs": [3]}},
    ],
)
def test_a_source_of_something_else_is_refused(tmp_path: Path, more: dict[str, Any]) -> None:
    with pytest.raises(BadCardSet, match="expected"):
        made(tmp_path, [RAW], **more)


@pytest.mark.shared
def test_a_set_as_it_is_published_is_played_on_its_first_day(shared: Path, tmp_path: Path) -> None:
    text = (shared / "cards" / "st11_14" / "en.json").read_text(encoding="utf-8").replace('"ST1', '"XY1')
    found = made(tmp_path, json.loads(text))
    assert {card.verdict for card in found.cards} == {"read"}
    assert set(found.skipped.shipped) == {"T-028", "T-029"}
