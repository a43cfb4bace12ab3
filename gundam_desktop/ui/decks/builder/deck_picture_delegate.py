"""Draws the deck as faces: whole ones with their copies below, or stacks with the copies on each card."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyleOptionViewItem

from gundam_desktop.ui.decks.builder.card_grid_delegate import paint_face, paint_outline
from gundam_desktop.ui.decks.builder.cards_model import COPIES, OWNED
from gundam_desktop.ui.decks.builder.deck_layouts import EDGE, SEEN, DeckLayout
from gundam_desktop.ui.decks.builder.deck_model import BREACH, LACKING
from gundam_desktop.ui.decks.builder.deck_row_delegate import DeckRowDelegate, color_of_copies, paint_breach
from gundam_desktop.ui.decks.builder.owned_badge import paint_owned
from gundam_desktop.ui.decks.builder.step_buttons import ButtonPair, StepButtons
from gundam_desktop.ui.decks.builder.thumbnails import ThumbnailCache
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.item_index import Index
from gundam_desktop.ui.style.scaling import scaled, scaled_font
from gundam_desktop.ui.style.theme import theme

BUTTON = (22, 17)
COUNT_WIDTH = 28


class DeckPictureDelegate(DeckRowDelegate):
    """Draws the rows of a deck by a layout with faces."""

    def __init__(self, view: QAbstractItemView, buttons: StepButtons, thumbnails: ThumbnailCache) -> None:
        super().__init__(view, buttons)
        self._thumbnails = thumbnails
        self.layout = DeckLayout(())
        self.stacked = False
        """True if the cards cover each other."""

    def face_place(self, cell: QRect) -> QRect:
        """Return where the whole face of a card is, whose cell may be only the part of it that is seen."""
        left = cell.left() + (cell.width() - self.layout.face_width) // 2
        return QRect(left, cell.top() + scaled(EDGE), self.layout.face_width, self.layout.face_height)

    def button_pair(self, cell: QRect) -> ButtonPair:
        """Return the places of − and +: at both ends below a whole card, at the left of the Lv in a stack."""
        face, (width, height) = QRectF(self.face_place(cell)), map(scaled, BUTTON)
        if self.stacked:
            top = face.top() + face.height() * SEEN - height - scaled(EDGE)
            left = face.left() + scaled(2)
            return ButtonPair(QRectF(left, top, width, height), QRectF(left + width + scaled(EDGE), top, width, height))
        top = face.bottom() + scaled(EDGE)
        return ButtonPair(QRectF(face.left(), top, width, height), QRectF(face.right() - width, top, width, height))

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(self.layout.face_width, self.layout.face_height)

    def paint_card(self, painter: QPainter, cell: QRect, index: Index, *, chosen: bool) -> None:
        face = QRectF(self.face_place(cell))
        paint_face(painter, face, index, self._thumbnails)
        if chosen:
            paint_outline(painter, face, chosen)
        copies = self._copies_place(face, index)
        self._paint_copies(painter, copies, index)
        if index.data(BREACH):
            half = scaled(11)
            mark = QPointF(face.right() - half * 0.5, face.top() + half * 0.5)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme().panel))
            painter.drawEllipse(mark, half, half)
            paint_breach(painter, mark - QPointF(0, half * 0.1))
        if self._buttons.shown_at(index.row()):
            self._buttons.paint(painter, cell)
        elif (owned := index.data(OWNED)) is not None:
            end = copies.left() if self.stacked else face.right()
            paint_owned(painter, QPointF(end - scaled(2), copies.center().y()), owned, lacking=index.data(LACKING))

    def _copies_place(self, face: QRectF, index: Index) -> QRectF:
        """Return where the copies are written: below a whole card, or in a box on what is seen of a stacked one."""
        height = scaled(BUTTON[1])
        if not self.stacked:
            return QRectF(face.left(), face.bottom() + scaled(EDGE), face.width(), height)
        room = QFontMetricsF(scaled_font(13, fonts.BOLD)).horizontalAdvance(f"×{index.data(COPIES)}")
        width, bottom = max(scaled(COUNT_WIDTH), room + scaled(8)), face.top() + face.height() * SEEN - scaled(EDGE)
        return QRectF(face.right() - width - scaled(2), bottom - height, width, height)

    def _paint_copies(self, painter: QPainter, place: QRectF, index: Index) -> None:
        if self.stacked:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme().panel))
            painter.drawRoundedRect(place, scaled(4), scaled(4))
        painter.setFont(scaled_font(13, fonts.BOLD))
        painter.setPen(QColor(color_of_copies(index)))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, f"×{index.data(COPIES)}")
