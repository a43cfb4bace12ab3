"""The first minutes from an empty home, by mouse and keys: welcome, hand, first card, attack, end, what decided it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import library
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.saved_games.summary.summary_dialog import SummaryDialog
from gundam_desktop.ui.session import settings
from gundam_desktop.ui.style.hold_button import HOLD_MS, HoldButton
from tests.ui.table_driver import Hand, services

MOST_MOVES = 120
SMALL = (1280, 720)


def started(qtbot: QtBot) -> Hand:
    """The program at its first start, with no time spent on pictures."""
    loaded = settings.load().settings
    loaded.animation, loaded.showcase, loaded.bot_pause, loaded.window = 0, "none", 0, SMALL
    window = MainWindow(services(), loaded)
    window.show_welcome()
    return Hand(qtbot, window=window)


def own_move(hand: Hand) -> None:
    """Wait until the player is asked, or the game is over."""
    hand.qtbot.waitUntil(lambda: hand.session.over or hand.session.decision.player == 0)
    assert not hand.session.over, "nobody has won before the first attack"


def play_a_card(hand: Hand) -> bool:
    """Drag the first Unit or Base that lights up to the place that lights up for it; False if none does."""
    lit = [choice.card for choice in hand.session.legal_choices(0) if choice.verb == "deploy"]
    if not lit:
        return False
    card = hand.session.view(0).cards[lit[0]]
    is_base = library.face(card.number).type == "base"
    hand.drag(hand.at(card), hand.zone("base" if is_base else "battle"))
    return True


def attack(hand: Hand) -> bool:
    """Drag the first Unit that lights up to the opponent's Shields; False if none may attack."""
    lit = [choice.card for choice in hand.session.legal_choices(0) if choice.verb == "attack" and not choice.target]
    if not lit:
        return False
    hand.drag(hand.at(hand.session.view(0).cards[lit[0]]), hand.zone("shields", near=False))
    return True


def answer(hand: Hand) -> None:
    """Do what the screen asks for: click the cards that light up, or press what is lit on the main button."""
    asked = hand.session.decision
    for card in asked.candidates[: asked.least]:
        hand.click(hand.session.view(0).cards[card])
    if hand.session.decision == asked:
        hand.key(Qt.Key.Key_Space)
    if hand.session.decision == asked:
        hand.key(Qt.Key.Key_Space)  # the main phase asks once whether it is meant


def did(hand: Hand, kind: str) -> bool:
    return any((event.kind, event.player) == (kind, 0) for event in hand.events)


def test_the_first_minutes(qtbot: QtBot, home: Path) -> None:
    hand = started(qtbot)
    welcome = hand.window.welcome.page
    assert welcome.isVisible()
    for shown in (welcome.play, *welcome.languages.values()):
        assert hand.window.rect().contains(shown.rect().translated(shown.mapTo(hand.window, shown.rect().topLeft())))
    hand.click_on(welcome.play)
    own_move(hand)
    assert "Keep this hand" in hand.asked
    hand.press("Keep hand")
    for _ in range(MOST_MOVES):
        own_move(hand)
        is_main = hand.session.decision.kind == "main"
        if is_main and attack(hand):
            break
        if not (is_main and play_a_card(hand)):
            answer(hand)
    assert did(hand, "deployed")
    assert did(hand, "attacked")
    assert any(" attacks " in line for line in hand.log)
    own_move(hand)
    hand.window.menus.concede.trigger()
    (box,) = hand.boxes()
    (button,) = box.findChildren(HoldButton)
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    button.clock.setCurrentTime(HOLD_MS)
    qtbot.waitUntil(hand.match.frame.result.isVisible)
    assert hand.match.frame.result.text.startswith("Defeat")
    hand.key(Qt.Key.Key_F9)
    (page,) = hand.window.findChildren(SummaryDialog)
    assert page.isVisible()
    assert page.windowTitle() == "What decided the game"
    page.close()
    hand.window.close()
