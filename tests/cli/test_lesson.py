"""`lesson list` and `lesson check`."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from gundam_desktop.cli.main import main
from gundam_desktop.locate import HOME


def test_the_lessons_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "list", "--json"]) == 0
    (first, *rest) = json.loads(capsys.readouterr().out)["lessons"]
    assert (first["name"], first["title"], first["first_path"]) == ("winning_shot", "The winning shot", True)
    assert first["steps"] == 5
    assert "1-2-2-1" in first["clauses"]
    assert rest[-1]["chapter"] == "puzzles"
    assert rest[-1]["level"] == 5
    assert main(["lesson", "list", "--language", "ja"]) == 0
    assert "* winning_shot: 勝利の一撃" in capsys.readouterr().out


def test_a_lesson_is_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "check", "block", "--runs", "2", "--json"]) == 0
    (result,) = json.loads(capsys.readouterr().out)["results"]
    assert (result["name"], result["ok"], result["why"]) == ("block", True, [])
    assert result["wrong_tries"] >= 10


def test_a_puzzle_is_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "check", "count_the_walls", "--json"]) == 0
    (result,) = json.loads(capsys.readouterr().out)["results"]
    assert (result["name"], result["ok"], result["why"]) == ("count_the_walls", True, [])
    assert result["wrong_tries"] >= 2


def test_an_unknown_lesson_is_an_error_with_a_near_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "check", "blok"]) == 2
    assert capsys.readouterr().err == "gundam-desktop lesson check: there is no lesson blok; did you mean block?\n"
    assert main(["lesson", "check", "--runs", "-1"]) == 2


def test_own_lessons_are_checked_and_broken_ones_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(HOME, str(tmp_path))
    folder = tmp_path / "lessons" / "gcg"
    folder.mkdir(parents=True)
    (folder / "broken.yaml").write_text("lesson: broken\nminuts: 2\n", encoding="utf-8")
    assert main(["lesson", "check", "winning_shot", "--runs", "1"]) == 2
    shown = capsys.readouterr()
    assert "broken.yaml, line 2: minuts: there is no such field; did you mean minutes?" in shown.err
    assert "ok winning_shot" in shown.out


def test_the_example_of_the_document_is_checked_as_an_own_lesson(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document = Path(__file__).parents[2] / "docs" / "lessons.md"
    lesson, sentences = re.findall(
        r"^```yaml\n(.*?)^```", document.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    folder = home / "lessons" / "gcg"
    (folder / "text").mkdir(parents=True)
    (folder / "mine.yaml").write_text(lesson.replace("lesson: block ", "lesson: mine "), encoding="utf-8")
    (folder / "text" / "mine.en.yaml").write_text(sentences, encoding="utf-8")
    assert main(["lesson", "check", "mine", "--runs", "2"]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    assert "ok mine" in shown.out
