"""The decisions that a review looks at: a player's own, where there was something to decide."""

from __future__ import annotations

from gundam_desktop.coach.decisions import decisions_of
from gundam_desktop.records import rebuild
from tests.coach.games import GAME_MODULE, WIN, WINNING, played
from tests.coach.planted import played_out


def test_only_open_decisions_of_the_player_count() -> None:
    history = played(WINNING, WIN)
    decisions = list(decisions_of(history, GAME_MODULE, 0, None))
    assert [history.moves[each.position].text for each in decisions] == [WIN[0], WIN[2]]  # there is one target
    assert all(each.player == 0 and len(each.choices) != 1 for each in decisions)


def test_what_comes_before_the_first_turn_is_no_decision() -> None:
    """Who goes first, and whether a hand is kept."""
    record = played_out(1, "random")
    history = rebuild(record).game_history
    early = [move.seat for move in record.moves if move.turn == 0 and not move.forced]
    assert len(early) == 3
    assert all(each.view.turn > 0 for seat in (0, 1) for each in decisions_of(history, GAME_MODULE, seat, None))


def test_what_is_better_one_choice_ahead_is_found() -> None:
    history = played(WINNING, [*WIN[:2], "end"], to_end=False)
    decision = next(each for each in decisions_of(history, GAME_MODULE, 0, None) if each.position == 2)
    better, gain = decision.screened()
    assert decision.game.format(better, 0) == WIN[2]
    assert gain > 0


def test_worlds_agree_with_the_view_and_come_again() -> None:
    decision = next(decisions_of(played(WINNING, ["end"], to_end=False), GAME_MODULE, 0, None))
    worlds = decision.worlds(3)
    assert {world.view(0).zones == decision.view.zones for world in worlds} == {True}
    assert [world.digest() for world in decision.worlds(2)] == [world.digest() for world in worlds[:2]]


def test_a_concession_is_no_decision_to_review() -> None:
    """It ends the game, and its player knows that."""
    history = played(WINNING, ["concede"], to_end=False)
    assert history.record.end is not None
    assert not list(decisions_of(history, GAME_MODULE, 0, None))
