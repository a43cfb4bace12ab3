"""The picture during a slow start: when it comes, in which colours, and when it goes."""

from __future__ import annotations

import argparse
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop import STARTED
from gundam_desktop.cli import play
from gundam_desktop.ui.app import application
from gundam_desktop.ui.app.splash import DELAY_S, Splash, SplashPicture
from gundam_desktop.ui.session import settings
from gundam_desktop.ui.session.settings import Settings
from gundam_desktop.ui.style.theme import DARK, LIGHT

LATE = STARTED + 2 * DELAY_S


@pytest.fixture
def late() -> Iterator[Splash]:
    """The picture of a start that takes long; no module is looked for yet."""
    with Splash(lambda: LATE) as splash:
        sys.meta_path.remove(splash)
        yield splash


def test_a_fast_start_shows_no_picture(qapp: QApplication) -> None:
    with Splash(lambda: STARTED + DELAY_S / 2) as splash:
        splash.find_spec("a_module")
        assert splash.picture is None
        assert splash in sys.meta_path
    assert splash not in sys.meta_path


def test_a_slow_start_shows_it_at_the_next_module_and_once(qapp: QApplication) -> None:
    with Splash(lambda: LATE) as splash:
        with pytest.raises(ModuleNotFoundError):
            __import__("a_module_that_is_not_there")
        picture = splash.picture
        assert picture is not None
        assert picture.isVisible()
        assert splash not in sys.meta_path
    assert not picture.isVisible()


def test_another_thread_shows_no_picture(late: Splash) -> None:
    thread = threading.Thread(target=late.find_spec)
    thread.start()
    thread.join()
    assert late.picture is None


def test_it_goes_when_the_window_has_been_painted(qtbot: QtBot, late: Splash) -> None:
    late.find_spec()
    window = QWidget()
    qtbot.addWidget(window)
    late.end_with(window)
    assert late.picture is not None
    window.show()
    qtbot.waitUntil(lambda: late.picture is None)


@pytest.mark.parametrize(("name", "theme"), [("light", LIGHT), ("dark", DARK)])
def test_it_has_the_colours_that_are_set(qtbot: QtBot, name: str, theme: object) -> None:
    settings.save(Settings(theme=name))
    picture = SplashPicture()
    qtbot.addWidget(picture)
    image = picture.grab().toImage()
    assert picture.theme == theme
    assert image.pixelColor(5, 5) == QColor(picture.theme.background_light)
    pixels = ((x, y) for x in range(image.width()) for y in range(image.height()))
    assert any(image.pixelColor(*pixel) == QColor(picture.theme.text) for pixel in pixels)


def test_settings_that_cannot_be_read_are_left_for_the_start_to_tell(qtbot: QtBot) -> None:
    path = settings.settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("{")
    qtbot.addWidget(SplashPicture())
    assert path.read_text() == "{"


def test_the_command_opens_the_client_with_it(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    watched: list[bool] = []

    def run(_arguments: argparse.Namespace, opened: Callable[[QWidget], object]) -> int:
        watched.append(any(isinstance(finder, Splash) for finder in sys.meta_path))
        opened(window)
        watched.append(any(isinstance(finder, Splash) for finder in sys.meta_path))
        return 0

    monkeypatch.setattr(application, "run", run)
    assert play.run(argparse.Namespace(command=None)) == 0
    assert watched == [True, False]


def test_it_needs_few_modules() -> None:
    """The picture can come early: what the window needs is loaded after it."""
    program = "import sys, gundam_desktop.ui.app.splash; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    of_ui = {name for name in loaded if name.startswith("gundam_desktop.ui.")}
    assert not of_ui & {"gundam_desktop.ui.app.main_window", "gundam_desktop.ui.table", "gundam_desktop.ui.decks"}
    assert not any(name.startswith(("gundam_desktop.games.gcg", "gundam_desktop.bots")) for name in loaded)
