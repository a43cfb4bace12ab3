"""What is at stake is compared in the same worlds, and told only where the evaluation tells a chance to win."""

from __future__ import annotations

import pytest

from gundam_desktop.coach.playouts import Mean
from gundam_desktop.coach.stakes import Judged, Stakes, stakes_of
from gundam_desktop.tabletop import Choice, Game
from tests.coach.games import GAME_MODULE, WINNING, played

LATE = WINNING.replace("position:", "position:\n  turn: 9").replace("hand: [ST02-014, ST01-005]", "hand: [ST01-005]")


def at(text: str) -> tuple[Game, Stakes | None]:
    game = played(text, [], to_end=False).game
    view = game.view(0)
    return game, stakes_of(GAME_MODULE, view, None, [GAME_MODULE.sample_world(view, seed, None) for seed in range(3)])


def test_the_best_choice_comes_first_and_doing_nothing_is_always_judged() -> None:
    game, stakes = at(LATE)
    assert stakes is not None
    assert stakes.worlds == 3
    assert stakes.judged[0].behind == Mean(0.0, 0.0, 3)
    assert "end" in [each.choice.verb for each in stakes.judged]
    assert [each.behind.value for each in stakes.judged] == sorted(each.behind.value for each in stakes.judged)
    end = stakes.loss_of(Choice("end"), game.view(0))
    assert end is not None
    assert end.value >= stakes.lead.value >= 0


def test_a_copy_of_a_card_counts_as_that_card() -> None:
    game, stakes = at(LATE.replace("hand: [ST01-005]", "hand: [ST01-005, ST01-005]").replace("rested: 2", "rested: 0"))
    assert stakes is not None
    view = game.view(0)
    deploys = [choice for choice in game.legal_choices(0) if choice.verb == "deploy"]
    known = [stakes.loss_of(choice, view) for choice in deploys]
    assert len(set(known)) <= 1


def test_what_was_not_judged_has_no_loss() -> None:
    game, _ = at(LATE)
    judged = (Judged(Choice("end"), Mean(0.0, 0.0, 3)), Judged(Choice("pass"), Mean(7.0, 1.0, 3)))
    stakes = Stakes(judged, 3)
    assert stakes.loss_of(Choice("concede"), game.view(0)) is None
    assert stakes.usual_loss == pytest.approx(7.0)
    assert stakes.lead.value == pytest.approx(7.0)


def test_in_the_first_turns_nothing_is_compared() -> None:
    assert at(WINNING)[1] is None


def test_without_a_measured_chance_nothing_is_compared() -> None:
    game = played(LATE, [], to_end=False).game
    assert stakes_of(GAME_MODULE._replace(win_chance=None), game.view(0), None, [game]) is None
