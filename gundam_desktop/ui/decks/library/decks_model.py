"""The decks as a list model, and a filter by place and words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
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
from gundam_desktop.ui.style.item_index import Index
from gundam_desktop.ui.style.row_model import ROW, RowModel
from gundam_desktop.ui.style.translation import language, listed, translate

MIME = "application/x-gundam-desktop-decks"


class DecksModel(RowModel[DeckRow]):
    """The decks in the given order."""

    renamed = Signal(object, str)
    """A row, and the name entered for it."""

    def shown(self, row: DeckRow, role: int) -> object:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return row.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            parts = (row.name, color_names(row.colors, language()), counts(row), listed(row.entry.tags))
            return " · ".join(filter(None, (*parts, changed(row), mark(row))))
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        row = self.rows[index.row()]
        if role != Qt.ItemDataRole.EditRole or value == row.name:
            return False
        self.renamed.emit(row, str(value))
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index) | Qt.ItemFlag.ItemNeverHasChildren
        if index.isValid() and self.rows[index.row()].kind == "own":
            flags |= Qt.ItemFlag.ItemIsEditable | Qt.ItemFlag.ItemIsDragEnabled
        return flags

    def mimeTypes(self) -> list[str]:
        return [MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        data = QMimeData()
        data.setData(MIME, "\n".join(self.rows[index.row()].entry.id for index in indexes).encode())
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
            self.invalidate()

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
