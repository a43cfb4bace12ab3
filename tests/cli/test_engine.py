"""`engine`: the command answers lines until its input ends."""

from __future__ import annotations

import io
import json

import pytest

from gundam_desktop.cli.main import main


def test_lines_are_answered_until_the_input_ends(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    new = {"type": "new", "decks": ["official-004", "official-005"], "seed": 3, "seats": ["program", "random"]}
    lines = [json.dumps(new), '{"type":"choice","text":"concede"}']
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines)))
    assert main(["engine"]) == 0
    types = [json.loads(line)["type"] for line in capsys.readouterr().out.splitlines()]
    assert types == ["hello", "began", "events", "choose", "events", "over"]


def test_quit_ends_it(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO('{"type":"quit"}\n{"type":"new"}\n'))
    assert main(["engine"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1
