"""The command `replay` with a file that is damaged, and with the games of bots."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from gundam_desktop.bots.kept_games import kept_games
from gundam_desktop.cli.main import main
from gundam_desktop.records import Store
from tests.records.played_games import recorded


@pytest.mark.parametrize("more", [[], ["--verify"]])
def test_a_damaged_game_is_replayed_as_far_as_it_is_good(
    tmp_path: Path, rng: random.Random, capsys: pytest.CaptureFixture[str], more: list[str]
) -> None:
    path = recorded(Store(tmp_path), rng, 20)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[11] = b"x" + lines[11][1:]
    path.write_bytes(b"".join(lines))
    assert main(["replay", str(path), *more]) == 1
    said = capsys.readouterr()
    assert "after 10 choices" in said.out
    assert "line 12 is not as it was written" in said.err
    assert "at least 10 choices after it are lost" in said.err
    assert main(["replay", str(path), "--json", *more]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["ok"], told["decisions"]) == (False, 10)
    assert "line 12" in told["why"]


@pytest.mark.parametrize("ends", [b"\n\n", b"\r\n\r\n"])
def test_a_record_that_ends_before_its_game_says_so_and_empty_lines_at_its_end_do_not_matter(
    tmp_path: Path, rng: random.Random, capsys: pytest.CaptureFixture[str], ends: bytes
) -> None:
    path = recorded(Store(tmp_path), rng, 20)
    path.write_bytes(path.read_bytes() + ends)
    assert main(["replay", str(path), "--verify"]) == 0
    told = capsys.readouterr().out
    assert "after 20 choices, as recorded; the record ends before the game does" in told
    assert main(["replay", str(path), "--verify", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["over"] is False
    assert main(["replay", str(path), "--to", "5"]) == 0
    assert "ends before" not in capsys.readouterr().out


@pytest.fixture
def results(capsys: pytest.CaptureFixture[str]) -> Path:
    """A file with four games of bots."""
    call = ["simulate", "--deck", "official-004", "--opponent-deck", "official-005", "--bots", "random,random"]
    assert main([*call, "--games", "4", "--seed", "1", "--jobs", "1", "--json"]) == 0
    return Path(json.loads(capsys.readouterr().out)["file"])


def test_the_games_of_bots_are_listed_in_an_order(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--from", str(results), "--by", "longest", "--json"]) == 0
    games = json.loads(capsys.readouterr().out)["games"]
    turns = [game["turns"] for game in games]
    assert turns == sorted(turns, reverse=True)
    assert sorted(game["number"] for game in games) == [1, 2, 3, 4]
    assert main(["replay", "--from", str(results)]) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.split()[0] == "game"
    assert [line.split()[0] for line in lines] == ["1", "2", "3", "4"]


def test_a_game_of_bots_is_played_again_verified_and_exported(
    results: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    exported = tmp_path / "game.game"
    assert main(["replay", "--from", str(results), "--number", "3", "--verify", "--export", str(exported)]) == 0
    digest = capsys.readouterr().out.split()[1]
    assert digest == kept_games(results)[2].played.digest
    assert main(["replay", str(exported), "--verify"]) == 0
    assert capsys.readouterr().out.split()[1] == digest


def test_a_game_that_is_not_the_one_that_was_kept_is_said(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    digest = kept_games(results)[1].played.digest
    results.write_bytes(results.read_bytes().replace(digest.encode(), b"0" * len(digest)))
    assert main(["replay", "--from", str(results), "--number", "2", "--verify"]) == 1
    assert "this is not the game that was kept" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (["--number", "5"], "--number: 5; the file has 4 games"),
        (["--number", "0"], "--number: `0`; expected a whole number above 0"),
        (["--by", "nicest"], "--by: `nicest`; expected one of number, lost from ahead, closest, longest, shortest"),
        (["x.game"], "expected a FILE with a recorded game, or --from RESULTS"),
    ],
)
def test_a_wrong_call_is_said_in_a_line(
    results: Path, more: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", "--from", str(results), *more]) == 2
    err = capsys.readouterr().err
    assert why in err
    assert err.count("\n") == 1


def test_a_file_of_another_kind_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "other.jsonl"
    path.write_text("milk\n", encoding="utf-8")
    assert main(["replay", "--from", str(path)]) == 2
    assert f"--from {path}: the first line is not that of a file of games" in capsys.readouterr().err
    assert main(["replay", "--from", str(tmp_path / "none.jsonl")]) == 2
    assert "cannot be read" in capsys.readouterr().err
    assert main(["replay", "x.game", "--number", "1"]) == 2
    assert "--number: it names a game of --from RESULTS" in capsys.readouterr().err
