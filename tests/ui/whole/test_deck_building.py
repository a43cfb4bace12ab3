"""A legal deck from nothing, by the mouse alone and by the keys alone; what stops at four copies and what passes it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import decks_api
from gundam_desktop.ui.decks.builder.builder_page import BuilderPage
from gundam_desktop.ui.decks.builder.cards_model import CardColumn
from tests.ui.decks.builder.builder_driver import CONTROL, LEFT, NONE, SHIFT, Builder

pytestmark = pytest.mark.qt_log_ignore(
    "^This plugin does not support (grabbing the keyboard|raise|propagateSizeHints)", extend=True
)

NUMBER, OTHER, RESOURCE = "ST01-001", "ST01-002", "R-001"
Key = Qt.Key


def legal(builder: Builder) -> bool:
    checks = decks_api.legality(builder.page.document.deck, decks_api.all_cards())
    return all(check.ok for check in checks)


def test_a_legal_deck_by_the_mouse_alone(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    cards = builder.page.cards
    builder.click(cards.as_table)
    head = cards.table.horizontalHeader()
    middle = head.sectionViewportPosition(CardColumn.COLOR) + head.sectionSize(CardColumn.COLOR) // 2
    QTest.mouseClick(head.viewport(), LEFT, pos=QPoint(middle, 10))
    builder.click(cards.as_grid)
    wanted = builder.shown[:13]
    for number in wanted[:6]:
        for _ in range(4):
            builder.press_pair(number)
    for number in wanted[6:]:
        for _ in range(2 if number == wanted[-1] else 4):
            builder.double_click(builder.view, number)
    builder.click(builder.page.deck.ten_resources)
    assert builder.counts == {**dict.fromkeys(wanted[:12], 4), wanted[12]: 2, RESOURCE: 10}
    assert legal(builder)


def test_a_legal_deck_by_the_keys_alone(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    builder.page.search_panel.setFocus()
    builder.write("st01")
    builder.key(Key.Key_Return)  # no completion is wanted
    builder.key(Key.Key_Down)
    wanted = builder.shown[:13]
    for number in wanted:
        builder.key(Key.Key_2 if number == wanted[-1] else Key.Key_4)
        builder.key(Key.Key_Right)
    builder.key(Key.Key_Home)
    builder.key(Key.Key_Up)
    assert builder.page.search_panel.field.hasFocus()
    builder.key(Key.Key_A, modifiers=CONTROL)
    builder.write("r-001")
    builder.key(Key.Key_Return)
    builder.key(Key.Key_Down)
    builder.key(Key.Key_Return, 10)
    assert builder.counts == {**dict.fromkeys(wanted[:12], 4), wanted[12]: 2, RESOURCE: 10}
    assert legal(builder)


@pytest.mark.parametrize("as_table", [False, True])
def test_each_key_and_each_button_of_the_mouse(qtbot: QtBot, as_table: bool) -> None:
    builder = Builder(qtbot)
    if as_table:
        builder.click(builder.page.cards.as_table)
    builder.page.cards.show_numbers({NUMBER, OTHER})
    QTest.mouseClick(builder.view.viewport(), LEFT, pos=builder.at(builder.view, NUMBER))
    assert builder.counts == {}
    assert builder.page.sidebar.preview.zoom.accessibleName().startswith("Gundam. ")
    for key, count in (
        (Key.Key_Return, 1),
        (Key.Key_Plus, 2),
        (Key.Key_Minus, 1),
        (Key.Key_3, 3),
        (Key.Key_Backspace, 2),
        (Key.Key_4, 4),
        (Key.Key_Delete, 0),
        (Key.Key_Backspace, 0),
        (Key.Key_1, 1),
        (Key.Key_0, 0),
    ):
        builder.key(key)
        assert builder.counts.get(NUMBER, 0) == count, key
    builder.press_pair(NUMBER)
    builder.press_pair(NUMBER)
    builder.press_pair(NUMBER, plus=False)
    assert builder.counts == {NUMBER: 1}
    builder.choose(builder.view, NUMBER, "Remove one from the deck")
    assert builder.counts == {}


def test_four_copies_are_the_most_unless_more_are_wanted(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    builder.page.cards.show_numbers({NUMBER, OTHER})
    for _ in range(5):
        builder.double_click(builder.view, NUMBER)
    assert builder.counts == {NUMBER: 4}
    assert "Gundam: at most 4 copies of one number" in builder.page.cards.status.text()
    with qtbot.waitSignal(builder.page.clause_wanted) as wanted:
        builder.page.cards.status.linkActivated.emit("5-1-1-3")
    assert wanted.args == ["5-1-1-3"]
    builder.key(Key.Key_Return, modifiers=CONTROL)
    builder.key(Key.Key_Return, modifiers=SHIFT)
    QTest.mouseClick(builder.view.viewport(), LEFT, CONTROL, builder.at(builder.view, NUMBER))
    builder.press_pair(NUMBER, modifiers=SHIFT)
    assert builder.counts == {NUMBER: 8}
    assert builder.page.cards.current == NUMBER
    QTest.mouseClick(builder.view.viewport(), LEFT, SHIFT, builder.at(builder.view, OTHER))
    assert builder.counts == {NUMBER: 8}
    builder.view.setCurrentIndex(builder.index(builder.view, NUMBER))
    assert "8 copies" in builder.page.sidebar.legality.text
    builder.key(Key.Key_Return, modifiers=NONE)
    assert builder.counts == {NUMBER: 8}


def test_the_list_of_the_deck_adds_and_takes(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    for number in (NUMBER, OTHER, "ST01-010", RESOURCE):
        builder.page.add(number)
    builder.deck_list.setFocus()
    builder.double_click(builder.deck_list, OTHER)
    assert builder.counts[OTHER] == 2
    builder.key(Key.Key_4)
    builder.choose(builder.deck_list, OTHER, "Remove one from the deck")
    assert builder.counts[OTHER] == 3
    at = builder.at(builder.deck_list, RESOURCE)
    builder.point(builder.deck_list, at)
    place = builder.deck_list.visualRect(builder.index(builder.deck_list, RESOURCE))
    for plus in (True, True, False):
        pair = builder.page.deck.view.line_delegate.button_pair(place)
        button = pair.plus if plus else pair.minus
        QTest.mouseClick(builder.deck_list.viewport(), LEFT, pos=button.center().toPoint())
    assert builder.counts[RESOURCE] == 2
    builder.key(Key.Key_Delete)
    assert builder.counts == {NUMBER: 1, OTHER: 3, "ST01-010": 1}


def test_the_mark_in_the_deck_goes_to_what_takes_the_place(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    for number in (NUMBER, OTHER, "ST01-005"):
        builder.page.add(number)
    rows = builder.rows
    builder.deck_list.setFocus()
    builder.deck_list.setCurrentIndex(builder.index(builder.deck_list, OTHER))
    before = builder.deck_list.currentIndex().row()
    builder.key(Key.Key_Backspace)
    assert builder.deck_list.currentIndex().row() in (before, before - 1)
    assert builder.deck_list.currentIndex().data() in rows
    for _ in range(2):  # the last copy of a card ends what the key takes, until another one is pressed
        builder.key(Key.Key_Up)
        builder.key(Key.Key_Backspace)
    assert builder.counts == {}
    assert not builder.deck_list.currentIndex().isValid()


def test_edits_are_taken_back_and_made_again(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    page = builder.page
    start = page.document.deck
    page.cards.show_numbers({NUMBER})
    builder.view.setFocus()
    builder.key(Key.Key_4)
    builder.click(page.deck.ten_resources)
    page.deck.name.setFocus()
    builder.write("White Base")
    builder.key(Key.Key_Return)
    whole = page.document.deck
    assert (whole.name, whole.count, whole.resource_count) == ("White Base", 4, 10)
    assert _clean(page) is False
    builder.click(page.deck.undo)
    assert page.deck.name.text() == ""
    assert "White Base" in page.cards.status.text()
    builder.click(page.deck.undo)
    page.undo()
    assert page.document.deck == start
    assert _clean(page)
    assert not page.deck.undo.isEnabled()
    page.undo()
    page.redo()
    builder.click(page.deck.redo)
    page.redo()
    page.redo()
    assert page.document.deck == whole
    page.document.mark_saved()
    assert _clean(page)


def test_a_deck_is_taken_up_whole_or_not(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    builder.page.add(NUMBER)
    unknown = decks_api.Deck(name="odd", cards=((NUMBER, 2), ("XX99-999", 1)))
    with pytest.raises(KeyError, match="odd: unknown cards: XX99-999"):
        builder.page.set_deck(unknown)
    assert builder.counts == {NUMBER: 1}
    builder.page.set_deck(unknown.with_count("XX99-999", 0))
    assert builder.counts == {NUMBER: 2, RESOURCE: 10}
    assert not builder.page.document.stack.canUndo()
    assert builder.page.document.is_clean


def test_what_is_beyond_the_page_is_asked_for(qtbot: QtBot) -> None:
    builder = Builder(qtbot)
    page = builder.page
    for button, signal in (
        (page.importing, page.import_wanted),
        (page.exporting, page.export_wanted),
        (page.sidebar.play, page.play_wanted),
        (page.sidebar.playtest, page.playtest_wanted),
    ):
        with qtbot.waitSignal(signal):
            builder.click(button)
    with qtbot.waitSignal(page.clause_wanted) as wanted:
        page.sidebar.legality._label.linkActivated.emit("5-1-1")
    assert wanted.args == ["5-1-1"]


def _clean(page: BuilderPage) -> bool:
    return page.document.is_clean
