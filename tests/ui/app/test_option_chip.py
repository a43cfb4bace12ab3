"""A chip shows an option and its value, and leaves Enter to its form."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.app.new_game_dialog import NewGameDialog
from gundam_desktop.ui.app.option_chip import OptionChip
from gundam_desktop.ui.session.settings import GameSetup
from tests.ui import stub_game


def test_it_is_as_wide_as_its_value_needs(qtbot: QtBot) -> None:
    dialog = NewGameDialog(stub_game.services(), GameSetup())
    qtbot.addWidget(dialog)
    chip = OptionChip("Clock", dialog)
    chip.show_value("none")
    narrow = chip.sizeHint().width()
    chip.show_value("a value that is much longer than all others")
    assert chip.sizeHint().width() > narrow
    assert chip.accessibleDescription() == chip.value


def test_enter_starts_the_game(qtbot: QtBot) -> None:
    dialog = NewGameDialog(stub_game.services(), GameSetup())
    qtbot.addWidget(dialog)
    dialog.show()
    chip = dialog.more.chips[0]
    chip.setFocus()
    with qtbot.waitSignal(dialog.chosen):
        QTest.keyClick(chip, Qt.Key.Key_Return)
    assert not chip.isChecked()
