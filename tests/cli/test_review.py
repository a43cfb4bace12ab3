"""`review`: the decisions that cost most, for people and as an object."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gundam_desktop.cli.main import main
from tests.coach.games import WIN, WINNING, played, write


@pytest.fixture
def thrown_win(tmp_path: Path) -> Path:
    return write(played(WINNING, ["end"]).record, tmp_path / "thrown.game")


def test_a_thrown_win_is_named(thrown_win: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(thrown_win), "--player", "A", "--worlds", "20", "--json"]) == 0
    worst = json.loads(capsys.readouterr().out)["decisions"][0]
    assert (worst["number"], worst["played"], worst["proof"]) == (1, "end", "missed win")
    assert worst["better"] == WIN[0]
    assert main(["review", str(thrown_win), "--player", "A", "--worlds", "20"]) == 0
    assert "A: end" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("more", "fault"),
    [
        (["--bot", "nobody"], "there is no bot 'nobody'"),
        (["--worlds", "0"], "expected a whole number above 0"),
        (["--player", "C"], "expected one of A, B"),
    ],
)
def test_a_wrong_call_says_what_is_right(
    thrown_win: Path, more: list[str], fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(thrown_win), *more]) == 2
    assert fault in capsys.readouterr().err


def test_what_is_no_game_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "no.game"
    assert main(["review", str(path)]) == 2
    assert "cannot be read" in capsys.readouterr().err
    path.write_text("nothing")
    assert main(["review", str(path)]) == 2
    assert str(path) in capsys.readouterr().err
