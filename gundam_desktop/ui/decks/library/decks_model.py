"""The decks of the library as a list model: their names can be edited, and they can be dragged into folders."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMimeData, QModelIndex, QObject, Qt, Signal

from gundam_desktop.ui.cards.deck_list import DeckListModel
from gundam_desktop.ui.decks.library.deck_rows import DeckRow
from gundam_desktop.ui.style.item_index import Index

MIME = "application/x-gundam-desktop-decks"


class DecksModel(DeckListModel[DeckRow]):
    """The decks in the given order."""

    renamed = Signal(object, str)
    """A row, and the name entered for it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(DeckRow.tile, parent)

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
