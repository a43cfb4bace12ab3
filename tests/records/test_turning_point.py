"""Where a game turned, by the game's own evaluation."""

from __future__ import annotations

import random

import pytest

from gundam_desktop.games import find
from gundam_desktop.records import GameHistory
from gundam_desktop.records.turning_point import course_of, turning_place
from gundam_desktop.tabletop import Choice, View
from tests.records.played_games import a_start, begun, play


@pytest.mark.parametrize(
    ("leads", "place", "for_good"),
    [
        ((0, 2, -3, -1, 4, 6, 1000), 3, True),
        ((0, 2, 3, 1000), 0, True),
        ((0, -2, -8, 1000), 2, True),
        ((1, 2, 9, 10, 1000), 1, False),
        ((3, 1000), 0, False),
    ],
)
def test_the_game_turns_with_the_last_decision_before_which_its_winner_was_not_ahead(
    leads: tuple[float, ...], place: int, for_good: bool
) -> None:
    assert turning_place(leads) == (place, for_good)


def test_a_game_has_a_lead_at_every_position_and_turns_at_a_decision(rng: random.Random) -> None:
    history = begun(a_start())
    play(history, rng)
    course = course_of(history, find("gcg").evaluate)
    assert len(course.leads) == history.position - history.first + 1
    assert str(course.winner) == history.game.view(0).result
    turning = course.turning
    assert turning is not None
    sign = 1 if course.winner == 0 else -1
    decided = [at for at in range(history.position) if open_choices(history, at) != 1 and history.moves[at].turn]
    behind = [at for at in decided if sign * course.leads[at] <= 0]
    assert turning.for_good == bool(behind)
    assert turning.position == behind[-1] if behind else turning.position in decided


def test_no_game_turns_before_its_first_turn(rng: random.Random) -> None:
    history = begun(a_start())
    play(history, rng)
    winner = int(history.game.view(0).result)

    def ahead_since_the_first_turn(view: View) -> float:
        return (1.0 if winner == 0 else -1.0) if view.turn else 0.0

    turning = course_of(history, ahead_since_the_first_turn).turning
    assert turning is not None
    assert not turning.for_good
    assert history.moves[turning.position].turn > 0


def open_choices(history: GameHistory, position: int) -> int:
    game = history.at(position)
    return len(game.legal_choices(game.decision.player))


def test_a_game_that_is_not_over_has_not_turned(rng: random.Random) -> None:
    history = begun(a_start())
    play(history, rng, 12)
    course = course_of(history, find("gcg").evaluate)
    assert (course.winner, course.turning) == (-1, None)
    assert len(course.leads) == 13


def test_a_game_that_was_given_up_by_the_player_who_was_ahead_turned_then(rng: random.Random) -> None:
    history = begun(a_start())
    play(history, rng, 3)
    ahead = 0 if find("gcg").evaluate(history.game.view(0)) >= 0 else 1
    position = history.position
    history.apply(ahead, Choice("concede"))
    turning = course_of(history, find("gcg").evaluate).turning
    assert turning is not None
    assert turning.position == position
