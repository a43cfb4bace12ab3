"""One list of the exchange between two games: the deck or the sideboard, with what has come in and gone out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import (
    QByteArray,
    QMimeData,
    QModelIndex,
    QObject,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from gundam_desktop.tabletop import Face
from gundam_desktop.ui.cards.card_line import paint_card_line, paint_name
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.button import PRESSING
from gundam_desktop.ui.style.item_index import Index
from gundam_desktop.ui.style.row_model import ROW, WORDS, RowModel
from gundam_desktop.ui.style.scaling import scaled, scaled_font
from gundam_desktop.ui.style.stylesheets import set_view_background
from gundam_desktop.ui.style.text_line import paint_line
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import translate
from gundam_desktop.ui.style.view_option import typed

NUMBER = Qt.ItemDataRole.UserRole + 1
MIME = "application/x-gundam-desktop-exchange"
"""A card that is dragged from one list to the other: its number."""
ROW_HEIGHT, CHANGE_WIDTH = 30, 30


class ExchangeRow(NamedTuple):
    """A card of a list."""

    number: str
    copies: int
    change: int
    """Copies more than at the beginning of the match; negative for fewer."""


class ExchangeModel(RowModel[ExchangeRow]):
    """The cards of one list."""

    def __init__(self, face: Callable[[str], Face], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._face = face

    @property
    def count(self) -> int:
        """Number of cards, copies counted."""
        return sum(row.copies for row in self.rows)

    def show_cards(self, cards: Iterable[tuple[str, int]], registered: Mapping[str, int]) -> None:
        """Show the cards of a list, with their differences from the list of the beginning."""
        self.show_rows([ExchangeRow(number, copies, copies - registered.get(number, 0)) for number, copies in cards])

    def row_of(self, number: str) -> int:
        """The row of a card; -1 if it is not in the list."""
        return next((at for at, row in enumerate(self.rows) if row.number == number), -1)

    def face(self, number: str) -> Face:
        """The face of a card."""
        return self._face(number)

    def flags(self, index: Index) -> Qt.ItemFlag:
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled

    def mimeTypes(self) -> list[str]:
        return [MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        data = QMimeData()
        data.setData(MIME, QByteArray(str(indexes[0].data(NUMBER)).encode()))
        return data

    def shown(self, row: ExchangeRow, role: int) -> object:
        if role == NUMBER:
            return row.number
        if role in WORDS:
            text = f"{self._face(row.number).name} ×{row.copies}"
            return f"{text} ({change_text(row)})" if row.change else text
        return None


class ExchangeView(Ambient, QListView):
    """Shows one list. Enter, a double click and dragging to the other list move a copy there."""

    moved = Signal(str)
    """The number of a card, one copy of which leaves this list."""
    taken = Signal(str)
    """The number of a card of the other list that was dropped here."""
    pointed = Signal(str)
    """The number of the current card."""
    left = Signal()
    """The arrow key towards the other list was pressed."""

    def __init__(self, rows: ExchangeModel, towards: Qt.Key, parent: QWidget | None = None) -> None:
        """`towards` is the arrow key that leads to the other list."""
        super().__init__(parent)
        self.rows, self._towards = rows, towards
        self._aimed = False
        self.setModel(rows)
        self.setItemDelegate(ExchangeDelegate(self))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.CopyAction)
        self.selectionModel().currentChanged.connect(lambda now, _before: self._point(now))
        self.refresh_colors()

    @property
    def current(self) -> str:
        """The number of the current card; empty if there is none."""
        return str(self.currentIndex().data(NUMBER) or "")

    def show_cards(self, cards: Iterable[tuple[str, int]], registered: Mapping[str, int]) -> None:
        """Show the cards of the list; the current card stays, or else the one in its place."""
        number, row, shift = self.current, self.currentIndex().row(), self.verticalScrollBar().value()
        self.rows.show_cards(cards, registered)
        self.verticalScrollBar().setValue(shift)
        found = self.rows.row_of(number)
        row = found if found >= 0 else min(max(0, row), self.rows.rowCount() - 1)
        self.setCurrentIndex(self.rows.index(row))

    def refresh_colors(self) -> None:
        set_view_background(self)

    def _point(self, now: QModelIndex) -> None:
        if number := now.data(NUMBER):
            self.pointed.emit(number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain and event.key() in PRESSING and self.current:
            self.moved.emit(self.current)
        elif plain and event.key() == self._towards:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        number = self.indexAt(event.position().toPoint()).data(NUMBER)
        if number and event.button() == Qt.MouseButton.LeftButton:
            self.moved.emit(number)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self.dragMoveEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        takes = event.mimeData().hasFormat(MIME) and event.source() is not self
        self._aim(takes)
        event.setAccepted(takes)

    def dragLeaveEvent(self, _event: QDragLeaveEvent) -> None:
        self._aim(False)

    def dropEvent(self, event: QDropEvent) -> None:
        self._aim(False)
        event.acceptProposedAction()
        self.taken.emit(bytes(event.mimeData().data(MIME).data()).decode())

    def _aim(self, aimed: bool) -> None:
        self._aimed = aimed
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._aimed:
            painter = QPainter(self.viewport())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(theme().target), scaled(2), Qt.PenStyle.DashLine))
            painter.drawRoundedRect(QRectF(self.viewport().rect()).adjusted(2, 2, -2, -2), 6, 6)


class ExchangeDelegate(QStyledItemDelegate):
    """Draws a card: its first figure in the shape of its colour, its name, what has changed, its copies."""

    def __init__(self, view: ExchangeView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(scaled(180), scaled(ROW_HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: ExchangeRow = index.data(ROW)
        face, colors, edge = self._view.rows.face(row.number), theme(), ""
        if typed(option).state & QStyle.StateFlag.State_Selected:
            edge = colors.target if self._view.hasFocus() else colors.zone_edge
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cell, cost = typed(option).rect, _cost(face)
        room = paint_card_line(painter, cell, face, cost, row.copies, edge=edge, color=colors.text)
        if row.change:
            at_end = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            paint_line(painter, room, change_text(row), scaled_font(14, fonts.BOLD), colors.accent_self, at_end)
            room.setRight(room.right() - scaled(CHANGE_WIDTH))
        paint_name(painter, room.adjusted(0, 0, -scaled(2), 0), face.name)
        painter.restore()


def _cost(face: Face) -> int | None:
    """The figure that stands in the badge of the card's colour."""
    badges = [kind.key for kind in face.design.figures if kind.corner == "upper left"]
    figure = face.figure(badges[0]) if badges else None
    return figure if isinstance(figure, int) else None


def change_text(row: ExchangeRow) -> str:
    """The copies more or fewer than at the beginning.

    >>> change_text(ExchangeRow("ST01-001", 3, -1))
    '−1'
    """
    return f"{row.change:+}".replace("-", "−")


def list_names() -> tuple[str, str]:
    """The names of both lists."""
    return translate("Exchange", "Deck"), translate("Exchange", "Sideboard")
