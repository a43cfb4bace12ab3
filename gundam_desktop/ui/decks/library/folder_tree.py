"""The tree at the left: all decks, folders, tags, shipped and removed decks. Decks can be dropped on folders."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QTreeView, QWidget

from gundam_desktop.ui.decks.library.deck_rows import DeckRow, LibraryPlace
from gundam_desktop.ui.decks.library.decks_model import MIME
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.scaling import scaled, scaled_font
from gundam_desktop.ui.style.translation import listed

PLACE = Qt.ItemDataRole.UserRole


class FolderTree(QTreeView):
    """Shows each place with its number of decks."""

    chosen = Signal(object)
    """The selected place."""
    dropped = Signal(object, str)
    """Ids of decks, and the folder they were dropped on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = QStandardItemModel(self)
        self._shown: object = None
        self.setModel(self._model)
        self.setHeaderHidden(True)
        self.setIndentation(scaled(14))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setFrameShape(QTreeView.Shape.NoFrame)
        self.setAcceptDrops(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DropOnly)
        self.setDropIndicatorShown(True)
        self.selectionModel().currentChanged.connect(lambda _now, _before: self.chosen.emit(self.place))

    @property
    def place(self) -> LibraryPlace:
        """The selected place."""
        found = self.currentIndex().data(PLACE)
        return LibraryPlace(*found) if found is not None else LibraryPlace()

    def show_places(self, rows: Sequence[DeckRow], folders: Sequence[str], words: dict[str, str]) -> None:
        """Show the places of these decks. `words` has the titles of `all`, `tags`, `shipped` and `removed`."""
        tags = Counter(tag for row in rows if row.kind == "own" for tag in row.entry.tags)
        fixed = [(kind, sum(row.is_in(LibraryPlace(kind)) for row in rows)) for kind in ("all", "shipped", "removed")]
        inside = [(folder, sum(row.is_in(LibraryPlace("folder", folder)) for row in rows)) for folder in folders]
        shown = (sorted(tags.items()), fixed, inside, words)
        if shown == self._shown:
            return
        self._shown = shown
        before, known = self.place, dict(fixed)
        with QSignalBlocker(self):
            self._model.clear()
            root = self._model.invisibleRootItem()
            top = _add(root, words["all"], known["all"], LibraryPlace())
            nodes = {"": top}
            for folder, count in inside:
                parent, _, name = folder.rpartition("/")
                nodes[folder] = _add(nodes[parent], name, count, LibraryPlace("folder", folder))
            if tags:
                head = QStandardItem(words["tags"])
                head.setFlags(Qt.ItemFlag.ItemIsEnabled)
                head.setFont(scaled_font(12, fonts.BOLD))
                root.appendRow(head)
                for tag, count in sorted(tags.items(), key=lambda item: item[0].casefold()):
                    _add(head, tag, count, LibraryPlace("tag", tag))
            _add(root, words["shipped"], known["shipped"], LibraryPlace("shipped"))
            _add(root, words["removed"], known["removed"], LibraryPlace("removed"))
            self.expandAll()
            self.select_place(before)

    def select_place(self, place: LibraryPlace) -> None:
        """Select a place, or all decks if it is gone."""
        found = self._find(self._model.invisibleRootItem(), place) or self._model.index(0, 0)
        self.selectionModel().setCurrentIndex(found, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def _find(self, item: QStandardItem, place: LibraryPlace) -> QModelIndex | None:
        for row in range(item.rowCount()):
            child = item.child(row)
            data = child.data(PLACE)
            if data is not None and LibraryPlace(*data) == place:
                return child.index()
            if (inner := self._find(child, place)) is not None:
                return inner
        return None

    def _folder_at(self, event: QDropEvent) -> str | None:
        place = self.indexAt(event.position().toPoint()).data(PLACE)
        if place is None or not event.mimeData().hasFormat(MIME):
            return None
        return LibraryPlace(*place).value if LibraryPlace(*place).kind in ("all", "folder") else None

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasFormat(MIME):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        super().dragMoveEvent(event)
        event.setAccepted(self._folder_at(event) is not None)

    def dropEvent(self, event: QDropEvent) -> None:
        folder = self._folder_at(event)
        if folder is None:
            return
        event.acceptProposedAction()
        ids = bytes(event.mimeData().data(MIME).data()).decode().split("\n")
        self.dropped.emit(ids, folder)


def _add(parent: QStandardItem, title: str, count: int, place: LibraryPlace) -> QStandardItem:
    item = QStandardItem(f"{title}  {count}")
    item.setData(tuple(place), PLACE)
    item.setData(listed((title, str(count))), Qt.ItemDataRole.AccessibleTextRole)
    parent.appendRow(item)
    return item
