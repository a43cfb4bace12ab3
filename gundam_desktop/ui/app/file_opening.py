"""Opens what the player has double-clicked or dropped on the window: a game, a scenario, a deck, a pack, a link."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QDropEvent, QFileOpenEvent

from gundam_desktop.records import Store
from gundam_desktop.records.journal import SUFFIX
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.app.running_client import is_link
from gundam_desktop.ui.style.drops import accept_copy

SCENARIOS = (".yaml", ".yml")
PACK = ".pack"


class FileOpening(QObject):
    """Opens files in a window, which says why one cannot be opened. It also filters the application's events."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def open_all(self, files: Iterable[Path | str]) -> None:
        """Bring the window to the front, and open files and links one after the other."""
        self._window.setWindowState(self._window.windowState() & ~Qt.WindowState.WindowMinimized)
        self._window.raise_()
        self._window.activateWindow()
        for file in files:
            self.open(file)

    def open(self, file: Path | str) -> None:
        """Open the dialog to join the table of a link; open a file.

        A game (`.game`) of the player that is not over goes on; other games and scenarios (`.yaml`) are shown as
        replays. A card pack (`.pack`) may be installed. A file with any other name is read as a deck list.
        """
        if isinstance(file, str):
            self._window.online.join(file)
            return
        suffix = file.suffix.lower()
        if suffix == SUFFIX:
            self._open_game(file)
        elif suffix in SCENARIOS:
            self._window.scenario_files.open(file)
        elif suffix == PACK:
            self._window.packs().ask_install(file)
        else:
            self._window.decks.import_file(file)

    def _open_game(self, file: Path) -> None:
        if Store().is_left(file):
            self._window.saved_games.resume(file)
        else:
            self._window.saved_games.watch(file)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Take the files that are dropped on the window, or that macOS hands to the application."""
        if isinstance(event, QDropEvent) and (files := _files(event)):  # also one that enters the window
            accept_copy(event)
            if event.type() == QEvent.Type.Drop:
                self.open_all(files)
            return True
        if isinstance(event, QFileOpenEvent) and event.file():
            self.open_all([Path(event.file())])
            return True
        if isinstance(event, QFileOpenEvent) and is_link(event.url().toString()):
            self.open_all([event.url().toString()])
            return True
        return False


def _files(event: QDropEvent) -> list[Path]:
    """Return the files that are dragged."""
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
