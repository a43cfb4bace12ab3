"""`scenario`: files and folders of scenarios, results, exit statuses."""

from __future__ import annotations

# fixture
from pathlib import Path

import pytest

from gundam_desktop.cli.main import main
from tests.cli.output import one_line, printed
from tests.cli.scenario_files import GOOD, INVALID


def test_scenarios_that_hold(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", str(folder / "good.yaml")]) == 0
    assert capsys.readouterr().out == "ok Good\n1 passed, 0 failed\n"
    assert main(["scenario", "--quiet", str(folder / "good.yaml")]) == 0
    assert capsys.readouterr().out == ""


def test_a_scenario_that_fails(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = folder / "more" / "both.yaml"
    assert main(["scenario", str(file)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines == ["ok Good", f"FAILED Bad: winner: expected A, is B ({file}, line 5)", "1 passed, 1 failed"]


def test_a_folder_is_searched_and_json_is_one_object(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "--json", str(folder)]) == 1
    data = printed(capsys)
    assert (data["passed"], data["failed"]) == (2, 1)
    assert [(Path(r["file"]).name, r["title"], r["ok"]) for r in data["results"]] == [
        ("good.yaml", "Good", True),
        ("both.yaml", "Good", True),
        ("both.yaml", "Bad", False),
    ]
    assert data["results"][2]["why"].startswith("winner: expected A, is B")


def test_a_file_that_is_not_valid_never_counts_as_passed(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "wrong.yaml").write_text(f"{INVALID}---\n{GOOD}", encoding="utf-8")
    assert main(["scenario", str(folder / "wrong.yaml")]) == 2
    captured = capsys.readouterr()
    assert captured.err.startswith(f"error: {folder / 'wrong.yaml'}, line 2: position.A.hnad: there is no such field")
    assert captured.out == "ok Good\n1 passed, 1 failed\n"
    assert main(["scenario", "--json", str(folder / "wrong.yaml")]) == 2
    assert printed(capsys)["results"][0]["ok"] is False


def test_paths_that_are_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", str(tmp_path / "none")]) == 2
    assert one_line(capsys) == f"gundam-desktop scenario: {tmp_path / 'none'}: there is no such file or folder\n"
    assert main(["scenario", str(tmp_path)]) == 2
    assert "there is no scenario file (*.yaml) in this folder" in one_line(capsys)


def test_a_name_that_means_several_cards_is_a_mistake_of_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "both.yaml"
    position = "position: {A: {trash: [ST01-005]}, B: {trash: [ST01-005]}}"
    file.write_text(f"title: T\n{position}\nexpect: {{ST01-005: {{damage: 0}}}}\n", encoding="utf-8")
    assert main(["scenario", "--quiet", str(file)]) == 2
    assert "could be any of A.trash.ST01-005, B.trash.ST01-005; write one of these" in capsys.readouterr().err
