"""The decks as a list model, and a filter by place and words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QDateTime,
    QLocale,
    QMimeData,
    QModelIndex,
    QObject,
    QSortFilterProxyModel,
    Qt,
    Signal,
)

from gundam_desktop.games.gcg.decks_api import color_names, matches
from gundam_desktop.ui.decks.library.deck_rows import DeckRow, LibraryPlace
from gundam_desktop.ui.style.item_index import NOWHERE, Index
from gundam_desktop.ui.style.translation import language, listed, translate

ROW = Qt.ItemDataRole.UserRole
MIME = "application/x-gundam-desktop-decks"


class DecksModel(QAbstractListModel):
    """The decks in the given order."""

    renamed = Signal(object, str)
    """A row, and the name entered for it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[DeckRow] = []

    @property
    def rows(self) -> Sequence[DeckRow]:
        """The shown decks."""
        return self._rows

    def show_rows(self, rows: Sequence[DeckRow]) -> None:
        """Show these decks."""
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def add_rows(self, rows: Sequence[DeckRow]) -> None:
        """Show more decks behind the others."""
        self.beginInsertRows(NOWHERE, len(self._rows), len(self._rows) + len(rows) - 1)
        self._rows += rows
        self.endInsertRows()

    def rowCount(self, parent: Index = NOWHERE) -> int:
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
            parts = (row.name, color_names(row.colors, language()), counts(row), listed(row.entry.tags))
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
    """Shows the decks of a place that match all words."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._place, self._words = LibraryPlace(), ""

    def only(self, place: LibraryPlace, words: str) -> None:
        """Set place and words."""
        if (place, words) != (self._place, self._words):
            self._place, self._words = place, words
            self.invalidateFilter()

    def filterAcceptsRow(self, row: int, _parent: Index) -> bool:
        model = self.sourceModel()
        shown: DeckRow = model.data(model.index(row, 0), ROW)
        return shown.is_in(self._place) and matches(shown.entry, self._words, shown.name)


def counts(row: DeckRow) -> str:
    """Return the numbers of cards in the deck, the resource deck and the sideboard as text."""
    deck = row.entry.deck
    text = translate("DeckLibrary", "{count} + {resources} cards")
    if deck.sideboard:
        text = translate("DeckLibrary", "{count} + {resources} cards, sideboard {beside}")
    return text.format(count=deck.count, resources=deck.resource_count, beside=deck.sideboard_count)


def changed(row: DeckRow) -> str:
    """Return the time of the last change as text; empty for a shipped deck."""
    if row.kind == "shipped":
        return ""
    moment = QDateTime.fromSecsSinceEpoch(int(row.entry.changed.timestamp()))
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)


def mark(row: DeckRow) -> str:
    """Return the mark of a deck that is not legal or restricted; empty for others."""
    if row.playable == "no":
        return translate("DeckLibrary", "not legal")
    return translate("DeckLibrary", "restricted") if row.playable == "restricted" else ""
