"""The bound for a turn rules a win out only where no play could bring it."""

from __future__ import annotations

import random

import pytest

from gundam_desktop.games.gcg.attack_bound import cannot_win
from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.scenarios.reading import read_text
from tests.conftest import Times
from tests.properties.random_games import any_decks, walk

DECK = "deck: [{}]".format(", ".join(["ST01-005"] * 10))
POSITION = """
title: Walls
position:
  A: {{battle: [{units}], hand: [{hand}], resources: {{active: {active}}}, {deck}}}
  B: {{shields: {shields}, base: none, {other}}}
expect: {{}}
"""


def ruled_out(units: str, shields: int, *, hand: str = "", active: int = 8, deck: str = DECK, player: int = 0) -> bool:
    text = POSITION.format(units=units, hand=hand, active=active, shields=shields, deck=deck, other=DECK)
    return cannot_win(SCENARIOS.begin(read_text(text, "a test", SCENARIOS)[0]).game, player)


@pytest.mark.parametrize(
    ("units", "shields", "hand", "bounded"),
    [
        ("ST01-005, ST01-009", 2, "", True),
        ("ST01-005, ST01-009", 1, "", False),  # the second attack is the one that wins
        ("ST01-005, {card: ST01-009, rested: true}", 1, "", True),
        ("ST01-005, ST02-006", 2, "", False),  # Tallgeese is set active for 4 Resources
        ("ST01-005", 2, "ST01-002, ST01-010", False),  # deployed and linked, it attacks at once
        ("ST01-005", 2, "ST01-002, ST01-005", True),  # no Pilot
    ],
)
def test_attacks_are_counted_against_walls(units: str, shields: int, hand: str, bounded: bool) -> None:
    assert ruled_out(units, shields, hand=hand) is bounded


def test_what_cannot_be_paid_does_not_count() -> None:
    assert not ruled_out("ST01-005", 1, hand="ST01-002, ST01-010")
    assert ruled_out("ST01-005", 1, hand="ST01-002, ST01-010", active=1)


def test_a_short_deck_leaves_it_open() -> None:
    assert not ruled_out("ST01-005", 5, deck="deck: [ST01-005]")


def test_only_the_player_whose_turn_it_is_is_judged() -> None:
    assert ruled_out("ST01-005", 5)
    assert not ruled_out("ST01-005", 5, player=1)


def test_who_wins_a_turn_was_never_said_not_to(rng: random.Random, times: Times) -> None:
    """Games of any cards there are, and by chance: at each main decision of the last turn the win was still open."""
    judged = 0
    for _ in range(times(120)):
        ruled_out_for: dict[int, int] = {}
        for game in walk(any_decks(rng), rng):
            if (seat := game.decision.player) >= 0 and cannot_win(game, seat):
                ruled_out_for[game.turn] = seat
        judged += len(ruled_out_for)
        assert game.view(0).result != str(ruled_out_for.get(game.turn))
    assert judged
