"""A read-only table of cells with text, colour and tool tip."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QAbstractTableModel, QObject, Qt
from PySide6.QtGui import QColor, QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from gundam_desktop.ui.style.item_index import NOWHERE, Index
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.panel import thin_scroll_bar
from gundam_desktop.ui.style.scaling import scaled
from gundam_desktop.ui.style.theme import theme

ROW = 25
"""Height of a row."""
NARROWER, NARROWEST = 96, 52
"""Widths to which a column gives way whose title is longer than its cells, before and after the names do."""
SHORT_NAME = 130
"""Width to which a column of names gives way, whose ends are then told by tool tips."""


class Cell(NamedTuple):
    """One cell."""

    text: str
    figure: bool = False
    """True to align right."""
    color: str = ""
    hint: str = ""


class CellModel(QAbstractTableModel):
    """The cells as a model."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._head: list[str] = []
        self._rows: list[list[Cell]] = []

    def show_rows(self, head: Sequence[str], rows: Sequence[Sequence[Cell]]) -> None:
        """Replace all rows."""
        self.beginResetModel()
        self._head, self._rows = list(head), [list(row) for row in rows]
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._head)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        cell = self._rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text
        if role == Qt.ItemDataRole.ToolTipRole:
            return literal(cell.hint or ("" if cell.figure else cell.text)) or None
        if role == Qt.ItemDataRole.ForegroundRole and cell.color:
            return QColor(cell.color)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if cell.figure else Qt.AlignmentFlag.AlignLeft
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._head[section]
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.ToolTipRole:
            return literal(self._head[section])
        if role == Qt.ItemDataRole.TextAlignmentRole and self._rows:
            return self.data(self.index(0, section), role)
        return None


class CellTable(QTableView):
    """Shows the cells; `stretched` columns share the remaining width."""

    def __init__(self, stretched: Sequence[int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = CellModel(self)
        self.setModel(self.rows)
        self._stretched, self._whole = stretched, False
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)

    def show_rows(self, name: str, head: Sequence[str], rows: Sequence[Sequence[Cell]]) -> None:
        """Show these rows under a name."""
        self.setAccessibleName(name)
        self.setStyleSheet(thin_scroll_bar() + _style())
        self.rows.show_rows(head, rows)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._share()
        self.verticalHeader().setDefaultSectionSize(scaled(ROW))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.selectRow(self.currentIndex().row())  # Qt marks the first cell alone

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """Give each column what its texts need, and the stretched ones the rest.

        Without room long titles are cut off, then names, then all titles: their tool tips have the whole.
        """
        header, room, columns = self.horizontalHeader(), self.viewport().width(), range(self.rows.columnCount())
        shared = [column for column in self._stretched if column in columns]
        cells, titles = [self.sizeHintForColumn(at) for at in columns], [header.sectionSizeHint(at) for at in columns]
        names = [min(width, scaled(SHORT_NAME)) if at in shared else width for at, width in enumerate(cells)]
        tries = ((cells, max(titles, default=0)), (cells, scaled(NARROWER)), (names, scaled(NARROWER)))
        for least, most in (*tries, (names, scaled(NARROWEST))):
            needed = [max(least[at], min(titles[at], most)) for at in columns]
            if sum(needed) <= room:
                break
        others = sum(needed[at] for at in columns if at not in shared)
        for at in columns:
            header.resizeSection(at, max(needed[at], (room - others) // len(shared)) if at in shared else needed[at])
        if self._whole:
            bar = self.horizontalScrollBar().sizeHint().height() if header.length() > room else 0
            rows = header.sizeHint().height() + self.rows.rowCount() * scaled(ROW)
            self.setFixedHeight(rows + bar + 2 * self.frameWidth())

    def fit_height(self) -> None:
        """Be as high as all rows from now on, and as the scroll bar below them if the columns do not fit."""
        self._whole = True
        self._share()


def _style() -> str:
    return f"QTableView {{border: 1px solid {theme().panel_edge}}} QTableView::item {{padding: 0 6px}}"
