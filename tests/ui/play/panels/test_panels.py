"""The panels beside the table: log, reasons, buttons, the menu on a card, the curtain."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.tabletop import Choice, Event
from gundam_desktop.ui.play.curtain import Curtain
from gundam_desktop.ui.play.log_row import LogRow, log_rows
from gundam_desktop.ui.play.panels.card_menu import card_menu
from gundam_desktop.ui.play.panels.card_preview import ZoomPanel
from gundam_desktop.ui.play.panels.log_panel import LogModel, LogPanel
from gundam_desktop.ui.play.panels.reasons_panel import Reason, ReasonsPanel, Why
from gundam_desktop.ui.style.button import ActionButton
from gundam_desktop.ui.style.theme import DARK, LIGHT
from tests.ui.stub_game import StubLibrary


def test_the_log_is_grouped_by_turn_and_leaves_out_what_has_no_words() -> None:
    events = [
        Event("drew", "6-3", 0),
        Event("turn begins", "6-1", 1, amount=2),
        Event("silent", "1-1"),
        Event("hit", "7-6"),
    ]
    rows = log_rows(
        events, 1, lambda event: "" if event.kind == "silent" else event.kind, lambda event: f"Turn {event.amount}"
    )
    assert rows == [LogRow("drew", "6-3", "other"), LogRow("Turn 2", "", "turn"), LogRow("hit", "7-6", "")]


def test_the_log_model_keeps_the_rules_of_models(qtbot: QtBot) -> None:
    model = LogModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.add([LogRow("one", "1-1"), LogRow("two")])
    model.add([])
    model.add([LogRow("three")])
    assert model.rowCount(QModelIndex()) == 3
    assert model.index(0).data() == "one (1-1)"
    model.replace([LogRow("new")])
    assert model.rowCount() == 1


def test_the_log_follows_the_newest_line_unless_scrolled_up(qtbot: QtBot) -> None:
    panel = LogPanel(DARK)
    qtbot.addWidget(panel)
    panel.resize(292, 160)
    panel.show()
    bar = panel.list.verticalScrollBar()
    panel.add(
        [LogRow(f"line {number} that is long enough for two lines of the log", "7-6-3-1") for number in range(20)]
    )
    qtbot.waitUntil(lambda: bar.maximum() > 0 and bar.value() == bar.maximum())
    bar.setValue(10)
    panel.add([LogRow("one more")])
    qtbot.wait(50)
    assert bar.value() == 10


def test_reasons_are_escaped_and_follow_the_theme(qtbot: QtBot) -> None:
    panel = ReasonsPanel(DARK)
    qtbot.addWidget(panel)
    panel.show_reasons("Why?", [Reason(True, "Deploy <Blocker>"), Reason(False, "Attack", "it is rested", "7-2-1")])
    assert "&lt;Blocker&gt;" in panel._label.text()
    assert DARK.danger in panel._label.text()
    panel.set_theme(LIGHT)
    assert LIGHT.danger in panel._label.text()
    assert panel.text == "Why?\nDeploy <Blocker>\nAttack it is rested 7-2-1\n"


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_button_with_the_focus_is_pressed_by_keys(qtbot: QtBot, key: Qt.Key) -> None:
    button = ActionButton(DARK, "Keep & play", "Space", main=True)
    qtbot.addWidget(button)
    button.show()
    button.setFocus()
    assert button.accessibleName() == "Keep & play"
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, key)


def test_a_button_is_clicked_by_the_mouse(qtbot: QtBot) -> None:
    button = ActionButton(DARK, "Redraw", "2")
    qtbot.addWidget(button)
    button.show()
    with qtbot.waitSignal(button.clicked):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    button.grab()


def test_the_menu_offers_what_is_legal_and_explains_the_rest(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    made: list[Choice] = []
    opened: list[str] = []
    more = (Why("nothing attacks", "7-1"), Why("so it is"))
    menu = card_menu(
        parent,
        "Card 1",
        [("Deploy", Choice("deploy", 1)), ("Deploy with 1 EX", Choice("deploy", 1, paying=1))],
        [Reason(False, "Attack", "it is in your hand", "7-2"), Reason(False, "Block", "it rests", "7-4", (), more)],
        made.append,
        opened.append,
    )
    actions = [action for action in menu.actions() if not action.isSeparator()][1:]
    assert [(action.text(), action.isEnabled()) for action in actions] == [
        ("Deploy", True),
        ("Deploy with 1 EX", True),
        ("✖ Attack – it is in your hand 7-2", True),
        ("✖ Block – it rests 7-4", True),
    ]
    actions[1].trigger()
    actions[2].trigger()
    assert made == [Choice("deploy", 1, paying=1)]
    assert opened == ["7-2"]
    further = actions[3].menu()
    assert isinstance(further, QMenu)
    listed = further.actions()
    assert [(action.text(), action.isEnabled()) for action in listed] == [
        ("it rests 7-4", True),
        ("nothing attacks 7-1", True),
        ("so it is", False),
    ]
    listed[1].trigger()
    assert opened == ["7-2", "7-1"]


def test_the_zoom_tells_the_card_to_screen_readers(qtbot: QtBot) -> None:
    panel = ZoomPanel(DARK)
    qtbot.addWidget(panel)
    panel.zoom.show_card(StubLibrary().face("T-001", "en"))
    assert "Card 1. Unit. Lv 3, Cost 2, AP 2, HP 3. 【Deploy】Draw 1." in panel.zoom.accessibleName()
    panel.fit(1000, 272)
    assert panel.zoom.width() == 272
    panel.fit(10, 272)
    assert panel.zoom.width() == 190


@pytest.mark.parametrize("how", ["click", "lift"])
def test_the_curtain_hides_until_the_next_player_is_ready(qtbot: QtBot, how: str) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(600, 400)
    window.show()
    curtain = Curtain(DARK, window)
    curtain.fall("Ben")
    assert curtain.is_down
    assert curtain.size() == window.size()
    assert "Ben" in curtain.accessibleName()
    picture = curtain.grab().toImage()
    assert all(picture.pixelColor(x, y).alpha() == 255 for x, y in ((0, 0), (300, 200), (599, 399)))
    with qtbot.waitSignal(curtain.lifted):
        if how == "click":
            QTest.mouseClick(curtain, Qt.MouseButton.LeftButton)
        else:
            curtain.lift()
    assert curtain.isHidden()
