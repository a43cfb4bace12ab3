"""The keyboard in the window: the way of Tab, the arrows to the question, keys that were changed, what stays marked."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.session import settings
from gundam_desktop.ui.session.settings import GameSetup
from gundam_desktop.ui.style.button import ActionButton
from gundam_desktop.ui.table.items.card_item import CardItem
from tests.ui.screen_reader import Screen, name
from tests.ui.table_driver import FRIENDS, TWO_DECKS, Hand

MOST_STEPS = 12
BOT = GameSetup(decks=TWO_DECKS, opponent="first", starter="first seat", seed=1)


@pytest.fixture
def hand(qtbot: QtBot) -> Iterator[Hand]:
    """Before the question whether to keep the hand."""
    hand = Hand(qtbot, setup=BOT)
    hand.match.view.setFocus()
    qtbot.waitUntil(lambda: bool(hand.asked))
    yield hand
    hand.window.close()


def focus() -> QWidget | None:
    return QApplication.focusWidget()


def focused_card(hand: Hand) -> int:
    item = hand.match.scene.focusItem()
    return item.card if isinstance(item, CardItem) else 0


def to_the_main_phase(hand: Hand) -> None:
    hand.key(Qt.Key.Key_Space)
    session = hand.session
    hand.qtbot.waitUntil(
        lambda: session.decision.kind == "main" and session.decision.player == 0 and not hand.match.scene.busy,
    )


def test_tab_goes_from_the_table_to_the_question_the_buttons_and_the_log(hand: Hand) -> None:
    side, prompt = hand.match.side, hand.match.frame.prompt
    way: list[QWidget | None] = []
    while hand.match.view not in way and len(way) < MOST_STEPS:
        QTest.keyClick(focus() or hand.window, Qt.Key.Key_Tab)
        way.append(focus())
    assert way[-1] is hand.match.view
    assert way[: len(prompt.buttons) + 3] == [*prompt.buttons, side.main, side.second, side.log.list]


def test_the_arrows_lead_to_the_answers_and_back(hand: Hand) -> None:
    buttons = hand.match.frame.prompt.buttons
    hand.key(Qt.Key.Key_Right)
    downs = 0
    while focus() is hand.match.view and downs < MOST_STEPS:
        hand.key(Qt.Key.Key_Down)
        downs += 1
    assert focus() is buttons[0]
    hand.key(Qt.Key.Key_Right)
    assert focus() is buttons[1]
    hand.key(Qt.Key.Key_Left)
    hand.key(Qt.Key.Key_Up)
    assert focus() is hand.match.view
    assert hand.match.scene.focusItem() is not None


def test_an_answer_by_enter_on_its_button_brings_the_focus_back(hand: Hand) -> None:
    hand.match.frame.prompt.buttons[1].setFocus()
    hand.key(Qt.Key.Key_Return)
    assert any(event.kind == "redraw" for event in hand.events)
    assert focus() in (hand.match.view, *hand.match.frame.prompt.buttons)


def test_a_changed_key_is_shown_works_and_is_kept(hand: Hand) -> None:
    hand.window.keys.change("main", ("J",))
    shown = [button for button in hand.window.findChildren(ActionButton) if button.text() == "Keep hand"]
    assert {button.key for button in shown} == {"J"}
    assert settings.load().settings.keys == {"main": ["J"]}
    before = hand.session.decision
    hand.key(Qt.Key.Key_Space)
    assert hand.session.decision == before
    hand.key(Qt.Key.Key_J)
    assert hand.session.decision != before


def test_a_menu_follows_its_key_and_opens_the_dialog(hand: Hand) -> None:
    hand.window.keys.change("change keys", ("F7",))
    (entry,) = (action for action in hand.window.findChildren(QAction) if action.text() == "&Change keys…")
    assert entry.shortcut().toString() == "F7"
    hand.key(Qt.Key.Key_F7)
    assert hand.window.help.keys_dialog is not None
    hand.window.help.keys_dialog.close()
    assert hand.window.help.keys_dialog is None


def test_letters_work_wherever_the_focus_is(hand: Hand) -> None:
    to_the_main_phase(hand)
    hand.key(Qt.Key.Key_Space)
    to_the_main_phase(hand)
    hand.window.keys.set_key_hints_always(True)
    assert settings.load().settings.letters
    letter = next(name for name, stop in hand.match.scene.keys.hints.items() if isinstance(stop, CardItem))
    hand.match.side.log.list.setFocus()
    before = len(hand.events)
    QTest.keyClicks(hand.match.side.log.list, letter.lower())
    assert len(hand.events) > before or hand.match.scene.cancel()


def test_the_letters_key_says_when_there_is_nothing(hand: Hand) -> None:
    heard: list[str] = []
    hand.match.announcer.said.connect(lambda text, _: heard.append(text))
    hand.key(Qt.Key.Key_F)
    assert heard == ["Nothing on the table can be used now"]
    assert hand.match.side.status.text() == heard[0]


def test_the_focus_stays_when_the_colours_change(hand: Hand) -> None:
    hand.key(Qt.Key.Key_Right, 2)
    card = focused_card(hand)
    assert card
    (light,) = (action for action in hand.window.findChildren(QAction) if action.text() == "&Light")
    light.trigger()
    assert focus() is hand.match.view
    assert focused_card(hand) == card


def test_the_next_player_is_called_and_hears_nothing_of_the_other(qtbot: QtBot) -> None:
    hand = Hand(qtbot, setup=FRIENDS)
    heard: list[str] = []
    hand.match.announcer.said.connect(lambda text, _: heard.append(text))
    hand.key(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: hand.match.curtain.is_down)
    assert heard[-1] == "Ben, please take over"
    hand.key(Qt.Key.Key_F4)
    assert heard[-1] == "Ben, please take over"
    own = [name(card) for card in Screen(hand.window).cards if not name(card).startswith("Face-down")]
    assert not [card for card in own if ", Unit" in card or ", Pilot" in card]
    hand.key(Qt.Key.Key_Space)
    assert heard[-1].startswith("Ben: Keep this hand, or redraw it once?")
    assert not any("Ann draws" in text and "draws a card" not in text for text in heard)
    hand.window.close()


def test_what_is_read_is_in_the_language_of_the_client(hand: Hand) -> None:
    (japanese,) = (action for action in hand.window.findChildren(QAction) if action.text() == "日本語")
    japanese.trigger()
    QApplication.processEvents()
    names = [name(found) for found in Screen(hand.window).objects]
    assert any("手札" in text for text in names)
    assert not [text for text in names if text.startswith(("Your ", "Opponent's ", "Face-down"))]
