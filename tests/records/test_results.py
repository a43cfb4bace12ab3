"""Finished games counted by deck and opponent's deck."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from gundam_desktop.records import GameSummary, Player, Results, Start, results_of
from gundam_desktop.records.entries import End


def finished(
    result: str,
    decks: tuple[str, str],
    levels: tuple[str, str] = ("human", "greedy"),
    more: Mapping[str, object] | None = None,
) -> GameSummary:
    """A game that has ended."""
    first, second = (Player(name="", level=level, deck_name=deck) for level, deck in zip(levels, decks, strict=True))
    start = Start(id="x", began="", edition="1.9", players=(first, second)).model_copy(update=dict(more or {}))
    return GameSummary(start=start, end=End(result=result, digest=""))


def test_games_are_counted_by_deck_and_opponents_deck() -> None:
    games = [
        finished("0", ("Blue", "Red")),
        finished("1", ("Blue", "Red")),
        finished("draw", ("Blue", "Red")),
        finished("0", ("Blue", "Green")),
        finished("1", ("White", "Blue"), ("greedy", "human")),
    ]
    found = results_of(games, "gcg")
    assert found == [
        Results("Blue", "Red", won=1, lost=1, drawn=1),
        Results("Blue", "Green", won=1),
        Results("Blue", "White", won=1),
    ]
    assert found[0].games == 3
    assert found[0].points == 1.5


def test_both_decks_of_two_people_count() -> None:
    found = results_of([finished("1", ("Blue", "Red"), ("human", "human"))], "gcg")
    assert found == [Results("Blue", "Red", lost=1), Results("Red", "Blue", won=1)]


@pytest.mark.parametrize("more", [{"trial": True}, {"state": "packed"}, {"game": "other"}])
def test_other_games_do_not_count(more: dict[str, object]) -> None:
    assert results_of([finished("0", ("Blue", "Red"), more=more)], "gcg") == []


def test_a_game_that_goes_on_does_not_count() -> None:
    record = finished("0", ("Blue", "Red")).model_copy(update={"end": None})
    assert results_of([record], "gcg") == []
