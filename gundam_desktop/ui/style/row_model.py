"""A list model of rows of one kind, to which a subclass adds what is shown of a row; and a filter of its rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QObject, QSortFilterProxyModel, Qt

from gundam_desktop.ui.style.item_index import NOWHERE, Index

Row = TypeVar("Row")
ROW = Qt.ItemDataRole.UserRole
"""The role of the row itself."""
WORDS = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
"""The roles of what is read of a row."""


class RowModel(QAbstractListModel, Generic[Row]):  # a class of Qt cannot be an ABC
    """Rows in the given order."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[Row] = []

    def shown(self, row: Row, role: int) -> object:
        """What is shown of a row in a role of Qt; None for nothing."""
        raise NotImplementedError

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show these rows."""
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def add_rows(self, rows: Sequence[Row]) -> None:
        """Show more rows, below the others."""
        if rows:
            self.beginInsertRows(NOWHERE, len(self.rows), len(self.rows) + len(rows) - 1)
            self.rows += rows
            self.endInsertRows()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row = self.rows[index.row()]
        return row if role == ROW else self.shown(row, role)


class RowFilter(QSortFilterProxyModel, Generic[Row]):
    """The rows of a model that a test accepts; at first all of them."""

    def __init__(self, model: RowModel[Row], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._accepts: Callable[[Row], bool] = lambda _row: True
        self.setSourceModel(model)

    def only(self, accepts: Callable[[Row], bool]) -> None:
        """Show the rows that a test accepts; rows that are added later are tested, too."""
        self._accepts = accepts
        self.invalidate()

    def filterAcceptsRow(self, row: int, _parent: Index) -> bool:
        return self._accepts(self._model.rows[row])
