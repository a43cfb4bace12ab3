"""The deck library: folders and tags at the left, the list of decks, and the details of the selected one."""

from __future__ import annotations

from datetime import date
from functools import partial

from PySide6.QtCore import QEvent, QItemSelection, QItemSelectionModel, QPoint, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QSplitter,
    QStackedLayout,
    QWidget,
)

from gundam_desktop.games.gcg.decks_api import REMOVED, DeckEntry, DeckRepository, matches
from gundam_desktop.ui.cards.deck_list import DeckDelegate
from gundam_desktop.ui.cards.deck_tile import KEPT_HEIGHT
from gundam_desktop.ui.decks.library.deck_actions import DeckActions
from gundam_desktop.ui.decks.library.deck_details import DeckDetails
from gundam_desktop.ui.decks.library.deck_rows import DeckRow, DeckRowReader, LibraryPlace
from gundam_desktop.ui.decks.library.decks_model import DecksModel
from gundam_desktop.ui.decks.library.folder_menu import FolderMenu
from gundam_desktop.ui.decks.library.folder_tree import FolderTree
from gundam_desktop.ui.decks.path_watcher import PathWatcher
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.session.background_reader import BackgroundReader
from gundam_desktop.ui.style.button import ActionButton
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.panel import Panel, thin_scroll_bar
from gundam_desktop.ui.style.row_model import ROW, RowFilter
from gundam_desktop.ui.style.scaling import scaled
from gundam_desktop.ui.style.stylesheets import menu_style
from gundam_desktop.ui.style.tile_list import TileList

WIDTHS = (190, 520, 270)
LEAST_LIST = 300
"""Width below which the list of decks does not go."""
BY_NAME, BY_TIME = "name", "changed"


class DeckLibraryPanel(Panel):
    """Shows the decks on the disk and follows changes by other windows and programs."""

    open_wanted = Signal(object)
    """The `DeckEntry` to edit, or the name of a shipped deck."""
    play_wanted = Signal(object)
    """The `DeckEntry` to play with, or the name of a shipped deck."""
    new_wanted = Signal(str)
    """The folder for a new deck."""
    import_wanted = Signal()
    export_wanted = Signal(object)
    """The `DeckEntry` to export."""

    def __init__(
        self,
        repository: DeckRepository,
        parent: QWidget | None = None,
        keymap: Keymap | None = None,
    ) -> None:
        super().__init__(parent=parent)
        self.repository, self._row_reader = repository, DeckRowReader(repository, date.today())
        self._stale = self._is_whole = self._is_behind = False
        """A name is being edited; all decks have been read once; they are to be read again after that."""
        self._to_mark: DeckEntry | None = None
        self.reader = BackgroundReader(self._row_reader.scan, self, patient=True)
        self.decks = DecksModel(self)
        self.filter = RowFilter(self.decks, self)
        self._filtered_by: tuple[LibraryPlace, str] | None = None
        """The place and the words whose decks are shown."""
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.order = QComboBox(self)
        self.folder_tree = FolderTree(self)
        self.list = TileList(self)
        self._delegate = DeckDelegate(self.list, KEPT_HEIGHT)
        self.details = DeckDetails(repository, self._row_reader, self)
        self.empty = Label(self)
        self.notice = Label(self)
        self.faults = Label(self)
        self.deck_actions = DeckActions(
            repository, self.chosen, self._edit_name, self.list, keymap or Keymap(parent=self)
        )
        self.open = ActionButton(main=True, parent=self)
        self.open.set_height(36)
        self.new, self.import_list, self.play, self.export, self.more = (ActionButton(parent=self) for _ in range(5))
        self.menu = QMenu(self)
        self.deck_actions.fill(self.menu)
        self._folder_menu = FolderMenu(repository, self.folder_tree, self.deck_actions)
        self._watcher = PathWatcher(self)
        self._set_up_list()
        self._lay_out()
        self._connect()
        self.refresh_texts()
        self.refresh_colors()
        self.refresh()

    # --- public

    def chosen(self) -> list[DeckRow]:
        """Return the selected decks in the order of the list."""
        indexes = sorted(self.list.selectionModel().selectedIndexes(), key=lambda index: index.row())
        return [index.data(ROW) for index in indexes]

    def refresh(self, mark: DeckEntry | None = None) -> None:
        """Read the decks again; select `mark`, or keep the selection."""
        if self.list.state() == QAbstractItemView.State.EditingState and mark is None:
            self._stale = True  # a name is being edited
            return
        self._stale, self._to_mark = False, mark or self._to_mark
        if self.reader.is_reading and not self._is_whole:
            self._is_behind = True
        else:
            self.reader.start()

    def refresh_colors(self) -> None:
        self.details.setStyleSheet(thin_scroll_bar())
        self.folder_tree.setStyleSheet(f"{thin_scroll_bar()} QTreeView::item {{padding: 4px 0}}")
        for menu in (self.menu, self.deck_actions.folders):
            menu.setStyleSheet(menu_style())
        self._show_details()

    def refresh_texts(self) -> None:
        self.setAccessibleName(self.tr("Decks"))
        self._titles = {
            "all": self.tr("All decks"),
            "tags": self.tr("Tags"),
            "shipped": self.tr("Premade"),
            "removed": self.tr("Deleted"),
        }
        self.search.setPlaceholderText(self.tr("Search names, notes, tags and cards"))
        self.search.setAccessibleName(self.tr("Search decks"))
        self.order.setAccessibleName(self.tr("Order"))
        self.folder_tree.setAccessibleName(self.tr("Folders and tags"))
        self.list.setAccessibleName(self.tr("Decks"))
        self.details.setAccessibleName(self.tr("About the deck"))
        for text, key in ((self.tr("By name"), BY_NAME), (self.tr("Last changed first"), BY_TIME)):
            at = self.order.findData(key)
            self.order.setItemText(at, text) if at >= 0 else self.order.addItem(text, key)
        self.new.set_caption(self.tr("New deck"))
        self.import_list.set_caption(self.tr("Import…"))
        self.play.set_caption(self.tr("Play"))
        self.export.set_caption(self.tr("Export…"))
        self.more.set_caption(self.tr("More"), "▾")
        self.more.setAccessibleDescription("")
        self.deck_actions.retranslate()
        self._apply_filter()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.refresh()  # a file may have been edited in place
        super().changeEvent(event)

    # --- private

    def _show_more(self, found: list[DeckRow | str]) -> None:
        """Show what was read so far, while the decks are read for the first time."""
        if not self._is_whole and (rows := [row for row in found if isinstance(row, DeckRow)]):
            self.decks.add_rows(rows)
            self._apply_filter()

    def _show_all(self, found: list[DeckRow | str]) -> None:
        rows = [row for row in found if isinstance(row, DeckRow)]
        faults = [line for line in found if isinstance(line, str)]
        rows.sort(key=lambda row: row.order)
        if self.order.currentData() == BY_TIME:
            rows.sort(key=lambda row: (row.kind, -row.entry.changed.timestamp()))
        mark, self._to_mark, self._is_whole = self._to_mark, None, True
        if mark is not None or rows != list(self.decks.rows):
            marked = [("own", mark.id)] if mark is not None else [row.key for row in self.chosen()]
            place = self.list.verticalScrollBar().value()
            self.decks.show_rows(rows)
            self._mark(marked, place)
        folders = self.repository.folders.names()
        self.folder_tree.show_places(rows, folders, self._titles)
        self.faults.setText("\n".join([self.tr("These files could not be read. The others are listed."), *faults]))
        self.faults.setVisible(bool(faults))
        top = self.repository.folder
        self._watcher.watch([top, top / REMOVED, *(top / folder for folder in folders)])
        self._apply_filter()
        if self._is_behind:
            self._is_behind = False
            self.refresh()

    def _set_up_list(self) -> None:
        self.list.setModel(self.filter)
        self.list.setItemDelegate(self._delegate)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setMouseTracking(True)
        self.list.setDragEnabled(True)
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)

    def _lay_out(self) -> None:
        head, foot = QHBoxLayout(), QHBoxLayout()
        head.addWidget(self.search, 1)
        head.addWidget(self.order)
        for button in (self.open, self.play, self.new, self.import_list, self.export, self.more):
            foot.addWidget(button)
        foot.addStretch(1)
        middle = QWidget(self)
        middle.setMinimumWidth(scaled(LEAST_LIST))
        pages = QStackedLayout(middle)
        pages.setStackingMode(QStackedLayout.StackingMode.StackAll)
        pages.addWidget(self.list)
        pages.addWidget(self.empty)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        self.empty.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        split = QSplitter(self)
        for widget in (self.folder_tree, middle, self.details):
            split.addWidget(widget)
        split.setStretchFactor(1, 1)
        split.setChildrenCollapsible(False)
        split.setSizes([scaled(width) for width in WIDTHS])
        for label in (self.notice, self.faults):
            label.setWordWrap(True)
            label.hide()
        self.box.addLayout(head)
        self.box.addWidget(split, 1)
        self.box.addWidget(self.notice)
        self.box.addWidget(self.faults)
        self.box.addLayout(foot)

    def _connect(self) -> None:
        self.reader.found.connect(self._show_more)
        self.reader.finished.connect(self._show_all)
        self.search.textChanged.connect(lambda _text: self._apply_filter())
        self.search.returnPressed.connect(self._open)
        self.order.currentIndexChanged.connect(lambda _index: self.refresh())
        self.folder_tree.chosen.connect(lambda _place: self._apply_filter())
        self.folder_tree.dropped.connect(self._dropped)
        self.list.activated.connect(lambda _index: self._open())
        self.list.selectionModel().selectionChanged.connect(self._selected)
        self.list.customContextMenuRequested.connect(self._show_menu)
        self.decks.renamed.connect(self._renamed, Qt.ConnectionType.QueuedConnection)
        self._delegate.closeEditor.connect(lambda *_: self._editor_closed())
        self.deck_actions.finished.connect(self.refresh)
        self.deck_actions.message.connect(self._say)
        self._watcher.changed.connect(self.refresh)
        self.open.clicked.connect(self._open)
        self.play.clicked.connect(self._play)
        self.new.clicked.connect(lambda: self.new_wanted.emit(self._folder()))
        self.import_list.clicked.connect(self.import_wanted)
        self.export.clicked.connect(lambda: self.export_wanted.emit(self.chosen()[0].entry))
        self.more.clicked.connect(
            lambda: self.menu.popup(self.more.mapToGlobal(QPoint(0, -self.menu.sizeHint().height())))
        )

    def _folder(self) -> str:
        place = self.folder_tree.place
        return place.value if place.kind == "folder" else ""

    def _apply_filter(self) -> None:
        """Show the decks of the selected folder or tag that match the search."""
        place, words = wanted = self.folder_tree.place, self.search.text()
        if wanted != self._filtered_by:
            self._filtered_by = wanted
            self.filter.only(lambda row: row.is_in(place) and matches(row.entry, words, row.name))
        if not self.chosen() and self.filter.rowCount():
            self.list.setCurrentIndex(self.filter.index(0, 0))
        self.empty.setVisible(not self.filter.rowCount())
        self.empty.setText(
            self.tr("No deck here matches the search.")
            if self.search.text().strip()
            else self.tr("There are no decks here.")
        )
        self._set_enabled()
        self._show_details()

    def _selected(self, _now: QItemSelection, _before: QItemSelection) -> None:
        self._set_enabled()
        self._show_details()

    def _show_details(self) -> None:
        self.details.show_rows(self.chosen())

    def _set_enabled(self) -> None:
        rows = self.chosen()
        usable = len(rows) == 1 and rows[0].kind != "removed"
        self.export.setEnabled(usable)
        self.play.setEnabled(usable and rows[0].playable != "no")
        self.deck_actions.set_enabled()
        restores = self.deck_actions.restore.isEnabled()
        self.open.set_caption(self.tr("Restore") if restores else self.tr("Open"), self.tr("Enter"))
        self.open.setEnabled(usable or restores)

    def _mark(self, keys: list[tuple[str, str]], place: int) -> None:
        """Select these decks if they are shown."""
        flag = QItemSelectionModel.SelectionFlag
        for row in range(self.filter.rowCount()):
            index = self.filter.index(row, 0)
            if index.data(ROW).key in keys:
                self.list.selectionModel().select(index, flag.Select)
                self.list.selectionModel().setCurrentIndex(index, flag.NoUpdate)
        self.list.verticalScrollBar().setValue(place)
        if self.list.currentIndex().isValid():
            self.list.scrollTo(self.list.currentIndex())

    def _open(self) -> None:
        if not self.open.isEnabled():
            return
        if self.deck_actions.restore.isEnabled():
            self.deck_actions.restore.trigger()
            return
        self.open_wanted.emit(_named(self.chosen()[0]))

    def _play(self) -> None:
        self.play_wanted.emit(_named(self.chosen()[0]))

    def _edit_name(self) -> None:
        self.list.edit(self.list.selectionModel().selectedIndexes()[0])

    def _renamed(self, row: DeckRow, name: str) -> None:
        self.deck_actions.attempt(partial(self.repository.rename, row.entry, name))

    def _editor_closed(self) -> None:
        if self._stale:
            self._watcher.changed.emit()

    def _dropped(self, ids: list[str], folder: str) -> None:
        self.deck_actions.move(
            [row.entry for row in self.decks.rows if row.kind == "own" and row.entry.id in ids], folder
        )

    def _show_menu(self, at: QPoint) -> None:
        self.menu.popup(self.list.viewport().mapToGlobal(at))

    def _say(self, text: str) -> None:
        self.notice.setText(text)
        self.notice.setVisible(bool(text))


def _named(row: DeckRow) -> DeckEntry | str:
    """Return what a deck is asked for by: its entry, the name of a shipped one."""
    return row.entry.name if row.kind == "shipped" else row.entry
