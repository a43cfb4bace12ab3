"""The cards as a grid of faces."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from gundam_desktop.ui.deck_builder.card_mime import drag_away
from gundam_desktop.ui.deck_builder.cards_model import NUMBER, CardsModel
from gundam_desktop.ui.deck_builder.faces import Faces
from gundam_desktop.ui.deck_builder.grid_cell import EDGE, GridCell
from gundam_desktop.ui.deck_builder.tools import lay_ground
from gundam_desktop.ui.growth import grown
from gundam_desktop.ui.theme import Theme

FACE = 112
"""Usual width of a face; as many columns as fit are made, then the faces as wide as fits."""
ZOOMS = (0.55, 0.7, 0.85, 1.0, 1.25, 1.55, 1.9, 2.4)
USUAL_ZOOM = ZOOMS.index(1.0)
GRAIN = 4
"""The width of a face is a multiple of this, so that a window that is drawn wider has few of them painted anew."""


class CardsGrid(QListView):
    """Shows the rows of a `CardsModel`; the arrows go from card to card as they lie."""

    left_upwards = Signal()
    """Up was pressed in the first row."""

    def __init__(self, cards: CardsModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards = cards
        self._zoom = USUAL_ZOOM
        self._columns = 1
        self.faces = Faces(cards.face, self._wanted, theme, self)
        self.faces.made.connect(self._show_faces)
        self.cell = GridCell(self, self.faces, theme)
        self.setModel(cards)
        self.setItemDelegate(self.cell)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setDragEnabled(True)
        self.setTabKeyNavigation(False)
        self.set_theme(theme)

    # size

    @property
    def columns(self) -> int:
        """How many cards stand in a row."""
        return self._columns

    @property
    def zoom(self) -> int:
        """The size of the faces, as a place in `ZOOMS`."""
        return self._zoom

    def set_zoom(self, zoom: int) -> None:
        """Make the faces larger or smaller; what is marked, or else the upper left card, stays in sight."""
        zoom = max(0, min(len(ZOOMS) - 1, zoom))
        if zoom != self._zoom:
            kept = self.currentIndex()
            kept = kept if self._in_sight(kept) else self.indexAt(QPoint(self.viewport().width() // 2, grown(20)))
            self._zoom = zoom
            self.fit()
            self.scrollTo(kept, QAbstractItemView.ScrollHint.EnsureVisible)

    def fit(self) -> None:
        """Fill the width with faces of about the size that is wanted."""
        room = max(1, self.viewport().width())
        edges = 2 * grown(EDGE)
        wanted = grown(FACE * ZOOMS[self._zoom])
        self._columns = max(1, room // (wanted + edges))
        cell = (room - 1) // self._columns  # a row that is filled to its last pixel is broken by Qt
        self.cell.face_width = max(GRAIN, min(cell - edges, int(wanted * 1.5)) // GRAIN * GRAIN)
        self.faces.set_size(self.cell.face_width, self.devicePixelRatioF())
        self.setGridSize(QSize(cell, self.cell.cell_height()))
        self.verticalScrollBar().setSingleStep(self.cell.cell_height() // 4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.fit()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self.fit()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.fit()
        return super().event(event)

    def set_theme(self, theme: Theme) -> None:
        """Change the colours."""
        self.cell.theme = theme
        self.faces.set_theme(theme)
        lay_ground(self, theme)

    # what is in sight

    def _in_sight(self, index: QModelIndex) -> bool:
        return index.isValid() and self.viewport().rect().intersects(self.visualRect(index))

    def _wanted(self) -> list[str]:
        """The numbers of the cards in sight, then those of the next page."""
        if not self.isVisible():
            return []
        height, shift = self.gridSize().height(), self.verticalScrollBar().value()
        first = shift // height * self._columns
        rows = self.viewport().height() // height + 2
        last = min(self.cards.rowCount(), first + 2 * rows * self._columns)
        return [self.cards.number(row) for row in range(first, last)]

    def _show_faces(self, numbers: list[str]) -> None:
        for number in numbers:
            self.update(self.cards.index(self.cards.row_of(number), 0))

    # hands

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
        page = max(1, self.viewport().height() // self.gridSize().height()) * self._columns
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
        drag_away(self, self.faces.picture(self.currentIndex().data(NUMBER)))
