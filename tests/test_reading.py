"""Files that anybody may have made."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from gundam_desktop.reading import UnfitFile, read_whole


def test_a_file_is_read_up_to_its_size(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"x" * 2000)
    assert read_whole(file, 2000) == b"x" * 2000
    with pytest.raises(UnfitFile, match="it is larger than 1 kB"):
        read_whole(file, 1999)


def test_what_is_no_file_is_refused_at_once(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, Path(os.devnull), Path("/dev/zero")):
        with pytest.raises(UnfitFile, match="it is a device or a pipe, not a file"):
            read_whole(path, 10)
    with pytest.raises(UnfitFile, match="it is a folder"):
        read_whole(tmp_path, 10)
    with pytest.raises(FileNotFoundError):
        read_whole(tmp_path / "none", 10)
