"""What is wrong with a call or its input is one line, for every command of the README's table."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from gundam_desktop.cli.main import main
from gundam_desktop.cli.terminal import LONGEST_LINE
from tests.cli.wrong_inputs import WRONG, made_files

README = Path(__file__).parents[2] / "README.md"
LEAST = 10


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return made_files(tmp_path_factory.mktemp("wrong"))


@pytest.mark.clone
def test_every_command_of_the_table_is_tried() -> None:
    commands = README.read_text(encoding="utf-8").partition("## Commands")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`[^|]*) \|", commands, re.MULTILINE)
    assert {name for row in rows for name in re.findall(r"`([^`]+)`", row)} == set(WRONG)
    assert all(len(set(calls)) >= LEAST for calls in WRONG.values())


@pytest.mark.parametrize("json_too", [False, True], ids=["", "json"])
@pytest.mark.parametrize(("command", "call"), [(name, call) for name, calls in WRONG.items() for call in calls])
def test_a_wrong_call_is_one_line(
    command: str,
    call: str,
    json_too: bool,
    files: dict[str, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    words = [*command.split(), *shlex.split(call.format(**files)), *(["--json"] if json_too else [])]
    assert main(words) == 2
    captured = capsys.readouterr()
    lines = captured.err.splitlines()
    assert lines, "nothing is said"
    line, *more = lines
    assert all(other.startswith("  ") for other in more), "further faults of one file stand below"
    assert line.startswith("gundam-desktop ")
    assert len(line) <= LONGEST_LINE + 3
    assert "Traceback" not in captured.err
    if json_too:
        error = json.loads(captured.out)["error"]
        assert error in line
    else:
        assert captured.out == ""
