"""The dialog of the keys, by keys and mouse."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.keys import COMMANDS, Keymap
from gundam_desktop.ui.keys.dialog import KeysDialog
from gundam_desktop.ui.keys.keys_model import KeyColumn, KeysModel
from gundam_desktop.ui.keys.recorder import KeyRecorder

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def keymap() -> Keymap:
    return Keymap()


@pytest.fixture
def dialog(qtbot: QtBot, keymap: Keymap) -> Iterator[KeysDialog]:
    dialog = KeysDialog(keymap)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    yield dialog
    dialog.close()


def rows(dialog: KeysDialog) -> list[str]:
    return [str(dialog.found.index(row, 0).data()) for row in range(dialog.found.rowCount())]


def keys_shown(dialog: KeysDialog, row: int) -> str:
    return str(dialog.found.index(row, KeyColumn.KEYS).data())


def recorder(dialog: KeysDialog) -> KeyRecorder:
    assert dialog.recorder is not None
    return dialog.recorder


def test_the_model_is_a_model(qtbot: QtBot, keymap: Keymap) -> None:
    model = KeysModel(keymap)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert model.rowCount() == len(COMMANDS)
    keymap.change("main", ("F",))
    assert model.index(0, KeyColumn.KEYS).data() == "F"
    assert model.index(0, 0).data(Qt.ItemDataRole.FontRole).bold()
    assert model.index(0, 0).data(Qt.ItemDataRole.AccessibleDescriptionRole) == "Changed"


def test_actions_are_found_by_words_and_by_keys(dialog: KeysDialog) -> None:
    QTest.keyClicks(dialog.search, "full")
    assert rows(dialog) == ["Full screen"]
    dialog.search.clear()
    QTest.keyClicks(dialog.search, "shift+f10")
    assert len(rows(dialog)) == 1
    assert str(dialog.found.index(0, 0).data()).startswith("Everything that the selected card can do")
    QTest.keyClicks(dialog.search, "xyz")
    assert rows(dialog) == []
    assert dialog.command is None
    assert not dialog.buttons["change"].isEnabled()


def test_a_new_key_is_recorded_by_keys_alone(qtbot: QtBot, dialog: KeysDialog, keymap: Keymap) -> None:
    QTest.keyClicks(dialog.search, "rematch")
    QTest.keyClick(dialog.search, Qt.Key.Key_Down)
    assert QApplication.focusWidget() is dialog.table
    QTest.keyClick(dialog.table, Qt.Key.Key_Return)
    asking = recorder(dialog)
    qtbot.waitUntil(asking.edit.hasFocus)
    QTest.keyClick(asking.edit, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    assert asking.told.text() == ""
    assert QApplication.focusWidget() is asking.take
    QTest.keyClick(asking.take, Qt.Key.Key_Return)
    assert keymap.keys("rematch") == ("Ctrl+J",)
    assert keys_shown(dialog, 0) == "Ctrl+J"
    assert dialog.recorder is None


def test_a_key_that_is_taken_is_named_and_taken_over_or_not(dialog: KeysDialog, keymap: Keymap) -> None:
    table = dialog.table
    row = next(row for row, command in enumerate(COMMANDS) if command.id == "letters always")
    table.scrollTo(dialog.found.index(row, 0))
    place = table.visualRect(dialog.found.index(row, 0)).center()
    QTest.mouseClick(table.viewport(), LEFT, pos=place)
    QTest.mouseDClick(table.viewport(), LEFT, pos=QPoint(place))
    asking = recorder(dialog)
    QTest.keyClick(asking.edit, Qt.Key.Key_F)
    assert "Key hints on everything that can be used now" in asking.told.text()
    assert asking.take.text() == "&Reassign"
    QTest.keyClick(asking.take, Qt.Key.Key_Escape)
    assert keymap.changes == {}
    dialog.add()
    QTest.keyClick(recorder(dialog).edit, Qt.Key.Key_F)
    QTest.mouseClick(recorder(dialog).take, LEFT)
    assert keymap.keys("letters always") == ("F3", "F")
    assert keymap.keys("letters") == ()


def test_tab_cannot_be_recorded_and_goes_on(qtbot: QtBot, dialog: KeysDialog) -> None:
    dialog.change()
    asking = recorder(dialog)
    qtbot.waitUntil(asking.edit.hasFocus)
    QTest.keyClick(asking.edit, Qt.Key.Key_Tab)
    assert asking.key == ""
    assert QApplication.focusWidget() is not asking.edit
    assert not asking.take.isEnabled()
    asking.reject()


def test_keys_are_taken_away_and_given_back(dialog: KeysDialog, keymap: Keymap) -> None:
    dialog.table.selectRow(0)
    QTest.keyClick(dialog.table, Qt.Key.Key_Delete)
    assert keymap.keys("main") == ()
    assert not dialog.buttons["remove"].isEnabled()
    QTest.mouseClick(dialog.buttons["reset"], LEFT)
    assert keymap.keys("main") == ("Space",)
    keymap.change("yes", ("J",))
    QTest.mouseClick(dialog.buttons["reset all"], LEFT)
    assert keymap.changes == {}
    assert not dialog.buttons["reset all"].isEnabled()


def test_keys_go_to_a_file_and_come_back(qtbot: QtBot, dialog: KeysDialog, keymap: Keymap, tmp_path: Path) -> None:
    keymap.change("main", ("J",))
    path = tmp_path / "keys.json"
    dialog.ask_export()
    assert isinstance(dialog.chooser, QFileDialog)
    dialog.chooser.fileSelected.emit(str(path))
    dialog.chooser.close()
    keymap.reset_all()
    dialog.ask_import()
    dialog.chooser.fileSelected.emit(str(path))
    dialog.chooser.close()
    assert keymap.keys("main") == ("J",)
    path.write_text("not keys")
    dialog.import_from(path)
    assert keymap.keys("main") == ("J",)
    box = dialog.findChild(QMessageBox)
    assert box is not None
    assert "keys.json" in box.informativeText()
    box.close()
