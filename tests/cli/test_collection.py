"""`collection`: the owned cards in from a table, out to one."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from gundam_desktop.cli.main import main
from gundam_desktop.games.gcg import decks_api
from tests.cli.output import one_line, printed

TABLE = "Quantity,Name,Card Number,Set\n3,Gundam,ST01-001,ST01\n1,GM,ST01-005,ST01\n"


@pytest.fixture
def table(tmp_path: Path) -> str:
    file = tmp_path / "cards.csv"
    file.write_text(TABLE, encoding="utf-8")
    return str(file)


def test_a_table_is_added_and_written_again(table: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["collection", "import", table]) == 0
    assert main(["collection", "import", table]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "4 cards imported; owned now: 8"
    assert main(["collection", "export"]) == 0
    text = capsys.readouterr().out
    assert text == "Count,Number,Name,Set\n6,ST01-001,Gundam,ST01\n2,ST01-005,GM,ST01\n"
    file = tmp_path / "out.csv"
    assert main(["collection", "export", "-o", str(file), "--language", "ja"]) == 0
    assert file.read_text(encoding="utf-8").splitlines()[1] == "6,ST01-001,ガンダム,ST01"


def test_replacing_forgets_what_was_there(table: str, capsys: pytest.CaptureFixture[str]) -> None:
    decks_api.player_collection().set_count("owned", "ST01-002", 2)
    assert main(["collection", "import", table, "--replace", "--json"]) == 0
    assert printed(capsys) == {"imported": 4, "cards": {"ST01-001": 3, "ST01-005": 1}}


def test_the_wish_list_is_apart(
    table: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(TABLE.encode())))
    assert main(["collection", "import", "-", "--wish-list"]) == 0
    assert capsys.readouterr().out == "4 cards imported; on the wish list now: 4\n"
    assert main(["collection", "export", "--json"]) == 0
    assert printed(capsys) == {"cards": {}, "file": None}


def test_every_line_that_is_not_read_is_named_and_nothing_is_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "cards.csv"
    file.write_text(TABLE + "2,Nobody,,\nx,GM,ST01-005,ST01\n", encoding="utf-8")
    assert main(["collection", "import", str(file)]) == 2
    said = capsys.readouterr().err
    assert "line 4: " in said
    assert "line 5: x is not a possible count" in said
    assert decks_api.player_collection().read().owned == {}


def test_a_file_that_is_not_there_and_a_damaged_collection_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["collection", "import", str(tmp_path / "none.csv")]) == 2
    assert "none.csv: cannot be read" in one_line(capsys)
    file = decks_api.player_collection().file
    file.parent.mkdir(parents=True)
    file.write_text("{", encoding="utf-8")
    assert main(["collection", "export"]) == 2
    assert "it is kept as gcg.broken-1.json" in one_line(capsys)
    assert main(["collection", "export", "-o", str(tmp_path)]) == 2
    assert "cannot be written" in one_line(capsys)


def test_the_card_search_finds_owned_cards(table: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["collection", "import", table]) == 0
    capsys.readouterr()
    assert main(["card", "search", "owned>=2", "--json"]) == 0
    assert [card["number"] for card in printed(capsys)["cards"]] == ["ST01-001"]
