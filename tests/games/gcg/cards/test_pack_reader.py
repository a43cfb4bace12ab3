"""Files that should be packs: read, or refused with one line for each fault."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gundam_desktop.games.gcg.cards.pack_reader import read_pack
from gundam_desktop.games.gcg.cards.sets import BadCardSet
from tests.games.gcg.cards.pack_files import pack_data, write


def test_a_pack_is_read(tmp_path: Path) -> None:
    read = read_pack(write(tmp_path / "a.pack", pack_data()))
    assert (read.pack.name, read.pack.version, len(read.pack.cards)) == ("Herons", "1", 2)
    assert read.data == pack_data()


@pytest.mark.parametrize(
    ("data", "line"),
    [
        ([], "not a card pack; expected "),
        ({"name": "Herons"}, "not a card pack; expected "),
        ({**pack_data(), "pack": 2}, "pack: this program reads packs of format 1 (got 2); update it"),
        ({**pack_data(), "pack": True}, "pack: this program reads packs of format 1 (got true); update it"),
        ({**pack_data(), "version": "new"}, 'version: "new": expected up to five figures with dots, such as 1.2'),
        ({**pack_data(), "answers": [{}]}, "answers[0].id: is missing"),
    ],
)
def test_a_file_of_something_else_is_refused(tmp_path: Path, data: Any, line: str) -> None:
    path = write(tmp_path / "a.pack", data)
    with pytest.raises(BadCardSet) as refused:
        read_pack(path)
    assert refused.value.lines[0].startswith(f"{path}: {line}")


def test_a_file_that_is_no_json_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.pack"
    path.write_bytes(b"PK\x03\x04\xff")
    with pytest.raises(BadCardSet, match="not a text file"):
        read_pack(path)
    path.write_text("[" * 100_000, encoding="utf-8")
    with pytest.raises(BadCardSet, match="nested too deeply"):
        read_pack(path)


def test_a_pack_of_many_levels_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.pack"
    path.write_text(
        '{"pack": 1, "name": "a", "version": "1", "cards": ' + "[" * 200 + "]" * 200 + "}", encoding="utf-8"
    )
    with pytest.raises(BadCardSet, match="nested too deeply"):
        read_pack(path)
