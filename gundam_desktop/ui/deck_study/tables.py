"""A table of texts that is only looked at: rows of cells, each with its colour and what it says when pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from gundam_desktop.ui.growth import grown
from gundam_desktop.ui.panels.panel import thin_scroll_bar
from gundam_desktop.ui.theme import Theme

Index = QModelIndex | QPersistentModelIndex


class Cell(NamedTuple):
    """One cell."""

    text: str
    figure: bool = False
    """It stands at the right."""
    color: str = ""
    hint: str = ""


class TextTable(QAbstractTableModel):
    """The rows."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._head: list[str] = []
        self._rows: list[list[Cell]] = []

    def show_rows(self, head: Sequence[str], rows: Sequence[Sequence[Cell]]) -> None:
        """Show these rows and no others."""
        self.beginResetModel()
        self._head, self._rows = list(head), [list(row) for row in rows]
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._head)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        cell = self._rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text
        if role == Qt.ItemDataRole.ToolTipRole:
            return cell.hint or None
        if role == Qt.ItemDataRole.ForegroundRole and cell.color:
            return QColor(cell.color)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if cell.figure else Qt.AlignmentFlag.AlignLeft
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._head[section]
        return None


class Table(QTableView):
    """Shows them; one column takes the room that is left."""

    def __init__(self, stretched: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = TextTable(self)
        self.setModel(self.rows)
        self._stretched = stretched
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)

    def show_rows(self, name: str, head: Sequence[str], rows: Sequence[Sequence[Cell]], theme: Theme) -> None:
        """Show these rows under a name."""
        self.setAccessibleName(name)
        self.setStyleSheet(thin_scroll_bar(theme))
        self.rows.show_rows(head, rows)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(self._stretched, QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().setDefaultSectionSize(grown(25))
