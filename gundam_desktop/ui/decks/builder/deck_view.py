"""The list of the deck and its sideboard: drawing, drag and drop."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks_api import DECK, MOST_COPIES, SIDEBOARD, Part
from gundam_desktop.ui.cards.color_chip import paint_chip
from gundam_desktop.ui.decks.builder.card_mime import CARDS, cards_of, drag_away, origin_of
from gundam_desktop.ui.decks.builder.cards_model import COPIES, FACE, NUMBER, PART, Index
from gundam_desktop.ui.decks.builder.deck_model import BREACH, SECTION, SECTIONS, SHARED, DeckModel, total_of
from gundam_desktop.ui.decks.builder.step_buttons import ButtonPair, StepButtons
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.scaling import fitted_font, scaled, scaled_font
from gundam_desktop.ui.style.stylesheets import set_view_background
from gundam_desktop.ui.style.theme import hue, theme
from gundam_desktop.ui.style.translation import translate

ROW_HEIGHT, HEADING_HEIGHT = 27, 27
BELOW_ROWS = 2
"""Empty rows below the sideboard that take what is dropped for it, too."""
BUTTON = (24, 19)
COUNT_WIDTH, LEVEL_WIDTH = 36, 32


class DeckView(Ambient, QListView):
    """Shows a `DeckModel`. Dropped cards are added; a card dragged away is removed, one dragged within it moves."""

    dropped = Signal(str, int, str)
    """A card's number, the copies to add, and the part of the deck."""
    moved = Signal(str, str, int)
    """A card's number, the part of the deck that it leaves, and the copies to move."""

    def __init__(self, deck: DeckModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.deck = deck
        self.line_delegate = DeckLineDelegate(self)
        self.empty = ""
        """The text shown for an empty deck."""
        self.setModel(deck)
        self.setItemDelegate(self.line_delegate)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.CopyAction)
        self._aim: Part | None = None
        """The part of the deck that would take what is dragged; None for neither."""
        self.refresh_colors()

    def refresh_colors(self) -> None:
        set_view_background(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.currentIndex()
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Home, Qt.Key.Key_Up) and self.currentIndex() == before:
            self.scrollToTop()  # the heading over the first card

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        place = QRectF(self.viewport().rect())
        if not self.deck.rowCount():
            painter.setPen(QColor(theme().muted))
            painter.setFont(scaled_font(14))
            edge = scaled(14)
            text = place.adjusted(edge, scaled(30), -edge, 0)
            painter.drawText(text, int(Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap), self.empty)
        if self._aim is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(theme().target), scaled(2), Qt.PenStyle.DashLine))
            painter.drawRoundedRect(self._place_of(self._aim).adjusted(2, 2, -2, -2), 6, 6)

    def _place_of(self, part: Part) -> QRectF:
        """Return where a part of the deck takes what is dropped: the sideboard around its rows, the deck elsewhere.

        The outline of the deck ends where the sideboard begins.
        """
        place, heading = QRectF(self.viewport().rect()), self.deck.sideboard_row
        if heading < 0:
            return place if part == DECK else QRectF()
        top = self.visualRect(self.deck.index(heading)).top()
        if part == DECK:
            return place.intersected(QRectF(0, 0, place.width(), max(0, top)))
        end = self.visualRect(self.deck.index(self.deck.rowCount() - 1)).bottom() + BELOW_ROWS * scaled(ROW_HEIGHT)
        return place.intersected(QRectF(0, top, place.width(), end - top))

    # dragging

    def startDrag(self, _actions: Qt.DropAction) -> None:
        drag_away(self)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self.dragMoveEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        if event.mimeData().hasFormat(CARDS):
            part = self.part_at(event.position().toPoint())
            self._aim_at(part if part != origin_of(event.mimeData()) else None)
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragLeaveEvent(self, _event: QDragLeaveEvent) -> None:
        self._aim_at(None)

    def dropEvent(self, event: QDropEvent) -> None:
        self._aim_at(None)
        if not event.mimeData().hasFormat(CARDS):
            event.ignore()
            return
        event.acceptProposedAction()
        part, origin = self.part_at(event.position().toPoint()), origin_of(event.mimeData())
        many = MOST_COPIES if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
        for number in cards_of(event.mimeData()):
            if origin is None:
                self.dropped.emit(number, many, part)
            elif part != origin:
                self.moved.emit(number, origin, many)

    def part_at(self, at: QPoint) -> Part:
        """Return the part of the deck that takes what is dropped at a point."""
        return SIDEBOARD if self._place_of(SIDEBOARD).contains(QPointF(at)) else DECK

    def _aim_at(self, part: Part | None) -> None:
        self._aim = part
        self.viewport().update()


class DeckLineDelegate(QStyledItemDelegate):
    """Draws a heading, or a card: cost in the shape of its colour, name, Lv, copies."""

    def __init__(self, view: DeckView) -> None:
        super().__init__(view)
        self._view = view
        self.buttons = StepButtons(view, self.button_pair)

    def button_pair(self, cell: QRect) -> ButtonPair:
        """Return the places of − and +: before the count, instead of the Lv; before them, moving to the other part."""
        width, height = map(scaled, BUTTON)
        top = cell.center().y() + 0.5 - height / 2
        end = cell.right() - scaled(COUNT_WIDTH)
        step = width + scaled(4)
        moves = self._view.indexAt(cell.center()).data(SECTION) != "resource"
        return ButtonPair(
            QRectF(end - step - width, top, width, height),
            QRectF(end - width, top, width, height),
            QRectF(end - 2 * step - width, top, width, height) if moves else None,
        )

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(scaled(180), scaled(ROW_HEIGHT if index.data(NUMBER) else HEADING_HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        place: QRect = option.rect  # type: ignore[attr-defined]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if index.data(NUMBER):
            chosen = bool(option.state & QStyle.StateFlag.State_Selected)  # type: ignore[attr-defined]
            self._paint_card(painter, place, index, chosen)
        else:
            self._paint_heading(painter, QRectF(place), index)
        painter.restore()

    def _paint_heading(self, painter: QPainter, place: QRectF, index: Index) -> None:
        title = translate("DeckModel", SECTIONS[index.data(SECTION)]).upper()
        font = scaled_font(11.5, fonts.BOLD)
        painter.setFont(font)
        painter.setPen(QColor(theme().muted))
        line = place.adjusted(scaled(4), scaled(5), -scaled(8), 0)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, title)
        painter.setPen(QColor(theme().text))
        line.setLeft(line.left() + QFontMetricsF(font).horizontalAdvance(title) + scaled(8))
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, total_of(self._view.deck.lines[index.row()]))

    def _paint_card(self, painter: QPainter, cell: QRect, index: Index, chosen: bool) -> None:
        colors, face, count = theme(), index.data(FACE), index.data(COPIES)
        figures = library.stats(face)
        place = QRectF(cell).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(QColor(colors.target), scaled(1.6)) if chosen else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colors.zone))
        painter.drawRoundedRect(place, 3, 3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(hue(face.color).frame))
        painter.drawRect(QRectF(place.left(), place.top(), scaled(4), place.height()))
        chip = QPointF(place.left() + scaled(19), place.center().y())
        paint_chip(painter, chip, scaled(9), face.color, figures.cost)
        middle, right = Qt.AlignmentFlag.AlignVCenter, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        end = place.right() - scaled(8)
        painter.setFont(scaled_font(14, fonts.BOLD))
        too_many = face.type != "resource" and count > MOST_COPIES
        painter.setPen(QColor(colors.danger if too_many else colors.text))
        painter.drawText(QRectF(place.left(), place.top(), end - place.left(), place.height()), right, f"×{count}")
        end -= scaled(COUNT_WIDTH - 4)
        if self.buttons.shown_at(index.row()):
            pair = self.button_pair(cell)
            end = (pair.move or pair.minus).left() - scaled(4)
            self.buttons.paint(painter, cell, upwards=index.data(PART) == SIDEBOARD)
        elif figures.level is not None:
            painter.setFont(scaled_font(11.5))
            painter.setPen(QColor(colors.muted))
            level = QRectF(end - scaled(LEVEL_WIDTH), place.top(), scaled(LEVEL_WIDTH), place.height())
            painter.drawText(level, right, f"Lv{figures.level}")
            end -= scaled(LEVEL_WIDTH)
        start = place.left() + scaled(34)
        if index.data(BREACH):
            self._paint_breach(painter, QPointF(start + scaled(7), place.center().y()))
            start += scaled(19)
        if shared := index.data(SHARED):
            painter.setFont(scaled_font(11.5))
            painter.setPen(QColor(colors.muted))
            room = QFontMetricsF(painter.font()).horizontalAdvance(shared)
            painter.drawText(QRectF(end - room, place.top(), room, place.height()), middle, shared)
            end -= room + scaled(6)
        name = QRectF(start, place.top(), end - start - scaled(2), place.height())
        text = index.data()
        font = fitted_font(text, name.width(), 13.5, 11.5, fonts.MEDIUM)
        painter.setFont(font)
        painter.setPen(QColor(colors.text))
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, name.width())
        painter.drawText(name, middle, shown)

    @staticmethod
    def _paint_breach(painter: QPainter, center: QPointF) -> None:
        """Paint the mark of a card that breaks a rule: a triangle with an exclamation mark."""
        half = scaled(7)
        corners = (QPointF(0, -half), QPointF(half, half * 0.8), QPointF(-half, half * 0.8))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme().danger))
        painter.drawPolygon(QPolygonF([center + corner for corner in corners]))
        painter.setPen(QPen(QColor(theme().panel), scaled(1.6)))
        painter.drawLine(center + QPointF(0, -half * 0.35), center + QPointF(0, half * 0.2))
        painter.drawPoint(center + QPointF(0, half * 0.55))
