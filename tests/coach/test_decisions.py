"""The decisions that a review looks at: a player's own, where there was something to decide."""

from __future__ import annotations

from gundam_desktop.coach.decisions import decisions_of
from tests.coach.games import DOORS, WIN, WINNING, played


def test_only_open_decisions_of_the_player_count() -> None:
    history = played(WINNING, WIN)
    decisions = list(decisions_of(history, DOORS, 0, None))
    assert [history.moves[each.position].text for each in decisions] == [WIN[0], WIN[2]]  # there is one target
    assert all(each.player == 0 and len(each.choices) != 1 for each in decisions)


def test_what_is_better_one_choice_ahead_is_found() -> None:
    history = played(WINNING, [*WIN[:2], "end"], to_end=False)
    decision = next(each for each in decisions_of(history, DOORS, 0, None) if each.position == 2)
    better, gain = decision.screened()
    assert decision.game.format(better, 0) == WIN[2]
    assert gain > 0


def test_worlds_agree_with_the_view_and_come_again() -> None:
    decision = next(decisions_of(played(WINNING, ["end"], to_end=False), DOORS, 0, None))
    worlds = decision.worlds(3)
    assert {world.view(0).zones == decision.view.zones for world in worlds} == {True}
    assert [world.digest() for world in decision.worlds(2)] == [world.digest() for world in worlds[:2]]
