"""`bots`: the levels with what a decision takes."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from gundam_desktop.bots.levels import IDLE, names
from gundam_desktop.bots.protocol.programs import programs
from gundam_desktop.cli import bots as module
from gundam_desktop.cli.main import main

SAMPLE = Path(__file__).parents[2] / "docs/examples/sample_bot.py"


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each level is measured for a moment only."""
    monkeypatch.setattr(module, "MOST_SECONDS", 0.2)


@pytest.mark.usefixtures("short")
def test_the_levels_are_listed_weakest_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "--json"]) == 0
    bots = json.loads(capsys.readouterr().out)["bots"]
    assert [bot["name"] for bot in bots] == list(names())
    assert IDLE not in [bot["name"] for bot in bots]
    assert all(bot["text"] and bot["seconds"] > 0 for bot in bots)


@pytest.mark.usefixtures("short")
def test_for_people_a_level_is_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(names())
    assert all(" ms  " in line for line in lines)


def test_a_program_is_added_and_removed(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "--add", "Sample", f'"{sys.executable}" "{SAMPLE}"']) == 0
    assert capsys.readouterr().out == "added program:Sample\n"
    assert programs() == {"Sample": [sys.executable, str(SAMPLE)]}
    assert main(["bots", "--remove", "Sample", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"removed": "program:Sample"}
    assert programs() == {}


def test_a_program_that_does_not_answer_is_not_added(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "--add", "Mine", f'"{sys.executable}" -c ""']) == 2
    assert "the program has ended (exit code 0)" in capsys.readouterr().err
    assert main(["bots", "--remove", "Mine"]) == 2
    assert programs() == {}
