"""Recorded games replay to the same events and the same end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.recorded.recorded_games import load, planned, replay

GAMES = load()


@pytest.mark.parametrize("data", GAMES, ids=[data["name"] for data in GAMES])
def test_a_recorded_game_goes_the_same_way(data: dict[str, Any]) -> None:
    drift = replay(data)
    assert drift is None, f"step {drift.step}: {drift.text}"


def test_every_planned_game_is_recorded() -> None:
    assert [data["name"] for data in GAMES] == [game.name for game in planned()]


def test_a_drift_is_noticed_and_named_with_its_clause() -> None:
    data = {**GAMES[0], "steps": [list(step) for step in GAMES[0]["steps"]]}
    at = next(i for i, step in enumerate(data["steps"]) if "5-2-2" in step[2].split())
    data["steps"][at][2] = data["steps"][at][2].replace("5-2-2", "5-2-9", 1)
    drift = replay(data)
    assert drift is not None
    assert drift.step == at + 1
    assert "cited 5-2-9, now 5-2-2" in drift.text
