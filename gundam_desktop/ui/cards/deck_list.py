"""Decks in a list: the model, the delegate that draws each as a tile, and the tiles of a game's decks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QObject, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLineEdit, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from gundam_desktop.tabletop import DeckSummary, Library
from gundam_desktop.ui.cards.deck_tile import PLAN_HEIGHT, TILE_WIDTH, DeckTile, room_for_words, title_font
from gundam_desktop.ui.cards.pictures import own_pictures
from gundam_desktop.ui.style.item_index import Index
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.row_model import Row, RowModel
from gundam_desktop.ui.style.scaling import scaled
from gundam_desktop.ui.style.translation import language, translate
from gundam_desktop.ui.style.view_option import typed

TILE = Qt.ItemDataRole.UserRole + 1
"""The role of a row's `DeckTile`."""
EDITOR_HEIGHT = 30


def deck_tile(library: Library, name: str) -> DeckTile:
    """The tile of a deck by name or path, in the language in use. `ValueError` or `OSError` if it cannot be read."""
    deck = library.deck_summary(name, language())
    face, *beside = [library.face(card, language()) if card else None for card in (deck.key_card, *deck.beside)]
    return DeckTile(deck, face, beside=tuple(filter(None, beside)))


def deck_tiles(library: Library, names: Iterable[str]) -> Iterator[DeckTile]:
    """Yield the tiles of decks; one that cannot be read shows its name alone."""
    return (tile_or_name(library, name) for name in names)


def tile_or_name(library: Library, name: str) -> DeckTile:
    """The tile of a deck; one that cannot be read shows its name alone."""
    try:
        return deck_tile(library, name)
    except (ValueError, OSError):
        return DeckTile(DeckSummary(name, name, group="own"), None)


class DeckListModel(RowModel[Row]):
    """Decks in the given order."""

    def __init__(self, tile: Callable[[Row], DeckTile], parent: QObject | None = None) -> None:
        """`tile` makes the tile of a row; it is called whenever one is shown."""
        super().__init__(parent)
        self._tile = tile

    def shown(self, row: Row, role: int) -> object:
        if role == TILE:
            return self._tile(row)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return self._tile(row).deck.title
        if role == Qt.ItemDataRole.ToolTipRole:
            return literal(self._tile(row).deck.title)
        return self._tile(row).spoken if role == Qt.ItemDataRole.AccessibleTextRole else None


class DeckDelegate(QStyledItemDelegate):
    """Draws each deck as a tile, and edits its title in place; the tiles share the width of the list."""

    def __init__(self, view: QListView, height: int = PLAN_HEIGHT) -> None:
        """`height` is that of a tile, in pixels of a window of the usual size."""
        super().__init__(view)
        self._view, self._height = view, height
        own_pictures().loaded.connect(view.viewport().update)

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        room = self._view.viewport().width() - 2
        columns = max(1, room // scaled(TILE_WIDTH))
        return QSize(room // columns, scaled(self._height))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        tile: DeckTile = index.data(TILE)
        state, flag = typed(option).state, QStyle.StateFlag
        tile.paint(
            painter,
            QRectF(typed(option).rect),
            painter.device().devicePixelRatio(),
            chosen=bool(state & flag.State_Selected),
            lit=bool(state & flag.State_MouseOver),
            focus=bool(state & flag.State_HasFocus),
        )

    def createEditor(self, parent: QWidget, _option: QStyleOptionViewItem, _index: Index) -> QWidget:
        editor = QLineEdit(parent)
        editor.setFont(title_font())
        editor.setAccessibleName(translate("DeckLibrary", "Name of the deck"))
        return editor

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, _index: Index) -> None:
        room = room_for_words(QRectF(typed(option).rect)).toRect().adjusted(-4, -4, 0, 0)
        room.setHeight(scaled(EDITOR_HEIGHT))
        editor.setGeometry(room)
