"""Each change of a setting is followed by what depends on it and saved; a failure to save is told."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.session import settings
from gundam_desktop.ui.session.settings import Settings
from tests.ui import stub_game


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    made = MainWindow(stub_game.services(), Settings())
    qtbot.addWidget(made)
    return made


def test_a_change_is_followed_and_saved(window: MainWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.settings_controller.changed):
        window.settings_controller.change("ceremony", "brisk")
    assert window.play_page.scene.ceremony.pace == "brisk"
    assert settings.load().settings.ceremony == "brisk"


def test_a_failure_to_save_is_told(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(settings, "save", full)
    with qtbot.waitSignal(window.settings_controller.not_saved) as told:
        window.settings_controller.change("animation", 2.0)
    assert told.args == ["The settings were not saved: [Errno 28] No space left on device"]
    assert window.settings_controller.settings.animation == 2.0
