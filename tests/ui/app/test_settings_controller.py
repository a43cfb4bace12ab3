"""Each change of a setting is followed by what depends on it and saved; a failure to save is told."""

from __future__ import annotations

import pytest
from filelock import FileLock
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.app import settings_controller
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
        window.settings_controller.change("showcase", "brisk")
    assert window.play_page.scene.showcase.pace == "brisk"
    assert settings.load().settings.showcase == "brisk"


def test_a_failure_to_save_is_told(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(settings, "save", full)
    with qtbot.waitSignal(window.settings_controller.not_saved) as told:
        window.settings_controller.change("animation", 2.0)
    assert told.args == ["The settings were not saved: [Errno 28] No space left on device"]
    assert window.settings_controller.settings.animation == 2.0


def test_a_file_that_another_program_holds_is_not_waited_for(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings_controller, "MANY_TRIES", 4)
    waited: list[float] = []
    acquire = FileLock.acquire

    def heard(lock: FileLock, timeout: float) -> object:
        waited.append(timeout)
        return acquire(lock, timeout)

    monkeypatch.setattr(FileLock, "acquire", heard)
    controller, other = window.settings_controller, FileLock(settings.settings_file().with_suffix(".lock"))
    acquire(other, 0)
    controller.change("showcase", "brisk")
    controller.change("animation", 2.0)
    with qtbot.waitSignal(controller.not_saved) as told:
        pass
    assert "another window or program holds their file" in told.args[0]
    assert not settings.settings_file().exists()
    other.release()
    qtbot.waitUntil(settings.settings_file().exists)
    now = settings.load().settings
    assert (now.showcase, now.animation) == ("brisk", 2.0)
    assert set(waited) == {0.0}, "the window's thread waits for nothing"


def test_what_could_not_be_saved_is_saved_when_the_window_is_closed(window: MainWindow) -> None:
    other = FileLock(settings.settings_file().with_suffix(".lock"))
    other.acquire(timeout=0)
    window.settings_controller.change("showcase", "brisk")
    assert not settings.settings_file().exists()
    other.release()
    window.settings_controller.finish()
    assert settings.load().settings.showcase == "brisk"
