"""`event`: decks and bots in Swiss rounds and eliminations."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gundam_desktop.cli.main import main
from tests.cli.output import one_line, printed

ENTRANTS = ["official-001:random", "official-004:idle", "official-005:random"]
CALL = ["event", "--entrants", *ENTRANTS, "--jobs", "1"]


def event(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    assert main([*CALL, "--json", *more]) == 0
    data: dict[str, Any] = printed(capsys)
    return data


def test_a_double_elimination_has_rounds_and_places(capsys: pytest.CaptureFixture[str]) -> None:
    data = event(capsys, "--format", "double", "--best-of", "1")
    assert data["format"] == "double"
    assert sorted(one["entrant"] for one in data["standings"]) == ENTRANTS
    assert [one["rank"] for one in data["standings"]] == [1, 2, 3]
    assert data["rounds"][0][0] == {"entrants": [ENTRANTS[0], None], "wins": [0, 0], "games": 0, "winner": ENTRANTS[0]}
    champion = data["standings"][0]
    assert champion["matches"][2] <= 1
    assert champion["interval"][0] <= champion["won"] <= champion["interval"][1]
    assert data["errors"] == []
    assert not data["interrupted"]


def test_the_games_are_kept_and_more_rounds_go_on(capsys: pytest.CaptureFixture[str]) -> None:
    first = event(capsys, "--format", "swiss", "--rounds", "1", "--best-of", "1")
    lines = Path(first["file"]).read_text(encoding="utf-8").splitlines()
    assert len(lines) == 1 + 1
    second = event(capsys, "--format", "swiss", "--rounds", "2", "--best-of", "1")
    assert second["file"] == first["file"]
    assert second["rounds"][:1] == first["rounds"]
    assert Path(first["file"]).read_text(encoding="utf-8").splitlines()[:2] == lines
    assert event(capsys, "--format", "swiss", "--rounds", "2", "--best-of", "1") == second


@pytest.mark.full
def test_any_number_of_processes_gives_the_same_event(capsys: pytest.CaptureFixture[str]) -> None:
    first = event(capsys, "--format", "single", "--seed", "3")
    Path(first["file"]).unlink()
    assert main([*CALL[:-1], "2", "--json", "--format", "single", "--seed", "3"]) == 0
    assert printed(capsys) == first


def test_the_tables_name_rounds_places_and_how_little_they_show(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*CALL, "--format", "swiss", "--best-of", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "round 1"
    assert sum(line.endswith(" has a bye") for line in lines) == 2
    head = next(number for number, line in enumerate(lines) if line.startswith("entrant "))
    assert lines[head].split() == [
        *("entrant", "points", "matches", "opponents", "games", "won", "95", "%", "Elo", "would", "win")
    ]
    assert lines[head + 1].startswith("1. ")
    assert lines[head + 4].startswith("a bracket shows little: if these ratings were true, official-00")
    assert lines[head + 5].endswith("of such events; to compare decks, play a gauntlet")
    assert lines[head + 6].startswith("seed 0; the games are in ")


def test_without_a_bot_an_entrant_has_the_usual_one(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr("gundam_desktop.cli.event.USUAL_BOT", "idle")
    assert main(["event", "--format", "single", "--entrants", "official-001", "official-004", "--json"]) == 0
    assert {one["entrant"] for one in printed(capsys)["standings"]} == {"official-001", "official-004"}


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (["--format", "swiss", "--best-of", "2"], "--best-of 2: expected an odd number"),
        (["--format", "swiss", "--rounds", "3"], "--rounds 3: expected at most 2, or some would meet twice"),
        (["--format", "single", "--rounds", "1"], "--rounds 1: expected none: it is for swiss"),
        (["--format", "swiss", "--entrants", "official-001:random"], "none of them twice"),
        (["--format", "swiss", "--entrants", "official-002:nobody"], "official-002:nobody: there is no bot 'nobody'"),
        (["--format", "swiss", "--entrants", "nothing"], "--entrants: there is no deck nothing"),
        (["--format", "knockout"], "`knockout`; expected one of swiss, single, double"),
    ],
)
def test_a_wrong_call_is_said_in_a_line(more: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*CALL, *more]) == 2
    assert why in one_line(capsys)


def test_a_game_with_an_error_is_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("lost the thread")

    monkeypatch.setattr("gundam_desktop.bots.arena.create", broken)
    assert main([*CALL, "--format", "single", "--best-of", "1"]) == 1
    assert "game with seed" in capsys.readouterr().out
