"""`open`: hands files to a running client, or opens one with them."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from gundam_desktop.cli.main import main
from gundam_desktop.ui.app import application, running_client
from tests.cli.output import one_line


@pytest.fixture
def handed(monkeypatch: pytest.MonkeyPatch) -> list[list[Path]]:
    """What is handed to the running client, which takes all."""
    handed: list[list[Path]] = []

    def hand_over(files: list[Path]) -> bool:
        handed.append(files)
        return True

    monkeypatch.setattr(running_client, "hand_over", hand_over)
    return handed


def test_files_go_to_the_running_client(handed: list[list[Path]], tmp_path: Path) -> None:
    (file := tmp_path / "mine.deck").touch()
    assert main(["open", str(file), str(file)]) == 0
    assert handed == [[file, file]]


def test_without_one_the_client_opens_with_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    opened: list[argparse.Namespace] = []

    def run(arguments: argparse.Namespace, _shown: object) -> int:
        opened.append(arguments)
        return 0

    monkeypatch.setattr(running_client, "hand_over", lambda _files: False)
    monkeypatch.setattr(application, "run", run)
    (file := tmp_path / "mine.deck").touch()
    assert main(["open", str(file)]) == 0
    assert opened[0].files == [file]


def test_the_command_may_be_left_out(handed: list[list[Path]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.deck").touch()
    for word in ("mine.deck", str(tmp_path / "mine.deck")):
        assert main([word]) == 0
    assert handed == [[Path("mine.deck")], [tmp_path / "mine.deck"]]


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["open", "no.deck"]) == 2
    assert "no.deck: there is no such file" in one_line(capsys)


def test_a_link_is_handed_over_as_it_is(handed: list[list[Path]]) -> None:
    link = "gundam-desktop://join/play.example.org/P3DFXWFR"
    assert main([link]) == 0
    assert main(["open", link]) == 0
    assert [list(map(str, files)) for files in handed] == [[link], [link]]
