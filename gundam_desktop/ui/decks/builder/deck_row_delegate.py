"""What the delegates of a deck's list share, whether they draw lines or faces: headings, and marks on cards."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from gundam_desktop.games.gcg.decks_api import MOST_COPIES
from gundam_desktop.ui.decks.builder.cards_model import COPIES, FACE, NUMBER
from gundam_desktop.ui.decks.builder.deck_arrangement import SECTIONS, title_of
from gundam_desktop.ui.decks.builder.deck_model import SECTION, total_of
from gundam_desktop.ui.decks.builder.step_buttons import StepButtons
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.item_index import Index
from gundam_desktop.ui.style.scaling import fitted_font, scaled
from gundam_desktop.ui.style.text_line import paint_line
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.view_option import is_selected, typed


class DeckRowDelegate(QStyledItemDelegate):  # a class of Qt cannot be an ABC
    """Draws a row of a deck: a heading, or a card as a subclass draws it."""

    def __init__(self, view: QAbstractItemView, buttons: StepButtons) -> None:
        super().__init__(view)
        self._view, self._buttons = view, buttons

    def paint_card(self, painter: QPainter, cell: QRect, index: Index, *, chosen: bool) -> None:
        """Draw a card into its cell; `chosen` if it is selected."""
        raise NotImplementedError

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell = typed(option).rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if index.data(NUMBER):
            self.paint_card(painter, cell, index, chosen=is_selected(option))
        else:
            _paint_heading(painter, QRectF(cell), index)
        painter.restore()


def color_of_copies(index: Index) -> str:
    """The colour of a card's copies: that of errors if there are more than a deck may have."""
    too_many = index.data(FACE).type != "resource" and index.data(COPIES) > MOST_COPIES
    return theme().danger if too_many else theme().text


def paint_breach(painter: QPainter, center: QPointF) -> None:
    """Paint the mark of a card that breaks a rule: a triangle with an exclamation mark."""
    half = scaled(7)
    corners = (QPointF(0, -half), QPointF(half, half * 0.8), QPointF(-half, half * 0.8))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme().danger))
    painter.drawPolygon(QPolygonF([center + corner for corner in corners]))
    painter.setPen(QPen(QColor(theme().panel), scaled(1.6)))
    painter.drawLine(center + QPointF(0, -half * 0.35), center + QPointF(0, half * 0.2))
    painter.drawPoint(center + QPointF(0, half * 0.55))


def _paint_heading(painter: QPainter, place: QRectF, index: Index) -> None:
    """Paint the title of a section and its total; the title is cut off where there is no room."""
    section = index.data(SECTION)
    title, total = title_of(section), total_of(section, index.data(COPIES))
    title = title.upper() if section in SECTIONS else title
    line = place.adjusted(scaled(4), scaled(5), -scaled(8), 0)
    font = fitted_font(f"{title}  {total}", line.width(), 11.5, 9.5, fonts.BOLD)
    metrics = QFontMetricsF(font)
    room = line.width() - metrics.horizontalAdvance(total) - scaled(8)
    wide = min(room, metrics.horizontalAdvance(title) + 1)
    paint_line(painter, QRectF(line.left(), line.top(), wide, line.height()), title, font, theme().muted)
    line.setLeft(line.left() + wide + scaled(8))
    paint_line(painter, line, total, font, theme().text)
