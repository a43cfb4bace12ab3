"""The decks as a list model, and those of a place that hold some words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QDateTime,
    QLocale,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    Signal,
)

from gundam_desktop.games.gcg.decks_api import color_names, matches
from gundam_desktop.ui.decks.library.deck_rows import DeckRow, LibraryPlace
from gundam_desktop.ui.style.translation import language, translate

Index = QModelIndex | QPersistentModelIndex
ROW = Qt.ItemDataRole.UserRole
MIME = "application/x-gundam-desktop-decks"


class DecksModel(QAbstractListModel):
    """The decks, in the order in which they are given."""

    renamed = Signal(object, str)
    """A row, and the name that the player has written into it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[DeckRow] = []

    @property
    def rows(self) -> Sequence[DeckRow]:
        """The decks that are shown."""
        return self._rows

    def show_rows(self, rows: Sequence[DeckRow]) -> None:
        """Show these decks."""
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == ROW:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return row.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            parts = (row.name, color_names(row.colors, language()), counts(row), ", ".join(row.entry.tags))
            return " · ".join(filter(None, (*parts, changed(row), mark(row))))
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        row = self._rows[index.row()]
        if role != Qt.ItemDataRole.EditRole or value == row.name:
            return False
        self.renamed.emit(row, str(value))
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index) | Qt.ItemFlag.ItemNeverHasChildren
        if index.isValid() and self._rows[index.row()].kind == "own":
            flags |= Qt.ItemFlag.ItemIsEditable | Qt.ItemFlag.ItemIsDragEnabled
        return flags

    def mimeTypes(self) -> list[str]:
        return [MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        data = QMimeData()
        data.setData(MIME, "\n".join(self._rows[index.row()].entry.id for index in indexes).encode())
        return data


class DecksFilter(QSortFilterProxyModel):
    """The decks of a place that hold all of some words."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._place, self._words = LibraryPlace(), ""

    def only(self, place: LibraryPlace, words: str) -> None:
        """Show the decks of a place in which the words stand."""
        if (place, words) != (self._place, self._words):
            self._place, self._words = place, words
            self.invalidateFilter()

    def filterAcceptsRow(self, row: int, _parent: Index) -> bool:
        model = self.sourceModel()
        shown: DeckRow = model.data(model.index(row, 0), ROW)
        return shown.is_in(self._place) and matches(shown.entry, self._words)


def counts(row: DeckRow) -> str:
    """How many cards the deck and its resource deck have."""
    deck = row.entry.deck
    return translate("DeckLibrary", "{count} + {resources} cards").format(
        count=deck.count, resources=deck.resource_count
    )


def changed(row: DeckRow) -> str:
    """When the deck was changed last; empty for a shipped one."""
    if row.kind == "shipped":
        return ""
    moment = QDateTime.fromSecsSinceEpoch(int(row.entry.changed.timestamp()))
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)


def mark(row: DeckRow) -> str:
    """What is to be known before it is played: that it is not legal, or restricted."""
    if row.playable == "no":
        return translate("DeckLibrary", "not legal")
    return translate("DeckLibrary", "restricted") if row.playable == "restricted" else ""
