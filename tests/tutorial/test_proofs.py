"""What a coach may say for certain: from a view and worlds that agree with it."""

from __future__ import annotations

import pytest

from gundam_desktop import games
from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.scenarios.reading import read_text
from gundam_desktop.tabletop import Game, View
from gundam_desktop.tutorial.proofs import can_lose_next_turn, can_win_now, choices_that_survive

GAME_MODULE = games.find("gcg")
WINNING = """
title: Winning
position:
  A: {hand: [ST02-014], battle: [ST02-004], resources: {active: 1, rested: 2}}
  B: {hand: [ST01-014], shields: 0, battle: [ST02-008]}
expect: {}
"""
THREATENED = """
title: Threatened
position:
  A: {shields: 0, hand: [ST02-008], resources: {active: 2}}
  B: {shields: 3, battle: [ST02-005]}
expect: {}
"""
TWO_TARGETS = WINNING.replace("battle: [ST02-008]", "battle: [ST02-008, ST02-009]")


def asked(text: str, count: int = 3) -> tuple[View, list[Game]]:
    view = SCENARIOS.begin(read_text(text, "f.yaml", SCENARIOS)[0]).game.view(0)
    return view, [GAME_MODULE.sample_world(view, seed, None) for seed in range(count)]


def test_a_win_is_proved_with_the_choices_that_win() -> None:
    view, worlds = asked(WINNING)
    proof = can_win_now(view, worlds)
    assert proof.answer is True
    assert proof.worlds == 3
    assert [choice.verb for choice in proof.best] == ["play"]


def test_there_is_no_win_where_none_can_be_forced() -> None:
    proof = can_win_now(*asked(WINNING.replace("shields: 0", "shields: 2")))
    assert proof.answer is False
    assert proof.best == ()


def test_what_is_hidden_does_not_change_the_answer() -> None:
    """The Command in the opponent's hand is not in the sampled worlds."""
    for hidden in ("ST01-014", "ST04-013", "FILLER"):
        view, worlds = asked(WINNING.replace("B: {hand: [ST01-014]", f"B: {{hand: [{hidden}]"))
        assert can_win_now(view, worlds).answer is True


def test_a_threat_is_seen_and_what_parries_it() -> None:
    view, worlds = asked(THREATENED)
    assert can_lose_next_turn(view, worlds[0]).answer is True
    assert [choice.verb for choice in choices_that_survive(view, worlds).best] == ["deploy"]
    view, (safe, *_) = asked(THREATENED.replace("battle: [ST02-005]", "battle: []").replace("shields: 0", "shields: 2"))
    assert can_lose_next_turn(view, safe).answer is False


def test_cards_that_are_not_seen_are_no_threat_as_seen() -> None:
    """A world may deal the opponent anything: as seen, nothing of it is used."""
    view, worlds = asked(THREATENED.replace("battle: [ST02-005]", "hand: [ST01-005], resources: {active: 5}"))
    assert can_lose_next_turn(view, worlds[0]).answer is False
    assert choices_that_survive(view, worlds[:1], as_seen=True).wrong == ()


def test_what_the_game_rules_out_is_not_searched() -> None:
    """The bound answers at once; without it the same answer costs a search."""
    text = WINNING.replace("shields: 0", "shields: 5")
    view, worlds = asked(text)
    assert GAME_MODULE.cannot_win is not None
    for bound, decided in ((GAME_MODULE.cannot_win, False), (None, None)):
        assert can_win_now(view, worlds[:1], 1, cannot_win=bound).answer is decided


def test_a_limit_leaves_it_open() -> None:
    view, worlds = asked(WINNING)
    assert can_win_now(view, worlds, most_positions=1).answer is None
    assert can_win_now(view, worlds, interrupted=lambda: True).answer is None
    view, worlds = asked(THREATENED.replace("shields: 0", "shields: 4"))
    assert can_lose_next_turn(view, worlds[0], most_positions=0).answer is None


def test_worlds_must_look_like_the_view() -> None:
    view, worlds = asked(WINNING)
    with pytest.raises(ValueError, match="a world does not look like the view"):
        can_win_now(view, [*worlds, asked(THREATENED)[1][0]])
    with pytest.raises(ValueError, match="the player of the view has nothing to decide"):
        can_win_now(worlds[0].view(1), worlds)
    with pytest.raises(ValueError, match="nothing can be proved without a world"):
        can_win_now(view, [])


def test_a_player_who_must_choose_cannot_do_nothing() -> None:
    """Where a card must be chosen there is no choice of doing nothing, so the question stays open."""
    game = SCENARIOS.begin(read_text(TWO_TARGETS, "f.yaml", SCENARIOS)[0]).game
    game.apply(0, game.parse("play ST02-014", 0))
    view = game.view(0)
    assert view.decision.kind == "choose"
    assert can_lose_next_turn(view, GAME_MODULE.sample_world(view, 1, None)).answer is None
