"""The chance to win is shown beside the table if the player wants it, from what the viewer knows, behind no curtain."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from gundam_desktop.games import find
from gundam_desktop.ui.play.panels.value_bar import ValueBar
from gundam_desktop.ui.session.settings import GameSetup
from tests.ui.table_driver import FRIENDS, Hand

AHEAD = """position:
  turn: 9
  A: {battle: [ST01-001, ST01-005], resources: {active: 5}, deck: [ST01-005, ST01-005], shields: 6}
  B: {resources: {active: 5}, deck: [ST01-005, ST01-005], shields: 1}"""
AGAINST_BOT = GameSetup(decks=FRIENDS.decks, names=("Ann", "Ben"), opponent="first", starter="first seat", seed=5)


@pytest.fixture
def begin(qtbot: QtBot) -> Callable[..., tuple[Hand, ValueBar]]:
    def begun(position: str = AHEAD, setup: GameSetup = AGAINST_BOT) -> tuple[Hand, ValueBar]:
        hand = Hand(qtbot, position, setup)
        return hand, hand.match.value_bar

    return begun


def test_it_is_shown_as_long_as_it_is_wanted(begin: Callable[..., tuple[Hand, ValueBar]]) -> None:
    hand, bar = begin()
    assert not bar.isVisible()
    hand.window.settings_controller.change("value_bar", True)
    assert bar.isVisible()
    chance = find("gcg").win_chance
    assert chance is not None
    assert bar.chance == chance(hand.session.view(0))
    own, enemy = bar.percent
    assert own > 70
    assert own + enemy == 100
    assert bar.toolTip() == bar.accessibleName() == f"Your chance to win, as far as you can see: {own} %"
    hand.window.settings_controller.change("value_bar", False)
    assert not bar.isVisible()


def test_it_follows_the_game(begin: Callable[..., tuple[Hand, ValueBar]]) -> None:
    hand, bar = begin()
    hand.window.settings_controller.change("value_bar", True)
    before = bar.chance
    hand.session.concede(hand.match.viewer)
    assert hand.session.over
    assert before is not None
    assert bar.percent == (0, 100)


def test_the_first_turns_are_not_judged(begin: Callable[..., tuple[Hand, ValueBar]]) -> None:
    hand, bar = begin("")
    hand.window.settings_controller.change("value_bar", True)
    assert bar.chance is None
    assert bar.toolTip() == "The chance to win is not judged in the first turns"


def test_it_is_hidden_behind_the_curtain(begin: Callable[..., tuple[Hand, ValueBar]]) -> None:
    hand, bar = begin(AHEAD, FRIENDS)
    hand.window.settings_controller.change("value_bar", True)
    assert bar.isVisible()
    own = bar.percent[0]
    hand.press("End main phase")
    while not hand.match.curtain.is_down:
        hand.press("Pass")
    assert not bar.isVisible()
    hand.lift()
    assert bar.isVisible()
    assert bar.percent[0] < own
