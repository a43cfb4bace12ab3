"""Files with card data in any shape."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gundam_desktop.games.gcg.cards.sets import BadCardSet
from gundam_desktop.games.gcg.packs.card_fields import entry_of
from gundam_desktop.games.gcg.packs.sources import read_rows
from tests.games.gcg.packs.test_card_fields import FIGURES_AS_TEXTS, HEADINGS, HERON

NAMELESS = {key: value for key, value in HERON.items() if key != "number"}


@pytest.mark.parametrize(
    "data",
    [
        [HERON],
        {"data": [FIGURES_AS_TEXTS], "total": 1},
        {"sets": [{"id": "my", "name": "Mine", "cards": [HERON]}]},
        {"MY-001": NAMELESS},
        {"cards": {"MY-001": NAMELESS}},
        HERON,
    ],
    ids=range(6),
)
def test_cards_are_there_wherever_they_are(tmp_path: Path, data: Any) -> None:
    path = tmp_path / "cards.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    assert [entry_of(row) for row in read_rows(path)] == [HERON]


@pytest.mark.parametrize(("ending", "between"), [("csv", ","), ("csv", ";"), ("tsv", "\t"), ("txt", "\t")])
@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
def test_a_table_with_several_lines_in_a_cell(tmp_path: Path, ending: str, between: str, line_end: str) -> None:
    path = tmp_path / f"cards.{ending}"
    rows = [list(HEADINGS), list(HEADINGS.values()), [""] * len(HEADINGS)]
    lines = (between.join(f'"{cell}"' for cell in row) for row in rows)
    path.write_bytes(("\ufeff" + line_end.join(lines) + line_end).encode())
    assert [entry_of(row) for row in read_rows(path)] == [HERON]


def test_a_card_without_a_number_is_there_to_be_counted(tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    path.write_text(json.dumps([HERON, NAMELESS]), encoding="utf-8")
    assert len(read_rows(path)) == 2


@pytest.mark.parametrize(
    ("name", "content", "why"),
    [
        ("a.json", "{}", "there are no cards in it"),
        ("a.json", '{"a": ' * 50 + "1" + "}" * 50, "there are no cards in it"),
        ("a.json", "{", "not valid JSON"),
        ("a.csv", "", "there are no cards in it"),
        ("a.csv", "Grey Heron;2;1", "there are no cards in it"),
        ("a.csv", "number,name\n" + "MY-001," + "x" * 200_000, "not a table with headings"),
        ("missing.json", None, "there is no such file"),
    ],
)
def test_a_file_without_cards_is_refused(tmp_path: Path, name: str, content: str | None, why: str) -> None:
    path = tmp_path / name
    if content is not None:
        path.write_text(content, encoding="utf-8")
    with pytest.raises(BadCardSet, match=why):
        read_rows(path)
