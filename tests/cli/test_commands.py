"""The command line: output, JSON, exit statuses, errors in one line."""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gundam_desktop.cli import scenario
from gundam_desktop.cli.main import main, parser_of

GOOD = "title: Good\nposition: {A: {}}\nexpect: {turn: 5}\n"
BAD = "title: Bad\nposition: {A: {}}\nplay:\n  - A: concede\nexpect: {winner: A}\n"
INVALID = "title: Wrong\nposition: {A: {hnad: []}}\nexpect: {turn: 5}\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "scenarios"
    (made / "more").mkdir(parents=True)
    (made / "good.yaml").write_text(GOOD, encoding="utf-8")
    (made / "more" / "both.yaml").write_text(f"{GOOD}---\n{BAD}", encoding="utf-8")
    return made


def printed(capsys: pytest.CaptureFixture[str]) -> Any:
    """The one JSON object of standard output; nothing may stand on standard error."""
    captured = capsys.readouterr()
    assert captured.err == ""
    return json.loads(captured.out)


def one_line(capsys: pytest.CaptureFixture[str]) -> str:
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    return captured.err


# --- scenario


def test_scenarios_that_hold(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", str(folder / "good.yaml")]) == 0
    assert capsys.readouterr().out == "ok Good\n1 passed, 0 failed\n"
    assert main(["scenario", "--quiet", str(folder / "good.yaml")]) == 0
    assert capsys.readouterr().out == ""


def test_a_scenario_that_fails(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = folder / "more" / "both.yaml"
    assert main(["scenario", str(file)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines == ["ok Good", f"FAILED Bad: winner: expected A, is B ({file}, line 5)", "1 passed, 1 failed"]


def test_a_folder_is_searched_and_json_is_one_object(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "--json", str(folder)]) == 1
    data = printed(capsys)
    assert (data["passed"], data["failed"]) == (2, 1)
    assert [(Path(r["file"]).name, r["title"], r["ok"]) for r in data["results"]] == [
        ("good.yaml", "Good", True),
        ("both.yaml", "Good", True),
        ("both.yaml", "Bad", False),
    ]
    assert data["results"][2]["why"].startswith("winner: expected A, is B")


def test_a_file_that_is_not_valid_never_counts_as_passed(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "wrong.yaml").write_text(f"{INVALID}---\n{GOOD}", encoding="utf-8")
    assert main(["scenario", str(folder / "wrong.yaml")]) == 2
    captured = capsys.readouterr()
    assert captured.err.startswith(f"error: {folder / 'wrong.yaml'}, line 2: position.A.hnad: there is no such field")
    assert captured.out == "ok Good\n1 passed, 1 failed\n"
    assert main(["scenario", "--json", str(folder / "wrong.yaml")]) == 2
    assert printed(capsys)["results"][0]["ok"] is False


def test_paths_that_are_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", str(tmp_path / "none")]) == 2
    assert one_line(capsys) == f"gundam-desktop scenario: {tmp_path / 'none'}: there is no such file or folder\n"
    assert main(["scenario", str(tmp_path)]) == 2
    assert "there is no scenario file (*.yaml) in this folder" in one_line(capsys)


# --- deck


def test_deck_check(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["deck", "check", "official-004", "--json"]) == 0
    assert printed(capsys) == {"legal": True, "breaches": [], "count": 50}
    (tmp_path / "short.txt").write_text("5 ST01-001\n", encoding="utf-8")
    assert main(["deck", "check", str(tmp_path / "short.txt"), "--json"]) == 1
    data = printed(capsys)
    assert [breach["clause"] for breach in data["breaches"]] == ["5-1-1", "5-1-1-3"]
    assert (data["legal"], data["count"]) == (False, 5)


def test_restrictions_are_checked_when_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", "official-005"]) == 0
    assert main(["deck", "check", "official-005", "--restrictions", "2026-09-25"]) == 1
    assert "ST02-016 is in the deck 3 times; 2 are allowed" in capsys.readouterr().out
    assert main(["deck", "check", "official-005", "--restrictions", "tomorrow"]) == 2
    assert "`tomorrow` is no day; right is like 2026-09-25, or today" in one_line(capsys)


def test_deck_show(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "show", "official-004", "--json"]) == 0
    data = printed(capsys)
    assert data["count"] == 50
    assert data["types"] == {"base": 4, "command": 8, "pilot": 8, "unit": 30}
    assert data["cards"][0] == {"number": "ST01-001", "name": "Gundam", "count": 4}
    assert (data["levels"]["5"], data["ap"]["4"], data["bursts"]) == (8, 8, 16)
    assert data["links"]["pairs"][0] == {
        "unit": "ST01-001",
        "pilot": "ST01-010",
        "unit_copies": 4,
        "pilot_copies": 4,
    }
    assert data["links"]["unmet"] == ["ST01-003"]
    first = data["chances"]["rows"][0]
    assert (first["key"], first["redraw"], round(first["by_turn"][1], 3)) == ("early unit", False, 0.73)
    assert main(["deck", "show", "official-004"]) == 0
    text = capsys.readouterr().out
    assert "\n   4 ################ 16\n" in text
    assert "4 Gundam ST01-001 with 4 Amuro Ray ST01-010" in text
    assert re.search(r"a Unit of Lv 2 or less, with redraw +88\.2 +90\.4", text)
    assert main(["deck", "show", "no-deck"]) == 2
    assert one_line(capsys).startswith("gundam-desktop deck show: there is no deck no-deck, and no file no-deck; ")


# --- card


def test_card_show(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "show", "ST01-015", "--json"]) == 0
    data = printed(capsys)
    facts = {
        "number": "ST01-015",
        "name": "White Base",
        "type": "base",
        "color": "blue",
        "level": 3,
        "cost": 2,
        "hp": 5,
    }
    assert facts.items() <= data.items()
    assert data["text"][:2] == ["【Burst】Deploy this card.", "【Deploy】Add 1 of your Shields to your hand."]
    assert [effect["kind"] for effect in data["effects"]] == ["triggered", "triggered", "activated"]
    assert main(["card", "show", "ST01-999"]) == 2
    assert one_line(capsys).startswith("gundam-desktop card show: no card has the number ST01-999; near it: ")


def test_card_read(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["card", "read", "【Deploy】Draw 1.", "--json"]) == 0
    (result,) = printed(capsys)["results"]
    assert result["ok"]
    assert result["text"] == ["【Deploy】Draw 1."]
    assert result["effects"] == [{"kind": "triggered", "on": {"event": "deploy"}, "steps": [{"do": "draw"}]}]
    assert main(["card", "read", "【Deploy】Draw 1 moon.", "--json"]) == 1
    data = printed(capsys)
    assert (data["read"], data["failed"]) == (0, 1)
    assert "moon" in data["results"][0]["at"]
    file = tmp_path / "cards.json"
    file.write_text(json.dumps([{"number": "X-1", "name": "X", "type": "UNIT", "text": "<Blocker>"}]), encoding="utf-8")
    assert main(["card", "read", "--file", str(file)]) == 0
    assert capsys.readouterr().out == "X-1: <Blocker>\n1 read, 0 failed\n"
    file.write_text("{}", encoding="utf-8")
    assert main(["card", "read", "--file", str(file)]) == 2
    assert "right is a JSON list of {number, name, type, text}" in one_line(capsys)


def test_card_check_and_coverage(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "X.json"
    card = {"number": "X-001", "name": "X", "type": "unit", "color": "blue", "level": 1, "cost": 1, "ap": 1, "hp": 1}
    file.write_text(json.dumps({"schema": 1, "set": "X", "name": "X", "cards": [card]}), encoding="utf-8")
    assert main(["card", "check", str(file), "--json"]) == 0
    assert printed(capsys) == {"cards": 1, "errors": []}
    file.write_text(
        json.dumps({"schema": 1, "set": "X", "name": "X", "cards": [card | {"type": "ship"}]}), encoding="utf-8"
    )
    assert main(["card", "check", str(file)]) == 1
    assert "X.json: X-001: type: " in capsys.readouterr().out
    assert main(["card", "coverage", "--json"]) == 0
    assert printed(capsys)["sets"]["ST01"] == {
        "cards": 16,
        "whole": 16,
        "partial": 0,
        "partial_cards": [],
        "english_names": {"ja": 0, "zh": 0},
    }


# --- the call


@pytest.mark.parametrize(
    "call",
    [["frobnicate"], ["scenario"], ["scenario", "--jsn", "x"], ["deck"], ["render", "x.yaml"], ["card", "read"]],
)
def test_a_wrong_call_is_one_line(call: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(call) == 2
    assert one_line(capsys).startswith("gundam-desktop")


@pytest.mark.parametrize(
    ("option", "why"),
    [
        (["--size", "big"], "`big` is no size; right is like 1440x900"),
        (["--size", "10x10"], "right are 100 to 10000 pixels"),
        (["--scale", "0"], "`0` is no scale"),
        (["--scale", "nan"], "`nan` is no scale"),
    ],
)
def test_wrong_sizes_of_a_picture(option: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["render", "x.yaml", "-o", "x.png", *option]) == 2
    assert why in one_line(capsys)


def commands() -> list[list[str]]:
    found: list[list[str]] = [[]]
    for action in parser_of()._subparsers._group_actions:  # type: ignore[union-attr]
        for name, parser in action.choices.items():  # type: ignore[union-attr]
            found.append([name])
            for group in parser._subparsers._group_actions if parser._subparsers else ():
                found += [[name, inner] for inner in group.choices]
    return found


@pytest.mark.parametrize("command", commands(), ids=" ".join)
def test_help_is_everywhere_with_an_example(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command, "--help"]) == 0
    assert f"Example: gundam-desktop {' '.join(command)}" in capsys.readouterr().out


def test_no_command_opens_the_client(monkeypatch: pytest.MonkeyPatch) -> None:
    from gundam_desktop.ui.app import application

    calls: list[dict[str, Any]] = []

    def opened(arguments: argparse.Namespace) -> int:
        calls.append(vars(arguments))
        return 0

    monkeypatch.setattr(application, "run", opened)
    assert main([]) == 0
    assert main(["play", "--deck", "official-004", "--against", "greedy", "--seed", "7"]) == 0
    assert calls[0].get("deck") is None
    assert (calls[1]["deck"], calls[1]["against"], calls[1]["seed"]) == ("official-004", "greedy", 7)


def test_an_interruption_has_its_own_status(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    def interrupted(_path: Path) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(scenario, "results_of", interrupted)
    assert main(["scenario", str(folder)]) == 130


def test_the_start_is_light() -> None:
    code = (
        "import sys; from gundam_desktop.cli.main import main; main(['--version']); "
        "heavy = [name for name in sys.modules if name.split('.')[0] in ('PySide6', 'pydantic', 'yaml')]; print(heavy)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, encoding="utf-8")
    assert run.stdout.splitlines()[-1] == "[]"


def test_render_draws_a_picture(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = folder / "table.png"
    call = [
        "render",
        str(folder / "good.yaml"),
        "-o",
        str(picture),
        "--size",
        "800x600",
        "--scale",
        "2",
        "--theme",
        "light",
    ]
    assert main(call) == 0
    data = picture.read_bytes()
    assert data.startswith(b"\x89PNG")
    assert (int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")) == (1600, 1200)
    assert main(["render", str(folder / "none.yaml"), "-o", str(picture)]) == 2
    assert "cannot be read" in one_line(capsys)
    assert main(["render", str(folder / "good.yaml"), "-o", str(folder / "no" / "table.png")]) == 2
    assert one_line(capsys).startswith(f"gundam-desktop render: {folder / 'no' / 'table.png'}: ")
