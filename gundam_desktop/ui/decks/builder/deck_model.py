"""The deck as a list model: a heading for each card type, below it the cards by Lv and cost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QMimeData, QModelIndex, QObject, Qt

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks_api import Card, Deck
from gundam_desktop.ui.decks.builder.card_mime import mime_of
from gundam_desktop.ui.decks.builder.cards_model import COPIES, FACE, NOWHERE, NUMBER, Index, spoken
from gundam_desktop.ui.style.translation import QT_TRANSLATE_NOOP, language, translate

SECTION = Qt.ItemDataRole.UserRole + 4
SECTIONS = {
    "unit": QT_TRANSLATE_NOOP("DeckModel", "Units"),
    "pilot": QT_TRANSLATE_NOOP("DeckModel", "Pilots"),
    "command": QT_TRANSLATE_NOOP("DeckModel", "Commands"),
    "base": QT_TRANSLATE_NOOP("DeckModel", "Bases"),
    "other": QT_TRANSLATE_NOOP("DeckModel", "What a deck cannot have"),
    "resource": QT_TRANSLATE_NOOP("DeckModel", "Resource deck"),
}


class DeckLine(NamedTuple):
    """A row: a heading with its total (no number), or a card with its copies."""

    section: str
    number: str
    copies: int


class DeckModel(QAbstractListModel):
    """The rows of a deck; headings cannot be selected."""

    def __init__(self, cards: Mapping[str, Card], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cards = cards
        self._deck: Deck | None = None
        self._lines: list[DeckLine] = []

    @property
    def lines(self) -> tuple[DeckLine, ...]:
        """The rows in order."""
        return tuple(self._lines)

    def show_deck(self, deck: Deck) -> None:
        """Show this deck."""
        self._deck = deck
        lines = list(self._made(deck))
        if [line[:2] for line in lines] == [line[:2] for line in self._lines]:  # only counts have changed
            self._lines = lines
            self.dataChanged.emit(self.index(0), self.index(len(lines) - 1))
            return
        self.beginResetModel()
        self._lines = lines
        self.endResetModel()

    def retranslate(self) -> None:
        """Take names in the current language."""
        self.beginResetModel()
        self._lines = list(self._made(self._deck)) if self._deck is not None else []
        self.endResetModel()

    def row_of(self, number: str) -> int:
        """Return the row of a card; -1 if it is not in the deck."""
        return next((row for row, line in enumerate(self._lines) if line.number == number), -1)

    def _made(self, deck: Deck) -> Iterator[DeckLine]:
        sections: dict[str, list[DeckLine]] = {name: [] for name in SECTIONS}
        for number, count in deck.cards:
            kind: str = self._cards[number].type
            section = kind if kind in sections and kind != "resource" else "other"
            sections[section].append(DeckLine(section, number, count))
        sections["resource"] = [DeckLine("resource", number, count) for number, count in deck.resources]
        for section, lines in sections.items():
            if lines:
                yield DeckLine(section, "", sum(line.copies for line in lines))
                yield from sorted(lines, key=self._order)

    def _order(self, line: DeckLine) -> tuple[int, int, str, str]:
        card = self._cards[line.number]
        return card.level, card.cost, library.name_of(line.number, language()), line.number

    # Qt's own

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid() or not self._lines[index.row()].number:
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled

    def mimeTypes(self) -> list[str]:
        return mime_of((), out_of_deck=True).formats()

    def mimeData(self, indexes: Iterable[QModelIndex]) -> QMimeData:
        return mime_of([index.data(NUMBER) for index in indexes], out_of_deck=True)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._lines):
            return None
        line = self._lines[index.row()]
        words = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        if role == SECTION:
            return line.section
        if role == COPIES:
            return line.copies
        if not line.number:
            return f"{translate('DeckModel', SECTIONS[line.section])} {line.copies}" if words else None
        if role == NUMBER:
            return line.number
        if role == FACE:
            return library.face(line.number, language())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return spoken(library.face(line.number, language()), line.copies)
        return library.name_of(line.number, language()) if words else None
