"""What a command has printed."""

from __future__ import annotations

import json
from typing import Any

import pytest


def printed(capsys: pytest.CaptureFixture[str]) -> Any:
    """Return the one JSON object of standard output; nothing may be on standard error."""
    data, lines = output(capsys)
    assert lines == []
    return data


def output(capsys: pytest.CaptureFixture[str]) -> tuple[Any, list[str]]:
    """Return the one JSON object of standard output, and the lines of standard error."""
    captured = capsys.readouterr()
    return json.loads(captured.out), captured.err.splitlines()


def one_line(capsys: pytest.CaptureFixture[str]) -> str:
    """Return the one line of standard error; nothing may be on standard output."""
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    return captured.err
