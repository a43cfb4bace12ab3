"""A whole game by the keyboard alone: letters pick cards and places, the keys on the buttons answer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gundam_desktop.ui.table.key_hints import KeyHintItem
from tests.ui.table_driver import Hand

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard$", extend=True)
MOST_MOVES = 400
KEYS = {"Space": Qt.Key.Key_Space}
PILES = ("Trash", "Removed")


def letters(hand: Hand) -> dict[str, str]:
    """The letters on the screen, and what stands under each."""
    marks = [item for item in hand.match.scene.items() if isinstance(item, KeyHintItem)]
    found = {mark.name: QAccessible.queryAccessibleInterface(mark.stop) for mark in marks}
    return {name: found[name].text(QAccessible.Text.Name) for name in sorted(found, key=lambda n: (len(n), n))}


def cards(shown: dict[str, str]) -> dict[str, str]:
    """The letters on cards and lit places: those of piles to look through left out."""
    return {letter: name for letter, name in shown.items() if not any(pile in name for pile in PILES)}


def type_text(hand: Hand, text: str) -> None:
    """Type letters where the focus is."""
    QTest.keyClicks(QApplication.focusWidget() or hand.window, text.lower())


class Typist:
    """Plays by what the screen shows, and touches nothing but keys."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.typed: list[str] = []
        self._tried: set[str] = set()

    def act(self) -> None:
        """Do the first thing that can be done."""
        hand, answers = self.hand, self._answers()
        if QApplication.activePopupWidget() is not None:
            hand.key(Qt.Key.Key_Down)
            self._press(Qt.Key.Key_Return)
            return
        confirm = next((key for label, key in answers.items() if label.startswith("Choose")), "")
        if confirm:
            self._press_shown(confirm)
            return
        if not hand.asked or not answers:
            if not letters(hand):
                self._press(Qt.Key.Key_F)
            new = {letter: name for letter, name in cards(letters(hand)).items() if name not in self._tried}
            if new:
                letter, name = next(iter(new.items()))
                self._tried.add(name)
                self.typed.append(letter)
                type_text(hand, letter)
                return
        if letters(hand):
            hand.key(Qt.Key.Key_Escape)
        self._press_shown(next(iter(answers.values())))

    def _answers(self) -> dict[str, str]:
        """What the buttons say, and their keys."""
        side, bar = self.hand.match.side, self.hand.match.frame.prompt
        buttons = [*(bar.buttons if bar.isVisible() else ()), side.main]
        return {button.text(): button.key for button in buttons if button.isEnabled() and button.key}

    def _press_shown(self, key: str) -> None:
        self._tried.clear()
        self._press(Qt.Key(KEYS.get(key) or ord(key)))

    def _press(self, key: Qt.Key) -> None:
        self.typed.append(key.name)
        self.hand.key(key)


def test_a_whole_game_is_played_by_letters_and_keys(hand: Hand) -> None:
    session, player = hand.session, Typist(hand)
    while True:
        hand.qtbot.waitUntil(lambda: session.over or session.decision.player == 0)
        if session.over:
            break
        player.act()
        assert len(player.typed) < MOST_MOVES, player.typed[-20:]
    assert hand.match.frame.result.isVisible()
    assert {"deployed", "attacked", "paired"} <= {event.kind for event in hand.events if event.player == 0}
    hand.key(Qt.Key.Key_Space)
    assert hand.session is not session
