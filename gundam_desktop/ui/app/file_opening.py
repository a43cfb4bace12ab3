"""Opens a file that the player has double-clicked: a recorded game, a scenario, or a deck list."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFileOpenEvent

from gundam_desktop.records import Store
from gundam_desktop.records.journal import SUFFIX
from gundam_desktop.ui.app.main_window import MainWindow

SCENARIOS = (".yaml", ".yml")


class FileOpening(QObject):
    """Opens files in a window, which says why one cannot be opened. It also filters the application's events."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def open_all(self, files: Iterable[Path]) -> None:
        """Bring the window to the front, and open files one after the other."""
        self._window.setWindowState(self._window.windowState() & ~Qt.WindowState.WindowMinimized)
        self._window.raise_()
        self._window.activateWindow()
        for file in files:
            self.open(file)

    def open(self, file: Path) -> None:
        """Go on with a game of the player that is not over; show any other as a replay, a scenario, or a deck list.

        A deck list is any file that is no recorded game (`.game`) and no scenario (`.yaml`) by its name.
        """
        suffix = file.suffix.lower()
        if suffix == SUFFIX:
            self._open_game(file)
        elif suffix in SCENARIOS:
            self._window.scenario_files.open(file)
        else:
            self._window.decks.import_file(file)

    def _open_game(self, file: Path) -> None:
        if Store().is_left(file):
            self._window.saved_games.resume(file)
        else:
            self._window.saved_games.watch(file)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Take the files that macOS hands to the application."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.open_all([Path(event.file())])
            return True
        return False
