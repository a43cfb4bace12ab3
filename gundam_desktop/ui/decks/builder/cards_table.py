"""The cards as a sortable table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from gundam_desktop.games.gcg import library
from gundam_desktop.ui.cards.color_chip import paint_chip
from gundam_desktop.ui.decks.builder.card_view_input import drag_away
from gundam_desktop.ui.decks.builder.cards_model import FACE, CardColumn, CardsModel
from gundam_desktop.ui.decks.builder.step_buttons import ButtonPair, StepButtons
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.item_index import Index
from gundam_desktop.ui.style.scaling import scaled, scaled_font
from gundam_desktop.ui.style.stylesheets import set_view_background
from gundam_desktop.ui.style.view_option import typed

ROW_HEIGHT = 28
WIDTHS = {
    CardColumn.NUMBER: 84,
    CardColumn.NAME: 196,
    CardColumn.COPIES: 92,
    CardColumn.OWNED: 62,
    CardColumn.TYPE: 78,
    CardColumn.COLOR: 62,
    CardColumn.LEVEL: 42,
    CardColumn.COST: 52,
    CardColumn.AP: 42,
    CardColumn.HP: 42,
    CardColumn.TRAITS: 190,
    CardColumn.SET: 58,
}
BUTTON = (22, 18)


class CardsTable(Ambient, QTableView):
    """Shows the rows of the grid as a table; a click on a header sorts."""

    left_upwards = Signal()
    """Up was pressed in the first row."""

    def __init__(self, cards: CardsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards = cards
        self.setModel(cards)
        self.card_delegate = CardTableDelegate(self)
        self.setItemDelegate(self.card_delegate)
        self.setShowGrid(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setWordWrap(False)
        self.setDragEnabled(True)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionsMovable(True)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.setSortIndicator(*cards.sorted_by)
        self.setSortingEnabled(True)
        self.refresh_colors()
        self.refresh_sizes()

    def refresh_colors(self) -> None:
        set_view_background(self)

    def refresh_sizes(self) -> None:
        self.verticalHeader().setDefaultSectionSize(scaled(ROW_HEIGHT))
        head = self.horizontalHeader()
        for column, width in WIDTHS.items():
            self.setColumnWidth(column, max(scaled(width), head.sectionSizeHint(column)))

    def refresh_texts(self) -> None:
        self.refresh_sizes()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Up and self.currentIndex().row() <= 0:
            self.left_upwards.emit()
        else:
            super().keyPressEvent(event)

    def startDrag(self, _actions: Qt.DropAction) -> None:
        drag_away(self)


class CardTableDelegate(QStyledItemDelegate):
    """Draws the cost in the shape of its colour, and − and + beside the copies."""

    def __init__(self, view: QTableView) -> None:
        super().__init__(view)
        self._table = view
        self.buttons = StepButtons(view, self.button_pair)

    def button_pair(self, cell: QRect) -> ButtonPair:
        """Return the places of − and + at both ends of the copies column, for any cell of the row."""
        table = self._table
        left = table.columnViewportPosition(CardColumn.COPIES)
        width, height = map(scaled, BUTTON)
        top = cell.center().y() - height / 2
        end = left + table.columnWidth(CardColumn.COPIES) - scaled(6)
        return ButtonPair(
            QRectF(left + scaled(6), top, width, height),
            QRectF(end - width, top, width, height),
        )

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if index.row() == self._table.currentIndex().row():
            typed(option).state |= QStyle.StateFlag.State_Selected
        typed(option).state &= ~QStyle.StateFlag.State_HasFocus
        if index.column() == CardColumn.COPIES:
            typed(option).displayAlignment = Qt.AlignmentFlag.AlignCenter
            typed(option).font = scaled_font(14, fonts.BOLD)
        elif index.column() == CardColumn.COST:
            typed(option).text = ""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cell = typed(option).rect
        if index.column() == CardColumn.COST:
            face = index.data(FACE)
            cost = library.stats(face).cost
            if cost is not None:
                paint_chip(painter, QPointF(cell.center()), scaled(9), face.color, cost)
        elif index.column() == CardColumn.COPIES and self.buttons.shown_at(index.row()):
            self.buttons.paint(painter, cell)
        painter.restore()
