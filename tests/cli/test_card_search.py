"""`card search`: a list, JSON, exit statuses, and sentences for what is wrong."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from gundam_desktop.cli.main import main
from gundam_desktop.games.gcg.search import vocabulary
from gundam_desktop.games.gcg.search.parsing import parse

DOCS = Path(__file__).parents[2] / "docs" / "search.md"


def test_cards_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "search", "links:ST01-010 set=ST01"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        "ST01-001 | Gundam | Unit | Lv.4, cost 3, AP 3, HP 4",
        "ST01-002 | Gundam (MA Form) | Unit | Lv.5, cost 3, AP 4, HP 3",
        "2 found",
    ]


def test_cards_are_listed_in_a_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "search", "番号:ST01-001", "--language", "ja"]) == 0
    assert capsys.readouterr().out.startswith("ST01-001 | ガンダム | ユニット | ")
    assert main(["card", "search", "number:T-001"]) == 0
    assert "Unit token" in capsys.readouterr().out


def test_json_is_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "search", "--json", "--", "-type:unit set=ST01 lv<=2"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["count"] == len(data["cards"]) > 0
    assert all(card["type"] != "unit" and card["level"] <= 2 for card in data["cards"])


def test_nothing_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "search", "trait:zeonn"]) == 1
    captured = capsys.readouterr()
    assert captured.out == "0 found\n"
    assert captured.err == "No card has trait “zeonn”. Near it: Zeon, Neo Zeon.\n"
    assert main(["card", "search", "lv>90", "--json"]) == 1
    assert json.loads(capsys.readouterr().out) == {"count": 0, "cards": []}


def test_a_wrong_query_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "search", "lv<=3 colr:blue"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    told = "gundam-desktop card search: query, character 7: There is no field “colr”. Right is color.\n"
    assert captured.err == told
    assert main(["card", "search", "色:", "--language", "ja"]) == 2
    assert "の後に値がありません" in capsys.readouterr().err


@pytest.mark.clone
def test_the_page_names_every_field_in_every_language() -> None:
    text = DOCS.read_text(encoding="utf-8")
    named = {word for line in text.splitlines() if line.startswith("| `") for word in re.findall("`([^`]+)`", line)}
    for language in vocabulary.LANGUAGES:
        for field in vocabulary.FIELDS:
            assert vocabulary.field_name(field, language) in named
    examples = text.split("```")[1].strip().splitlines()
    assert len(examples) == 6
    for line in examples:
        assert parse(re.split(r"\s{3,}", line)[0]).errors == ()
