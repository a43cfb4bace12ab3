"""`backup` and `restore`: the files of a player into one file and back."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace

import pytest

from gundam_desktop.cli.main import main
from gundam_desktop.ui.app.running_client import FileListener
from tests.backup_files import FILES, put, with_file
from tests.cli.output import one_line, output, printed

NAMES = sorted(FILES)


@pytest.fixture
def made(home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """A backup, since which a deck was changed and one was added."""
    put(home, FILES)
    assert main(["backup", str(tmp_path / "made.zip")]) == 0
    put(home, {"decks/Blue/One.txt": b"changed", "decks/Two.txt": b"2"})
    capsys.readouterr()
    return str(tmp_path / "made.zip")


def test_a_backup_says_what_is_in_it_and_what_is_not(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    put(home, FILES)
    file = str(tmp_path / "made.zip")
    assert main(["backup", file]) == 0
    said = capsys.readouterr().out
    assert f"8 files backed up to {file}; not in it: seats at tables over a network, keys of servers, and" in said
    assert main(["backup", file]) == 2
    assert "there is a file already; name a new one" in one_line(capsys)
    assert main(["backup", str(tmp_path / "other.zip"), "--json"]) == 0
    data = printed(capsys)
    assert (sorted(data["files"]), data["left_out"]) == (NAMES, [])


def test_files_that_cannot_be_backed_up_are_named(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    put(home, {**FILES, "settings.json": b"{"})
    assert main(["backup", str(tmp_path / "made.zip"), "--json"]) == 1
    data, lines = output(capsys)
    assert sorted(data["files"]) == NAMES
    assert len(data["left_out"]) == len(lines) == 1
    assert "not in the backup: " in lines[0]
    assert "it is not a file of settings" in lines[0]


def test_a_dry_run_shows_what_would_change(made: str, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["restore", made, "--dry-run"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("a backup of 20")
    assert lines[1].split() == ["files", "new", "replaced", "only", "here", "the", "same"]
    assert lines[2].split() == ["decks", "0", "1", "1", "0"]
    assert lines[-1] == "replaced: decks/Blue/One.txt"
    assert main(["restore", made, "--dry-run", "--json"]) == 0
    data = printed(capsys)
    assert data["kinds"]["decks"] == {"new": 0, "replaced": 1, "kept": 1, "same": 0}
    assert (data["replaced"], data["kept"], data["restored"]) == (["decks/Blue/One.txt"], ["decks/Two.txt"], False)
    assert (home / "decks" / "Blue" / "One.txt").read_bytes() == b"changed"


def test_yes_restores_and_names_what_was_replaced(made: str, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["restore", made, "--yes", "--json"]) == 0
    data = printed(capsys)
    assert data["restored"] is True
    assert (home / "decks" / "Blue" / "One.txt").read_bytes() == FILES["decks/Blue/One.txt"]
    assert main(["restore", data["kept_in"], "--yes"]) == 0
    assert "restored; what was replaced is kept in " in capsys.readouterr().out
    assert (home / "decks" / "Blue" / "One.txt").read_bytes() == b"changed"
    (home / "decks" / "Two.txt").unlink()
    (home / "decks" / "Blue" / "One.txt").unlink()
    assert main(["restore", made, "--yes"]) == 0
    assert capsys.readouterr().out.endswith("restored; nothing was replaced\n")


@pytest.mark.parametrize(("answer", "status"), [("y", 0), ("YES", 0), ("n", 1), ("", 1), (None, 1)])
def test_at_a_terminal_it_asks(
    made: str, answer: str | None, status: int, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def asked(_question: str) -> str:
        if answer is None:
            raise EOFError
        return answer

    monkeypatch.setattr("sys.stdin", SimpleNamespace(isatty=lambda: True))
    monkeypatch.setattr("builtins.input", asked)
    assert main(["restore", made]) == status
    assert ((home / "decks" / "Blue" / "One.txt").read_bytes() == b"changed") == bool(status)


def test_without_a_terminal_it_wants_to_be_told(made: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["restore", made, "--json"]) == 2
    data, _ = output(capsys)
    assert data["error"] == "nothing was restored; say --yes to restore, or --dry-run to see what would change"


def test_while_the_client_is_open_nothing_is_restored(
    made: str, qapp: object, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", "c")  # the path of a socket is short
    listener = FileListener()
    assert listener.start()
    assert main(["restore", made, "--yes"]) == 2
    assert "the client is open; close it, or choose Restore a backup in its menu Game" in one_line(capsys)
    listener.stop()
    assert main(["restore", made, "--yes"]) == 0


def test_what_has_no_place_is_named(made: str, capsys: pytest.CaptureFixture[str]) -> None:
    for number in range(30):
        with_file(Path(made), f"tournaments/{number:02}.json")
    assert main(["restore", made, "--dry-run"]) == 0
    lines = capsys.readouterr().err.splitlines()
    assert lines[0] == "left out, because this version or system has no place for it: tournaments/00.json"
    assert lines[-1].endswith("more; --json names all")
    assert len(lines) == 21
    assert main(["restore", made, "--dry-run", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["left_out"]) == 30
