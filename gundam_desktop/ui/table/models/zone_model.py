"""The cards of one zone of one player as a list model."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, QPersistentModelIndex, Qt

from gundam_desktop.tabletop import Face, Zone
from gundam_desktop.ui.table.models.card_record import CardRecord, describe, describe_text

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class CardRole(IntEnum):
    """What a zone's model tells of each card besides its name."""

    RECORD = Qt.ItemDataRole.UserRole + 1
    ID = Qt.ItemDataRole.UserRole + 2
    NUMBER = Qt.ItemDataRole.UserRole + 3
    RESTED = Qt.ItemDataRole.UserRole + 4
    DAMAGE = Qt.ItemDataRole.UserRole + 5
    PLAYABLE = Qt.ItemDataRole.UserRole + 6
    CANDIDATE = Qt.ItemDataRole.UserRole + 7


class ZoneModel(QAbstractListModel):
    """The cards of one zone, in its order; a pile's top is row 0."""

    def __init__(self, seat: int, zone: Zone, face: Callable[[str], Face], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.seat = seat
        self.zone = zone
        self._face = face
        self._records: list[CardRecord] = []

    @property
    def records(self) -> tuple[CardRecord, ...]:
        """The cards, in order."""
        return tuple(self._records)

    def row_of(self, card: int) -> int:
        """The row of the card with this id, -1 when it is not here."""
        return next((row for row, record in enumerate(self._records) if record.card.id == card), -1)

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._records)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._records):
            return None
        record = self._records[index.row()]
        card = record.card
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._face(card.number).name if record.known else ""
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return describe_text(record, self._face(card.number) if record.known else None)
            case Qt.ItemDataRole.AccessibleTextRole:
                pilot = self._face(record.pilot) if record.pilot else None
                return describe(record, self._face(card.number) if record.known else None, pilot)
            case CardRole.RECORD:
                return record
            case CardRole.ID:
                return card.id
            case CardRole.NUMBER:
                return card.number
            case CardRole.RESTED:
                return card.rested
            case CardRole.DAMAGE:
                return card.damage
            case CardRole.PLAYABLE:
                return record.playable
            case CardRole.CANDIDATE:
                return record.candidate
            case _:
                return None

    def roleNames(self) -> dict[int, QByteArray]:
        names = {int(role): QByteArray(role.name.lower().encode()) for role in CardRole}
        return {**super().roleNames(), **names}

    def show(self, records: Sequence[CardRecord]) -> None:
        """Make these the cards of the zone, with no more signals than the difference needs."""
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
            self.beginRemoveRows(_NOWHERE, first, last)
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
                self.beginInsertRows(_NOWHERE, row, last)
                self._records[row:row] = records[row : last + 1]
                self.endInsertRows()
                row = last + 1
                continue
            if self._records[row].card.id != wanted:
                source = self.row_of(wanted)
                self.beginMoveRows(_NOWHERE, source, source, _NOWHERE, row)
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
