"""Luck is what chance gave beside the share of a kind in the deck."""

from __future__ import annotations

import random
from types import SimpleNamespace

import pytest

from gundam_desktop.games.gcg.library import deck
from gundam_desktop.games.gcg.luck import luck
from gundam_desktop.tabletop import Event, Luck
from tests.records.played_games import a_start, begun, play

UNIT, GREAT, PILOT, BURST = "ST01-005", "ST01-001", "ST01-010", "ST01-015"
"""A Unit of Lv. 2, one of Lv. 4, a Pilot and a Base that have a Burst effect."""
DECK = SimpleNamespace(cards=((UNIT, 20), (GREAT, 10), (PILOT, 10), (BURST, 10)))


def drew(number: str, seat: int = 0) -> Event:
    return Event("drew", "6-3", seat, 1, number)


def lost(number: str, seat: int = 0) -> Event:
    return Event("shield destroyed", "7-6", seat, 1, number)


def counted(events: list[Event]) -> list[Luck]:
    return list(luck(events, (DECK, DECK)))


def test_what_came_stands_beside_what_the_deck_lets_expect() -> None:
    turn = Event("turn begins", "6-1", 0, amount=1)
    hand = [drew(each) for each in (UNIT, UNIT, GREAT, PILOT, BURST)]
    first, units, bursts = counted([*hand, turn, drew(UNIT), drew(PILOT), lost(BURST), lost(UNIT), lost(UNIT, 1)])
    assert (first.came, first.cards) == ((2, 0), (5, 0))
    assert first.expected == pytest.approx((2.0, 0.0))
    assert (units.came, units.cards) == ((1, 0), (2, 0))
    assert units.expected == pytest.approx((1.2, 0.0))
    assert (bursts.came, bursts.cards) == ((1, 0), (2, 1))
    assert bursts.expected == pytest.approx((0.8, 0.4))


def test_the_opening_hand_is_the_one_that_was_kept() -> None:
    hands = [drew(PILOT)] * 5 + [drew(UNIT)] * 5
    assert counted(hands)[0].came == (5, 0)


def test_over_a_whole_game_no_card_is_counted_that_was_not_taken(rng: random.Random) -> None:
    history = begun(a_start())
    play(history, rng)
    events = history.events(history.first, history.position)
    decks = (deck("official-004"), deck("official-005"))
    for kind in luck(events, decks):
        for came, cards, expected in zip(kind.came, kind.cards, kind.expected, strict=True):
            assert 0 <= came <= cards
            assert 0 <= expected <= cards
