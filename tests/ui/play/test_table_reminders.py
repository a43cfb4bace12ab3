"""Reminders of the rules at the table: by the key, by the mouse on small cards, and turned off in the settings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QToolTip
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.app.settings_dialog import SettingsDialog
from gundam_desktop.ui.session import settings
from tests.ui.table_driver import Hand

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support (grabbing the keyboard|raise)", extend=True)
POSITION = """position:
  A: {hand: [ST01-013], battle: [{card: ST01-001, pilot: ST01-010}], resources: {active: 3}, shields: 2}
  B: {battle: [GD05-005], shields: 3}"""
BADGE = QPointF(40, -38)
"""The first keyword's symbol, from the middle of a small card."""


@pytest.fixture
def hand(qtbot: QtBot) -> Iterator[Hand]:
    hand = Hand(qtbot, POSITION)
    yield hand
    hand.window.close()


def rest_on(hand: Hand, number: str, owner: int, place: QPointF) -> str:
    """Let the mouse rest on a place of a card; what is told then."""
    view = hand.match.view
    at = view.mapFromScene(hand.item(hand.card(number, owner).id).mapToScene(place))
    QToolTip.hideText()
    hand.qtbot.waitUntil(lambda: not QToolTip.isVisible())
    event = QHelpEvent(QHelpEvent.Type.ToolTip, at, view.viewport().mapToGlobal(at))
    QApplication.sendEvent(view.viewport(), event)
    return QToolTip.text() if QToolTip.isVisible() else ""


def titles(hand: Hand) -> list[str]:
    shown = hand.match.side.zoom.reminders
    if shown is None:
        return []
    rows = shown.list
    return [rows.item(row).data(Qt.ItemDataRole.AccessibleTextRole).split(":")[0] for row in range(rows.count())]


def test_the_key_explains_the_card_and_the_one_beneath_it(hand: Hand) -> None:
    hand.point(hand.card("ST01-001"))
    hand.key(Qt.Key.Key_F7)
    assert titles(hand)[0] == "<Repair 2>"
    assert "【Burst】" in titles(hand)  # its Pilot's
    rows = hand.match.side.zoom.reminders
    assert rows is not None
    QTest.keyClick(rows.list, Qt.Key.Key_Return)
    side = hand.match.side
    assert side.clause.number == "11-1-1-2"
    assert side.zoom.isVisible()
    assert hand.session.decision.kind == "main"
    hand.key(Qt.Key.Key_F7)
    assert not titles(hand)


def test_escape_closes_the_list_before_the_clause(hand: Hand) -> None:
    hand.point(hand.card("ST01-001"))
    hand.key(Qt.Key.Key_F7)
    hand.match.show_clause("7-4-1")
    hand.match.view.setFocus()
    hand.key(Qt.Key.Key_Escape)
    assert not titles(hand)
    assert hand.match.side.clause.isVisible()
    hand.key(Qt.Key.Key_Escape)
    assert hand.match.side.clause.isHidden()


def test_without_a_card_the_key_says_so(hand: Hand) -> None:
    hand.match.side.forget_card()
    hand.key(Qt.Key.Key_F7)
    assert hand.match.side.status.text().startswith("Point at a card first")


def test_a_symbol_on_a_small_card_explains_itself(hand: Hand) -> None:
    assert "make it the target of the attack" in rest_on(hand, "GD05-005", 1, BADGE)
    assert "recovers 2 HP" in rest_on(hand, "ST01-001", 0, BADGE)
    assert not rest_on(hand, "ST01-001", 0, QPointF(0, 0))


def test_the_settings_turn_reminders_off(hand: Hand) -> None:
    hand.window.settings_controller.show()
    dialog = hand.window.findChild(SettingsDialog)
    assert isinstance(dialog, SettingsDialog)
    reminders = dialog.fields["reminders"]
    assert isinstance(reminders, QCheckBox)
    assert reminders.isChecked()
    reminders.click()
    dialog.close()
    assert settings.load().settings.reminders is False
    hand.point(hand.card("ST01-001"))
    hand.key(Qt.Key.Key_F7)
    assert hand.match.side.status.text() == "Reminders are turned off in the settings"
    assert not rest_on(hand, "ST01-001", 0, BADGE)
    hand.window.settings_controller.change("reminders", True)
    hand.key(Qt.Key.Key_F7)
    assert titles(hand)
