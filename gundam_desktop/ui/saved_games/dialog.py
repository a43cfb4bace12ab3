"""The list of saved games: go on with one, watch it, name it, give it away, take one in, delete it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QFile, QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QInputDialog,
    QLineEdit,
    QPushButton,
    QWidget,
)

from gundam_desktop.match.series import interrupted
from gundam_desktop.records import Cut, Damaged, GameListing, InUse, RecordedGame, Store
from gundam_desktop.records.journal import is_in_use
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.saved_games.model import GameDelegate, GamesModel, RowDelegate, cut_text, described, title
from gundam_desktop.ui.session.background_reader import BackgroundReader
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.settings import Settings
from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.documents import in_documents
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.row_model import ROW, RowFilter
from gundam_desktop.ui.style.scaling import resize_within_screen
from gundam_desktop.ui.style.sheet import Sheet
from gundam_desktop.ui.style.tile_list import TileList
from gundam_desktop.ui.style.translation import translate

FILES = "*.game"
SIZE = (1040, 660)


class SavedGamesDialog(Sheet, QDialog):
    """Shows the folder of games. A file that cannot be read is named below the list; the others are listed."""

    go_on = Signal(object)
    """Path of the game to be gone on with."""
    watch = Signal(object)
    """Path of the game to be watched."""

    def __init__(
        self, store: Store, settings: Settings, parent: QWidget | None = None, keymap: Keymap | None = None
    ) -> None:
        super().__init__(parent)
        self._store, self._settings = store, settings
        self.setWindowTitle(self.tr("Saved games"))
        resize_within_screen(self, *SIZE)
        self.games = GamesModel(self)
        self.filter = RowFilter(self.games, self)
        self.list = TileList(self)
        self.list.setModel(self.filter)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setAccessibleName(self.tr("Saved games"))
        self.list.activated.connect(lambda _index: self._main())
        self.list.selectionModel().currentChanged.connect(lambda _now, _before: self._set_enabled())
        self.words = QLineEdit(self)
        self.words.setPlaceholderText(self.tr("Search by player, deck or name"))
        self.words.setClearButtonEnabled(True)
        self.words.textChanged.connect(self._search)
        self.which = QComboBox(self)
        for text, over in ((self.tr("All games"), None), (self.tr("In progress"), False), (self.tr("Finished"), True)):
            self.which.addItem(text, over)
        self.which.currentIndexChanged.connect(lambda _index: self._search())
        self.look_of_list = QComboBox(self)
        self.look_of_list.addItem(self.tr("Tiles"), False)
        self.look_of_list.addItem(self.tr("List"), True)
        self.look_of_list.setAccessibleName(self.tr("View"))
        self.look_of_list.setCurrentIndex(int(settings.plain_games))
        self.look_of_list.currentIndexChanged.connect(lambda _index: self._show_look())
        self._show_look()
        self.fault = Label(self)
        self.fault.setWordWrap(True)
        self.fault.hide()
        self.empty = Label(self, self.tr("No saved games yet. Every game that you play is saved here."))
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.hide()
        self.lister = BackgroundReader(store.scan, self)
        """Reads the folder."""
        self.lister.found.connect(self._add)
        self.lister.finished.connect(self._show)
        self.finished.connect(self.lister.stop)
        self._chosen: Path | None = None
        """A game that is to be selected once all are listed."""
        self._is_listed = False
        """True once all games have been shown."""
        self._matches: set[Path] = set()
        """Games that are over while their match goes on."""
        self.on = QPushButton(self.tr("&Continue"), self)
        self.on.setProperty("main", True)
        self.look = QPushButton(self.tr("&Watch"), self)
        self.name = QPushButton(self.tr("&Rename…"), self)
        self.out = QPushButton(self.tr("&Export…"), self)
        self.bring = QPushButton(self.tr("&Import…"), self)
        self.delete = QPushButton(self.tr("&Delete"), self)
        self._lay_out()
        keymap = keymap or Keymap(parent=self)
        for command, slot in (("list delete", self._delete), ("list rename", self._rename)):
            shortcut = QShortcut(self.list)
            keymap.bind(shortcut, command)
            shortcut.activated.connect(slot)
        self.refresh()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.words, 1)
        head.addWidget(self.which)
        head.addWidget(self.look_of_list)
        foot = QHBoxLayout()
        buttons = (
            (self.on, self._go_on),
            (self.look, self._watch),
            (self.name, self._rename),
            (self.out, self._export),
            (self.bring, self._import),
            (self.delete, self._delete),
        )
        for button, slot in buttons:
            button.setAutoDefault(False)
            button.clicked.connect(slot)
            foot.addWidget(button)
        foot.addStretch(1)
        close = QPushButton(self.tr("Close"), self)
        close.setAutoDefault(False)
        close.clicked.connect(self.reject)
        foot.addWidget(close)
        column = self.headed_column(head)
        column.addWidget(self.empty, 1)
        column.addWidget(self.list, 1)
        column.addWidget(self.fault)
        column.addLayout(foot)

    def _show_look(self) -> None:
        """Show tiles or rows, and remember which."""
        self._settings.plain_games = bool(self.look_of_list.currentData())
        former = self.list.itemDelegate()
        self.list.setItemDelegate((RowDelegate if self._settings.plain_games else GameDelegate)(self.list))
        former.deleteLater()
        self.list.scrollTo(self.list.currentIndex())

    def refresh(self, chosen: Path | None = None) -> None:
        """Read the folder again; select `chosen`, or what was selected before."""
        self._chosen = chosen
        self._is_listed = self._is_listed or self.games.rowCount() > 0
        self.lister.start()

    def _add(self, found: list[RecordedGame | str]) -> None:
        """Show the first games while the others are still read; those of before stay until all are."""
        entries = GameListing.of(found).entries
        if entries and not self._is_listed:
            self.empty.hide()
            self.list.show()
            self.games.add_rows(entries)
            if self.entry() is None:
                self._mark(None)

    def _show(self, found: list[RecordedGame | str]) -> None:
        """Show all games."""
        listing, now = GameListing.of(found), self.entry()
        wanted = self._chosen or (now.path if now is not None else None)
        self._matches = {entry.path for entry in interrupted(listing.entries)}
        if self._is_listed:
            self.games.show_rows(listing.entries)
        self._is_listed = True
        self.empty.setVisible(not listing.entries)
        self.list.setVisible(bool(listing.entries))
        if listing.faults:
            self._say("\n".join([self.tr("These files could not be read. The others are listed."), *listing.faults]))
        self._mark(wanted)

    def _mark(self, wanted: Path | None) -> None:
        rows = range(self.filter.rowCount())
        paths = [self.filter.data(self.filter.index(row, 0), ROW).path for row in rows]
        if paths:
            row = paths.index(wanted) if wanted in paths else 0
            flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
            self.list.selectionModel().setCurrentIndex(self.filter.index(row, 0), flag)
        self._set_enabled()

    def entry(self) -> RecordedGame | None:
        """The game that is marked."""
        index = self.list.currentIndex()
        found = index.data(ROW) if index.isValid() else None
        return found if isinstance(found, RecordedGame) else None

    def _set_enabled(self) -> None:
        entry = self.entry()
        free = entry is not None and not is_in_use(entry.path)
        self.on.setEnabled(entry is not None and free and (not entry.over or entry.path in self._matches))
        self.look.setEnabled(entry is not None and bool(entry.summary.position) and may_be_watched(entry))
        for button in (self.name, self.delete):
            button.setEnabled(free)
        self.out.setEnabled(entry is not None)

    def _search(self) -> None:
        words, over = self.words.text().strip().casefold(), self.which.currentData()
        self.filter.only(lambda entry: over in (None, entry.over) and words in described(entry).casefold())
        self._mark(None)

    def _main(self) -> None:
        """Enter or a double click: go on with a game, watch one that is over."""
        if self.on.isEnabled():
            self._go_on()
        elif self.look.isEnabled():
            self._watch()

    def _go_on(self) -> None:
        entry = self.entry()
        if entry is not None:
            self.accept()
            self.go_on.emit(entry.path)

    def _watch(self) -> None:
        entry = self.entry()
        if entry is not None:
            self.accept()
            self.watch.emit(entry.path)

    def _rename(self) -> None:
        entry = self.entry()
        if entry is None or not self.name.isEnabled():
            return
        name, given = QInputDialog.getText(
            self, self.tr("Rename"), self.tr("Name of the game:"), QLineEdit.EchoMode.Normal, title(entry)
        )
        if given:
            self._try(lambda: self._store.rename(entry.path, name.strip()))
            self.refresh()

    def _export(self) -> None:
        entry = self.entry()
        if entry is None:
            return
        target, _ = QFileDialog.getSaveFileName(
            self,
            self.tr("Export the game"),
            in_documents(entry.path.name),
            self.tr("Recorded games ({files})").format(files=FILES),
        )
        if target:
            self._try(lambda: self._store.hand_out(entry.path, Path(target)))

    def _import(self) -> None:
        source, _ = QFileDialog.getOpenFileName(
            self, self.tr("Import a game"), in_documents(), self.tr("Recorded games ({files})").format(files=FILES)
        )
        if source:
            self.bring_in(Path(source))

    def bring_in(self, source: Path) -> None:
        """Import a file; a message below the list says what is wrong with it."""
        brought: list[Path] = []
        self._try(lambda: brought.append(self._store.bring_in(source)), source.name)
        if brought:
            self.refresh(brought[0])

    def _delete(self) -> None:
        entry = self.entry()
        if entry is None or not self.delete.isEnabled():
            return
        # Into the desktop's own trash, from where it can be taken back; only where there is none it is asked for.
        if QFile(str(entry.path)).moveToTrash():
            entry.picture.unlink(missing_ok=True)
            self.refresh()
            return
        message_box.ask(
            self,
            self.tr("Delete"),
            self.tr("Delete this game? This cannot be undone."),
            "",
            [message_box.destructive(self.tr("Delete"), lambda: self._remove(entry))],
            self.tr("Keep it"),
        )

    def _remove(self, entry: RecordedGame) -> None:
        self._try(lambda: self._store.remove(entry.path))
        self.refresh()

    def _try(self, act: Callable[[], object], name: str = "") -> None:
        """Do something with the folder; what goes wrong, and what is lost of a damaged game, is said below the list."""
        self.fault.hide()
        try:
            done = act()
            if isinstance(done, Cut):
                self._say(cut_text(done))
        except InUse:
            self._say(self.tr("Another window has this game open."))
        except (Damaged, OSError) as error:
            self._say(f"{name}: {error}" if name else str(error))

    def _say(self, text: str) -> None:
        self.fault.setText(text)
        self.fault.show()


def may_be_watched(entry: RecordedGame) -> bool:
    """True if a replay reveals nothing hidden: that of a running game between two people would show both hands."""
    people = [player for player in entry.summary.start.players if player.level == HUMAN]
    return entry.over or len(people) == 1


def show_unreadable(parent: QWidget, path: Path, error: Exception) -> None:
    """Say that a game cannot be opened, and why."""
    text = (
        translate("SavedGames", "Another window has this game open.")
        if isinstance(error, InUse)
        else f"{path.name}\n\n{error}"
    )
    message_box.warn(parent, translate("SavedGames", "This game cannot be opened"), text)
