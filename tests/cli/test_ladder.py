"""`ladder`: levels against levels."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gundam_desktop.bots import levels
from gundam_desktop.cli import ladder
from gundam_desktop.cli.main import main
from gundam_desktop.games import DEFAULT, find
from tests.cli.output import one_line, printed

SMALL = ["--levels", "idle,random", "--references", "", "--decks", "official-004", "official-004,official-005"]
CALL = ["ladder", *SMALL, "--games", "16", "--least", "8", "--jobs", "1"]


def result(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    assert main([*CALL, "--json", *more]) == 0
    found: dict[str, Any] = printed(capsys)
    return found


def test_the_figures_of_each_match_and_the_ratings(capsys: pytest.CaptureFixture[str]) -> None:
    data = result(capsys)
    assert [level["name"] for level in data["levels"]] == ["idle", "random"]
    assert data["levels"][0]["elo"] == 0.0 < data["levels"][1]["elo"]
    (match,) = data["matches"]
    assert match["bots"] == ["random", "idle"]
    assert match["verdict"] in {"stronger", "open"}
    assert match["games"] == match["first"]["games"] * 2 == match["mixed"]["games"] + match["mirrored"]["games"]
    assert sum(match["wins"]) + match["draws"] == match["games"]


def test_the_same_call_plays_nothing_again_and_a_file_can_be_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    named = ("--file", str(tmp_path / "mine.jsonl"))
    data = result(capsys, *named)
    assert data["file"] == named[1]
    monkeypatch.setattr("gundam_desktop.bots.arena.play_game", None)
    assert result(capsys, *named) == data


def test_a_file_of_another_ladder_is_refused_and_not_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.jsonl"
    result(capsys, "--file", str(file))
    before = file.read_bytes()
    assert main([*CALL, "--file", str(file), "--seed", "7"]) == 2
    assert "it has games with other decks, edition or seed; name a new file" in one_line(capsys)
    assert file.read_bytes() == before


def test_the_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(CALL) == 0
    titles, match, empty, head, *bots, last = capsys.readouterr().out.splitlines()
    assert titles.split() == ["match", "games", "won", "95", "%", "first", "second", "mirrored", "mixed", "verdict"]
    assert match.startswith("random - idle")
    assert (empty, head.split()) == ("", ["bot", "Elo"])
    assert [line.split()[0] for line in bots] == ["idle", "random"]
    assert last.startswith("seed 0; the games are in ")


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (["--levels", "random"], "--levels: `random`; expected two different levels or more, weakest first"),
        (["--levels", "random,random"], "expected two different levels or more"),
        (["--levels", "random,gredy"], "--levels: there is no bot 'gredy'; did you mean greedy?"),
        (["--references", "nobody"], "--references: there is no bot 'nobody'"),
        (["--decks", "official-004,official-005,official-006"], "expected one deck, or two with a comma between"),
        (["--decks", "nothing"], "--decks: there is no deck nothing"),
    ],
)
def test_a_wrong_call_is_said_in_a_line(more: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*CALL, *more]) == 2
    assert why in one_line(capsys)


def test_all_levels_and_eight_pairings_are_played_unless_others_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []

    def ladder_run(of: Any, played: Any) -> Any:
        seen.append(of)
        raise KeyboardInterrupt

    monkeypatch.setattr("gundam_desktop.bots.ladder.LadderRun", ladder_run)
    assert main(["ladder"]) == 130
    assert seen[0].levels == levels.names()
    assert seen[0].references == ("random", "greedy")
    assert [first.name == second.name for first, second in seen[0].decks] == [True] * 4 + [False] * 4
    assert ladder._usual_decks(find(DEFAULT))[4] == "official-004,official-005"
