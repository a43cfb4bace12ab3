"""The search field: typing, completing, what is wrong, earlier queries; all of it with real keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import decks_api
from gundam_desktop.games.gcg.decks_api import CardIndex, Query
from gundam_desktop.ui.decks.builder.search_field import SearchField
from gundam_desktop.ui.style.appearance import install_language
from gundam_desktop.ui.style.theme import LIGHT, install_theme

Key = Qt.Key


@pytest.fixture(scope="module")
def index() -> CardIndex:
    return decks_api.card_index()


@pytest.fixture
def field(qtbot: QtBot, index: CardIndex) -> Iterator[SearchField]:
    window = QWidget()
    qtbot.addWidget(window)
    field = SearchField(index, window)
    column = QVBoxLayout(window)
    column.addWidget(field)
    column.addStretch(1)
    window.resize(600, 500)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    yield field
    window.close()


def offered(field: SearchField) -> list[str]:
    return [row.label for row in field.popup.list.rows.rows] if field.popup.isVisible() else []


def press(field: SearchField, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(field, key)


def test_each_letter_tells_the_query(field: SearchField) -> None:
    told: list[Query] = []
    field.query_changed.connect(told.append)
    QTest.keyClicks(field, "lv<=3")
    assert [query.text for query in told] == ["l", "lv", "lv<", "lv<=", "lv<=3"]
    assert field.query is told[-1]
    assert field.query.root == decks_api.parse_query("lv<=3").root


def test_no_key_is_swallowed_before_the_list_is_entered(field: SearchField) -> None:
    layout = field.window().layout()
    assert layout is not None
    layout.addWidget(other := QLineEdit(field.window()))
    other.show()
    QTest.keyClicks(field, "zeon")
    assert offered(field)
    press(field, Key.Key_Left, Key.Key_Home, Key.Key_End, Key.Key_Up)
    assert (field.text(), field.cursorPosition(), field.popup.list.currentIndex().row()) == ("zeon", 4, -1)
    press(field, Key.Key_Tab)
    assert field.text() == "zeon"
    assert not field.hasFocus()
    assert not field.popup.isVisible()


def test_down_goes_through_the_list_and_on_to_the_cards(field: SearchField, qtbot: QtBot) -> None:
    QTest.keyClicks(field, "zeon")
    count = len(offered(field))
    press(field, Key.Key_Down, Key.Key_Up)
    assert field.popup.list.currentIndex().row() == -1  # out of the list again
    press(field, *[Key.Key_Down] * count)
    assert field.popup.list.currentIndex().row() == count - 1
    with qtbot.waitSignal(field.left_downwards):
        press(field, Key.Key_Down)
    assert (field.text(), offered(field)) == ("zeon", [])


def test_tab_takes_the_marked_completion(field: SearchField) -> None:
    QTest.keyClicks(field, "col")
    assert offered(field)[0] == "color:…"
    press(field, Key.Key_Down, Key.Key_Tab)
    assert field.text() == "color:"
    assert "blue" in offered(field)
    QTest.keyClicks(field, "bl")
    press(field, Key.Key_Down, Key.Key_Tab)
    assert field.text() == "color:blue"
    assert field.hasFocus()
    assert not field.popup.isVisible()


def test_down_and_enter_take_another_completion_in_the_middle(field: SearchField) -> None:
    field.setText("lv<=3 gundam")
    field.setCursorPosition(6)
    QTest.keyClicks(field, "trait:ze ")
    field.setCursorPosition(len("lv<=3 trait:z"))
    said: list[str] = []
    field.announcer.said.connect(lambda text, _urgent: said.append(text))
    press(field, Key.Key_Backspace)
    QTest.keyClicks(field, "z")
    press(field, Key.Key_Down, Key.Key_Down, Key.Key_Up, Key.Key_Down, Key.Key_Return)
    assert field.text() == "lv<=3 trait:ZAFT gundam"
    assert said == ["Zeon", "ZAFT", "Zeon", "ZAFT"]


def test_enter_with_none_marked_keeps_what_is_typed(field: SearchField) -> None:
    QTest.keyClicks(field, "zeon")
    assert offered(field)
    press(field, Key.Key_Return)
    assert (field.text(), offered(field)) == ("zeon", [])


def test_a_click_takes_a_completion(field: SearchField) -> None:
    QTest.keyClicks(field, "kw:")
    rows = field.popup.list
    place = rows.visualRect(rows.rows.index(1)).center()
    wanted = rows.rows.rows[1].label
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    assert field.text() == f"kw:{wanted}"
    assert field.hasFocus()


def test_escape_closes_the_list_and_ctrl_space_opens_it(field: SearchField) -> None:
    press(field, Key.Key_Space)
    field.clear()
    QTest.keyClick(field, Key.Key_Space, Qt.KeyboardModifier.ControlModifier)
    assert "color:…" in offered(field)
    press(field, Key.Key_Escape)
    assert offered(field) == []


def test_the_list_lies_over_the_window_and_goes_with_the_focus(field: SearchField, qtbot: QtBot) -> None:
    QTest.keyClicks(field, "trait:")
    popup = field.popup
    assert popup.parentWidget() is field.window()
    assert popup.pos().y() >= field.mapTo(field.window(), QPoint(0, field.height())).y()
    assert field.window().rect().contains(popup.geometry())
    field.clearFocus()
    qtbot.waitUntil(lambda: not popup.isVisible())


def test_what_is_wrong_is_said_after_a_moment(field: SearchField, qtbot: QtBot) -> None:
    QTest.keyClicks(field, "colr:blue lv:")
    assert "colr" in field.sentence
    assert field.toolTip() == field.accessibleDescription() == field.sentence
    before = field.grab().toImage()
    press(field, Key.Key_Escape)
    with qtbot.waitSignal(field.fault_told) as told:
        pass
    assert told.args == ["There is no field “colr”. Try color."]
    assert field.grab().toImage() != before  # the second mistake has its wave, too
    field.setText("color:blue")
    assert field.sentence == ""
    assert field.accessibleDescription() == field.placeholderText()


@pytest.mark.parametrize("unfinished", ["kw:bl", "lv<=", "color:"])
def test_the_word_that_is_typed_is_no_mistake_while_completions_are_offered(
    field: SearchField, qtbot: QtBot, unfinished: str
) -> None:
    QTest.keyClicks(field, unfinished)
    assert offered(field)
    with qtbot.waitSignal(field.fault_told) as told:  # after the pause
        pass
    assert told.args == [""]
    with qtbot.waitSignal(field.fault_told) as told:
        press(field, Key.Key_Escape)
    assert told.args != [""]


def test_a_value_that_no_card_has_is_said(field: SearchField, qtbot: QtBot) -> None:
    QTest.keyClicks(field, "trait:zeonn ")
    qtbot.waitUntil(lambda: bool(field.sentence))
    assert field.sentence == "No card has trait “zeonn”. Did you mean Zeon, Neo Zeon?"
    install_language("ja")
    QApplication.processEvents()
    assert field.sentence == "特徴が「zeonn」のカードはありません。近いもの：Zeon、Neo Zeon。"


def test_a_wave_is_where_the_mistake_stands(field: SearchField) -> None:
    field.setText("blocker colr:blue")
    start, end = len("blocker "), len("blocker colr")
    place = field.place_of(start, end)
    assert field.cursorPositionAt(place.topLeft().toPoint() + QPoint(1, 10)) == start
    assert field.cursorPositionAt(place.topRight().toPoint() + QPoint(-1, 10)) == end


def test_up_brings_back_earlier_queries(field: SearchField) -> None:
    for text in ("lv:2", "color:", "lv:3"):
        field.setText(text)
        press(field, Key.Key_Escape, Key.Key_Return)
    assert field.history == ["lv:3", "lv:2"]
    field.clear()
    press(field, Key.Key_Up)
    assert field.text() == "lv:3"
    press(field, Key.Key_Up, Key.Key_Up)
    assert field.text() == "lv:2"
    press(field, Key.Key_Down, Key.Key_Down)
    assert field.text() == ""
    field.set_history([str(n) for n in range(100)])
    assert len(field.history) == 30


def test_down_goes_on_to_the_cards(field: SearchField, qtbot: QtBot) -> None:
    with qtbot.waitSignal(field.left_downwards):
        press(field, Key.Key_Down)


def test_texts_are_made_ready_while_nothing_is_done(qtbot: QtBot, index: CardIndex) -> None:
    some = CardIndex(index.cards[:20], index.wording)
    field = SearchField(some)
    qtbot.addWidget(field)
    field.setText("draw")
    told: list[Query] = []
    field.query_changed.connect(told.append)
    field.show()
    qtbot.waitUntil(lambda: not field.preparing)
    assert some.prepare(0)
    assert told == [field.query]  # once more, for now texts are searched, too


def test_the_hint_fits_and_follows_the_language(field: SearchField) -> None:
    assert "kw:Blocker lv<=4" in field.placeholderText()
    install_language("zh")
    QApplication.processEvents()
    assert "关键词:阻挡者 Lv<=4" in field.placeholderText()
    field.window().resize(150, 300)
    assert field.placeholderText() == field.tr("Search for cards")
    install_theme(LIGHT)
    assert LIGHT.zone in field.styleSheet()
