"""A client that plays by itself and says what it does, to be killed at any moment."""

from __future__ import annotations

import os
import random
from multiprocessing.connection import Connection
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from gundam_desktop.bots.random_bot import some_selection
from gundam_desktop.games import DEFAULT, find
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.session.game_session import HUMAN, GameSession
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup, Settings
from gundam_desktop.ui.style.appearance import make_application
from tests.ui import stub_game

TAKES_BACK = 0.06
SETUP = GameSetup(decks=("official-004", "official-005"), names=("Ann", "Ben"), opponent=HUMAN)


def load_once() -> None:
    """Load what every client needs: the server that clients are forked from does it when it imports this module."""
    game_module = find(DEFAULT)
    decks = [game_module.library.deck(name) for name in game_module.library.deck_names()]
    game_module.start((decks[0], decks[1]), 0).digest()


load_once()


def play(home: str, seed: int, pipe: Connection) -> None:
    """Open the client on a folder; go on with the game that was left, or begin one; play on and on."""
    os.environ["GUNDAM_DESKTOP_HOME"], os.environ["QT_QPA_PLATFORM"] = home, "offscreen"
    application = make_application()
    services = Services(levels=stub_game.levels, create=stub_game.create)
    window = MainWindow(services, Settings(theme="dark", animation=0, bot_pause=0, confirm_end=False))
    window.show()
    playing = Playing(window, random.Random(seed), pipe)
    QTimer.singleShot(0, playing.begin)
    application.exec()


class Playing:
    """Chooses by chance in whatever the window asks, and tells each choice before and after."""

    def __init__(self, window: MainWindow, chance: random.Random, pipe: Connection) -> None:
        self.window, self.chance, self.pipe = window, chance, pipe
        self.timer = QTimer()
        self.timer.timeout.connect(self.act)

    def begin(self) -> None:
        """Take what the client offers."""
        self.window.show_welcome()
        while self.window.welcome.lister.is_reading or self.window.welcome.fan.is_reading:
            QApplication.processEvents()
        if self.window.welcome.page.go_on.isVisible():
            self.window.welcome.page.go_on.click()
        else:
            self.new_game()
        self.tell("stands", "")
        self.timer.start(0)

    def new_game(self) -> None:
        assert self.window.launcher.play(SETUP.model_copy(update={"seed": self.chance.randrange(1000)}))

    @property
    def session(self) -> GameSession:
        assert self.window.session is not None
        return self.window.session

    def tell(self, what: str, text: str) -> None:
        journal = self.session.journal
        assert journal is not None
        game_history = self.session.game_history
        self.pipe.send((what, text, journal.path.name, game_history.position, game_history.game.digest()))

    def act(self) -> None:
        """One choice, or one taken back."""
        session = self.session
        if session.over:
            self.new_game()
            self.tell("stands", "")
            return
        self.window.play_page.curtain.lift()
        back = session.undo_request()
        if back is not None and self.chance.random() < TAKES_BACK:
            self.tell("goes to", str(back.position))
            session.go_to(back.position)
        else:
            decision = session.decision
            choices = session.legal_choices(decision.player)
            chosen: Any = self.chance.choice(choices) if choices else some_selection(decision, self.chance)
            self.tell("chooses", session.game_history.game.format(chosen, decision.player))
            assert session.choose(decision.player, chosen)
        self.tell("stands", "")
