"""The decks to play against are chosen one by one, or all at once."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.decks.statistics.opponent_choice import OpponentChoice


def test_decks_are_chosen_one_by_one_or_all_at_once(qtbot: QtBot) -> None:
    choice = OpponentChoice()
    qtbot.addWidget(choice)
    changes: list[list[int]] = []
    choice.changed.connect(lambda: changes.append(choice.chosen()))
    choice.show_names(["first", "second", "third"])
    assert choice.chosen() == [0, 1, 2]
    assert choice.all.isChecked()
    assert not changes
    choice.list.item(1).setCheckState(Qt.CheckState.Unchecked)
    assert not choice.all.isChecked()
    choice.all.click()
    choice.all.click()
    assert changes == [[0, 2], [0, 1, 2], []]


def test_a_deck_that_was_left_out_stays_so(qtbot: QtBot) -> None:
    choice = OpponentChoice()
    qtbot.addWidget(choice)
    choice.show_names(["first", "second"])
    choice.list.item(0).setCheckState(Qt.CheckState.Unchecked)
    choice.show_names(["new", "first", "second"])
    assert choice.chosen() == [0, 2]
    assert not choice.all.isChecked()
