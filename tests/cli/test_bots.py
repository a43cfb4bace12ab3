"""`bots`: the levels with what a decision takes."""

from __future__ import annotations

import json

import pytest

from gundam_desktop.bots.levels import IDLE, names
from gundam_desktop.cli.main import main


def test_the_levels_are_listed_weakest_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "--json"]) == 0
    bots = json.loads(capsys.readouterr().out)["bots"]
    assert [bot["name"] for bot in bots] == list(names())
    assert IDLE not in [bot["name"] for bot in bots]
    assert all(bot["text"] and 0 < bot["seconds"] < 60 for bot in bots)
    assert bots[0]["seconds"] < bots[-1]["seconds"]


def test_for_people_a_level_is_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(names())
    assert all(" ms  " in line for line in lines)
