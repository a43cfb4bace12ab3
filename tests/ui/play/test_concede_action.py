"""Conceding: the question says what it does, its picture is the player's own, and no slip answers it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from gundam_desktop.ui.style.hold_button import HOLD_MS, HoldButton
from tests.ui.table_driver import Hand, Take


@pytest.fixture
def question(take: Take) -> tuple[Hand, QMessageBox]:
    hand = take()
    hand.window.menus.concede.trigger()
    (box,) = hand.boxes()
    return hand, box


def test_it_says_who_wins_what_is_left_and_how_to_answer(question: tuple[Hand, QMessageBox]) -> None:
    _, box = question
    told = box.informativeText()
    assert "Ann concedes, and Ben wins at once." in told
    assert "What is left: 0 shields, 5 cards in hand" in told
    assert "press it twice" in told
    assert not box.iconPixmap().isNull()


def test_a_click_and_the_main_button_go_on_with_the_game(question: tuple[Hand, QMessageBox]) -> None:
    hand, box = question
    (concede,) = box.findChildren(HoldButton)
    QTest.mouseClick(concede, Qt.MouseButton.LeftButton)
    assert box.isVisible()
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert not box.isVisible()
    assert not hand.session.over


def test_escape_goes_on_with_the_game(question: tuple[Hand, QMessageBox]) -> None:
    hand, box = question
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert not box.isVisible()
    assert not hand.session.over


def test_a_held_button_concedes(question: tuple[Hand, QMessageBox]) -> None:
    hand, box = question
    (concede,) = box.findChildren(HoldButton)
    QTest.mousePress(concede, Qt.MouseButton.LeftButton)
    concede.clock.setCurrentTime(HOLD_MS)
    assert hand.session.over
    assert not box.isVisible()
