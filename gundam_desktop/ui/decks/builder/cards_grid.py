"""The cards as a grid of faces."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyleOptionViewItem, QWidget

from gundam_desktop.ui.decks.builder.card_grid_delegate import EDGE, CardGridDelegate
from gundam_desktop.ui.decks.builder.card_view_input import drag_away
from gundam_desktop.ui.decks.builder.cards_model import NUMBER, CardsModel
from gundam_desktop.ui.decks.builder.own_layout_view import OwnLayoutView
from gundam_desktop.ui.decks.builder.thumbnails import ThumbnailCache
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.item_index import Index
from gundam_desktop.ui.style.scaling import scaled
from gundam_desktop.ui.style.stylesheets import set_view_background
from gundam_desktop.ui.style.view_option import typed

FACE = 112
"""Usual width of a face. Faces are widened to fill the columns that fit."""
ZOOMS = (0.55, 0.7, 0.85, 1.0, 1.25, 1.55, 1.9, 2.4)
USUAL_ZOOM = ZOOMS.index(1.0)
GRAIN = 4
"""Face widths are multiples of this, so that resizing a window repaints few pictures."""


class CardsGrid(Ambient, OwnLayoutView):
    """Shows the rows of a `CardsModel` as faces; arrow keys follow the grid.

    The layout is computed here: a plain `QListView` would ask Python for every card after every search.
    """

    left_upwards = Signal()
    """Up was pressed in the first row."""

    def __init__(self, cards: CardsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards = cards
        self._zoom = USUAL_ZOOM
        self._columns = 1
        self._cell = QSize(1, 1)
        self.thumbnails = ThumbnailCache(cards.face, self._wanted, self)
        self.thumbnails.made.connect(self._show_faces)
        self.card_delegate = CardGridDelegate(self, self.thumbnails)
        self.setModel(cards)
        self.setItemDelegate(self.card_delegate)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setDragEnabled(True)
        self.setTabKeyNavigation(False)
        self.refresh_colors()

    # size

    @property
    def columns(self) -> int:
        """Number of cards in a row."""
        return self._columns

    @property
    def zoom(self) -> int:
        """The size of the faces, an index into `ZOOMS`."""
        return self._zoom

    def set_zoom(self, zoom: int) -> None:
        """Change the size of the faces; the current card, or else the top one, stays in sight."""
        zoom = max(0, min(len(ZOOMS) - 1, zoom))
        if zoom != self._zoom:
            current = self.currentIndex()
            current = (
                current if self._in_sight(current) else self.indexAt(QPoint(self.viewport().width() // 2, scaled(20)))
            )
            self._zoom = zoom
            self.fit()
            self.scrollTo(current)

    def fit(self) -> None:
        """Fill the width with faces of about the wanted size."""
        room = max(1, self.viewport().width())
        edges = 2 * scaled(EDGE)
        wanted = scaled(FACE * ZOOMS[self._zoom])
        self._columns = max(1, room // (wanted + edges))
        cell = room // self._columns
        self.card_delegate.face_width = max(GRAIN, min(cell - edges, int(wanted * 1.5)) // GRAIN * GRAIN)
        self.thumbnails.set_size(self.card_delegate.face_width, self.devicePixelRatioF())
        self._cell = QSize(cell, self.card_delegate.cell_height())
        self.doItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.fit()
        super().resizeEvent(event)

    def refresh_sizes(self) -> None:
        self.fit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.fit()
        return super().event(event)

    def refresh_colors(self) -> None:
        self.thumbnails.refresh()
        set_view_background(self)

    # layout

    def updateGeometries(self) -> None:
        rows = -(-self.cards.rowCount() // self._columns)
        height, bar = self.viewport().height(), self.verticalScrollBar()
        bar.setRange(0, max(0, rows * self._cell.height() - height))
        bar.setPageStep(height)
        bar.setEnabled(bar.maximum() > 0)
        bar.setSingleStep(self._cell.height() // 4)

    def visualRect(self, index: Index) -> QRect:
        if not index.isValid():
            return QRect()
        line, place = divmod(index.row(), self._columns)
        top = line * self._cell.height() - self.verticalScrollBar().value()
        return QRect(QPoint(place * self._cell.width(), top), self._cell)

    def indexAt(self, at: QPoint) -> QModelIndex:
        line = (at.y() + self.verticalScrollBar().value()) // self._cell.height()
        place = at.x() // self._cell.width()
        row = line * self._columns + place
        known = 0 <= place < self._columns and 0 <= row < self.cards.rowCount()
        return self.cards.index(row, 0) if known else QModelIndex()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        option, marked = QStyleOptionViewItem(), self.currentIndex().row()
        self.initViewItemOption(option)
        plain = typed(option).state & ~QStyle.StateFlag.State_Selected
        for row in self._rows_in(event.rect()):
            index = self.cards.index(row, 0)
            typed(option).rect = self.visualRect(index)
            chosen = QStyle.StateFlag.State_Selected if row == marked else QStyle.StateFlag.State_None
            typed(option).state = plain | chosen
            self.card_delegate.paint(painter, option, index)

    def _rows_in(self, place: QRect) -> range:
        """Return the rows that intersect a rectangle of the viewport."""
        shift, height = self.verticalScrollBar().value(), self._cell.height()
        first, last = ((y + shift) // height for y in (place.top(), place.bottom()))
        return range(max(0, first) * self._columns, min(self.cards.rowCount(), (last + 1) * self._columns))

    # thumbnails

    def _in_sight(self, index: QModelIndex) -> bool:
        return index.isValid() and self.viewport().rect().intersects(self.visualRect(index))

    def _wanted(self) -> list[str]:
        """Return the numbers of the cards in sight, then those of the next page."""
        if not self.isVisible():
            return []
        seen = self._rows_in(self.viewport().rect())
        last = min(self.cards.rowCount(), seen.stop + len(seen))
        return [self.cards.number(row) for row in range(seen.start, last)]

    def _show_faces(self, numbers: list[str]) -> None:
        for number in numbers:
            self.update(self.cards.index(self.cards.row_of(number), 0))

    # input

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.set_zoom(self._zoom + (1 if event.angleDelta().y() > 0 else -1))
        else:
            super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Up and self.currentIndex().row() < self._columns:
            self.left_upwards.emit()
        else:
            super().keyPressEvent(event)

    def moveCursor(self, action: QAbstractItemView.CursorAction, _modifiers: Qt.KeyboardModifier) -> QModelIndex:
        moves, now, count = QAbstractItemView.CursorAction, self.currentIndex().row(), self.cards.rowCount()
        if not count:
            return QModelIndex()
        page = max(1, self.viewport().height() // self._cell.height()) * self._columns
        steps = {
            moves.MoveLeft: -1,
            moves.MovePrevious: -1,
            moves.MoveRight: 1,
            moves.MoveNext: 1,
            moves.MoveUp: -self._columns,
            moves.MoveDown: self._columns,
            moves.MovePageUp: -page,
            moves.MovePageDown: page,
            moves.MoveHome: -now,
            moves.MoveEnd: count,
        }
        return self.cards.index(max(0, min(count - 1, now + steps[action])), 0)

    def startDrag(self, _actions: Qt.DropAction) -> None:
        drag_away(self, self.thumbnails.picture(self.currentIndex().data(NUMBER)))
