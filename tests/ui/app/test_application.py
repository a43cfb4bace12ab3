"""The start of the client: from the command line's words, without a screen, with settings that are broken."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.app import application
from gundam_desktop.ui.app.driven_window import wait_until
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.session import settings
from gundam_desktop.ui.session.settings import GameSetup, Settings
from gundam_desktop.ui.style.scaling import FRAME
from tests.ui import stub_game


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="a screen is always there")
def test_without_a_screen_there_is_one_line_and_no_abort() -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    program = (
        "import argparse, sys; from gundam_desktop.ui.app.application import run; sys.exit(run(argparse.Namespace()))"
    )
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert "no screen" in line


def test_words_of_the_command_line_make_a_game() -> None:
    last = GameSetup(decks=("a", "b"), names=("Ann", "Ben"), opponent="human", starter="first seat", seed=3)
    assert application.setup_from(argparse.Namespace(), last) is None
    assert application.setup_from(argparse.Namespace(seed=5, deck=None, language="ja"), last) is None
    setup = application.setup_from(argparse.Namespace(deck="x", against="greedy", opponent_deck=None, seed=5), last)
    assert setup == GameSetup(decks=("x", "b"), names=("Ann", ""), opponent="greedy", starter="first seat", seed=5)
    later = application.setup_from(argparse.Namespace(deck="x", edition="1.9"), last)
    assert later is not None
    assert later.edition == "1.9"


def test_broken_settings_are_told(qtbot: QtBot) -> None:
    path = settings.settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("{")
    window = MainWindow(stub_game.services(), Settings())
    qtbot.addWidget(window)
    window.show()
    application._tell_broken_settings(window, settings.load())
    (box,) = window.findChildren(QMessageBox)
    assert "settings.broken-1.json" in box.informativeText()
    box.close()


@pytest.mark.parametrize(
    ("setup", "fault"),
    [
        (GameSetup(), ""),
        (GameSetup(opponent="human"), ""),
        (GameSetup(opponent="first:time=1"), ""),
        (GameSetup(opponent="nobody"), "there is no bot nobody; there are first, slow, human"),
        (GameSetup(decks=("bad.txt", "")), "bad.txt: line 3"),
    ],
)
def test_a_wrong_call_is_told_in_a_line(setup: GameSetup, fault: str) -> None:
    told = application.wrong_setup(setup, stub_game.services())
    assert fault in told
    assert bool(told) is bool(fault)


def test_what_happens_at_the_table_goes_to_the_player_of_sounds(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[MainWindow] = []
    players: list[RecordingPlayer] = []

    class RecordingPlayer:
        def __init__(self, volume: Callable[[], float]) -> None:
            self.volume, self.heard = volume, list[str]()
            players.append(self)

        def play(self, name: str) -> None:
            self.heard.append(name)

    def hear(_application: QApplication) -> int:
        (window,) = opened
        assert window.height() <= window.screen().availableGeometry().height()
        wait_until(lambda: window.session is not None, "a game")
        assert window.session is not None
        window.session.concede(0)
        window.settings_controller.change("volume", 30)
        window.play_page.scene.sounded.emit("hit")
        window.close()
        return 0

    monkeypatch.setattr(application, "SoundPlayer", RecordingPlayer)
    monkeypatch.setattr(QApplication, "exec", hear)
    asked = argparse.Namespace(deck="official-004", against="human", opponent_deck="official-005", seed=1)
    assert application.run(asked, opened.append) == 0
    (player,) = players
    assert player.heard[-1] == "hit"
    assert player.volume() == pytest.approx(0.3)


def test_with_a_folder_that_cannot_be_written_to_a_game_is_played_and_it_is_said_once(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    home = tmp_path / "file" / "home"
    home.parent.write_text("no folder")
    monkeypatch.setenv("GUNDAM_DESKTOP_HOME", str(home))
    opened: list[MainWindow] = []

    def play(_application: QApplication) -> int:
        (window,) = opened
        wait_until(lambda: window.session is not None, "a game")
        for _ in range(20):
            QApplication.processEvents()
        assert window.session is not None
        box, *others = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
        assert others == []
        assert str(home) in box.informativeText()
        window.session.concede(0)
        assert window.session.over
        box.close()
        window.close()
        return 0

    monkeypatch.setattr(QApplication, "exec", play)
    asked = argparse.Namespace(deck="official-004", against="human", opponent_deck="official-005", seed=1)
    assert application.run(asked, opened.append) == 0
    assert capfd.readouterr().err == ""


def test_a_window_with_its_title_is_never_larger_than_its_screen(qtbot: QtBot) -> None:
    screen = QApplication.primaryScreen().availableGeometry().size()
    room = QSize(screen.width(), screen.height() - FRAME)
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(room.width() + 200, room.height() + 100)
    application.fit_to_screen(window)
    assert window.size() == room
    window.resize(300, 200)
    application.fit_to_screen(window)
    assert (window.width(), window.height()) == (300, 200)
