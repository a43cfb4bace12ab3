"""The opponent is chosen among portraits, which a screen reader takes for radio buttons."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gundam_desktop.bots import levels
from gundam_desktop.ui.app.opponent_choice import OpponentChoice
from gundam_desktop.ui.cards.artwork import Portrait


@pytest.fixture
def choice(qtbot: QtBot) -> OpponentChoice:
    choice = OpponentChoice()
    qtbot.addWidget(choice)
    choice.add("cadet", "Cadet", "Bot: Cadet (the weakest)", "Knows the rules.")
    choice.add("ace", "Ace", "Bot: Ace", "Thinks ahead.")
    choice.add("friend", "A friend", "A friend on this computer")
    choice.show()
    return choice


def test_one_is_chosen(choice: OpponentChoice, qtbot: QtBot) -> None:
    choice.choose("ace")
    assert choice.chosen.key == "ace"
    with qtbot.waitSignal(choice.changed):
        QTest.mouseClick(choice.tiles[2], Qt.MouseButton.LeftButton)
    assert choice.chosen.key == "friend"
    choice.choose("nobody")
    assert choice.chosen.key == "cadet"


@pytest.mark.parametrize(("key", "chosen"), [
    (Qt.Key.Key_Right, "friend"),
    (Qt.Key.Key_Left, "cadet"),
    (Qt.Key.Key_Home, "cadet"),
    (Qt.Key.Key_End, "friend"),
])  # fmt: skip
def test_keys_move_focus_and_choice(choice: OpponentChoice, qtbot: QtBot, key: Qt.Key, chosen: str) -> None:
    choice.choose("ace")
    choice.activateWindow()
    qtbot.waitUntil(choice.isActiveWindow)
    choice.chosen.setFocus()
    QTest.keyClick(choice.tiles[1], key)
    assert choice.chosen.key == chosen
    assert choice.focusWidget() is choice.chosen


def test_a_screen_reader_hears_name_style_and_state(choice: OpponentChoice) -> None:
    choice.choose("cadet")
    told = QAccessible.queryAccessibleInterface(choice.tiles[0])
    assert told.role() == QAccessible.Role.RadioButton
    assert told.text(QAccessible.Text.Name) == "Bot: Cadet (the weakest)"
    assert told.text(QAccessible.Text.Description) == "Knows the rules."
    assert choice.tiles[0].isChecked()


def test_two_opponents_have_two_pictures(choice: OpponentChoice) -> None:
    first, second = (tile.grab().copy(4, 4, 58, 58).toImage() for tile in choice.tiles[:2])
    assert first != second


def test_each_level_has_a_portrait_of_its_own() -> None:
    faces = [Portrait(level=level).face("", "") for level in levels.names()]
    assert len({face.number for face in faces}) == len({face.color for face in faces}) == len(levels.names())
