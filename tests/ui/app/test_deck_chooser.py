"""A deck as a field of a form."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from gundam_desktop.games import find
from gundam_desktop.ui.app.deck_chooser import DeckChooser


def test_a_click_or_enter_opens_the_decks_and_the_one_taken_is_shown(qtbot: QtBot) -> None:
    chooser = DeckChooser(find("gcg"), "official-004")
    qtbot.addWidget(chooser)
    chooser.show()
    assert chooser.accessibleName() == "ST01 Earth Federation / Academy"
    for _ in range(2):
        QTest.keyClick(chooser, Qt.Key.Key_Return)
        assert chooser.picker is not None
        chooser.picker.reject()
        assert chooser.picker is None
    QTest.mouseClick(chooser, Qt.MouseButton.LeftButton)
    assert chooser.picker is not None
    with qtbot.waitSignal(chooser.changed):
        chooser.picker.chosen.emit("official-009")
    assert chooser.chosen == "official-009"
    assert "Sinanju" in chooser.accessibleDescription()


def test_a_deck_that_is_gone_is_replaced_without_a_word_at_first_and_told_later(qtbot: QtBot) -> None:
    chooser = DeckChooser(find("gcg"), "gone.txt")
    qtbot.addWidget(chooser)
    chooser.show()
    assert chooser.chosen == "official-001"
    assert chooser.findChildren(QMessageBox) == []
    assert not chooser.choose("gone.txt")
    assert chooser.chosen == "official-001"
    (box,) = chooser.findChildren(QMessageBox)
    box.close()
