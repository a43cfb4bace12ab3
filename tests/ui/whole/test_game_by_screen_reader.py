"""A whole game by one who cannot see the screen: what there is is read, what is done are accessible actions."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessibleInterface

from tests.ui.screen_reader import DESCRIPTION, Screen, actions, menu, name, press
from tests.ui.table_driver import Hand

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard$", extend=True)
MOST_MOVES = 400
RESULTS = ("Victory", "Defeat", "Draw")


class Blind:
    """A player who knows nothing but what is announced and what the objects tell."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.heard: list[tuple[str, bool]] = []
        self.pressed: list[str] = []
        self._tried: set[str] = set()
        hand.match.announcer.said.connect(self._hear)

    def _hear(self, text: str, urgent: bool) -> None:
        self.heard.append((text, urgent))
        if not urgent:
            self._tried.clear()

    @property
    def result(self) -> str:
        """How the game has ended, once that was announced."""
        return next((text for text, urgent in self.heard if urgent and text.startswith(RESULTS)), "")

    def act(self) -> None:
        """Do the first thing that the screen offers, and wait until something is heard of it."""
        before = len(self.heard)
        found = self._wanted()
        self.pressed.append(name(found))
        press(found)
        self.hand.qtbot.waitUntil(lambda: len(self.heard) > before or bool(menu()))

    def _wanted(self) -> QAccessibleInterface:
        entries = menu()
        if entries:
            return entries[0]
        self.hand.qtbot.waitUntil(self._is_asked)
        screen = Screen(self.hand.window)
        ready = next((b for b in screen.buttons if name(b).startswith("Choose")), None)
        if ready is not None or screen.selectable:
            return ready or screen.selectable[0]
        for card in screen.playable:
            if name(card) not in self._tried:
                self._tried.add(name(card))
                return card
        return next(answer for answer in screen.answers if not name(answer).startswith("Pass until"))

    def _is_asked(self) -> bool:
        screen = Screen(self.hand.window)
        return bool(screen.answers or screen.selectable)


def test_a_whole_game_is_played_by_accessible_actions_alone(hand: Hand) -> None:
    rows = hand.match.side.log.list.lines.rows
    blind, before = Blind(hand), len(rows)
    while not blind.result:
        blind.act()
        assert len(blind.pressed) < MOST_MOVES
    assert blind.result.startswith("Victory")
    assert hand.session.over
    done = {event.kind for event in hand.events if event.player == 0}
    assert {"deployed", "attacked", "paired", "activated"} <= done
    told = " ".join(text for text, urgent in blind.heard if not urgent)
    assert [row.text for row in rows[before:] if row.text not in told] == []
    again = next(button for button in Screen(hand.window).buttons if name(button) == "Rematch")
    session = hand.session
    press(again)
    hand.qtbot.waitUntil(lambda: hand.session is not session)


def test_what_happens_is_said_in_order_and_what_is_asked_interrupts(hand: Hand) -> None:
    blind = Blind(hand)
    for _ in range(3):
        blind.act()
    hand.qtbot.waitUntil(lambda: blind.heard[-1][1])
    moves = [text for text, urgent in blind.heard if not urgent]
    assert moves[0] == "Player keeps their hand."
    assert moves[1].startswith("Bot (first) keeps their hand. Player starts with EX Base.")
    assert moves[1].endswith("Turn 1 · Player. Player draws Guncannon. Player places a Resource.")
    assert blind.heard[2] == ("Turn 1, Player plays · nothing left to do End main phase: Space.", True)
    hand.key(Qt.Key.Key_F4)
    assert blind.heard[-1] == (f"{moves[-1]} {blind.heard[-2][0]}", True)


def test_a_screen_reader_opens_a_card_menu_and_reads_its_text(hand: Hand) -> None:
    card = next(card for card in Screen(hand.window).cards if name(card).startswith("Suletta Mercury"))
    assert actions(card) == ["Press", "SetFocus", "ShowMenu"]
    assert "【" in card.text(DESCRIPTION)
    assert card.actionInterface().keyBindingsForAction("Press") == ["Return", "Enter"]
    card.actionInterface().doAction("ShowMenu")
    assert hand.popup().accessibleName() == "Suletta Mercury"
    hand.popup().close()


def test_a_refusal_is_said(hand: Hand) -> None:
    blind = Blind(hand)
    blind.act()
    hand.qtbot.waitUntil(lambda: hand.session.decision.kind == "main" and hand.session.decision.player == 0)
    card = next(card for card in Screen(hand.window).cards if name(card).startswith("Gundam, Unit"))
    press(card)
    text, urgent = blind.heard[-1]
    assert urgent
    assert "Lv" in text or "level" in text.lower()
