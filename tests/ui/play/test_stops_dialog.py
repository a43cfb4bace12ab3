"""A player says once where they want to be asked; it holds for the game, also when it is resumed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox
from pytestqt.qtbot import QtBot

from gundam_desktop.match.beginning import resume
from gundam_desktop.match.stops import Stops
from gundam_desktop.ui.play.stops_dialog import StopsDialog
from gundam_desktop.ui.session.pace import Pace
from gundam_desktop.ui.session.session_factory import open_session
from tests.ui.table_driver import Hand, services

COMMAND = "ST01-014"
MINE = "{battle: [ST01-001, ST01-006], hand: [ST01-005], resources: {active: 3}, shields: 3}"
POSITION = f"position:\n  A: {MINE}\n  B: {{hand: [{COMMAND}], resources: {{active: 3}}, shields: 3}}"


@pytest.fixture
def hand(qtbot: QtBot) -> Iterator[Hand]:
    """Ann has attacked with the first of two Units, and Ben can play a Command."""
    hand = Hand(qtbot, POSITION)
    attack(hand, "ST01-001")
    hand.lift()
    assert hand.session.decision.player == 1
    yield hand
    hand.window.close()


def attack(hand: Hand, number: str) -> None:
    hand.drag(hand.at(hand.card(number)), hand.zone("shields", near=False))


def open_dialog(hand: Hand) -> StopsDialog:
    QTest.keyClick(hand.window, Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    dialog = hand.window.stops.dialog
    assert dialog is not None
    return dialog


def uncheck(box: QCheckBox) -> None:
    assert box.isChecked()
    QTest.keyClick(box, Qt.Key.Key_Space)
    assert not box.isChecked()


@pytest.mark.parametrize("what", ["step", "card"])
def test_what_is_switched_off_is_not_asked_again(hand: Hand, what: str) -> None:
    dialog = open_dialog(hand)
    assert list(dialog.cards) == [COMMAND]
    uncheck(dialog.cards[COMMAND] if what == "card" else dialog.steps["attacked"])
    dialog.close()
    hand.press("Pass the action step")
    hand.lift()
    assert (hand.match.viewer, hand.session.decision.kind) == (0, "main")
    attack(hand, "ST01-006")
    assert (hand.match.viewer, hand.match.curtain.is_down, hand.session.decision.kind) == (0, False, "main")
    journal = hand.session.journal
    assert journal is not None
    hand.window.close()
    found = resume(journal.path)
    again = open_session(found.begun, services(POSITION), Pace(), journal=found.journal)
    off = frozenset({COMMAND} if what == "card" else {"attacked"})
    resumed = again.stops.of(1), again.stops.of(0)
    again.close()
    assert resumed == (Stops(cards=off) if what == "card" else Stops(steps=off), Stops())


def test_it_is_said_by_each_player_for_themselves(hand: Hand) -> None:
    uncheck(open_dialog(hand).steps["block"])
    assert hand.session.stops.of(1) == Stops(steps=frozenset({"block"}))
    assert hand.session.stops.of(0) == Stops()


def test_nothing_is_asked_while_the_machine_changes_hands(hand: Hand) -> None:
    dialog = open_dialog(hand)
    assert dialog.isVisible()
    dialog.close()
    hand.press("Pass the action step")
    assert hand.match.curtain.is_down
    hand.window.stops.ask()
    assert hand.window.stops.dialog is None
