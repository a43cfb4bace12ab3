"""What a shell gets when somebody presses Tab."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gundam_desktop.cli.completion import SHELLS
from gundam_desktop.cli.main import main
from tests.cli.output import one_line


@pytest.mark.parametrize("shell", SHELLS)
def test_the_script_of_a_shell_asks_the_program(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    assert "_ARGCOMPLETE" in script
    assert "gundam-desktop" in script


def test_another_shell_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", "cmd"]) == 2
    assert "expected one of bash, zsh, fish, powershell" in one_line(capsys)


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("sim", {"simulate "}),
        ("card s", {"show", "search"}),
        ("card show --lang", {"--language "}),
        ("card show --language ", {"en", "ja", "zh"}),
        ("deck show official-00", {f"official-00{number}" for number in range(1, 10)}),
        ("simulate --bots greedy,ran", {"greedy,random "}),
        ("play --game gundam", {"gundam_war "}),
        ("lesson check blo", {"block", "block_one_rest_one"}),
        ("card show ST01-00", {f"ST01-00{number}" for number in range(1, 10)}),
    ],
)
def test_what_is_offered(typed: str, offered: set[str], tmp_path: Path) -> None:
    line, told = f"gundam-desktop {typed}", tmp_path / "told"
    environment = {
        **os.environ,
        "_ARGCOMPLETE": "1",
        "_ARGCOMPLETE_IFS": "\n",
        "_ARGCOMPLETE_STDOUT_FILENAME": str(told),
        "COMP_LINE": line,
        "COMP_POINT": str(len(line)),
    }
    subprocess.run([sys.executable, "-m", "gundam_desktop"], env=environment, capture_output=True, check=True)
    assert offered <= set(told.read_text(encoding="utf-8").split("\n"))
