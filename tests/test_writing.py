"""Files that are written whole or not at all."""

from __future__ import annotations

import os
import time
from pathlib import Path

from gundam_desktop.writing import OLD, PART, set_aside, write_whole


def test_what_a_killed_program_has_left_is_removed_when_it_is_old(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    old, new = folder / f"{PART}old", folder / f"{PART}new"
    for part in (old, new):
        part.write_bytes(b"half")
    past = time.time() - OLD - 60
    os.utime(old, (past, past))
    write_whole(folder / "file", b"whole")
    assert {path.name for path in folder.iterdir()} == {"file", new.name}


def test_a_faulty_file_is_kept_under_a_name_that_is_free(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    for number in (1, 2):
        path.write_text(str(number), encoding="utf-8")
        assert set_aside(path) == tmp_path / f"kept.broken-{number}.json"
    path.write_text("3", encoding="utf-8")
    assert set_aside(path, copied=True) == tmp_path / "kept.broken-3.json"
    assert [file.name for file in sorted(tmp_path.glob("kept*"))] == [
        *("kept.broken-1.json", "kept.broken-2.json", "kept.broken-3.json", "kept.json")
    ]
    assert set_aside(tmp_path / "none" / "kept.json") is None
