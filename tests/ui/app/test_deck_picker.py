"""Choosing a deck by its card, by words, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.games import find
from gundam_desktop.ui.app.deck_picker import DeckPicker


@pytest.fixture
def picker(qtbot: QtBot) -> Iterator[DeckPicker]:
    parent = QWidget()
    parent.resize(1280, 720)
    qtbot.addWidget(parent)
    picker = DeckPicker(find("gcg"), "official-004", parent)
    picker.open()
    yield picker
    parent.close()  # it has to live as long as its dialog


def current(picker: DeckPicker) -> str:
    return str(picker.list.currentIndex().data())


def test_it_begins_with_the_deck_that_is_chosen(picker: DeckPicker) -> None:
    assert current(picker) == "ST01 Earth Federation / Academy"
    assert len(picker.tiles) == 21
    assert picker.focusWidget() is picker.search
    assert not picker.groups["own"].isVisible(), "there are none"


def test_a_click_on_a_tile_takes_it(picker: DeckPicker, qtbot: QtBot) -> None:
    place = picker.list.visualRect(picker.list.model().index(2, 0))
    with qtbot.waitSignal(picker.chosen) as chosen:
        QTest.mouseClick(picker.list.viewport(), Qt.MouseButton.LeftButton, pos=place.center())
    assert chosen.args == ["official-003"]
    assert not picker.isVisible()


def test_words_find_a_deck_and_enter_takes_it(picker: DeckPicker, qtbot: QtBot) -> None:
    QTest.keyClicks(picker.search, "exia")
    assert [tile.deck.name for tile in picker.tiles] == ["official-017"]
    with qtbot.waitSignal(picker.chosen) as chosen:
        QTest.keyClick(picker.search, Qt.Key.Key_Return)
    assert chosen.args == ["official-017"]


def test_arrows_go_through_the_tiles(picker: DeckPicker, qtbot: QtBot) -> None:
    QTest.keyClick(picker.search, Qt.Key.Key_Down)
    assert picker.focusWidget() is picker.list
    QTest.keyClick(picker.list, Qt.Key.Key_Down)
    assert current(picker) != "ST01 Earth Federation / Academy"
    with qtbot.waitSignal(picker.chosen):
        QTest.keyClick(picker.list, Qt.Key.Key_Return)


def test_recipes_for_team_battles_stand_apart_and_say_so(picker: DeckPicker) -> None:
    assert not picker.note.isVisible()
    QTest.mouseClick(picker.groups["team"], Qt.MouseButton.LeftButton)
    assert len(picker.tiles) == 4
    assert "two against two" in picker.note.text()
    assert picker.note.isVisible()


def test_words_that_only_another_group_has_lead_there(picker: DeckPicker) -> None:
    QTest.keyClicks(picker.search, "altron")
    assert picker.groups["team"].isChecked()
    assert picker.groups["shipped"].text() == "Premade decks (0)"


def test_words_that_no_deck_has_are_said_so(picker: DeckPicker) -> None:
    QTest.keyClicks(picker.search, "nothing of the kind")
    assert picker.tiles == []
    assert not picker.take.isEnabled()
    assert picker.note.text() == "No deck matches the search."
    QTest.keyClick(picker.search, Qt.Key.Key_Return)
    assert picker.isVisible()


def test_a_file_can_be_played(
    picker: DeckPicker, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = str(tmp_path / "mine.txt")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (path, ""))
    with qtbot.waitSignal(picker.chosen) as chosen:
        QTest.mouseClick(picker.file, Qt.MouseButton.LeftButton)
    assert chosen.args == [path]
