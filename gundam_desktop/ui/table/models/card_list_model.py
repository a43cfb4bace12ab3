"""Cards as list models: those of one zone, and any others in order."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QObject,
    Qt,
    SignalInstance,
)

from gundam_desktop.tabletop import Place, Zone
from gundam_desktop.ui.style.item_index import NOWHERE, Index
from gundam_desktop.ui.table.models.card_record import CardRecord


class CardRole(IntEnum):
    """The roles of a card in a model."""

    RECORD = Qt.ItemDataRole.UserRole + 1
    """Its `CardRecord`."""


class CardListModel(QAbstractListModel):
    """Cards in order; a pile's top is row 0."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._records: list[CardRecord] = []

    @property
    def records(self) -> tuple[CardRecord, ...]:
        """The cards, in order."""
        return tuple(self._records)

    @property
    def ids(self) -> tuple[int, ...]:
        """The ids of the cards, in order."""
        return tuple(record.card.id for record in self._records)

    def row_of(self, card: int) -> int:
        """The row of the card with this id, -1 without one."""
        return next((row for row, record in enumerate(self._records) if record.card.id == card), -1)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._records)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        is_row = index.isValid() and 0 <= index.row() < len(self._records)
        return self._records[index.row()] if is_row and role == CardRole.RECORD else None

    def roleNames(self) -> dict[int, QByteArray]:
        return {**super().roleNames(), int(CardRole.RECORD): QByteArray(b"record")}

    def changes(self) -> tuple[SignalInstance, ...]:
        """The signals of a change in the cards."""
        return self.rowsInserted, self.rowsRemoved, self.rowsMoved, self.dataChanged

    def show(self, records: Sequence[CardRecord]) -> None:
        """Make these the cards, with signals only for the differences."""
        self._remove_missing({record.card.id for record in records})
        self._insert_and_move(records)
        self._change(records)

    def _remove_missing(self, staying: set[int]) -> None:
        row = len(self._records)
        while row > 0:
            last = row - 1
            if self._records[last].card.id in staying:
                row = last
                continue
            first = last
            while first > 0 and self._records[first - 1].card.id not in staying:
                first -= 1
            self.beginRemoveRows(NOWHERE, first, last)
            del self._records[first : last + 1]
            self.endRemoveRows()
            row = first

    def _insert_and_move(self, records: Sequence[CardRecord]) -> None:
        present = {record.card.id for record in self._records}
        row = 0
        while row < len(records):
            wanted = records[row].card.id
            if wanted not in present:
                last = row
                while last + 1 < len(records) and records[last + 1].card.id not in present:
                    last += 1
                self.beginInsertRows(NOWHERE, row, last)
                self._records[row:row] = records[row : last + 1]
                self.endInsertRows()
                row = last + 1
                continue
            if self._records[row].card.id != wanted:
                source = self.row_of(wanted)
                self.beginMoveRows(NOWHERE, source, source, NOWHERE, row)
                self._records.insert(row, self._records.pop(source))
                self.endMoveRows()
            row += 1

    def _change(self, records: Sequence[CardRecord]) -> None:
        changed = [row for row, record in enumerate(records) if self._records[row] != record]
        start = 0
        for i, row in enumerate(changed):
            self._records[row] = records[row]
            if i + 1 == len(changed) or changed[i + 1] != row + 1:
                self.dataChanged.emit(self.index(changed[start]), self.index(row))
                start = i + 1


class ZoneModel(CardListModel):
    """The cards of one zone of a player, or of a shared one."""

    def __init__(self, place: Place, zone: Zone, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.place = place
        self.zone = zone
