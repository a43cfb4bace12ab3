"""Two real clients play over the network by the real pointer: run it as `python tests/smoke_network_xvfb.py`.

Each client is a process with an X server of its own. One hosts on this computer, the other opens the link as a click on
it does; both play what a hand would. Options: `--game KEY`, `--match` for a best of three with sideboards, `--kill`
kills the server in the first game, `--pictures FOLDER` keeps screenshots.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

from PySide6.QtTest import QTest

from gundam_desktop.games import DEFAULT
from gundam_desktop.ui.app.file_opening import FileOpening
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.online.controller import Online
from gundam_desktop.ui.online.host_dialog import HostDialog
from gundam_desktop.ui.online.join_dialog import JoinDialog
from gundam_desktop.ui.session.network_table import NetworkTable
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup, Settings
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.appearance import make_application
from tests.smoke_xvfb import DECKS, Hand, play

LINK = "link "
KILLED_AFTER = 4
"""Seconds of play after which the server is killed."""


class Player:
    """One player: a window, and a hand."""

    def __init__(self, name: str, arguments: argparse.Namespace) -> None:
        settings = Settings(theme="dark", animation=4, bot_pause=0, confirm_end=False, window=(1280, 800))
        decks = DECKS[arguments.game] if name == "Ann" else DECKS[arguments.game][::-1]
        settings.last_game = GameSetup(game=arguments.game, names=(name, ""), decks=decks)
        self.name, self.arguments = name, arguments
        self.window = MainWindow(Services(), settings)
        self.window.show()
        self.window.show_welcome()
        QTest.qWaitForWindowExposed(self.window)
        self.hand = Hand(self.window)

    @property
    def online(self) -> Online:
        return self.window.online.online

    @property
    def table(self) -> NetworkTable:
        assert self.online.table is not None
        return self.online.table

    def seated(self) -> bool:
        return self.online.table is not None and self.table.players is not None

    def picture(self, what: str) -> None:
        if self.arguments.pictures is not None:
            self.window.grab().save(str(self.arguments.pictures / f"{self.name}-{what}.png"))

    def host(self) -> str:
        """Open a table by the pointer, and return its link."""
        hand = self.hand
        QTest.qWait(500)
        hand.press(self.window.welcome.page.online)
        hand.wait(self.online.page.isVisible, "the page")
        QTest.qWait(200)
        hand.press(self.online.page.host)
        hand.wait(lambda: self.online.dialog is not None and self.online.dialog.isVisible(), "the form")
        dialog = self.online.dialog
        assert isinstance(dialog, HostDialog)
        QTest.qWait(500)
        if self.arguments.match:
            hand.press(dialog.rules.presets["match"])
        hand.press(dialog.open_table)
        hand.wait(self.seated, "the table")
        self.picture("room")
        assert self.online.room is not None
        return self.online.room.link

    def join(self, link: str) -> None:
        """Open a link as a click on it does, and sit down by the pointer."""
        FileOpening(self.window).open_all([link])
        dialog = self.online.dialog
        assert isinstance(dialog, JoinDialog)
        QTest.qWait(500)
        self.hand.press(dialog.go_on)
        self.hand.wait(lambda: dialog.deck is not None, "the table that is looked at")
        QTest.qWait(500)
        self.hand.press(dialog.go_on)
        self.hand.wait(self.seated, "the seat")

    def play(self) -> None:
        """Get ready, and play until the match is decided."""
        assert self.online.room is not None
        QTest.qWait(300)
        self.hand.press(self.online.room.ready)
        number = 0
        while True:
            self.hand.wait(partial(self._begun, number), "the game")
            game = self.table.game
            assert game is not None
            number = game.number
            if self.arguments.kill and number == 1 and self.name == "Ann":
                self._kill_server()
            moves = play(self.hand, None)
            self.hand.wait(self.window.play_page.frame.result.isVisible, "the result")
            self.hand.wait(lambda: self.table.over is not None, "the end")
            self.picture(f"result-{number}")
            print(self.name, "game", number, "moves", moves, self.window.play_page.frame.result.text, flush=True)
            if game.is_decided:
                break
            QTest.qWait(1200)
            self.hand.press(self.window.play_page.side.main)
            if self.arguments.match:
                self._exchange()
        self.hand.wait(lambda: self.table.checked is not None, "the check")
        assert self.table.checked is not None
        print(self.name, "checked", self.table.checked.games, "games, problems:", self.table.checked.faults, flush=True)

    def _begun(self, former: int) -> bool:
        game = self.table.game
        return game is not None and game.number > former and self.window.play_page.session is game

    def _exchange(self) -> None:
        """Exchange nothing."""
        if self.online.exchange is not None:
            QTest.qWait(400)
            self.hand.press(self.online.exchange.ready)

    def _kill_server(self) -> None:
        QTest.qWait(KILLED_AFTER * 1000)
        server = self.online.home.server
        assert server is not None
        server._process.kill()
        self.hand.wait(lambda: self.table.link.state == "lost", "the end of the server")
        self.picture("lost")
        began = time.monotonic()
        self.hand.wait(lambda: self.table.link.state == "here", "the server's return")
        print("the server is back after", round(time.monotonic() - began, 1), "s", flush=True)


def main() -> int:
    """Play a game or a match, and say how it went."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--game", default=DEFAULT)
    parser.add_argument("--match", action="store_true")
    parser.add_argument("--kill", action="store_true")
    parser.add_argument("--pictures", type=Path)
    parser.add_argument("--role", choices=("host", "guest"))
    parser.add_argument("--link", default="")
    arguments = parser.parse_args()
    if arguments.role is None:
        return _both(sys.argv[1:])
    make_application()
    fonts.prefer_language("en")
    player = Player("Ann" if arguments.role == "host" else "Kai", arguments)
    if arguments.role == "host":
        print(LINK + player.host(), flush=True)
    else:
        player.join(arguments.link)
    player.play()
    QTest.qWait(3000)  # until the other has read everything, too
    player.window.close()
    return 0


def _both(options: list[str]) -> int:
    with tempfile.TemporaryDirectory() as homes:
        host = _start(["--role", "host", *options], Path(homes, "Ann"), subprocess.PIPE)
        assert host.stdout is not None
        link = ""
        for line in host.stdout:
            if line.startswith(LINK):
                link = line.removeprefix(LINK).strip()
                break
            print(line, end="")
        guest = _start(["--role", "guest", "--link", link, *options], Path(homes, "Kai"), None)
        for line in host.stdout:
            print(line, end="", flush=True)
        return host.wait() or guest.wait()


def _start(options: list[str], home: Path, output: int | None) -> subprocess.Popen[str]:
    home.mkdir()
    call = ["xvfb-run", "-a", "-s", "-screen 0 1280x820x24", sys.executable, "-P", __file__, *options]
    environment = os.environ | {"GUNDAM_DESKTOP_HOME": str(home), "QT_QPA_PLATFORM": "xcb"}
    return subprocess.Popen(call, stdout=output, text=True, env=environment)


if __name__ == "__main__":
    sys.exit(main())
