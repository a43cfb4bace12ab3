"""The cards that can be in a deck, as a model for grid and table: all of them, or the result of a search.

The model filters and sorts by itself: a `QSortFilterProxyModel` would ask Python for every card at every key.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from enum import IntEnum
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QMimeData, QModelIndex, QObject, Qt

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks_api import COLORS, DECK, LIST_TYPES, Card, Deck, Part, color_names
from gundam_desktop.tabletop import Face
from gundam_desktop.ui.decks.builder.card_mime import mime_of
from gundam_desktop.ui.style.item_index import NOWHERE, Index
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.translation import QT_TRANSLATE_NOOP, language, listed, translate

NUMBER = Qt.ItemDataRole.UserRole + 1
FACE = Qt.ItemDataRole.UserRole + 2
COPIES = Qt.ItemDataRole.UserRole + 3
PART = Qt.ItemDataRole.UserRole + 5
"""The part of the deck that the mouse and the keys change: the deck or its sideboard."""
BESIDE = Qt.ItemDataRole.UserRole + 6
"""Copies in the sideboard."""
OWNED = Qt.ItemDataRole.UserRole + 9
"""Copies that the player owns."""
_FIGURES = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class CardColumn(IntEnum):
    """The columns of the table."""

    NUMBER = 0
    NAME = 1
    COPIES = 2
    OWNED = 3
    TYPE = 4
    COLOR = 5
    LEVEL = 6
    COST = 7
    AP = 8
    HP = 9
    TRAITS = 10
    SET = 11


TITLES = {
    CardColumn.NUMBER: QT_TRANSLATE_NOOP("CardsModel", "Number"),
    CardColumn.NAME: QT_TRANSLATE_NOOP("CardsModel", "Name"),
    CardColumn.TYPE: QT_TRANSLATE_NOOP("CardsModel", "Type"),
    CardColumn.COLOR: QT_TRANSLATE_NOOP("CardsModel", "Colour"),
    CardColumn.LEVEL: QT_TRANSLATE_NOOP("CardsModel", "Lv"),
    CardColumn.COST: QT_TRANSLATE_NOOP("CardsModel", "Cost"),
    CardColumn.AP: QT_TRANSLATE_NOOP("CardsModel", "AP"),
    CardColumn.HP: QT_TRANSLATE_NOOP("CardsModel", "HP"),
    CardColumn.TRAITS: QT_TRANSLATE_NOOP("CardsModel", "Traits"),
    CardColumn.SET: QT_TRANSLATE_NOOP("CardsModel", "Set"),
    CardColumn.COPIES: QT_TRANSLATE_NOOP("CardsModel", "In the deck"),
    CardColumn.OWNED: QT_TRANSLATE_NOOP("CardsModel", "Owned"),
}
FIGURES = (CardColumn.LEVEL, CardColumn.COST, CardColumn.AP, CardColumn.HP, CardColumn.COPIES, CardColumn.OWNED)


class CardRow(NamedTuple):
    """A card with its name and traits in the current language."""

    number: str
    card: Card
    name: str
    traits: str


class CardsModel(QAbstractTableModel):
    """A row for each shown card, sorted."""

    def __init__(self, cards: Iterable[Card], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cards = [card for card in cards if card.type in LIST_TYPES]
        self._found: Collection[str] | None = None
        self._copies: Mapping[str, int] = {}
        self._beside: Mapping[str, int] = {}
        self._owned: Mapping[str, int] = {}
        self.adding_to: Part = DECK
        """Where cards are added."""
        self._sorted: tuple[CardColumn, Qt.SortOrder] = (CardColumn.LEVEL, Qt.SortOrder.AscendingOrder)
        self._order: list[CardRow] = []
        self._shown: list[CardRow] = []
        self._rows: dict[str, int] = {}
        self.retranslate()

    # what is shown

    def retranslate(self) -> None:
        """Take names and traits in the current language."""
        trait = library.wording(language()).names.trait
        rows = [
            CardRow(card.number, card, library.name_of(card.number, language()), listed(map(trait, card.traits)))
            for card in self._cards
        ]
        self._reset(lambda: self._arrange(rows))

    def set_numbers(self, numbers: Collection[str] | None) -> None:
        """Show the cards with these numbers; None shows all."""
        self._found = numbers
        self._reset(self._choose)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        if 0 <= column < len(CardColumn):
            self._sorted = (CardColumn(column), order)
            self._reset(lambda: self._arrange(self._order))

    @property
    def searched(self) -> bool:
        """True if only the result of a search is shown."""
        return self._found is not None

    @property
    def sorted_by(self) -> tuple[CardColumn, Qt.SortOrder]:
        """The column and order by which the cards are sorted."""
        return self._sorted

    def show_copies(self, deck: Deck) -> None:
        """Take the copies of each card from a deck."""
        copies = dict((*deck.cards, *deck.resources))
        changed = self._copies.items() ^ copies.items() | self._beside.items() ^ dict(deck.sideboard).items()
        self._copies, self._beside = copies, dict(deck.sideboard)
        self._show_changed(number for number, _ in changed)

    def show_owned(self, owned: Mapping[str, int]) -> None:
        """Take the copies that the player owns of each card."""
        changed = self._owned.items() ^ owned.items()
        self._owned = owned
        self._show_changed(number for number, _ in changed)

    def _show_changed(self, numbers: Iterable[str]) -> None:
        for number in set(numbers):
            row = self.row_of(number)
            if row >= 0:
                self.dataChanged.emit(self.index(row, 0), self.index(row, len(CardColumn) - 1))

    def number(self, row: int) -> str:
        """Return the card number of a row; empty if there is no such row."""
        return self._shown[row].number if 0 <= row < len(self._shown) else ""

    def copies(self, number: str) -> int:
        """Return the copies of a card in the deck."""
        return self._copies.get(number, 0)

    def beside(self, number: str) -> int:
        """Return the copies of a card in the sideboard."""
        return self._beside.get(number, 0)

    def owned(self, number: str) -> int:
        """Return the copies of a card that the player owns."""
        return self._owned.get(number, 0)

    def row_of(self, number: str) -> int:
        """Return the row of a card; -1 if it is not shown."""
        return self._rows.get(number, -1)

    def face(self, number: str) -> Face:
        """Return the face of a card in the current language."""
        return library.face(number, language())

    def _reset(self, change: Callable[[], None]) -> None:
        self.beginResetModel()
        change()
        self.endResetModel()

    def _arrange(self, rows: Iterable[CardRow]) -> None:
        """Sort the cards; those without a value come last in either order."""
        column, order = self._sorted
        usual = sorted(rows, key=_usual_order)
        values = {row.number: self._value(row, column) for row in usual}
        having = [row for row in usual if values[row.number] is not None]
        having.sort(key=lambda row: values[row.number], reverse=order is Qt.SortOrder.DescendingOrder)
        self._order = having + [row for row in usual if values[row.number] is None]
        self._choose()

    def _choose(self) -> None:
        found = self._found
        self._shown = self._order if found is None else [row for row in self._order if row.number in found]
        self._rows = {row.number: place for place, row in enumerate(self._shown)}

    def _value(self, row: CardRow, column: CardColumn) -> Any:
        """Return the sort key of a card in a column, None if it has no value."""
        card = row.card
        if column in (CardColumn.LEVEL, CardColumn.COST) and card.type == "resource":
            return None
        match column:
            case CardColumn.NAME:
                return row.name.casefold()
            case CardColumn.TYPE:
                return LIST_TYPES.index(card.type)
            case CardColumn.COLOR:
                return COLORS.index(card.color) if card.color else None
            case CardColumn.TRAITS:
                return row.traits.casefold() or None
            case CardColumn.COPIES:
                return self.copies(card.number) + self.beside(card.number)
            case CardColumn.OWNED:
                return self.owned(card.number)
        return getattr(card, column.name.lower())

    # Qt's own

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(CardColumn)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsDragEnabled if index.isValid() else flags

    def mimeTypes(self) -> list[str]:
        return mime_of(()).formats()

    def mimeData(self, indexes: Iterable[QModelIndex]) -> QMimeData:
        return mime_of(list(dict.fromkeys(index.data(NUMBER) for index in indexes)))

    def headerData(self, section: int, way: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if way is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return translate("CardsModel", TITLES[CardColumn(section)])
        if role == Qt.ItemDataRole.TextAlignmentRole and CardColumn(section) in FIGURES:
            return _FIGURES
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._shown):
            return None
        row, column = self._shown[index.row()], CardColumn(index.column())
        number = row.number
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row, column)
            case Qt.ItemDataRole.AccessibleTextRole:
                owned = self.owned(number)
                return spoken(self.face(number), self.copies(number), self.beside(number), owned=owned)
            case Qt.ItemDataRole.ToolTipRole if self.owned(number):
                return literal(owned_text(self.owned(number)))
            case Qt.ItemDataRole.TextAlignmentRole if column in FIGURES:
                return _FIGURES
            case _ if role == NUMBER:
                return number
            case _ if role == FACE:
                return self.face(number)
            case _ if role == COPIES:
                return self.copies(number)
            case _ if role == BESIDE:
                return self.beside(number)
            case _ if role == OWNED:
                return self.owned(number)
            case _ if role == PART:
                return DECK if row.card.type == "resource" else self.adding_to
        return None

    def _text(self, row: CardRow, column: CardColumn) -> str:
        card = row.card
        match column:
            case CardColumn.NUMBER:
                return card.number
            case CardColumn.NAME:
                return row.name
            case CardColumn.TRAITS:
                return row.traits
            case CardColumn.SET:
                return card.set
            case CardColumn.COPIES:
                copies, beside = self.copies(card.number), self.beside(card.number)
                return f"{copies} + {beside}" if beside else str(copies or "")
            case CardColumn.OWNED:
                return str(self.owned(card.number) or "")
            case CardColumn.COLOR:
                return color_names((card.color,), language()) if card.color else ""
        face = self.face(card.number)
        if column is CardColumn.TYPE:
            return face.type_name
        figures = library.stats(face)
        figure = {
            CardColumn.LEVEL: figures.level,
            CardColumn.COST: figures.cost,
            CardColumn.AP: figures.ap,
            CardColumn.HP: figures.hp,
        }[column]
        if figure is None:
            return ""
        return f"{figure:+d}" if face.modifier and column in (CardColumn.AP, CardColumn.HP) else str(figure)


def spoken(face: Face, copies: int, beside: int = 0, maybe: int = 0, *, owned: int = 0) -> str:
    """Return a card in words for a screen reader: `Gundam, Unit, Blue, Lv 4, cost 3, 2 in the deck`.

    `beside` are its copies in the sideboard, `maybe` those in the maybeboard, `owned` those that the player owns.
    """
    parts = [face.name, face.type_name]
    if face.color:
        parts.append(color_names((face.color,), language()))
    figures = library.stats(face)
    if figures.level is not None:
        parts.append(translate("CardsModel", "Lv {level}").format(level=figures.level))
    if figures.cost is not None:
        parts.append(translate("CardsModel", "cost {cost}").format(cost=figures.cost))
    if copies:
        parts.append(translate("CardsModel", "{count} in the deck").format(count=copies))
    if beside:
        parts.append(translate("CardsModel", "{count} in the sideboard").format(count=beside))
    if maybe:
        parts.append(translate("CardsModel", "{count} in the maybeboard").format(count=maybe))
    if owned:
        parts.append(owned_text(owned))
    return listed(parts)


def owned_text(owned: int) -> str:
    """Return how many copies the player owns, in words."""
    return translate("CardsModel", "owned: {count}").format(count=owned)


def _usual_order(row: CardRow) -> tuple[bool, int, int, str, str]:
    card = row.card
    return card.type == "resource", card.level, card.cost, row.name.casefold(), row.number
