"""`bench`: how fast the game is, and with `--table` the client, measured in processes of its own."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from gundam_desktop.cli import bench
from gundam_desktop.cli.main import main


def test_bench_measures(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "RUNS", 1)
    monkeypatch.setattr(bench, "ROUNDS", 1)
    assert main(["bench", "--json"]) == 0
    figures: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert set(figures) >= {"games_per_second", "decisions_per_second", "copy_us", "legal_us", "greedy_ms", "compiled"}
    assert figures["compiled"] is False
    assert all(value > 0 for name, value in figures.items() if name != "compiled")


FIELDS = {
    "start_s",
    "first_frame_s",
    "game_shown_s",
    "frames_per_second",
    "frame_ms",
    "frame_p95_ms",
    "paint_ms",
    "paint_p95_ms",
    "core_share",
    "input_to_picture_ms",
    "longest_stall_ms",
    "memory_mb",
    "builder_open_s",
    "builder_filter_ms",
    "builder_paint_ms",
}


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """As little of everything as still says something."""
    monkeypatch.setattr(bench, "RUNS", 1)
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "DECKS", bench.DECKS[:1])
    monkeypatch.setattr(bench, "TABLE", {"frames": 0.7, "pointing": 3.0, "game": 1.0, "builder": 4.0})


def test_the_client_is_measured(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    assert main(["bench", "--table", "--json"]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    figures: dict[str, Any] = json.loads(captured.out)
    assert set(figures) >= FIELDS | {"games_per_second", "runs", "compiled"}
    assert 0 < figures["start_s"] < figures["first_frame_s"] <= figures["game_shown_s"] < 60
    assert 1 < figures["frames_per_second"] < 80
    assert 0 < figures["frame_ms"] <= figures["frame_p95_ms"]
    assert 0 < figures["paint_ms"] <= figures["paint_p95_ms"]
    assert 0 < figures["core_share"] < 4
    assert 0 < figures["input_to_picture_ms"] < 2000
    assert 0 < figures["longest_stall_ms"] < 20_000
    assert 0 < figures["builder_open_s"] < 20
    assert 0 < figures["builder_filter_ms"] < figures["builder_paint_ms"] < 2000
    if sys.platform == "linux":
        assert 40 < figures["memory_mb"] < 1000
    assert list(home.iterdir()) == [], "the player's own settings were touched"


def test_figures_for_people(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    figures = dict.fromkeys(sorted(FIELDS), 1.5) | {"memory_mb": None}
    monkeypatch.setattr(bench, "_table", lambda: figures)
    assert main(["bench", "--table"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len({len(line) for line in lines}) == 1
    assert f"{'input to picture ms':28} {1.5:12,.2f}" in lines
    assert f"{'memory mb':28} {'not known':>12}" in lines


def test_a_client_that_fails_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "_engine", dict)
    monkeypatch.setitem(os.environ, "QT_QPA_PLATFORM", "no such platform")
    assert main(["bench", "--table", "--json"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("gundam-desktop bench: --table: start: ")
    assert captured.err.count("\n") == 1
