"""The options on chips: what a match and a game have."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.app.more_options import MoreOptions
from gundam_desktop.ui.session.settings import GameSetup
from tests.ui import stub_game


def test_the_clock_of_a_match_is_offered_for_a_match_with_a_clock(qtbot: QtBot) -> None:
    options = MoreOptions(GameSetup(), stub_game.game_module())
    qtbot.addWidget(options)
    assert options.match_clock.isHidden()
    options.minutes.setValue(30)
    assert options.match_clock.isHidden()
    options.match.setCurrentIndex(1)
    assert not options.match_clock.isHidden()
    options.match_clock.setChecked(True)
    assert options.values()["match_clock"] is True
    options.minutes.setValue(0)
    assert options.values()["match_clock"] is False


def test_a_chip_shows_what_is_chosen_behind_it(qtbot: QtBot) -> None:
    options = MoreOptions(GameSetup(), stub_game.game_module())
    qtbot.addWidget(options)
    chip = options.chip_of(options.minutes)
    assert (chip.text(), chip.accessibleName(), chip.accessibleDescription()) == ("Clock", "Clock", "none")
    options.minutes.setValue(30)
    assert chip.value == "30 min"
    options.match.setCurrentIndex(1)
    options.match_clock.setChecked(True)
    assert chip.value == "30 min · for the whole match"
    assert options.chip_of(options.match).value == "Best of three"
    options.open_lists.setChecked(True)
    assert options.chip_of(options.open_lists).value == "known to the bot"


def test_a_chip_is_opened_by_keys_and_leads_to_its_field(qtbot: QtBot) -> None:
    options = MoreOptions(GameSetup(), stub_game.game_module())
    qtbot.addWidget(options)
    options.show()
    chip = options.chip_of(options.seed)
    chip.setFocus()
    QTest.keyClick(chip, Qt.Key.Key_Space)
    assert options.focusWidget() is options.seed
    QTest.keyClicks(options.seed, "42")
    assert chip.value == "42"
    chip.setFocus()
    QTest.keyClick(chip, Qt.Key.Key_Space)
    assert not options.seed.isVisible()
