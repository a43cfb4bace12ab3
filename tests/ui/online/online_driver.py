"""Two windows at a table of a real server on loopback, and a hand on the mouse in each of them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gundam_desktop.bots.random_bot import some_selection
from gundam_desktop.games import find
from gundam_desktop.net.protocol import Rules
from gundam_desktop.tabletop import Choice
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.online.host_dialog import Hosting
from gundam_desktop.ui.online.join_dialog import JoinDialog
from gundam_desktop.ui.session.network_table import NetworkTable
from gundam_desktop.ui.session.online_choices import KnownServer
from tests.ui.online.conftest import Open, online_of
from tests.ui.table_driver import Hand
from tests.ui.whole.game_driver import go_on, label, select


class Pair:
    """Two players at one table."""

    def __init__(self, qtbot: QtBot, opened: Open, rules: Rules | None = None, game: str = "gcg") -> None:
        self.qtbot, module = qtbot, find(game)
        self.host, self.guest = opened("Ann"), opened("Kai")
        here = KnownServer(address="play.example.org")
        wanted = Hosting(game, module.newest, module.first_decks[0], "Ann", rules or Rules(chat=True), here)
        online_of(self.host).host(wanted)
        self.until(lambda: self.at(self.host).players is not None)
        self.join(self.guest)

    def at(self, window: MainWindow) -> NetworkTable:
        table = online_of(window).table
        assert table is not None
        return table

    def until(self, true: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(true()))

    def join(self, window: MainWindow, *, watch: bool = False) -> None:
        """Take the link into the dialog, look, and sit down."""
        room = online_of(self.host).room
        table = self.at(self.host).table
        assert table is not None
        link = f"gundam-desktop://join/play.example.org/{table.code}?g={table.game}"
        window.online.join(link if room is not None else table.code)
        dialog = online_of(window).dialog
        assert isinstance(dialog, JoinDialog)
        assert dialog.table is None, "a link dials nothing by itself"
        QTest.keyClick(dialog.field, Qt.Key.Key_Return)
        self.until(lambda: dialog.deck is not None)
        QTest.mouseClick(dialog.watch if watch else dialog.go_on, Qt.MouseButton.LeftButton)
        self.until(lambda: online_of(window).table is not None and self.at(window).players is not None)

    def begin(self) -> None:
        """Both get ready."""
        for window in (self.host, self.guest):
            room = online_of(window).room
            assert room is not None
            QTest.mouseClick(room.ready, Qt.MouseButton.LeftButton)
        self.until(lambda: all(window.on_table and window.play_page.asking for window in (self.host, self.guest)))

    def play(self, choices: int, chance: random.Random | None = None) -> None:
        """Make some choices by chance, or as many as there are to the end."""
        chance = chance or random.Random(7)
        for _ in range(choices):
            window = self.next_deciding()
            if window is None:
                return
            self._choose(self.at(window), window, chance)

    def next_deciding(self) -> MainWindow | None:
        """Wait for the window whose player can decide, and return it; None once the game is over."""
        self.until(lambda: self.at(self.host).over is not None or self.deciding() is not None)
        return self.deciding()

    def _choose(self, table: NetworkTable, window: MainWindow, chance: random.Random) -> None:
        game = table.game
        assert game is not None
        legal, place = game.legal_choices(table.seat), game.place
        window.play_page.choose(chance.choice(legal) if legal else some_selection(game.decision, chance))
        self.until(lambda: game.place != place)

    def deciding(self) -> MainWindow | None:
        """The window whose player can decide now."""
        for window in (self.host, self.guest):
            game = self.at(window).game
            if game is None or not game.can_choose or not window.play_page.asking:
                continue
            if game.decision.player == game.table.seat:
                return window
        return None


class NetworkHand(Hand):
    """What a player does at a window that is at a table, by mouse."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        super().__init__(qtbot, window=window)

    @property
    def session(self) -> Any:  # what the drivers of whole games ask for, a game over a network has, too
        """The game."""
        table = online_of(self.window).table
        assert table is not None
        return table.game

    def act(self, drag: Callable[[Hand, Choice], None], chance: random.Random) -> None:
        """Decide by chance, by mouse: `drag` makes a choice of a card."""
        self.window.activateWindow()
        self.qtbot.waitUntil(self.window.isActiveWindow)
        game, decision = self.session, self.session.decision
        place, module = game.place, self.window.game_module
        view, legal = game.view(decision.player), game.legal_choices(decision.player)
        ways: list[Choice | None] = [*legal, *([None] if self.main.isEnabled() else [])]
        if decision.groups:
            select(self, keys=False)
        elif (choice := module.opening(view, None, chance) or chance.choice(ways)) is None:
            go_on(self, keys=False)
        elif choice.card or module.library.goals(choice, view):
            drag(self, choice)
        else:
            self.press(label(self, choice))
        self.qtbot.waitUntil(lambda: game.place != place)
