"""Files that are written whole or not at all."""

from __future__ import annotations

import os
import time
from pathlib import Path

from gundam_desktop.writing import OLD, PART, write_whole


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
