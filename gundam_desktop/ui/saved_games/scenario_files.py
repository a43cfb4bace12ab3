"""Scenarios and the table: a position is saved as a scenario, a scenario is opened on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QListWidget,
    QVBoxLayout,
    QWidget,
)

from gundam_desktop import __version__, locate
from gundam_desktop.games import find, keys
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.match.live_game import SEAT_LETTERS
from gundam_desktop.records import GameHistory, Player, Start, first_game
from gundam_desktop.records.entries import pack
from gundam_desktop.records.store import new_id, now
from gundam_desktop.tabletop import IllegalChoice
from gundam_desktop.ui.saved_games import SavedGamesController
from gundam_desktop.ui.session.active_game import ActiveGame
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.documents import in_documents
from gundam_desktop.writing import write_named

if TYPE_CHECKING:
    from gundam_desktop.scenarios.on_table import TableScenario
    from gundam_desktop.scenarios.scenario import ScenarioFormat

FILES = "*.yaml"


class ScenarioFiles(QObject):
    """Opens scenario files as replays, and saves the position of the active game as one."""

    def __init__(
        self,
        active: ActiveGame,
        saved_games: SavedGamesController,
        game_module: Callable[[], GameModule],
        parent: QWidget,
    ) -> None:
        """`game_module` returns that of the game on the table."""
        super().__init__(parent)
        self._active, self._saved_games, self._game_module, self._parent = active, saved_games, game_module, parent

    def ask_file(self) -> None:
        """Ask for a scenario file and open it."""
        path, _ = QFileDialog.getOpenFileName(
            self._parent, self.tr("Open a scenario"), in_documents(), self.tr("Scenarios ({files})").format(files=FILES)
        )
        if path:
            self.open(Path(path))

    def open(self, path: Path, title: str = "") -> bool:
        """Open a scenario of a file on the table; of several without a title it is asked which.

        A file does not name its game: the one on the table is tried first, then the others. False, and a message with
        what the first one says, when no game can read it.
        """
        first: Exception | None = None
        QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)  # the first one loads what reads scenarios
        try:
            for game_module, form in self._games():
                try:
                    self._open_as(game_module, form, path, title)
                except (ValueError, OSError, IllegalChoice) as error:
                    first = first or error
                else:
                    return True
        finally:
            QApplication.restoreOverrideCursor()
        message_box.warn(self._parent, self.tr("This scenario cannot be opened"), str(first))
        return False

    def open_shown(self, file: str, title: str) -> None:
        """Open a scenario that comes with the program."""
        for _, form in self._games():
            folder = locate.scenario_folder(form.folder)
            if folder is not None and Path(file).is_relative_to(form.folder):
                self.open(folder / Path(file).relative_to(form.folder), title)
                return

    def _games(self) -> Iterator[tuple[GameModule, ScenarioFormat]]:
        """The games with scenarios, the one on the table first; the others are not imported before they are asked."""
        shown = self._game_module()
        if shown.scenarios is not None:
            yield shown, shown.scenarios
        for key in keys():
            if key != shown.key and (form := find(key).scenarios) is not None:
                yield find(key), form

    def _open_as(self, game_module: GameModule, form: ScenarioFormat, path: Path, title: str) -> None:
        from gundam_desktop.scenarios import on_table  # with what reads YAML: not before there is a file to read

        titles = on_table.titles(path, form)
        if len(titles) > 1 and title not in titles:
            self._ask_which(path, titles)
        else:
            self._show(game_module, on_table.load(path, title, form))

    def _ask_which(self, path: Path, titles: list[str]) -> None:
        dialog = QDialog(self._parent)
        dialog.setWindowTitle(self.tr("Which scenario?"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        shown = QListWidget(dialog)
        shown.addItems(titles)
        shown.setCurrentRow(0)
        shown.setMinimumSize(520, 320)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Open | QDialogButtonBox.StandardButton.Cancel, dialog
        )
        buttons.accepted.connect(dialog.accept)
        buttons.rejected.connect(dialog.reject)
        shown.itemActivated.connect(lambda _item: dialog.accept())
        dialog.accepted.connect(lambda: self.open(path, titles[max(0, shown.currentRow())]))
        column = QVBoxLayout(dialog)
        column.addWidget(shown)
        column.addWidget(buttons)
        dialog.open()

    def _show(self, game_module: GameModule, scenario: TableScenario) -> None:
        """Show a scenario as a replay of its choices, from which a game can branch off."""
        first, second = (Player(name=name, level=HUMAN) for name in SEAT_LETTERS)
        start = Start(
            game=game_module.key,
            id=new_id(),
            program=__version__,
            began=now(),
            edition=scenario.edition,
            players=(first, second),
            state=pack(scenario.state),
        )
        game_history = GameHistory.begin(first_game(start), start)
        for seat, text, forced in scenario.choices:
            game_history.apply(seat, game_history.game.parse(text, seat), forced=forced)
        self._saved_games.show_course(game_history, (0, 1), scenario.title)

    def ask_save(self, viewer: int) -> None:
        """Save the position on the table as a scenario file.

        Of a game that is not over it holds what the player at `viewer` may know; two people may agree on everything.
        """
        played = self._active.advised
        if played is None:
            return
        if played.ended_history is not None:
            self.save(None)
        elif len(played.humans) < 2:
            self.save(viewer)
        else:
            self._ask_what(max(0, viewer), played.names)

    def _ask_what(self, viewer: int, names: Sequence[str]) -> None:
        own = self.tr("What {name} may know").format(name=names[viewer])
        message_box.ask(
            self._parent,
            self.tr("Save the position"),
            self.tr("The game is not over. What may the file hold?"),
            self.tr("Everything includes both hands and decks: only if both players agree."),
            [
                message_box.Option(own, lambda: self.save(viewer)),
                message_box.destructive(self.tr("Everything"), lambda: self.save(None)),
            ],
        )

    def save(self, viewer: int | None) -> None:
        """Save the position with what a seat may know, or with everything (None), if a file can hold it."""
        played, form = self._active.advised, self._game_module().scenarios
        if played is None or form is None:
            return
        name, ended = " ".join(played.names), played.ended_history
        title = self.tr("{names}, turn {turn}").format(names=name, turn=played.turn)
        try:
            text = form.write(ended.game if ended is not None else played.game, title, viewer)
        except ValueError as error:
            message_box.warn(self._parent, self.tr("This position cannot be saved"), str(error))
            return
        path, _ = QFileDialog.getSaveFileName(
            self._parent,
            self.tr("Save the position"),
            in_documents("position.scenario.yaml"),
            self.tr("Scenarios ({files})").format(files=FILES),
        )
        if path:
            self._write(Path(path), text)

    def _write(self, path: Path, text: str) -> None:
        try:
            write_named(path, text.encode())
        except OSError as error:
            message_box.warn(self._parent, self.tr("This position cannot be saved"), str(error))
