"""A game's decks as a list model with the search over it, and the delegate that draws each as a tile."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import (
    QObject,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.tabletop import DeckGroup, DeckSummary
from gundam_desktop.ui.app.deck_tile import TILE_HEIGHT, TILE_WIDTH, DeckTile
from gundam_desktop.ui.style.item_index import Index
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.row_model import ROW, RowModel
from gundam_desktop.ui.style.scaling import scaled
from gundam_desktop.ui.style.translation import language
from gundam_desktop.ui.style.view_option import typed


def deck_tile(game_module: GameModule, name: str) -> DeckTile:
    """The tile of a deck by name or path, in the language in use. `ValueError` or `OSError` if it cannot be read."""
    deck = game_module.library.deck_summary(name, language())
    return DeckTile(deck, game_module.library.face(deck.key_card, language()) if deck.key_card else None)


def deck_tiles(game_module: GameModule, names: Iterable[str]) -> Iterator[DeckTile]:
    """Yield the tiles of decks; one that cannot be read shows its name alone."""
    return (tile_or_name(game_module, name) for name in names)


def tile_or_name(game_module: GameModule, name: str) -> DeckTile:
    """The tile of a deck; one that cannot be read shows its name alone."""
    try:
        return deck_tile(game_module, name)
    except (ValueError, OSError):
        return DeckTile(DeckSummary(name, name, group="own"), None)


class DeckListModel(RowModel[DeckTile]):
    """The decks that can be chosen."""

    def shown(self, row: DeckTile, role: int) -> object:
        if role == Qt.ItemDataRole.DisplayRole:
            return row.deck.title
        if role == Qt.ItemDataRole.ToolTipRole:
            return literal(row.deck.title)
        return row.spoken if role == Qt.ItemDataRole.AccessibleTextRole else None


class DeckListFilter(QSortFilterProxyModel):
    """The decks of a group that have some words."""

    def __init__(self, model: DeckListModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._decks = model
        self._group: DeckGroup = "shipped"
        self._words = ""
        self.setSourceModel(model)

    def only(self, group: DeckGroup, words: str) -> None:
        """Show a group's decks that have all of the words."""
        self._group, self._words = group, words
        self.invalidate()

    def count(self, group: DeckGroup, words: str) -> int:
        """How many decks of a group have all of the words."""
        return sum(tile.deck.group == group and tile.has(words) for tile in self._decks.rows)

    def filterAcceptsRow(self, row: int, _parent: Index) -> bool:
        tile = self._decks.rows[row]
        return tile.deck.group == self._group and tile.has(self._words)


class DeckDelegate(QStyledItemDelegate):
    """Draws each deck as a tile; the tiles share the width of the list."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        room = self._view.viewport().width() - 2
        columns = max(1, room // scaled(TILE_WIDTH))
        return QSize(room // columns, scaled(TILE_HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        tile: DeckTile = index.data(ROW)
        state = typed(option).state
        flag = QStyle.StateFlag
        tile.paint(
            painter,
            QRectF(typed(option).rect),
            painter.device().devicePixelRatio(),
            chosen=bool(state & flag.State_Selected),
            lit=bool(state & flag.State_MouseOver),
            focus=bool(state & flag.State_Selected and state & flag.State_HasFocus),
        )
