"""The cards that an ambiguous line may mean, as a strip of faces to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QObject,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.tabletop import Face
from gundam_desktop.ui.cards import CARD_HEIGHT, CARD_WIDTH, Detail, card_pixmap
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.button import PRESSING
from gundam_desktop.ui.style.item_index import Index
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.panel import thin_scroll_bar
from gundam_desktop.ui.style.row_model import ROW, WORDS, RowModel
from gundam_desktop.ui.style.scaling import scaled, scaled_font
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import language, translate
from gundam_desktop.ui.style.view_option import typed

CARD = 92.0
"""Width of a card."""
_EDGE = 6
_CAPTION = 20


class CandidatesStrip(QListView):
    """Shows cards side by side; click or Enter chooses one."""

    chosen = Signal(str)
    """The number of the card."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards = CandidatesModel(self)
        self.setModel(self._cards)
        self.setItemDelegate(CandidateDelegate(self))
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setStyleSheet(thin_scroll_bar())
        self.setMouseTracking(True)
        self.setFixedHeight(_item_size().height() + scaled(14))
        self.setAccessibleName(self.tr("Which card do you mean?"))
        self.clicked.connect(self._choose)

    def show_cards(self, numbers: Sequence[str], chosen: str) -> None:
        """Show these cards and select `chosen`, if it is among them."""
        self._cards.show_rows([library.face(number, language()) for number in numbers])
        row = numbers.index(chosen) if chosen in numbers else 0
        self.setCurrentIndex(self._cards.index(row, 0))
        if chosen not in numbers:
            self.clearSelection()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in PRESSING and self.currentIndex().isValid():
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _choose(self, index: Index) -> None:
        self.chosen.emit(index.data(ROW).number)


class CandidatesModel(RowModel[Face]):
    """Faces of cards."""

    def shown(self, row: Face, role: int) -> object:
        if role == Qt.ItemDataRole.ToolTipRole:
            return literal(in_words(row))
        return in_words(row) if role in WORDS else None


def in_words(face: Face) -> str:
    """Return a card in words that distinguish it from others of its name."""
    figures = library.stats(face)
    text = translate("Candidates", "{number} {name}, {type}, Lv {level}, cost {cost}, {color}")
    return text.format(
        number=face.number,
        name=face.name,
        type=face.type_name,
        level="–" if figures.level is None else figures.level,
        cost="–" if figures.cost is None else figures.cost,
        color=decks_api.color_names((face.color,), language()) if face.color else "–",
    )


class CandidateDelegate(QStyledItemDelegate):
    """Draws a card with its number, and a frame around the chosen one."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return _item_size()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        face: Face = index.data(ROW)
        rect, state = QRectF(typed(option).rect), typed(option).state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        pointed = bool(state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_HasFocus))
        width = scaled(CARD)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen or pointed:
            painter.setPen(QPen(QColor(theme().accent_self if chosen else theme().zone_edge), 2))
            painter.setBrush(QColor(theme().zone))
            frame = QRectF(rect.topLeft(), QSizeF(_item_size()))
            painter.drawRoundedRect(frame.adjusted(1, 1, -1, -1), 8, 8)
        corner = QPointF(rect.left() + scaled(_EDGE), rect.top() + scaled(_EDGE))
        ratio = painter.device().devicePixelRatio()
        painter.drawPixmap(corner, card_pixmap(face, width, ratio, detail=Detail.TABLE))
        below = corner.y() + width * CARD_HEIGHT / CARD_WIDTH + 2
        caption = QRectF(rect.left(), below, rect.width(), scaled(_CAPTION))
        painter.setFont(scaled_font(13, fonts.BOLD if chosen else fonts.NORMAL))
        painter.setPen(QColor(theme().text))
        painter.drawText(caption, Qt.AlignmentFlag.AlignCenter, face.number)
        painter.restore()


def _item_size() -> QSize:
    width = scaled(CARD)
    height = round(width * CARD_HEIGHT / CARD_WIDTH)
    return QSize(width + 2 * scaled(_EDGE), height + scaled(_EDGE) + scaled(_CAPTION) + 4)
