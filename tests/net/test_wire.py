"""Events and views as they are sent."""

from __future__ import annotations

import json
import random

import pytest

from gundam_desktop.net.fairness import told_event
from gundam_desktop.net.wire import difference, patched, read_event, written_event
from gundam_desktop.tabletop import Event
from tests.conftest import Times
from tests.games.contract.conftest import Player, player

__all__ = ["player"]


def test_events_are_read_as_a_player_may_know_them(player: Player, times: Times) -> None:
    for _ in range(times(20)):
        game = player.began()
        while game.decision.player >= 0:
            for event in game.apply(game.decision.player, player.chosen(game)):
                for seat in (0, 1):
                    sent = json.loads(json.dumps(written_event(event, seat)))
                    assert read_event(sent) == told_event(event, seat)


@pytest.mark.parametrize("data", [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, [1]], ["a"] * 20])
def test_what_is_no_event_is_refused(data: list[object]) -> None:
    with pytest.raises(ValueError, match="not an event"):
        read_event(data)


def anything(rng: random.Random, depth: int = 3) -> object:
    kind = rng.randrange(7 if depth else 5)
    if kind < 5:
        return (None, rng.randint(0, 2), rng.random() < 0.5, "ab"[rng.randrange(2)], 1.0)[kind]
    if kind == 5:
        return [anything(rng, depth - 1) for _ in range(rng.randint(0, 6))]
    return {"abcdef"[rng.randrange(6)]: anything(rng, depth - 1) for _ in range(rng.randint(0, 5))}


def test_a_difference_turns_the_old_data_into_the_new(rng: random.Random, times: Times) -> None:
    for _ in range(times(20_000)):
        old, new = anything(rng), anything(rng)
        change = json.loads(json.dumps(difference(old, new)))
        assert json.dumps(patched(old, change), sort_keys=True) == json.dumps(new, sort_keys=True)


@pytest.mark.parametrize(
    "change", [{}, {"l": {"9": {"=": 1}}}, {"x": ["a"]}, [], None, {"d": {"a": 3}}, {"d": {}, "x": ["b"]}]
)
def test_a_difference_that_does_not_fit_is_refused(change: object) -> None:
    with pytest.raises(ValueError, match="does not fit"):
        patched([1], change)


def test_an_event_says_not_who_else_knows_it() -> None:
    event = Event("drew", "1-1", number="ST01-001", seen_by=1)
    assert read_event(written_event(event, 0)).seen_by == read_event(written_event(event, 1)).seen_by
    assert read_event(written_event(event, 1)).number == ""
