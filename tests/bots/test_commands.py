"""`simulate` and `bench` as they are called."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from typing import Any

import pytest

from gundam_desktop.cli import bench
from gundam_desktop.cli.main import main

CALL = ["simulate", "--deck", "official-004", "--opponent-deck", "official-005"]

TELLING = """
import sys
from gundam_desktop.cli import simulate
from gundam_desktop.cli.main import main

def tell(done, of):
    if done == 3:
        print("playing", file=sys.stderr, flush=True)

simulate.show_progress = tell
if __name__ == "__main__":
    sys.exit(main())
"""
"""`simulate`, saying when the third game is played."""


def test_simulate_counts_games(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [*CALL, "--bots", "random,random", "--games", "6", "--seed", "3", "--json"]
    assert main(arguments) == 0
    alone = json.loads(capsys.readouterr().out)
    assert main([*arguments, "--jobs", "2"]) == 0
    together = json.loads(capsys.readouterr().out)
    assert set(alone) >= {"games", "wins", "draws", "win_rate", "interval", "turns", "decisions", "seconds", "errors"}
    assert alone["games"] == 6 == sum(alone["wins"]) + alone["draws"]
    alone.pop("seconds")
    together.pop("seconds")
    assert alone == together


def test_simulate_says_it_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*CALL, "--bots", "random,random", "--games", "2", "--seed", "3"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("random against random: ")
    assert "seed 3" in text


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (["--bots", "gredy,random", "--games", "1"], "--bots: there is no bot 'gredy'; did you mean greedy?"),
        (["--bots", "greedy", "--games", "1"], "--bots: `greedy`; right are two levels with a comma between"),
        (["--bots", "random,random", "--games", "0"], "--games: `0`; right is a whole number above 0"),
        (["--bots", "random,random", "--games", "1", "--jobs", "x"], "--jobs: `x`; right is a whole number above 0"),
        (["--bots", "random,random", "--games", "1", "--deck", "official-01"], "there is no deck official-01"),
    ],
)
def test_a_wrong_call_is_said_in_a_line(more: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*CALL, *more]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert why in err
    assert err.count("\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_keeps_what_is_played(jobs: str) -> None:
    arguments = [*CALL, "--bots", "random,random", "--games", "100000", "--seed", "1", "--jobs", jobs, "--json"]
    with subprocess.Popen(
        [sys.executable, "-c", TELLING, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stderr is not None
        assert process.stderr.readline() == "playing\n"
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    result = json.loads(out)
    assert result["interrupted"]
    assert result["games"] >= 3
    assert err == f"interrupted after {result['games']} of 100000 games\n"


def test_bench_measures(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "RUNS", 1)
    monkeypatch.setattr(bench, "ROUNDS", 1)
    assert main(["bench", "--json"]) == 0
    figures: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert set(figures) >= {"games_per_second", "decisions_per_second", "copy_us", "legal_us", "greedy_ms", "compiled"}
    assert figures["compiled"] is False
    assert all(value > 0 for name, value in figures.items() if name != "compiled")
