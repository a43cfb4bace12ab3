"""Draws a card of the grid: its face, and below it the copies owned, in deck and sideboard."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks_api import MOST_COPIES
from gundam_desktop.tabletop import Face
from gundam_desktop.ui.cards import CARD_HEIGHT, CARD_WIDTH
from gundam_desktop.ui.cards.card_line import elide_of
from gundam_desktop.ui.cards.color_chip import paint_chip
from gundam_desktop.ui.decks.builder.cards_model import BESIDE, COPIES, FACE, NUMBER, OWNED
from gundam_desktop.ui.decks.builder.owned_badge import badge_width, paint_owned
from gundam_desktop.ui.decks.builder.step_buttons import ButtonPair, StepButtons
from gundam_desktop.ui.decks.builder.thumbnails import ThumbnailCache
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.item_index import Index
from gundam_desktop.ui.style.scaling import scaled, scaled_font
from gundam_desktop.ui.style.text_line import paint_line
from gundam_desktop.ui.style.theme import hue, theme
from gundam_desktop.ui.style.view_option import is_selected, typed

EDGE = 4
"""Room around a face, for its outline."""
BELOW = 20
"""Room below a face, for the copies."""
PIP, PIP_STEP = 10, 14
CORE = 0.22
"""Radius of the core of a box, as a share of its width."""
EMPTY_PIP = 0.6
"""Opacity of an empty box."""
BUTTON = (24, 18)


class CardGridDelegate(QStyledItemDelegate):
    """Draws cards `face_width` wide, each in the middle of its cell."""

    def __init__(self, view: QAbstractItemView, thumbnails: ThumbnailCache) -> None:
        super().__init__(view)
        self._view, self._thumbnails = view, thumbnails
        self.face_width = 0
        self.buttons = StepButtons(view, self.button_pair)

    def cell_height(self) -> int:
        """The height of a cell."""
        return round(self.face_width * CARD_HEIGHT / CARD_WIDTH) + 2 * scaled(EDGE) + scaled(BELOW)

    def button_pair(self, cell: QRect) -> ButtonPair:
        """Return the places of − and +, beside the copies."""
        place = self._face_place(cell)
        width, height = map(scaled, BUTTON)
        top = place.bottom() + scaled(EDGE)
        return ButtonPair(QRectF(place.left(), top, width, height), QRectF(place.right() - width, top, width, height))

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(self.face_width + 2 * scaled(EDGE), self.cell_height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell = typed(option).rect
        place, copies, beside = self._face_place(cell), int(index.data(COPIES)), int(index.data(BESIDE))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_face(painter, place, index, self._thumbnails)
        chosen = is_selected(option)
        if copies or beside or chosen:
            paint_outline(painter, place, chosen)
        self._paint_copies(painter, place, copies, beside)
        if self.buttons.shown_at(index.row()):
            self.buttons.paint(painter, cell)
        elif owned := int(index.data(OWNED)):
            paint_owned(painter, self._badge_place(place, owned), owned)
        painter.restore()

    @staticmethod
    def _badge_place(face: QRectF, owned: int) -> QPointF:
        """Return where the badge ends: below the face beside the boxes, on a corner of a face too small for that."""
        if face.width() / 2 - scaled(2 * PIP_STEP) < badge_width(owned):
            return QPointF(face.right() + scaled(2), face.top() + scaled(8))
        return QPointF(face.right(), face.bottom() + scaled(EDGE + 3 + PIP / 2))

    def _face_place(self, cell: QRect) -> QRectF:
        left = cell.left() + (cell.width() - self.face_width) // 2
        height = round(self.face_width * CARD_HEIGHT / CARD_WIDTH)
        return QRectF(left, cell.top() + scaled(EDGE), self.face_width, height)

    def _paint_copies(self, painter: QPainter, place: QRectF, copies: int, beside: int) -> None:
        """Draw four boxes: filled for copies in the deck, with a core in the sideboard; more than four as a number."""
        colors, pip, step = theme(), scaled(PIP), scaled(PIP_STEP)
        top = place.bottom() + scaled(EDGE + 3)
        if copies + beside > MOST_COPIES:
            painter.setFont(scaled_font(13, fonts.BOLD))
            painter.setPen(QColor(colors.danger))
            line = QRectF(place.left(), place.bottom() + scaled(EDGE), place.width(), scaled(BUTTON[1]))
            painter.drawText(line, Qt.AlignmentFlag.AlignCenter, f"×{copies} + {beside}" if beside else f"×{copies}")
            return
        left = place.center().x() - (MOST_COPIES * step - (step - pip)) / 2
        for n in range(MOST_COPIES):
            filled, used = n < copies, n < copies + beside
            box = QRectF(left + n * step, top, pip, pip)
            painter.setPen(QPen(QColor(colors.accent_self if used else colors.muted), scaled(1.2)))
            painter.setOpacity(1.0 if used else EMPTY_PIP)
            painter.setBrush(QColor(colors.accent_self) if filled else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 2, 2)
            if used and not filled:
                core = pip * CORE
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(colors.accent_self))
                painter.drawEllipse(box.center(), core, core)
        painter.setOpacity(1.0)


def paint_face(painter: QPainter, place: QRectF, index: Index, thumbnails: ThumbnailCache) -> None:
    """Paint the face of a card of a model, or a placeholder until its picture is made."""
    picture = thumbnails.picture(index.data(NUMBER))
    if picture is None:
        _paint_placeholder(painter, place, index.data(FACE))
    else:
        painter.drawPixmap(place, picture, QRectF(picture.rect()))


def paint_outline(painter: QPainter, place: QRectF, chosen: bool) -> None:
    """Draw the accent colour around a card in the deck, the target colour around the selected card."""
    colors, out = theme(), scaled(2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colors.target if chosen else colors.accent_self), scaled(3) if chosen else scaled(2.4)))
    radius = place.width() * 0.07
    painter.drawRoundedRect(place.adjusted(-out, -out, out, out), radius, radius)


def _paint_placeholder(painter: QPainter, place: QRectF, face: Face) -> None:
    """Draw frame, cost and name until the picture is made."""
    own, colors = hue(face.color), theme()
    radius = place.width() * 0.06
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(own.frame))
    painter.drawRoundedRect(place, radius, radius)
    edge = place.width() * 0.03
    body = place.adjusted(edge, place.height() * 0.2, -edge, -edge)
    painter.setBrush(QColor(colors.card_body))
    painter.drawRect(body)
    chip = place.width() * 0.11
    cost = library.stats(face).cost
    if cost is not None:
        paint_chip(painter, QPointF(place.left() + chip * 1.35, place.top() + chip * 1.35), chip, face.color, cost)
    name = QRectF(place.left() + chip * 2.7, place.top(), place.width() - chip * 2.9, place.height() * 0.2)
    paint_line(painter, name, face.name, scaled_font(12, fonts.BOLD), own.ink, elide=elide_of(face.name))
