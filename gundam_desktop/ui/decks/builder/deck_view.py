"""The list of the deck: drawing, drag and drop."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
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
)
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks_api import MOST_COPIES
from gundam_desktop.ui.decks.builder.card_mime import CARDS, OUT_OF_DECK, cards_of, drag_away
from gundam_desktop.ui.decks.builder.cards_model import COPIES, FACE, NUMBER, Index
from gundam_desktop.ui.decks.builder.color_chip import paint_chip
from gundam_desktop.ui.decks.builder.deck_model import SECTION, SECTIONS, DeckModel
from gundam_desktop.ui.decks.builder.step_buttons import ButtonPair, StepButtons
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.scaling import fitted_font, scaled, scaled_font
from gundam_desktop.ui.style.stylesheets import set_view_background
from gundam_desktop.ui.style.theme import hue, theme
from gundam_desktop.ui.style.translation import translate

ROW_HEIGHT, HEADING_HEIGHT = 27, 27
BUTTON = (24, 19)
COUNT_WIDTH, LEVEL_WIDTH = 36, 32


class DeckView(Ambient, QListView):
    """Shows a `DeckModel`. Dropped cards are added; a card dragged away is removed."""

    dropped = Signal(str, int)
    """A card's number, and the copies to add."""

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
        self._aimed = False
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
        if self._aimed:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(theme().target), scaled(2), Qt.PenStyle.DashLine))
            painter.drawRoundedRect(place.adjusted(2, 2, -2, -2), 6, 6)

    # dragging

    def startDrag(self, _actions: Qt.DropAction) -> None:
        drag_away(self)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasFormat(CARDS):
            self._aim(not event.mimeData().hasFormat(OUT_OF_DECK))
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        if event.mimeData().hasFormat(CARDS):
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragLeaveEvent(self, _event: QDragLeaveEvent) -> None:
        self._aim(False)

    def dropEvent(self, event: QDropEvent) -> None:
        self._aim(False)
        if not event.mimeData().hasFormat(CARDS):
            event.ignore()
            return
        event.acceptProposedAction()
        if not event.mimeData().hasFormat(OUT_OF_DECK):
            many = MOST_COPIES if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
            for number in cards_of(event.mimeData()):
                self.dropped.emit(number, many)

    def _aim(self, aimed: bool) -> None:
        self._aimed = aimed
        self.viewport().update()


class DeckLineDelegate(QStyledItemDelegate):
    """Draws a heading, or a card: cost in the shape of its colour, name, Lv, copies."""

    def __init__(self, view: DeckView) -> None:
        super().__init__(view)
        self.buttons = StepButtons(view, self.button_pair)

    def button_pair(self, cell: QRect) -> ButtonPair:
        """Return the places of − and +: before the count, instead of the Lv."""
        width, height = map(scaled, BUTTON)
        top = cell.center().y() + 0.5 - height / 2
        end = cell.right() - scaled(COUNT_WIDTH)
        return ButtonPair(
            QRectF(end - 2 * width - scaled(4), top, width, height),
            QRectF(end - width, top, width, height),
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
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, str(index.data(COPIES)))

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
            end = self.button_pair(cell).minus.left() - scaled(4)
            self.buttons.paint(painter, cell)
        elif figures.level is not None:
            painter.setFont(scaled_font(11.5))
            painter.setPen(QColor(colors.muted))
            level = QRectF(end - scaled(LEVEL_WIDTH), place.top(), scaled(LEVEL_WIDTH), place.height())
            painter.drawText(level, right, f"Lv{figures.level}")
            end -= scaled(LEVEL_WIDTH)
        name = QRectF(place.left() + scaled(34), place.top(), end - place.left() - scaled(36), place.height())
        text = index.data()
        font = fitted_font(text, name.width(), 13.5, 11.5, fonts.MEDIUM)
        painter.setFont(font)
        painter.setPen(QColor(colors.text))
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, name.width())
        painter.drawText(name, middle, shown)
