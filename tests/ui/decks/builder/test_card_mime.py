"""Cards that are dragged into the deck and out of it, and lists that are dropped or pasted."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from tests.ui.decks.builder.builder_driver import CONTROL, NONE, SHIFT, Builder

NUMBER = "ST01-001"


@pytest.mark.parametrize(("modifiers", "many"), [(NONE, 1), (SHIFT, 4)])
def test_a_card_is_dragged_into_the_deck(qtbot: QtBot, modifiers: Qt.KeyboardModifier, many: int) -> None:
    builder = Builder(qtbot)
    builder.page.cards.show_numbers({NUMBER, "ST01-002"})
    builder.drag(builder.view, NUMBER, builder.deck_list.viewport(), modifiers)
    assert builder.counts == {NUMBER: many}


@pytest.mark.parametrize(("modifiers", "left"), [(NONE, {NUMBER: 2, "ST01-002": 1}), (SHIFT, {"ST01-002": 1})])
def test_a_card_is_dragged_out_of_the_deck(qtbot: QtBot, modifiers: Qt.KeyboardModifier, left: dict[str, int]) -> None:
    builder = Builder(qtbot)
    builder.page.add(NUMBER, many=3)
    builder.page.add("ST01-002")
    builder.drag(builder.deck_list, NUMBER, builder.view.viewport(), modifiers)
    assert builder.counts == left


def test_a_card_that_is_dropped_where_it_was_stays(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    builder.page.add(NUMBER)
    builder.drag(builder.deck_list, NUMBER, builder.deck_list.viewport())
    assert builder.counts == {NUMBER: 1}


def test_a_list_is_dropped_as_text_and_as_a_file(qtbot: QtBot, tmp_path: Path) -> None:
    builder = Builder(qtbot)
    file = tmp_path / "a list.txt"
    file.write_text("4 ST01-002\n", encoding="utf-8")
    text, files = QMimeData(), QMimeData()
    text.setText("4 ST01-001\n")
    files.setUrls([QUrl.fromLocalFile(str(file))])
    dropped: list[str] = []
    builder.page.list_dropped.connect(dropped.append)
    for data in (text, files):
        builder.drop(builder.page.cards.grid.viewport(), data)
    assert dropped == ["4 ST01-001\n", "4 ST01-002\n"]
    assert builder.counts == {}


def test_a_file_that_is_no_list_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    builder = Builder(qtbot)
    gone = QMimeData()
    gone.setUrls([QUrl.fromLocalFile(str(tmp_path / "gone.txt"))])
    with qtbot.assertNotEmitted(builder.page.list_dropped):
        builder.drop(builder.page.search_panel.field, gone)
    assert "gone.txt" in builder.page.cards.status.text()


def test_a_list_is_pasted_anywhere_and_a_name_into_its_field(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    QGuiApplication.clipboard().setText("4 ST01-001\n4 ST01-002\n")
    for place in (
        builder.page.cards.grid,
        builder.page.deck.view,
        builder.page.search_panel.field,
        builder.page.deck.name,
    ):
        place.setFocus()
        with qtbot.waitSignal(builder.page.list_dropped) as pasted:
            builder.key(Qt.Key.Key_V, modifiers=CONTROL)
        assert pasted.args == ["4 ST01-001\n4 ST01-002\n"]
    assert builder.page.search_panel.field.text() == ""
    QGuiApplication.clipboard().setText("zaku")
    builder.page.deck.name.setFocus()
    with qtbot.assertNotEmitted(builder.page.list_dropped):
        builder.key(Qt.Key.Key_V, modifiers=CONTROL)
    assert builder.page.deck.name.text() == "zaku"
