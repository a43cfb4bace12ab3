"""Files that are written whole or not at all."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from gundam_desktop.writing import OLD, PART, set_aside, write_named, write_whole


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


def test_a_full_disk_leaves_the_file_that_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_file: int) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "decks" / "deck.txt"
    path.parent.mkdir()
    path.write_bytes(b"old")
    path.chmod(0o640)
    monkeypatch.setattr(os, "fsync", full)
    for write in (write_named, write_whole):
        with pytest.raises(OSError, match=r"No space left on device: .*deck\.txt"):
            write(path, b"new")
    assert [file.name for file in path.parent.iterdir()] == ["deck.txt"]
    assert path.read_bytes() == b"old"
    monkeypatch.undo()
    write_named(path, b"new")
    assert path.read_bytes() == b"new"
    if os.name != "nt":
        assert path.stat().st_mode & 0o777 == 0o640


@pytest.mark.skipif(os.name == "nt", reason="links and pipes as on Unix")
def test_a_device_or_a_link_that_a_person_has_named_stays(tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    link.symlink_to(file)
    write_named(link, b"first")
    assert (link.is_symlink(), file.read_bytes()) == (True, b"first")
    null = tmp_path / "null"
    null.symlink_to("/dev/null")
    write_named(null, b"away")
    assert null.is_symlink()


def test_no_folder_is_made_for_a_file_that_a_person_has_named(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        write_named(tmp_path / "none" / "deck.txt", b"new")
    assert not (tmp_path / "none").exists()


@pytest.mark.skipif(os.name == "nt", reason="links as on Unix")
def test_a_faulty_file_is_not_set_aside_through_a_link(tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "settings.json", tmp_path / "elsewhere"
    file.write_bytes(b"faulty")
    (tmp_path / "settings.broken-1.json").symlink_to(elsewhere)
    assert set_aside(file, copied=True) == tmp_path / "settings.broken-2.json"
    assert not elsewhere.exists()
