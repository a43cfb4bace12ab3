"""Dice: those of a position first, then those of the seed."""

from __future__ import annotations

from collections import Counter

from gundam_desktop.games.kit.dice import SIDES, State


def test_dice_that_are_given_come_first_and_are_hidden_with_the_seed() -> None:
    state: State[object, str] = State("1", 7, dice=(6, 1))  # type: ignore[type-var]
    assert [state.throw(), state.throw()] == [6, 1]
    assert state.random == 7
    state.dice = (3,)
    state.hide_chance()
    assert not state.random
    assert not state.dice


def test_the_seed_throws_every_number_alike() -> None:
    state: State[object, str] = State("1", 7)  # type: ignore[type-var]
    thrown = Counter(state.throw() for _ in range(6000))
    assert sorted(thrown) == list(range(1, SIDES + 1))
    assert all(850 < count < 1150 for count in thrown.values())
