"""The actions and their keys as a table."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt
from PySide6.QtGui import QFont

from gundam_desktop.ui.keys.commands import COMMANDS, Command
from gundam_desktop.ui.keys.keymap import Keymap, shown
from gundam_desktop.ui.style.item_index import NOWHERE, Index
from gundam_desktop.ui.style.translation import listed


class KeyColumn(IntEnum):
    """The columns of the table."""

    ACTION = 0
    GROUP = 1
    KEYS = 2


class KeysModel(QAbstractTableModel):
    """A row for each action, kept up to date with a keymap."""

    def __init__(self, keymap: Keymap, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keymap = keymap
        keymap.changed.connect(self._refresh)

    @staticmethod
    def command(row: int) -> Command:
        """The action of a row."""
        return COMMANDS[row]

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(COMMANDS)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(KeyColumn)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return (self.tr("What it does"), self.tr("Where"), self.tr("Keys"))[section]
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        command = self.command(index.row())
        if role == Qt.ItemDataRole.DisplayRole:
            match index.column():
                case KeyColumn.ACTION:
                    return command.title
                case KeyColumn.GROUP:
                    return command.group.title
                case _:
                    return listed(map(shown, self._keymap.keys(command.id)))
        if role == Qt.ItemDataRole.FontRole and self._keymap.is_changed(command.id):
            bold = QFont()
            bold.setBold(True)
            return bold
        if role == Qt.ItemDataRole.AccessibleDescriptionRole and self._keymap.is_changed(command.id):
            return self.tr("Changed")
        return None

    def _refresh(self) -> None:
        self.dataChanged.emit(self.index(0, 0), self.index(len(COMMANDS) - 1, len(KeyColumn) - 1))
