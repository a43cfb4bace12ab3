"""The deck as a list model: headings, below each its cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QMimeData, QModelIndex, QObject, Qt

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks_api import (
    DECK,
    MAYBEBOARD,
    PARTS,
    SIDEBOARD,
    SIDEBOARD_SIZE,
    Card,
    Deck,
    Part,
)
from gundam_desktop.ui.decks.builder.card_mime import mime_of
from gundam_desktop.ui.decks.builder.cards_model import COPIES, FACE, NUMBER, OWNED, PART, owned_text, spoken
from gundam_desktop.ui.decks.builder.deck_arrangement import RESOURCES, place_of, rank_of, section_of, title_of
from gundam_desktop.ui.decks.card_listing import sharing_names
from gundam_desktop.ui.session.layouts import DeckLook
from gundam_desktop.ui.style.item_index import NOWHERE, Index
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.translation import language, listed

SECTION = Qt.ItemDataRole.UserRole + 4
SHARED = Qt.ItemDataRole.UserRole + 7
"""The number of a card whose name another card of the deck has, too; empty for others."""
BREACH = Qt.ItemDataRole.UserRole + 8
"""The rules that the card breaks, in words; empty if none."""
LACKING = Qt.ItemDataRole.UserRole + 10
"""True if the deck needs more copies than the player owns."""


class DeckLine(NamedTuple):
    """A row: a heading with its total (no number), or a card with its copies."""

    section: str
    number: str
    copies: int

    @property
    def part(self) -> Part:
        """The part of the deck that it belongs to."""
        return next((part for part in PARTS if part == self.section), DECK)


class DeckModel(QAbstractListModel):
    """The rows of a deck; headings cannot be selected. A deck with cards has headings for its other parts, too."""

    def __init__(self, cards: Mapping[str, Card], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cards = cards
        self._deck: Deck | None = None
        self._look = DeckLook()
        self._lines: list[DeckLine] = []
        self._shared: frozenset[str] = frozenset()
        self._breaches: Mapping[str, str] = {}
        self._owned: Mapping[str, int] = {}

    @property
    def lines(self) -> tuple[DeckLine, ...]:
        """The rows in order."""
        return tuple(self._lines)

    def show_deck(self, deck: Deck) -> None:
        """Show this deck."""
        self._deck = deck
        self._shared = sharing_names(dict(deck.everything))
        lines = list(self._made(deck))
        if [line[:2] for line in lines] == [line[:2] for line in self._lines]:  # only counts have changed
            self._lines = lines
            self.dataChanged.emit(self.index(0), self.index(len(lines) - 1))
            return
        self.beginResetModel()
        self._lines = lines
        self.endResetModel()

    def arrange(self, look: DeckLook) -> None:
        """Group and sort the cards as a look of the deck says."""
        self._look = look
        self.retranslate()

    def retranslate(self) -> None:
        """Take names in the current language."""
        self.beginResetModel()
        if self._deck is not None:
            self._lines = list(self._made(self._deck))
            self._shared = sharing_names(dict(self._deck.everything))
        self.endResetModel()

    def show_breaches(self, breaches: Mapping[str, str]) -> None:
        """Mark the cards that break a rule: the rules in words by number."""
        if breaches != self._breaches:
            self._breaches = breaches
            self.dataChanged.emit(self.index(0), self.index(max(0, len(self._lines) - 1)))

    def show_owned(self, owned: Mapping[str, int]) -> None:
        """Take the copies that the player owns of each card; without any the deck does not speak of them."""
        self._owned = owned
        self.dataChanged.emit(self.index(0), self.index(max(0, len(self._lines) - 1)))

    @property
    def is_empty(self) -> bool:
        """True if nothing but Resources is in any part of the deck."""
        return all(line.section == RESOURCES for line in self._lines)

    def row_of(self, number: str, part: Part = DECK) -> int:
        """Return the row of a card in a part of the deck; -1 if it is not in it."""
        wanted = (number, part)
        return next((row for row, line in enumerate(self._lines) if (line.number, line.part) == wanted), -1)

    def heading_row(self, part: Part) -> int:
        """Return the row in which a part of the deck begins; -1 for a deck without cards."""
        return next((row for row, line in enumerate(self._lines) if line.part == part), -1)

    def _made(self, deck: Deck) -> Iterator[DeckLine]:
        sections: dict[str, list[DeckLine]] = {}
        groups = dict(deck.groups)
        for number, count in deck.cards:
            section = section_of(self._cards[number], self._look, groups)
            sections.setdefault(section, []).append(DeckLine(section, number, count))
        sections[RESOURCES] = [DeckLine(RESOURCES, number, count) for number, count in deck.resources]
        sections[SIDEBOARD] = [DeckLine(SIDEBOARD, number, count) for number, count in deck.sideboard]
        sections[MAYBEBOARD] = [DeckLine(MAYBEBOARD, number, count) for number, count in deck.maybeboard]
        for section in sorted(sections, key=place_of):
            lines = sections[section]
            if lines or (section in PARTS and deck.cards):
                yield DeckLine(section, "", sum(line.copies for line in lines))
                yield from sorted(lines, key=lambda line: rank_of(self._cards[line.number], self._look))

    # Qt's own

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid() or not self._lines[index.row()].number:
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled

    def mimeTypes(self) -> list[str]:
        return mime_of((), DECK).formats()

    def mimeData(self, indexes: Iterable[QModelIndex]) -> QMimeData:
        rows = list(indexes)
        return mime_of([index.data(NUMBER) for index in rows], rows[0].data(PART))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._lines):
            return None
        line = self._lines[index.row()]
        words = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        if role == SECTION:
            return line.section
        if role == PART:
            return line.part
        if role == COPIES:
            return line.copies
        if not line.number:
            return f"{title_of(line.section)} {total_of(line.section, line.copies)}" if words else None
        if role == NUMBER:
            return line.number
        if role == FACE:
            return library.face(line.number, language())
        breach = self._breaches.get(line.number, "")
        if role == BREACH:
            return breach
        owned = self._owned.get(line.number, 0)
        if role == OWNED:
            return owned if self._owned and (owned or line.section != RESOURCES) else None
        if role == LACKING:
            return self._deck is not None and owned < self._deck.needed(line.number)
        if role == Qt.ItemDataRole.ToolTipRole:
            return literal("\n".join(filter(None, (breach, owned_text(owned) if self._owned else ""))))
        if role == SHARED:
            return line.number if line.number in self._shared else ""
        if role == Qt.ItemDataRole.AccessibleTextRole:
            face = library.face(line.number, language())
            said = spoken(face, *(line.copies if line.part == part else 0 for part in PARTS), owned=owned)
            return listed(filter(None, (said, line.number if line.number in self._shared else "", breach)))
        return library.name_of(line.number, language()) if words else None


def total_of(section: str, copies: int) -> str:
    """Return the cards below a heading as text; the sideboard's with those that it must have."""
    return f"{copies} / {SIDEBOARD_SIZE}" if section == SIDEBOARD else str(copies)


def other_part(part: Part) -> Part:
    """Return where the arrow and the key move a card of a part: out of the deck into the sideboard, else into it."""
    return SIDEBOARD if part == DECK else DECK
