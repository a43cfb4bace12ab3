"""`bench`: how fast the game is, and with `--table` the client, measured in processes of its own."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from gundam_desktop.cli import bench
from gundam_desktop.cli.main import main

PARTS = {
    "start": {"start_s", "first_frame_s", "game_shown_s"},
    "frames": {"frames_per_second", "frame_ms", "frame_p95_ms", "paint_ms", "paint_p95_ms", "core_share"},
    "pointing": {"input_to_picture_ms"},
    "game": {"longest_stall_ms", "memory_mb"},
    "builder": {"builder_open_s", "builder_filter_ms", "builder_paint_ms"},
}
"""By part of the client that a process of its own measures: its figures."""
FIELDS: set[str] = set().union(*PARTS.values())


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """As little of everything as still says something."""
    monkeypatch.setattr(bench, "RUNS", 1)
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "DECKS", bench.DECKS[:1])
    monkeypatch.setattr(bench, "TABLE", {"frames": 0.7, "pointing": 3.0, "game": 0.0, "builder": 4.0})


def test_bench_measures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json"]) == 0
    figures: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert set(figures) >= {"games_per_second", "decisions_per_second", "copy_us", "legal_us", "greedy_ms", "compiled"}
    assert figures["compiled"] is False
    # So little takes so short that a coarse clock of the system may see no time go by.
    assert all(value >= 0 for name, value in figures.items() if name != "compiled")
    assert figures["decisions_per_second"] > 0


@pytest.mark.full
@pytest.mark.parametrize("part", PARTS)
def test_a_part_of_the_client_is_measured(part: str, home: Path) -> None:
    figures: dict[str, Any] = bench._client(part, bench.TABLE.get(part, time.time()), str(home))
    assert set(figures) == PARTS[part]
    if part == "start":
        assert 0 < figures["start_s"] < figures["first_frame_s"] <= figures["game_shown_s"] < 60
    elif part == "frames":
        assert 1 < figures["frames_per_second"] < 80
        assert 0 < figures["frame_ms"] <= figures["frame_p95_ms"]
        assert 0 < figures["paint_ms"] <= figures["paint_p95_ms"]
        assert 0 < figures["core_share"] < 4
    elif part == "pointing":
        assert 0 < figures["input_to_picture_ms"] < 2000
    elif part == "builder":
        assert 0 < figures["builder_open_s"] < 20
        assert 0 < figures["builder_filter_ms"] < figures["builder_paint_ms"] < 2000
    else:
        assert 0 < figures["longest_stall_ms"] < 20_000
        if sys.platform == "linux":
            assert 40 < figures["memory_mb"] < 1000


def test_the_client_is_measured_part_by_part_in_a_home_of_its_own(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    """What the processes measure is shown above."""
    homes: set[str] = set()
    measured = dict.fromkeys(FIELDS, 2.0)

    def client(part: str, _amount: float, its_home: str) -> dict[str, float]:
        homes.add(its_home)
        return {name: measured[name] for name in PARTS[part]}

    monkeypatch.setattr(bench, "_client", client)
    monkeypatch.setattr(bench, "_engine", lambda _edition: {"games_per_second": 3.0})
    assert main(["bench", "--table", "--json"]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    figures: dict[str, Any] = json.loads(captured.out)
    assert figures.items() >= {**measured, "games_per_second": 3.0, "runs": 1, "compiled": False}.items()
    assert str(home) not in homes
    assert list(home.iterdir()) == [], "the player's own settings were touched"


def test_figures_for_people(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    figures = dict.fromkeys(sorted(FIELDS), 1.5) | {"memory_mb": None}
    monkeypatch.setattr(bench, "_table", lambda: figures)
    monkeypatch.setattr(bench, "_engine", lambda _edition: {"decisions_per_second": 3.0})
    assert main(["bench", "--table"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len({len(line) for line in lines}) == 1
    assert f"{'input to picture ms':28} {1.5:12,.2f}" in lines
    assert f"{'memory mb':28} {'not known':>12}" in lines


def test_a_client_that_fails_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "_engine", lambda _edition: {})
    monkeypatch.setitem(os.environ, "QT_QPA_PLATFORM", "no such platform")
    assert main(["bench", "--table", "--json"]) == 2
    captured = capsys.readouterr()
    assert json.loads(captured.out)["error"].startswith("--table: start: ")
    assert captured.err.startswith("gundam-desktop bench: --table: start: ")
    assert captured.err.count("\n") == 1


def test_without_a_clone_the_client_is_not_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bench, "CLIENT", tmp_path / "client.py")
    assert main(["bench", "--table"]) == 2
    assert "--table: only a clone of the repository measures the client" in capsys.readouterr().err
