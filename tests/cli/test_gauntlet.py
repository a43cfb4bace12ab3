"""`gauntlet`: decks against decks."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gundam_desktop.bots import cluster
from gundam_desktop.bots.arena import Played
from gundam_desktop.bots.gauntlet import Entrant, Gauntlet, GauntletFile, GauntletGame
from gundam_desktop.cli.main import main
from gundam_desktop.games.gcg import decks_api
from tests.cli.output import one_line, output, printed
from tests.properties.random_games import shipped

AGAINST = ["--against", "official-001", "--against", "official-002"]
EVENT = ["event", "--format", "single", "--entrants", "official-004:random", "official-005:random"]
CALL = ["gauntlet", "--deck", "official-004", *AGAINST, "--jobs", "1"]


def rows(capsys: pytest.CaptureFixture[str], *more: str) -> list[dict[str, Any]]:
    assert main([*CALL, "--bots", "random,random", "--json", *more]) == 0
    found: list[dict[str, Any]] = printed(capsys)["rows"]
    return found


def lines_of(folder: Path) -> list[str]:
    (file,) = folder.glob("*.jsonl")
    return file.read_text(encoding="utf-8").splitlines()


def test_each_deck_plays_each_opponent_and_a_longer_call_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    first = rows(capsys, "--games", "2")
    assert [(row["deck"], row["opponent"], row["games"]) for row in first] == [
        ("official-004", "official-001", 2),
        ("official-004", "official-002", 2),
    ]
    for row in first:
        assert sum(row["wins"]) + row["draws"] == 2
        assert row["interval"][0] <= row["win_rate"] <= row["interval"][1]
    kept = lines_of(decks_api.gauntlet_folder())
    longer = rows(capsys, "--games", "3")
    assert [row["games"] for row in longer] == [3, 3]
    assert lines_of(decks_api.gauntlet_folder())[: len(kept)] == kept
    assert rows(capsys, "--games", "2") == first
    assert len(lines_of(decks_api.gauntlet_folder())) == 1 + 6


def test_a_gauntlet_of_the_deck_builder_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    names = ("official-004", "official-001", "official-002")
    deck, *opponents = (Entrant(name, shipped()[name]) for name in names)
    file = GauntletFile(decks_api.gauntlet_folder(), Gauntlet((deck,), tuple(opponents), ("random", "random")))
    file.add([GauntletGame(0, 1, Played(number, 1, 0, 5, 50, "d")) for number in (0, 1)])
    assert [row["games"] for row in rows(capsys, "--games", "2")] == [2, 2]
    assert len(lines_of(decks_api.gauntlet_folder())) == 1 + 4


def test_the_table_names_bots_decks_and_the_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*CALL, "--bots", "random,idle", "--games", "2"]) == 0
    head, titles, first, _second, last = capsys.readouterr().out.splitlines()
    assert head == "random plays each deck, idle the opponents; edition 1.9"
    assert titles.split() == ["deck", "opponent", "games", "won", "95", "%"]
    assert first.split() == ["official-004", "official-001", "2", "100.0%", "34.2%", "to", "100.0%"]
    assert last.startswith("the games are in ")


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (["--bots", "random", "--games", "1"], "--bots: `random`; expected two levels with a comma between"),
        (["--bots", "random,random", "--games", "1", "--deck", "nothing"], "--deck: there is no deck nothing"),
        (["--bots", "random,random", "--games", "1", "--against", "nothing"], "--against: there is no deck nothing"),
        (["--bots", "random,random"], "the following arguments are required: --games"),
    ],
)
def test_a_wrong_call_is_said_in_a_line(more: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*CALL, *more]) == 2
    assert why in one_line(capsys)


def test_a_game_with_an_error_is_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("lost the thread")

    monkeypatch.setattr("gundam_desktop.bots.arena.create", broken)
    assert main([*CALL, "--bots", "random,random", "--games", "1"]) == 1
    assert "error: official-004 against official-001: game with seed" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["simulate", "gauntlet", "ladder", "event"])
def test_a_scheduler_that_does_not_answer_is_named(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "TIMEOUT_S", 0.2)
    calls = {
        "simulate": ["--deck", "official-004", "--opponent-deck", "official-005", "--bots", "random,random"],
        "gauntlet": [*CALL[1:], "--bots", "random,random"],
        "ladder": ["--levels", "random,greedy", "--decks", "official-004"],
        "event": EVENT[1:],
    }
    games = [] if command == "event" else ["--games", "2"]
    assert main([command, *calls[command], *games, "--scheduler", "tcp://127.0.0.1:9", "--json"]) == 2
    data, (said,) = output(capsys)
    assert data["error"].startswith("--scheduler tcp://127.0.0.1:9: no scheduler answers there")
    assert data["error"] in said


TELLING = """
import sys
from gundam_desktop.cli import match_options
from gundam_desktop.cli.main import main

def tell(done, of, _note):
    if done == 3:
        print("playing", file=sys.stderr, flush=True)

match_options.show_progress = tell
if __name__ == "__main__":
    sys.exit(main())
"""
"""The commands, saying when the third game is played."""


@pytest.mark.sampled(1)
@pytest.mark.skipif(sys.platform == "win32", reason="no such signal")
@pytest.mark.parametrize(
    ("call", "end"),
    [
        ([*CALL[:-2], "--bots", "random,random", "--games", "500", "--jobs", "2"], signal.SIGKILL),
        (["ladder", "--levels", "idle,random", "--least", "400", "--decks", "official-004"], signal.SIGINT),
        ([*EVENT, "--best-of", "999"], signal.SIGKILL),
    ],
    ids=["gauntlet", "ladder", "event"],
)
def test_what_is_played_is_kept_when_it_ends(call: list[str], end: signal.Signals, home: Path) -> None:
    process = subprocess.Popen([sys.executable, "-c", TELLING, *call], stderr=subprocess.PIPE, text=True)
    with process:
        assert process.stderr is not None
        assert process.stderr.readline() == "playing\n"
        process.send_signal(end)
        process.communicate(timeout=600)
    assert process.returncode == (130 if end == signal.SIGINT else -signal.SIGKILL)
    assert len(lines_of(home / f"{call[0]}s")) >= 1 + 3
