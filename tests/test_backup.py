"""A backup has everything that a player has made and nothing secret; a file that is no sound backup is refused."""

from __future__ import annotations

import ast
import json
import os
import stat
import struct
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any
from zipfile import ZipFile, ZipInfo

import pytest

import gundam_desktop
from gundam_desktop import backup
from gundam_desktop.backup import PLACES, SETTINGS, Backup, BackupError, kind_of, write_backup
from tests.architecture import modules_of
from tests.backup_files import FILES, KEY, Change, put, rewritten, settings, with_file

NOT_KEPT = {
    "online": "seats with their tokens, and the tables of a server beside a window",
    "server": "tables of a server, with all their cards and secrets",
    "backups": "backups of what was replaced",
}
"""Folders of the player that a backup does not hold, and why."""


@pytest.fixture
def made(home: Path, tmp_path: Path) -> Path:
    """A backup of some files."""
    put(home, {**FILES, SETTINGS: settings()})
    assert write_backup(tmp_path / "made.zip").left_out == ()
    return tmp_path / "made.zip"


def test_it_has_every_file_of_the_player_and_no_secret(home: Path, tmp_path: Path) -> None:
    secret = {
        "online/0123456789abcdef.seat": b"the token of a seat",
        "online/server/tables/x.game": b"a secret of a table",
        "server/tables/x.game": b"a secret of a table",
        "programs.json": b'{"mine": ["a program"]}',
    }
    passing = {"games/locks/a.game.lock": b"", "decks/.part-x.txt": b"half", "log/client.log": b"", "decks/a.exe": b""}
    put(home, {**FILES, **secret, **passing, SETTINGS: settings()})
    written = write_backup(tmp_path / "made.zip")
    assert written.left_out == ()
    assert set(written.files) == {*FILES, SETTINGS}
    with Backup(tmp_path / "made.zip") as opened:
        assert {name: opened.read(name) for name in FILES} == FILES
        assert json.loads(opened.read(SETTINGS)) == {"theme": "dark"}
        assert opened.manifest.program == gundam_desktop.__version__
    with ZipFile(tmp_path / "made.zip") as archive:
        whole = b"".join(archive.read(name) for name in archive.namelist())
    for word in (KEY.encode(), b"token", b"secret", b'program"]'):
        assert word not in whole


def test_every_folder_in_which_the_program_keeps_something_is_known() -> None:
    kept = {*PLACES, *NOT_KEPT}
    unknown = [f"{module}: {folder}" for module, folder in _folders() if folder not in kept]
    assert unknown == [], "name them in `PLACES` of gundam_desktop/backup.py, or in `NOT_KEPT` here"


def _folders() -> Iterator[tuple[str, str]]:
    """The modules that keep something in a folder of the player, with that folder's name."""
    for module, path in modules_of(Path(gundam_desktop.__file__).parent):
        code = path.read_text(encoding="utf-8")
        if "player_folder(" not in code or module in ("locate", "backup"):
            continue
        for node in ast.walk(ast.parse(code)):
            if isinstance(node, ast.Call) and node.args and ast.unparse(node.func).endswith("player_folder"):
                first = node.args[0]
                value = first.value if isinstance(first, ast.Starred) else first
                found = eval(ast.unparse(value), vars(import_module(f"gundam_desktop.{module}")))
                if not isinstance(found, str) or found:
                    yield module, found[0] if isinstance(found, tuple) else found


def test_a_file_that_cannot_be_kept_is_named_and_the_others_are_kept(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(home, {"decks/One.txt": b"1", "decks/Two.txt": b"1", "games/large.game": b"x" * 20, SETTINGS: b"[]"})
    if sys.platform == "linux":
        put(home, {"decks/back\\slash.txt": b"1", "decks/\x1b[31m.txt": b"1", "decks/one.txt": b"1"})
    monkeypatch.setattr(backup, "LARGEST_FILE", 10)
    written = write_backup(tmp_path / "made.zip")
    assert set(written.files) == {"decks/One.txt", "decks/Two.txt"}
    reasons = "\n".join(written.left_out)
    assert "large.game: it is larger than" in reasons
    assert "it is not a file of settings" in reasons
    assert len(written.left_out) == (5 if sys.platform == "linux" else 2)
    monkeypatch.setattr(backup, "LARGEST_FILE", 1000)
    with Backup(tmp_path / "made.zip") as opened:
        assert set(opened.manifest.files) == set(written.files)


def test_too_much_for_a_backup_is_said_and_no_file_is_left(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(home, FILES)
    monkeypatch.setattr(backup, "MOST_FILES", len(FILES) - 1)
    with pytest.raises(BackupError, match=r"a backup holds at most 7 files and 8 GB; move some elsewhere"):
        write_backup(tmp_path / "made.zip")
    assert not (tmp_path / "made.zip").exists()


def test_a_full_disk_leaves_the_backup_that_was_there(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_file: int) -> None:
        raise OSError(28, "No space left on device")

    put(home, FILES)
    (tmp_path / "made.zip").write_bytes(b"old")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match=r"No space left on device: .*made\.zip"):
        write_backup(tmp_path / "made.zip")
    assert [path.name for path in tmp_path.iterdir()] == ["made.zip"]
    assert (tmp_path / "made.zip").read_bytes() == b"old"


@pytest.mark.skipif(os.name == "nt", reason="links as on Unix")
def test_linked_folders_and_files_are_read(home: Path, tmp_path: Path) -> None:
    put(tmp_path, {"elsewhere/One.txt": b"1", "Two.txt": b"2"})
    (home / "decks").symlink_to(tmp_path / "elsewhere")
    (home / "decks" / "Two.txt").symlink_to(tmp_path / "Two.txt")
    (home / "decks" / "again").symlink_to(tmp_path / "elsewhere")
    assert write_backup(tmp_path / "made.zip").files == ("decks/One.txt", "decks/Two.txt")


def contents(path: Path) -> dict[str, bytes]:
    with Backup(path) as opened:
        return {name: opened.read(name) for name in opened.manifest.files}


def refusal(path: Path) -> BackupError:
    """Why a file is refused as a backup, at the latest when its content is read."""
    with pytest.raises(BackupError) as caught:
        contents(path)
    message = str(caught.value)
    assert message.startswith(f"{path}: ")
    assert message.isprintable()
    assert len(message) < len(str(path)) + 300
    return caught.value


@pytest.mark.parametrize(
    "name",
    [
        *("../outside.txt", "decks/../../outside.txt", "/etc/outside.txt", "decks//x.txt", "decks/./x.txt", "decks/.."),
        *("decks\\..\\..\\x.txt", "decks/\x1b[31m.txt", "decks/a\nb.txt", "decks/\u202egpj.txt", "d" * 2000),
    ],
)
def test_a_name_that_leads_elsewhere_is_refused(made: Path, name: str) -> None:
    with_file(made, name)
    assert refusal(made).fault == "unsafe"


@pytest.mark.parametrize("name", ["decks/blue/one.TXT", "decks/Blue/One.txt", "DECKS/BLUE/ONE.TXT"])
@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_names_that_differ_only_by_case_are_refused(made: Path, name: str) -> None:
    with_file(made, name)
    assert "differ only by case" in str(refusal(made))


@pytest.mark.parametrize("kind", [stat.S_IFLNK, stat.S_IFIFO, stat.S_IFBLK])
def test_links_and_devices_are_refused(made: Path, kind: int) -> None:
    link = ZipInfo("decks/link.txt")
    link.create_system, link.external_attr = 3, (kind | 0o777) << 16
    with_file(made, link, b"/etc/passwd")
    assert "is a link or a device" in str(refusal(made))


def test_bombs_are_refused_before_anything_is_unpacked(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backup, "SMALL", 1_000_000)
    with_file(made, "decks/zeros.txt", bytes(2_000_000))
    assert refusal(made).fault == "large"
    monkeypatch.setattr(backup, "DENSEST", 10_000)
    with Backup(made) as opened:
        assert opened.read("decks/zeros.txt") == bytes(2_000_000)
    monkeypatch.setattr(backup, "MOST_FILES", 3)
    assert refusal(made).fault == "large"


def test_a_file_larger_than_it_says_is_not_unpacked_further(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backup, "PART", 1000)
    with_file(made, "decks/zeros.txt", bytes(5_000_000))
    data = made.read_bytes()
    assert data.count(struct.pack("<I", 5_000_000)) == 2
    made.write_bytes(data.replace(struct.pack("<I", 5_000_000), struct.pack("<I", 5000)))
    assert refusal(made).fault == "not whole"


def test_an_endless_index_is_not_read(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backup, "MOST_AT_ONCE", 100)
    assert "its index is too large" in str(refusal(made))


def changed_content(files: dict[str, bytes], _manifest: dict[str, Any]) -> None:
    files["decks/Blue/One.txt"] = b"3 ST01-001\n"


def changed_size(_files: dict[str, bytes], manifest: dict[str, Any]) -> None:
    manifest["files"]["decks/Blue/One.txt"]["size"] += 1


def lost_file(files: dict[str, bytes], _manifest: dict[str, Any]) -> None:
    del files["decks/Blue/One.txt"]


def more_files(files: dict[str, bytes], _manifest: dict[str, Any]) -> None:
    files["decks/more.txt"] = b""


def endless_time(_files: dict[str, bytes], manifest: dict[str, Any]) -> None:
    manifest["files"]["decks/Blue/One.txt"]["changed"] = float("inf")


def other_settings(files: dict[str, bytes], manifest: dict[str, Any]) -> None:
    files[SETTINGS] = b"[[["
    manifest["files"][SETTINGS] |= {"size": 3, "sha256": backup.checksum_of(b"[[[")}


@pytest.mark.parametrize("change", [changed_content, changed_size, lost_file, more_files, endless_time, other_settings])
def test_what_differs_from_the_list_is_damage(made: Path, change: Change) -> None:
    rewritten(made, change)
    assert refusal(made).fault == "not whole"


def test_a_backup_of_a_newer_format_names_the_version_that_can_read_it(made: Path) -> None:
    def newer(_files: dict[str, bytes], manifest: dict[str, Any]) -> None:
        manifest.clear()
        manifest |= {"format": 2, "program": "7.5", "contents": []}

    rewritten(made, newer)
    assert refusal(made).fault == "newer"
    assert "made by version 7.5; restore it with that version or a newer one" in str(refusal(made))


def test_other_files_are_refused(made: Path, tmp_path: Path) -> None:
    whole = made.read_bytes()
    with ZipFile(tmp_path / "without_list.zip", "w") as archive:
        archive.writestr("decks/One.txt", "1")
    assert "the list manifest.json is missing" in str(refusal(tmp_path / "without_list.zip"))
    for number, data in enumerate((b"", b"no archive", whole[:-1], whole[: len(whole) // 2], whole[9:])):
        path = tmp_path / f"{number}.zip"
        path.write_bytes(data)
        assert refusal(path).fault in ("not whole", "unsafe")
    assert str(refusal(tmp_path)).endswith("this is not a file")
    assert str(refusal(tmp_path / "none.zip")).endswith("there is no such file")


def test_any_changed_byte_is_noticed_or_does_no_harm(made: Path) -> None:
    before = contents(made)
    whole = made.read_bytes()
    for place in range(0, len(whole), 7):
        made.write_bytes(whole[:place] + bytes([whole[place] ^ 0x41]) + whole[place + 1 :])
        with suppress(BackupError):
            assert contents(made) == before


def test_a_file_is_kept_by_its_folder_and_suffix() -> None:
    assert kind_of("decks/a/b.deck") == "decks"
    assert kind_of("decks/versions/ab/x.txt") == "other decks"
    assert kind_of("games/damaged/a.game") == "games"
    assert kind_of("games/a.jpg") == "thumbnails"
    assert kind_of("pictures/ST01-001.JPG") == "own cards"
    for name in ("decks.txt", "decks/a.exe", "decks/.a.txt", ".x/a.txt", "online/a.seat", "programs.json", "a/b.txt"):
        assert kind_of(name) is None, name


def test_card_packs_are_own_cards() -> None:
    assert {kind_of(f"cards/{name}.pack") for name in ("Herons", "older/Herons 1")} == {"own cards"}
