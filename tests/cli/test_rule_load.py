"""`rule load FILE`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gundam_desktop import locate
from gundam_desktop.cli.main import main


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(locate.HOME, str(tmp_path / "home"))
    return tmp_path / "home"


def test_load(tmp_path: Path, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "rules.txt"
    path.write_text("1-1-1. Two.\n1-1-99. What?", encoding="utf-8")
    assert main(["rule", "load", str(path), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["matched"], data["extra"], data["language"]) == (["1-1-1"], ["1-1-99"], "en")
    assert "7-4-1" in data["missing"]
    assert (home / "rules" / "gcg" / "1.0.en.json").is_file()
    assert main(["rule", "load", str(path), "--language", "ja", "--edition", "1.9"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("edition 1.9 in ja: 1 matched\nmissing in the document: ")
    assert shown.endswith("only in the document: 1-1-99\n")


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["nowhere.txt"], "nowhere.txt: No such file"),
        (["."], ".: it is a folder"),
        ([], "FILE"),
        (["x.txt", "--language", "xx"], "--language"),
        (["x.txt", "--edition", "3"], "--edition 3: expected one of"),
    ],
)
def test_what_cannot_be_loaded_is_named(arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "load", *arguments]) == 2
    assert why in capsys.readouterr().err
