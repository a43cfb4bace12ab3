"""`solve`: bots play puzzles, shipped or of a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from gundam_desktop.cli.main import main
from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.locate import game_resource
from gundam_desktop.tutorial import puzzle_book
from gundam_desktop.tutorial.puzzle_book import puzzles, texts
from tests.cli.output import one_line, printed

GOAL = """
title: Blocker
position:
  A: {hand: [{card: ST02-014, as: siege}], battle: [{card: ST02-004, as: sandrock}], resources: {active: 1, rested: 2}}
  B: {shields: 0, battle: [{card: ST02-008, as: aries}]}
goal: win
best: [play siege]
"""
BEST = """
title: Open
position:
  A: {battle: [{card: ST02-004, as: sandrock}]}
  B: {shields: 0}
best: [attack sandrock -> player]
"""


def written(tmp_path: Path, text: str) -> str:
    file = tmp_path / "puzzles.yaml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_a_bot_solves_by_its_first_choice_or_by_the_goal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", written(tmp_path, f"{GOAL}---{BEST}"), "--bot", "greedy"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "MISSED Blocker: attack sandrock -> player",
        "solved Open: attack sandrock -> player",
        "1 of 2 solved",
    ]
    assert main(["solve", written(tmp_path, BEST), "--bot", "greedy"]) == 0


def test_json_has_the_results(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, GOAL)
    assert main(["solve", file, "--bot", "greedy", "--json"]) == 1
    data = printed(capsys)
    assert (data["solved"], data["total"]) == (0, 1)
    assert data["results"] == [
        {"file": file, "title": "Blocker", "solved": False, "chosen": "attack sandrock -> player"}
    ]


def test_the_texts_beside_puzzles_are_no_puzzles(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written(tmp_path, GOAL)
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "puzzles.en.yaml").write_text("titles: {Blocker: Rest the Blocker}\n", encoding="utf-8")
    assert main(["solve", str(tmp_path), "--bot", "greedy"]) == 1
    assert "0 of 1 solved" in capsys.readouterr().out
    assert main(["scenario", str(tmp_path)]) == 0
    (tmp_path / "text" / "more.yaml").write_text("titles: {}\n", encoding="utf-8")
    assert main(["scenario", str(tmp_path)]) == 2


def test_the_folder_of_the_shipped_puzzles_can_be_named() -> None:
    assert main(["scenario", str(game_resource("gcg", puzzle_book.FOLDER)), "--quiet"]) == 0


def test_without_a_path_the_puzzles_of_the_program_are_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    every = puzzles("gcg", SCENARIOS)
    assert len(every) >= 50
    monkeypatch.setattr(puzzle_book, "puzzles", lambda *_: every[:5])
    assert main(["solve", "--bot", "greedy", "--json"]) == 1
    data = printed(capsys)
    titles = texts("gcg", "en").titles
    assert [result["title"] for result in data["results"]] == [titles[scenario.title] for scenario in every[:5]]
    assert 0 < data["solved"] < data["total"] == 5


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("title: T\nplay: []\n", "puzzles.yaml, line 1: this scenario is not a puzzle: it has no `best`"),
        ("title: T\nbest: [end]\ngoal: wim\n", "puzzles.yaml, line 3: goal: expected `win`, `survive`, or facts"),
        (BEST.replace("sandrock -> player", "ST01-001 -> player"), "puzzles.yaml, line 6: best[1]: there is no card"),
    ],
)
def test_a_file_that_cannot_be_played(
    text: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", written(tmp_path, text), "--bot", "greedy"]) == 2
    assert message in one_line(capsys)


def test_a_bot_that_is_not_known(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "--bot", "greedyy"]) == 2
    assert "--bot: there is no bot 'greedyy'; did you mean greedy?" in one_line(capsys)
