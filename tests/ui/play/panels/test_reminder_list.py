"""The list of reminders beside the large card, and what the mouse finds on the card itself."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip, QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import library
from gundam_desktop.ui.play.panels.card_preview_panel import CardPreviewPanel
from gundam_desktop.ui.play.panels.reminder_list import ReminderList

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support (grabbing the keyboard|raise)", extend=True)
CARD, OTHER = "ST01-001", "ST01-013"


class Shown:
    """A large card at the right of a window."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.resize(1000, 700)
        self.panel = CardPreviewPanel(self.window)
        self.panel.setGeometry(700, 10, 290, 420)
        self.clauses: list[str] = []
        self.panel.clause_wanted.connect(self.clauses.append)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.show(CARD)

    def show(self, number: str) -> None:
        self.panel.zoom.show_card(library.face(number), reminders=library.reminders(number, "1.9"))

    def place(self, term: str) -> QPoint:
        """The middle of a word on the card."""
        spot = next(spot for spot in self.panel.zoom._places() if spot.reminder.term == term)
        return (spot.box.center() * (self.panel.zoom.width() / 100)).toPoint()

    @property
    def opened(self) -> ReminderList:
        assert self.panel.reminders is not None
        return self.panel.reminders

    @property
    def lines(self) -> list[str]:
        """The lines of the list."""
        rows = self.opened.list
        return [rows.item(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(rows.count())]


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    return Shown(qtbot)


def test_a_word_under_the_mouse_explains_itself_and_a_click_opens_its_clause(shown: Shown) -> None:
    zoom = shown.panel.zoom
    QTest.mouseMove(zoom, shown.place("<Repair 2>"))
    assert "&lt;Repair 2&gt;" in QToolTip.text()
    assert "this Unit recovers 2 HP." in QToolTip.text()
    assert "13-1-1-1" in QToolTip.text()
    assert zoom.cursor().shape() is Qt.CursorShape.PointingHandCursor
    QTest.mouseClick(zoom, Qt.MouseButton.LeftButton, pos=shown.place("<Repair 2>"))
    assert shown.clauses == ["13-1-1-1"]
    QTest.mouseMove(zoom, QPoint(zoom.width() // 2, zoom.height() // 3))
    assert zoom.cursor().shape() is Qt.CursorShape.ArrowCursor
    QTest.mouseClick(zoom, Qt.MouseButton.LeftButton, pos=QPoint(zoom.width() // 2, zoom.height() // 3))
    assert len(shown.clauses) == 1


def test_the_list_has_everything_on_the_card_and_opens_clauses_by_keys(shown: Shown) -> None:
    assert shown.panel.toggle_reminders()
    assert shown.lines[0] == "<Repair 2>: At the end of your turn, this Unit recovers 2 HP. (13-1-1-1)"
    assert any(line.startswith("Link condition: ") for line in shown.lines)
    rows = shown.opened.list
    assert rows.hasFocus()
    QTest.keyClick(rows, Qt.Key.Key_Down)
    QTest.keyClick(rows, Qt.Key.Key_Return)
    assert shown.clauses == ["13-2-10-2"]
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=rows.visualItemRect(rows.item(0)).center())
    assert shown.clauses == ["13-2-10-2", "13-1-1-1"]
    QTest.keyClick(rows, Qt.Key.Key_Escape)
    assert shown.panel.reminders is None


def test_the_list_is_beside_the_card_and_follows_it(shown: Shown) -> None:
    shown.panel.toggle_reminders()
    assert shown.opened.geometry().right() < shown.panel.x()
    assert not shown.opened.geometry().intersects(shown.panel.geometry())
    assert shown.window.rect().contains(shown.opened.geometry())
    assert shown.opened.title == "Gundam"
    shown.show(OTHER)
    assert shown.opened.title == library.face(OTHER).name
    assert any(line.startswith("【Main】") for line in shown.lines)
    shown.panel.zoom.show_card(None)
    assert shown.panel.reminders is None
    assert not shown.panel.toggle_reminders()


def test_the_key_opens_and_closes_it(shown: Shown) -> None:
    assert shown.panel.toggle_reminders()
    assert shown.panel.toggle_reminders()
    assert shown.panel.reminders is None
    shown.panel.toggle_reminders()
    shown.panel.hide()
    assert shown.panel.reminders is None


def test_turned_off_nothing_is_explained(shown: Shown) -> None:
    zoom = shown.panel.zoom
    place = shown.place("<Repair 2>")
    shown.panel.toggle_reminders()
    zoom.explain(False)
    assert shown.panel.reminders is None
    QTest.mouseMove(zoom, place)
    QTest.mouseClick(zoom, Qt.MouseButton.LeftButton, pos=place)
    assert not shown.clauses
    assert not shown.panel.toggle_reminders()
    zoom.explain(True)
    assert shown.panel.toggle_reminders()
