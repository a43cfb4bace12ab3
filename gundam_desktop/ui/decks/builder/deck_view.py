"""The deck with its other parts as lines, stacks or whole cards: painting, arrow keys, drag and drop."""

from __future__ import annotations

from functools import reduce

from PySide6.QtCore import QEvent, QMimeData, QModelIndex, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyleOptionViewItem, QWidget

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks_api import DECK, MOST_COPIES, PARTS, Part
from gundam_desktop.ui.decks.builder.card_mime import CARDS, cards_of, origin_of
from gundam_desktop.ui.decks.builder.card_view_input import drag_away
from gundam_desktop.ui.decks.builder.cards_model import NUMBER
from gundam_desktop.ui.decks.builder.deck_arrangement import group_of
from gundam_desktop.ui.decks.builder.deck_layouts import LAYOUTS, ROW_HEIGHT, DeckLayout
from gundam_desktop.ui.decks.builder.deck_line_delegate import DeckLineDelegate
from gundam_desktop.ui.decks.builder.deck_model import DeckModel
from gundam_desktop.ui.decks.builder.deck_picture_delegate import DeckPictureDelegate
from gundam_desktop.ui.decks.builder.own_layout_view import OwnLayoutView
from gundam_desktop.ui.decks.builder.step_buttons import ButtonPair, StepButtons
from gundam_desktop.ui.decks.builder.thumbnails import ThumbnailCache
from gundam_desktop.ui.session.layouts import DeckLook
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.item_index import Index
from gundam_desktop.ui.style.scaling import scaled, scaled_font
from gundam_desktop.ui.style.stylesheets import set_view_background
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import language
from gundam_desktop.ui.style.view_option import typed

BELOW_ROWS = 2
"""Empty rows below the last part that take what is dropped for it, too."""


class DeckView(Ambient, OwnLayoutView):
    """Shows a `DeckModel`. Dropped cards are added; a card dragged away is removed,
    one dragged within it moves to another part or group.
    """

    dropped = Signal(str, int, str)
    """A card's number, the copies to add, and the part of the deck."""
    moved = Signal(str, str, str, int)
    """A card's number, the parts of the deck that it leaves and goes to, and the copies to move."""
    grouped = Signal(str, str)
    """A card's number, and the group of the player's that it goes to; empty for none."""

    def __init__(self, deck: DeckModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.deck = deck
        self.look = DeckLook()
        self._layout = DeckLayout(())
        self._aim = QRectF()
        """The part of the deck or the group that would take what is dragged; null for none."""
        self.empty = ""
        """The text shown in a deck without cards, below its Resources."""
        self.thumbnails = ThumbnailCache(lambda number: library.face(number, language()), self._wanted, self)
        self.thumbnails.made.connect(lambda _numbers: self.viewport().update())
        self.buttons = StepButtons(self, self._button_pair)
        self.buttons.row_changed.connect(self._show_on_top)
        self.line_delegate = DeckLineDelegate(self, self.buttons)
        self.picture_delegate = DeckPictureDelegate(self, self.buttons, self.thumbnails)
        self.setModel(deck)
        deck.modelReset.connect(self.fit)
        self.setItemDelegate(self.line_delegate)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.CopyAction)
        self.refresh_colors()

    # look

    def show_as(self, look: DeckLook) -> None:
        """Show the deck in this way; the current card stays in sight."""
        self.look = look
        self.picture_delegate.stacked = look.view == "stacks"
        self.setItemDelegate(self._delegate)
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAsNeeded if look.view == "list" else policy.ScrollBarAlwaysOn
        )  # faces are fitted to the width, which must not change with their height
        self.fit()
        self.scrollTo(self.currentIndex())

    @property
    def _delegate(self) -> DeckLineDelegate | DeckPictureDelegate:
        return self.line_delegate if self.look.view == "list" else self.picture_delegate

    def _button_pair(self, cell: QRect) -> ButtonPair:
        return self._delegate.button_pair(cell)

    def refresh_colors(self) -> None:
        self.thumbnails.refresh()
        set_view_background(self)

    def refresh_sizes(self) -> None:
        self.fit()

    def refresh_texts(self) -> None:
        self.thumbnails.clear()

    # layout

    def fit(self) -> None:
        """Compute the layout for the present rows and width."""
        self._layout = LAYOUTS[self.look.view](self.deck.lines, self.viewport().width())
        self.picture_delegate.layout = self._layout
        if self._layout.face_width:
            self.thumbnails.set_size(self._layout.face_width, self.devicePixelRatioF())
        self.doItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.fit()
        super().resizeEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.fit()
        return super().event(event)

    def updateGeometries(self) -> None:
        height, bar = self.viewport().height(), self.verticalScrollBar()
        bar.setRange(0, max(0, self._layout.height - height))
        bar.setPageStep(height)
        bar.setEnabled(bar.maximum() > 0)
        bar.setSingleStep(scaled(ROW_HEIGHT))

    def visualRect(self, index: Index) -> QRect:
        if not index.isValid() or index.row() >= len(self._layout.places):
            return QRect()
        return self._layout.places[index.row()].translated(0, -self.verticalScrollBar().value())

    def indexAt(self, at: QPoint) -> QModelIndex:
        at = at + QPoint(0, self.verticalScrollBar().value())
        found = (row for row, place in enumerate(self._layout.places) if place.contains(at))
        return self.deck.index(next(found, -1))

    def moveCursor(self, action: QAbstractItemView.CursorAction, _modifiers: Qt.KeyboardModifier) -> QModelIndex:
        moves = QAbstractItemView.CursorAction
        cards = [row for row, line in enumerate(self.deck.lines) if line.number]
        now = self.currentIndex().row()
        if now not in cards or action in (moves.MoveHome, moves.MoveEnd):
            return self.deck.index(cards[-1 if action == moves.MoveEnd else 0]) if cards else QModelIndex()
        page = self.viewport().height()
        downwards = {moves.MoveUp: -1, moves.MoveDown: 1, moves.MovePageUp: -page, moves.MovePageDown: page}
        if action in downwards:
            return self.deck.index(self._nearest(now, cards, QPoint(0, downwards[action])))
        step = 1 if action in (moves.MoveRight, moves.MoveNext) else -1
        if self.look.view == "stacks" and action in (moves.MoveLeft, moves.MoveRight):
            return self.deck.index(self._nearest(now, cards, QPoint(step, 0)))
        return self.deck.index(cards[max(0, min(len(cards) - 1, cards.index(now) + step))])

    def _nearest(self, now: int, cards: list[int], step: QPoint) -> int:
        """Return the row of the card nearest to a step from this one, in its direction; else the same row.

        In a stack a step downwards stays in its column, a step aside goes to the next column.
        """
        places, start = self._layout.places, self._layout.places[now].topLeft()
        aside_first = self.look.view == "stacks"

        def is_ahead(row: int) -> bool:
            away = places[row].topLeft() - start
            return away.x() * step.x() > 0 or away.y() * step.y() > 0

        def distance(row: int) -> tuple[int, int]:
            away = places[row].topLeft() - start - step
            return (abs(away.x()), abs(away.y())) if aside_first else (abs(away.y()), abs(away.x()))

        return min(filter(is_ahead, cards), key=distance, default=now)

    # painting

    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.currentIndex()
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Home, Qt.Key.Key_Up) and self.currentIndex() == before:
            self.scrollToTop()  # the heading over the first card

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self._show_on_top()

    def _show_on_top(self) -> None:
        """Show another card of a stack whole."""
        if self.look.view == "stacks":
            self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        plain = typed(option).state & ~QStyle.StateFlag.State_Selected
        for row in self._rows_to_paint(event.rect()):
            index = self.deck.index(row)
            chosen = self.selectionModel().isSelected(index)
            typed(option).rect = self.visualRect(index)
            typed(option).state = plain | (QStyle.StateFlag.State_Selected if chosen else QStyle.StateFlag.State_None)
            self._delegate.paint(painter, option, index)
        self._paint_over(painter)

    def _rows_to_paint(self, place: QRect) -> list[int]:
        """Return the rows in a rectangle of the viewport; in a stack the one under the mouse or the keys last."""
        shift, face = self.verticalScrollBar().value(), self._layout.face_height
        place = place.translated(0, shift)
        rows = [row for row, own in enumerate(self._layout.places) if own.adjusted(0, 0, 0, face).intersects(place)]
        top = self.buttons.row if self.buttons.row >= 0 or not self.hasFocus() else self.currentIndex().row()
        return sorted(rows, key=lambda row: row == top) if self.look.view == "stacks" else rows

    def _paint_over(self, painter: QPainter) -> None:
        """Paint what an empty deck says, and the outline of where a dragged card would go."""
        place = QRectF(self.viewport().rect())
        if self.deck.is_empty:
            painter.setPen(QColor(theme().muted))
            painter.setFont(scaled_font(14))
            edge = scaled(14)
            rows = self.deck.rowCount()
            below = self.visualRect(self.deck.index(rows - 1)).bottom() if rows else 0
            text = place.adjusted(edge, below + scaled(30), -edge, 0)
            painter.drawText(text, int(Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap), self.empty)
        if not self._aim.isNull():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(theme().target), scaled(2), Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self._aim.adjusted(2, 2, -2, -2), 6, 6)

    def _wanted(self) -> list[str]:
        """Return the numbers of the cards in sight, then the others."""
        if not self.isVisible() or not self._layout.face_width:
            return []
        seen, lines = self._rows_to_paint(self.viewport().rect()), self.deck.lines
        return list(dict.fromkeys(lines[row].number for row in (*seen, *range(len(lines))) if lines[row].number))

    def _place_of(self, part: Part) -> QRectF:
        """Return where a part of the deck takes what is dropped: other parts around their rows, the deck elsewhere.

        The outline of each part ends where the next one begins.
        """
        place = QRectF(self.viewport().rect())
        if not self.deck.rowCount():
            return place if part == DECK else QRectF()
        tops = [self.visualRect(self.deck.index(row)).top() for row in map(self.deck.heading_row, PARTS)]
        tops.append(self._layout.height - self.verticalScrollBar().value() + BELOW_ROWS * scaled(ROW_HEIGHT))
        top, end = tops[PARTS.index(part)], tops[PARTS.index(part) + 1]
        return place.intersected(QRectF(0, top, place.width(), end - top))

    # dragging

    def startDrag(self, _actions: Qt.DropAction) -> None:
        picture = self.thumbnails.picture(self.currentIndex().data(NUMBER)) if self._layout.face_width else None
        drag_away(self, picture)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self.dragMoveEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        if event.mimeData().hasFormat(CARDS):
            self._aim_at(self._target(event.position().toPoint(), event.mimeData()))
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragLeaveEvent(self, _event: QDragLeaveEvent) -> None:
        self._aim_at(QRectF())

    def dropEvent(self, event: QDropEvent) -> None:
        self._aim_at(QRectF())
        if not event.mimeData().hasFormat(CARDS):
            event.ignore()
            return
        event.acceptProposedAction()
        at = event.position().toPoint()
        part, origin = self.part_at(at), origin_of(event.mimeData())
        many = MOST_COPIES if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
        for number in cards_of(event.mimeData()):
            if origin is None:
                self.dropped.emit(number, many, part)
            elif part != origin:
                self.moved.emit(number, origin, part, many)
            elif section := self._group_section(at, number):
                self.grouped.emit(number, group_of(section) or "")

    def part_at(self, at: QPoint) -> Part:
        """Return the part of the deck that takes what is dropped at a point."""
        return next((part for part in PARTS if self._place_of(part).contains(QPointF(at))), DECK)

    def _target(self, at: QPoint, data: QMimeData) -> QRectF:
        """Return the place that takes what is dropped at a point; null if it stays where it is."""
        part, numbers = self.part_at(at), cards_of(data)
        if part != origin_of(data):
            return self._place_of(part)
        return self._place_of_section(self._group_section(at, numbers[0])) if numbers else QRectF()

    def _group_section(self, at: QPoint, number: str) -> str:
        """Return the section at a point if it is another group of the player's than that of a card; else empty."""
        lines = self.deck.lines
        own = next((line.section for line in lines if (line.number, line.part) == (number, DECK)), "")
        sections = (line.section for line in lines if not line.number and group_of(line.section) is not None)
        found = next((each for each in sections if self._place_of_section(each).contains(QPointF(at))), "")
        return found if found != own and group_of(own) is not None else ""

    def _place_of_section(self, section: str) -> QRectF:
        """Return the place of a heading and the cards below it."""
        rows = [row for row, line in enumerate(self.deck.lines) if line.section == section]
        places = (QRectF(self.visualRect(self.deck.index(row))) for row in rows)
        return reduce(QRectF.united, places, QRectF())

    def _aim_at(self, place: QRectF) -> None:
        self._aim = place
        self.viewport().update()
