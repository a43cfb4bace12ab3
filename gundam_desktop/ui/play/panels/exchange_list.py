"""One list of the exchange between two games: the deck or the sideboard, with what has come in and gone out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QMimeData,
    QModelIndex,
    QObject,
    QPointF,
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
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from gundam_desktop.tabletop import Face
from gundam_desktop.ui.cards.color_chip import paint_chip
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.button import PRESSING
from gundam_desktop.ui.style.item_index import NOWHERE, Index
from gundam_desktop.ui.style.scaling import fitted_font, scaled, scaled_font
from gundam_desktop.ui.style.stylesheets import set_view_background
from gundam_desktop.ui.style.theme import hue, theme
from gundam_desktop.ui.style.translation import translate
from gundam_desktop.ui.style.view_option import typed

NUMBER = Qt.ItemDataRole.UserRole + 1
ROW = Qt.ItemDataRole.UserRole + 2
MIME = "application/x-gundam-desktop-exchange"
"""A card that is dragged from one list to the other: its number."""
ROW_HEIGHT, COUNT_WIDTH, CHANGE_WIDTH = 30, 38, 30


class ExchangeRow(NamedTuple):
    """A card of a list."""

    number: str
    copies: int
    change: int
    """Copies more than at the beginning of the match; negative for fewer."""


class ExchangeModel(QAbstractListModel):
    """The cards of one list."""

    def __init__(self, face: Callable[[str], Face], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._face = face
        self._rows: list[ExchangeRow] = []

    @property
    def count(self) -> int:
        """Number of cards, copies counted."""
        return sum(row.copies for row in self._rows)

    def show_cards(self, cards: Iterable[tuple[str, int]], registered: Mapping[str, int]) -> None:
        """Show the cards of a list, with their differences from the list of the beginning."""
        self.beginResetModel()
        self._rows = [ExchangeRow(number, copies, copies - registered.get(number, 0)) for number, copies in cards]
        self.endResetModel()

    def row_of(self, number: str) -> int:
        """The row of a card; -1 if it is not in the list."""
        return next((at for at, row in enumerate(self._rows) if row.number == number), -1)

    def face(self, number: str) -> Face:
        """The face of a card."""
        return self._face(number)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled

    def mimeTypes(self) -> list[str]:
        return [MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        data = QMimeData()
        data.setData(MIME, QByteArray(str(indexes[0].data(NUMBER)).encode()))
        return data

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == NUMBER:
            return row.number
        if role == ROW:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
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
        cell = typed(option).rect
        state = typed(option).state
        row: ExchangeRow = index.data(ROW)
        face, colors, place = self._view.rows.face(row.number), theme(), QRectF(cell).adjusted(1, 1, -1, -1)
        current = bool(state & QStyle.StateFlag.State_Selected)
        edge = colors.target if self._view.hasFocus() else colors.zone_edge
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(edge), scaled(1.6)) if current else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colors.zone))
        painter.drawRoundedRect(place, 3, 3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(hue(face.color).frame))
        painter.drawRect(QRectF(place.left(), place.top(), scaled(4), place.height()))
        paint_chip(painter, QPointF(place.left() + scaled(20), place.center().y()), scaled(10), face.color, _cost(face))
        end = self._write(painter, place, place.right() - scaled(8), f"×{row.copies}", colors.text, COUNT_WIDTH)
        if row.change:
            end = self._write(painter, place, end, change_text(row), colors.accent_self, CHANGE_WIDTH)
        name = QRectF(place.left() + scaled(37), place.top(), end - place.left() - scaled(40), place.height())
        font = fitted_font(face.name, name.width(), 14, 11.5, fonts.MEDIUM)
        painter.setFont(font)
        painter.setPen(QColor(colors.text))
        shown = QFontMetricsF(font).elidedText(face.name, Qt.TextElideMode.ElideRight, name.width())
        painter.drawText(name, Qt.AlignmentFlag.AlignVCenter, shown)
        painter.restore()

    def _write(self, painter: QPainter, place: QRectF, end: float, text: str, color: str, width: int) -> float:
        """Write a figure that ends at `end`; return where what stands before it ends."""
        painter.setFont(scaled_font(14, fonts.BOLD))
        painter.setPen(QColor(color))
        box = QRectF(end - scaled(width), place.top(), scaled(width), place.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, text)
        return box.left() + scaled(4)


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
